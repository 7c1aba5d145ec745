"""Styled hair. z is up and the camera looks along +y."""

import numpy as np
from scipy.spatial import cKDTree

from .locks import Grooming, Strands, fill
from .vector import normalize, smooth_noise


def braid(rng, density, *, flyaways, points=200, locks=(44, 34, 40), pitch=1.5):
    """A three-strand braid with flyaway hairs. locks: how many each strand has; unequal ones keep it from repeating."""
    along = np.linspace(0, 1, points)
    z = np.linspace(2.0, -2.2, points)
    guides = []
    for strand_index in range(3):
        angle = (
            2
            * np.pi
            * ((2.0 - z) / pitch + strand_index / 3 + 0.045 * smooth_noise(rng, 1, along, (2, 4), (1, 0.5))[0])
        )
        reach = 1 + 0.15 * smooth_noise(rng, 1, along, (2.5, 5), (1, 0.6))[0]
        center = np.stack([0.33 * reach * np.sin(angle), -0.24 * np.sin(2 * angle), z], -1)
        spread = 0.05 * rng.uniform(0.85, 1.15) * rng.normal(0, 1, (locks[strand_index], 1, 3)) * (1, 1, 0)
        guides.append(center + spread)
    strand = np.repeat(np.arange(3), locks)
    guides = pack(np.concatenate(guides), strand, 0.026)
    widths = rng.uniform(0.026, 0.036, len(guides))
    profile = 1 + 0.15 * smooth_noise(rng, len(guides), along, (3, 6), (1, 0.5))
    groom = Grooming(clumps=6, cling=0.35, frizz=0.0050, frizz_frequencies=(3, 8, 18), stray_share=0.08, stray_reach=5)
    braided = fill(rng, guides, int(300 * density), widths, widths * 0.8, profile, groom)
    return braided.join(flyaway_hairs(rng, braided, int(flyaways * density)))


def pack(guides, strand, radius, steps=120):
    """Lets guide curves (L, K, 3) push each other apart and pulls them taut, so that no strand cuts through another.

    strand: which strand of the braid each guide belongs to. The guides start thin and swell to `radius`.
    """
    count, points, _ = guides.shape
    index = np.repeat(np.arange(count), points)
    for step in range(steps):
        distance = 2 * radius * min(1, 0.3 + 1.0 * step / steps)
        flat = guides.reshape(-1, 3)
        a, b = cKDTree(flat).query_pairs(distance, output_type='ndarray').T
        other = index[a] != index[b]
        a, b = a[other], b[other]
        apart = flat[a] - flat[b]
        gap = np.linalg.norm(apart, axis=1, keepdims=True)
        push = 0.25 * (distance - gap) * apart / np.maximum(gap, 1e-6)
        for axis in range(3):
            flat[:, axis] += np.bincount(a, push[:, axis], len(flat)) - np.bincount(b, push[:, axis], len(flat))
        guides = flat.reshape(guides.shape)
        for s in range(3):
            own = strand == s
            guides[own] += (0.01, 0.05, 0.01) * (guides[own].mean(0) - guides[own])
        guides[:, 1:-1] += 0.20 * (guides[:, :-2] + guides[:, 2:] - 2 * guides[:, 1:-1])
    return guides


def flyaway_hairs(rng, strands, count):
    """Short fine hairs that leave their lock along its direction."""
    points = strands.points.shape[1]
    along = np.linspace(0, 1, points)[None, :, None]
    source, start = rng.integers(0, len(strands.points), count), rng.integers(4, points - 12, count)
    root = strands.points[source, start]
    onward = normalize(strands.points[source, start + 6] - root)
    bend = rng.normal(0, 0.2, (count, 1, 3))
    shake = np.stack([smooth_noise(rng, count, along[0, :, 0], (0.7, 1.5), (1, 0.5)) for _ in range(3)], -1)
    length = rng.uniform(0.08, 0.32, (count, 1, 1))
    curves = root[:, None] + length * (onward[:, None] * along + bend * along**2 + 0.08 * shake * along)
    thickness = np.broadcast_to(0.35 - 0.2 * along[..., 0], (count, points))
    return Strands(curves.astype(np.float32), np.arange(count) % 40, thickness.astype(np.float32))
