"""A black bowl of freshly mixed color with a tint brush in it, and four swatches, on marble."""

import math

from mathutils import Vector, noise

from renderer import lighting
from renderer.geometry import lathe, parametric_surface, tube
from renderer.material import Material, srgb

from . import table
from .props.swatch import dyed, swatch
from .props.tint_brush import tint_brush

CREAM, STREAK = srgb('eadccb'), srgb('d3b896')
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
    inside = [(0.0636, 0.051), (0.0606, 0.040), (0.0555, 0.029), (0.047, 0.0175), (0.036, 0.009), (0, 0.0075)]
    obj = lathe('bowl', [*foot, *lip, *inside], black, location, sides=160)
    soft = obj.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 1
    ring = [
        (location[0] - 0.0655 - 0.015 * math.sin(a), location[1] + 0.018 * math.cos(a), location[2] + 0.0505)
        for a in (math.pi * i / 40 for i in range(41))
    ]
    tube('ring', ring, 0.0034, black)


def paste():
    """Mixed color: thick and satin, with streaks that are not stirred in yet."""
    m = Material('paste')
    streaks = m.noise(m.object_coordinates(30), 1, 3)
    m.set_inputs(
        Base_Color=m.color_ramp(streaks, [(0.3, STREAK), (0.6, CREAM)]),
        Roughness=0.42,
        Subsurface_Weight=0.5,
        Subsurface_Radius=(1.0, 0.75, 0.5),
        Subsurface_Scale=0.003,
        Coat_Weight=0.2,
        Coat_Roughness=0.12,
    )
    return m.material


def cream(location, material):
    """The color in the bowl: folds left by the brush, combed by its bristles, and smears on the bowl's side."""

    def surface(u, v):
        angle, radius = 2 * math.pi * u, 0.0595 * v
        x, y = radius * math.cos(angle), radius * math.sin(angle)
        bend = noise.noise(Vector((x, y, 0)) * 28)
        turn = 14 * v - angle + 1.6 * bend
        fold = 1 - math.sqrt(math.sin(turn / 2) ** 2 + 0.02)
        combed = noise.noise(Vector((5 * turn, 1.2 * angle, 9 * bend)))
        lumps = noise.fractal(Vector((x, y, 1)) * 60, 1, 2, 3)
        height = min(1, 4 * v) * (1 - v**3) * (0.0052 * fold + 0.0006 * combed) + 0.0011 * lumps
        return (x, y, 0.0335 + height + (0.004 + 0.002 * bend) * v**8)

    def smear(u, v):
        angle = 2 * math.pi * u
        wide = noise.fractal(Vector((2.2 * math.cos(angle), 2.2 * math.sin(angle), 4 * v - 2 * u)), 1, 2, 4)
        streaks = noise.noise(Vector((2 * math.cos(angle), 2 * math.sin(angle), 30 * v - 6 * u)))
        thick = 0.0012 * (wide + 0.25 * streaks + 0.35 - 1.1 * v)
        radius = 0.0590 + 0.0046 * v - min(thick, 0.0011)
        return (radius * math.cos(angle), radius * math.sin(angle), 0.0365 + 0.0145 * v)

    parametric_surface('cream', surface, material, steps=(560, 220), closed=True, location=location)
    parametric_surface('smear', smear, material, steps=(700, 90), closed=True, location=location)


def build(rng):
    black = table.black()
    table.slab()
    bowl((-0.026, 0.03, 0), black)
    color = paste()
    cream((-0.026, 0.03, 0), color)
    tint_brush(rng, (0.010, 0.034, 0.0515), (0, math.radians(-27), math.radians(24)), black, color)
    for i, (dye, tint) in enumerate(SHADES):
        place, heading = (0.018 + 0.033 * i, -0.046 + 0.017 * i), -1.22 + 0.27 * i
        brass = table.brass(f'brass {i}')
        swatch(rng, place, heading, dye, tint, brass, 0.16, 0.0155, 12000, 1.8, 0.0035)
    lighting.environment((0.90, 0.80, 0.70), 0.12)
    lighting.area_light((-0.75, 0.35, 0.62), (0, 0.02, 0), 0.30, 15, table.WARM)
    lighting.area_light((0.35, 1.0, 0.75), (0.1, 0, 0), 0.8, 3.0, (1, 0.94, 0.86), height=0.5)
    lighting.camera((0.055, -0.40, 0.285), (0.018, 0.006, 0.020), 64, 14, (0.01, -0.015, 0.030))
