"""A ballpoint pen."""

import math

from renderer.geometry import box, empty, lathe

LENGTH = 0.138


def pen(location, heading, pitch, barrel, trim):
    """location is the writing tip; the pen rises from it by `pitch` along `heading` (radians)."""
    group = empty('pen', location, (0, -pitch, heading))
    quarter = (0, math.pi / 2, 0)
    point = [(0, 0), (0.0004, 0.0001), (0.0006, 0.0022), (0.0012, 0.0024), (0.0030, 0.0125), (0.0036, 0.0150)]
    lathe('point', point, trim, rotation=quarter, sides=64, parent=group)
    lower = [(0.0036, 0.0150), (0.0041, 0.0180), (0.0046, 0.0420), (0.0047, 0.0700), (0, 0.0700)]
    lathe('lower', lower, barrel, rotation=quarter, sides=96, parent=group)
    ring = [(0.0046, 0.0696), (0.0050, 0.0700), (0.0050, 0.0728), (0.0046, 0.0732)]
    lathe('ring', ring, trim, rotation=quarter, sides=96, parent=group)
    upper = [(0.0047, 0.0730), (0.0048, 0.1000), (0.0045, 0.1260), (0.0040, 0.1275), (0, 0.1275)]
    lathe('upper', upper, barrel, rotation=quarter, sides=96, parent=group)
    button = [(0.0026, 0.1270), (0.0027, 0.1368), (0.0022, 0.1380), (0, 0.1380)]
    lathe('button', button, trim, rotation=quarter, sides=64, parent=group)
    box('clip', (0.042, 0.0032, 0.0007), trim, (0.1035, 0, 0.0066), (0, 0.02, 0), bevel=0.0003, parent=group)
    box('clip foot', (0.004, 0.0032, 0.0040), trim, (0.1240, 0, 0.0055), bevel=0.0004, parent=group)
    return group
