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
    points=90,
):
    """Loose hair that fills the picture: five sheets of strands, one behind the other, that wave together.

    wave_depth: how far waves come toward the camera. drift: how much phase and height of the waves change across the
    picture. lock_width: mean width of the locks. split: how far locks and their wisps part. strands: in each sheet.
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
        across, toward, lock = part(rng, u, along, lock_width, parting)
        y = 0.20 * sheet + np.repeat(toward[:, None], points, 1)
        loose = rng.random(count) < strays
        reach = frizz * np.where(loose, rng.uniform(3, 12, count), rng.lognormal(-0.4, 0.6, count))[:, None]
        across += reach * smooth_noise(rng, count, along, (0.8, 2.2, 5, 9), (1, 0.6, 0.35, 0.15))
        y -= loose[:, None] * 0.03
        phase = 2 * np.pi * z[None] / wave_length + drift * (1.1 * phase_field(across, z) + 0.8 * across)
        height = drift * height_field(across, z)
        x = across + wave_height * (1 + 0.35 * height) * np.sin(phase) + 0.14 * bend_field(across * 0.6, z)
        y += wave_depth * (1 + 0.3 * height) * np.cos(phase + 0.5)
        kept = rng.random(lock.max() + 1) < coverage
        curves = np.stack([x, y, np.broadcast_to(z, x.shape)], -1)[kept[lock]].astype(np.float32)
        thickness = np.repeat(rng.uniform(0.75, 1.2, (len(curves), 1)), points, 1).astype(np.float32)
        sheets.append(Strands(curves, lock[kept[lock]], thickness))
    return functools.reduce(Strands.join, sheets)


def ringlets(
    rng,
    density,
    *,
    count=26,
    radius=(0.105, 0.128),
    pitch=(0.58, 0.74),
    locks_per_curl=5,
    strands=150,
    half_span=1.75,
    depth=0.42,
    sway=0.02,
    points=160,
    groom=None,
    lock_spacing=0.62,
):
    """Spiral curls: each is a few flat locks wound side by side around one axis."""
    along = np.linspace(0, 1, points)
    top, bottom = 1.75, -1.75
    z = top + (bottom - top) * along
    x = np.linspace(-half_span, half_span, count) + rng.normal(0, 0.15 * half_span / count, count)
    depths = np.where(np.arange(count) % 2, 0.0, depth) + rng.uniform(0, 0.2, count) * depth
    guides, normals, widths = [], [], []
    for i in range(count):
        curl_radius, curl_pitch = rng.uniform(*radius), rng.uniform(*pitch)
        direction, phase = (1 if rng.random() < 0.5 else -1), rng.random() * 2 * np.pi
        speed = 1 + 0.13 * smooth_noise(rng, 1, along, (0.8, 1.9), (1, 0.5))[0]
        angle = phase + direction * 2 * np.pi * np.cumsum(speed) / points * (top - bottom) / curl_pitch
        axis_x = x[i] + sway * smooth_noise(rng, 1, along, (0.5, 1.2), (1, 0.4))[0]
        axis_y = depths[i] + 0.03 * smooth_noise(rng, 1, along, (0.6, 1.3), (1, 0.5))[0]
        radii = curl_radius * (0.9 + 0.12 * smooth_noise(rng, 1, along, (1.1, 2.4), (1, 0.6))[0])
        for lock in range(locks_per_curl):
            lock_angle = (
                angle
                + (lock - (locks_per_curl - 1) / 2) * lock_spacing / locks_per_curl * 2 * np.pi * direction
                + rng.normal(0, 0.06)
            )
            lock_radii = radii * (1 + 0.06 * rng.normal()) + 0.02 * smooth_noise(rng, 1, along, (2, 5), (1, 0.5))[0]
            outward = np.stack([np.cos(lock_angle), np.sin(lock_angle), 0 * lock_angle], -1)
            guides.append(np.stack([axis_x, axis_y, z], -1) + lock_radii[:, None] * outward)
            normals.append(outward)
            widths.append(curl_pitch * lock_spacing / locks_per_curl * rng.uniform(0.75, 1.3))
    guides, normals, widths = np.array(guides), np.array(normals), np.array(widths)
    tangent = normalize(np.gradient(guides, axis=1))
    normals = normalize(normals - (normals * tangent).sum(-1, keepdims=True) * tangent)
    profile = np.clip(0.95 + 0.25 * smooth_noise(rng, len(guides), along, (1.5, 4), (1, 0.5)), 0.4, 1.6)
    groom = groom or Grooming(
        clumps=6, cling=0.45, frizz=0.005, frizz_frequencies=(4, 11, 23), stray_share=0.03, stray_reach=6
    )
    return fill(rng, guides, int(strands * density), widths, 0.035 * np.ones(len(guides)), profile, groom, normals)


def long_hair(
    rng,
    density,
    *,
    locks=560,
    strands=85,
    end=-4.2,
    layers=0.4,
    ends=0.12,
    wave_height=0.0,
    wave_length=1.5,
    wave_start=0.6,
    groups=40,
    clumping=0.0,
    phase_jitter=0.35,
    volume=1.0,
    depth_order=0.0,
    groom=None,
    points=130,
):
    """Long hair seen from behind, over the shoulders. The ears are at z = 0, the crown is above the picture.

    end: height of the longest ends; the sides are shorter. layers: share of locks cut shorter. ends: how uneven the cut
    is. From `wave_start` units below the ears locks begin to wave, in groups that converge (clumping 0: not at all, 1:
    fully). All wave to the same side: in both directions they would look woven. A quarter of the locks lies further
    in, so that nothing shows between the others. depth_order: as in curtain().
    """
    along = np.linspace(0, 1, points)
    lock_azimuth = rng.uniform(-1, 1, locks) * np.pi * 0.58
    layer = rng.random(locks) ** 0.7
    inner = rng.random((locks, 1)) < 0.28
    tips = end + 0.9 * np.sin(lock_azimuth) ** 4 + rng.normal(0, ends, locks)
    layered = (rng.random(locks) < layers) & ~inner[:, 0]
    tips = tips + np.where(layered, rng.uniform(0.2, 1.7, locks), 0)
    z = 1.6 + along[None] * (tips - 1.6)[:, None]
    group_azimuth = np.linspace(-1, 1, groups) * np.pi * 0.57
    group_layer = np.where(np.arange(groups) % 3 == 0, 0.35, 0.9)
    group = np.argmin((lock_azimuth[:, None] - group_azimuth) ** 2 * 6 + (layer[:, None] - group_layer) ** 2, 1)
    convergence = clumping * smoothstep(-z, wave_start - 0.4, wave_start + 1.2) * np.where(inner, 0, 1)
    azimuth = lock_azimuth[:, None] * (1 - convergence) + group_azimuth[group][:, None] * convergence
    azimuth = azimuth + 0.09 * smoothstep(-z, 0, 2.5) * smooth_noise(rng, locks, along, (0.5, 1.1), (1, 0.5))
    layer = layer[:, None] * (1 - convergence) + group_layer[group][:, None] * convergence
    # Narrow at the crown, widest on the shoulders, narrower again toward the ends.
    shape = 1.31 - 0.3 * smoothstep(z, 0.3, 1.6) + 0.2 * smoothstep(-z, 0.4, 2.8) - 0.3 * smoothstep(-z, 2.8, 5)
    shape = shape * (0.80 + 0.22 * layer * volume)
    shape = shape * (1 + 0.03 * smooth_noise(rng, groups, along, (0.6, 1.3), (1, 0.5))[group])
    shape = shape * np.where(inner, 0.84, 1)
    guides = np.stack([1.08 * np.sin(azimuth) * shape, -0.62 * np.cos(azimuth) * shape, z], -1)
    group_phase = 1.5 * np.sin(2.3 * group_azimuth) + rng.normal(0, 0.45, groups)
    wave_lengths = (wave_length * (1 + 0.10 * rng.normal(0, 1, groups)))[group][:, None] * (
        1 + 0.02 * rng.normal(0, 1, (locks, 1))
    )
    jitter = phase_jitter * rng.normal(0, 1, (locks, 1))
    angle = 2 * np.pi * (1.6 - z) / wave_lengths + group_phase[group][:, None] + jitter
    angle = angle + 0.5 * smooth_noise(rng, groups, along, (0.7, 1.6), (1, 0.5))[group]
    heights = wave_height * smoothstep(-z, wave_start, wave_start + 2.2) * (1 + 0.2 * rng.normal(0, 1, (locks, 1)))
    heights = heights * np.where(inner, 0.5, 1)
    guides[..., 0] += heights * np.sin(angle)
    guides[..., 1] -= heights * 0.9 * np.cos(angle - depth_order * jitter)
    width = rng.uniform(0.05, 0.12, locks) * np.where(inner[:, 0], 2.0, 1)
    profile = np.clip(1.0 + 0.25 * smooth_noise(rng, locks, along, (0.7, 1.6), (0.6, 0.4)), 0.3, 1.6)
    profile = profile * (1 - 0.5 * smoothstep(along, 0.7, 1.0))[None]
    normal = np.stack([np.sin(lock_azimuth), -np.cos(lock_azimuth), 0 * lock_azimuth], -1)
    groom = groom or Grooming(
        clumps=7, cling=0.6, frizz=0.006, stray_share=0.03, stray_reach=5, length_variation=0.14, tip=0.4
    )
    return fill(rng, guides, int(strands * density), width, width * 0.45, profile, groom, normal)
