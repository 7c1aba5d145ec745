"""Dried pampas grass."""

import math
from functools import cache

import bpy
import numpy as np

from renderer.geometry import add_object, tube
from renderer.material import Material, srgb

from . import materials as m


def pampas(location, stems=9, height=0.3, spread=0.07, seed=0, hairs=260):
    """Dried plume grass in a vase; location is its mouth."""
    rng = np.random.default_rng(seed)
    points, faces = [], []
    for _ in range(stems):
        around, stem_height, out = (
            rng.random() * 6.28,
            height * (0.8 + 0.45 * rng.random()),
            spread * (0.6 + rng.random()),
        )

        def path(k, around=around, stem_height=stem_height, out=out):
            return np.array(
                [
                    location[0] + math.cos(around) * out * k**1.6,
                    location[1] + math.sin(around) * out * 0.7 * k**1.6,
                    location[2] - 0.02 + stem_height * k * (1 - 0.06 * k),
                ]
            )

        tube('stalk', [tuple(path(k)) for k in np.linspace(0, 1, 10)], 0.0013, m.paint('b08d62', 0.8), segments=2)
        for _ in range(hairs):
            k = 0.5 + 0.5 * rng.random()
            way = rng.normal(size=3) * 0.5 + np.array([math.cos(around) * 0.5, math.sin(around) * 0.5, 1.2])
            way /= np.linalg.norm(way)
            length = 0.034 * (1.25 - abs(k - 0.72) * 2.2) * height / 0.3
            side = np.cross(way, rng.normal(size=3))
            side *= 0.00045 / np.linalg.norm(side)
            first = len(points)
            for q in (0, 0.33, 0.66, 1):
                p = path(k) + way * length * q + np.array([0, 0, -0.012 * q * q])
                points += [p - side * (1 - 0.7 * q), p + side * (1 - 0.7 * q)]
            faces += [(first + 2 * i, first + 2 * i + 1, first + 2 * i + 3, first + 2 * i + 2) for i in range(3)]
    mesh = bpy.data.meshes.new('pampas')
    mesh.from_pydata([tuple(map(float, p)) for p in points], [], faces)
    add_object('pampas', mesh, _plume(), smooth=False)


@cache
def _plume():
    """Dry grass."""
    s = Material('plume')
    s.set_inputs(Base_Color=srgb('dcc4a2'), Roughness=0.8, Specular_IOR_Level=0.1)
    return s.material
