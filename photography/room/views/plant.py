"""A plant in front of sunlit plaster, between two counters."""

from renderer import lighting
from room import light, salon


def build(rng):
    salon.furnish(chairs=((-1.6, 2.6),))
    light.daylight(200, (0.86, 0.52, -0.27), 7.0)
    lighting.camera((0.72, -2.5, 1.0), (1.06, 0, 1.0), 42, 2.0, focus=(1.08, -0.3, 0.9))
