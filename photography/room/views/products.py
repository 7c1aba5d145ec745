"""The product shelves, seen along the boards."""

from renderer import lighting
from room import light, salon


def build(rng):
    salon.furnish(front=False, chairs=())
    light.daylight(230, (0.80, -0.42, -0.205))
    lighting.area_light(
        (0.6, -3.4, 2.9), (1.2, -5.5, 1.4), 1.4, 22, (1, 0.93, 0.85), height=1.0, visible_in_reflections=False
    )
    lighting.camera((0.56, -4.22, 1.46), (0.90, -5.43, 1.46), 51, 2.0, focus=(0.86, -5.43, 1.4), shift=(0, -0.045))
