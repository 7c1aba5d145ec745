"""The half of the room away from the mirrors: bench by the window, product shelves, reception desk."""

import math

import numpy as np

from . import bottles, light, lounge, materials as m, plants, textiles
from .shapes import arch, box, lathe, placed, plate, tube
from .shell import EAST, SOUTH
from .surfaces import terrazzo

DESK = (3.55, -4.35)
SHELF = (0.25, 2.05)


def picture(at, wide, high, draw):
    """A framed print on the south wall: oak frame, paper, plain shapes from draw()."""
    with placed(at):
        thick = 0.022
        for side in (-1, 1):
            box('frame', (thick, 0.03, high + thick), m.oak(2), at=(side * wide / 2, 0.015, 0), bevel=0.002)
            box('frame', (wide + thick, 0.03, thick), m.oak(0), at=(0, 0.015, side * high / 2), bevel=0.002)
        box('print', (wide, 0.006, high), m.paper('efe6d8'), at=(0, 0.006, 0), bevel=0)
        with placed((0, 0.0095, 0), (math.pi / 2, 0, math.pi)):
            draw(wide, high)


def disc(x, y, r, code, lift=0.0):
    """A round of coloured paper."""
    ring = [(x + r * math.cos(2 * math.pi * i / 80), y + r * math.sin(2 * math.pi * i / 80)) for i in range(80)]
    plate('shape', ring, 0.0008, m.paint(code, 0.8), at=(0, 0, 0.001 + lift), bevel=0.0001)


def hill(wide, high, code, top, bow, lift):
    """A field of colour with a curved upper edge."""
    edge = [(-wide / 2 + wide * i / 60, top + bow * math.sin(math.pi * (i / 60 * 1.3 + 0.2))) for i in range(61)]
    plate('shape', [(-wide / 2, -high / 2), (wide / 2, -high / 2), *edge[::-1]], 0.0008, m.paint(code, 0.8), at=(0, 0, 0.001 + lift), bevel=0.0001)


def sunrise(wide, high):
    """Copper sun over sage hills."""
    w, h = wide - 0.12, high - 0.12
    disc(0.08 * wide, 0.12 * high, 0.2 * wide, 'b0592e')
    hill(w, h, 'a9b498', -0.12 * high, 0.06, 0.001)
    hill(w, h, '5f6f53', -0.27 * high, -0.05, 0.002)


def strands(wide, high):
    """Three strands falling in a wave."""
    for i, code in enumerate(('9e3c12', 'c98d62', '4a5a43')):
        left, right = [], []
        for k in range(60):
            y = high * (0.40 - 0.80 * k / 59)
            x = wide * (-0.2 + 0.2 * i) + 0.06 * math.sin(k / 59 * 6.0 + i * 0.25)
            half = 0.028 * (1 - 0.5 * (k / 59) ** 2)
            left.append((x - half, y))
            right.append((x + half, y))
        plate('shape', left + right[::-1], 0.0008, m.paint(code, 0.8), at=(0, 0, 0.001 + i * 0.001), bevel=0.0001)


def waiting(lamps=0, seat=None):
    """Sofa under two prints, side table with coffee, rug, lamp and plant near the window."""
    with placed((-1.35, SOUTH, 0)):
        lounge.sofa((0, 0.50, 0), math.pi)
        lounge.pillow((-0.62, 0.45, 0.67), (1.25, 0.08, math.pi + 0.15), m.linen('c9a58a'))
        lounge.pillow((0.60, 0.46, 0.67), (1.22, -0.06, math.pi - 0.12), m.linen('e8dcc8'), 0.46)
        lounge.pillow((0.30, 0.57, 0.63), (1.15, 0.1, math.pi + 0.2), m.leather('8a4a2a', 0.5), 0.36)
        picture((-0.36, 0, 1.62), 0.6, 0.8, sunrise)
        picture((0.42, 0, 1.56), 0.5, 0.68, strands)
        lounge.side_table((1.30, 0.48, 0))
        lounge.mug((1.18, 0.58, 0.46), 0.6)
        lounge.table_lamp((1.36, 0.42, 0.46), lamps)
        textiles.rug((0.1, 1.55, 0.0), 2.3, 1.5, m.linen('d9c6aa'))
        lounge.low_table((0.05, 1.5, 0.006), 0.06)
        lounge.magazine((-0.12, 1.48, 0.381), 0.2, '9e3c12')
        lounge.magazine((-0.13, 1.485, 0.389), -0.12, 'd9c3a8', mark='4a5a43')
        plants.vase((0.24, 1.56, 0.375), 'egg', 'efe4d4', 0.95)
        for i, (x, y, z) in enumerate(((0.10, 1.50, 0.75), (0.36, 1.62, 0.78), (0.22, 1.42, 0.80), (0.30, 1.75, 0.70), (0.16, 1.68, 0.84))):
            plants.branch((0.24, 1.56, 0.50), (x, y, z), 34, 0.04, 0.3, seed=20 + i)
    if seat:
        lounge.armchair((*seat, 0), 1.9 - math.pi / 2)
    plants.potted((-2.62, -5.18, 0), seed=12, radius=0.2, height=0.36, code='cdbba6', high=1.25, reach=0.32, leaves=64, size=0.2)


def shelves():
    """Walnut boards on brass rails, full of products; a cupboard with fluted doors beneath."""
    start, end = SHELF
    middle, wide = (start + end) / 2, end - start
    rng = np.random.default_rng(11)
    for x in (start + 0.12, middle, end - 0.12):
        tube('rail', [(x, SOUTH + 0.02, 0.92), (x, SOUTH + 0.02, 2.42)], 0.009, m.brass())
        for z in (1.12, 1.52, 1.92, 2.32):
            tube('arm', [(x, SOUTH + 0.02, z - 0.022), (x, SOUTH + 0.25, z - 0.022)], 0.006, m.brass())
    for z in (1.12, 1.52, 1.92, 2.32):
        box('shelf', (wide, 0.26, 0.032), m.walnut(), at=(middle, SOUTH + 0.15, z), bevel=0.003)
    for z, first, last in ((1.136, start + 0.05, end - 0.08), (1.536, start + 0.05, end - 0.55), (1.936, start + 0.42, end - 0.08)):
        bottles.row(rng, first, last, SOUTH + 0.17, z)
    deep = SOUTH + 0.16
    textiles.pile((end - 0.26, deep, 1.536), [m.terry(), m.terry('a9b498'), m.terry()], seed=3)
    plants.vase((start + 0.2, deep, 1.936), 'egg', 'b9846b', 0.9)
    plants.vase((start + 0.25, deep, 2.336), 'tall', 'efe4d4', 0.95)
    plants.vase((start + 0.5, deep, 2.336), 'bowl', '6f7a5f', 1.0)
    with placed((end - 0.3, deep, 2.336)):
        plants.pot((0, 0, 0), 0.07, 0.11, 'd8c4ae')
        plants.leafy((0, 0, 0.095), 0.2, 0.2, 7, 44, 0.075, 9, 0.36)
    bottles.row(rng, start + 0.75, end - 0.55, SOUTH + 0.17, 2.336)
    cupboard(middle, wide)


def cupboard(middle, wide):
    """Low doors of half-round slats under a terrazzo top."""
    box('body', (wide, 0.38, 0.74), m.walnut(), at=(middle, SOUTH + 0.20, 0.45))
    box('top', (wide + 0.05, 0.42, 0.028), terrazzo(), at=(middle, SOUTH + 0.21, 0.834), bevel=0.005)
    box('plinth', (wide - 0.1, 0.32, 0.08), m.black(), at=(middle, SOUTH + 0.18, 0.04))
    slats((middle - wide / 2 + 0.02, SOUTH + 0.392), (middle + wide / 2 - 0.02, SOUTH + 0.392), 0.12, 0.78)


def slats(start, end, foot, top, thick=0.030):
    """Half-round walnut slats side by side along a line on the floor."""
    (xa, ya), (xb, yb) = start, end
    length = math.hypot(xb - xa, yb - ya)
    count = round(length / thick)
    for i in range(count):
        k = (i + 0.5) / count
        at = (xa + (xb - xa) * k, ya + (yb - ya) * k, 0)
        r = length / count / 2 * 0.97
        lathe('slat', [(0, foot), (r, foot), (r, top), (0, top)], m.walnut(2), at=at, steps=20)


def reception(lamps=0, shine=2.2):
    """A curved desk of walnut slats under terrazzo, two lamps above it, a shelf of ceramics behind."""
    x, y = DESK
    with placed((x, y, 0)):
        half, bend, deep = 1.0, 0.45, 0.50

        def front(k, out=0.0):
            """A point of the curved front, k from 0 to 1; `out` metres before it."""
            a = math.pi * k
            return (-(half + out) * math.copysign(abs(math.cos(a)) ** 0.55, math.cos(a)), (bend + out) * math.sin(a) ** 0.55)

        edge, length = [front(i / 400) for i in range(401)], 0.0
        pitch = 0.034
        last = edge[0]
        spots = [last]
        for point in edge[1:]:
            length += math.hypot(point[0] - last[0], point[1] - last[1])
            last = point
            if length >= pitch * len(spots):
                spots.append(point)
        for px, py in spots:
            lathe('slat', [(0, 0.07), (0.0165, 0.07), (0.0165, 1.035), (0, 1.035)], m.walnut(2), at=(px, py, 0), steps=20)
        inner = [front(i / 120, -0.03) for i in range(121)]
        plate('core', inner + [(half - 0.03, -0.02), (-half + 0.03, -0.02)], 0.96, m.walnut(0), at=(0, 0, 0.55), bevel=0.002)
        plate('kick', [(px * 0.96, py * 0.96) for px, py in inner], 0.07, m.brass(), at=(0, 0, 0.036), bevel=0.001)
        top = [front(i / 160, 0.045) for i in range(161)]
        plate('top', top + [(half + 0.045, -deep + 0.3), (-half - 0.045, -deep + 0.3)], 0.034, terrazzo(), at=(0, 0, 1.055), bevel=0.006, rounds=4)
        desk_top(1.072, lamps)
    for dx in (-0.42, 0.42):
        light.globe((x + dx, y + 0.15, 2.02), 0.12, lamps, shine)
    box('shelf', (1.5, 0.24, 0.035), m.walnut(), at=(x, SOUTH + 0.12, 1.62), bevel=0.003)
    ceramics(x, SOUTH + 0.13, 1.6375)


def desk_top(z, lamps):
    """What stands on the desk: lamp, branch in a vase, bell, cards in a dish."""
    plants.vase((-0.66, 0.16, z), 'egg', 'efe4d4', 1.15)
    for i, (px, py, pz) in enumerate(((-0.92, 0.10, 0.50), (-0.50, 0.22, 0.58), (-0.72, 0.02, 0.62), (-0.62, 0.34, 0.44), (-0.82, 0.28, 0.56))):
        plants.branch((-0.66, 0.16, z + 0.16), (px, py, z + pz), 40, 0.045, 0.3, seed=40 + i)
    lounge.table_lamp((0.66, 0.10, z), lamps)
    lathe('bell', [(0, 0), (0.036, 0), (0.038, 0.006), (0.034, 0.014), (0.031, 0.026), (0.016, 0.04), (0.004, 0.043), (0.004, 0.05), (0.006, 0.054), (0, 0.056)], m.brass(), at=(0.22, 0.3, z), steps=64)
    plants.vase((0.02, 0.24, z), 'bowl', '6f7a5f', 0.9)
    for i in range(6):
        box('card', (0.085, 0.055, 0.0006), m.paper('f4ecdf'), at=(-0.22 + 0.001 * i, 0.28, z + 0.0004 + 0.0007 * i), turn=0.3 + 0.02 * i, bevel=0)


def ceramics(x, y, z):
    """The shelf behind the desk."""
    plants.vase((x - 0.58, y, z), 'tall', 'b9846b')
    plants.vase((x - 0.40, y + 0.01, z), 'egg', 'efe4d4', 0.8)
    for i, code in enumerate(('4a5a43', 'd9c3a8', '9e3c12', 'e4d6bf')):
        box('book', (0.026 + 0.004 * (i % 2), 0.15, 0.2 + 0.012 * (i % 3)), m.paper(code), at=(x - 0.12 + 0.032 * i, y, z + 0.1 + 0.006 * (i % 3)), bevel=0.0015)
    plants.vase((x + 0.2, y, z), 'bowl', 'd8c4ae', 1.0)
    plants.vase((x + 0.52, y, z), 'bulb', '6f7a5f', 1.1, 0.4)
    plants.pampas((x + 0.52, y, z + 0.18), 7, 0.34, 0.09, seed=9, hairs=200)


def back_door():
    """The arched walnut door to the wash room, in the east wall."""
    with placed((EAST - 0.02, -2.4, 0), (math.pi / 2, 0, -math.pi / 2)):
        plate('jamb', arch(1.16, 2.42), 0.05, m.brass(), bevel=0.004)
        plate('door', arch(1.08, 2.38), 0.07, m.walnut(1), bevel=0.004)
    tube('pull', [(EAST - 0.11, -2.78, 0.9), (EAST - 0.11, -2.78, 1.5)], 0.012, m.brass())
