"""A round brush and a paddle brush."""

import math

import numpy as np

from hair.vector import smoothstep
from renderer.geometry import cut_sheet, empty, lathe, parametric_surface, strand_curves

QUARTER = math.pi / 2


def round_brush(rng, location, rotation, wood, metal, bristle, size=1.0):
    """Points along +x from the end of its handle; location is on its axis. bristle: the material of its bristles."""
    group = empty('round brush', location, rotation)
    group.scale = (size, size, size)
    profile = [
        (0, 0),
        (0.0045, 0.0006),
        (0.0080, 0.0040),
        (0.0098, 0.0100),
        (0.0106, 0.0220),
        (0.0104, 0.0400),
        (0.0092, 0.0620),
    ]
    profile += [(0.0084, 0.0820), (0.0090, 0.1000), (0.0108, 0.1120), (0.0122, 0.1170), (0.0120, 0.1240), (0, 0.1250)]
    handle = lathe('handle', profile, wood, rotation=(0, QUARTER, 0), sides=96, parent=group)
    soft = handle.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 2
    lathe(
        'ferrule',
        [(0.0120, 0.117), (0.0128, 0.1175), (0.0128, 0.1285), (0.0120, 0.1290), (0, 0.129)],
        metal,
        rotation=(0, QUARTER, 0),
        sides=96,
        parent=group,
        bevel=0.0003,
    )
    lathe(
        'barrel',
        [(0, 0.126), (0.0155, 0.126), (0.0155, 0.2205), (0.0145, 0.2240), (0.0100, 0.2265), (0, 0.2270)],
        metal,
        rotation=(0, QUARTER, 0),
        sides=128,
        parent=group,
        bevel=0.0004,
    )
    rows, around, tuft = 26, 22, 16
    t = np.linspace(0, 1, 5)[:, None]
    points = []
    for i in range(rows):
        x = 0.130 + 0.088 * i / (rows - 1)
        for j in range(around):
            angle = 2 * math.pi * (j + 0.5 * (i % 2)) / around
            up = np.array([0, math.cos(angle), math.sin(angle)])
            lean = up + 0.03 * rng.normal(size=3) + 0.06 * rng.normal(size=(tuft, 3))
            hole = 0.00030 * rng.normal(size=(tuft, 3)) + (x, 0, 0) + 0.0150 * up
            length = 0.0120 * (1 - 0.14 * rng.random((tuft, 1)))
            points.append(hole[:, None] + t * (length * lean)[:, None])
    points = np.concatenate(points)
    strand_curves('boar', points, 0.00012, (1, 1, 1), bristle, parent=group)
    return group


def _paddle():
    """Returns the half width of a paddle brush at x, from the end of the handle (-0.19) to the head (0.056)."""

    def head(x):
        return 0.036 * max(0.0, 1 - abs(x / 0.056) ** 2.8) ** (1 / 2.8)

    def half(x):
        if x > -0.02:
            return head(x)
        part = min(1.0, max(0.0, (-0.03 - x) / 0.16))
        handle = 0.0082 + 0.0050 * math.sin(part * math.pi) + 0.0030 * max(0.0, part - 0.55)
        shoulder = 1 - smoothstep(-x, 0.02, 0.088)
        end = math.sqrt(max(0.0, 1 - (max(0.0, -0.178 - x) / 0.012) ** 2))
        return (handle + (head(-0.02) - handle) * shoulder) * end

    return half


def paddle_brush(location, rotation, wood, cushion, pins):
    """Lies on its back with the head towards +x; location is under the middle of the head."""
    group = empty('paddle brush', location, rotation)
    half = _paddle()
    steps = [0.056 - 0.246 * (1 - math.cos(math.pi * i / 240)) / 2 for i in range(241)]
    outline = [(x, half(x)) for x in steps] + [(x, -half(x)) for x in reversed(steps[1:-1])]
    cut_sheet('paddle', outline, 0.0135, wood, (0, 0, 0.00675), edge=0.0056, parent=group)

    def dome(x, y):
        far = math.hypot(x / 0.0445, y / 0.0285)
        return 0.0125 + 0.0062 * max(0.0, 1 - far**3.2) ** 0.5

    def surface(u, v):
        x, y = 0.0445 * v * math.cos(2 * math.pi * u), 0.0285 * v * math.sin(2 * math.pi * u)
        return (x, y, dome(x, y))

    parametric_surface('cushion', surface, cushion, steps=(128, 40), closed=True, parent=group)
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
                lathe('pin', shaft, pins, (x, y, dome(x, y)), (-y * 6, x * 4, 0), sides=12, parent=group)
    return group
