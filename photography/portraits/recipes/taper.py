"""A man's tapered nape, close: from bare skin above the collar to short hair at the crown."""

import numpy as np

from hair.dye import Dye
from hair.locks import Strands

from .. import drawn_hair, materials, people, scene
from ..strands import Growth, cut, grow, lock, locks, roughen, sample_roots, spaced


def build(rng, density):
    client = people.Client(people.YOUNG_MAN, 'tan', creases=0.06)
    client.cape(materials.cloth((0.02, 0.021, 0.023)), height=-0.014, length=0.5, frames=34)
    # What shines through of the stubble in the skin; the rest of the fade is the length of the hair.
    client.shade_scalp(0.94, nape=-0.012, edge=0.085)
    obstacle = client.obstacle()
    unit = client.scale

    angle = np.radians(5)
    right = np.array([-np.cos(angle), np.sin(angle), 0])
    target = np.array([0.0, client.center[1] + 0.01, client.ear[2] - 0.004]) + 0.003 * right
    camera = target + np.array([np.sin(angle), np.cos(angle), 0.02])

    def height_of(positions):
        return (positions[:, 2] - client.ear[2]) / unit - 1.5 * positions[:, 0] ** 2 / unit

    def scalp(positions):
        return client.scalp(positions, nape=-0.07, edge=0.03) * (positions[:, 1] > client.ear[1] - 0.01)

    roots, normals = sample_roots(client.vertices, client.triangles, int(700000 * density), rng, scalp)
    # Evenly spaced, because clusters would look like moth-eaten fur; toward the neck ever more of them are missing.
    even = spaced(roots, 0.00042 / density**0.5, rng)
    there = rng.random(len(even)) < np.interp(height_of(roots[even]), [-0.062, -0.035, -0.01, 0.03], [0, 0.4, 0.6, 1])
    roots, normals = roots[even[there]], normals[even[there]]
    # Hair behind the outline is hidden by the head.
    seen = (normals * (camera - roots)).sum(axis=1) > -0.1
    roots, normals = roots[seen], normals[seen]
    height = height_of(roots)
    fade = [-0.05, -0.036, -0.022, -0.006, 0.012, 0.032, 0.055, 0.09]
    length = np.interp(height, fade, [0.00012, 0.0002, 0.0004, 0.0012, 0.0035, 0.007, 0.0115, 0.017])
    uneven = np.interp(height, fade, [0.4, 0.4, 0.4, 0.35, 0.2, 0.1, 0.1, 0.1])
    length = length * np.exp(uneven * rng.normal(0, 1, len(roots)))
    thickness = np.interp(height, fade, [0.3, 0.35, 0.45, 0.6, 0.8, 0.9, 0.95, 1])
    thickness = thickness * np.exp(0.22 * rng.normal(0, 1, len(roots)))
    turn = np.interp(height, fade, [0.55, 0.5, 0.45, 0.35, 0.22, 0.15, 0.13, 0.13])[:, None]

    def comb(positions, origin):
        # Around a whorl at the crown, down at the sides and the back.
        away = origin - np.array([0.012, client.crown, client.top])
        turned = np.stack(
            [away[:, 0] - 0.5 * away[:, 1], away[:, 1] + 0.5 * away[:, 0], -0.06 + 0 * away[:, 0]], axis=1
        )
        return 0.9 * turned / np.linalg.norm(turned, axis=1, keepdims=True)

    growth = Growth(lift=0.8, thickness=0.006, step=0.0015, spread=0.012, weight=0.04, stiffness=0.9, floor=0.0002)
    strands = grow(roots, normals + turn * rng.normal(0, 1, normals.shape), comb, 0.021, obstacle, rng, growth, 0.3)
    strands = cut(strands, length, growth.step, 8)
    # cut() leaves 2% of a strand, longer than the stubble.
    short = np.minimum(length / (0.02 * 0.021), 1)[:, None, None]
    strands = strands[:, :1] + short * (strands - strands[:, :1])
    strands = lock(strands, 10, 0.25 * np.clip((length - 0.008) / 0.006, 0, 1), rng)
    strands = roughen(strands, 0.1 * length, rng, (0.5, 1.5))

    focus = target + np.array([0, client.back - target[1] - 0.015, 0])
    scene.set_camera(camera, target, 11, focus=focus, lens=240)
    people.light(target, key=46, rim=36, fill=15, turn=-5)
    scene.add_backdrop(materials.picture(people.PHOTOS / 'stations.jpg', 0.7), camera, target, 2.2, 3.9, 2.6, (-0.7, 0))
    drawn = Strands(
        drawn_hair.from_scene(strands, target).astype(np.float32),
        locks(strands, 40, rng)[1],
        np.repeat(thickness[:, None], strands.shape[1], 1).astype(np.float32)
        * np.linspace(1, 0.6, 8, dtype=np.float32),
    )
    return drawn_hair.recipe(
        1,
        lambda *_: drawn,
        # Thin hairs look paler.
        Dye(
            'soft-black',
            0.28,
            lock_variation=0.1,
            strand_variation=0.16,
            gradient=0.6,
            gradient_start=0,
            gradient_stop=1,
            roots=0.3,
            tips=-0.7,
            stagger=0,
        ),
        target,
        camera,
        target,
        240,
        strand_thickness=0.00125,
        softness=0.006,
        gloss=0.04 + 0.24 * np.clip(length / 0.012, 0, 1)[:, None],
        exposure=1.6,
        ambient=(0.36, 0.34, 0.33),
    )
