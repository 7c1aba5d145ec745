"""Haircutting scissors: two forged halves, each one continuous surface from tip to ring."""

import math

from renderer.geometry import box, empty, lathe, parametric_surface, tube
from renderer.materials import plain

BLADE, SHANK, RING = 0.086, -0.058, (0.0132, 0.0112)


def _ease(x, low, high):
    x = min(1.0, max(0.0, (x - low) / (high - low)))
    return x * x * (3 - 2 * x)


def _section(x):
    """Cross section at x: y of the edge and of the back, thickness, and 0 (ground blade) to 1 (round shank)."""
    round_ = _ease(-x, 0.006, 0.024)
    tip = max(0.0, (x - 0.055) / (BLADE - 0.055))
    width = 0.0104 * (1 - 0.62 * _ease(x, 0.0, BLADE)) * math.sqrt(max(0.0, 1 - tip**3.2)) + 0.0003
    blade = -0.0012, width - 0.0012
    along = _ease(-x, 0.0, -SHANK)
    middle = 0.0040 - 0.0138 * along - 0.0022 * math.sin(math.pi * along)
    half = 0.0036 - 0.0015 * _ease(-x, 0.0, 0.040)
    shank = middle - half, middle + half
    edge, back = (b * (1 - round_) + s * round_ for b, s in zip(blade, shank))
    thickness = 0.0024 - 0.0012 * _ease(x, 0.01, BLADE) + 0.0012 * round_
    return edge, back, thickness, round_


def _half(steel, rubber, rest):
    half = empty('half')

    def surface(u, v):
        x = BLADE + (SHANK - BLADE) * v
        edge, back, thickness, round_ = _section(x)
        # u runs over the top from the edge to the back, then returns along the flat inside.
        over = u < 0.5
        s = u * 2 if over else 2 - u * 2
        oval = math.sqrt(max(0.0, 1 - (2 * s - 1) ** 2))
        ground = min(1.0, s / 0.42) ** 0.9 * math.sqrt(max(0.0, 1 - max(0.0, (s - 0.8) / 0.2) ** 2))
        if over:
            z = thickness * ((1 - round_) * ground + round_ * (0.42 + 0.58 * oval))
        else:
            z = thickness * round_ * (0.42 - 0.58 * oval)
        return (x, edge + (back - edge) * s, z)

    parametric_surface('half', surface, steel, steps=(64, 260), closed=True, parent=half)
    edge, back, thickness, _ = _section(SHANK)
    center = (SHANK - RING[0] * 0.93, (edge + back) / 2 - RING[1] * 0.42, thickness * 0.42)
    angles = [2 * math.pi * i / 96 for i in range(96)]
    for radius, wire, material in ((1.0, 0.0020, steel), (0.87, 0.0013, rubber)):
        loop = [
            (center[0] + radius * RING[0] * math.cos(a), center[1] + radius * RING[1] * math.sin(a), center[2])
            for a in angles
        ]
        tube('ring', loop, wire, material, closed=True, parent=half)
    if rest:
        start = center[0] - RING[0] * 0.90, center[1] - RING[1] * 0.42
        hook = [
            (start[0] - 0.022 * t, start[1] - 0.0012 * math.sin(3.1 * t) - 0.009 * t**2.2, center[2])
            for t in (i / 24 for i in range(25))
        ]
        tube('rest', hook, 0.0017, steel, radii=[1.15 - 0.35 * i / 24 for i in range(25)], parent=half)
    return half


def scissors(location, rotation, steel, screw, rubber, opened=34.0, size=1.15):
    """Lies open by `opened` degrees; location is below the screw."""
    group = empty('scissors', (location[0], location[1], location[2] + 0.0027 * size), rotation)
    group.scale = (size, size, size)
    for flip, rest in ((0, False), (1, True)):
        half = _half(steel, rubber, rest)
        half.parent, half.location = group, (0, 0, -0.0001 if flip else 0.0001)
        half.rotation_euler = (math.pi * flip, 0, math.radians(opened / 2) * (-1 if flip else 1))
    head = [(0, 0.0042), (0.0030, 0.0042), (0.0038, 0.0039), (0.0042, 0.0033), (0.0042, 0.0012), (0, 0.0012)]
    lathe('screw', head, screw, sides=72, parent=group, bevel=0.0002)
    box(
        'slot',
        (0.0062, 0.0008, 0.0004),
        plain('slot', (0.03, 0.02, 0.01), 0.6),
        (0, 0, 0.00415),
        (0, 0, 0.7),
        bevel=0.0001,
        parent=group,
    )
    return group
