"""Ringlets that fill the picture, close up."""

import numpy as np

from hair.dye import Dye
from hair.locks import Grooming
from hair.loose import curtain, ringlets

from .. import scene, traced_hair
from ..body import rotation
from ..traced_hair import Traced

UNIT = 0.1
# Loose and uneven: equal spirals look like gift ribbon.
GROOM = Grooming(
    clumps=9, cling=0.5, frizz=0.005, frizz_frequencies=(4, 11, 23), stray_share=0.06, stray_reach=6, tip=0.8
)
# The camera's roll in degrees, its lens in millimeters, the dye, the locks of each ringlet, and the share of ringlets that
# turn clockwise.
STYLES = {
    'ringlets': (-14, 56, Dye('chestnut', 0.34, lock_variation=0.3, strand_variation=0.15), 4, 0.5),
    'ringlets-dark': (9, 62, Dye('espresso', 0.4, lock_variation=0.3, strand_variation=0.15), 3, 0),
}


def build(rng, density, style):
    roll, lens, dye, locks, clockwise = STYLES[style]
    hair = ringlets(
        rng,
        density,
        count=22,
        radius=(0.075, 0.14),
        pitch=(0.65, 1.05),
        locks_per_curl=locks,
        strands=1680 // locks,
        half_span=1.4,
        depth=0.45,
        sway=0.06,
        lock_spacing=0.35 + 0.05 * locks,
        groom=GROOM,
        clockwise=clockwise,
    )
    # Closes the gaps between them.
    behind = curtain(rng, density, strands=4000, points=160)
    behind.points[..., 1] += 0.8
    hair = hair.join(behind)
    turn = UNIT * rotation('y', roll).T

    def placed(points):
        return points @ turn

    eye, target = UNIT * np.array([-0.6, -3.4, 0.6]), UNIT * np.array([-0.05, 0.1, 0])
    scene.set_camera(eye, target, 11, focus=target, lens=lens)
    for position, power, size, color in (
        ((-2.2, -2.0, 2.6), 6, 1.8, (1, 0.95, 0.88)),
        ((2.4, 0.2, 1.6), 4, 1.6, (1, 0.86, 0.7)),
        ((1.0, -3.0, -1.0), 0.4, 3.0, (1, 0.93, 0.86)),
    ):
        scene.add_area_light(UNIT * np.array(position), target, power, UNIT * size, color)
    scene.set_world((0.95, 0.87, 0.78), 0.1)
    traced_hair.add(rng, hair, dye, Traced(radius=0.000045, roughness=0.16, every=2), placed)
