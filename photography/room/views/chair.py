"""The channels of a chair's back."""

from room import light, salon


def build(rng):
    salon.furnish(chairs=((-1.6, 2.6), (0.2, 3.55), (2.0, 2.75)), rear=False)
    light.fill()
    light.daylight(230, (0.86, 0.40, -0.42))
    light.camera((0.95, -2.15, 1.12), (0.21, -1.03, 0.66), 60, 2.2, focus=(0.24, -1.12, 0.66))
