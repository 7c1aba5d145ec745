"""Towels and rug."""

import math

import numpy as np

from renderer.geometry import add_object, build_mesh, parametric_surface, transform, tube


def folded_towel(location, material, width=0.26, depth=0.17, height=0.035, rotation=0.0, seed=0):
    """A folded towel with its round fold towards −y."""
    rng = np.random.default_rng(seed)
    arc = [math.pi * i / 20 for i in range(21)]
    r = height / 2
    ring = (
        [(depth / 2, 0)]
        + [(-depth / 2 + r - r * math.sin(a), r - r * math.cos(a)) for a in arc]
        + [(depth / 2, height)]
    )
    ring += [
        (depth / 2, height * 0.53),
        (-depth / 2 + r * 1.5, height * 0.53),
        (-depth / 2 + r * 1.35, height * 0.5),
        (-depth / 2 + r * 1.5, height * 0.47),
        (depth / 2, height * 0.47),
    ]
    k, rows = len(ring), 30
    points, faces = [], []
    for i in range(rows):
        x = (i / (rows - 1) - 0.5) * width
        waver = 0.0022 * math.sin(i * 0.9 + seed) + 0.0004 * rng.normal()
        points += [
            (x, y + waver * 0.8, z * (1 + 0.04 * math.sin(i * 0.5 + y * 30 + seed)) + waver * 0.4) for y, z in ring
        ]
    for i in range(rows - 1):
        faces += [(i * k + j, (i + 1) * k + j, (i + 1) * k + (j + 1) % k, i * k + (j + 1) % k) for j in range(k)]
    faces += [tuple(range(k))[::-1], tuple((rows - 1) * k + j for j in range(k))]
    add_object(
        'towel',
        build_mesh('towel', points, faces),
        material,
        location=location,
        rotation=(0, 0, rotation),
        bevel=0.004,
        segments=2,
    )


def towel_stack(location, materials, rotation=0.0, seed=0, **size):
    """A stack of folded towels, slightly misaligned."""
    height = size.get('height', 0.035)
    for i, material in enumerate(materials):
        place = (
            location[0] + 0.004 * math.sin(2.3 * i + seed),
            location[1] + 0.003 * math.cos(1.7 * i + seed),
            location[2] + i * height * 1.03,
        )
        folded_towel(place, material, rotation=rotation + 0.05 * math.sin(i * 2.1 + seed), seed=seed + i, **size)


def rolled_towel(location, material, radius=0.048, long=0.24, rotation=0.0, seed=0):
    """A rolled towel along x with its spiral end visible."""
    turns, steps = 3.6, 150
    spiral = []
    for i in range(steps):
        k = i / (steps - 1)
        a = 2 * math.pi * turns * k + seed
        r = radius * (0.16 + 0.84 * k) * (1 + 0.02 * math.sin(3 * a + seed))
        spiral.append((r * math.cos(a), r * math.sin(a)))
    thickness = radius * 0.84 / turns * 0.80

    def cloth(u, v):
        """u runs along the spiral and back on its other side, v along the roll."""
        out = u < 0.5
        k = min(max(u * 2 if out else 2 - u * 2, 0), 1)
        i = min(int(k * (steps - 1)), steps - 1)
        y, z = spiral[i]
        length = math.hypot(y, z)
        shrink = 1.0 if out else 1 - thickness / max(length, thickness * 1.01)
        end = 0.0035 * math.sin(k * 40 + seed) * (2 * v - 1)
        return ((v - 0.5) * long + end, y * shrink, z * shrink + radius)

    parametric_surface(
        'roll', cloth, material, steps=(2 * steps, 8), closed=True, location=location, rotation=(0, 0, rotation)
    )
    for start in (0, 1):
        ends = [cloth(i / (2 * steps), start) for i in range(2 * steps)]
        faces = [(i, i + 1, 2 * steps - 2 - i, 2 * steps - 1 - i) for i in range(steps - 1)]
        add_object(
            'roll end',
            build_mesh('roll end', ends, faces),
            material,
            location=location,
            rotation=(0, 0, rotation),
            smooth=False,
        )


def rug(location, length, width, material):
    """A flat woven rug with fringe at its short ends."""

    def weave(u, v):
        lift = 0.006 + 0.0015 * math.sin(9 * u + 3) * math.sin(7 * v)
        return ((u - 0.5) * length, (v - 0.5) * width + 0.006 * math.sin(5 * u), lift)

    with transform(location):
        parametric_surface('rug', weave, material, steps=(60, 40))
        rng = np.random.default_rng(5)
        for side in (-1, 1):
            for i in range(int(width / 0.014)):
                y = -width / 2 + 0.007 + i * 0.014
                x = side * length / 2
                reach = 0.06 + 0.015 * rng.random()
                bend = 0.02 * rng.normal()
                tube(
                    'fringe',
                    [
                        (x - side * 0.01, y, 0.006),
                        (x + side * reach / 2, y + bend * 0.3, 0.007),
                        (x + side * reach, y + bend, 0.003),
                    ],
                    0.0022,
                    material,
                    segments=2,
                    radii=[1, 1, 0.7],
                )
