"""Shared picture sizes and light setups.

All setups use the positions of KEY and FILL. They differ in the coarseness of shadows, in absorption (low values keep
dark hair from going black) and in the width of the highlights.
"""

from dataclasses import replace

import numpy as np

from ..light import FILL, KEY

WIDE, TALL = (1600, 1200), (1280, 1600)

SOFT = (
    replace(KEY, cell_size=0.030, absorption=0.26, lobe_width=0.12),
    replace(FILL, cell_size=0.034, absorption=0.40, lobe_width=0.17),
)
GLOSSY = (
    replace(KEY, cell_size=0.026, absorption=0.20, lobe_width=0.10),
    replace(FILL, cell_size=0.032, absorption=0.32, lobe_width=0.15),
)


def dark_wall(width, height):
    """A dark, warm wall far out of focus, a little brighter at the right."""
    y, x = np.mgrid[0:height, 0:width] / np.array((height, width)).reshape(2, 1, 1)
    glow = np.exp(-((x - 0.95) ** 2) / 0.30 - (y - 0.25) ** 2 / 0.25)[..., None]
    low_glow = np.exp(-(x**2) / 0.2 - (y - 1) ** 2 / 0.2)[..., None]
    return np.array((0.15, 0.10, 0.075)) + glow * (0.22, 0.14, 0.09) + low_glow * (0.10, 0.06, 0.04)
