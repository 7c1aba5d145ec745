"""Loose hair that fills the picture."""

from functools import partial

from .. import loose
from ..camera import Camera
from ..dye import Dye
from ..render import Recipe
from .presets import EVEN, GLOSSY, SATIN, SOFT, TALL, WIDE

FLOW = Camera(roll=20, focal_length=3.1)

RECIPES = {
    'copper': Recipe(
        3,
        (2000, 1500),
        partial(loose.curtain, strands=336, depth_order=0.7),
        Dye('copper', level=0.5, lock_variation=0.45, strand_variation=0.058, brightness_variation=0.20),
        camera=Camera(roll=20, focal_length=3.12),
        lamps=EVEN,
        exposure=1.12,
        chroma_subsampling='4:4:4',
    ),
    'honey': Recipe(
        1,
        WIDE,
        partial(loose.curtain, strands=336, depth_order=1.0),
        Dye('honey', level=0.06, gradient=0.70, lock_variation=0.30, stagger=0.14, brightness_variation=0.20),
        lamps=EVEN,
    ),
    'highlights': Recipe(
        21,
        WIDE,
        partial(
            loose.curtain, wave_height=0.12, wave_length=1.6, locks=230, lock_widths=(0.025, 0.075), depth_order=0.7
        ),
        Dye(
            'wheat',
            level=0.34,
            highlight_share=0.36,
            highlight_strength=0.45,
            lock_variation=0.14,
            strand_variation=0.12,
        ),
        camera=FLOW,
    ),
    'lowlights': Recipe(
        22,
        WIDE,
        partial(
            loose.curtain, wave_height=0.14, wave_length=1.3, locks=210, lock_widths=(0.025, 0.085), depth_order=1.0
        ),
        Dye(
            'wheat',
            level=0.80,
            highlight_share=0.34,
            highlight_strength=-0.50,
            lock_variation=0.14,
            strand_variation=0.12,
        ),
        camera=Camera(roll=-18, focal_length=3.0, focus_percentile=30),
    ),
    'platinum': Recipe(
        12,
        WIDE,
        partial(loose.curtain, wave_height=0.13, wave_length=1.5, depth_order=0.7),
        Dye('platinum', level=0.5),
        camera=FLOW,
        exposure=0.78,
    ),
    'silver': Recipe(
        37,
        WIDE,
        partial(
            loose.curtain,
            wave_height=0.12,
            wave_length=1.7,
            depth_wave=0.12,
            locks=230,
            strands=220,
            lock_widths=(0.025, 0.08),
            depth_order=0.7,
        ),
        Dye(
            'silver',
            level=0.62,
            lock_variation=0.5,
            strand_variation=0.14,
            highlight_share=0.25,
            highlight_strength=-0.35,
        ),
        camera=Camera(roll=24, focal_length=3.1, focus_percentile=28, blur=0.8),
        lamps=EVEN,
        exposure=1.05,
    ),
    'espresso': Recipe(
        5,
        WIDE,
        partial(
            loose.curtain,
            wave_height=0.05,
            wave_length=1.9,
            depth_wave=0.14,
            phase_jitter=0.13,
            depth=0.22,
            locks=360,
            strands=190,
            lock_widths=(0.03, 0.08),
            depth_order=1.0,
        ),
        Dye('espresso', level=0.38, lock_variation=0.20, strand_variation=0.10, brightness_variation=0.14),
        camera=Camera(roll=-24, focal_length=3.0, focus_percentile=26, blur=0.45),
        lamps=GLOSSY,
        gloss=0.6,
        ambient=(0.56, 0.46, 0.38),
        exposure=1.75,
    ),
    'sleek': Recipe(
        25,
        WIDE,
        partial(
            loose.curtain,
            wave_height=0.03,
            wave_length=2.6,
            depth_wave=0.13,
            phase_jitter=0.22,
            depth=0.24,
            locks=340,
            strands=170,
            lock_widths=(0.03, 0.08),
            depth_order=1.0,
        ),
        Dye('espresso', level=0.22, lock_variation=0.14, strand_variation=0.08, brightness_variation=0.10),
        camera=Camera(roll=16, focal_length=3.1, focus_percentile=30, blur=0.6),
        lamps=SATIN,
        exposure=2.1,
        gloss=0.9,
    ),
    'waves': Recipe(
        26,
        TALL,
        partial(
            loose.curtain,
            wave_height=0.19,
            wave_length=1.15,
            depth_wave=0.20,
            phase_jitter=0.10,
            drift=0.12,
            locks=200,
            depth_order=0.5,
        ),
        Dye('chestnut', level=0.45),
        camera=Camera(roll=-6, focal_length=3.5),
        lamps=EVEN,
        exposure=2.1,
    ),
    'plum': Recipe(
        13,
        WIDE,
        partial(
            loose.curtain,
            wave_height=0.14,
            wave_length=1.4,
            phase_jitter=0.16,
            locks=240,
            lock_widths=(0.03, 0.09),
            depth_order=1.0,
        ),
        Dye('plum', level=0.40, lock_variation=0.2),
        camera=FLOW,
        lamps=SOFT,
        gloss=0.72,
        exposure=1.35,
        chroma_subsampling='4:4:4',
    ),
    'teal': Recipe(
        24,
        TALL,
        partial(loose.curtain, wave_height=0.12, wave_length=1.7, phase_jitter=0.18, locks=240, depth_order=1.0),
        Dye('teal', level=0.42),
        camera=Camera(roll=-14, focal_length=3.8),
        lamps=EVEN,
        exposure=1.55,
        chroma_subsampling='4:4:4',
    ),
}
