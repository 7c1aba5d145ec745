"""Bottles, jars and tubes for the product shelves. Labels have a band of color and no words."""

import math

import numpy as np

from renderer.geometry import lathe, parametric_surface, transform, tube
from renderer.material import srgb

from . import materials as m

INKS = ('9e3c12', '4a5a43', 'a57b3b', '1c2a22', 'c3cdb4')


def label(radius, low, high, arc=2.0, hex_color='f1e8da', band=None):
    """A paper label on a cylinder, centered on −y, with a band of color at its foot."""

    def wrap(start, end, lift):
        return lambda u, v: (
            (radius + lift) * math.sin((u - 0.5) * arc),
            -(radius + lift) * math.cos((u - 0.5) * arc),
            start + v * (end - start),
        )

    parametric_surface('label', wrap(low, high, 0.0005), m.paper(hex_color), steps=(24, 2))
    if band:
        parametric_surface('band', wrap(low, low + (high - low) * 0.18, 0.0008), m.paint(band, 0.7), steps=(24, 2))


def pump_bottle(location, body, head, paper=None, band=None, radius=0.032, height=0.13, rotation=0.0):
    """A pump bottle with its spout towards +x."""
    r, h = radius, height
    with transform(location, rotation):
        shape = [
            (0, 0),
            (r * 0.92, 0),
            (r, 0.004),
            (r, h * 0.8),
            (r * 0.93, h * 0.88),
            (r * 0.55, h * 0.96),
            (r * 0.42, h),
            (r * 0.42, h + 0.004),
        ]
        lathe('bottle', shape, body, sides=48, bevel=0.0012)
        stem = [(0, h), (r * 0.5, h), (r * 0.5, h + 0.016), (r * 0.42, h + 0.02), (0.004, h + 0.02), (0.004, h + 0.045)]
        button = [(r * 0.36, h + 0.046), (r * 0.36, h + 0.058), (0, h + 0.06)]
        lathe('pump', stem + button, head, sides=40, bevel=0.0008)
        beak = [(0, 0, h + 0.053), (r * 0.7, 0, h + 0.053), (r * 1.12, 0, h + 0.05), (r * 1.25, 0, h + 0.044)]
        tube('beak', beak, r * 0.13, head, segments=5)
        if paper:
            label(r, h * 0.18, h * 0.66, 2.2, paper, band)


def capped_bottle(location, body, cap, paper=None, band=None, radius=0.030, height=0.17, rotation=0.0):
    """A straight bottle with a round shoulder and a plain cap."""
    r, h = radius, height
    with transform(location, rotation):
        shoulder = [
            (r * (0.42 + 0.58 * math.cos(a)), h * 0.78 + r * 0.8 * math.sin(a)) for a in (0, 0.35, 0.7, 1.05, 1.4)
        ]
        lathe(
            'bottle', [(0, 0), (r * 0.92, 0), (r, 0.004), *shoulder, (r * 0.4, h * 0.95)], body, sides=48, bevel=0.001
        )
        c = r * 0.52
        lathe(
            'cap',
            [(0, h * 0.92), (c, h * 0.92), (c, h * 1.06), (c * 0.9, h * 1.075), (0, h * 1.075)],
            cap,
            sides=40,
            bevel=0.001,
        )
        if paper:
            label(r, h * 0.16, h * 0.62, 2.3, paper, band)


def spray_bottle(location, body, head, paper=None, band=None, radius=0.024, height=0.16, rotation=0.0):
    """A slim bottle with a spray head."""
    r, h = radius, height
    with transform(location, rotation):
        lathe(
            'bottle',
            [(0, 0), (r * 0.94, 0), (r, 0.003), (r, h * 0.9), (r * 0.7, h * 0.96), (r * 0.5, h)],
            body,
            sides=40,
            bevel=0.001,
        )
        lathe(
            'collar',
            [
                (0, h - 0.002),
                (r * 0.6, h - 0.002),
                (r * 0.6, h + 0.014),
                (r * 0.45, h + 0.016),
                (r * 0.45, h + 0.03),
                (0, h + 0.032),
            ],
            head,
            sides=32,
            bevel=0.0008,
        )
        tube('nose', [(0, 0, h + 0.023), (r * 0.62, 0, h + 0.023)], 0.0035, head, segments=4)
        if paper:
            label(r, h * 0.2, h * 0.72, 2.2, paper, band)


def jar(location, body, lid, paper=None, radius=0.036, height=0.05, rotation=0.0):
    """A squat jar with a wide lid."""
    r, h = radius, height
    with transform(location, rotation):
        lathe('jar', [(0, 0), (r * 0.94, 0), (r, 0.005), (r, h * 0.95), (r * 0.97, h)], body, sides=56, bevel=0.001)
        lathe(
            'lid',
            [(0, h * 0.96), (r * 1.03, h * 0.96), (r * 1.03, h + 0.016), (r * 0.98, h + 0.019), (0, h + 0.019)],
            lid,
            sides=56,
            bevel=0.001,
        )
        if paper:
            label(r, h * 0.22, h * 0.8, 1.8, paper)


def squeeze_tube(location, body, cap, height=0.15, width=0.05, rotation=0.0):
    """A tube standing on its cap, flat at the top."""

    def skin(u, v):
        flat = v**1.3
        a = 2 * math.pi * u
        w = width / 2 * (0.78 + 0.35 * flat)
        d = width / 2 * 0.78 * (1 - flat) + 0.0012
        return (w * math.cos(a), d * math.sin(a), 0.024 + v * (height - 0.024))

    with transform(location, rotation):
        r = width * 0.40
        lathe('cap', [(0, 0), (r * 0.96, 0), (r, 0.002), (r * 0.94, 0.024), (0, 0.025)], cap, sides=40)
        parametric_surface('tube', skin, body, steps=(40, 20), closed=True)


def random_product(rng, location, rotation):
    """A random product; returns its width."""
    amber, white = m.bottle_glass(), m.ceramic('efe7db', 0.32, 0.0)
    clay, sage = m.ceramic('b9846b', 0.5, 0.0), m.ceramic('8c9a7c', 0.45, 0.0)
    body = (amber, white, amber, white, sage, clay)[int(rng.integers(6))]
    head = (m.black(), m.brass(), m.black(), m.ceramic('efe7db', 0.32, 0.0))[int(rng.integers(4))]
    if head == body:
        head = m.black()
    paper = ('f1e8da', 'f1e8da', 'e4d6bf', 'd9dccb')[int(rng.integers(4))]
    paper = paper if body != white or rng.random() < 0.5 else 'd9c3a8'
    band = INKS[int(rng.integers(len(INKS)))] if rng.random() < 0.7 else None
    kind = int(rng.integers(7))
    height_factor = float(rng.uniform(0.88, 1.15))
    if kind <= 1:
        pump_bottle(location, body, head, paper, band, 0.031, 0.135 * height_factor, rotation - 1.1)
        return 0.075
    if kind <= 3:
        capped_bottle(location, body, head, paper, band, 0.029, 0.17 * height_factor, rotation)
        return 0.066
    if kind == 4:
        spray_bottle(location, body, head, paper, band, 0.024, 0.165 * height_factor, rotation)
        return 0.058
    if kind == 5:
        jar(location, body, head, paper, 0.037, 0.055 * height_factor, rotation)
        return 0.084
    squeeze_tube(
        location,
        m.plain('tube', srgb(('d8cdbb', 'a9b498', 'c08a6d')[int(rng.integers(3))]), 0.35, uneven=0.03),
        head,
        0.15 * height_factor,
        0.05,
        rotation,
    )
    return 0.07


def product_row(rng, start, end, y, z, facing=0.0):
    """A shelf row from x start to end, with labels towards −y, rotated by `facing`.

    Products stand in groups of one to three of the same kind, as in a shop.
    """
    x, gap = start, 0.018
    while x < end:
        kind = int(rng.integers(1 << 30))
        for _ in range(int(rng.choice((1, 1, 2, 2, 3)))):
            if x > end:
                return
            place = (x + 0.035, y + float(rng.normal() * 0.004), z)
            x += random_product(np.random.default_rng(kind), place, facing + float(rng.normal() * 0.2)) + gap * float(
                rng.uniform(0.6, 1.2)
            )
        x += gap * (0.6 + 3 * float(rng.random() < 0.22))
