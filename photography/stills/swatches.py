"""Seven wavy hair swatches in brass clasps, fanned out on linen from near black to pale blonde."""

import math

from renderer import lighting
from renderer.materials import cloth, metal

from . import table
from .props.cloth import linen
from .props.swatch import swatch

NEAR_BLACK = (0.013, 0.007, 0.005)
COOL_BROWN = (0.034, 0.017, 0.010)
CHESTNUT = (0.088, 0.027, 0.011)
COPPER = (0.300, 0.060, 0.014)
GINGER = (0.420, 0.120, 0.032)
DARK_BLONDE = ((0.200, 0.072, 0.024), (0.500, 0.200, 0.065))
PALE_BLONDE = (0.740, 0.370, 0.160)
SHADES = [(shade, shade) for shade in (NEAR_BLACK, COOL_BROWN, CHESTNUT, COPPER, GINGER)]
SHADES += [DARK_BLONDE, (PALE_BLONDE, PALE_BLONDE)]


def build(rng):
    linen(
        cloth('linen', table.LINEN, 1.4),
        1.2,
        1.2,
        8,
        height=0.0005,
        folds=0.0012,
        location=(0, 0.1, 0),
        steps=(200, 200),
    )
    for i, (root, end) in enumerate(SHADES):
        index = i - 3
        swatch(
            rng,
            (0.036 * index, 0.115 - 0.006 * abs(index)),
            math.radians(-90 + 8.5 * index),
            root,
            end,
            metal(f'brass {i}', table.BRASS, 0.24, grain=1.5),
            length=0.215 + 0.01 * math.sin(2 * i),
            height=0.010 + 0.0025 * (i % 2),
            half=0.0185,
            waves=2.35 + 0.3 * (0.618 * i % 1),
            count=11000,
        )
    lighting.environment((0.92, 0.90, 0.88), 0.20)
    lighting.area_light((-0.75, 0.35, 0.60), (0, 0, 0), 0.34, 16, (1, 0.96, 0.91))
    lighting.area_light((0.80, -0.10, 0.50), (0, 0, 0), 0.5, 3.0, (1, 0.93, 0.86), height=0.9)
    lighting.camera((0.03, -0.40, 0.46), (0.004, -0.018, 0.004), 60, 16, (0, 0, 0.006))
