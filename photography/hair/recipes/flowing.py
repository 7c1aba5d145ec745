"""Loose hair that fills the picture."""

from functools import partial

from .. import loose
from ..camera import Camera
from ..dye import Dye
from ..picture import Picture
from .studio import EVEN, GLOSSY, SATIN, SOFT, TALL, WIDE

FLOW = Camera(roll=20, lens=3.1)

RECIPES = {
    'copper': Picture(
        3,
        (2000, 1500),
        partial(loose.curtain, strands=336, layered=0.7),
        Dye('copper', level=0.5, locks=0.45, strands=0.058, variation=0.20),
        camera=Camera(roll=20, lens=3.12),
        lamps=EVEN,
        exposure=1.12,
        chroma='4:4:4',
    ),
    'honey': Picture(
        1,
        WIDE,
        partial(loose.curtain, strands=336, layered=1.0),
        Dye('honey', level=0.06, grow=0.70, locks=0.30, stagger=0.14, variation=0.20),
        lamps=EVEN,
    ),
    'highlights': Picture(
        21,
        WIDE,
        partial(loose.curtain, wave=0.12, length=1.6, locks=230, wide=(0.025, 0.075), layered=0.7),
        Dye('wheat', level=0.34, ribbons=0.36, ribbon=0.45, locks=0.14, strands=0.12),
        camera=FLOW,
    ),
    'lowlights': Picture(
        22,
        WIDE,
        partial(loose.curtain, wave=0.14, length=1.3, locks=210, wide=(0.025, 0.085), layered=1.0),
        Dye('wheat', level=0.80, ribbons=0.34, ribbon=-0.50, locks=0.14, strands=0.12),
        camera=Camera(roll=-18, lens=3.0, sharp=30),
    ),
    'platinum': Picture(
        12,
        WIDE,
        partial(loose.curtain, wave=0.13, length=1.5, layered=0.7),
        Dye('platinum', level=0.5),
        camera=FLOW,
        exposure=0.78,
    ),
    'silver': Picture(
        37,
        WIDE,
        partial(loose.curtain, wave=0.12, length=1.7, roll=0.12, locks=230, strands=220, wide=(0.025, 0.08), layered=0.7),
        Dye('silver', level=0.62, locks=0.5, strands=0.14, ribbons=0.25, ribbon=-0.35),
        camera=Camera(roll=24, lens=3.1, sharp=28, blur=0.8),
        lamps=EVEN,
        exposure=1.05,
    ),
    'espresso': Picture(
        5,
        WIDE,
        partial(
            loose.curtain,
            wave=0.05,
            length=1.9,
            roll=0.14,
            order=0.13,
            depth=0.22,
            locks=360,
            strands=190,
            wide=(0.03, 0.08),
            layered=1.0,
        ),
        Dye('espresso', level=0.38, locks=0.20, strands=0.10, variation=0.14),
        camera=Camera(roll=-24, lens=3.0, sharp=26, blur=0.45),
        lamps=GLOSSY,
        gloss=0.6,
        ambient=(0.56, 0.46, 0.38),
        exposure=1.75,
    ),
    'sleek': Picture(
        25,
        WIDE,
        partial(
            loose.curtain,
            wave=0.03,
            length=2.6,
            roll=0.13,
            order=0.22,
            depth=0.24,
            locks=340,
            strands=170,
            wide=(0.03, 0.08),
            layered=1.0,
        ),
        Dye('espresso', level=0.22, locks=0.14, strands=0.08, variation=0.10),
        camera=Camera(roll=16, lens=3.1, sharp=30, blur=0.6),
        lamps=SATIN,
        exposure=2.1,
        gloss=0.9,
    ),
    'waves': Picture(
        26,
        TALL,
        partial(loose.curtain, wave=0.19, length=1.15, roll=0.20, order=0.10, drift=0.12, locks=200, layered=0.5),
        Dye('chestnut', level=0.45),
        camera=Camera(roll=-6, lens=3.5),
        lamps=EVEN,
        exposure=2.1,
    ),
    'plum': Picture(
        13,
        WIDE,
        partial(loose.curtain, wave=0.14, length=1.4, order=0.16, locks=240, wide=(0.03, 0.09), layered=1.0),
        Dye('plum', level=0.40, locks=0.2),
        camera=FLOW,
        lamps=SOFT,
        gloss=0.72,
        exposure=1.35,
        chroma='4:4:4',
    ),
    'teal': Picture(
        24,
        TALL,
        partial(loose.curtain, wave=0.12, length=1.7, order=0.18, locks=240, layered=1.0),
        Dye('teal', level=0.42),
        camera=Camera(roll=-14, lens=3.8),
        lamps=EVEN,
        exposure=1.55,
        chroma='4:4:4',
    ),
}
