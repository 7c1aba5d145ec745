"""The stations after sunset: lamps on, the street blue outside, its windows lit."""

from room import light, opposite, salon
from room.shell import WEST

LAMP = (1.0, 0.70, 0.42)


def build(rng):
    salon.furnish(glow=0.085, shine=4.2, ceiling=0.10)
    opposite.build()
    light.fill((1.0, 0.72, 0.50), 0.13)
    for x in (-0.7, 1.1, 2.9):
        light.bulb((x, -0.42, 2.05), 21, LAMP, 0.1)
    light.panel((1.2, -3.4, 3.0), (1.2, -2.4, 0), 4.5, 1.6, 38, LAMP)
    light.panel((WEST - 0.3, -2.85, 1.8), (0, -2.85, 1.2), 3.6, 2.2, 34, (0.34, 0.52, 1.0))
    light.camera((4.6, -3.35, 1.28), (0.36, -0.7, 1.28), 34, 2.2, focus=(2.0, -1.05, 0.9), shift=(0, -0.03))
