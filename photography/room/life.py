"""Signs that somebody works here: a card reader, a towel left over an edge, cut hair."""

import math

import numpy as np

from renderer.geometry import box, parametric_surface, strand_curves, transform
from renderer.materials import hair

from . import materials as m


def draped(location, rotation, cloth, width, front, back, radius=0.04, seed=0):
    """Cloth over an edge: it hangs down by `front` towards −y and by `back` behind; location: the top of the edge."""
    bend = math.pi * radius

    def surface(u, v):
        way = v * (front + bend + back)
        if way < front:
            y, z, hang = -radius, -radius - (front - way), (front - way) / front
        elif way < front + bend:
            angle = (way - front) / radius
            y, z, hang = -radius * math.cos(angle), -radius + radius * math.sin(angle), 0.0
        else:
            y, z, hang = radius, -radius - (way - front - bend), (way - front - bend) / back
        ripple = math.sin(9 * u + seed) + 0.6 * math.sin(17 * u + 2 + seed)
        side = math.copysign(1, y)
        narrow = 1 - 0.07 * hang
        return ((u - 0.5) * width * narrow, y + side * 0.011 * hang * (1 + ripple), z + 0.006 * hang * ripple)

    with transform(location, rotation):
        parametric_surface('cloth', surface, cloth, steps=(90, 70), thickness=0.007)


def card_reader(location, rotation):
    """A payment terminal with a keypad and a slip of paper."""
    with transform(location, rotation):
        with transform((0, 0, 0.022), (0.12, 0, 0)):
            box('reader', (0.076, 0.165, 0.034), m.paint('23261f', 0.35), bevel=0.009, segments=5)
            box(
                'screen',
                (0.058, 0.046, 0.002),
                m.glow(0.5, (0.75, 0.85, 0.9)),
                location=(0, 0.042, 0.0172),
                bevel=0.0005,
            )
            for i in range(12):
                place = (0.02 * (i % 3 - 1), 0.002 - 0.0165 * (i // 3), 0.018)
                box('key', (0.015, 0.0105, 0.004), m.paint('8d8a80', 0.5), location=place, bevel=0.0015)

        def slip(u, v):
            return ((u - 0.5) * 0.056, 0.082 + 0.05 * v, 0.045 + 0.05 * math.sin(1.9 * v))

        parametric_surface('slip', slip, m.paper('f7f2e8'), steps=(4, 30))


def clippings(location, spread, color=(0.05, 0.022, 0.010), locks=18, seed=3):
    """Cut hair on the floor: loose short locks, thinning out around location."""
    rng = np.random.default_rng(seed)
    t = np.linspace(-0.5, 0.5, 8)
    strands = []
    for _ in range(locks):
        middle = np.array(location[:2]) + spread * rng.normal(size=2) * np.array([1.0, 0.7])
        heading, long, bend = rng.random() * 2 * math.pi, rng.uniform(0.03, 0.07), rng.normal(0, 1.6)
        for _ in range(rng.integers(6, 14)):
            angle = heading + bend * t + rng.normal(0, 0.25)
            x = middle[0] + rng.normal(0, 0.004) + long * t * np.cos(angle)
            y = middle[1] + rng.normal(0, 0.004) + long * t * np.sin(angle)
            strands.append(np.stack([x, y, location[2] + 0.001 + 0.003 * rng.random() * (1 - 4 * t * t)], axis=-1))
    strand_curves('clippings', np.array(strands), 0.0002, np.full((1, 1, 3), color), hair('clippings'))
