"""Long balayage over a cape, from behind; a makeover before and after."""

from dataclasses import dataclass

import numpy as np

from .. import materials, people, scene
from ..strands import Growth, cut, flyaways, grow, lift_off, lock, locks, roughen, sample_roots, wave


@dataclass(frozen=True)
class Look:
    """Color and condition of the hair.

    start: where it gets lighter, from the top (0) to the ends (1); spread: how much that varies; fade: over what part of
    the length. tip: melanin and redness of the ends. waves: height in meters. clumping: how much strands cling together.
    """

    start: float = 0.5
    spread: float = 0.13
    fade: float = 0.45
    tip: tuple = (0.22, 0.4)
    roughness: float = 0.22
    coat: float = 0.1
    waves: float = 0.01
    clumping: float = 0.5
    frizz: float = 0.0018
    stray_share: float = 0.04
    ends: float = 0.02


LOOKS = {
    'balayage': Look(),
    'grown-out': Look(
        start=0.44,
        spread=0.045,
        fade=0.14,
        tip=(0.28, 0.9),
        roughness=0.36,
        coat=0.0,
        waves=0.003,
        clumping=0.25,
        frizz=0.004,
        stray_share=0.09,
        ends=0.035,
    ),
    'soft': Look(start=0.34, spread=0.15, fade=0.55, tip=(0.17, 0.32), waves=0.015),
}


def build(rng, density, look='balayage', room='waiting'):
    look = LOOKS[look]
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
    line = ends + rng.normal(0, look.ends, len(roots))

    def below(positions):
        x, y, z = positions.T
        # What falls in front of the shoulders is hidden from here, down to its ends.
        in_front = (y < client.ear[1]) & (z < client.ear[2] - 0.085)
        return in_front | (z < np.repeat(line, len(positions) // len(line)) + 4 * x**2)

    strands = cut(strands, length, growth.step, 64, below)
    # Hair rooted low stays straight and loose, so that no gaps open between the locks that lie on it.
    under = roots[:, 2] < client.ear[2] + 0.01
    outer = lock(strands[~under], int(900 * density), 0.2, rng)
    outer = wave(outer, look.waves, 0.14, rng, client.ear[2] - 0.05, size=int(1500 * density))
    strands[~under] = lock(outer, int(120 * density), look.clumping, rng)
    strands = roughen(strands, look.frizz, rng, (0.8, 2.5))
    strands = flyaways(strands, look.stray_share, 0.016, rng)
    strands = lift_off(strands, obstacle, 0.0008)

    hair = materials.hair(0.72, 0.45, look.roughness, coat=look.coat, tip=look.tip)
    scene.add_strands(strands, hair, 0.00006 / density**0.5, painted(strands, client.top, ends, look, rng))

    target = np.array([0.0, client.center[1], client.ear[2] - 0.10])
    camera = target + np.array([0.22, 1.36, 0.06])
    scene.set_camera(camera, target, 4.1, focus=target + np.array([0, 0.14, 0]), lens=78)
    people.light(target, key=52, rim=34, fill=9)
    scene.add_backdrop(
        materials.picture(people.PHOTOS / f'{room}.jpg', 0.75), camera, target, 2.4, 4.4, 3.3, (0.3, 0.1)
    )


def painted(strands, top, ends, look, rng):
    """How light each point is, 0 to 1: from root to ends, at another height in each lock and strand."""
    centers, lock_of = locks(strands, 60, rng)
    starts = rng.normal(look.start, look.spread, len(centers))[lock_of]
    starts = np.clip(starts + rng.normal(0, 0.46 * look.spread, len(strands)), 0.2, 0.8)
    fallen = (top - strands[..., 2]) / (top - ends)
    t = np.clip((fallen - starts[:, None]) / look.fade, 0, 1)
    return t * t * (3 - 2 * t)
