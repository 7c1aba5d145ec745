"""Styled hair: braid, chignon and bow."""

from functools import partial

from .. import loose, styled
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
    'chignon': Recipe(
        44,
        TALL,
        partial(styled.chignon, strands=420),
        Dye('honey', level=0.42, lock_variation=0.22),
        camera=Camera((0.9, -7.2, 1.5), (0, -0.1, 0.02), 5.6, -6, 22, 0.2),
        strand_thickness=0.0016,
        shading_scale=1.4,
        shadow_limit=4,
        exposure=0.92,
        gloss=0.6,
        lamps=SOFT,
    ),
    'chignon-pearls': Recipe(
        29,
        TALL,
        partial(styled.chignon, strands=420),
        Dye('chestnut', level=0.52, lock_variation=0.26),
        camera=Camera((0.9, -7.2, 1.5), (0, -0.1, 0.02), 5.6, -6, 22, 0.2),
        strand_thickness=0.0016,
        shading_scale=1.4,
        shadow_limit=4,
        exposure=1.2,
        gloss=0.5,
        lamps=SOFT,
        pearls=styled.pins,
    ),
    'bow': Recipe(
        30,
        TALL,
        partial(
            loose.curtain,
            wave_height=0.035,
            wave_length=2.0,
            wave_depth=0.05,
            lock_width=0.06,
            split=1.2,
            frizz=0.006,
            strays=0.03,
        ),
        Dye('sand', level=0.50, lock_variation=0.18, strand_variation=0.14),
        camera=Camera((-0.3, -4.2, 0.25), (-0.02, 0, 0.1), 4.4, 5, 24, 0.2),
        strand_thickness=0.0013,
        lamps=SOFT,
        exposure=0.8,
        ribbon=styled.bow,
    ),
}
