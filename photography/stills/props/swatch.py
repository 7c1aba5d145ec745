"""A hair swatch in a brass clasp, as on color charts."""

import math

import bpy
import numpy as np

from hair.locks import Grooming, fill
from hair.vector import smoothstep
from renderer.geometry import box, strand_curves, tube
from renderer.materials import hair

POINTS, LOCKS = 56, 15
GROOM = Grooming(
    clumps=8,
    cling=0.24,
    frizz=0.00022,
    frizz_frequencies=(1, 2, 4),
    stray_share=0.012,
    stray_reach=6,
    length_variation=0.17,
    tip=0.4,
)


def swatch(
    rng,
    location,
    heading,
    root,
    end,
    brass,
    length=0.21,
    half=0.0175,
    count=6000,
    waves=2.5,
    swing=0.0042,
    height=0.010,
):
    """Lies on z = 0; location is the (x, y) of its clasp, heading its direction in radians.

    root, end: colors.
    """
    t = np.linspace(0, 1, POINTS)
    ahead = np.array([math.cos(heading), math.sin(heading), 0])
    aside, up = np.array([ahead[1], -ahead[0], 0]), np.array([0, 0, 1.0])
    start = np.array([*location, 0.0])
    guides = []
    for i in range(LOCKS):
        off, phase = 2 * i / (LOCKS - 1) - 1, rng.normal(0, 0.20)
        spread = half * off * (0.62 + 0.50 * smoothstep(t, 0, 0.35) - 0.14 * smoothstep(t, 0.7, 1))
        phase_along = 2 * np.pi * waves * t + phase
        side = spread + swing * smoothstep(t, 0.1, 0.5) * np.sin(phase_along + 0.5 * off)
        rise = (
            height * (1 - 0.5 * t)
            + 0.0024 * np.cos(phase_along) * smoothstep(t, 0.1, 0.5)
            - 0.0035 * off * off
            + rng.normal(0, 0.0007)
        )
        guides.append(start + ahead * (t * length)[:, None] + aside * side[:, None] + up * rise[:, None])
    profile = np.clip(1 - 0.40 * smoothstep(t, 0.75, 1), 0.1, 1)
    strands = fill(rng, np.array(guides), count // LOCKS, half / LOCKS * 3.2, 0.0046, profile, GROOM, (0, 0, 1))
    points = strands.points
    points[..., 2] = np.maximum(points[..., 2], 0.0012)
    number = len(points)
    part = smoothstep(np.clip(t + rng.normal(0, 0.10, (number, 1)), 0, 1), 0.30, 0.85)[..., None]
    tone = (1 + 0.05 * rng.normal(size=LOCKS))[strands.lock][:, None, None] * (
        1 + 0.30 * rng.normal(size=(number, 1, 1)).clip(-2, 2)
    )
    color = (np.array(root) * (1 - part) + np.array(end) * part) * tone
    material = bpy.data.materials.get('swatch') or hair('swatch', 0.17, 0.36, 2.5, ior=1.45)
    strand_curves('swatch', points, 0.00013 * strands.thickness, color, material)
    _clasp(start, ahead, heading, height, half, brass)


def _clasp(start, ahead, heading, height, half, brass):
    x, y, _ = start + ahead * 0.003
    box('clasp', (0.016, half * 1.62, 0.0125), brass, (x, y, height), (0, 0, heading), bevel=0.0022)
    for crease in (-0.0045, 0.0045):
        position = start + ahead * (0.003 + crease)
        box(
            'crease',
            (0.0010, half * 1.64, 0.0129),
            brass,
            (position[0], position[1], height),
            (0, 0, heading),
            bevel=0.0004,
        )
    middle = start - ahead * 0.0105
    loop = [
        (middle[0] + 0.0075 * math.cos(a), middle[1] + 0.0075 * math.sin(a), height - 0.001)
        for a in np.linspace(0, 2 * math.pi, 64, endpoint=False)
    ]
    tube('loop', loop, 0.0011, brass, closed=True)
