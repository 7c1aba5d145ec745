"""A hair swatch in a brass clasp, as on color charts."""

import math

import numpy as np

from hair.dye import Dye
from hair.locks import Strands, part
from hair.vector import smooth_field, smooth_noise, smoothstep
from portraits import traced_hair
from portraits.strands import resample
from portraits.traced_hair import Traced
from renderer.geometry import cut_sheet, transform, tube

POINTS, LAYERS = 48, 4
HIGH, FLOOR = 0.0105, 0.0004  # the swatch's thickness, and the lowest strands, in meters
CLASP = 0.0036  # the height of the clasp's middle


def dyed(shade, level, gradient=0.0):
    """A dye for a swatch. gradient: lightness added towards its end."""
    return Dye(shade, level, 0.16, 0.12, gradient, 0.2, 0.8, roots=0, tips=-1, stagger=0.12, strand_stagger=0.15)


def swatch(rng, location, heading, dye, tint, brass, length=0.21, half=0.0185, count=14000, waves=2.2, swing=0.004):
    """Lies on z = 0; location is the (x, y) of its clasp, heading its direction in radians.

    dye, tint: see `dyed` and `Traced`. waves: their number. swing: how far they move aside, in meters.
    """
    hair = strands(rng, half, count, waves, swing)
    forward = np.array([math.cos(heading), math.sin(heading), 0])
    axes = np.array([[forward[1], -forward[0], 0], [0, 0, 1], -length * forward])
    look = Traced(radius=0.00004, tint=tint, roughness=0.16, ior=1.4, tip=0.2)
    traced_hair.add(rng, hair, dye, look, lambda points: points @ axes + [*location, 0])
    with transform((*location, CLASP), heading):
        clasp(half, brass)


def strands(rng, half, count, waves, swing, widths=(0.86, 1.06, 0.74), ends=(0.07, 0.3), parting=0.8, strays=1.0):
    """A flat hank whose strands leave the clasp at z = 0 and end near z = -1; x and y (up) are in meters.

    widths: at the clasp, in the middle and at the end, compared with `half`. ends: by how much locks, and strands, differ
    in length. parting: how far locks move apart. strays: how far single strands do.
    """
    along = np.linspace(0, 1, POINTS)
    drift, lift, bend = (smooth_field(rng) for _ in range(3))
    start = rng.uniform(0, 2 * np.pi)
    layers, locks = [], []
    for layer in range(LAYERS):
        u = half * rng.uniform(-1, 1, count // LAYERS)
        across, depth, lock = part(rng, u, along, 0.0021, parting, 0.3)
        x, z = across / half, 3 * along
        phase = 2 * np.pi * waves * along + start + 0.35 * x + 1.3 * drift(0.5 * x, z)
        loose = smoothstep(along, 0.02, 0.3)
        y = HIGH * (1 - 0.35 * (u / half)[:, None] ** 2 - layer / LAYERS) - 0.5 * depth[:, None]
        y = y * (1 - 0.45 * smoothstep(along, 0.55, 1)) + loose * (0.0017 * np.cos(phase) + 0.0010 * lift(x, z))
        pressed = CLASP + 0.0024 * np.tanh((y - 0.004) / 0.003)
        free = smoothstep(along, 0.045, 0.17)
        y = pressed * (1 - free) + y * free
        stray = rng.random(len(u)) < 0.04
        reach = np.where(stray, rng.uniform(3, 14, len(u)), rng.lognormal(-0.4, 0.6, len(u)))[:, None] * along
        side = swing * loose * (np.sin(phase) + 0.7 * bend(0.3 * x, z))
        top, middle, end = widths
        width = top + (middle - top) * smoothstep(along, 0.03, 0.4) + (end - middle) * smoothstep(along, 0.6, 1)
        across = across * width + side + 0.00035 * strays * reach * smooth_noise(rng, len(u), along, (0.8, 2.2, 5))
        y = np.maximum(y + 0.00025 * strays * reach * smooth_noise(rng, len(u), along, (1, 2.5, 5)), FLOOR)
        layers.append(np.stack([across, y, np.broadcast_to(-along, across.shape)], -1))
        locks.append(lock + 1000 * layer)
    lock = np.unique(np.concatenate(locks), return_inverse=True)[1]
    # No two locks end alike, and strands differ more.
    cut = (1 - ends[0] * rng.random(lock.max() + 1))[lock] - ends[1] * rng.random(len(lock)) ** 1.7
    points = resample(np.concatenate(layers), cut, POINTS)
    return Strands(points, lock, rng.uniform(0.75, 1.2, (len(lock), 1)))


def clasp(half, brass):
    """A folded strip of brass, crimped over the hair, and its ring, around the origin; hair leaves it toward x."""
    with transform((0, 0, 0), (math.pi / 2, 0, 0)):
        cut_sheet('strip', _folded(), 1.86 * half, brass, edge=0.0002)
    ring = [
        (-0.0086 + 0.0055 * math.cos(a), 0.0055 * math.sin(a), -0.0016 - 0.0010 * math.cos(a))
        for a in np.linspace(0, 2 * math.pi, 64, endpoint=False)
    ]
    tube('ring', ring, 0.0008, brass, closed=True)


def _folded():
    """The strip's cross section as (x, z): two leaves, pressed together along two grooves and flared where hair enters."""
    thick, open_end, fold = 0.0007, 0.0078, -0.0034
    x = np.linspace(open_end, fold, 60)
    grooves = np.exp(-(((x - 0.0002) / 0.0008) ** 2)) + np.exp(-(((x - 0.0046) / 0.0008) ** 2))
    z = 0.0029 - 0.00045 * grooves + 0.0004 * smoothstep(x, 0.0062, open_end)
    turn = np.linspace(0, math.pi, 24)[1:-1]
    outer = [*zip(x, z), *((fold - z[-1] * math.sin(a), z[-1] * math.cos(a)) for a in turn), *zip(x[::-1], -z[::-1])]
    inner = [(a, b - math.copysign(thick, b)) for a, b in outer if a >= fold]
    return [*outer, *reversed(inner)]
