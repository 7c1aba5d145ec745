"""A sprig with leaves, hung between the sun and the table to cast its shadow."""

import math

from renderer.geometry import parametric_surface, tube
from renderer.material import srgb
from renderer.materials import plain


def sprig(rng, location, direction, leaf=0.040, leaves=15):
    """From its cut end at `location` along `direction` (meters); keep it out of the picture."""
    green = plain('leaf', srgb('#66794a'), 0.5)

    def path(t):
        return (
            location[0] + direction[0] * t,
            location[1] + direction[1] * t + 0.02 * math.sin(3 * t),
            location[2] + direction[2] * t,
        )

    for i in range(leaves):
        t = i / (leaves - 1)
        size, tilt = leaf * (1.1 - 0.5 * t), (-1) ** i * 0.9 - 0.6 + rng.normal(0, 0.15)

        def blade(u, v, size=size):
            return (size * v, 0.42 * size * (u - 0.5) * math.sin(math.pi * v) ** 0.8, 0.12 * size * math.sin(2 * v))

        parametric_surface(
            'leaf', blade, green, steps=(6, 16), location=path(t), rotation=(0.7, 0.2 + 0.2 * rng.normal(), tilt)
        )
    tube('twig', [path(i / 20) for i in range(21)], 0.0013, green)
