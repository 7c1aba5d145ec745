"""A man's taper from behind: nape, neck and shoulder."""

import numpy as np

from .. import materials, people, scene
from ..strands import Growth, cut, flyaways, grow, lift_off, lock, roughen, sample_roots


def build(rng, density):
    client = people.Client(people.YOUNG_MAN, 'olive')
    client.cape(materials.cloth((0.03, 0.032, 0.035), 0.5), height=-0.014, length=0.5, frames=34)
    client.shade_scalp(0.6, nape=-0.05, edge=0.045)
    obstacle = client.obstacle()
    unit = client.scale

    def scalp(positions):
        # The hairline at the neck fades out instead of ending in a line.
        return client.scalp(positions, nape=-0.052, edge=0.036)

    roots, normals = sample_roots(client.vertices, client.triangles, int(110000 * density), rng, scalp)
    height = (roots[:, 2] - client.ear[2]) / unit
    length = np.interp(
        height,
        [-0.055, -0.03, 0.0, 0.03, 0.055, 0.08, 0.105, 0.125],
        [0.0012, 0.002, 0.004, 0.009, 0.018, 0.034, 0.05, 0.056],
    )
    length = length * rng.normal(1, 0.1, len(roots))

    def comb(positions, origin):
        top = np.clip((origin[:, 2] - client.ear[2]) / unit / 0.05 - 1.35, 0, 1)
        # Behind the crown it lies back and down; halfway there, both directions meet without a gap.
        top = top * np.clip((client.crown + 0.035 - origin[:, 1]) / 0.05, 0, 1)
        down = np.stack([0 * top, 0.25 + 0 * top, -1 + 0 * top], axis=1)
        # On top hair is combed forward and to the side, from a whorl at the crown.
        forward = np.stack([0.5 + 0 * top, -0.9 + 0 * top, 0.1 + 0 * top], axis=1)
        return 0.9 * (1 - top)[:, None] * down + top[:, None] * forward

    growth = Growth(lift=0.45, thickness=0.012, step=0.0035, spread=0.03, weight=0.10, stiffness=0.9, floor=0.0006)
    strands = grow(roots, normals, comb, 0.066, obstacle, rng, growth, 0.25)
    strands = cut(strands, length, growth.step, 12)
    long = np.clip((length - 0.012) / 0.03, 0, 1)
    strands = lock(strands, 110, 0.35 * long, rng)
    strands = lock(strands, 16, 0.4 * long + 0.05, rng)
    strands = roughen(strands, np.clip(length * 0.05, 0.0001, 0.003), rng, (0.4, 1.0))
    strands = flyaways(strands, 0.03, 0.006, rng)
    strands = lift_off(strands, obstacle, 0.0003)
    scene.add_strands(strands, materials.hair(0.96, 0.0, 0.28), 0.00005 / density**0.35)

    # The frame ends behind the ear: the haircut is the picture.
    angle = np.radians(38)
    right = np.array([-np.cos(angle), np.sin(angle), 0])
    target = np.array([0.0, client.center[1] + 0.01, client.ear[2] - 0.022]) + 0.064 * right
    camera = target + np.array([1.15 * np.sin(angle), 1.15 * np.cos(angle), 0.03])
    scene.set_camera(camera, target, 6, focus=np.array([0.03, client.back - 0.02, client.ear[2] - 0.03]), lens=158)
    people.light(target, key=46, rim=9, fill=10, turn=-38)
    scene.add_backdrop(materials.picture(people.PHOTOS / 'stations.jpg', 0.7), camera, target, 2.2, 3.9, 2.6, (-0.7, 0))
