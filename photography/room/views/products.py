"""The product shelves, seen along the boards."""

from renderer import lighting
from room import light, salon


def build(rng):
    salon.furnish(front=False, chairs=())
    light.daylight(230, (0.80, -0.42, -0.26))
    lighting.area_light(
        (0.6, -3.4, 2.9), (1.2, -5.5, 1.4), 1.4, 22, (1, 0.93, 0.85), height=1.0, visible_in_reflections=False
    )
    lighting.camera((0.28, -4.05, 1.56), (1.28, -5.6, 1.56), 42, 2.2, focus=(1.0, -5.4, 1.5))
