"""A round brush and a paddle brush."""

import math

import bpy
import numpy as np

from darkroom.form import bristles, cut, empty, sheet, turned
from darkroom.surfaces import hair

QUARTER = math.pi / 2


def round_brush(rng, at, turn, wood, metal, tint=(0.055, 0.030, 0.018), size=1.0, unruly=0.09):
    """Along +x from the end of its handle; at is on its axis. The bristles reach 27 mm from it; unruly: how far each leans."""
    whole = empty('round brush', at, turn)
    whole.scale = (size, size, size)
    profile = [
        (0, 0),
        (0.0045, 0.0006),
        (0.0080, 0.0040),
        (0.0098, 0.0100),
        (0.0106, 0.0220),
        (0.0104, 0.0400),
        (0.0092, 0.0620),
    ]
    profile += [
        (0.0084, 0.0820),
        (0.0090, 0.1000),
        (0.0108, 0.1120),
        (0.0122, 0.1170),
        (0.0120, 0.1240),
        (0, 0.1250),
    ]
    handle = turned('handle', profile, wood, turn=(0, QUARTER, 0), sides=96, parent=whole)
    soft = handle.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 2
    turned(
        'ferrule',
        [(0.0120, 0.117), (0.0128, 0.1175), (0.0128, 0.1285), (0.0120, 0.1290), (0, 0.129)],
        metal,
        turn=(0, QUARTER, 0),
        sides=96,
        parent=whole,
        bevel=0.0003,
    )
    turned(
        'barrel',
        [(0, 0.126), (0.0155, 0.126), (0.0155, 0.2205), (0.0145, 0.2240), (0.0100, 0.2265), (0, 0.2270)],
        metal,
        turn=(0, QUARTER, 0),
        sides=128,
        parent=whole,
        bevel=0.0004,
    )
    rows, around, tuft = 38, 34, 9
    t = np.linspace(0, 1, 5)
    points = []
    for i in range(rows):
        x = 0.130 + 0.089 * i / (rows - 1)
        for j in range(around):
            angle = 2 * math.pi * (j + 0.5 * (i % 2)) / around
            lean = unruly * rng.normal(size=(tuft, 3))
            out = np.stack([lean[:, 0], math.cos(angle) + lean[:, 1], math.sin(angle) + lean[:, 2]], -1)
            reach = (0.0150 + (0.0120 + 0.0004 * rng.normal(size=(tuft, 1))) * t)[..., None]
            tufts = reach * out[:, None] * (1, 1, 1)
            tufts[..., 0] = x + (reach[..., 0] - 0.015) * out[:, None, 0]
            points.append(tufts)
    points = np.concatenate(points)
    tone = np.array(tint) * (1 + 0.28 * rng.normal(size=(len(points), 1, 1)))
    material = bpy.data.materials.get('boar') or hair('boar', 0.3, 0.4)
    bristles('boar', points, 0.00020, np.broadcast_to(tone, points.shape), material, parent=whole)
    return whole


def _paddle():
    """Half the width of a paddle brush at x, from the handle's end (-0.19) to the head's (0.056)."""

    def half(x):
        head = 0.036 * max(0.0, 1 - abs(x / 0.056) ** 2.8) ** (1 / 2.8) if abs(x) < 0.056 else 0.0
        part = min(1.0, max(0.0, (-0.03 - x) / 0.16))
        handle = (
            0.0082 + 0.0050 * math.sin(part * math.pi) + 0.0030 * max(0.0, part - 0.55) if x < -0.03 else 0.0
        )
        if x < -0.178:
            handle *= math.sqrt(max(0.0, 1 - ((-0.178 - x) / 0.012) ** 2))
        return (head**3 + handle**3) ** (1 / 3)

    return half


def paddle_brush(at, turn, wood, cushion, pins):
    """Lying on its back, the head towards +x; at is under the middle of the head."""
    whole = empty('paddle brush', at, turn)
    half = _paddle()
    steps = [0.056 - 0.246 * (1 - math.cos(math.pi * i / 240)) / 2 for i in range(241)]
    outline = [(x, half(x)) for x in steps] + [(x, -half(x)) for x in reversed(steps[1:-1])]
    cut('paddle', outline, 0.0135, wood, (0, 0, 0.00675), edge=0.0056, parent=whole)

    def dome(x, y):
        far = math.hypot(x / 0.0445, y / 0.0285)
        return 0.0125 + 0.0062 * max(0.0, 1 - far**3.2) ** 0.5

    def place(u, v):
        x, y = 0.0445 * v * math.cos(2 * math.pi * u), 0.0285 * v * math.sin(2 * math.pi * u)
        return (x, y, dome(x, y))

    sheet('cushion', place, cushion, steps=(128, 40), closed=True, parent=whole)
    shaft = [
        (0.00072, -0.001),
        (0.00062, 0.0125),
        (0.0010, 0.0131),
        (0.00125, 0.0138),
        (0.00118, 0.0146),
        (0.0007, 0.0151),
        (0, 0.0153),
    ]
    for i in range(-7, 8):
        for j in range(-4, 5):
            x, y = i * 0.0057 + 0.00285 * (j % 2), j * 0.0058
            if (x / 0.0405) ** 2 + (y / 0.0252) ** 2 < 1:
                turned('pin', shaft, pins, (x, y, dome(x, y)), (-y * 6, x * 4, 0), sides=12, parent=whole)
    return whole
