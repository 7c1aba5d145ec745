"""A rumpled piece of linen."""

import math

import numpy as np

from renderer.geometry import parametric_surface


def linen(material, across, depth, seed, height=0.002, folds=0.011, location=(0, 0, 0), rotation=0.0, steps=(170, 170)):
    """across and depth in meters; folds is the height of the highest fold."""
    rng = np.random.default_rng(seed)
    waves = [(rng.normal(0, 16), rng.normal(0, 16), rng.random() * 6.28, 0.5 + rng.random()) for _ in range(7)]

    def surface(u, v):
        x, y = across * (u - 0.5), depth * (v - 0.5)
        lift = sum(size * math.sin(a * x + b * y + start) for a, b, start, size in waves) / 4
        z = height + folds * max(0, lift) ** 1.3 + 0.0005 * math.sin(x * 190 + lift * 5)
        return (x + 0.003 * math.sin(y * 40 + seed), y + 0.003 * math.sin(x * 37), z)

    return parametric_surface(
        'linen', surface, material, steps=steps, thickness=0.0012, location=location, rotation=(0, 0, rotation)
    )
