"""A colorist's tint brush: flat bristles in a black handle."""

import math

import bpy
import numpy as np

from renderer.geometry import box, empty, parametric_surface, strand_curves
from renderer.materials import hair

LENGTH = 0.034


def tint_brush(rng, location, rotation, black, paste=None):
    """Bristles point along -x; location is where they start. paste: color of their outer half, if any."""
    group = empty('tint brush', location, rotation)

    def handle(u, v):
        x = 0.026 + 0.165 * v
        neck = min(1.0, v / 0.35)
        width = 0.0088 - 0.0046 * neck * neck * (3 - 2 * neck) + 0.0011 * math.sin(v * 3.1)
        height = 0.0042 - 0.0008 * v
        if v > 0.97:
            end = math.sqrt(max(0.0, 1 - ((v - 0.97) / 0.03) ** 2))
            width, height = width * end, height * end
        return (x, width * math.cos(2 * math.pi * u), height * math.sin(2 * math.pi * u))

    parametric_surface('handle', handle, black, steps=(64, 120), closed=True, parent=group)
    box('ferrule', (0.030, 0.034, 0.0105), black, (0.014, 0, 0), bevel=0.0036, parent=group)
    number, t = 4200, np.linspace(0, 1, 9)
    y, z = (rng.random(number) - 0.5) * 0.0312, (rng.random(number) - 0.5) * 0.0078
    length = LENGTH * (1 - 0.10 * np.abs(y) / 0.0156 + 0.03 * rng.normal(size=number))
    clump = 0.0011 * np.sin(y * 1500) + 0.0006 * rng.normal(size=number)
    points = np.stack(
        [
            -length[:, None] * t,
            y[:, None] * (1 + 0.10 * t) + clump[:, None] * t,
            z[:, None] * (1 - 0.62 * t) - 0.0040 * t**2 + 0.0004 * rng.normal(size=(number, 1)) * t,
        ],
        -1,
    )
    wet = np.clip((t[None] - 0.42 - 0.06 * rng.normal(size=(number, 1))) / 0.12, 0, 1)[..., None] if paste else 0.0
    color = np.array((0.05, 0.035, 0.028)) * (1 - wet) + np.array(paste or (0, 0, 0)) * wet
    material = bpy.data.materials.get('bristle') or hair('bristle', 0.3, 0.4)
    strand_curves(
        'tint bristles', points, 0.00015 + 0.00005 * (wet[..., 0] if paste else 0), color, material, parent=group
    )
    return group
