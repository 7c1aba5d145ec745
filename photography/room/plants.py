"""Plants and cut branches, with their pots and vases."""

import math

import numpy as np
from mathutils import noise

from renderer.geometry import lathe, parametric_surface, transform, tube
from renderer.material import srgb

from . import materials as m


def leafy(location, plant_height=0.95, reach=0.3, stems=6, leaves=46, size=0.15, seed=3, width=0.42):
    """Several stems with broad leaves, growing from location."""
    rng = np.random.default_rng(seed)
    green, bark = m.leaf(), m.paint('6b5638', 0.7)
    for number in range(stems):
        around = 2 * math.pi * number / stems + rng.normal() * 0.4
        stem_height = plant_height * (0.6 + 0.45 * rng.random())
        out = reach * (0.35 + 0.65 * rng.random())
        dx, dy = math.cos(around) * out, math.sin(around) * out
        phase = 2.4 * number

        def path(k, dx=dx, dy=dy, stem_height=stem_height, phase=phase):
            lean = 0.25 + 0.75 * k * k
            bend = 0.022 * stem_height * (math.sin(5.5 * k + phase) - math.sin(phase))
            return (
                location[0] + dx * lean + bend,
                location[1] + dy * lean - bend * math.sin(phase),
                location[2] + stem_height * k * (1 - 0.12 * k),
            )

        x, y, z = path(0)
        tube(
            'stem',
            [(x, y, z - 0.05 * plant_height), *(path(k) for k in np.linspace(0, 1, 20))],
            0.0022 + 0.0027 * plant_height,
            bark,
            radii=list(np.linspace(1, 0.3, 21)),
            segments=3,
        )
        for turn in (0, 2.1, 4.2):
            tilt = (0, -0.75 - 0.2 * math.sin(phase + turn), around + turn)
            leaf(path(1), tilt, size * (0.5 + 0.1 * math.sin(turn + number)), width, 0.4, 0.0, green)
        each = leaves // stems + 1
        for i in range(each):
            k = min(1.0, 0.25 + 0.75 * (i + rng.random() * 0.5) / each)
            angle = around + i * 2.4 + rng.normal() * 0.4
            tilt = (rng.normal() * 0.25, rng.normal() * 0.25 - 0.15, angle)
            length = size * (0.6 + 0.55 * rng.random()) * (1.1 - 0.35 * k)
            leaf(path(k), tilt, length, width, 0.25 + 0.9 * rng.random(), rng.normal() * 0.12, green)


def leaf(location, rotation, length, width, droop, twist, material):
    """A leaf along +x on a short stalk: an arc that droops, folded and wavy along its middle."""
    length, bend, rise = length * 1.2, 0.35 + 1.1 * droop, 0.55

    def blade(u, v):
        pitch = rise - bend * v
        x = length * (math.sin(rise) - math.sin(pitch)) / bend
        z = length * (math.cos(pitch) - math.cos(rise)) / bend
        half = 0.004 * length + 0.56 * width * length * math.sin(math.pi * max(0.0, v - 0.1) / 0.9) ** 0.85
        y = (2 * u - 1) * half
        wave = 0.022 * length * math.sin(v * 11 + 2 * math.copysign(1, y) + 30 * twist) * abs(2 * u - 1) ** 2
        return (x, y, z + 0.24 * abs(y) + twist * y + wave * min(1.0, 4 * v * (1 - v)))

    parametric_surface('leaf', blade, material, steps=(13, 26), location=location, rotation=rotation)


def branch(location, tip, leaves, size, width, seed):
    """A cut branch from location to `tip` (eucalyptus, olive) with small leaves in pairs."""
    rng = np.random.default_rng(seed)
    a, b = np.array(location), np.array(tip)
    side = rng.normal(size=3) * 0.08 * np.linalg.norm(b - a)

    def path(k):
        return a + (b - a) * k + side * math.sin(math.pi * k) - np.array([0, 0, 0.12 * np.linalg.norm(b - a) * k**3])

    tube(
        'branch',
        [tuple(path(k)) for k in np.linspace(0, 1, 16)],
        0.0022,
        m.paint('7a6a4a', 0.7),
        radii=list(np.linspace(1, 0.4, 16)),
        segments=3,
    )
    for i in range(leaves):
        k = 0.28 + 0.72 * (i // 2) / (leaves / 2)
        ahead = path(min(1, k + 0.02)) - path(k - 0.02)
        yaw = math.atan2(ahead[1], ahead[0]) + (1.1 if i % 2 else -1.1) + rng.normal() * 0.35 + i * 0.5
        leaf(
            tuple(path(min(k, 1))),
            (rng.normal() * 0.5, rng.normal() * 0.3 - 0.2, yaw),
            size * (0.7 + 0.5 * rng.random()),
            width,
            0.4,
            rng.normal() * 0.2,
            m.leaf('8fa089', '66786a'),
        )


def pot(location, radius=0.19, height=0.33, hex_color='d8c4ae'):
    """A straight plaster pot with soil."""
    r, h = radius, height
    profile = [
        (0, 0),
        (r * 0.79, 0),
        (r * 0.87, 0.01),
        (r, h * 0.91),
        (r * 1.02, h),
        (r * 0.97, h * 1.01),
        (r * 0.92, h * 0.91),
        (r * 0.9, h * 0.74),
    ]
    lathe('pot', profile, m.ceramic(hex_color, 0.75, 0.2), location=location, bevel=0.002)

    def soil(u, v):
        x, y = 0.915 * r * v * math.cos(2 * math.pi * u), 0.915 * r * v * math.sin(2 * math.pi * u)
        lumps = 0.6 * noise.noise((x * 5 / r, y * 5 / r, 0)) + 0.4 * noise.noise((x * 14 / r, y * 14 / r, 3))
        return (x, y, h * 0.82 + 0.06 * r * lumps)

    crumbs = m.plain('soil', srgb('38261a'), 0.95, bump=0.8, uneven=0.4)
    parametric_surface('soil', soil, crumbs, (110, 46), closed=True, location=location)


VASES = {
    'bulb': [
        (0, 0),
        (0.035, 0),
        (0.055, 0.03),
        (0.058, 0.07),
        (0.04, 0.11),
        (0.02, 0.135),
        (0.018, 0.165),
        (0.022, 0.175),
        (0.019, 0.175),
        (0.015, 0.16),
        (0.015, 0.12),
    ],
    'tall': [
        (0, 0),
        (0.045, 0),
        (0.05, 0.006),
        (0.056, 0.12),
        (0.048, 0.2),
        (0.03, 0.245),
        (0.034, 0.262),
        (0.03, 0.262),
        (0.026, 0.245),
        (0.04, 0.19),
        (0.04, 0.1),
    ],
    'bowl': [
        (0, 0),
        (0.03, 0),
        (0.034, 0.012),
        (0.075, 0.03),
        (0.095, 0.065),
        (0.092, 0.067),
        (0.07, 0.036),
        (0, 0.02),
    ],
    'egg': [
        (0, 0),
        (0.04, 0),
        (0.07, 0.03),
        (0.082, 0.08),
        (0.07, 0.13),
        (0.04, 0.16),
        (0.036, 0.164),
        (0.034, 0.16),
        (0.06, 0.12),
    ],
}


def vase(location, kind='bulb', hex_color='e2d2bf', scale=1.0, rough=0.7):
    """A thrown vase; see VASES for the kinds."""
    lathe(
        'vase',
        [(r * scale, z * scale) for r, z in VASES[kind]],
        m.ceramic(hex_color, rough, 0.15),
        location=location,
        subdivisions=1,
    )


def potted(location, seed=3, hex_color='d8c4ae', radius=0.19, height=0.33, **options):
    """A leafy plant in a pot on the floor."""
    with transform(location):
        pot((0, 0, 0), radius, height, hex_color)
        leafy((0, 0, height * 0.86), seed=seed, **options)
