"""One entry a picture. To change a picture, change its entry; to have another take, change its seed."""

from functools import partial

from . import shapes
from .camera import Camera
from .dye import Dye
from .light import FILL, KEY, Lamp
from .locks import Grooming
from .picture import Picture

WIDE, TALL = (1600, 1200), (1280, 1600)
FLOW = Camera(roll=20, lens=3.1)
BACK = Camera(eye=(1.2, -9.0, 0.0), at=(0.0, 0.0, 0.0), lens=5.0, roll=0)
PAPER = (0.92, 0.74, 0.58)

SOFT = (
    Lamp((-0.62, -0.70, 0.62), (2.30, 2.16, 1.98), 0.030, 0.26, 0.12),
    Lamp((0.85, -0.25, 0.25), (1.00, 0.80, 0.62), 0.034, 0.40, 0.17),
)

SATIN = (
    Lamp((-0.62, -0.70, 0.62), (2.30, 2.16, 1.98), 0.024, 0.42, 0.20),
    Lamp((0.85, -0.25, 0.25), (1.20, 0.98, 0.78), 0.030, 0.60, 0.24),
)
BEHIND = Camera((1.0, -9.0, -0.2), (0.0, 0.0, -0.45), 5.0, 0, 25, 0.5)
DRY = Grooming(clumps=10, cling=0.35, frizz=0.013, frizz_waves=(2, 5, 11), strays=0.16, stray_reach=3.5, uneven=0.25, tip=0.3)
HEALTHY = Grooming(clumps=7, cling=0.6, frizz=0.005, strays=0.025, stray_reach=5, uneven=0.14, tip=0.4)

RECIPES = {
    'highlights': Picture(
        21, WIDE, partial(shapes.curtain, wave=0.12, length=1.6, locks=230, wide=(0.025, 0.075)),
        Dye('wheat', level=0.34, ribbons=0.36, ribbon=0.45, locks=0.14, strands=0.12), camera=FLOW,
    ),
    'lowlights': Picture(
        22, WIDE, partial(shapes.curtain, wave=0.14, length=1.3, locks=210, wide=(0.025, 0.085)),
        Dye('wheat', level=0.80, ribbons=0.34, ribbon=-0.50, locks=0.14, strands=0.12), camera=Camera(roll=-18, lens=3.0, sharp=30),
    ),
    'platinum': Picture(
        12, WIDE, partial(shapes.curtain, wave=0.13, length=1.5), Dye('platinum', level=0.5), camera=FLOW, exposure=0.78,
    ),
    'plum': Picture(13, WIDE, partial(shapes.curtain, wave=0.16), Dye('plum', level=0.40, locks=0.2), camera=FLOW, lamps=SOFT, gloss=0.72, exposure=1.35),
    'teal': Picture(24, TALL, partial(shapes.curtain, wave=0.12, length=1.7), Dye('teal', level=0.42), camera=Camera(roll=-14, lens=3.8), lamps=SOFT, gloss=0.68, exposure=1.35),
    'sleek': Picture(
        25, WIDE, partial(shapes.curtain, wave=0.03, length=2.6, roll=0.13, order=0.22, depth=0.24, locks=240, wide=(0.03, 0.09)),
        Dye('espresso', level=0.22, locks=0.14, strands=0.08, variation=0.10), camera=Camera(roll=16, lens=3.1, sharp=30, blur=0.6),
        lamps=SATIN, exposure=2.1, gloss=0.9,
    ),
    'waves': Picture(
        26, TALL, partial(shapes.curtain, wave=0.19, length=1.15, roll=0.20, order=0.10, drift=0.12, locks=200),
        Dye('chestnut', level=0.45), camera=Camera(roll=-6, lens=3.5), exposure=2.1,
    ),
    'espresso': Picture(
        34, WIDE, partial(shapes.curtain, wave=0.13, length=1.45, roll=0.12, wide=(0.03, 0.09), locks=210),
        Dye('espresso', level=0.36, locks=0.18), camera=Camera(roll=-16, lens=3.3, sharp=28, blur=0.8), lamps=SATIN, exposure=1.9,
    ),
    'ringlets': Picture(
        15, WIDE, partial(shapes.ringlets, apart=0.62, count=36, strands=210), Dye('chestnut', level=0.55),
        camera=Camera(roll=-8, lens=2.8, blur=0.6), lamps=SOFT, exposure=2.9,
    ),
    'coils': Picture(
        16, WIDE, partial(shapes.coils, count=5200, radius=(0.034, 0.06), strands=11), Dye('espresso', level=0.3, variation=0.12),
        camera=Camera((0, -5.2, 0.3), (0, 0, -0.05), 3.5, 0, 40, 0.7), exposure=1.7, gloss=0.7,
        backdrop=PAPER, hair=0.0024, scale=1.3, lamps=SOFT,
    ),
    'braid': Picture(
        28, TALL, shapes.braid, Dye('chestnut', level=0.62, locks=0.5), camera=Camera((0.55, -4.9, 0.15), (0.02, 0, -0.05), 4.75, -14, 22, 0.8),
        backdrop=PAPER, hair=0.0015, exposure=2.6,
    ),
    'chignon-pearls': Picture(
        29, TALL, shapes.chignon, Dye('chestnut', level=0.52, locks=0.26), camera=Camera((0.9, -7.2, 1.5), (0, -0.1, 0.02), 5.6, -6, 22, 0.8),
        hair=0.0022, scale=1.4, exposure=1.7, lamps=SOFT, pearls=shapes.pins,
    ),
    'child': Picture(
        30, TALL, partial(
            shapes.curtain, wave=0.03, length=2.8, roll=0.07, order=0.7, depth=0.26, locks=320, strands=210, wide=(0.02, 0.07), drift=0.12,
            groom=Grooming(clumps=10, cling=0.35, frizz=0.006, strays=0.05, stray_reach=6),
        ),
        Dye('sand', level=0.42, locks=0.22, strands=0.14), camera=Camera((-0.3, -4.2, 0.25), (-0.02, 0, 0.1), 4.4, 5, 24, 0.7), hair=0.0011,
        lamps=SOFT, exposure=0.95, extras=shapes.bow,
    ),
    'color-before': Picture(
        17, TALL, partial(shapes.fall, wave=0.05, begin=0.6, period=2.2, order=0.8, groom=DRY, locks=400, strands=150),
        Dye('brass', level=0.0, grow=0.62, start=0.20, stop=0.34, stagger=0.05, locks=0.16), lamps=SOFT, gloss=0.4,
        camera=BEHIND, backdrop=PAPER, hair=0.0028, scale=2, exposure=1.15, heights=(2, -2.6),
    ),
    'color-after': Picture(
        17, TALL, partial(shapes.fall, wave=0.17, begin=0.3, period=2.1, order=0.5, gather=0.45, groups=26, locks=400, groom=HEALTHY, strands=150),
        Dye('bronde', level=0.14, grow=0.60, start=0.10, stop=0.95, stagger=0.45, locks=0.2), lamps=SOFT,
        camera=BEHIND, backdrop=PAPER, hair=0.0028, scale=2, exposure=1.35, heights=(2, -2.6),
    ),
    'curls-before': Picture(
        19, TALL, partial(shapes.fall, wave=0.03, begin=0.6, period=2.2, order=0.8, volume=0.3, locks=400, groom=DRY, strands=150),
        Dye('chestnut', level=0.45), lamps=SOFT, gloss=0.3,
        camera=BEHIND, backdrop=PAPER, hair=0.0028, scale=2, exposure=1.7, heights=(2, -2.6),
    ),
    'curls-after': Picture(
        19, TALL, partial(
            shapes.fall, wave=0.17, begin=0.1, period=0.80, order=0.45, gather=0.85, groups=34, ringlet=True, locks=400, narrow=-0.08, groom=HEALTHY, strands=150, points=170,
        ),
        Dye('chestnut', level=0.52), lamps=SOFT,
        camera=BEHIND, backdrop=PAPER, hair=0.0028, scale=2, exposure=1.9, heights=(2, -2.6),
    ),
}
