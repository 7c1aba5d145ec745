"""Curls that fill the picture, close up."""

import numpy as np

from hair.dye import Dye
from hair.locks import Grooming
from hair.loose import curls, curtain

from .. import scene, traced_hair
from ..body import rotation
from ..traced_hair import Traced

UNIT = 0.1
GROOM = Grooming(
    clumps=5,
    cling=0.6,
    frizz=0.005,
    frizz_frequencies=(4, 11, 23),
    stray_share=0.08,
    stray_reach=6,
    length_variation=0.12,
    tip=0.4,
)
# The camera's roll in degrees, its lens in millimeters and the dye.
STYLES = {
    'ringlets': (-14, 56, Dye('chestnut', 0.34, lock_variation=0.3, strand_variation=0.3, brightness_variation=0.35)),
    'ringlets-dark': (9, 68, Dye('espresso', 0.4, lock_variation=0.3, strand_variation=0.3, brightness_variation=0.35)),
}


def build(rng, density, style):
    roll, lens, dye = STYLES[style]
    hair = curls(rng, density, groom=GROOM, wisps=5, strands=90, width=(0.02, 0.036), flatness=0.6, looseness=0.45)
    # Closes the gaps between them.
    behind = curtain(rng, density, strands=8000, points=260)
    behind.points += np.array([0, 0.8, -0.3], np.float32)
    hair = hair.join(behind)
    turn = UNIT * rotation('y', roll).T

    def placed(points):
        return points @ turn

    eye, target = UNIT * np.array([-0.6, -3.4, 0.6]), UNIT * np.array([-0.05, 0.1, 0])
    scene.set_camera(eye, target, 11, focus=target, lens=lens)
    for position, power, size, color in (
        ((-2.2, -2.0, 2.6), 6, 1.8, (1, 0.95, 0.88)),
        ((2.4, 0.2, 1.6), 2.5, 1.6, (1, 0.86, 0.7)),
        ((1.0, -3.0, -1.0), 0.4, 3.0, (1, 0.93, 0.86)),
    ):
        scene.add_area_light(UNIT * np.array(position), target, power, UNIT * size, color)
    scene.set_world((0.95, 0.87, 0.78), 0.1)
    traced_hair.add(rng, hair, dye, Traced(radius=0.000045, tint=(0.9, 0.8, 0.72), roughness=0.16, every=2), placed)
