"""The reception desk, the things on it, and the shelf behind it."""

import math

import numpy as np

from renderer.geometry import box, cut_sheet, lathe, transform
from stills.props.appointment_book import appointment_book
from stills.props.pen import pen

from . import life, light, lounge, plants
from . import materials as m
from .pampas import pampas
from .shell import SOUTH
from .surfaces import terrazzo

DESK = (3.55, -4.35)


def reception(lamp_brightness):
    """A curved desk of walnut slats under terrazzo, two lamps above it, a shelf of ceramics behind."""
    x, y = DESK
    with transform((x, y, 0)):
        half, bend, depth = 1.0, 0.45, 0.50

        def front(k, out=0.0):
            """A point of the curved front, k from 0 to 1; `out` meters in front of it."""
            a = math.pi * k
            return (
                -(half + out) * math.copysign(abs(math.cos(a)) ** 0.55, math.cos(a)),
                (bend + out) * math.sin(a) ** 0.55,
            )

        edge, length = [front(i / 9000) for i in range(9001)], 0.0
        pitch = 0.034
        last = edge[0]
        spots = [last]
        for point in edge[1:]:
            length += math.hypot(point[0] - last[0], point[1] - last[1])
            last = point
            if length >= pitch * len(spots):
                spots.append(point)
        for px, py in spots:
            lathe(
                'slat',
                [(0, 0.07), (0.0165, 0.07), (0.0165, 1.035), (0, 1.035)],
                m.walnut(2),
                location=(px, py, 0),
                sides=20,
            )
        inner = [front(i / 120, -0.03) for i in range(121)]
        cut_sheet(
            'core',
            inner + [(half - 0.03, -0.02), (-half + 0.03, -0.02)],
            0.96,
            m.walnut(0),
            location=(0, 0, 0.55),
            edge=0.002,
        )
        cut_sheet(
            'kick', [(px * 0.96, py * 0.96) for px, py in inner], 0.07, m.brass(), location=(0, 0, 0.036), edge=0.001
        )
        top = [front(i / 160, 0.045) for i in range(161)]
        cut_sheet(
            'top',
            top + [(half + 0.045, -depth + 0.3), (-half - 0.045, -depth + 0.3)],
            0.034,
            terrazzo(),
            location=(0, 0, 1.055),
            edge=0.006,
            segments=4,
        )
        desk_top(1.072)
    for dx in (-0.42, 0.42):
        light.globe_lamp((x + dx, y + 0.15, 2.02), 0.12, lamp_brightness)
    plants.potted((2.32, -5.12, 0), seed=11, radius=0.15, height=0.26, hex_color='efe4d4', plant_height=0.75, leaves=70)
    plants.potted((4.82, -5.12, 0), seed=8, radius=0.17, height=0.30, hex_color='b9846b', plant_height=1.2, leaves=60)
    box('shelf', (1.5, 0.24, 0.035), m.walnut(), location=(x, SOUTH + 0.12, 1.62), bevel=0.003)
    ceramics(x, SOUTH + 0.13, 1.6375)


def desk_top(z):
    """Things on the desk: lamp, branch in a vase, open appointment book, coffee, card reader, bell, cards."""
    appointment_book(np.random.default_rng(31), (0.10, 0.20, z), math.pi - 0.14)
    pen((0.40, 0.14, z + 0.003), 2.2, 0.012, m.black(), m.brass())
    lounge.mug((0.40, 0.30, z), 2.4, filled=0.03)
    life.card_reader((-0.30, 0.26, z), math.pi + 0.35)
    plants.vase((-0.66, 0.16, z), 'egg', 'efe4d4', 1.15)
    for i, (px, py, pz) in enumerate(
        ((-0.92, 0.10, 0.50), (-0.50, 0.22, 0.58), (-0.72, 0.02, 0.62), (-0.62, 0.34, 0.44), (-0.82, 0.28, 0.56))
    ):
        plants.branch((-0.66, 0.16, z + 0.16), (px, py, z + pz), 40, 0.045, 0.3, seed=40 + i)
    lounge.table_lamp((0.66, 0.10, z))
    lathe(
        'bell',
        [
            (0, 0),
            (0.036, 0),
            (0.038, 0.006),
            (0.034, 0.014),
            (0.031, 0.026),
            (0.016, 0.04),
            (0.004, 0.043),
            (0.004, 0.05),
            (0.006, 0.054),
            (0, 0.056),
        ],
        m.brass(),
        location=(-0.12, 0.38, z),
        sides=64,
    )
    for i in range(6):
        box(
            'card',
            (0.085, 0.055, 0.0006),
            m.paper('f4ecdf'),
            location=(-0.46 + 0.001 * i, 0.34, z + 0.0004 + 0.0007 * i),
            rotation=0.3 + 0.02 * i,
            bevel=0,
        )


def ceramics(x, y, z):
    """Things on the shelf behind the desk."""
    plants.vase((x - 0.58, y, z), 'tall', 'b9846b')
    plants.vase((x - 0.40, y + 0.01, z), 'egg', 'efe4d4', 0.8)
    for i, hex_color in enumerate(('4a5a43', 'd9c3a8', '9e3c12', 'e4d6bf')):
        box(
            'book',
            (0.026 + 0.004 * (i % 2), 0.15, 0.2 + 0.012 * (i % 3)),
            m.paper(hex_color),
            location=(x - 0.12 + 0.032 * i, y, z + 0.1 + 0.006 * (i % 3)),
            bevel=0.0015,
        )
    plants.vase((x + 0.2, y, z), 'bowl', 'd8c4ae', 1.0)
    plants.vase((x + 0.52, y, z), 'bulb', '6f7a5f', 1.1, 0.4)
    pampas((x + 0.52, y, z + 0.18), 7, 0.34, 0.09, seed=9, hairs=200)
