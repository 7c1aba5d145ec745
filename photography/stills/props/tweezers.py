"""Tweezers and a spoolie."""

import math

import bpy
import numpy as np

from renderer.geometry import box, empty, lathe, parametric_surface, strand_curves, tube
from renderer.materials import hair


def tweezers(location, rotation, metal, length=0.095):
    """Lies flat with slanted tips towards +x, one arm on the surface; location is under the back end."""
    group = empty('tweezers', location, (0, 0, rotation))
    thickness = 0.0013

    def half(v):
        """Half width: a round back, a wide grip, narrow tips."""
        grip = math.exp(-(((v - 0.30) / 0.30) ** 2))
        end = math.sqrt(min(1.0, max(0.0, v) / 0.030 + 0.02))
        return (0.0020 + 0.0026 * grip - 0.00075 * max(0.0, (v - 0.5) / 0.5) ** 1.2) * end

    def rise(v):
        """Distance between the arms, which are open at the tips."""
        return 0.0005 + 0.0046 * v**1.15 + 0.0012 * math.sin(math.pi * v)

    for upper in (0, 1):

        def surface(u, v, upper=upper):
            over = u < 0.5
            s = 4 * u - 1 if over else 3 - 4 * u
            width = half(v)
            slant = 0.0019 * max(0.0, (v - 0.93) / 0.07) * s
            # The arms get thinner, and their ends are closed and rounded.
            thin = (1 - 0.45 * v) * math.sqrt(max(0.0, 1 - max(0.0, (v - 0.992) / 0.008) ** 2))
            crown = 0.0009 * (1 - s * s) * thin
            rim = thin * math.sqrt(max(0.0, 1 - s**8))
            z = thickness * (0.5 + (0.5 if over else -0.5) * rim) + (crown if over else 0)
            bent = (-0.0012 if upper else 0.0005) * max(0.0, (v - 0.84) / 0.16) ** 1.4
            return (length * v + slant, width * s, z + upper * (thickness + rise(v) + bent))

        parametric_surface('arm', surface, metal, steps=(64, 160), closed=True, parent=group)
    box(
        'weld',
        (0.012, 0.0046, 2 * thickness + 0.0008),
        metal,
        (0.0072, 0, thickness + 0.0003),
        bevel=0.0008,
        parent=group,
    )
    return group


def spoolie(rng, location, rotation, stick, collar, wire_metal):
    """A brow brush on a slim handle; location is the end of the handle, on its axis."""
    group = empty('spoolie', location, rotation)
    profile = [
        (0, 0),
        (0.0017, 0.0003),
        (0.0023, 0.0016),
        (0.0026, 0.010),
        (0.0029, 0.045),
        (0.0026, 0.085),
        (0.0022, 0.0950),
        (0, 0.0952),
    ]
    lathe('stick', profile, stick, rotation=(0, math.pi / 2, 0), sides=64, parent=group)
    lathe(
        'collar',
        [(0.0024, 0.090), (0.0029, 0.0903), (0.0029, 0.0975), (0.0016, 0.0985), (0, 0.0985)],
        collar,
        rotation=(0, math.pi / 2, 0),
        sides=64,
        parent=group,
    )
    for start in (0, math.pi):
        wire = [
            (0.097 + 0.0335 * t, 0.0004 * math.cos(start + 90 * t), 0.0004 * math.sin(start + 90 * t))
            for t in (i / 200 for i in range(201))
        ]
        tube('wire', wire, 0.00038, wire_metal, parent=group)
    # The twisted wire holds the bristles in two spirals, between which one sees through.
    number, t = 3600, np.linspace(0, 1, 5)
    along = np.sort(rng.random(number))
    angle = along * 2 * math.pi * 6.5 + rng.choice([0, math.pi], number) + 0.16 * rng.normal(size=number)
    reach = 0.0043 * np.clip(1.06 - 0.62 * along**2.4, 0.3, 1) * np.minimum(1, 0.7 + 6 * along)
    reach *= 1 + 0.05 * rng.normal(size=number)
    lean = 0.0004 + 0.0003 * rng.normal(size=(number, 1))
    turn = angle[:, None] + 0.12 * rng.normal(size=(number, 1)) * t**2
    x = 0.1022 + 0.0272 * along[:, None] + lean * t**2
    points = np.stack([x, reach[:, None] * t * np.cos(turn), reach[:, None] * t * np.sin(turn)], -1)
    material = bpy.data.materials.get('boar') or hair('boar', 0.4, 0.5)
    strand_curves('spiral', points, 0.00006 * (1 - 0.35 * t**2), np.full((1, 1, 3), 0.006), material, parent=group)
    return group
