"""The half of the room opposite the mirrors: sofa by the window, product shelves, the door to the wash room."""

import math

import numpy as np

from renderer.geometry import arch, box, cut_sheet, lathe, transform, tube

from . import bottles, life, lounge, plants, textiles
from . import materials as m
from .prints import framed_print, strands, sunrise
from .shell import EAST, SOUTH
from .surfaces import terrazzo

SHELF = (0.25, 2.05)
# Each shelf: its top, where the products start, and their groups for bottles.product_row().
ROWS = (
    (
        1.136,
        0.07,
        (
            (3, 0.078, 'shampoo', 'round', 'amber', 'pump'),
            None,
            (2, 0.072, 'mist', 'slim', 'cream', 'spray'),
            (2, 0.086, 'clay', 'jar', 'amber'),
            (3, 0.070, 'conditioner', 'tall', 'sage', 'pump'),
            None,
            (1, 0.070, 'conditioner', 'tall', 'sage', 'pump'),
            (3, 0.092, 'mask', 'jar', 'cream'),
        ),
    ),
    (
        1.536,
        0.07,
        (
            (2, 0.070, 'oil', 'small', 'amber', 'dropper'),
            None,
            (3, 0.068, 'curl cream', 'tube', 'clay'),
            None,
            (2, 0.076, 'conditioner', 'tall', 'cream'),
            (1, 0.080, 'shampoo', 'round', 'amber', 'pump'),
            (3, 0.086, 'mask', 'jar', 'amber'),
        ),
    ),
    (
        1.936,
        0.45,
        (
            (3, 0.080, 'shampoo', 'round', 'cream', 'pump'),
            None,
            (4, 0.070, 'oil', 'small', 'amber', 'dropper'),
            (3, 0.072, 'curl cream', 'tube', 'clay'),
            (2, 0.070, 'mist', 'slim', 'sage', 'spray'),
        ),
    ),
)


def waiting():
    """Sofa under two prints, side table with coffee, rug, lamp and plant near the window."""
    with transform((-1.35, SOUTH, 0)):
        lounge.sofa((0, 0.50, 0), math.pi)
        lounge.throw_pillow((-0.62, 0.45, 0.67), (1.25, 0.08, math.pi + 0.15), m.linen('c9a58a'))
        lounge.throw_pillow((0.60, 0.46, 0.67), (1.22, -0.06, math.pi - 0.12), m.linen('d9c8ae'), 0.46)
        lounge.throw_pillow((0.30, 0.57, 0.63), (1.15, 0.1, math.pi + 0.2), m.leather('8a4a2a', 0.5), 0.36)
        framed_print((-0.36, 0, 1.62), 0.6, 0.8, sunrise)
        framed_print((0.42, 0, 1.56), 0.5, 0.68, strands)
        lounge.side_table((1.30, 0.48, 0))
        lounge.mug((1.18, 0.58, 0.46), 0.6)
        lounge.table_lamp((1.36, 0.42, 0.46))
        textiles.rug((0.1, 1.55, 0.0), 2.3, 1.5, m.woven())
        lounge.coffee_table((0.05, 1.5, 0.006), 0.06)
        lounge.magazine((-0.12, 1.48, 0.381), 0.2, '9e3c12')
        lounge.magazine((-0.13, 1.485, 0.389), -0.12, 'd9c3a8', mark='4a5a43')
        lounge.mug((0.02, 1.64, 0.375), 1.2, filled=0.028)
        lounge.open_magazine((0.12, 0.64, 0.492), 2.6)
        plants.vase((0.24, 1.56, 0.375), 'egg', 'efe4d4', 0.95)
        for i, (x, y, z) in enumerate(
            ((0.10, 1.50, 0.75), (0.36, 1.62, 0.78), (0.22, 1.42, 0.80), (0.30, 1.75, 0.70), (0.16, 1.68, 0.84))
        ):
            plants.branch((0.24, 1.56, 0.50), (x, y, z), 34, 0.04, 0.3, seed=20 + i)
    plants.potted(
        (-2.62, -5.18, 0),
        seed=12,
        radius=0.2,
        height=0.36,
        hex_color='cdbba6',
        plant_height=1.25,
        reach=0.32,
        leaves=64,
        size=0.2,
    )


def shelves():
    """Walnut boards on brass rails, full of products; a cabinet with fluted doors below."""
    start, end = SHELF
    middle, width = (start + end) / 2, end - start
    rng = np.random.default_rng(11)
    for x in (start + 0.12, middle, end - 0.12):
        tube('rail', [(x, SOUTH + 0.02, 0.92), (x, SOUTH + 0.02, 2.42)], 0.009, m.brass())
        for z in (1.12, 1.52, 1.92, 2.32):
            tube('arm', [(x, SOUTH + 0.02, z - 0.022), (x, SOUTH + 0.25, z - 0.022)], 0.006, m.brass())
    for z in (1.12, 1.52, 1.92, 2.32):
        box('shelf', (width, 0.26, 0.032), m.walnut(), location=(middle, SOUTH + 0.15, z), bevel=0.003)
    for z, first, row in ROWS:
        bottles.product_row(rng, start + first, SOUTH + 0.17, z, row, facing=math.pi)
    life.note(rng, (start + 0.495, SOUTH + 0.225, 1.536), math.pi + 0.16, ('June’s favorite', 'for curls'))
    life.note(rng, (start + 0.930, SOUTH + 0.235, 1.136), math.pi - 0.10, ('travel sizes', 'at the desk'))
    shelf_y = SOUTH + 0.16
    textiles.towel_stack((end - 0.26, shelf_y, 1.536), [m.terry(), m.terry('a9b498'), m.terry()], seed=3)
    plants.vase((start + 0.2, shelf_y, 1.936), 'egg', 'b9846b', 0.9)
    plants.vase((start + 0.25, shelf_y, 2.336), 'tall', 'efe4d4', 0.95)
    plants.vase((start + 0.5, shelf_y, 2.336), 'bowl', '6f7a5f', 1.0)
    with transform((end - 0.3, shelf_y, 2.336)):
        plants.pot((0, 0, 0), 0.07, 0.11, 'd8c4ae')
        plants.leafy((0, 0, 0.095), 0.2, 0.2, 7, 44, 0.075, 9, 0.36)
    cabinet(middle, width)


def cabinet(middle, width):
    """Low doors of half-round slats under a terrazzo top."""
    box('body', (width, 0.38, 0.74), m.walnut(), location=(middle, SOUTH + 0.20, 0.45))
    box('top', (width + 0.05, 0.42, 0.028), terrazzo(), location=(middle, SOUTH + 0.21, 0.834), bevel=0.005)
    box('plinth', (width - 0.1, 0.32, 0.08), m.black(), location=(middle, SOUTH + 0.18, 0.04))
    slats((middle - width / 2 + 0.02, SOUTH + 0.392), (middle + width / 2 - 0.02, SOUTH + 0.392), 0.12, 0.78)


def back_door():
    """The arched walnut door to the wash room, in the east wall."""
    with transform((EAST - 0.02, -2.4, 0), (math.pi / 2, 0, -math.pi / 2)):
        cut_sheet('jamb', arch(1.16, 2.42), 0.05, m.brass(), edge=0.004)
        cut_sheet('door', arch(1.08, 2.38), 0.07, m.walnut(1), edge=0.004)
    tube('pull', [(EAST - 0.11, -2.78, 0.9), (EAST - 0.11, -2.78, 1.5)], 0.012, m.brass())


def slats(start, end, foot, top):
    """Half-round walnut slats side by side along a line on the floor."""
    (xa, ya), (xb, yb) = start, end
    length = math.hypot(xb - xa, yb - ya)
    count = round(length / 0.030)
    for i in range(count):
        k = (i + 0.5) / count
        location = (xa + (xb - xa) * k, ya + (yb - ya) * k, 0)
        r = length / count / 2 * 0.97
        lathe('slat', [(0, foot), (r, foot), (r, top), (0, top)], m.walnut(2), location=location, sides=20)
