"""A black bowl of freshly mixed color with a tint brush in it, and four swatches, on marble."""

import math

import numpy as np

from renderer import lighting
from renderer.geometry import lathe, tube

from . import table
from .props.cream import cream, paste, smears
from .props.swatch import dyed, swatch
from .props.tint_brush import tint_brush

# Radius and height of the inside of the bowl.
INSIDE = (0.0636, 0.051), (0.0606, 0.040), (0.0555, 0.029), (0.047, 0.0175), (0.036, 0.009), (0, 0.0075)
# Of each swatch: its dye, and a tint for light that pale strands pass on.
SHADES = (
    (dyed('espresso', 0.55), (1.05, 0.95, 0.88)),
    (dyed('chestnut', 0.42), (1.1, 0.84, 0.7)),
    (dyed('copper', 0.3), (1.05, 0.64, 0.42)),
    (dyed('honey', 0.3, 0.3), (0.85, 0.72, 0.6)),
)


def bowl(location, black):
    """A mixing bowl with a handle ring."""
    foot = [
        (0, 0.002),
        (0.034, 0.002),
        (0.036, 0),
        (0.038, 0.0008),
        (0.0405, 0.006),
        (0.050, 0.0165),
        (0.058, 0.028),
        (0.063, 0.040),
    ]
    lip = [(0.066, 0.051), (0.0674, 0.0536), (0.0671, 0.0548), (0.0658, 0.0550), (0.0646, 0.0540)]
    obj = lathe('bowl', [*foot, *lip, *INSIDE], black, location, sides=160)
    soft = obj.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 1
    ring = [
        (location[0] - 0.0655 - 0.015 * math.sin(a), location[1] + 0.018 * math.cos(a), location[2] + 0.0505)
        for a in (math.pi * i / 40 for i in range(41))
    ]
    tube('ring', ring, 0.0034, black)


def side(height):
    """Radius of the bowl's inside."""
    return np.interp(height, *np.transpose(sorted((z, r) for r, z in INSIDE)))


def build(rng):
    black = table.black()
    table.slab()
    bowl((-0.026, 0.03, 0), black)
    color = paste()
    edge = cream(rng.spawn(1)[0], (-0.026, 0.03, 0), color, side)
    smears(rng.spawn(1)[0], (-0.026, 0.03, 0), paste('film', thickness=True), side, edge)
    tint_brush(rng, (0.010, 0.034, 0.0515), (0, math.radians(-27), math.radians(24)), black, color)
    for i, (dye, tint) in enumerate(SHADES):
        place, heading = (0.018 + 0.033 * i, -0.046 + 0.017 * i), -1.22 + 0.27 * i
        brass = table.brass(f'brass {i}')
        swatch(rng, place, heading, dye, tint, brass, 0.16, 0.0155, 12000, 1.0, 0.006)
    lighting.environment((0.90, 0.80, 0.70), 0.12)
    lighting.area_light((-0.75, 0.35, 0.62), (0, 0.02, 0), 0.30, 15, table.WARM)
    lighting.area_light((0.35, 1.0, 0.75), (0.1, 0, 0), 0.8, 3.0, (1, 0.94, 0.86), height=0.5)
    lighting.camera((0.055, -0.40, 0.285), (0.018, 0.006, 0.020), 64, 14, (0.01, -0.015, 0.030))
