"""Ringlets, springs and coils."""

from functools import partial

from .. import loose
from ..camera import Camera
from ..dye import Dye
from ..locks import Grooming
from ..picture import Picture
from .studio import PAPER, SOFT, TALL, WIDE

SPRINGY = Grooming(clumps=5, cling=0.5, frizz=0.003, frizz_waves=(4, 9, 17), strays=0.03, stray_reach=6)

RECIPES = {
    'ringlets': Picture(
        15,
        WIDE,
        loose.ringlets,
        Dye('chestnut', level=0.45),
        camera=Camera(roll=-14, lens=3.1, blur=0.6),
        lamps=SOFT,
        exposure=2.4,
    ),
    'ringlets-dark': Picture(
        35,
        TALL,
        loose.ringlets,
        Dye('espresso', level=0.22, locks=0.2),
        camera=Camera(roll=9, lens=3.9, blur=0.6),
        lamps=SOFT,
        exposure=2.4,
        gloss=0.75,
    ),
    'curls': Picture(
        43,
        WIDE,
        partial(
            loose.ringlets,
            count=46,
            radius=(0.066, 0.088),
            pitch=(0.34, 0.48),
            parts=4,
            strands=130,
            spread=1.85,
            depth=0.30,
            sway=0.05,
            points=220,
            groom=SPRINGY,
            apart=0.56,
        ),
        Dye('bronde', level=0.20, grow=0.56, start=0.15, stop=0.80, stagger=0.05, locks=0.07),
        camera=Camera(roll=-18, lens=3.3, blur=0.7),
        lamps=SOFT,
        hair=0.0014,
        exposure=1.6,
    ),
    'coils': Picture(
        16,
        WIDE,
        partial(loose.coils, count=4400, radius=(0.040, 0.066), pitch=(0.07, 0.11), strands=10, points=190),
        Dye('espresso', level=0.12, locks=0.16, variation=0.12),
        camera=Camera((0, -5.2, 0.3), (0, 0, -0.05), 3.5, 0, 45, 0.35),
        exposure=2.3,
        gloss=0.62,
        backdrop=PAPER,
        hair=0.0020,
        scale=1.5,
    ),
}
