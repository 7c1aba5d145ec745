"""The mirror wall in the morning, wide."""

from room import light, salon


def build(rng):
    salon.furnish()
    light.fill()
    light.daylight()
    light.camera((-0.55, -4.9, 1.2), (0.75, -0.3, 1.2), 35, 2.0, focus=(0.2, -1.05, 1.0), shift=(0, -0.03))
