"""A station: arched mirror with a brass edge, walnut counter under terrazzo, and the tools of each stylist."""

import numpy as np

from renderer.geometry import arch, box, cut_sheet, transform, tube

from . import bottles, brushes, life, lounge, plants, textiles, tools
from . import materials as m
from .pampas import pampas
from .shell import MIRROR, STATIONS
from .surfaces import terrazzo

TOP = 0.836


def mirror_with_frame(glow):
    """The mirror in its brass edge, with a strip of light hidden behind it."""
    width, height, foot = MIRROR['width'], MIRROR['height'], MIRROR['foot']
    flat = (np.pi / 2, 0, 0)
    cut_sheet('mirror', arch(width, height), 0.006, m.mirror(), location=(0, -0.048, foot), rotation=flat)
    outer = arch(width + 0.036, height + 0.036)
    inner = [(x, y + 0.018) for x, y in arch(width - 0.004, height - 0.004)]
    cut_sheet(
        'edge',
        outer,
        0.03,
        m.brass(),
        location=(0, -0.045, foot - 0.018),
        rotation=flat,
        edge=0.003,
        holes=[inner[::-1]],
    )
    strip = [(x, -0.02, foot + 0.02 + y) for x, y in arch(width - 0.04, height - 0.04)]
    tube('strip', strip, 0.005, m.glow(glow, (1.0, 0.60, 0.28)), closed=True)


def counter():
    """Two drawers with brass pulls under a terrazzo slab."""
    width = 1.18
    box('cabinet', (width, 0.36, 0.15), m.walnut(), location=(0, -0.18, 0.73))
    box('slab', (width + 0.06, 0.4, 0.028), terrazzo(), location=(0, -0.2, 0.822), bevel=0.005, segments=4)
    half = width / 4
    for side in (-1, 1):
        x = side * (half + 0.0005)
        box('drawer', (width / 2 - 0.02, 0.012, 0.118), m.walnut(), location=(x, -0.364, 0.728), bevel=0.003)
        tube('pull', [(x - 0.07, -0.388, 0.728), (x + 0.07, -0.388, 0.728)], 0.0055, m.brass())
        for post in (-0.06, 0.06):
            tube('post', [(x + post, -0.368, 0.728), (x + post, -0.389, 0.728)], 0.004, m.brass())


def first():
    """Color bottles, brushes in clay, folded towels."""
    bottles.product('shampoo', (-0.50, -0.15, TOP), 'round', 'amber', 'pump', rotation=0.25)
    bottles.product('oil', (-0.42, -0.2, TOP), 'small', 'cream', 'pump', m.brass(), rotation=-0.3)
    bottles.product('clay', (-0.475, -0.285, TOP), 'jar', 'amber', rotation=0.4)
    brushes.brush_cup((-0.30, -0.17, TOP), ((0.14, 0.4), (0.13, 2.6), (0.10, 4.6)), girths=(1.0, 0.8, 1.15))
    tools.tray((0.03, -0.26, TOP))
    tools.scissors((0.03, -0.262, TOP + 0.008), (0, 0, 0.5))
    tools.comb((0.045, -0.228, TOP + 0.0165), (0.02, 0.03, 0.15), 0.13)
    plants.vase((0.22, -0.14, TOP), 'bulb')
    pampas((0.22, -0.14, TOP + 0.165), seed=4)
    textiles.towel_stack((0.43, -0.19, TOP), [m.terry(), m.terry('c79a83'), m.terry()], seed=1)


def second():
    """A dryer with its cord, products, a half-drunk coffee, a phone, a thank-you note and a green branch."""
    lounge.mug((0.245, -0.10, TOP), 0.4, filled=0.03)
    tools.dryer((0.37, -0.19, TOP + 0.042), (1.41, 0.0, 3.98))
    cord = [
        (0.527, -0.288, TOP + 0.012),
        (0.56, -0.31, TOP + 0.006),
        (0.61, -0.30, TOP + 0.004),
        (0.635, -0.22, TOP + 0.004),
        (0.637, -0.15, TOP - 0.01),
        (0.638, -0.11, 0.70),
        (0.64, -0.07, 0.50),
        (0.62, -0.045, 0.345),
        (0.55, -0.03, 0.295),
        (0.502, -0.022, 0.31),
        (0.50, -0.022, 0.352),
    ]
    tube('cord', cord, 0.0032, m.black(), curved=True)
    life.outlet((0.50, 0, 0.42))
    life.plug((0.50, -0.0085, 0.399))
    cable = [(0.01, -0.1, 0.003), (0.07, -0.11, 0.002), (0.11, -0.03, 0.002), (0.1, 0.1, 0.002), (0.07, 0.26, 0.002)]
    life.phone((-0.285, -0.245, TOP), -0.35, cable)
    note = ('Thank you,', 'Nora!', '– Dana')
    life.note(np.random.default_rng(8), (0.325, -0.0575, MIRROR['foot']), 0.0, note, (98, 116), 0.04)
    bottles.product('mist', (-0.46, -0.14, TOP), 'slim', 'sage', 'spray', rotation=0.2)
    bottles.product('conditioner', (-0.385, -0.13, TOP), 'tall', 'cream', 'cap', m.brass(), rotation=-0.2)
    bottles.product('curl cream', (-0.43, -0.235, TOP), 'tube', 'clay', rotation=0.35)
    plants.vase((-0.14, -0.13, TOP), 'tall', '6f7a5f', 0.8, 0.4)
    for i, (x, y, z) in enumerate(
        ((-0.30, -0.10, 0.42), (-0.02, -0.12, 0.46), (-0.13, -0.24, 0.38), (-0.19, -0.06, 0.5))
    ):
        plants.branch((-0.14, -0.13, TOP + 0.19), (x, y, TOP + z), 30, 0.036, 0.34, seed=i)
    brushes.paddle((0.06, -0.29, TOP + 0.0066), (0, 0, 0.25))
    plants.vase((0.14, -0.12, TOP), 'bowl', 'efe4d4', 0.8)


def third():
    """A stack of books with a candle, rolled towels, a cup of brushes."""
    for i, (hex_color, rotation, size) in enumerate(
        (
            ('4a5a43', 0.1, (0.2, 0.145, 0.024)),
            ('d9c3a8', 0.02, (0.185, 0.135, 0.018)),
            ('9e3c12', 0.16, (0.17, 0.12, 0.015)),
        )
    ):
        box(
            'book',
            size,
            m.paper(hex_color),
            location=(-0.42, -0.2, TOP + (0.012, 0.033, 0.0495)[i]),
            rotation=rotation,
            bevel=0.0015,
        )
    bottles.product('mask', (-0.42, -0.2, TOP + 0.057), 'jar', 'cream', 'cap', m.brass(), rotation=0.3)
    brushes.brush_cup((-0.17, -0.15, TOP), ((0.12, 1.0), (0.14, 3.4)), '6f7a5f', seed=8, girths=(1.2, 0.75))
    bottles.product('oil', (0.12, -0.13, TOP), 'small', 'amber', 'dropper', rotation=-0.2)
    bottles.product('shampoo', (0.2, -0.16, TOP), 'round', 'clay', 'pump', rotation=0.15)
    for x, z, seed in ((0.40, 0, 1), (0.40, 0.085, 2), (0.40, 0.0, 3)):
        y = -0.13 if seed == 1 else (-0.182 if seed == 2 else -0.235)
        textiles.rolled_towel(
            (x, y, TOP + z), m.terry('efe4d4' if seed != 2 else 'a9b498'), 0.048, 0.22, 0.02 * seed, seed
        )


def fourth():
    """Tidy: a spray bottle, one brush, a trailing plant."""
    bottles.product('mist', (0.42, -0.15, TOP), 'slim', 'amber', 'spray', rotation=-0.3)
    bottles.product('conditioner', (0.34, -0.14, TOP), 'tall', 'cream', 'pump', rotation=0.1)
    brushes.round_brush((-0.02, -0.27, TOP + 0.028), (0, 0, 2.8), girth=0.9, seed=5)
    with transform((-0.38, -0.18, TOP)):
        plants.pot((0, 0, 0), 0.075, 0.12, 'efe4d4')
        plants.leafy((0, 0, 0.105), 0.2, 0.16, 7, 40, 0.075, 6, 0.36)


COUNTERS = (first, second, third, fourth)


def mirror_wall(glow, counters):
    """All stations of the mirror wall."""
    for x, furnish_counter in zip(STATIONS, counters):
        with transform((x, 0, 0)):
            mirror_with_frame(glow)
            counter()
            if furnish_counter:
                furnish_counter()
