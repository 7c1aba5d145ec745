"""A towel rolled up, as barbers keep them."""

import math

from darkroom.form import sheet


def rolled_towel(rng, at, wide, material, radius=0.034, turns=3.2, turn=0.0):
    """A towel rolled up, its axis along x, its loose edge in front underneath; at is under its middle."""
    waves = rng.normal(size=(4, 3))

    def place(u, v):
        angle = 2 * math.pi * turns * v
        r = (
            radius
            * (0.16 + 0.84 * v)
            * (1 + 0.012 * math.sin(3 * angle + waves[0, 0]) + 0.010 * math.sin(40 * u + waves[1, 0] * 5) * v)
        )
        x = wide * (u - 0.5) * (1 + 0.012 * math.sin(angle * 1.7 + waves[2, 0]))
        y, z = (
            -r * math.sin(angle + 0.6),
            radius - r * math.cos(angle + 0.6) * (0.97 if math.cos(angle + 0.6) > 0 else 1),
        )
        return (x, y, max(0.001, z))

    return sheet(
        'towel', place, material, steps=(60, 420), thickness=0.0042, bevel=0, at=at, turn=(0, 0, turn)
    )
