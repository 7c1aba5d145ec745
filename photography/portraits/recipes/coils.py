"""A rounded shape of coils, from behind."""

import numpy as np

from .. import materials, people, scene
from ..strands import Growth, curl, cut, flyaways, grow, roughen, sample_roots


def build(rng, density):
    client = people.Client(people.AFRICAN_WOMAN, 'brown')
    client.cape(materials.cloth((0.05, 0.065, 0.052)), height=-0.02, length=0.5, frames=34)
    obstacle = client.obstacle()
    client.shade_scalp(0.9)
    roots, normals = sample_roots(client.vertices, client.triangles, int(90000 * density), rng, client.scalp)
    astray = rng.normal(0, 0.3, (len(roots), 3))

    def comb(positions, origin):
        away = positions - client.center
        return 0.9 * away / np.linalg.norm(away, axis=1, keepdims=True)

    growth = Growth(lift=1.0, thickness=0.0, step=0.006, weight=0.085, stiffness=0.8, floor=0.0)
    strands = grow(roots, normals + astray, comb, 0.13, obstacle, rng, growth)
    # Coils rooted above the ears hang over them.
    low = 0.03 * np.clip((client.ear[2] + 0.06 - roots[:, 2]) / 0.05, 0, 1)
    undercoat = rng.random(len(roots)) < 0.3
    length = np.where(undercoat, rng.uniform(0.02, 0.07, len(roots)), rng.normal(0.084, 0.009, len(roots)) + low)
    strands = cut(strands, length, growth.step, 72)
    strands = curl(strands, 0.0043, 0.0105, rng, int(75 * density) + 3, 0.84)
    strands = roughen(strands, np.where(undercoat, 0.006, 0.0026), rng, (2, 5), 0.6)
    strands = flyaways(strands, 0.08, 0.012, rng)
    scene.add_strands(strands, materials.hair(0.90, 0.45, 0.3), 0.00006 / density**0.4)

    target = np.array([0.0, client.center[1], client.ear[2] + 0.004])
    angle = np.radians(9)
    camera = target + np.array([1.42 * np.sin(angle), 1.42 * np.cos(angle), 0.02])
    scene.set_camera(camera, target, 2.4, focus=target + np.array([0.02, 0.15, 0]))
    people.light(target, key=60, rim=60, fill=12, turn=-9)
    scene.add_backdrop(
        materials.picture(people.PHOTOS / 'plant.jpg', 0.75), camera, target, 2.0, 3.0, 3.75, (0.1, -0.4)
    )
