"""Styled hair and accessories. z is up and the camera looks along +y."""

import numpy as np

from .locks import Grooming, fill
from .vector import normalize, smooth_noise, smoothstep


def braid(rng, density, *, flyaways):
    """A hanging three-strand braid with flyaway hairs."""
    strands, locks, points = 300, 26, 150
    z, along = np.linspace(1.9, -2.35, points), np.linspace(0, 1, points)
    shrink = 1 - 0.36 * along
    guides, widths = [], []
    for strand_index in range(3):
        angle = 2 * np.pi * (1.9 - z) / 1.32 * np.linspace(1, 1.12, points) + 2 * np.pi * strand_index / 3
        center = np.stack(
            [0.31 * shrink * np.sin(angle) + 0.22 * np.sin(1.1 * z + 0.3), -0.17 * shrink * np.sin(2 * angle), z], -1
        )
        tangent = normalize(np.gradient(center, axis=0))
        normal = normalize(np.array((0, -1.0, 0)) - tangent * -tangent[:, 1:2])
        side = np.cross(tangent, normal)
        for _ in range(locks):
            radius, angle = np.sqrt(rng.random()), rng.random() * 2 * np.pi
            u, v = 0.205 * shrink * radius * np.cos(angle), 0.135 * shrink * radius * np.sin(angle)
            guides.append(center + u[:, None] * side + v[:, None] * normal)
            widths.append(0.05 + 0.05 * rng.random())
    guides, widths = np.array(guides), np.array(widths)
    profile = np.clip(shrink[None] * (1 + 0.12 * smooth_noise(rng, len(guides), along, (3, 6), (1, 0.5))), 0.2, 2)
    groom = Grooming(
        clumps=5, cling=0.4, frizz=0.0034, frizz_frequencies=(3, 8, 18), stray_share=0.035, stray_reach=5.5
    )
    braid_strands = fill(rng, guides, int(strands * density), widths, widths * 0.75, profile, groom)
    count = int(flyaways * (0.4 + 0.6 * density))
    source = rng.integers(0, len(braid_strands.points), count)
    start_point = rng.integers(4, points - 30, count)
    start = braid_strands.points[source, start_point]
    onward = normalize(braid_strands.points[source, start_point + 6] - start)
    center = 0.22 * np.sin(1.1 * start[:, 2] + 0.3)
    outward = normalize(
        np.stack(
            [
                np.sign(start[:, 0] - center + 1e-3) * (0.3 + rng.random(count)),
                -0.5 * rng.random(count),
                rng.normal(0.1, 0.3, count),
            ],
            -1,
        )
    )
    length = rng.uniform(0.12, 0.60, count)[:, None, None]
    path = onward[:, None] * along[None, :, None] * 0.9 + outward[:, None] * (along**1.3)[None, :, None] * 0.26
    shake = np.stack([smooth_noise(rng, count, along, (1, 2), (1, 0.5)) for _ in range(3)], -1)
    loose = start[:, None] + length * path + 0.030 * shake * along[None, :, None]
    thin = np.broadcast_to(0.75 - 0.45 * along, (count, points)).astype(np.float32)
    braid_strands.points = np.concatenate([braid_strands.points, loose.astype(np.float32)])
    braid_strands.lock = np.r_[braid_strands.lock, braid_strands.lock[source]]
    braid_strands.thickness = np.concatenate([braid_strands.thickness, thin])
    return braid_strands


def chignon(rng, density, *, strands, points):
    """A coiled bun of thick ropes on swept-back hair, seen from behind and above.

    Ropes begin under the coil they wind around, so that no end shows.
    """
    ropes, swept_locks = 44, 420
    along = np.linspace(0, 1, points)
    guides, widths = [], []
    for _ in range(ropes):
        offset, twist = (
            np.clip(rng.normal(0, 1, 2), -1.5, 1.5) * 0.085,
            2.2 * (1 + 0.15 * rng.normal()) * 2 * np.pi * along,
        )
        angle, radius = (
            2 * np.pi * 2.6 * along - 1.2,
            1.02 - 0.90 * along**0.9 - 0.50 * (1 - smoothstep(along, 0.03, 0.17)),
        )
        height = 0.10 + 0.62 * along**1.1 - 0.75 * (1 - smoothstep(along, 0, 0.08)) - 0.40 * smoothstep(along, 0.90, 1)
        across = offset[0] * np.cos(twist) - offset[1] * np.sin(twist)
        outward = offset[0] * np.sin(twist) + offset[1] * np.cos(twist)
        spread = 1.35 - 0.35 * along
        distance = radius + across * spread
        guides.append(
            np.stack([distance * np.cos(angle) * 1.06, -(height + outward * spread), distance * np.sin(angle)], -1)
        )
        widths.append(0.05 + 0.035 * rng.random())
    widths = np.array(widths)
    profile = np.clip(1 + 0.18 * smooth_noise(rng, ropes, along, (2, 5), (1, 0.5)), 0.4, 1.6) * (
        1 - 0.55 * smoothstep(along, 0.93, 1)
    )
    groom = Grooming(clumps=6, cling=0.5, frizz=0.0042, frizz_frequencies=(4, 10, 22), stray_share=0.03, stray_reach=6)
    bun = fill(rng, np.array(guides), int(strands * density), widths, widths * 0.8, profile, groom)
    angle = np.linspace(0, 2 * np.pi, swept_locks, endpoint=False) + rng.normal(0, 0.02, swept_locks)
    angle = angle[:, None] + 0.55 * along[None] ** 1.5
    radius = 3.2 - 2.95 * along
    swept = np.zeros((swept_locks, points, 3))
    swept[..., 0], swept[..., 2] = radius * np.cos(angle), radius * np.sin(angle)
    swept[..., 1] = 0.075 * radius**2 * 1.15 - 0.08 + rng.normal(0, 0.03, (swept_locks, 1))
    swept[..., 1] += 0.02 * smooth_noise(rng, swept_locks, along, (1, 2), (1, 0.5))
    widths = rng.uniform(0.05, 0.10, swept_locks)
    groom = Grooming(clumps=5, cling=0.5, frizz=0.006, frizz_frequencies=(2, 5, 9), stray_share=0.02, stray_reach=5)
    return bun.join(fill(rng, swept, int(80 * density), widths, widths * 0.5, (1.9 - 1.1 * along)[None], groom))


def pins():
    """Pearl-headed pins in an arc on the chignon: x, y, z, radius. render() moves them onto the hair."""
    angles, radii = np.radians([152, 131, 112, 94, 76, 57, 34]), [0.80, 0.76, 0.80, 0.75, 0.80, 0.76, 0.81]
    sizes = [0.036, 0.046, 0.040, 0.052, 0.040, 0.046, 0.036]
    return [(r * np.cos(a), -0.45, r * np.sin(a), size) for a, r, size in zip(angles, radii, sizes)]


def bow(rng):
    """A satin bow of parallel threads: two loops, two tails and the knot. Returns points and colors."""
    center, color = (0.05, -0.24, 0.62), (0.30, 0.36, 0.22)
    s = np.linspace(0, 1, 150)
    v = np.linspace(-1, 1, 420)[:, None]
    parts = []
    for side in (-1, 1):
        opening = np.sin(np.pi * s) ** 0.8
        half = 0.05 + 0.13 * np.sin(np.pi * np.clip(s, 0.02, 0.98)) ** 0.7
        x = side * (0.02 + 0.40 * np.sin(np.pi * s) ** 0.9) * (1 - 0.10 * v**2)
        y = -0.10 * np.cos(np.pi * s) * opening - 0.02
        fold = 0.022 * np.sin(5 * v + side) * (1 - opening) + 0.018 * np.sin(3 * v + 4 * s + side)
        z = v * half + 0.10 * np.abs(x) - 0.02 * side - 0.045 * np.cos(np.pi * s) * opening
        parts.append(np.stack(np.broadcast_arrays(x, y + fold, z), -1))
        half = 0.045 + 0.055 * s
        x = side * (0.03 + 0.17 * s + 0.03 * np.sin(3 * s)) + v * half * 0.95
        z = -0.02 - 0.52 * s - 0.10 * side * s * v + 0.05 * np.abs(v) * s
        y = 0.03 - 0.05 * np.sin(4 * s + side) + 0.016 * np.sin(4 * v + 6 * s)
        parts.append(np.stack(np.broadcast_arrays(x, y, z), -1))
    angle = (s - 0.5) * np.pi * 1.1
    parts.append(
        np.stack(
            np.broadcast_arrays(
                v * (0.055 + 0.01 * np.cos(angle)),
                -0.085 - 0.06 * np.cos(angle) + 0.012 * np.sin(6 * v),
                0.095 * np.sin(angle),
            ),
            -1,
        )
    )
    cloth = np.concatenate(parts).astype(np.float32) + np.array(center, np.float32)
    shade = np.array(color) * (1 + 0.05 * rng.normal(0, 1, (len(cloth), 1, 1)))
    colors = np.broadcast_to(shade, cloth.shape).astype(np.float32)
    return cloth, colors
