"""Locks of hair that hang from the rail of services on the home page, each cut out."""

import functools

import numpy as np

from hair.dye import Dye
from hair.locks import Strands
from portraits import traced_hair
from portraits.strands import curl, resample, roughen
from portraits.traced_hair import Traced
from renderer import lighting

from .props.plait import hank, plait, wound

LIGHTS = (((-0.5, -0.4, 0.3), 0.16, 9, (1, 0.95, 0.88)), ((0.5, 0.2, 0.12), 0.25, 5, (1, 0.84, 0.66)))
# From below, for locks whose ends would be dark; in watts.
FILL = {'straight': 2.2, 'wiry': 2.2}


def build(rng, style, height, density=1):
    """height: of the frame, in meters. The clip on the page hides the first 6 mm."""
    make, dye, tint = STYLES[style]
    look = Traced(radius=0.00004, tint=tint, roughness=0.15, ior=1.45, tip=0.2)
    traced_hair.add(rng, make(rng, density, height), dye, look, lambda points: points)
    middle = (0, 0, -height / 2)
    for position, size, power, color in LIGHTS:
        lighting.area_light(np.add(position, middle), middle, size, power, color)
    if style in FILL:
        lighting.area_light(np.add((-0.1, -0.7, -0.3), middle), middle, 0.4, FILL[style], (1, 0.92, 0.82))
    lighting.environment((0.95, 0.91, 0.86), 0.18)
    lighting.camera((0, -1.2, -height / 2), middle, lens=36 * 1.2 / height)


def tied(rng, density, height):
    """A braid, tied with its own hair."""
    tie = 0.7 * height
    hair = plait(rng, density, height, tie)
    return hair.join(wound(rng, density, tie, hair.points.shape[1]))


def wiry(rng, density, height):
    """A beard: small wiry curls, trimmed round."""
    hair = hank(rng, density, height, count=11000, swing=0.001, widths=(0.93, 1.22, 0.78), ends=(0.28, 0.3), strays=0.5)
    points = resample(hair.points, np.ones(len(hair.points)), 220)
    points = curl(points, 0.0013, 0.0068, rng, 16, 0.8)
    points = roughen(points, 0.0009, rng, (5, 11), 0.4)
    return Strands(points, hair.lock, np.repeat(hair.thickness, points.shape[1], 1))


# Of each style: its hair, its dye, and a tint for light that pale strands pass on.
STYLES = {
    'waves': (
        functools.partial(
            hank, half=0.0235, count=30000, waves=1.5, swing=0.005, widths=(0.93, 1.16, 0.8), ends=(0.16, 0.3)
        ),
        Dye('brass', 0.24, 0.2, 0.14, 0.66, 0.15, 0.8, roots=0, tips=-0.14, stagger=0.25, strand_stagger=0.2),
        (1.14, 0.76, 0.64),
    ),
    'braid': (
        tied,
        Dye('chestnut', 0.4, 0.16, highlight_share=0.12, highlight_strength=0.2, highlight_blend=0.3),
        (1.12, 0.88, 0.74),
    ),
    'straight': (
        functools.partial(hank, waves=0.7, swing=0.0025, widths=(0.93, 1.08, 0.92), ends=(0.08, 0.16)),
        Dye('wheat', 0.7, 0.26, 0.18),
        (1.08, 0.69, 0.52),
    ),
    'cut': (
        functools.partial(
            hank, waves=0.3, swing=0.001, widths=(0.93, 1.15, 1.3), ends=(0.015, 0.04), parting=0.5, strays=0.4
        ),
        Dye('espresso', 0.45, 0.2, 0.14),
        (1.05, 0.95, 0.88),
    ),
    'wiry': (wiry, Dye('chestnut', 0.3, 0.3, 0.25), (1.1, 0.86, 0.74)),
}
