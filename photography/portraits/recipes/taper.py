"""A man's tapered nape, close: from bare skin above the collar to short hair at the crown."""

import numpy as np

from .. import materials, people, scene
from ..strands import Growth, cut, grow, lock, roughen, sample_roots


def build(rng, density):
    client = people.Client(people.YOUNG_MAN, 'tan')
    client.cape(materials.cloth((0.02, 0.021, 0.023)), height=-0.014, length=0.5, frames=34)
    # What shines through of the stubble in the skin; the rest of the fade is the length of the hair.
    client.shade_scalp(0.45, nape=0.005, edge=0.06)
    obstacle = client.obstacle()
    unit = client.scale

    def scalp(positions):
        # Only what the camera sees: two hairs per square millimeter.
        return client.scalp(positions, nape=-0.031, edge=0.034) * (positions[:, 1] > client.ear[1] - 0.03)

    roots, normals = sample_roots(client.vertices, client.triangles, int(130000 * density), rng, scalp)
    uneven = 0.004 * np.sin(roots[:, 0] * 210 + 1) + rng.normal(0, 0.002, len(roots))
    height = (roots[:, 2] - client.ear[2]) / unit + uneven
    length = np.interp(
        height, [-0.04, -0.025, -0.01, 0.01, 0.03, 0.06, 0.09], [0.0003, 0.0006, 0.0014, 0.0032, 0.006, 0.012, 0.017]
    )
    length = length * rng.normal(1, 0.14, len(roots))

    def comb(positions, origin):
        # Around a whorl at the crown, down at the sides and the back.
        away = origin - np.array([0.012, client.crown, client.top])
        turned = np.stack(
            [away[:, 0] - 0.5 * away[:, 1], away[:, 1] + 0.5 * away[:, 0], -0.06 + 0 * away[:, 0]], axis=1
        )
        return 0.9 * turned / np.linalg.norm(turned, axis=1, keepdims=True)

    growth = Growth(lift=0.8, thickness=0.006, step=0.0015, spread=0.012, weight=0.04, stiffness=0.9, floor=0.0002)
    strands = grow(roots, normals + rng.normal(0, 0.16, normals.shape), comb, 0.021, obstacle, rng, growth, 0.3)
    strands = cut(strands, length, growth.step, 8)
    strands = lock(strands, 14, 0.2 * np.clip(length / 0.008, 0, 1), rng)
    strands = roughen(strands, 0.14 * length, rng, (0.5, 1.5))
    scene.add_strands(strands, materials.hair(0.965, 0.25, 0.3), 0.00004)

    angle = np.radians(25)
    right = np.array([-np.cos(angle), np.sin(angle), 0])
    target = np.array([0.0, client.center[1] + 0.01, client.ear[2] + 0.012]) + 0.021 * right
    camera = target + np.array([np.sin(angle), np.cos(angle), 0.02])
    focus = target + np.array([0, client.back - target[1] - 0.015, 0])
    scene.set_camera(camera, target, 9, focus=focus, lens=195)
    people.light(target, key=42, rim=140, fill=8, turn=-25)
    scene.add_backdrop(materials.picture(people.PHOTOS / 'stations.jpg', 0.7), camera, target, 2.2, 3.9, 2.6, (-0.7, 0))
