"""Clippers, a straight razor, a shaving brush and a comb on walnut."""

import math

from renderer import lighting
from renderer.geometry import box
from renderer.material import srgb
from renderer.materials import cloth, plain, wood

from . import table
from .props.clippers import clippers
from .props.comb import comb
from .props.razor import razor
from .props.shaving_brush import shaving_brush
from .props.towel import rolled_towel


def build(rng):
    for i in range(4):
        dark, light = (tuple(c * (0.80 + 0.12 * (i % 2)) for c in shade) for shade in table.WALNUT)
        board = wood(f'board {i}', dark, light, size=0.8, along=0, rough=0.40, coat=0.03)
        box(
            'board', (1.8, 0.2590, 0.03), board, location=(0.13 * ((i * 3) % 5), -0.29 + 0.26 * i, -0.015), bevel=0.0012
        )
    brass, black = table.brass(), table.black()
    clippers((-0.040, 0.010, 0.0), (0, 0, math.radians(-28)), black, table.steel('blade', 0.2), table.copper())
    razor((0.025, -0.066, 0.0), 0.20, table.steel('ground', 0.10, brushed=1), black, brass, opened=164)
    shaving_brush(
        rng,
        (0.092, 0.056, 0.0),
        (0, 0, 0),
        wood('handle', *table.WALNUT, size=2.4, along=2, coat=0.15, rough=0.25),
        brass,
    )
    rolled_towel(
        rng, (-0.085, 0.150, 0.0), 0.20, cloth('towel', srgb('#e6dac8'), 9, bump=0.5, uneven=0.06), rotation=-0.62
    )
    comb((-0.145, -0.072, 0.0018), (0, 0, 1.05), plain('comb', (0.02, 0.018, 0.017), 0.3), 0.150)
    table.window(power=16, fill=1.8, top=1.6, ambient=0.10)
    lighting.camera((0.05, -0.47, 0.315), (-0.002, 0.014, 0.020), 60, 5.6, (0.0, -0.02, 0.02))
