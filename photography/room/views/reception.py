"""The reception desk, late in the afternoon."""

from renderer import lighting
from room import light, salon


def build(rng):
    salon.furnish(front=False, chairs=())
    light.daylight(260, (0.86, -0.30, -0.295))
    lighting.area_light(
        (2.6, -2.2, 3.0), (3.4, -4.6, 0.8), 2.0, 20, (1, 0.90, 0.80), height=1.6, visible_in_reflections=False
    )
    lighting.camera((2.05, -1.05, 1.42), (3.3, -5.2, 1.42), 30, 2.8, focus=(3.5, -4.0, 1.2), shift=(0, -0.07))
