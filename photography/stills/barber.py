"""Clippers, a shaving brush, a comb and a towel on walnut."""

import math

from renderer import lighting
from renderer.material import srgb
from renderer.materials import cloth, plain

from . import table
from .props.clippers import clippers
from .props.comb import comb
from .props.shaving_brush import shaving_brush
from .props.towel import rolled_towel


def build(rng):
    table.planks('walnut', srgb('#33200f'), srgb('#7d5333'), rough=0.40)
    brass, black = table.brass(), table.black()
    clippers((-0.040, 0.010, 0.0), (0, 0, math.radians(-28)), black, table.steel('blade', 0.2), table.copper())
    shaving_brush(
        rng,
        (0.092, 0.056, 0.0),
        (0, 0, 0),
        table.timber('handle', *table.WALNUT, along=2, scale=3, rough=0.30, coat=0.15),
        brass,
    )
    rolled_towel(
        rng,
        (-0.085, 0.150, 0.0),
        0.20,
        cloth('towel', srgb('#e9dfd0'), 9, bump=1.0, uneven=0.06),
        srgb('#e9dfd0'),
        rotation=-0.62,
        loop_size=0.6,
    )
    comb((0.036, -0.068, 0.0018), (0, 0, -0.22), plain('comb', (0.02, 0.018, 0.017), 0.3), 0.150)
    table.window(power=23, fill=2.2, top=1.8, ambient=0.11)
    lighting.camera((0.05, -0.47, 0.315), (-0.002, 0.014, 0.020), 60, 5.6, (0.0, -0.02, 0.02))
