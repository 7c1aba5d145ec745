"""Folded terry towels and a clay vase with dried grass, against plaster."""

import math

import numpy as np

from renderer import lighting
from renderer.geometry import lathe, strand_curves, tube
from renderer.material import srgb
from renderer.materials import cloth, hair, plain

from . import table
from .props.towel import folded_towel

# Color, rotation, and how far each is pushed sideways and back.
STACK = (
    ('#e9dfd0', 0.02, 0.000, 0.000),
    ('#b9866c', 0.085, 0.005, -0.006),
    ('#e9dfd0', -0.060, -0.007, 0.004),
    ('#939a80', 0.045, 0.004, 0.002),
)


def build(rng):
    table.seamless_backdrop(srgb('#d9c6b0'), back=0.16, bump=0.3)
    height = 0.0
    for i, (code, rotation, across, back) in enumerate(STACK):
        color = srgb(code)
        material = cloth(f'towel {i}', color, 9, bump=0.6, uneven=0.06)
        place = (-0.055 + across, 0.02 + back, height)
        size = {'width': 0.23, 'depth': 0.17, 'height': 0.040, 'loop_size': 0.6}
        folded_towel(rng, place, rotation, material, color, top=i == 3, **size)
        height += 0.0375
    vase((0.135, 0.045, 0), plain('clay', srgb('#b9846b'), 0.62, grain=60, bump=0.10, uneven=0.07))
    grass(rng, (0.135, 0.045, 0.15))
    lighting.environment((0.92, 0.86, 0.80), 0.32)
    lighting.sun((0.80, 0.42, -0.46), 4.2, angle=0.09)
    lighting.area_light((0.7, -0.5, 0.6), (0, 0, 0.1), 0.8, 1.2, (1, 0.90, 0.80))
    lighting.camera((0.10, -0.84, 0.25), (0.030, 0.02, 0.142), 58, 5.6, (-0.02, -0.06, 0.09))


def vase(location, clay):
    """A thrown vase with a belly, a narrow neck and faint throwing rings."""
    shape = [
        (0.030, 0.0),
        (0.047, 0.020),
        (0.056, 0.048),
        (0.054, 0.078),
        (0.040, 0.108),
        (0.022, 0.128),
        (0.0175, 0.146),
        (0.0190, 0.160),
        (0.0225, 0.168),
    ]
    heights = np.linspace(0, 0.168, 90)
    radii = np.interp(heights, [z for _, z in shape], [r for r, _ in shape])
    radii = np.convolve(np.pad(radii, 6, mode='edge'), np.ones(13) / 13, mode='valid')
    outside = [(r + 0.00022 * math.sin(z * 1500), z) for r, z in zip(radii, heights)]
    inside = [(outside[-1][0] - 0.0012, 0.1692), (outside[-1][0] - 0.0030, 0.167), (0.0150, 0.146), (0.0150, 0.10)]
    lathe('vase', [(0, 0.001), (0.028, 0.0005), *outside, *inside], clay, location, sides=160)


def grass(rng, location):
    """Nine dry stems with soft plumes."""
    straw = plain('straw', srgb('#b08d62'), 0.8)
    points, colors, t = [], [], np.linspace(0, 1, 4)[:, None]
    for stem in range(9):
        angle, length, lean = (
            0.7 * stem + rng.normal(0, 0.2),
            0.13 + 0.06 * rng.random(),
            0.020 + 0.060 * rng.random(),
        )
        way = np.array([math.cos(angle), 0.7 * math.sin(angle), 0])

        def path(k, way=way, length=length, lean=lean):
            return np.array(location) + way * lean * k**1.6 + np.array([0, 0, length * k * (1 - 0.06 * k) - 0.03])

        tube('stem', [tuple(path(k)) for k in np.linspace(0, 1, 16)], 0.0010, straw)
        for _ in range(900):
            k = 0.42 + 0.58 * rng.random()
            out = 0.5 * rng.normal(size=3) + 0.5 * way + np.array([0, 0, 1.2])
            reach = 0.024 * (1.25 - abs(k - 0.72) * 2.2) / np.linalg.norm(out)
            points.append(path(k) + out * reach * t + np.array([0, 0, -0.010]) * t * t)
            colors.append(np.tile(np.array(srgb('#d9bd97')) * (1 + 0.15 * rng.normal()), (4, 1)))
    strand_curves(
        'plumes',
        np.array(points),
        0.00026 * (1 - 0.6 * t[:, 0]),
        np.clip(np.array(colors), 0.05, 0.9),
        hair('plume', 0.5, 0.6),
    )
