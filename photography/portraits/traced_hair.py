"""Hair that Cycles path-traces (renderer/fine_hair.py)."""

from dataclasses import dataclass

import numpy as np

from hair.dye import strand_colors

from . import materials, scene


@dataclass(frozen=True)
class Traced:
    """How hair is traced. radius: of the strands, in meters. tip: that of their ends, compared with it.

    tint: multiplies the colors of the dye. ior: see `materials.dyed_hair`. every: of how many points of a strand one is
    kept; straight hair needs few.
    """

    radius: float = 0.00004
    tint: tuple = (1, 1, 1)
    roughness: float = 0.2
    ior: float = 1.55
    every: int = 1
    tip: float = 0.35


def add(rng, hair, dye, look, placed):
    """Puts strands (`hair.locks.Strands`) into the scene. `placed` turns their points into the scene's."""
    colors = np.minimum(np.array(look.tint) * strand_colors(rng, dye, hair), 0.9)
    kept = slice(None, None, look.every)
    scene.add_strands(
        placed(hair.points[:, kept]),
        materials.dyed_hair(look.roughness, look.ior),
        look.radius * hair.thickness[:, 0],
        colors[:, kept],
        look.tip,
    )
