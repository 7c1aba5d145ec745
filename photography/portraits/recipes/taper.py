"""A man's low taper from behind at three quarters: ear, nape and shoulder."""

import numpy as np

from .. import materials, people, scene
from ..strands import Growth, cut, grow, lock, roughen, sample_roots


def build(rng, density):
    client = people.Client(people.YOUNG_MAN, 'brown')
    client.cape(materials.cloth((0.02, 0.021, 0.023)), height=-0.014, length=0.5, frames=34)
    # Short hair is too fine to cover the skin by itself: most of the fade is painted on it.
    client.shade_scalp(0.9, nape=-0.034, edge=0.05)
    obstacle = client.obstacle()
    unit = client.scale

    def scalp(positions):
        return client.scalp(positions, nape=-0.036, edge=0.03) ** 1.5

    roots, normals = sample_roots(client.vertices, client.triangles, int(300000 * density), rng, scalp)
    height = (roots[:, 2] - client.ear[2]) / unit
    length = np.interp(height, [-0.055, -0.02, 0.02, 0.06, 0.1], [0.0008, 0.0018, 0.0035, 0.007, 0.011])
    length = length * rng.normal(1, 0.12, len(roots))

    def comb(positions, origin):
        # Around a whorl at the crown, down at the sides and the back.
        away = origin - np.array([0.012, client.crown, client.top])
        turned = np.stack(
            [away[:, 0] - 0.5 * away[:, 1], away[:, 1] + 0.5 * away[:, 0], -0.06 + 0 * away[:, 0]], axis=1
        )
        return 0.9 * turned / np.linalg.norm(turned, axis=1, keepdims=True)

    growth = Growth(lift=0.7, thickness=0.004, step=0.0012, spread=0.01, weight=0.03, stiffness=0.9, floor=0.0002)
    strands = grow(roots, normals + rng.normal(0, 0.12, normals.shape), comb, 0.013, obstacle, rng, growth, 0.3)
    strands = cut(strands, length, growth.step, 8)
    strands = lock(strands, 14, 0.15, rng)
    strands = roughen(strands, 0.12 * length, rng, (0.5, 1.5))
    scene.add_strands(strands, materials.hair(0.96, 0.2, 0.35), 0.000045 / density**0.4)

    angle = np.radians(43)
    right = np.array([-np.cos(angle), np.sin(angle), 0])
    target = np.array([0.0, client.center[1] + 0.01, client.ear[2] - 0.035]) + 0.035 * right
    camera = target + np.array([1.15 * np.sin(angle), 1.15 * np.cos(angle), 0.05])
    focus = client.ear + np.array([-0.02, 0.05, -0.02])
    scene.set_camera(camera, target, 7, focus=focus, lens=135)
    people.light(target, key=42, rim=30, fill=8, turn=-43)
    scene.add_backdrop(materials.picture(people.PHOTOS / 'stations.jpg', 0.7), camera, target, 2.2, 3.9, 2.6, (-0.7, 0))
