"""Signs that somebody works here: a coat, a card reader, a towel left over an edge, cut hair."""

import math

import numpy as np

from hair.vector import smoothstep
from renderer.geometry import box, parametric_surface, strand_curves, transform, tube
from renderer.materials import hair

from . import materials as m


def coat(location, rotation, cloth, length=0.98):
    """A coat that hangs by its loop from a brass hook. location: the hook on the wall; rotation 0 faces −y."""

    def body(u, v):
        angle = 2 * math.pi * u
        width = 0.04 + 0.085 * smoothstep(v, 0, 0.14) + 0.045 * smoothstep(v, 0.1, 0.8)
        depth = 0.02 + 0.035 * smoothstep(v, 0, 0.2) + 0.02 * v
        fold = math.sin(9 * angle + 1.3 + 1.5 * v) + 0.7 * math.sin(13 * angle + 2.6 - 2.0 * v)
        front = math.exp(-(((angle - 4.85 + 0.1 * v) / 0.09) ** 2)) * smoothstep(v, 0.08, 0.2)
        swell = 1 + smoothstep(v, 0.06, 0.45) * (0.16 * fold * abs(math.sin(angle)) - 0.5 * front)
        x = width * math.cos(angle) * (1 + 0.035 * fold * v) + 0.008 * math.sin(5 * v)
        return (x, -0.06 + depth * math.sin(angle) * swell, -0.03 - length * v + 0.004 * fold * v)

    with transform(location, rotation):
        tube('hook', [(0, 0, 0.02), (0, -0.04, 0.0), (0, -0.065, 0.01), (0, -0.07, 0.035)], 0.006, m.brass())
        tube('loop', [(-0.02, -0.055, -0.035), (0, -0.06, 0.012), (0.02, -0.055, -0.035)], 0.003, cloth)
        parametric_surface('coat', body, cloth, steps=(360, 90), closed=True)
        for side in (-1, 1):

            def sleeve(u, v, side=side):
                angle = 2 * math.pi * u
                r = (0.006 + 0.049 * smoothstep(v, 0, 0.16) - 0.012 * v) * (1 - 0.9 * smoothstep(v, 0.985, 1))
                r *= 1 + 0.10 * math.sin(19 * v + 2 * angle + 2 * side) * smoothstep(v, 0.1, 0.4)
                r *= 1 + 0.06 * math.sin(5 * angle + 3 * v)
                x = side * (0.06 + 0.075 * smoothstep(v, 0, 0.30) - 0.012 * v) + 0.75 * r * math.cos(angle)
                return (x, -0.072 - 0.03 * v + 0.75 * r * math.sin(angle), -0.065 - 0.62 * v)

            parametric_surface('sleeve', sleeve, cloth, steps=(80, 120), closed=True)
            lapel = [(side * 0.012, -0.105, -0.05), (side * 0.05, -0.125, -0.15), (side * 0.012, -0.135, -0.34)]
            tube('lapel', lapel, 0.012, cloth, radii=[0.6, 1.3, 0.4], curved=True)


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


def clippings(location, spread, color=(0.05, 0.022, 0.010), locks=46, seed=3):
    """Cut hair on the floor: loose short locks, thinning out around location."""
    rng = np.random.default_rng(seed)
    t = np.linspace(-0.5, 0.5, 8)
    strands = []
    for _ in range(locks):
        middle = np.array(location[:2]) + spread * rng.normal(size=2) * np.array([1.0, 0.7])
        heading, long, bend = rng.random() * 2 * math.pi, rng.uniform(0.02, 0.055), rng.normal(0, 1.6)
        for _ in range(rng.integers(10, 26)):
            angle = heading + bend * t + rng.normal(0, 0.12)
            x = middle[0] + rng.normal(0, 0.0022) + long * t * np.cos(angle)
            y = middle[1] + rng.normal(0, 0.0022) + long * t * np.sin(angle)
            strands.append(np.stack([x, y, location[2] + 0.001 + 0.003 * rng.random() * (1 - 4 * t * t)], axis=-1))
    strand_curves('clippings', np.array(strands), 0.00028, np.full((1, 1, 3), color), hair('clippings'))
