"""One mirror and its station, in portrait format."""

from renderer import lighting
from room import light, salon


def build(rng):
    salon.furnish(mirror_glow=37, chairs=((-1.6, 2.6), (2.0, 2.75), (3.8, 3.6)))
    light.daylight(230, (0.86, 0.56, -0.44))
    lighting.camera((0.72, -2.75, 1.42), (0.24, 0, 1.42), 42, 2.0, focus=(0.2, -0.1, 1.2))
