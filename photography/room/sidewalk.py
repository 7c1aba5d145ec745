"""The sidewalk in front of the shop: slabs, a bench, a chalkboard, plants and fallen leaves."""

import math

import numpy as np

from renderer.geometry import box, parametric_surface, transform, tube
from renderer.material import srgb
from stills.props.bottle import sheet_material
from stills.props.handwriting import Sheet, map_sheet

from . import lounge, plants, surfaces
from . import materials as m
from .shell import WEST

FACE = WEST - 0.2
LEAN = 0.2  # of the chalkboard, in radians


def slabs():
    """Concrete slabs, a curb and the road, wet from rain."""
    slab, road = surfaces.masonry('6f6a62', wet=0.9), surfaces.masonry('3a3938', bump=0.5, wet=1.0)
    for i in range(-7, 7):
        for j in range(3):
            box('slab', (0.994, 1.494, 0.1), slab, location=(FACE - 0.5 - j, i * 1.5 - 1.2, -0.07), bevel=0.006)
    box('kerb', (0.16, 24, 0.16), slab, location=(FACE - 3.1, -2, -0.10), bevel=0.02)
    box('road', (8, 24, 0.1), road, location=(FACE - 7.2, -2, -0.21), bevel=0)
    box('step', (0.42, 1.5, 0.06), surfaces.masonry('847c70', wet=0.6), location=(FACE - 0.24, 0.2, 0.04), bevel=0.008)


def doorstep_stones():
    """Stone slabs along the foot of the timber, covering the ends of the floor inside."""
    stone = surfaces.masonry('6e695f', wet=0.6)
    for i in range(-8, 8):
        box('stone', (0.46, 0.994, 0.10), stone, location=(FACE - 0.22, i * 1.0 - 0.3, -0.02), bevel=0.006)


def bench(y):
    """A slatted oak bench on a black steel frame, under the window, with a mug left on it."""
    x, length = FACE - 0.42, 1.35
    for i, dx in enumerate((-0.13, -0.045, 0.04, 0.125)):
        place = (x + dx, y + 0.004 * math.sin(3 * i), 0.445 + 0.002 * math.cos(5 * i))
        box('slat', (0.072, length, 0.028), m.oak(1), location=place, bevel=0.004)
    lounge.mug((x - 0.03, y - 0.4, 0.461), 2.0)
    for end in (-0.52, 0.52):
        legs = [
            (x - 0.15, y + end, -0.02),
            (x - 0.13, y + end, 0.42),
            (x + 0.13, y + end, 0.42),
            (x + 0.15, y + end, -0.02),
        ]
        tube('legs', legs, 0.017, m.black())


def sandwich_board(y, lines):
    """A chalkboard on the sidewalk that leans against its other half."""
    width, height = 0.56, 0.92
    sheet = Sheet(np.random.default_rng(4), width * 1000, height * 1000, '#23262a')
    for i, line in enumerate(lines):
        sheet.write(44, 300 + 150 * i, line, 'reenie-beanie', 124, '#d8d4ca')
    with transform((FACE - 1.05, y, -0.02), -math.pi / 2 + 0.16):
        for lean in (-LEAN, LEAN):
            with transform((0, -math.copysign(0.21, lean), 0), (-lean, 0, 0)):
                for side in (-1, 1):
                    box('post', (0.036, 0.026, 1.06), m.walnut(2), location=(side * width / 2, 0, 0.53), bevel=0.003)
                for z in (0.10, 1.02):
                    box('rail', (width, 0.022, 0.036), m.walnut(), location=(0, 0, z), bevel=0.003)
                box('board', (width, 0.010, height), m.black(), location=(0, 0, 0.56), bevel=0.001)
        with transform((0, -0.21, 0), (-LEAN, 0, 0)):

            def chalk(u, v):
                return ((u - 0.5) * (width - 0.036), -0.006, 0.12 + v * (height - 0.04))

            map_sheet(parametric_surface('chalk', chalk, sheet_material(sheet, 'chalk', 0.9), steps=(2, 2)), (2, 2))


def fallen_leaves(rng):
    """Dry leaves that the wind left at the foot of the wall and on the slabs."""
    brown = m.plain('dry leaf', srgb('7a4f2a'), 0.7, uneven=0.3, vary=True)
    for _ in range(26):
        place = (FACE - 0.50 - abs(float(rng.normal(0, 0.45))), float(rng.uniform(-5.5, 1.2)), -0.012)
        tilt = (float(rng.normal(0, 0.25)), 0.25 + float(rng.normal(0, 0.2)), float(rng.uniform(0, 6.3)))
        plants.leaf(place, tilt, float(rng.uniform(0.035, 0.06)), 0.5, 0.3, float(rng.normal(0, 0.1)), brown)


def build():
    """Everything in front of the shop."""
    slabs()
    doorstep_stones()
    bench(-2.0)
    sandwich_board(-4.35, ('Good hair', 'starts with', 'good coffee'))
    fallen_leaves(np.random.default_rng(3))
    for y, seed in ((1.0, 51), (-0.72, 52)):
        with transform((FACE - 0.38, y, -0.02)):
            plants.pot((0, 0, 0), 0.2, 0.42, '39443a')
            plants.leafy((0, 0, 0.36), 0.75, 0.26, 9, 90, 0.12, seed, 0.4)
