"""Hair that hangs: a hank, and a braid with its end. z is up, and the camera looks along +y."""

import numpy as np

from hair.locks import Strands
from hair.styled import braid
from hair.vector import smoothstep
from portraits.strands import resample

from .swatch import strands


def hank(rng, density, height, half=0.019, count=24000, waves=1.0, swing=0.003, **shape):
    """Hair that hangs to the bottom of the frame; see `swatch.strands`."""
    hair = strands(rng, half, int(count * density), waves, swing, **shape)
    x, y, z = np.moveaxis(hair.points, -1, 0)
    return Strands(np.stack([x, -y, 0.98 * height * z], -1), hair.lock, hair.thickness)


def plait(rng, density, height, tie, unit=0.062, floor=1.0):
    """A braid that is tied `tie` meters below its top, and its loose end. unit: almost its width; floor: see `braid`."""
    hair = braid(rng, density, floor=floor)
    points = unit * (hair.points - (0, 0, 1.55))
    count = points.shape[1]
    above = np.cumprod(points[..., 2] > -tie, axis=1).sum(1)
    # Short hairs that stand off far would leave the frame.
    kept = (above > 8) & (np.abs(points[..., 0]).max(1) < 0.435 * unit)
    points = resample(points[kept], above[kept] / count, count)
    # Drawn together where it is tied.
    points[..., :2] *= (1 - 0.74 * smoothstep(points[..., 2], 0.02 - tie, -tie))[..., None]
    braided = Strands(points, hair.lock[kept], hair.thickness[kept])

    shape = {'widths': (1, 1.5, 1.2), 'ends': (0.12, 0.4), 'parting': 0.4, 'strays': 0.3}
    end = hank(rng, density, height - tie, half=0.11 * unit, count=9000, waves=0.7, swing=0.0016, **shape)
    lowered = resample(end.points + (0, 0.08 * unit, 0.002 - tie), np.ones(len(end.points)), count)
    end = Strands(lowered, end.lock, np.repeat(end.thickness, count, 1))
    return braided.join(end)


def wound(rng, density, height, points, radius=0.0078, spread=0.0032):
    """Hair wound around a braid to tie it, `height` meters below its top."""
    hairs = int(900 * density)
    angle = np.linspace(0, 5 * np.pi, points) + rng.uniform(0, 2 * np.pi, (hairs, 1))
    reach = radius + rng.uniform(0, 0.0008, (hairs, 1))
    tilted = 0.0011 * np.sin(angle + rng.normal(0, 0.3, (hairs, 1)))
    z = spread * rng.normal(0, 0.5, (hairs, 1)) + tilted - height
    ring = np.stack([reach * np.cos(angle), 0.7 * reach * np.sin(angle), z], -1)
    return Strands(ring, rng.integers(0, 30, hairs), rng.uniform(0.8, 1.2, (hairs, points)))
