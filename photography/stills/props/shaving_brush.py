"""A shaving brush: a lathed handle and a knot of badger hair."""

import bpy
import numpy as np

from renderer.geometry import empty, lathe, strand_curves
from renderer.materials import hair


def shaving_brush(rng, location, rotation, handle, collar):
    """Stands on its foot; location is below it."""
    group = empty('shaving brush', location, rotation)
    profile = [
        (0, 0),
        (0.0135, 0),
        (0.0160, 0.0010),
        (0.0172, 0.0035),
        (0.0168, 0.0080),
        (0.0140, 0.0150),
        (0.0110, 0.0230),
    ]
    profile += [
        (0.0103, 0.0290),
        (0.0112, 0.0350),
        (0.0136, 0.0415),
        (0.0148, 0.0465),
        (0.0140, 0.0505),
        (0.0122, 0.0520),
        (0, 0.0520),
    ]
    obj = lathe('handle', profile, handle, sides=128, parent=group)
    soft = obj.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 2
    lathe(
        'collar',
        [(0.0118, 0.0505), (0.0126, 0.0510), (0.0126, 0.0545), (0.0120, 0.0550), (0, 0.0550)],
        collar,
        sides=96,
        parent=group,
        bevel=0.0003,
    )
    number, t = 9000, np.linspace(0, 1, 10)
    radius, angle = np.sqrt(rng.random(number)), rng.random(number) * 2 * np.pi
    flare = 0.0108 + 0.0118 * t**0.85 - 0.0018 * t**3
    height = 0.054 + 0.050 * (1 - 0.20 * radius**2.2)[:, None] * t * (1 + 0.02 * rng.normal(size=(number, 1)))
    sway = 0.0010 * rng.normal(size=(number, 2))[:, :, None] * t
    x = radius[:, None] * np.cos(angle)[:, None] * flare + sway[:, 0]
    y = radius[:, None] * np.sin(angle)[:, None] * flare + sway[:, 1]
    band = np.exp(-(((t[None] - 0.56 + 0.03 * rng.normal(size=(number, 1))) / 0.17) ** 2))[..., None]
    pale, dark = np.array((0.74, 0.58, 0.40)), np.array((0.035, 0.025, 0.020))
    color = (pale * (1 - band) + dark * band) * (1 + 0.12 * rng.normal(size=(number, 1, 1)))
    material = bpy.data.materials.get('badger') or hair('badger', 0.35, 0.5)
    strand_curves('badger', np.stack([x, y, height], -1), 0.00016 * (1 - 0.55 * t), color, material, parent=group)
    return group
