"""Long hair from behind: before and after."""

from functools import partial

from .. import loose
from ..camera import Camera
from ..dye import Dye
from ..locks import Grooming
from ..render import Recipe
from .presets import PAPER, SOFT, TALL

BEHIND = Camera((1.0, -9.0, -0.2), (0.0, 0.0, -0.45), 5.0, 0, 25, 0.5)
DRY = Grooming(
    clumps=10,
    cling=0.35,
    frizz=0.013,
    frizz_frequencies=(2, 5, 11),
    stray_share=0.16,
    stray_reach=3.5,
    length_variation=0.25,
    tip=0.3,
)
HEALTHY = Grooming(clumps=7, cling=0.6, frizz=0.005, stray_share=0.025, stray_reach=5, length_variation=0.24, tip=0.3)

RECIPES = {
    'curls-before': Recipe(
        19,
        TALL,
        partial(
            loose.long_hair,
            wave_height=0.03,
            wave_start=0.6,
            wave_length=2.2,
            phase_jitter=0.8,
            volume=0.3,
            locks=400,
            groom=DRY,
            strands=105,
            points=90,
        ),
        Dye('chestnut', level=0.45),
        lamps=SOFT,
        gloss=0.3,
        camera=BEHIND,
        backdrop=PAPER,
        strand_thickness=0.0034,
        shading_scale=2,
        exposure=2.1,
    ),
    'curls-after': Recipe(
        19,
        TALL,
        partial(
            loose.long_hair,
            wave_height=0.15,
            wave_start=0.1,
            wave_length=0.80,
            phase_jitter=0.25,
            clumping=0.95,
            groups=26,
            depth_order=0.8,
            locks=400,
            taper=-0.08,
            groom=HEALTHY,
            strands=105,
            points=150,
        ),
        Dye('chestnut', level=0.52),
        lamps=SOFT,
        camera=BEHIND,
        backdrop=PAPER,
        strand_thickness=0.0034,
        shading_scale=2,
        exposure=2.6,
    ),
}
