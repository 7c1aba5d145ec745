"""Combs, scissors, hair dryer, tray."""

import math

import numpy as np

from renderer.geometry import box, cut_sheet, lathe, parametric_surface, transform, tube
from renderer.material import srgb

from . import materials as m


def comb(location, rotation, length):
    """A straight comb in the xy plane."""
    half = length / 2
    points = [
        (half - 0.006, 0.0165),
        (-half + 0.006, 0.0165),
        (-half + 0.002, 0.0145),
        (-half, 0.01),
        (-half, -0.016),
        (-half + 0.0015, -0.0178),
        (-half + 0.0042, -0.0178),
    ]
    x, pitch, tip = -half + 0.0045, 0.0021, -0.0178
    while x < half - 0.0065:
        width = pitch * 0.58
        points += [
            (x, 0.0035),
            (x + pitch - width, 0.0035),
            (x + pitch - width + 0.0002, tip + 0.0008),
            (x + pitch - width / 2, tip),
            (x + pitch - 0.0002, tip + 0.0008),
        ]
        x += pitch
    points += [
        (x, 0.0035),
        (x + 0.0012, 0.0035),
        (half - 0.0045, -0.0178),
        (half - 0.0015, -0.0178),
        (half, -0.016),
        (half, 0.01),
        (half - 0.002, 0.0145),
    ]
    return cut_sheet(
        'comb',
        points,
        0.0034,
        m.plain('horn', srgb('2b170c'), 0.2, uneven=0.4, Coat_Weight=0.1),
        location=location,
        rotation=rotation,
        edge=0.00035,
    )


def dryer(location, rotation):
    """A hair dryer: barrel along +x, handle down -z and a little back."""
    shell, trim = m.paint('26302a', 0.32), m.brass()
    along = (0, math.pi / 2, 0)
    with transform(location, rotation):
        barrel = [
            (0.036, -0.072),
            (0.039, -0.068),
            (0.041, -0.045),
            (0.041, 0.015),
            (0.037, 0.055),
            (0.032, 0.080),
            (0.029, 0.080),
            (0.026, 0.06),
            (0, 0.06),
        ]
        lathe('barrel', barrel, shell, rotation=along, bevel=0.002)
        lathe('ring', [(0.0335, 0.070), (0.0355, 0.071), (0.0335, 0.079), (0.0315, 0.080)], trim, rotation=along)
        slots = [(0.0362 - 0.0022 * (i % 2), -0.072 - 0.0016 * i) for i in range(11)]
        back = [(0.034 - 0.0034 * i, -0.0905 - 0.0018 * (i % 2)) for i in range(11)]
        lathe('grille', [*slots, *back], m.steel(), rotation=along)

        def nozzle(u, v):
            a, flat = 2 * math.pi * u, v**0.8
            wide, thin = 0.0315 + 0.003 * flat, 0.0315 - 0.0225 * flat
            return (0.078 + 0.062 * v, thin * math.cos(a), wide * math.sin(a))

        parametric_surface('nozzle', nozzle, m.black(), (64, 20), closed=True, thickness=0.0018)
        with transform((0, 0, 0), (0, 0.20, 0)):
            grip = [
                (0, -0.190),
                (0.012, -0.190),
                (0.0155, -0.186),
                (0.0165, -0.172),
                (0.0170, -0.130),
                (0.0185, -0.080),
                (0.0225, -0.048),
                (0.029, -0.030),
            ]
            lathe('grip', grip, shell, bevel=0.001)
            lathe('hoop', [(0.0168, -0.168), (0.0176, -0.167), (0.0176, -0.163), (0.0168, -0.162)], trim)
            box('panel', (0.006, 0.016, 0.054), m.black(), location=(0.0165, 0, -0.088), bevel=0.0025)
            for z in (-0.074, -0.099):
                box('switch', (0.005, 0.010, 0.017), m.steel(), (0.0205, 0, z), (0, 0.15, 0), bevel=0.0015)
            tube('flex', [(0, 0, -0.188), (0, 0, -0.225)], 0.0072, m.black(), radii=[1, 0.55])


def scissors(location, rotation, opened=16, scale=0.8):
    """Haircutting scissors lying flat, blades to +x."""
    with transform(location, rotation, scale):
        for side in (1, -1):
            with transform((0, 0, side * 0.0012), math.radians(side * opened / 2)):
                edge = [
                    (-0.012, 0.0042 * side),
                    (0.0, 0.0058 * side),
                    (0.03, 0.0052 * side),
                    (0.06, 0.003 * side),
                    (0.084, 0.0),
                    (0.06, -0.0014 * side),
                    (0.0, -0.0016 * side),
                    (-0.012, -0.002 * side),
                ]
                cut_sheet('blade', edge, 0.0022, m.steel(), edge=0.0006)
                curve = [
                    (-0.008 - 0.064 * k, side * (0.001 - 0.0075 * math.sin(k * math.pi / 2) - 0.0045 * k * k), 0)
                    for k in np.linspace(0, 1, 24)
                ]
                tube(
                    'shank',
                    curve,
                    0.0027,
                    m.steel(),
                    radii=[1.2 - 0.3 * math.sin(k * math.pi) for k in np.linspace(0, 1, 24)],
                )
                cx, cy = -0.0845, -side * 0.0185
                loop = [
                    (cx + 0.0158 * math.cos(a), cy + 0.0118 * math.sin(a), 0)
                    for a in np.linspace(0, 2 * np.pi, 60, endpoint=False)
                ]
                tube('ring', loop, 0.0024, m.steel(), closed=True)
        lathe(
            'screw', [(0, 0.0046), (0.0036, 0.0044), (0.0044, 0.0034), (0.0044, 0.001), (0, 0.001)], m.brass(), sides=40
        )


def tray(location, radius=0.09):
    """A shallow round tray."""
    r = radius
    profile = [(0, 0), (r - 0.005, 0), (r, 0.003), (r, 0.014), (r - 0.003, 0.014), (r - 0.005, 0.005), (0, 0.005)]
    lathe('tray', profile, m.brass(), location=location, bevel=0.0008, sides=96)
