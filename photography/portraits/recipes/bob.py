"""A finished bob from behind."""

import numpy as np
from hair.dye import Dye
from hair.locks import Strands
from scipy.ndimage import gaussian_filter1d

from .. import drawn_hair, materials, people, scene
from ..long_hair import halo
from ..strands import Growth, cut, flyaways, grow, lift_off, lock, locks, roughen, sample_roots


def build(rng, density):
    client = people.Client(people.YOUNG_WOMAN, 'light')
    cape = client.cape(materials.cloth((0.05, 0.065, 0.052)), height=-0.016)
    obstacle = client.obstacle(cape)
    part = 0.014
    roots, normals = sample_roots(
        client.vertices, client.triangles, int(100000 * density), rng, lambda at: client.parted_scalp(at, part)
    )

    def comb(positions, origin):
        side, behind = client.parting(origin, part)
        # In front of the crown hair falls to both sides of the parting; behind it, straight down.
        sideways = side * 0.6 * (1 - behind) + behind * 5 * origin[:, 0]
        strength = np.clip((positions[:, 2] - client.center[2]) / 0.08 + 0.2, 0, 1)[:, None]
        return strength * np.stack([sideways, 0.45 + 0.3 * behind, -0.5 + 0 * side], axis=1)

    growth = Growth(lift=0.3, thickness=0.012)
    length = 0.34
    strands = grow(roots, normals, comb, length, obstacle, rng, growth, guides=0.4)

    line = client.ear[2] - 0.072 + rng.normal(0, 0.003, len(roots)) + 0.015 * rng.random(len(roots)) ** 4

    def below(positions):
        forward = np.clip(client.center[1] - positions[:, 1], 0, 0.1)
        return positions[:, 2] < np.repeat(line, len(positions) // len(line)) - 0.22 * forward

    strands = cut(strands, length, growth.step, 36, below)
    # Without the elbows that the ears make.
    strands = gaussian_filter1d(strands, 3.5, axis=1, mode='nearest')
    strands = lock(strands, 450, 0.4, rng)
    strands = lock(strands, 50, 0.5, rng)
    strands = bevel(strands, client)
    strands = roughen(strands, 0.0012, rng)
    strands = flyaways(strands, 0.012, 0.004, rng)
    strands = lift_off(strands, obstacle, 0.0008)
    drawn_hair.shadow(strands[::4], 0.0002)
    # Strands that the ears push far out would stand off in arcs.
    reach = np.abs(strands[..., 0]).max(axis=1)
    strands = strands[reach < np.quantile(reach, 0.99)]
    # Nothing is drawn that hangs in front of the neck.
    tips = strands[:, -1]
    strands = strands[(tips[:, 1] > client.ear[1]) | (np.abs(tips[:, 0]) > 0.065)]

    lens, target = 92, np.array([0.0, client.center[1], client.ear[2] - 0.05])
    camera = target + np.array([0.34, 0.72, 0.03])
    scene.set_camera(camera, target, 4, focus=target + np.array([0, 0.1, 0]), lens=lens)
    people.light(target, key=48, rim=34, fill=7)
    scene.add_backdrop(
        materials.picture(people.PHOTOS / 'stations.jpg', 0.8), camera, target, 2.2, 3.6, 2.4, (0.35, -0.1)
    )
    drawn = Strands(
        drawn_hair.from_scene(strands, target).astype(np.float32),
        locks(strands, 60, rng)[1],
        rng.uniform(0.8, 1.2, (len(strands), strands.shape[1])).astype(np.float32),
    )
    drawn = drawn.join(halo(rng, drawn, 0.02, 0.05))
    dye = Dye('chestnut', 0.4, lock_variation=0.1, strand_variation=0.12)
    return drawn_hair.recipe(
        1,
        lambda *_: drawn,
        dye,
        target,
        camera,
        target,
        lens,
        strand_thickness=0.0017 / density**0.5,
        softness=0.010,
        gloss=0.55,
        exposure=2.0,
        ambient=(0.75, 0.63, 0.54),
    )


def bevel(strands, client):
    """Turns the tips in toward the neck."""
    along = np.linspace(0, 1, strands.shape[1])[None, :, None]
    inward = (client.center - strands[:, -1:]) * np.array([1, 1, 0])
    return strands + 1.25 * np.clip(along - 0.6, 0, 1) ** 1.8 * inward
