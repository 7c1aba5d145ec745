"""Towels, curtain, rug."""

import math

import numpy as np

from . import materials as m
from .shapes import mesh_of, placed, sheet, solid, tube


def folded(at, material, wide=0.26, deep=0.17, high=0.035, turn=0.0, seed=0):
    """A folded towel, its rounded fold towards −y."""
    rng = np.random.default_rng(seed)
    bow = [math.pi * i / 20 for i in range(21)]
    r = high / 2
    ring = [(deep / 2, 0)] + [(-deep / 2 + r - r * math.sin(a), r - r * math.cos(a)) for a in bow] + [(deep / 2, high)]
    ring += [
        (deep / 2, high * 0.53),
        (-deep / 2 + r * 1.5, high * 0.53),
        (-deep / 2 + r * 1.35, high * 0.5),
        (-deep / 2 + r * 1.5, high * 0.47),
        (deep / 2, high * 0.47),
    ]
    k, rows = len(ring), 30
    points, faces = [], []
    for i in range(rows):
        x = (i / (rows - 1) - 0.5) * wide
        waver = 0.0022 * math.sin(i * 0.9 + seed) + 0.0004 * rng.normal()
        points += [
            (x, y + waver * 0.8, z * (1 + 0.04 * math.sin(i * 0.5 + y * 30 + seed)) + waver * 0.4) for y, z in ring
        ]
    for i in range(rows - 1):
        faces += [(i * k + j, (i + 1) * k + j, (i + 1) * k + (j + 1) % k, i * k + (j + 1) % k) for j in range(k)]
    faces += [tuple(range(k))[::-1], tuple((rows - 1) * k + j for j in range(k))]
    solid('towel', mesh_of('towel', points, faces), material, at=at, turn=(0, 0, turn), bevel=0.004, rounds=2)


def pile(at, materials, turn=0.0, seed=0, **size):
    """Folded towels on top of each other, a little askew."""
    high = size.get('high', 0.035)
    for i, material in enumerate(materials):
        place = (
            at[0] + 0.004 * math.sin(2.3 * i + seed),
            at[1] + 0.003 * math.cos(1.7 * i + seed),
            at[2] + i * high * 1.03,
        )
        folded(place, material, turn=turn + 0.05 * math.sin(i * 2.1 + seed), seed=seed + i, **size)


def rolled(at, material, radius=0.048, long=0.24, turn=0.0, seed=0):
    """A rolled towel lying along x, its end showing the coil."""
    turns, steps = 3.6, 150
    spiral = []
    for i in range(steps):
        k = i / (steps - 1)
        a = 2 * math.pi * turns * k + seed
        r = radius * (0.16 + 0.84 * k) * (1 + 0.02 * math.sin(3 * a + seed))
        spiral.append((r * math.cos(a), r * math.sin(a)))
    thick = radius * 0.84 / turns * 0.80

    def cloth(u, v):
        """u along the coil and back on its other side, v along the roll."""
        out = u < 0.5
        k = min(max(u * 2 if out else 2 - u * 2, 0), 1)
        i = min(int(k * (steps - 1)), steps - 1)
        y, z = spiral[i]
        length = math.hypot(y, z)
        shrink = 1.0 if out else 1 - thick / max(length, thick * 1.01)
        end = 0.0035 * math.sin(k * 40 + seed) * (2 * v - 1)
        return ((v - 0.5) * long + end, y * shrink, z * shrink + radius)

    sheet('roll', cloth, 2 * steps, 8, material, closed=True, at=at, turn=(0, 0, turn))
    for start in (0, 1):
        ends = [cloth(i / (2 * steps), start) for i in range(2 * steps)]
        faces = [(i, i + 1, 2 * steps - 2 - i, 2 * steps - 1 - i) for i in range(steps - 1)]
        solid('roll end', mesh_of('roll end', ends, faces), material, at=at, turn=(0, 0, turn), smooth=False)


def curtain(start, end, material, top=2.95, folds=13, deep=0.05, seed=0):
    """A curtain hanging between two floor points."""
    (xa, ya), (xb, yb) = start, end
    length = math.hypot(xb - xa, yb - ya)
    ahead, side = ((xb - xa) / length, (yb - ya) / length), (-(yb - ya) / length, (xb - xa) / length)

    def fall(u, v):
        wave = math.sin(2 * math.pi * folds * (u + 0.012 * math.sin(7 * u + seed)))
        off = deep * wave * (1.15 - 0.35 * v) + 0.02 * math.sin(11 * u + 2 * v + seed)
        along = u * length
        return (xa + ahead[0] * along + side[0] * off, ya + ahead[1] * along + side[1] * off, 0.015 + v * (top - 0.015))

    sheet('curtain', fall, folds * 16, 12, material)
    tube(
        'pole',
        [
            (xa - 0.1 * ahead[0], ya - 0.1 * ahead[1], top + 0.012),
            (xb + 0.1 * ahead[0], yb + 0.1 * ahead[1], top + 0.012),
        ],
        0.011,
        m.brass(),
    )


def rug(at, long, wide, material, turn=0.0, fringe=True):
    """A flat woven rug with a fringe at its short ends."""

    def weave(u, v):
        lift = 0.006 + 0.0015 * math.sin(9 * u + 3) * math.sin(7 * v)
        return ((u - 0.5) * long, (v - 0.5) * wide + 0.006 * math.sin(5 * u), lift)

    with placed(at, turn):
        sheet('rug', weave, 60, 40, material)
        rng = np.random.default_rng(5)
        for side in (-1, 1) if fringe else ():
            for i in range(int(wide / 0.014)):
                y = -wide / 2 + 0.007 + i * 0.014
                x = side * long / 2
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
                    rounds=2,
                    radii=[1, 1, 0.7],
                )
