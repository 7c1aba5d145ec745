"""Hair as locks: a guide curve each, filled with strands that cling together in smaller clumps."""

from dataclasses import dataclass

import numpy as np

from .vector import frames, unit, wander


@dataclass
class Strands:
    """points (N, K, 3), the lock each strand belongs to, and its relative thickness (N, K)."""

    points: np.ndarray
    lock: np.ndarray
    thickness: np.ndarray

    def join(self, other):
        """Both together; other's locks are counted on from these. K must agree."""
        return Strands(
            np.concatenate([self.points, other.points]),
            np.r_[self.lock, other.lock + self.lock.max() + 1],
            np.concatenate([self.thickness, other.thickness]),
        )


@dataclass
class Grooming:
    """How strands lie in their lock. Lengths are in scene units; strays are strands that leave the lock."""

    clumps: int = 7
    cling: float = 0.55
    frizz: float = 0.0035
    frizz_waves: tuple = (1.5, 3.5, 7)
    strays: float = 0.03
    stray_reach: float = 7.0
    uneven: float = 0.0
    tip: float = 1.0


def fill(rng, guides, count, half_width, half_thickness, profile, groom, normal=(0, -1, 0)):
    """Fill each of L guides (L, K, 3) with count strands.

    half_width and half_thickness: scalar or (L,). profile: width along the lock, (K,) or (L, K).
    normal: the flat side's direction at the root, (3,) or (L, 3), or all along, (L, K, 3).
    """
    number, points, _ = guides.shape
    along = np.linspace(0, 1, points)
    if np.ndim(normal) == 3:
        side, normals = np.cross(unit(np.gradient(guides, axis=1)), normal), np.asarray(normal)
    else:
        side, normals = frames(guides, normal)
    wide = np.broadcast_to(np.asarray(half_width, float), (number,))
    thick = np.broadcast_to(np.asarray(half_thickness, float), (number,))
    profile = np.broadcast_to(np.asarray(profile, float), (number, points))
    out = np.empty((number * count, points, 3), np.float32)
    for i in range(number):
        radius, angle = np.sqrt(rng.random(count)), rng.random(count) * 2 * np.pi
        u, v = radius * np.cos(angle), radius * np.sin(angle)
        radius, angle = 0.8 * np.sqrt(rng.random(groom.clumps)), rng.random(groom.clumps) * 2 * np.pi
        clump_u, clump_v = radius * np.cos(angle), radius * np.sin(angle)
        nearest = np.argmin((u[:, None] - clump_u) ** 2 + (v[:, None] - clump_v) ** 2, 1)
        drift_u = clump_u[:, None] + 0.25 * wander(rng, groom.clumps, along, (0.8, 1.7), (1, 0.5))
        drift_v = clump_v[:, None] + 0.25 * wander(rng, groom.clumps, along, (0.8, 1.7), (1, 0.5))
        u = u[:, None] * (1 - groom.cling) + drift_u[nearest] * groom.cling
        v = v[:, None] * (1 - groom.cling) + drift_v[nearest] * groom.cling
        loose = np.ones(count)
        stray = rng.random(count) < groom.strays
        loose[stray] = groom.stray_reach * (0.4 + rng.random(stray.sum()))
        wobble = groom.frizz * loose[:, None] * (0.25 + 0.75 * along)
        waves = groom.frizz_waves, (1, 0.55, 0.3)
        u = u * wide[i] * profile[i] + wobble * wander(rng, count, along, *waves)
        v = v * thick[i] * profile[i] + wobble * wander(rng, count, along, *waves)
        guide, s, n = guides[i], side[i], normals[i]
        if groom.uneven:
            at = along[None] * (1 - groom.uneven * rng.random((count, 1)) ** 2) * (points - 1)
            low = np.clip(at.astype(int), 0, points - 2)
            part = (at - low)[..., None]
            guide, s, n = guide[low] * (1 - part) + guide[low + 1] * part, s[low], n[low]
        out[i * count : (i + 1) * count] = guide + u[..., None] * s + v[..., None] * n
    taper = 1 - (1 - groom.tip) * np.clip((along - 0.6) / 0.4, 0, 1) ** 1.5
    thickness = (0.8 + 0.4 * rng.random((number * count, 1))) * taper[None]
    return Strands(out, np.repeat(np.arange(number), count), thickness.astype(np.float32))
