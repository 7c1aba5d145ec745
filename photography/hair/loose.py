"""Loose hairstyles. Each function returns Strands; z is up and the camera looks along +y."""

import functools

import numpy as np

from .locks import Grooming, Strands, fill, part
from .vector import normalize, smooth_field, smooth_noise


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
    points=90,
):
    """Loose hair that fills the picture: five sheets of strands, one behind the other, that wave together.

    wave_depth: how far waves come toward the camera. drift: how much phase and height of the waves change across the
    picture. lock_width: mean width of the locks. split: how far locks and their wisps part. strands: in each sheet.
    clumps: see `part`.
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
        across, toward, lock = part(rng, u, along, lock_width, parting, clumps)
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
    clockwise=0.5,
):
    """Spiral curls: each is a few flat locks wound side by side around one axis.

    clockwise: the share of curls that turn that way.
    """
    along = np.linspace(0, 1, points)
    top, bottom = 1.75, -1.75
    z = top + (bottom - top) * along
    x = np.linspace(-half_span, half_span, count) + rng.normal(0, 0.15 * half_span / count, count)
    depths = np.where(np.arange(count) % 2, 0.0, depth) + rng.uniform(0, 0.2, count) * depth
    guides, normals, widths = [], [], []
    for i in range(count):
        curl_radius, curl_pitch = rng.uniform(*radius), rng.uniform(*pitch)
        direction, phase = (1 if rng.random() < clockwise else -1), rng.random() * 2 * np.pi
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
