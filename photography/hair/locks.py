"""Hair as locks: one guide curve per lock, filled with strands that cling together in smaller clumps."""

from dataclasses import dataclass

import numpy as np

from .vector import normalize, parallel_frames, smooth_noise


@dataclass
class Strands:
    """points (N, K, 3), the index of each strand's lock (N,), and relative thickness (N, K)."""

    points: np.ndarray
    lock: np.ndarray
    thickness: np.ndarray

    def join(self, other):
        """Both sets of strands in one; K must be equal. Locks of `other` get new indices."""
        return Strands(
            np.concatenate([self.points, other.points]),
            np.r_[self.lock, other.lock + self.lock.max() + 1],
            np.concatenate([self.thickness, other.thickness]),
        )


@dataclass
class Grooming:
    """How strands lie in their lock. Lengths are in scene units; stray strands leave the lock.

    cling: how far strands are pulled to the center of their clump, 0 to 1. length_variation: how much shorter the
    shortest strands are, 0 to 1. tip: relative thickness of the tip.
    """

    clumps: int = 7
    cling: float = 0.55
    frizz: float = 0.0035
    frizz_frequencies: tuple = (1.5, 3.5, 7)
    stray_share: float = 0.03
    stray_reach: float = 7.0
    length_variation: float = 0.0
    tip: float = 1.0


def fill(rng, guides, count, half_width, half_thickness, profile, groom, normal=(0, -1, 0)):
    """Fills each of L guide curves (L, K, 3) with `count` strands.

    half_width and half_thickness: scalar or (L,). profile: width along the lock, (K,) or (L, K).
    normal: direction of the flat side at the root, (3,) or (L, 3), or at every point, (L, K, 3).
    """
    lock_count, points, _ = guides.shape
    along = np.linspace(0, 1, points)
    if np.ndim(normal) == 3:
        side, normals = np.cross(normalize(np.gradient(guides, axis=1)), normal), np.asarray(normal)
    else:
        side, normals = parallel_frames(guides, normal)
    half_widths = np.broadcast_to(np.asarray(half_width, float), (lock_count,))
    half_thicknesses = np.broadcast_to(np.asarray(half_thickness, float), (lock_count,))
    profile = np.broadcast_to(np.asarray(profile, float), (lock_count, points))
    out = np.empty((lock_count * count, points, 3), np.float32)
    for i in range(lock_count):
        radius, angle = np.sqrt(rng.random(count)), rng.random(count) * 2 * np.pi
        u, v = radius * np.cos(angle), radius * np.sin(angle)
        radius, angle = 0.8 * np.sqrt(rng.random(groom.clumps)), rng.random(groom.clumps) * 2 * np.pi
        clump_u, clump_v = radius * np.cos(angle), radius * np.sin(angle)
        nearest = np.argmin((u[:, None] - clump_u) ** 2 + (v[:, None] - clump_v) ** 2, 1)
        drift_u = clump_u[:, None] + 0.25 * smooth_noise(rng, groom.clumps, along, (0.8, 1.7), (1, 0.5))
        drift_v = clump_v[:, None] + 0.25 * smooth_noise(rng, groom.clumps, along, (0.8, 1.7), (1, 0.5))
        u = u[:, None] * (1 - groom.cling) + drift_u[nearest] * groom.cling
        v = v[:, None] * (1 - groom.cling) + drift_v[nearest] * groom.cling
        reach = np.ones(count)
        strays = rng.random(count) < groom.stray_share
        reach[strays] = groom.stray_reach * (0.4 + rng.random(strays.sum()))
        frizz = groom.frizz * reach[:, None] * (0.25 + 0.75 * along)
        waves = groom.frizz_frequencies, (1, 0.55, 0.3)
        u = u * half_widths[i] * profile[i] + frizz * smooth_noise(rng, count, along, *waves)
        v = v * half_thicknesses[i] * profile[i] + frizz * smooth_noise(rng, count, along, *waves)
        guide, s, n = guides[i], side[i], normals[i]
        if groom.length_variation:
            position = along[None] * (1 - groom.length_variation * rng.random((count, 1)) ** 2) * (points - 1)
            low = np.clip(position.astype(int), 0, points - 2)
            fraction = (position - low)[..., None]
            guide, s, n = guide[low] * (1 - fraction) + guide[low + 1] * fraction, s[low], n[low]
        out[i * count : (i + 1) * count] = guide + u[..., None] * s + v[..., None] * n
    taper = 1 - (1 - groom.tip) * np.clip((along - 0.6) / 0.4, 0, 1) ** 1.5
    thickness = (0.8 + 0.4 * rng.random((lock_count * count, 1))) * taper[None]
    return Strands(out, np.repeat(np.arange(lock_count), count), thickness.astype(np.float32))


def part(rng, u, along, lock_width, parting, clumps=0.0, tangle=0.0):
    """Parts a sheet of strands into sections, locks and wisps, and these into clumps of a few strands.

    u (N,): where strands lie in the sheet. parting: how far the groups move apart. clumps: how far strands are pulled
    together into clumps, 0 to 1. tangle: how much the widths of groups vary, and how far wisps and clumps cross each
    other. Returns positions along the strands (N, K), the distance behind the front of the sheet (N,) and the index of
    each strand's lock (N,).
    """
    across, depths = np.repeat(u[:, None], len(along), 1).astype(np.float32), np.zeros(len(u))
    sizes = [(5, parting, 0.1), (1, parting, 0.1), (0.26, parting, 0.1)]
    if clumps:
        sizes.append((0.06, 1, clumps))
    for size, sway, pull in sizes:
        width = size * lock_width
        edges = np.cumsum(width * rng.lognormal(0, 0.45 + 0.25 * tangle, int(2 * np.ptp(u) / width)))
        edges = edges - edges[-1] / 2 + u.mean()
        group = np.searchsorted(edges, u)
        center = np.r_[edges[0], (edges[1:] + edges[:-1]) / 2, edges[-1]][group]
        tightness = pull + (0.14 + 0.2 * tangle) * smooth_noise(rng, len(edges) + 1, along, (0.7, 1.7), (0.7, 0.5))
        sideways = 0.2 * width**0.7 * lock_width**0.3 * smooth_noise(rng, len(edges) + 1, along, (0.5, 1.2, 2.6))
        if tangle and size < 1:
            crossing = 0.25 * tangle * (width * lock_width) ** 0.5
            sideways += crossing * smooth_noise(rng, len(edges) + 1, along, (2.5, 5, 9), (1, 0.7, 0.4))
        across += sway * (sideways[group] - tightness[group] * (u - center)[:, None])
        # Neighbors differ in depth all along: where two locks cross, one must pass over the other, not weave.
        depth = min(width, lock_width)
        roundness = np.clip(((u - center) / (0.5 * width)) ** 2, 0, 2)
        depths += depth * (group * 0.618 % 1 + 0.16 * roundness) + rng.normal(0, 0.02 * depth, len(u))
        if width == lock_width:
            lock = np.searchsorted(edges, u + rng.normal(0, 0.12 * width, len(u)))
    return across, depths, lock
