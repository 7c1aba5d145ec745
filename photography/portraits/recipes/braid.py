"""A braid that lies on a linen blouse, close up."""

import numpy as np

from hair.dye import Dye
from hair.styled import braid
from hair.vector import smooth_field
from renderer.materials import cloth

from .. import scene, traced_hair
from ..body import rotation
from ..traced_hair import Traced

# Meters per unit of the braid, which is almost one unit wide.
UNIT = 0.054
FLOOR = 0.25


def build(rng, density):
    hair = braid(rng, density, floor=FLOOR)
    turn = rotation('y', -14).T

    def placed(points):
        # The braid hangs in a slight curve.
        z = points[..., 2]
        bent = points + np.stack([0.06 * np.sin(1.3 * z + 0.6), 0 * z, 0 * z], -1)
        return UNIT * bent @ turn

    blouse(np.random.default_rng(2))
    eye, target = np.array([-0.05, -0.3, 0.035]), np.array([0.0, 0.0, 0.0])
    scene.set_camera(eye, target, 13, focus=target + (0, -0.2 * UNIT, 0), lens=118)
    for position, power, size, color in (
        ((-0.34, -0.14, 0.2), 5.4, 0.16, (1, 0.95, 0.88)),
        ((0.34, -0.02, 0.12), 2.1, 0.2, (1, 0.82, 0.62)),
        ((0.1, -0.5, -0.1), 0.35, 0.4, (1, 0.94, 0.88)),
    ):
        scene.add_area_light(position, target, power, size, color)
    scene.set_world((0.95, 0.9, 0.84), 0.15)
    look = Traced(radius=0.000036, tint=(1.12, 0.88, 0.74), roughness=0.17)
    dye = Dye('chestnut', 0.4, lock_variation=0.16, highlight_share=0.12, highlight_strength=0.2, highlight_blend=0.3)
    traced_hair.add(rng, hair, dye, look, placed)


def blouse(rng, half=0.13, steps=400, color=(0.15, 0.175, 0.125), under=(0,)):
    """Linen over a back: curved, and in folds beside the braids, whose places across are `under`."""
    x, z = np.meshgrid(np.linspace(-half, half, steps), np.linspace(half, -half, steps))
    sway, height, ripple = (smooth_field(rng) for _ in range(3))
    across = x + 0.32 * z + 0.014 * sway(x / 0.09, z / 0.07)
    folds = 0.0
    for width, size, where in ((0.03, 0.0115, height), (0.012, 0.0022, ripple)):
        crest = 1 - np.sqrt(np.sin(np.pi * across / width) ** 2 + 0.02)
        folds = folds + size * (0.55 + 0.45 * where(x / (2 * width), z / 0.06)) * crest
    # Under a braid it is flat.
    for place in under:
        folds = folds * (1 - np.exp(-(((x - place - 0.25 * z) / 0.024) ** 2)))
    y = FLOOR * UNIT + 0.002 + 2.0 * x**2 + 0.4 * z**2 - folds
    # The weave of its material lies in the plane of the mesh's own x and y.
    vertices = np.stack([x, z, -y], -1).reshape(-1, 3)
    corner = (np.arange(steps - 1)[:, None] * steps + np.arange(steps - 1)).ravel()
    faces = np.stack([corner, corner + 1, corner + steps + 1, corner + steps], -1)
    linen = cloth('linen', color, size=3.6, bump=0.5, uneven=0.05)
    scene.add_mesh('blouse', vertices, faces, linen).rotation_euler = (np.pi / 2, 0, 0)
