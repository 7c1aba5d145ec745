"""Styled hair."""

from dataclasses import replace
from functools import partial

from .. import styled
from ..camera import Camera
from ..dye import Dye
from ..render import Recipe
from .presets import SOFT, TALL, dark_wall

RECIPES = {
    'braid': Recipe(
        30,
        TALL,
        partial(styled.braid, flyaways=900),
        Dye('chestnut', level=0.62, lock_variation=0.15),
        camera=Camera((-0.5, -3.6, 0.3), (0, 0, -0.1), 4.2, -30, 22, 0.3),
        lamps=(replace(SOFT[0], direction=(-0.30, -0.78, 0.62)), replace(SOFT[1], direction=(0.90, 0.10, 0.45))),
        strand_thickness=0.0011,
        softness=0.003,
        sheen_tint=0.5,
        shadow_limit=9,
        exposure=2.4,
        contact_shadow=2.2,
        backdrop=dark_wall,
    )
}
