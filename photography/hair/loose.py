"""Loose hairstyles. Each function returns Strands; z is up and the camera looks along +y."""

import functools

import numpy as np

from .locks import Grooming, Strands, fill, part
from .vector import normalize, smooth_field, smooth_noise, smoothstep


def curtain(
    rng,
    density,
    *,
    strands=19000,
    wave_height=0.10,
    wave_length=1.5,
    wave_depth=0.10,
    drift=1.0,
    lock_width=0.09,
    split=1.0,
    frizz=0.004,
    strays=0.012,
    clumps=0.0,
    tangle=0.0,
    points=90,
):
    """Loose hair that fills the picture: five sheets of strands, one behind the other, that wave together.

    wave_depth: how far waves come toward the camera. drift: how much phase and height of the waves change across the
    picture. lock_width: mean width of the locks. split: how far locks and their wisps part. strands: in each sheet.
    clumps: see `part`. tangle: how much locks wave on their own, and their strands cross.
    """
    along = np.linspace(0, 1, points)
    z = 1.9 - 3.8 * along
    phase_field, height_field, bend_field = (smooth_field(rng) for _ in range(3))
    sheets = []
    # From front to back: the share of locks that are there, and how far they part. The last sheets close all gaps.
    for sheet, (coverage, parting) in enumerate(((0.3, 1.0), (0.8, 0.9), (1, 0.6), (1, 0.4), (0.7, 0.2))):
        parting *= split
        count = int(strands * density * coverage)
        u = rng.uniform(-2.2, 2.2, count)
        across, toward, lock = part(rng, u, along, lock_width, parting, clumps, tangle * parting)
        y = 0.20 * sheet + np.repeat(toward[:, None], points, 1)
        loose = rng.random(count) < strays
        reach = frizz * np.where(loose, rng.uniform(3, 12, count), rng.lognormal(-0.4, 0.6, count))[:, None]
        across += reach * smooth_noise(rng, count, along, (0.8, 2.2, 5, 9), (1, 0.6, 0.35, 0.15))
        y -= loose[:, None] * 0.03
        phase = 2 * np.pi * z[None] / wave_length + drift * (1.1 * phase_field(across, z) + 0.8 * across)
        height = drift * height_field(across, z)
        if tangle:
            own = tangle * smooth_noise(rng, lock.max() + 1, along, (0.7, 1.5), (1, 0.5))
            phase += 0.4 * own[lock]
            # Strands that tilt to and fro break up the shine.
            y += 0.6 * tangle * reach * smooth_noise(rng, count, along, (2.2, 5, 9), (1, 0.6, 0.3))
        x = across + wave_height * (1 + 0.35 * height) * np.sin(phase) + 0.14 * bend_field(across * 0.6, z)
        y += wave_depth * (1 + 0.3 * height) * np.cos(phase + 0.5)
        kept = rng.random(lock.max() + 1) < coverage
        curves = np.stack([x, y, np.broadcast_to(z, x.shape)], -1)[kept[lock]].astype(np.float32)
        thickness = np.repeat(rng.uniform(0.75, 1.2, (len(curves), 1)), points, 1).astype(np.float32)
        sheets.append(Strands(curves, lock[kept[lock]], thickness))
    return functools.reduce(Strands.join, sheets)


def curls(
    rng,
    density,
    *,
    groups=34,
    curls_per_group=3,
    wisps=3,
    half_span=1.5,
    depth=0.8,
    radius=(0.06, 0.11),
    pitch=(0.45, 0.75),
    width=(0.028, 0.052),
    flatness=0.45,
    strands=140,
    top=1.9,
    ends=(-2.4, -0.8),
    sway=0.08,
    looseness=0.35,
    turns_back=0.35,
    clockwise=0.5,
    groom=None,
    points=260,
):
    """Curls that hang side by side and one behind the other: each is a thin lock that winds around nothing.

    Groups of curls wind alike, so that neighbors nest; `looseness` is by how many radians they differ. Each curl parts
    into its `wisps` here and there, and a few curls are only half formed. radius, pitch: of the spirals. width: half of
    the wisps'. flatness: their thickness, compared with it. ends: the heights where the backmost and the outermost
    curls end. turns_back: the share of groups that change their direction. clockwise: the share that begins that way.
    """
    along = np.linspace(0, 1, points)
    layer = rng.permutation(groups) / groups
    hand = np.where(rng.random(groups) < clockwise, 1, -1)[:, None]
    turn = np.where(rng.random(groups) < turns_back, rng.uniform(0.25, 0.8, groups), -1)[:, None]
    turns = 2 * np.pi * (top - np.mean(ends)) / rng.uniform(*pitch, (groups, 1))
    pace = (0.8 + 0.4 * along) * (1 + 0.2 * smooth_noise(rng, groups, along, (1.3, 3.1), (1, 0.6)))
    angle = (
        rng.uniform(0, 2 * np.pi, (groups, 1))
        + np.cumsum(hand * np.tanh((along - turn) / 0.03) * pace * turns, 1) / points
    )
    x = half_span * (np.linspace(-1, 1, groups) + rng.normal(0, 0.5 / groups, groups))
    middle = np.stack([x, depth * layer], -1)[:, None] + sway * np.stack(
        [smooth_noise(rng, groups, along, (0.5, 1.3), (1, 0.5)) for _ in range(2)], -1
    )

    group = np.repeat(np.arange(groups), curls_per_group)
    count = len(group)
    end = ends[1] + (ends[0] - ends[1]) * np.clip(layer[group] + rng.normal(0, 0.2, count), 0, 1)
    formed = np.where(rng.random(count) < 0.12, 0.5, 1)[:, None]
    size = (
        formed * rng.uniform(*radius, (count, 1)) * (1 + 0.22 * smooth_noise(rng, count, along, (1.1, 2.6), (1, 0.6)))
    )
    size = size * (0.6 + 0.4 * smoothstep(along, 0.1, 0.6))
    angle = angle[group] + looseness * 2 * smooth_noise(rng, count, along, (0.4, 1.1), (1, 0.5))
    middle = (
        middle[group]
        + rng.normal(0, 0.09, (count, 1, 2))
        * (1 + 0.5 * smooth_noise(rng, count, along, (0.7, 1.5), (1, 0.5)))[..., None]
    )

    curl = np.repeat(np.arange(count), wisps)
    count = len(curl)
    angle = angle[curl] + looseness * smooth_noise(rng, count, along, (0.9, 2.3), (1, 0.6)) * (0.4 + 0.6 * along)
    size = size[curl] * (1 + 0.14 * smooth_noise(rng, count, along, (1.2, 2.9), (1, 0.5)))
    outward = np.stack([np.cos(angle), np.sin(angle)], -1)
    z = top + along * (end[curl] - top)[:, None] + 0.025 * smooth_noise(rng, count, along, (1.5, 3.3), (1, 0.5))
    guides = np.concatenate([middle[curl] + size[..., None] * outward, z[..., None]], -1)
    outward = np.concatenate([outward, 0 * z[..., None]], -1)
    tangent = normalize(np.gradient(guides, axis=1))
    normals = normalize(outward - (outward * tangent).sum(-1, keepdims=True) * tangent)
    widths = rng.uniform(*width, count) * formed[curl, 0]
    profile = np.clip(1 + 0.25 * smooth_noise(rng, count, along, (1.5, 4), (1, 0.5)), 0.45, 1.6)
    profile = profile * (1 - 0.65 * smoothstep(along, 0.75, 1))
    return fill(rng, guides, int(strands * density), widths, flatness * widths, profile, groom or Grooming(), normals)
