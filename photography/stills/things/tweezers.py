"""Tweezers and a spoolie."""

import math

import bpy
import numpy as np

from darkroom.form import bristles, empty, sheet, tube, turned
from darkroom.surfaces import hair


def tweezers(at, turn, metal, length=0.095):
    """Lying on their side, tips towards +x; at is under their back end."""
    whole = empty('tweezers', (at[0], at[1], at[2] + 0.0048), (0, 0, turn))
    for side in (-1, 1):

        def place(u, v, side=side):
            x = length * v
            high = (
                0.0046
                * (1 - 0.86 * max(0.0, (v - 0.45) / 0.55) ** 1.3)
                * math.sqrt(min(1.0, (v + 0.004) / 0.05))
            )
            spread = side * (
                0.0005 + 0.0058 * math.sin(math.pi * v**0.85) ** 0.9 * (1 - 0.35 * v) + 0.0012 * v
            )
            over = u < 0.5
            s = 2 * u if over else 2 - 2 * u
            skin = 0.00055 * (1 if over else -1)
            return (x, spread + skin, high * (2 * s - 1))

        sheet('arm', place, metal, steps=(40, 160), closed=True, parent=whole)
    return whole


def spoolie(rng, at, turn, stick, collar):
    """A mascara brush for brows on a slim handle; at is the end of the handle, on its axis."""
    whole = empty('spoolie', at, turn)
    profile = [
        (0, 0),
        (0.0022, 0.0003),
        (0.0030, 0.0016),
        (0.0034, 0.010),
        (0.0036, 0.045),
        (0.0030, 0.085),
        (0.0024, 0.0950),
        (0, 0.0952),
    ]
    turned('stick', profile, stick, turn=(0, math.pi / 2, 0), sides=64, parent=whole)
    turned(
        'collar',
        [(0.0024, 0.090), (0.0029, 0.0903), (0.0029, 0.0975), (0.0016, 0.0985), (0, 0.0985)],
        collar,
        turn=(0, math.pi / 2, 0),
        sides=64,
        parent=whole,
    )
    for start in (0, math.pi):
        wire = [
            (0.097 + 0.034 * t, 0.0004 * math.cos(start + 60 * t), 0.0004 * math.sin(start + 60 * t))
            for t in (i / 120 for i in range(121))
        ]
        tube('wire', wire, 0.00035, collar, parent=whole)
    number, t = 900, np.linspace(0, 1, 4)
    along = np.sort(rng.random(number))
    angle = along * 2 * math.pi * 13 + rng.choice([0, math.pi], number) + 0.25 * rng.normal(size=number)
    reach = 0.0040 * np.clip(1.15 - 0.75 * along**2.2, 0.3, 1) * (1 + 0.04 * rng.normal(size=number))
    x = 0.101 + 0.029 * along[:, None] + 0.0006 * rng.normal(size=(number, 1)) * t
    points = np.stack([x, (reach * np.cos(angle))[:, None] * t, (reach * np.sin(angle))[:, None] * t], -1)
    material = bpy.data.materials.get('boar') or hair('boar', 0.3, 0.4)
    bristles('spiral', points, 0.00010, np.full((1, 1, 3), 0.02), material, parent=whole)
    return whole
