"""A counter, close: what the first stylist works with."""

from room import light, salon


def build(rng):
    salon.furnish(chairs=((0.2, 3.5), (2.0, 2.75), (3.8, 3.6)))
    light.fill()
    light.daylight(230, (0.62, 0.62, -0.40))
    light.camera((-1.16, -1.42, 1.22), (-1.76, -0.10, 1.02), 50, 1.8, focus=(-1.92, -0.22, 0.95))
