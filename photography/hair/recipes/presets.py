"""Shared picture sizes and light setups.

All setups use the positions of KEY and FILL. They differ in the coarseness of shadows, in absorption (low values keep
dark hair from going black) and in the width of the highlights.
"""

from dataclasses import replace

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
