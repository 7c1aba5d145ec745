"""Styled hair. z is up and the camera looks along +y."""

import numpy as np
from scipy.spatial import cKDTree

from .locks import Strands
from .vector import normalize, smooth_noise

RADIUS = 0.025


def braid(rng, density, *, hairs=48000, points=140, locks=(50, 36, 43), pitch=1.42, floor=0.27):
    """A three-strand braid, about one unit wide, that lies on a surface at y = `floor`.

    locks: how many guide curves each strand has; unequal ones keep the braid from repeating.
    """
    along = np.linspace(0, 1, points)
    strand = np.repeat(np.arange(3), locks)
    guides = pack(crossing_guides(rng, along, locks, pitch), strand, swelling(rng, along, strand), floor)
    share = density * hairs / sum(locks)
    braided = None
    for s in range(3):
        sheaf = gather(rng, between(rng, guides[strand == s], int(share * locks[s])), along)
        braided = braided.join(sheaf) if braided else sheaf
    loosened = loosen(rng, braided.points, along)
    return Strands(loosened, braided.lock, braided.thickness).join(broken_hairs(rng, loosened, int(4200 * density)))


def crossing_guides(rng, along, locks, pitch, half_length=1.65):
    """Guide curves (L, K, 3) of three strands that cross, each from the outside over the middle."""
    z = half_length * (1 - 2 * along)
    guides = []
    pace = 0.03 * smooth_noise(rng, 1, along, (1.1, 2.2), (1, 0.5))[0]
    for s, count in enumerate(locks):
        own_pace = pace + 0.035 * smooth_noise(rng, 1, along, (1.5, 3), (1, 0.5))[0]
        angle = 2 * np.pi * ((half_length - z) / pitch + s / 3 + own_pace)
        reach = 1 + 0.11 * smooth_noise(rng, 1, along, (1.8, 3.6), (1, 0.6))[0]
        center = np.stack([0.31 * reach * np.sin(angle), 0.22 * np.sin(2 * angle), z], -1)
        guides.append(center + 0.05 * rng.normal(0, 1, (count, 1, 3)) * (1, 1, 0))
    return np.concatenate(guides)


def swelling(rng, along, strand):
    """The room (L, K) that each guide takes: strands are thicker here and thinner there, and so are their locks."""
    by_strand = 0.10 * smooth_noise(rng, 3, along, (1.8, 4.5), (1, 0.7))[strand]
    return RADIUS * np.clip(1 + by_strand + 0.10 * smooth_noise(rng, len(strand), along, (2, 5), (1, 0.6)), 0.6, 1.5)


def pack(guides, strand, radius, floor, steps=130):
    """Lets guide curves (L, K, 3) push each other apart and pulls them taut, so that no strand cuts through another.

    strand: which strand of the braid each guide belongs to. The guides start thin and swell to `radius` (L, K).
    """
    count, points, _ = guides.shape
    index = np.repeat(np.arange(count), points)
    size = radius.ravel()
    for step in range(steps):
        swollen = min(1, 0.3 + step / steps)
        flat = guides.reshape(-1, 3)
        a, b = cKDTree(flat).query_pairs(2 * swollen * size.max(), output_type='ndarray').T
        apart = flat[a] - flat[b]
        gap = np.linalg.norm(apart, axis=1, keepdims=True)
        overlap = swollen * (size[a] + size[b])[:, None] - gap
        touching = (index[a] != index[b]) & (overlap[:, 0] > 0)
        a, b = a[touching], b[touching]
        push = 0.25 * (overlap * apart / np.maximum(gap, 1e-6))[touching]
        for axis in range(3):
            flat[:, axis] += np.bincount(a, push[:, axis], len(flat)) - np.bincount(b, push[:, axis], len(flat))
        guides = flat.reshape(guides.shape)
        for s in range(3):
            own = strand == s
            guides[own] += (0.01, 0.04, 0.01) * (guides[own].mean(0) - guides[own])
        guides[:, 1:-1] += 0.20 * (guides[:, :-2] + guides[:, 2:] - 2 * guides[:, 1:-1])
        guides[..., :2] *= 0.993
        guides[..., 1] = np.minimum(guides[..., 1], floor - radius)
    return guides


def between(rng, guides, count):
    """Hairs (count, K, 3) each of which runs between three neighboring guides."""
    spread = np.linalg.norm(guides[:, None, ::6] - guides[None, :, ::6], axis=-1)
    nearest = np.argsort(spread.mean(-1) + 0.5 * spread.max(-1), axis=1)[:, 1:6]
    first = rng.integers(0, len(guides), count)
    pick = np.argsort(rng.random((count, nearest.shape[1])), axis=1)[:, :2]
    corners = np.concatenate([first[:, None], nearest[first[:, None], pick]], axis=1)
    weights = rng.dirichlet((0.9, 0.9, 0.9), count)
    hairs = np.zeros((count, *guides.shape[1:]))
    for corner in range(3):
        hairs += weights[:, corner, None, None] * guides[corners[:, corner]]
    return hairs + 0.3 * RADIUS * rng.normal(0, 1, (count, 1, 3)) * (1, 1, 0.6)


def gather(rng, hairs, along):
    """Draws hairs together into locks and these into clumps, here tighter and there looser."""
    lock = None
    for size, pull, sway in ((260, 0.12, 0.12), (20, 0.45, 0.22)):
        centers = rng.choice(len(hairs), max(1, len(hairs) // size), replace=False)
        samples = hairs[:, 8::30].reshape(len(hairs), -1)
        group = cKDTree(samples[centers]).query(samples)[1]
        lock = group if lock is None else lock
        tightness = np.clip(pull + sway * smooth_noise(rng, len(centers), along, (4, 10), (1, 0.6)), 0, 0.85)
        hairs = hairs + tightness[group][..., None] * (hairs[centers][group] - hairs)
    thickness = np.repeat(rng.uniform(0.75, 1.2, (len(hairs), 1)), len(along), 1)
    return Strands(hairs.astype(np.float32), lock, thickness.astype(np.float32))


def loosen(rng, hairs, along):
    """Roughens all hairs a little, some more, and pulls a few out of the braid into long, flat arcs."""
    count = len(hairs)
    reach = 0.0022 * rng.lognormal(0, 0.6, count) * np.where(rng.random(count) < 0.05, 4, 1)
    shake = np.stack([smooth_noise(rng, count, along, (4, 10, 21), (1, 0.5, 0.25)) for _ in range(3)], -1)
    hairs = hairs + reach[:, None, None] * shake
    pulled = np.flatnonzero(rng.random(count) < 0.03)
    middle, width = rng.uniform(0, 1, (len(pulled), 1)), rng.uniform(0.015, 0.05, (len(pulled), 1))
    height = rng.exponential(0.035, (len(pulled), 1)) * np.exp(-(((along - middle) / width) ** 2))
    hairs[pulled] += height[..., None] * outward(hairs[pulled])
    return hairs.astype(np.float32)


def outward(points):
    """Directions away from the middle of the braid."""
    return normalize(points * (1, 1, 0))


def broken_hairs(rng, hairs, count):
    """Short fine hairs that leave the braid, most of them toward its end."""
    points = hairs.shape[1]
    along = np.linspace(0, 1, points)[None, :, None]
    source, start = rng.integers(0, len(hairs), 4 * count), rng.integers(8, points - 8, 4 * count)
    # Most of them at the outline, where they are seen against the background.
    beside = np.abs(hairs[source, start, 0]) + rng.normal(0, 0.12, 4 * count)
    chosen = np.argsort(-beside)[:count]
    source, start = source[chosen], start[chosen]
    root = hairs[source, start]
    onward = normalize(hairs[source, start + 4] - root) * np.where(rng.random((count, 1)) < 0.15, -1, 1)
    lift = rng.uniform(0.05, 0.6, (count, 1)) * outward(root)
    bend = rng.normal(0, 0.35, (count, 1, 3))
    shake = np.stack([smooth_noise(rng, count, along[0, :, 0], (0.7, 1.5), (1, 0.5)) for _ in range(3)], -1)
    length = np.clip(rng.exponential(0.12, (count, 1, 1)), 0.04, 0.5)
    curves = root[:, None] + length * ((onward + lift)[:, None] * along + bend * along**2 + 0.06 * shake * along)
    thickness = np.repeat(rng.uniform(0.4, 0.65, (count, 1)), points, 1)
    return Strands(curves.astype(np.float32), rng.integers(0, 40, count), thickness.astype(np.float32))
