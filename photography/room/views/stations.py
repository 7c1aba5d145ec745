"""Wide view of the mirror wall in the morning."""

import math

from renderer import lighting
from room import life, light, salon
from room import materials as m


def build(rng):
    salon.furnish()
    light.daylight(300)
    life.coat((-0.74, -0.005, 1.66), 0, m.linen('8f6a45'))
    life.clippings((0.55, -1.62, 0), 0.20)
    life.draped((1.66, -1.05, 0.69), math.pi / 2 + 0.5, m.linen('2a3329'), 0.34, 0.36, 0.2, 0.045)
    lighting.camera((-0.55, -4.9, 1.2), (0.75, -0.3, 1.2), 35, 2.0, focus=(0.2, -1.05, 1.0), shift=(0, -0.03))
