"""Seven hair swatches in brass clasps, fanned out on linen from near black to pale blonde."""

import math

from renderer import lighting
from renderer.materials import cloth, metal

from . import table
from .props.cloth import linen
from .props.swatch import dyed, swatch

# Of each swatch: its dye, and a tint for light that pale strands pass on.
SHADES = (
    (dyed('soft-black', 0.2), (1, 1, 1)),
    (dyed('espresso', 0.55), (1.05, 0.95, 0.88)),
    (dyed('chestnut', 0.42), (1.1, 0.86, 0.74)),
    (dyed('copper', 0.24), (1.0, 0.7, 0.5)),
    (dyed('copper', 0.68), (0.92, 0.6, 0.52)),
    (dyed('honey', 0.25, 0.35), (0.85, 0.72, 0.6)),
    (dyed('wheat', 0.86), (0.8, 0.62, 0.44)),
)


def build(rng):
    linen(
        cloth('linen', table.LINEN, 2.5, 0.45),
        1.2,
        1.2,
        8,
        height=0.0005,
        folds=0.0022,
        location=(0, 0.1, 0),
        steps=(200, 200),
    )
    for i, (dye, tint) in enumerate(SHADES):
        index = i - 3
        swatch(
            rng,
            (0.037 * index, 0.115 - 0.006 * abs(index) + rng.normal(0, 0.003)),
            math.radians(-90 + 8 * index + rng.normal(0, 1)),
            dye,
            tint,
            metal(f'brass {i}', table.BRASS, 0.24, grain=1.5),
            length=0.215 + 0.01 * math.sin(2 * i),
            waves=0.6 + 0.6 * (0.618 * i % 1),
            swing=rng.uniform(0.002, 0.006),
        )
    lighting.environment((0.92, 0.90, 0.88), 0.12)
    lighting.area_light((-0.75, 0.42, 0.48), (0, 0, 0), 0.24, 19, (1, 0.96, 0.91))
    lighting.area_light((0.25, 1.0, 0.95), (0, 0, 0), 0.8, 1.2, (1, 0.94, 0.86), height=0.5)
    lighting.camera((0.03, -0.40, 0.46), (0.004, -0.012, 0.004), 64, 16, (0, 0, 0.006))
