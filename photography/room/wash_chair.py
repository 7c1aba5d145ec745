"""The shampoo chair: a reclining seat whose back leads to a basin."""

import math

import numpy as np

from renderer.geometry import box, lathe, parametric_surface, transform, tube

from . import materials as m
from .cushion import cushion


def bowl(location):
    """A white china shampoo bowl with a neck rest towards −y."""

    def skin(u, v):
        a = 2 * math.pi * u
        x, y = math.cos(a), math.sin(a)
        neck = math.exp(-(((a - 1.5 * math.pi + math.pi) % (2 * math.pi) - math.pi) ** 2) / 0.16)
        rim = 0.17 - 0.055 * neck + 0.02 * y
        stations = [
            (0.10, 0.0),
            (0.175, 0.035),
            (0.215, 0.10),
            (0.232, rim - 0.012),
            (0.228, rim),
            (0.214, rim - 0.004),
            (0.19, 0.09),
            (0.12, 0.04),
            (0.0, 0.032),
        ]
        k = v * (len(stations) - 1)
        i = min(int(k), len(stations) - 2)
        f = k - i
        r, z = (stations[i][j] + (stations[i + 1][j] - stations[i][j]) * f for j in (0, 1))
        return (r * x, r * y * 1.12 + 0.01, z)

    # A rubber pad for the neck.
    notch = [skin(0.75 + 0.012 * i, 0.5) for i in range(-7, 8)]
    # It leans toward the client.
    with transform(location, (0.13, 0, 0), 1.1):
        parametric_surface('bowl', skin, m.bone_china(), steps=(144, 41), closed=True, subdivisions=1)
        tube(
            'neck rest',
            notch,
            0.016,
            m.black(),
            curved=True,
            radii=[0.5 + 0.5 * math.sin(math.pi * i / 14) for i in range(15)],
        )
        lathe('drain', [(0, 0.036), (0.02, 0.036), (0.022, 0.034)], m.brass(), sides=32)
        tube(
            'tap',
            [(0.0, 0.225, 0.10), (0.0, 0.225, 0.27), (0.0, 0.20, 0.31), (0.0, 0.15, 0.315), (0.0, 0.11, 0.29)],
            0.011,
            m.brass(),
            curved=True,
        )
        lathe('tap foot', [(0, 0.12), (0.024, 0.12), (0.024, 0.15), (0, 0.155)], m.brass(), location=(0, 0.225, 0))
        tube('lever', [(0.0, 0.225, 0.22), (0.055, 0.22, 0.235)], 0.006, m.brass())
        tube('shower', [(0.13, 0.20, 0.12), (0.13, 0.20, 0.22)], 0.013, m.brass(), radii=[0.8, 1.3])


def rounded(x0, x1, y0, y1, corner):
    """The outline of a rectangle with round corners."""
    return [
        (x + corner * math.cos(a), y + corner * math.sin(a))
        for x, y, first in (
            (x1 - corner, y1 - corner, 0),
            (x0 + corner, y1 - corner, 1),
            (x0 + corner, y0 + corner, 2),
            (x1 - corner, y0 + corner, 3),
        )
        for a in np.linspace(first * math.pi / 2, (first + 1) * math.pi / 2, 10)
    ]


def wash_chair(location):
    """A reclining seat with a channeled back at the bowl, feet towards −y. Returns its arms."""
    hide, parts = m.leather(roughness=0.5, creases=0.7), []
    with transform(location):
        box('column', (0.26, 0.26, 0.80), m.black(), location=(0, 0.16, 0.42), bevel=0.03, segments=6)
        box('base', (0.44, 1.14, 0.05), m.black(), location=(0, -0.30, 0.03), bevel=0.012)
        box('pedestal', (0.30, 0.50, 0.22), m.black(), location=(0, -0.60, 0.14), bevel=0.015)
        bowl((0, 0.12, 0.80))
        box('frame', (0.54, 0.60, 0.10), hide, location=(0, -0.70, 0.29), bevel=0.03, segments=6)
        cushion(
            'seat', (0.56, 0.62, 0.15), hide, location=(0, -0.72, 0.40), rotation=(-0.06, 0, 0), puff=0.022, edge=0.05
        )
        ring = [(x, y, 0.472 - 0.06 * (y + 0.72)) for x, y in rounded(-0.262, 0.262, -1.01, -0.43, 0.06)]
        tube('piping', ring, 0.005, hide, closed=True, segments=4)
        cushion(
            'leg rest',
            (0.50, 0.08, 0.28),
            hide,
            location=(0, -1.03, 0.25),
            rotation=(0.22, 0, 0),
            puff=0.012,
            edge=0.035,
        )
        with transform((0, -0.36, 0.62), (0.80, 0, 0)):
            box('shell', (0.50, 0.62, 0.05), m.black(), location=(0, 0, -0.045), bevel=0.02, segments=6)
            cushion('rest', (0.54, 0.62, 0.10), hide, puff=0.01, edge=0.045)
            for i in range(5):
                channel, place = 0.104, ((i - 2) * 0.1, -0.03, 0.024 + 0.002 * math.sin(5 * i))
                cushion('channel', (channel, 0.50, 0.09), hide, location=place, puff=0.010, edge=0.026)
            cushion('head', (0.53, 0.13, 0.13), hide, location=(0, 0.265, 0.03), puff=0.012, edge=0.055)
        for y in (-0.84, -0.46):
            tube('bar', [(-0.325, y, 0.27), (0.325, y, 0.27)], 0.011, m.steel())
        for side in (-1, 1):
            x = side * 0.325
            loop = [(x, y, z) for y, z in rounded(-0.93, -0.36, 0.27, 0.56, 0.05)]
            tube('arm frame', loop, 0.013, m.steel(), closed=True)
            parts.append(cushion('arm', (0.085, 0.54, 0.055), hide, (x, -0.645, 0.592), puff=0.008, edge=0.024))
    return parts
