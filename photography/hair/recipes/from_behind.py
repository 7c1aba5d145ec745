"""Long hair from behind: two pairs of before and after."""

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
    'color-before': Recipe(
        17,
        TALL,
        partial(
            loose.long_hair,
            wave_height=0.05,
            wave_start=0.6,
            wave_length=2.2,
            phase_jitter=0.8,
            groom=DRY,
            locks=400,
            strands=105,
            points=90,
        ),
        Dye(
            'brass',
            level=0.0,
            gradient=0.62,
            gradient_start=0.20,
            gradient_stop=0.34,
            stagger=0.05,
            lock_variation=0.16,
        ),
        lamps=SOFT,
        gloss=0.4,
        camera=BEHIND,
        backdrop=PAPER,
        strand_thickness=0.0034,
        shading_scale=2,
        exposure=1.3,
        root_tip_heights=(2, -2.6),
    ),
    'color-after': Recipe(
        17,
        TALL,
        partial(
            loose.long_hair,
            wave_height=0.17,
            wave_start=0.3,
            wave_length=2.1,
            phase_jitter=0.5,
            clumping=0.45,
            groups=26,
            depth_order=0.8,
            locks=400,
            groom=HEALTHY,
            strands=105,
            points=90,
        ),
        Dye(
            'bronde',
            level=0.14,
            gradient=0.60,
            gradient_start=0.10,
            gradient_stop=0.95,
            stagger=0.45,
            lock_variation=0.2,
        ),
        lamps=SOFT,
        camera=BEHIND,
        backdrop=PAPER,
        strand_thickness=0.0034,
        shading_scale=2,
        exposure=1.6,
        root_tip_heights=(2, -2.6),
    ),
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
        root_tip_heights=(2, -2.6),
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
        root_tip_heights=(2, -2.6),
    ),
}
