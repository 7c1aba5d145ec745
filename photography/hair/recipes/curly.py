"""Curls."""

from functools import partial

from .. import loose
from ..camera import Camera
from ..dye import Dye
from ..locks import Grooming
from ..render import Recipe
from .presets import SOFT, WIDE

SPRINGY = Grooming(clumps=5, cling=0.4, frizz=0.0022, frizz_frequencies=(3, 7, 13), stray_share=0.04, stray_reach=6)

RECIPES = {
    'curls': Recipe(
        48,
        WIDE,
        partial(
            loose.ringlets,
            count=32,
            radius=(0.080, 0.104),
            pitch=(0.42, 0.60),
            locks_per_curl=5,
            strands=320,
            half_span=1.85,
            depth=0.30,
            points=220,
            groom=SPRINGY,
            lock_spacing=0.60,
        ),
        Dye(
            'bronde',
            level=0.20,
            gradient=0.45,
            gradient_start=0.15,
            gradient_stop=0.80,
            stagger=0.05,
            lock_variation=0.07,
        ),
        camera=Camera(roll=-18, focal_length=3.3),
        lamps=SOFT,
        strand_thickness=0.0012,
        softness=0.002,
        sheen_tint=0.5,
        shading_scale=0.7,
        shadow_limit=25,
        exposure=1.7,
    ),
}
