"""Grows strands of hair on a scalp: every strand leaves its root, follows the comb and falls over head, neck and cloth.

Strands are arrays of shape (strands, points, 3), in meters. Apply the functions in this order: grow, cut, lock or curl,
roughen.
"""

from dataclasses import dataclass

import numpy as np
from scipy.spatial import cKDTree


class Obstacle:
    """A surface that hair lies on, as points with outward normals."""

    def __init__(self, points, normals):
        self._tree, self._points, self._normals = cKDTree(points), points, normals

    def distance(self, positions):
        """Signed distance of each position, and the outward normal there."""
        _, nearest = self._tree.query(positions, k=3)
        away = positions[:, None] - self._points[nearest]
        normals = self._normals[nearest]
        weight = 1 / (np.einsum('nkd,nkd->nk', away, away) + 1e-8)
        weight /= weight.sum(axis=1, keepdims=True)
        normal = _unit(np.einsum('nk,nkd->nd', weight, normals))
        return np.einsum('nk,nkd,nkd->n', weight, away, normals), normal


def _unit(vectors):
    return vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), 1e-9)


def sample_roots(vertices, triangles, count, rng, keep):
    """Random roots on a triangle mesh: positions and normals. `keep(positions)` gives the density, 0 to 1."""
    a, b, c = (vertices[triangles[:, corner]] for corner in range(3))
    cross = np.cross(b - a, c - a)
    area = np.linalg.norm(cross, axis=1) * keep((a + b + c) / 3)
    picked = rng.choice(len(triangles), size=count * 2, p=area / area.sum())
    u, v = rng.random((2, count * 2, 1))
    flip = u + v > 1
    u, v = np.where(flip, 1 - u, u), np.where(flip, 1 - v, v)
    roots = a[picked] + u * (b - a)[picked] + v * (c - a)[picked]
    chosen = np.flatnonzero(rng.random(len(roots)) < keep(roots))[:count]
    return roots[chosen], _unit(cross[picked][chosen])


def spaced(points, distance, rng):
    """Indices of randomly chosen points that are at least `distance` from each other, and leave no gap between them."""
    near, other = cKDTree(points).query_pairs(distance, output_type='ndarray').T
    rank = rng.permutation(len(points))
    open_, chosen = np.ones(len(points), bool), np.zeros(len(points), bool)
    while open_.any():
        both = open_[near] & open_[other]
        near, other = near[both], other[both]
        first = open_.copy()
        first[np.where(rank[near] < rank[other], other, near)] = False
        chosen |= first
        open_ &= ~first
        open_[other[first[near]]] = False
        open_[near[first[other]]] = False
    return np.flatnonzero(chosen)


@dataclass
class Growth:
    """How strands leave the scalp and fall.

    lift: part of the scalp's normal in the first direction. stiffness: how much of its direction a strand keeps from
    one step to the next. thickness: distance from the scalp (m) of strands that have traveled `spread` meters.
    """

    step: float = 0.006
    lift: float = 0.35
    stiffness: float = 0.82
    weight: float = 0.16
    thickness: float = 0.016
    spread: float = 0.09
    floor: float = 0.0012


def grow(roots, normals, comb, length, obstacle, rng, growth, guides=0.2):
    """Strands of `length` meters from roots.

    `comb(positions, roots)` gives a direction, whose length is the comb's strength. A share `guides` of the strands is
    grown; the others blend the guides whose roots and first directions are nearest.
    """
    start = growth.lift * normals + comb(roots, roots)
    chosen = np.zeros(len(roots), bool)
    chosen[rng.choice(len(roots), max(4, int(guides * len(roots))), replace=False)] = True
    grown = _grow(roots[chosen], start[chosen], comb, length, obstacle, rng, growth)
    if chosen.all():
        return grown
    features = np.concatenate([roots, 0.012 * _unit(start)], axis=1)
    _, near = cKDTree(features[chosen]).query(features[~chosen], k=3)
    weights = rng.dirichlet((0.8, 0.8, 0.8), len(near))
    shape = grown - grown[:, :1]
    strands = np.empty((len(roots), *grown.shape[1:]))
    strands[chosen] = grown
    strands[~chosen] = roots[~chosen][:, None] + np.einsum('nk,nkpd->npd', weights, shape[near])
    return strands


def _grow(roots, start, comb, length, obstacle, rng, growth):
    steps = int(np.ceil(length / growth.step))
    depth = 0.25 + 0.75 * rng.random(len(roots)) ** 0.8
    strands = np.empty((len(roots), steps + 1, 3))
    strands[:, 0] = position = roots
    direction = _unit(start)
    down = np.array([0, 0, -1.0])
    for index in range(steps):
        direction = _unit(growth.stiffness * direction + growth.weight * down + 0.25 * comb(position, roots))
        moved = position + growth.step * direction
        gap, normal = obstacle.distance(moved)
        wanted = growth.floor + depth * growth.thickness * (1 - np.exp(-(index + 1) * growth.step / growth.spread))
        push = np.maximum(wanted - gap, 0)[:, None]
        # A gentle push avoids a kink where a strand meets the neck or the cape.
        moved = moved + np.minimum(push, 0.6 * growth.step + 0.5 * push) * normal
        direction = _unit(moved - position)
        position = position + growth.step * direction
        strands[:, index + 1] = position
    return strands


def resample(strands, fraction, points):
    """The first `fraction` (0 to 1, per strand) of each strand, as `points` points."""
    last = strands.shape[1] - 1
    at = np.linspace(0, 1, points)[None] * fraction[:, None] * last
    low = np.minimum(at.astype(int), last - 1)
    mix = (at - low)[..., None]
    rows = np.arange(len(strands))[:, None]
    return strands[rows, low] * (1 - mix) + strands[rows, low + 1] * mix


def cut(strands, length, step, points):
    """Ends strands after `length` meters."""
    last = strands.shape[1] - 1
    fraction = np.clip(np.broadcast_to(length, len(strands)) / (last * step), 0.02, 1)
    return resample(strands, fraction, points)


def locks(strands, size, rng, place=1 / 3):
    """Locks of about `size` strands that are near each other at `place` (0 to 1 along the strand).

    Returns the index of each lock's middle strand, and the lock of each strand.
    """
    count, points, _ = strands.shape
    centers = rng.choice(count, max(1, count // size), replace=False)
    at = strands[:, int(place * points)]
    return centers, cKDTree(at[centers]).query(at)[1]


def lock(strands, size, strength, rng):
    """Draws strands toward the middle strand of their lock of about `size` strands, more toward the tips.

    `strength`: 0 to 1, a number or one per strand.
    """
    centers, near = locks(strands, size, rng)
    middle = strands[centers][near]
    profile = np.linspace(0, 1, strands.shape[1]) ** 1.2
    individual = np.clip(rng.normal(1, 0.18, len(strands)), 0.3, 1.7) * strength
    pull = individual[:, None, None] * profile[None, :, None]
    return strands + np.clip(pull, 0, 1) * (middle - strands)


def _across(strands):
    """Two unit vectors across each strand at every point."""
    tangent = _unit(np.gradient(strands, axis=1))
    outward = (strands - np.array([0, -0.045, 0])) * np.array([1, 1, 0])
    outward = _unit(outward - (outward * tangent).sum(-1, keepdims=True) * tangent)
    return np.cross(tangent, outward), outward


def _smooth_noise(count, points, waves, rng):
    """Noise along strands with the given numbers of waves, shape (count, points, 3), about -1 to 1."""
    t = np.linspace(0, 1, points)[None, :, None]
    total = np.zeros((count, points, 3))
    for wave in waves:
        phase = rng.random((count, 1, 3)) * 2 * np.pi
        frequency = wave * rng.uniform(0.7, 1.3, (count, 1, 3))
        total += np.sin(2 * np.pi * frequency * t + phase) - np.sin(phase)
    return total / (2 * len(waves)) ** 0.5 / 1.2


def roughen(strands, amount, rng, waves=(0.6, 1.7), power=1.0):
    """Moves each strand by its own smooth noise of `amount` meters (a number, or one per strand) at the tip."""
    grows = np.linspace(0, 1, strands.shape[1])[None, :, None] ** power
    amount = np.broadcast_to(np.asarray(amount, float), (len(strands),))[:, None, None]
    return strands + amount * grows * _smooth_noise(len(strands), strands.shape[1], waves, rng)


def flyaways(strands, share, amount, rng):
    """Makes a share of the strands leave their lock."""
    strays = rng.random(len(strands)) < share
    moved = roughen(strands[strays], amount * rng.random(strays.sum()) ** 2, rng, (0.5, 1.3), 0.7)
    strands = strands.copy()
    strands[strays] = moved
    return strands


def curl(strands, radius, pitch, rng, size, tightness=0.8, start=0.06):
    """Winds locks of about `size` strands into spirals of `radius` and `pitch` meters; both vary by lock."""
    centers, near = locks(strands, size, rng)
    middle = strands[centers]
    along = np.linspace(0, 1, strands.shape[1])
    length = np.linalg.norm(np.diff(middle, axis=1), axis=2).sum(axis=1)[:, None]
    hand = rng.choice([-1.0, 1.0], (len(centers), 1))
    scale = np.clip(rng.lognormal(0, 0.32, (len(centers), 1)), 0.5, 1.7)
    turns = length / (pitch * scale * rng.normal(1, 0.12, (len(centers), 1)))
    bend = 0.35 * np.sin(
        2 * np.pi * (along[None] * rng.uniform(0.5, 1.6, (len(centers), 1)) + rng.random((len(centers), 1)))
    )
    phase = hand * 2 * np.pi * (turns * along[None] + bend) + rng.random((len(centers), 1)) * 2 * np.pi
    size_along = radius * scale * np.clip((along[None] - start) / 0.2, 0, 1)
    side, outward = _across(middle)
    spiral = middle + size_along[..., None] * (np.cos(phase)[..., None] * side + np.sin(phase)[..., None] * outward)
    own = strands - middle[near]
    keep = 1 - tightness * np.clip(along / 0.25, 0, 1)[None, :, None]
    limit = 0.55 * radius / np.maximum(np.linalg.norm(own, axis=2, keepdims=True), 1e-6)
    own = own * np.where(keep < 0.999, np.minimum(keep, np.maximum(limit, 0)), 1)
    return spiral[near] + own
