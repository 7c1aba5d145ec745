"""A black bowl of freshly mixed color with a tint brush in it, and four swatches, on marble."""

import math

from mathutils import Vector, noise

from renderer import lighting
from renderer.geometry import lathe, parametric_surface, tube
from renderer.material import Material, srgb

from . import table
from .props.swatch import swatch
from .props.tint_brush import tint_brush

CREAM = srgb('#dcc2a2')
SHADES = ((0.032, 0.014, 0.008), (0.110, 0.036, 0.012), (0.280, 0.048, 0.010), (0.420, 0.180, 0.060))


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
        Base_Color=m.color_ramp(streaks, [(0.3, srgb('#c6a27c')), (0.7, CREAM)]),
        Roughness=0.36,
        Specular_IOR_Level=0.5,
        Coat_Weight=0.15,
    )
    return m.material


def cream(location, material):
    """The color in the bowl: a spiral left by the brush, a peak, and smears on the bowl's side."""

    def surface(u, v):
        angle, radius = 2 * math.pi * u, 0.0595 * v
        x, y = radius * math.cos(angle), radius * math.sin(angle)
        spiral = 0.0030 * math.sin(v * 17 - angle) * (1 - v) ** 0.3 * min(1, v * 5)
        peak = 0.010 * math.exp(-((x + 0.016) ** 2 + (y + 0.010) ** 2) / 0.00016)
        dent = -0.004 * math.exp(-((x - 0.014) ** 2 + (y + 0.004) ** 2) / 0.00022)
        fold = 0.0009 * math.sin(38 * v - 2 * angle + 3 * math.sin(angle)) * v * (1 - v)
        return (x, y, 0.0345 + spiral + peak + dent + fold + 0.0014 * math.sin(5 * angle + v * 6) * v + 0.004 * v**8)

    def smear(u, v):
        angle = 2 * math.pi * u
        wide = noise.fractal(Vector((2.2 * math.cos(angle), 2.2 * math.sin(angle), 4 * v - 2 * u)), 1, 2, 4)
        streaks = noise.noise(Vector((2 * math.cos(angle), 2 * math.sin(angle), 30 * v - 6 * u)))
        thick = 0.0012 * (wide + 0.25 * streaks + 0.35 - 1.1 * v)
        radius = 0.0590 + 0.0046 * v - min(thick, 0.0011)
        return (radius * math.cos(angle), radius * math.sin(angle), 0.0365 + 0.0145 * v)

    parametric_surface('cream', surface, material, steps=(220, 90), closed=True, location=location)
    parametric_surface('smear', smear, material, steps=(700, 90), closed=True, location=location)


def build(rng):
    black = table.black()
    table.slab()
    bowl((-0.026, 0.03, 0), black)
    color = paste()
    cream((-0.026, 0.03, 0), color)
    tint_brush(rng, (0.010, 0.034, 0.0515), (0, math.radians(-27), math.radians(24)), black, color)
    for i, shade in enumerate(SHADES):
        heading = -1.22 + 0.27 * i
        swatch(
            rng,
            (0.018 + 0.033 * i, -0.046 + 0.017 * i),
            heading,
            shade,
            shade,
            table.brass(f'brass {i}'),
            0.135,
            0.0155,
            8000,
            2.2,
            0.0030,
            0.009,
        )
    lighting.environment((0.90, 0.80, 0.70), 0.12)
    lighting.area_light((-0.75, 0.35, 0.62), (0, 0.02, 0), 0.30, 15, table.WARM)
    lighting.area_light((0.35, 1.0, 0.75), (0.1, 0, 0), 0.8, 5.0, (1, 0.94, 0.86), height=0.5)
    lighting.camera((0.055, -0.40, 0.285), (0.018, 0.006, 0.020), 64, 14, (0.01, -0.015, 0.030))
