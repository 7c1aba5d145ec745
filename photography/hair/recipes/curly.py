"""Ringlets and curls."""

from functools import partial

from .. import loose
from ..camera import Camera
from ..dye import Dye
from ..locks import Grooming
from ..render import Recipe
from .presets import SOFT, TALL, WIDE

SPRINGY = Grooming(clumps=5, cling=0.5, frizz=0.003, frizz_frequencies=(4, 9, 17), stray_share=0.03, stray_reach=6)

RECIPES = {
    'ringlets': Recipe(
        15,
        WIDE,
        loose.ringlets,
        Dye('chestnut', level=0.42, lock_variation=0.2),
        camera=Camera(roll=-14, focal_length=3.1),
        lamps=SOFT,
        shadow_limit=25,
        exposure=2.2,
    ),
    'ringlets-dark': Recipe(
        35,
        TALL,
        loose.ringlets,
        Dye('espresso', level=0.22, lock_variation=0.2),
        camera=Camera(roll=9, focal_length=3.9),
        lamps=SOFT,
        shadow_limit=25,
        exposure=2.2,
        gloss=0.75,
    ),
    'curls': Recipe(
        43,
        WIDE,
        partial(
            loose.ringlets,
            count=46,
            radius=(0.066, 0.088),
            pitch=(0.34, 0.48),
            locks_per_curl=4,
            strands=240,
            half_span=1.85,
            depth=0.30,
            sway=0.05,
            points=220,
            groom=SPRINGY,
            lock_spacing=0.56,
        ),
        Dye(
            'bronde',
            level=0.20,
            gradient=0.56,
            gradient_start=0.15,
            gradient_stop=0.80,
            stagger=0.05,
            lock_variation=0.07,
        ),
        camera=Camera(roll=-18, focal_length=3.3),
        lamps=SOFT,
        shadow_limit=25,
        strand_thickness=0.0011,
        exposure=1.6,
    ),
}
