"""Sofa and coffee table by the window."""

from renderer import lighting
from room import light, salon


def build(rng):
    salon.furnish(front=False, chairs=())
    light.daylight(230, (0.60, -0.62, -0.44))
    lighting.camera((0.75, -2.0, 1.3), (-1.55, -5.3, 1.3), 30, 2.8, focus=(-1.3, -4.9, 0.7), shift=(0, -0.10))
