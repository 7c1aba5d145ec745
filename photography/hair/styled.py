"""Styled hair. z is up and the camera looks along +y."""

import numpy as np

from .locks import Grooming, fill
from .vector import normalize, smooth_noise


def braid(rng, density, *, flyaways):
    """A hanging three-strand braid with flyaway hairs."""
    strands, locks, points = 420, 34, 200
    z, along = np.linspace(1.9, -2.35, points), np.linspace(0, 1, points)
    shrink = 1 - 0.36 * along
    guides, widths = [], []
    for strand_index in range(3):
        angle = 2 * np.pi * (1.9 - z) / 1.32 * np.linspace(1, 1.12, points) + 2 * np.pi * strand_index / 3
        center = np.stack(
            [0.31 * shrink * np.sin(angle) + 0.22 * np.sin(1.1 * z + 0.3), -0.26 * shrink * np.sin(2 * angle), z], -1
        )
        # Where it passes between the others it is pressed together.
        squeeze = shrink * (0.58 + 0.42 * np.sin(angle) ** 2)
        tangent = normalize(np.gradient(center, axis=0))
        normal = normalize(np.array((0, -1.0, 0)) - tangent * -tangent[:, 1:2])
        side = np.cross(tangent, normal)
        for _ in range(locks):
            radius, angle = np.sqrt(rng.random()), rng.random() * 2 * np.pi + 0.7 * np.sin(5 * along + strand_index)
            radius = squeeze * radius * (1 + 0.10 * smooth_noise(rng, 1, along, (3, 7), (1, 0.5))[0])
            u, v = 0.205 * radius * np.cos(angle), 0.145 * radius * np.sin(angle)
            guides.append(center + u[:, None] * side + v[:, None] * normal)
            widths.append(rng.uniform(0.03, 0.075))
    guides, widths = np.array(guides), np.array(widths)
    profile = np.clip(shrink[None] * (1 + 0.12 * smooth_noise(rng, len(guides), along, (3, 6), (1, 0.5))), 0.2, 2)
    groom = Grooming(clumps=8, cling=0.3, frizz=0.0034, frizz_frequencies=(3, 8, 18), stray_share=0.02, stray_reach=5)
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
    length = rng.uniform(0.12, 0.5, count)[:, None, None]
    path = onward[:, None] * along[None, :, None] * 0.9 + outward[:, None] * (along**1.6)[None, :, None] * 0.22
    shake = np.stack([smooth_noise(rng, count, along, (1, 2), (1, 0.5)) for _ in range(3)], -1)
    loose = start[:, None] + length * path + 0.045 * shake * along[None, :, None]
    thin = np.broadcast_to(0.6 - 0.35 * along, (count, points)).astype(np.float32)
    braid_strands.points = np.concatenate([braid_strands.points, loose.astype(np.float32)])
    braid_strands.lock = np.r_[braid_strands.lock, braid_strands.lock[source]]
    braid_strands.thickness = np.concatenate([braid_strands.thickness, thin])
    return braid_strands
