"""Round brushes, a paddle brush, and brush cups."""

import math

import bpy
import numpy as np

from renderer.geometry import add_object, cut_sheet, lathe, parametric_surface, transform

from . import materials as m


def bristles(points, directions, length, thickness, material):
    """Thin spikes from points along directions, in one mesh."""
    corners, faces = [], []
    for p, way in zip(points, directions):
        side = np.cross(way, (0.3, 0.5, 0.81))
        side /= np.linalg.norm(side)
        other = np.cross(way, side)
        first = len(corners)
        for k in range(3):
            a = 2 * math.pi * k / 3
            corners.append(p + thickness * (math.cos(a) * side + math.sin(a) * other))
        corners.append(p + way * length)
        faces += [(first, first + 1, first + 3), (first + 1, first + 2, first + 3), (first + 2, first, first + 3)]
    mesh = bpy.data.meshes.new('bristles')
    mesh.from_pydata([tuple(map(float, c)) for c in corners], [], faces)
    return add_object('bristles', mesh, material, smooth=False)


def round_brush(location, rotation, girth=1.0, seed=0):
    """A round brush along +x, handle first; girth 1 is a 54 mm barrel."""
    rng = np.random.default_rng(seed)
    handle, rows, each = m.walnut(), 30, 26
    upright = (0, math.pi / 2, 0)
    core = 0.0155 * girth
    with transform(location, rotation):
        grip = [
            (0, 0),
            (0.006, 0.001),
            (0.0095, 0.01),
            (0.0105, 0.04),
            (0.0085, 0.08),
            (0.0095, 0.105),
            (0.012, 0.118),
            (0.012, 0.125),
            (0, 0.126),
        ]
        lathe('grip', grip, handle, rotation=upright, bevel=0.0006)
        lathe('ferrule', [(0.0125, 0.118), (0.0125, 0.130), (0.0118, 0.131)], m.steel(), rotation=upright)
        lathe(
            'barrel',
            [(0, 0.126), (core, 0.126), (core, 0.222), (core * 0.8, 0.228), (0, 0.229)],
            m.metal('barrel', (0.55, 0.42, 0.33), 0.3),
            rotation=upright,
            bevel=0.001,
        )
        points, directions = [], []
        for i in range(rows):
            for j in range(each):
                a = 2 * math.pi * (j + 0.5 * (i % 2)) / each
                for _ in range(3):
                    way = np.array(
                        [0.10 * rng.normal(), math.cos(a) + 0.09 * rng.normal(), math.sin(a) + 0.09 * rng.normal()]
                    )
                    way /= np.linalg.norm(way)
                    points.append(
                        np.array([0.131 + 0.088 * i / (rows - 1), core * 0.97 * math.cos(a), core * 0.97 * math.sin(a)])
                    )
                    directions.append(way)
        bristles(points, directions, 0.0115 * girth, 0.00034, m.plain('boar', (0.05, 0.028, 0.018), 0.45))


def paddle(location, rotation):
    """A flat paddle brush along x with its head at +x, lying on its back."""
    outline = []
    for side in (1, -1):
        half = []
        for i in range(90):
            x = 0.056 - 0.246 * i / 89
            head = 0.036 * max(0, 1 - abs(x / 0.056) ** 2.8) ** (1 / 2.8) if abs(x) < 0.056 else 0
            along = min(max((-0.03 - x) / 0.16, 0), 1)
            grip = 0.0085 + 0.005 * math.sin(along * math.pi) + 0.0035 * max(0, along - 0.55) if x < -0.03 else 0
            if x < -0.178:
                grip *= math.sqrt(max(0, 1 - ((-0.178 - x) / 0.012) ** 2))
            half.append((x, side * (head**4 + grip**4) ** 0.25))
        outline += half if side == 1 else half[::-1][1:-1]

    def pad(u, v):
        a = 2 * math.pi * u
        return (0.044 * v * math.cos(a), 0.028 * v * math.sin(a), 0.0065 + 0.0065 * math.sqrt(max(0, 1 - v**3.2)))

    with transform(location, rotation):
        cut_sheet('paddle', outline, 0.013, m.walnut(), edge=0.0055, segments=5)
        parametric_surface('pad', pad, m.ceramic('8a4a30', 0.6, 0), steps=(60, 16), closed=True)
        points = [
            np.array([i * 0.0057 + 0.0028 * (j % 2), j * 0.0058, 0.010]) for i in range(-7, 8) for j in range(-4, 5)
        ]
        points = [p for p in points if (p[0] / 0.041) ** 2 + (p[1] / 0.026) ** 2 < 1]
        directions = [np.array([p[0] * 3, p[1] * 5, 1.0]) for p in points]
        bristles(points, directions, 0.017, 0.0009, m.black())


def cup(location, hex_color):
    """A clay cup for brushes."""
    r, h = 0.042, 0.1
    profile = [(0, 0), (r * 0.95, 0), (r, 0.004), (r, h), (r * 0.95, h), (r * 0.93, 0.006), (0, 0.006)]
    lathe('cup', profile, m.ceramic(hex_color, 0.55, 0.1), location=location, bevel=0.001)


def brush_cup(location, leans, hex_color='b9846b', seed=0, girths=(1.0,)):
    """A cup with round brushes leaning in it: leans are pairs of angles (tilt, azimuth)."""
    cup(location, hex_color)
    x, y, z = location
    for i, (away, around) in enumerate(leans):
        shift = 0.018
        foot = (x - shift * math.cos(around), y - shift * math.sin(around), z + 0.012)
        round_brush(foot, (0, -math.pi / 2 + away, around), girth=girths[i % len(girths)], seed=seed + i)
