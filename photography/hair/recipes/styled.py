"""Styled hair."""

from functools import partial

from .. import styled
from ..camera import Camera
from ..dye import Dye
from ..render import Recipe
from .presets import PAPER, SOFT, TALL

RECIPES = {
    'braid': Recipe(
        28,
        TALL,
        partial(styled.braid, flyaways=1100),
        Dye('honey', level=0.30, lock_variation=0.22),
        camera=Camera((0.55, -4.9, 0.15), (0.02, 0, -0.05), 4.6, -12, 22, 0.15),
        backdrop=PAPER,
        lamps=SOFT,
        strand_thickness=0.0010,
        shadow_limit=14,
        exposure=2.1,
    ),
}
