"""Long balayage over a cape, from behind."""

import numpy as np

from .. import materials, people, scene
from ..strands import Growth, cut, flyaways, grow, lift_off, lock, locks, roughen, sample_roots, wave


def build(rng, density):
    client = people.Client(people.YOUNG_WOMAN, 'light')
    cape = client.cape(materials.cloth((0.05, 0.065, 0.052), 0.5), height=-0.016, frames=110)
    obstacle = client.obstacle(cape)
    part = 0.014
    roots, normals = sample_roots(
        client.vertices, client.triangles, int(100000 * density), rng, lambda at: client.parted_scalp(at, part)
    )

    def comb(positions, origin):
        side, behind = client.parting(origin, part)
        sideways = side * 0.6 * (1 - behind) + behind * 5 * origin[:, 0]
        high = np.clip((positions[:, 2] - client.center[2]) / 0.08 + 0.2, 0, 1)[:, None]
        # Below the ears hair is brought behind the shoulders, or in front of them if it grows in front of the ears.
        low = np.clip((client.ear[2] - positions[:, 2]) / 0.08, 0, 1)
        wide = np.clip((np.abs(positions[:, 0]) - 0.04 - 0.4 * np.abs(origin[:, 0])) / 0.04, 0, 1)
        rear = origin[:, 1] > client.ear[1] - 0.01
        inward = -0.5 * np.sign(positions[:, 0]) * np.where(rear, wide, 0)
        back = low[:, None] * np.stack([inward, np.where(rear, 0.25, -0.6), 0 * low], axis=1)
        return high * np.stack([sideways, 0.45 + 0.3 * behind, -0.5 + 0 * side], axis=1) + back

    growth = Growth(lift=0.3, thickness=0.024, step=0.008)
    length = 0.64
    strands = grow(roots, normals, comb, length, obstacle, rng, growth, guides=0.15)
    # Ears and shoulders hold hair away from the neck; a brush draws it together.
    low = np.clip((client.ear[2] + 0.04 - strands[..., 2]) / 0.1, 0, 1)
    excess = np.maximum(np.abs(strands[..., 0]) - 0.068, 0)
    share = np.where(strands[..., 1] < client.ear[1], 0.95, 0.65) * low * low * (3 - 2 * low)
    strands[..., 0] -= np.sign(strands[..., 0]) * excess * share
    sleek = excess.max(axis=1) < 0.05
    roots, strands = roots[sleek], strands[sleek]

    ends = client.ear[2] - 0.30
    line = ends + rng.normal(0, 0.02, len(roots))

    def below(positions):
        x, y, z = positions.T
        # What falls in front of the shoulders is hidden from here, down to its ends.
        in_front = (y < client.ear[1]) & (z < client.ear[2] - 0.085)
        return in_front | (z < np.repeat(line, len(positions) // len(line)) + 4 * x**2)

    strands = cut(strands, length, growth.step, 64, below)
    # Hair rooted low stays straight and loose, so that no gaps open between the locks that lie on it.
    under = roots[:, 2] < client.ear[2] + 0.01
    outer = lock(strands[~under], int(900 * density), 0.2, rng)
    outer = wave(outer, 0.01, 0.14, rng, client.ear[2] - 0.05, size=int(1500 * density))
    strands[~under] = lock(outer, int(120 * density), 0.5, rng)
    strands = roughen(strands, 0.0018, rng, (0.8, 2.5))
    strands = flyaways(strands, 0.04, 0.016, rng)
    strands = lift_off(strands, obstacle, 0.0008)

    hair = materials.hair(0.72, 0.45, 0.22, coat=0.1, tip=(0.22, 0.4))
    scene.add_strands(strands, hair, 0.00006 / density**0.5, painted(strands, client.top, ends, rng))

    target = np.array([0.0, client.center[1], client.ear[2] - 0.10])
    camera = target + np.array([0.22, 1.36, 0.06])
    scene.set_camera(camera, target, 4.1, focus=target + np.array([0, 0.14, 0]), lens=78)
    people.light(target, key=52, rim=34, fill=9)
    scene.add_backdrop(
        materials.picture(people.PHOTOS / 'waiting.jpg', 0.75), camera, target, 2.4, 4.4, 3.3, (0.3, 0.1)
    )


def painted(strands, top, ends, rng):
    """How light each point is, 0 to 1: from root to ends, at another height in each lock and strand."""
    centers, lock_of = locks(strands, 60, rng)
    starts = np.clip(rng.normal(0.5, 0.13, len(centers))[lock_of] + rng.normal(0, 0.06, len(strands)), 0.2, 0.8)
    fallen = (top - strands[..., 2]) / (top - ends)
    t = np.clip((fallen - starts[:, None]) / 0.45, 0, 1)
    return t * t * (3 - 2 * t)
