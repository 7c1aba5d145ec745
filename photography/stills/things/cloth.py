"""A piece of linen, lying as it was dropped."""

import math

import numpy as np

from darkroom.form import sheet


def linen(material, across, deep, seed, height=0.002, folds=0.011, at=(0, 0, 0), turn=0.0, steps=(170, 170)):
    """across and deep in metres; folds is how high the highest is."""
    rng = np.random.default_rng(seed)
    waves = [
        (rng.normal(0, 16), rng.normal(0, 16), rng.random() * 6.28, 0.5 + rng.random()) for _ in range(7)
    ]

    def place(u, v):
        x, y = across * (u - 0.5), deep * (v - 0.5)
        lift = sum(size * math.sin(a * x + b * y + start) for a, b, start, size in waves) / 4
        z = height + folds * max(0, lift) ** 1.3 + 0.0005 * math.sin(x * 190 + lift * 5)
        return (x + 0.003 * math.sin(y * 40 + seed), y + 0.003 * math.sin(x * 37), z)

    return sheet('linen', place, material, steps=steps, thickness=0.0012, at=at, turn=(0, 0, turn))
