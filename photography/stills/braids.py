"""Two braids on a child's back, from behind, close."""

import numpy as np

from hair.dye import Dye
from portraits import scene, traced_hair
from portraits.body import rotation
from portraits.recipes.braid import blouse
from portraits.traced_hair import Traced

from .props.plait import plait, wound

UNIT, FLOOR = 0.05, 0.25
# Of each braid: where its top is across and in height, its tilt in degrees, and how long it is to its tie and its end.
BRAIDS = ((-0.044, 0.124, 4, 0.148, 0.19), (0.041, 0.128, -3, 0.156, 0.202))
LIGHTS = (
    ((-0.42, -0.42, 0.36), 12, 0.16, (1, 0.95, 0.88)),
    ((0.5, -0.1, 0.15), 3.5, 0.3, (1, 0.84, 0.66)),
    ((0.1, -0.7, -0.1), 0.8, 0.5, (1, 0.94, 0.88)),
)


def build(rng, density):
    blouse(np.random.default_rng(5), half=0.17, color=(0.24, 0.062, 0.026), under=(-0.046, 0.043))
    look = Traced(radius=0.000036, tint=(1.05, 0.82, 0.66), roughness=0.17)
    dye = Dye('honey', 0.34, lock_variation=0.18, highlight_share=0.14, highlight_strength=0.2, highlight_blend=0.3)
    for x, z, tilt, tie, end in BRAIDS:
        turn = rotation('y', tilt).T
        # Lies on the back, which curves.
        top = np.array([x, 2.0 * x**2 + 0.003, z])
        hair = plait(rng, density, end, tie, UNIT, FLOOR)
        ring = wound(rng, density, tie, hair.points.shape[1], radius=0.0048, spread=0.0018)
        hair.points, ring.points = hair.points @ turn + top, ring.points @ turn + top
        traced_hair.add(rng, hair, dye, look, lambda points: points)
        elastic = Traced(radius=0.0001, roughness=0.9, ior=1.3)
        traced_hair.add(rng, ring, Dye('soft-black', 0.1, lock_variation=0.05), elastic, lambda points: points)
    target = np.array([0.0, 0.0, 0.014])
    scene.set_camera(np.array([0.0, -0.62, 0.05]), target, 13, focus=target - (0, 0.01, 0), lens=116)
    for position, power, size, color in LIGHTS:
        scene.add_area_light(position, target, power, size, color)
    scene.set_world((0.95, 0.9, 0.84), 0.2)
