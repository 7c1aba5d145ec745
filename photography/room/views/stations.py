"""Wide view of the mirror wall in the morning."""

from renderer import lighting
from room import life, light, salon


def build(rng):
    salon.furnish()
    light.daylight(300)
    life.clippings((0.55, -1.62, 0), 0.20)
    lighting.camera((-0.55, -4.9, 1.2), (0.75, -0.3, 1.2), 35, 2.0, focus=(0.2, -1.05, 1.0), shift=(0, -0.03))
