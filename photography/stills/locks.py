"""Locks of hair that hang from the rail of services on the home page, each alone on nothing."""

import functools

import numpy as np

from hair.dye import Dye
from hair.locks import Strands
from hair.styled import braid
from hair.vector import smoothstep
from portraits import traced_hair
from portraits.strands import resample, roughen
from portraits.traced_hair import Traced
from renderer import lighting

from .props.swatch import strands

LIGHTS = (((-0.5, -0.4, 0.3), 0.16, 9, (1, 0.95, 0.88)), ((0.5, 0.2, 0.12), 0.25, 5, (1, 0.84, 0.66)))


def build(rng, style, height, density=1):
    """height: of the frame, in meters. The clip on the page hides the first 6 mm."""
    make, dye, tint = STYLES[style]
    look = Traced(radius=0.00004, tint=tint, roughness=0.15, ior=1.45, tip=0.2)
    traced_hair.add(rng, make(rng, density, height), dye, look, lambda points: points)
    middle = (0, 0, -height / 2)
    for position, size, power, color in LIGHTS:
        lighting.area_light(np.add(position, middle), middle, size, power, color)
    lighting.environment((0.95, 0.91, 0.86), 0.18)
    lighting.camera((0, -1.2, -height / 2), middle, lens=36 * 1.2 / height)


def hank(rng, density, height, half=0.019, count=24000, waves=1.0, swing=0.003, **shape):
    """Hair that hangs to the bottom of the frame; see `swatch.strands`."""
    hair = strands(rng, half, int(count * density), waves, swing, **shape)
    x, y, z = np.moveaxis(hair.points, -1, 0)
    return Strands(np.stack([x, -y, 0.98 * height * z], -1), hair.lock, hair.thickness)


def wiry(rng, density, height):
    """A beard: each hair crimped on its own, and all trimmed to a point."""
    hair = hank(rng, density, height, count=16000, waves=2.0, swing=0.002, widths=(0.93, 1.3, 0.25), ends=(0.2, 0.4))
    return Strands(roughen(hair.points, 0.0016, rng, (7, 12), 0.5), hair.lock, hair.thickness)


def plait(rng, density, height, unit=0.062):
    """A braid, and the loose end below its tie."""
    tie = -0.7 * height
    hair = braid(rng, density, floor=1.0)
    points = unit * (hair.points - (0, 0, 1.55))
    count = points.shape[1]
    above = np.cumprod(points[..., 2] > tie, axis=1).sum(1)
    # Short hairs that stand off far would leave the frame.
    kept = (above > 8) & (np.abs(points[..., 0]).max(1) < 0.027)
    points = resample(points[kept], above[kept] / count, count)
    # Drawn together where it is tied.
    points[..., :2] *= (1 - 0.74 * smoothstep(points[..., 2], tie + 0.02, tie))[..., None]
    braided = Strands(points, hair.lock[kept], hair.thickness[kept])

    shape = {'widths': (1, 1.5, 1.2), 'ends': (0.12, 0.4), 'parting': 0.4, 'strays': 0.3}
    end = hank(rng, density, height + tie, half=0.0068, count=9000, waves=0.7, swing=0.0016, **shape)
    lowered = resample(end.points + (0, 0.005, tie + 0.002), np.ones(len(end.points)), count)
    end = Strands(lowered, end.lock, np.repeat(end.thickness, count, 1))
    return braided.join(end).join(wound(rng, int(900 * density), tie, count))


def wound(rng, hairs, height, points, radius=0.0078, spread=0.0032):
    """Hair wound around a braid to tie it."""
    angle = np.linspace(0, 5 * np.pi, points) + rng.uniform(0, 2 * np.pi, (hairs, 1))
    reach = radius + rng.uniform(0, 0.0008, (hairs, 1))
    tilted = 0.0011 * np.sin(angle + rng.normal(0, 0.3, (hairs, 1)))
    z = height + spread * rng.normal(0, 0.5, (hairs, 1)) + tilted
    ring = np.stack([reach * np.cos(angle), 0.7 * reach * np.sin(angle), z], -1)
    return Strands(ring, rng.integers(0, 30, hairs), rng.uniform(0.8, 1.2, (hairs, points)))


# Of each style: its hair, its dye, and a tint for light that pale strands pass on.
STYLES = {
    'waves': (
        functools.partial(
            hank, half=0.0235, count=30000, waves=1.5, swing=0.005, widths=(0.93, 1.16, 0.8), ends=(0.16, 0.3)
        ),
        Dye('brass', 0.24, 0.2, 0.14, 0.66, 0.15, 0.8, roots=0, tips=-0.14, stagger=0.25, strand_stagger=0.2),
        (1.14, 0.76, 0.64),
    ),
    'braid': (
        plait,
        Dye('chestnut', 0.4, 0.16, highlight_share=0.12, highlight_strength=0.2, highlight_blend=0.3),
        (1.12, 0.88, 0.74),
    ),
    'straight': (
        functools.partial(hank, waves=0.7, swing=0.0025, widths=(0.93, 1.08, 0.92), ends=(0.08, 0.22)),
        Dye('wheat', 0.7, 0.26, 0.18),
        (1.03, 0.75, 0.6),
    ),
    'cut': (
        functools.partial(
            hank, waves=0.3, swing=0.001, widths=(0.93, 1.15, 1.3), ends=(0.015, 0.04), parting=0.5, strays=0.4
        ),
        Dye('espresso', 0.45, 0.2, 0.14),
        (1.05, 0.95, 0.88),
    ),
    'wiry': (wiry, Dye('chestnut', 0.3, 0.3, 0.25), (1.1, 0.86, 0.74)),
}
