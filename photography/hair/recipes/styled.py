"""Styled hair."""

from functools import partial

from .. import styled
from ..camera import Camera
from ..dye import Dye
from ..render import Recipe
from .presets import SOFT, TALL

RECIPES = {
    'braid': Recipe(
        30,
        TALL,
        partial(styled.braid, flyaways=300),
        Dye('chestnut', level=0.62, lock_variation=0.15),
        camera=Camera((-0.5, -3.6, 0.3), (0, 0, -0.1), 4.2, -30, 22, 0.5),
        lamps=SOFT,
        strand_thickness=0.0011,
        softness=0.003,
        sheen_tint=0.5,
        shadow_limit=9,
        exposure=2.1,
    )
}
