"""A rounded shape of coils, from behind."""

import numpy as np

from hair.dye import Dye
from hair.locks import Strands

from .. import materials, people, scene, traced_hair
from ..strands import Growth, curl, cut, flyaways, grow, locks, roughen, sample_roots
from ..traced_hair import Traced

POINTS = 260
LENS = 165
# Of each light: where it is, seen from the middle of the picture, power in watts, size, color.
LIGHTS = (
    ((1.1, 0.5, 0.6), 90, 0.4, (1, 0.9, 0.77)),
    ((-1.2, 0.1, 0.6), 40, 0.5, (1, 0.86, 0.7)),
    ((-0.4, 1.3, -0.3), 10, 1.0, (1, 0.9, 0.78)),
)


def build(rng, density):
    client = people.Client(people.AFRICAN_WOMAN, 'brown')
    obstacle = client.obstacle()
    client.shade_scalp(0.9)
    roots, normals = sample_roots(client.vertices, client.triangles, int(90000 * density), rng, client.scalp)
    astray = rng.normal(0, 0.3, (len(roots), 3))

    def comb(positions, origin):
        away = positions - client.center
        return 0.8 * away / np.linalg.norm(away, axis=1, keepdims=True)

    growth = Growth(lift=1.0, thickness=0.0, step=0.006, weight=0.17, stiffness=0.8, floor=0.0)
    strands = grow(roots, normals + astray, comb, 0.15, obstacle, rng, growth)
    height = roots[:, 2] - client.ear[2]
    # Coils rooted above the ears hang over them; those at the nape are short.
    low = 0.02 * np.clip(1.2 - height / 0.05, 0, 1)
    nape = np.clip((height + 0.045) / 0.045, 0.25, 1)
    # Every coil ends somewhere else, so that the surface is made of their ends.
    length = nape * (rng.uniform(0.055, 0.115, len(roots)) + low)
    centers, coil = locks(strands, 48, rng)
    strands = cut(strands, 0.5 * (length + length[centers][coil]), growth.step, POINTS)
    sway = roughen(np.zeros((len(centers), POINTS, 3)), 0.016, rng, (0.7, 2.2), 0.7)
    strands = strands + sway[coil]
    strands = curl(strands, 0.0046, 0.0105, rng, 48, 0.9)
    strands = roughen(strands, 0.0005, rng, (2, 6), 0.6)
    strands = flyaways(strands, 0.04, 0.016, rng)

    target = np.array([-0.055, client.center[1], client.ear[2] + 0.054])
    angle = np.radians(9)
    camera = target + np.array([1.42 * np.sin(angle), 1.42 * np.cos(angle), 0.02])
    scene.set_camera(camera, target, 16, focus=target + np.array([0.02, 0.1, 0]), lens=LENS)
    for position, power, size, color in LIGHTS:
        scene.add_area_light(target + position, target, power, size, color)
    scene.set_world((0.95, 0.87, 0.78), 0.2)
    scene.add_backdrop(
        materials.picture(people.PHOTOS / 'plant.jpg', 0.75), camera, target, 2.0, 3.0, 3.75, (0.1, -0.75)
    )
    hair = Strands(
        strands.astype(np.float32),
        locks(strands, 40, rng)[1],
        rng.uniform(0.7, 1.2, (len(strands), strands.shape[1])).astype(np.float32),
    )
    dye = Dye('espresso', 0.4, lock_variation=0.2, strand_variation=0.12)
    look = Traced(radius=0.00004, tint=(0.6, 0.52, 0.48), roughness=0.2, every=3)
    traced_hair.add(rng, hair, dye, look, lambda points: points)
