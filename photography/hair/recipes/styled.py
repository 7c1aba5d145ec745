"""Styled hair: braid, chignon and bow."""

from functools import partial

from .. import loose, styled
from ..camera import Camera
from ..dye import Dye
from ..locks import Grooming
from ..render import Recipe
from .presets import PAPER, SOFT, TALL

RECIPES = {
    'braid': Recipe(
        28,
        TALL,
        partial(styled.braid, flyaways=2600),
        Dye('honey', level=0.30, lock_variation=0.34),
        camera=Camera((0.55, -4.9, 0.15), (0.02, 0, -0.05), 4.6, -12, 22, 0.6),
        backdrop=PAPER,
        lamps=SOFT,
        strand_thickness=0.00125,
        exposure=1.9,
    ),
    'chignon': Recipe(
        44,
        TALL,
        partial(styled.chignon, strands=360, points=240),
        Dye('honey', level=0.46, lock_variation=0.40),
        camera=Camera((0.9, -7.2, 1.5), (0, -0.1, 0.02), 5.6, -6, 22, 0.8),
        strand_thickness=0.0022,
        shading_scale=1.4,
        exposure=1.15,
        lamps=SOFT,
    ),
    'chignon-pearls': Recipe(
        29,
        TALL,
        partial(styled.chignon, strands=330, points=220),
        Dye('chestnut', level=0.52, lock_variation=0.26),
        camera=Camera((0.9, -7.2, 1.5), (0, -0.1, 0.02), 5.6, -6, 22, 0.8),
        strand_thickness=0.0022,
        shading_scale=1.4,
        exposure=1.5,
        gloss=0.75,
        lamps=SOFT,
        pearls=styled.pins,
    ),
    'bow': Recipe(
        30,
        TALL,
        partial(
            loose.curtain,
            wave_height=0.03,
            wave_length=2.8,
            depth_wave=0.07,
            phase_jitter=0.7,
            depth=0.26,
            locks=320,
            strands=150,
            points=80,
            lock_widths=(0.02, 0.07),
            drift=0.12,
            depth_order=1.0,
            groom=Grooming(clumps=10, cling=0.35, frizz=0.006, stray_share=0.05, stray_reach=6),
        ),
        Dye('sand', level=0.42, lock_variation=0.22, strand_variation=0.14),
        camera=Camera((-0.3, -4.2, 0.25), (-0.02, 0, 0.1), 4.4, 5, 24, 0.7),
        strand_thickness=0.0013,
        lamps=SOFT,
        exposure=0.95,
        ribbon=styled.bow,
    ),
}
