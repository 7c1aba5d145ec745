"""A colorist's tint brush: flat bristles in a black handle."""

import math

import numpy as np
from mathutils import Vector, noise

from hair.vector import mix, smoothstep
from renderer.geometry import empty, parametric_surface, strand_curves
from renderer.materials import hair

LENGTH, HALF_WIDTH, HALF_HEIGHT = 0.034, 0.0156, 0.0039
BRISTLES = 4200


def tint_brush(rng, location, rotation, black, paste):
    """Bristles point along -x; location is where they start. paste: the material of the color they are dipped in."""
    group = empty('tint brush', location, rotation)

    def handle(u, v):
        x, neck = 0.19 * v - 0.001, smoothstep(v, 0.11, 0.42)
        width = 0.0174 - 0.0126 * neck + 0.0008 * math.sin(v * 3.1)
        height = 0.0050 + 0.0010 * neck * (1 - neck) - 0.0012 * neck
        rounded = min(1.0, v / 0.012, (1 - v) / 0.03)
        end = math.sqrt(1 - (1 - rounded) ** 2)
        cos, sin = math.cos(2 * math.pi * u), math.sin(2 * math.pi * u)
        # Flat where it holds the bristles, round where it is held.
        flat = 0.35 + 0.65 * neck
        return (
            x,
            end * width * math.copysign(abs(cos) ** flat, cos),
            end * height * math.copysign(abs(sin) ** flat, sin),
        )

    parametric_surface('handle', handle, black, steps=(128, 240), closed=True, parent=group)
    t = np.linspace(0, 1, 9)
    y, z = (rng.random(BRISTLES) * 2 - 1) * HALF_WIDTH, (rng.random(BRISTLES) * 2 - 1) * HALF_HEIGHT
    length = LENGTH * (1 - 0.10 * np.abs(y) / HALF_WIDTH + 0.03 * rng.normal(size=BRISTLES))
    length = np.minimum(length, 0.95 * LENGTH * (1 - 0.14 * np.abs(y) / HALF_WIDTH))
    clump = 0.0008 * np.sin(y * 1500) + 0.0004 * rng.normal(size=BRISTLES)
    points = np.stack(
        [
            -length[:, None] * t,
            y[:, None] * (1 + 0.10 * t) + clump[:, None] * t,
            z[:, None] * (1 - 0.62 * t) - 0.0040 * t**2 + 0.0003 * rng.normal(size=(BRISTLES, 1)) * t,
        ],
        -1,
    )
    soaked = np.broadcast_to(smoothstep(t, 0.6, 0.8), points.shape[:2])
    color = mix((0.03, 0.018, 0.012), (0.75, 0.65, 0.54), soaked)
    strand_curves('bristles', points, 0.00013, color, hair('bristle', 0.7, 0.8, ior=1.3), parent=group)
    own = rng.spawn(1)[0]
    # Above the thick color, bristles near the outside are coated singly, each from another height.
    outer = np.flatnonzero(np.abs(z) > 0.6 * HALF_HEIGHT)
    high = 0.42 + 0.07 * np.sin(y * 700 + 1) + 0.06 * np.sin(y * 1900) + 0.07 * own.normal(size=BRISTLES)
    start = np.clip(high, 0.15, 0.8)[outer]
    way = start[:, None] + (1.0 - start[:, None]) * np.linspace(0, 1, 9)
    coated = np.stack([[np.interp(w, t, p[:, k]) for k in range(3)] for w, p in zip(way, points[outer])])
    coated = coated.transpose(0, 2, 1) + np.sign(z[outer])[:, None, None] * (0, 0, 0.0002)
    radius = (0.00016 + 0.00008 * own.random((len(outer), 1))) * smoothstep(np.linspace(0, 1, 9), -0.05, 0.35)
    strand_curves('coated bristles', coated, radius, (0.8, 0.7, 0.6), paste, parent=group)
    parametric_surface('paste', _paste, paste, steps=(360, 120), closed=True, parent=group)


def _paste(u, v):
    """The color on the bristles: thick at their ends, in streaks above."""
    angle, t = 2 * math.pi * u, 0.25 + 0.81 * v
    across = math.cos(angle)
    lumps = noise.fractal(Vector((across * 3, math.sin(angle) * 1.5, t * 4)), 1, 2, 3)
    streaks = noise.noise(Vector((across * 15, math.sin(angle), t * 2.5)))
    cover = smoothstep(t, 0.34 + 0.14 * streaks + 0.10 * lumps, 0.85)
    thick = 0.0027 * cover - 0.0009 + 0.0004 * lumps + 0.00025 * streaks
    end = math.sqrt(max(0.0, 1 - (max(0.0, t - 0.96) / 0.10) ** 2))
    half_width = (HALF_WIDTH * (1 + 0.10 * t) + thick + 0.0008 * cover) * (0.7 + 0.3 * end)
    half_height = (HALF_HEIGHT * (1 - 0.62 * t) + thick) * end
    x = -LENGTH * t * (1 - 0.10 * abs(across) * t)
    flat = math.copysign(abs(across) ** 0.7, across), math.copysign(abs(math.sin(angle)) ** 0.7, math.sin(angle))
    return (x, half_width * flat[0], half_height * flat[1] - 0.0040 * t * t)
