"""A roll of aluminum foil."""

import math

import numpy as np

from darkroom.form import sheet, turned
from darkroom.material import Material


def foil(name='foil'):
    """Bright, its shine softened by handling. The creases are in the shape, where they belong."""
    m = Material(name)
    place = m.place(1)
    m.bump(m.noise(place, 140, 3, 0.5), 0.10, 0.0006)
    shine = m.span(m.noise(place, 60, 3), 0.17, 0.28)
    return m.set(Base_Color=(0.91, 0.90, 0.885), Metallic=1.0, Roughness=shine)


def creases(seed, slope):
    """crumple(x, y) in metres: flat facets 4 to 18 mm wide that meet in ridges, each about as steep as slope."""
    rng = np.random.default_rng(seed)
    waves = []
    for i in range(16):
        rate, angle = 180 * 1.11**i, rng.random() * math.pi
        size = slope * (0.5 + rng.random()) * math.pi / rate
        drift = 12 + 30 * rng.random()
        waves.append(
            (rate * math.cos(angle), rate * math.sin(angle), size, drift, rng.random() * 6, rng.random() * 6)
        )

    def crumple(x, y):
        total = 0.0
        for a, b, size, drift, start, phase in waves:
            bend = 0.9 * math.sin(drift * x + phase) + 0.9 * math.sin(drift * y + 2 * phase)
            saw = (a * x + b * y + start + bend) / math.pi % 2.0
            fade = max(0.0, 0.4 + 0.8 * math.sin(drift * 0.9 * (x - y) + 3 * phase))
            total += size * fade * abs(saw - 1)
        return total

    return crumple


def roll(at, turn, material, core, across=0.13, radius=0.021, ahead=0.24, seed=5):
    """A roll with a sheet drawn off it to the front; at is on the table under its axis."""
    crumple = creases(seed, 0.055)

    def place(u, v):
        x = across * (u - 0.5)
        if v < 0.45:
            angle = 2 * math.pi * 1.5 * (1 - v / 0.45)
            r = radius - 0.0006 * (1 - v / 0.45) + 0.10 * crumple(x, angle * 0.02) * min(1, (0.45 - v) * 9)
            return (x, r * math.sin(angle) * 1.0, radius - r * math.cos(angle))
        run = (v - 0.45) / 0.55
        ease = min(1.0, run * 5)
        edge = 0.0015 * math.sin(x * 210 + 1) + 0.0009 * math.sin(x * 530)
        lift = 0.030 * max(0.0, run - 0.80) ** 2 * 10 * (0.4 + u)
        return (
            x * (1 + 0.03 * run),
            -ahead * run + (edge if run > 0.99 else 0),
            0.0004 + ease * crumple(x, run * ahead) + lift,
        )

    sheet('roll', place, material, steps=(170, 460), at=at, turn=(0, 0, turn))
    tube = [
        (radius * 0.50, -across / 2),
        (radius * 0.97, -across / 2),
        (radius * 0.97, across / 2),
        (radius * 0.50, across / 2),
        (radius * 0.50, -across / 2),
    ]
    spun = turned(
        'core',
        [(r, z * 0.998) for r, z in tube],
        material,
        (at[0], at[1], at[2] + radius),
        (0, math.pi / 2, turn),
        sides=96,
    )
    inner = [
        (radius * 0.42, -across / 2 - 0.002),
        (radius * 0.52, -across / 2 - 0.002),
        (radius * 0.52, across / 2 + 0.002),
        (radius * 0.42, across / 2 + 0.002),
        (radius * 0.42, -across / 2 - 0.002),
    ]
    turned('card', inner, core, (at[0], at[1], at[2] + radius), (0, math.pi / 2, turn), sides=96)
    return spun
