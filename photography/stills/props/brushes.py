"""A round brush and a paddle brush."""

import math

import bpy
import numpy as np

from renderer.geometry import cut_sheet, empty, lathe, parametric_surface, strand_curves
from renderer.materials import hair

QUARTER = math.pi / 2


def round_brush(rng, location, rotation, wood, metal, tint=(0.055, 0.030, 0.018), size=1.0, unruliness=0.09):
    """Points along +x from the end of its handle; location is on its axis.

    unruliness: how far each bristle leans.
    """
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
    rows, around, tuft = 38, 34, 9
    t = np.linspace(0, 1, 5)
    points = []
    for i in range(rows):
        x = 0.130 + 0.089 * i / (rows - 1)
        for j in range(around):
            angle = 2 * math.pi * (j + 0.5 * (i % 2)) / around
            lean = unruliness * rng.normal(size=(tuft, 3))
            out = np.stack([lean[:, 0], math.cos(angle) + lean[:, 1], math.sin(angle) + lean[:, 2]], -1)
            reach = (0.0150 + (0.0120 + 0.0004 * rng.normal(size=(tuft, 1))) * t)[..., None]
            tufts = reach * out[:, None] * (1, 1, 1)
            tufts[..., 0] = x + (reach[..., 0] - 0.015) * out[:, None, 0]
            points.append(tufts)
    points = np.concatenate(points)
    tone = np.array(tint) * (1 + 0.28 * rng.normal(size=(len(points), 1, 1)))
    material = bpy.data.materials.get('boar') or hair('boar', 0.3, 0.4)
    strand_curves('boar', points, 0.00020, np.broadcast_to(tone, points.shape), material, parent=group)
    return group


def _paddle():
    """Returns the half width of a paddle brush at x, from the end of the handle (-0.19) to the head (0.056)."""

    def half(x):
        head = 0.036 * max(0.0, 1 - abs(x / 0.056) ** 2.8) ** (1 / 2.8) if abs(x) < 0.056 else 0.0
        part = min(1.0, max(0.0, (-0.03 - x) / 0.16))
        handle = 0.0082 + 0.0050 * math.sin(part * math.pi) + 0.0030 * max(0.0, part - 0.55) if x < -0.03 else 0.0
        if x < -0.178:
            handle *= math.sqrt(max(0.0, 1 - ((-0.178 - x) / 0.012) ** 2))
        return (head**3 + handle**3) ** (1 / 3)

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


def caught_hairs(rng, location, rotation, number=26, tint=(0.30, 0.085, 0.026)):
    """Long hairs wound around a round brush, some with a loose end on the table.

    location is on the table, below the middle of its bristles; rotation is the brush's.
    """
    c, s = math.cos(rotation), math.sin(rotation)
    t, strands = np.linspace(0, 1, 90), []
    for i in range(number):
        turns, reach = rng.uniform(0.4, 1.6), 0.0262 + 0.0012 * rng.normal()
        start, angle = rng.uniform(-0.038, 0.034), rng.uniform(0, 6.28)
        along = start + rng.normal(0, 0.010) * t + 0.0016 * np.sin(7 * t + angle)
        around = angle + 2 * math.pi * turns * t
        y, z = reach * np.cos(around), 0.0275 + reach * np.sin(around) + 0.0008 * np.sin(23 * t + angle)
        if i % 4 == 0:  # A loose end that falls in front of the brush.
            fall = np.clip((t - 0.30) / 0.70, 0, 1)
            drop = np.minimum(1, fall * 1.6)
            start_y, start_z = -reach * 0.9, 0.036
            y = np.where(
                fall > 0, start_y - 0.004 - rng.uniform(0.03, 0.075) * fall**1.3, reach * np.cos(2.0 + 3.2 * t)
            )
            z = np.where(fall > 0, start_z * (1 - drop) ** 1.6 + 0.0004, 0.0275 + reach * np.sin(2.0 + 3.2 * t))
            along = start + rng.normal(0, 0.030) * fall + 0.009 * np.sin(4.5 * fall + angle) * fall
        strands.append(np.stack([c * along - s * y, s * along + c * y, z], -1) + np.array(location))
    points = np.array(strands)
    tone = np.array(tint) * (1 + 0.25 * rng.normal(size=(number, 1, 1)))
    strand_curves('caught', points, 0.00007, np.broadcast_to(tone, points.shape), hair('caught', 0.25, 0.4))
