"""Loose hair that fills the picture."""

from functools import partial

from .. import loose
from ..camera import Camera
from ..dye import Dye
from ..render import Recipe
from .presets import GLOSSY, SOFT, TALL, WIDE

FLOW = Camera(roll=20, focal_length=3.1)
# For hair of several shades: fine, dense strands, which blend a little where locks of different shades cross.
BLENDED = {'lamps': SOFT, 'strand_thickness': 0.0012, 'softness': 0.0015, 'gloss': 0.6, 'sheen_tint': 0.5}
dense_curtain = partial(loose.curtain, strands=30000)
even_dye = partial(Dye, strand_variation=0.07, brightness_variation=0.12)

RECIPES = {
    'honey': Recipe(
        55,
        WIDE,
        partial(dense_curtain, wave_height=0.12, wave_length=1.6),
        even_dye('honey', level=0.10, gradient=0.62, lock_variation=0.16, stagger=0.14, strand_stagger=0.12),
        camera=Camera(roll=-22, focal_length=3.0),
        shading_scale=0.5,
        shadow_limit=11,
        exposure=0.8,
        **BLENDED,
    ),
    'highlights': Recipe(
        61,
        WIDE,
        partial(dense_curtain, wave_height=0.05, wave_length=2.4, drift=0.7, lock_width=0.05, strays=0.014),
        even_dye(
            'wheat', level=0.34, highlight_share=0.36, highlight_strength=0.38, highlight_blend=0.2, lock_variation=0.08
        ),
        camera=Camera((-0.5, -3.2, -0.3), (0.1, 0.1, 0.1), focal_length=3.6, roll=58, blur=0.22),
        shading_scale=0.5,
        shadow_limit=11,
        exposure=0.85,
        **BLENDED | {'softness': 0.004, 'gloss': 0.55},
    ),
    'lowlights': Recipe(
        45,
        WIDE,
        partial(
            dense_curtain,
            strands=36000,
            wave_height=0.06,
            wave_length=2.0,
            wave_depth=0.13,
            drift=0.9,
            lock_width=0.065,
            split=0.8,
            frizz=0.006,
            strays=0.03,
        ),
        even_dye(
            'wheat',
            level=0.66,
            highlight_share=0.36,
            highlight_strength=-0.34,
            highlight_blend=0.32,
            lock_variation=0.16,
            strand_variation=0.10,
            brightness_variation=0.20,
        ),
        camera=Camera(roll=-32, focal_length=3.0),
        shading_scale=0.5,
        shadow_limit=12,
        near_light=((-1.0, -0.8, 0.8), 1.2),
        exposure=1.9,
        ambient=(0.26, 0.215, 0.18),
        **BLENDED | {'lamps': GLOSSY, 'strand_thickness': 0.0010, 'softness': 0.0025, 'gloss': 0.7},
    ),
    'platinum': Recipe(
        12,
        WIDE,
        partial(loose.curtain, wave_height=0.12, wave_length=1.5),
        Dye('platinum', level=0.5),
        camera=FLOW,
        lamps=SOFT,
        exposure=0.6,
    ),
    'espresso': Recipe(
        5,
        WIDE,
        partial(loose.curtain, wave_height=0.035, wave_length=1.9, lock_width=0.08, split=0.7),
        Dye('espresso', level=0.38, lock_variation=0.20, strand_variation=0.10, brightness_variation=0.14),
        camera=Camera(roll=-24, focal_length=3.0),
        lamps=GLOSSY,
        gloss=0.6,
        ambient=(0.56, 0.46, 0.38),
        exposure=1.75,
    ),
    'sleek': Recipe(
        44,
        WIDE,
        partial(
            loose.curtain,
            wave_height=0.012,
            wave_length=2.5,
            wave_depth=0.14,
            drift=0.6,
            lock_width=0.07,
            split=0.7,
            strays=0.007,
        ),
        Dye('espresso', level=0.36, lock_variation=0.20, strand_variation=0.10, brightness_variation=0.14),
        camera=Camera((-0.6, -3.4, 0.3), (-0.05, 0.1, -0.3), focal_length=2.6, roll=14),
        lamps=GLOSSY,
        gloss=0.6,
        ambient=(0.56, 0.46, 0.38),
        softness=0.002,
        exposure=2.05,
    ),
    'plum': Recipe(
        16,
        WIDE,
        partial(
            loose.curtain,
            strands=26000,
            wave_height=0.05,
            wave_length=1.6,
            wave_depth=0.12,
            lock_width=0.06,
            strays=0.014,
        ),
        Dye('plum', level=0.42, lock_variation=0.2),
        strand_thickness=0.0014,
        softness=0.0012,
        camera=Camera((0.7, -2.9, 0.4), (-0.05, 0.1, -0.05), focal_length=3.0, roll=-58, blur=0.13),
        lamps=GLOSSY,
        gloss=0.5,
        sheen_tint=0.85,
        exposure=1.8,
        chroma_subsampling='4:4:4',
    ),
    'teal': Recipe(
        24,
        TALL,
        partial(loose.curtain, wave_height=0.11, wave_length=1.7),
        Dye('teal', level=0.42),
        camera=Camera(roll=-14, focal_length=3.8),
        lamps=SOFT,
        exposure=1.55,
        chroma_subsampling='4:4:4',
    ),
}
