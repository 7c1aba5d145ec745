"""Seven swatches in a fan on linen, from near black through copper to silver."""

import math

from darkroom import studio
from darkroom.surfaces import cloth

from . import table
from .things.cloth import linen
from .things.swatch import swatch

SHADES = (
    ((0.012, 0.007, 0.005), (0.012, 0.007, 0.005)),
    ((0.050, 0.020, 0.009), (0.055, 0.022, 0.010)),
    ((0.150, 0.056, 0.018), (0.160, 0.060, 0.019)),
    ((0.340, 0.085, 0.020), (0.350, 0.090, 0.021)),
    ((0.420, 0.190, 0.062), (0.440, 0.205, 0.070)),
    ((0.075, 0.031, 0.013), (0.720, 0.420, 0.180)),
    ((0.740, 0.560, 0.360), (0.780, 0.600, 0.400)),
)


def build(rng):
    linen(
        cloth('linen', table.LINEN, 6),
        1.4,
        1.3,
        8,
        height=-0.012,
        folds=0.010,
        at=(0, 0.1, 0),
        steps=(220, 220),
    )
    for i, (root, end) in enumerate(SHADES):
        off = i - 3
        heading = math.radians(-90 + off * 8.5)
        at = (0.036 * off, 0.108 - 0.0055 * off * off * 0.6)
        swatch(
            rng,
            at,
            heading,
            root,
            end,
            table.brass(f'brass {i}'),
            length=0.205 + 0.010 * math.sin(i * 2),
            half=0.0205,
            count=9000,
            waves=1.65,
            swing=0.0062,
            height=0.012 + 0.0025 * (i % 2),
        )
    studio.world((0.90, 0.80, 0.70), 0.12)
    studio.lamp((-0.75, 0.35, 0.60), (0, 0, 0), 0.24, 12, (1, 0.94, 0.86))
    studio.lamp((0.8, -0.1, 0.5), (0, 0, 0), 0.5, 1.6, (1, 0.90, 0.80), high=0.9)
    studio.camera((0.02, -0.42, 0.50), (0.0, -0.012, 0.004), 56, 5.6, (0.0, -0.02, 0.008))
