"""What recipes share: sizes, paper, and sets of lamps.

All lamps stand where KEY and FILL stand; sets differ in how coarse shade is, how fast hair swallows light (less keeps dark
hair from falling into black), and how wide the shine is.
"""

from dataclasses import replace

from ..light import FILL, KEY, Lamp

WIDE, TALL = (1600, 1200), (1280, 1600)
PAPER = (0.92, 0.74, 0.58)

SOFT = (replace(KEY, cell=0.030, veil=0.26, width=0.12), replace(FILL, cell=0.034, veil=0.40, width=0.17))
EVEN = (replace(KEY, veil=0.36), replace(FILL, veil=0.52))
GLOSSY = (replace(KEY, cell=0.026, veil=0.20, width=0.10), replace(FILL, cell=0.032, veil=0.32, width=0.15))
SATIN = (
    replace(KEY, veil=0.42, width=0.20),
    Lamp(FILL.direction, (1.20, 0.98, 0.78), FILL.cell, 0.60, 0.24),
)
