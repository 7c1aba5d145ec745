"""The wash room: reclining chairs with basins, a wall of sage tiles, a ledge of bottles, shelves of towels."""

import math

import bpy
import numpy as np

from renderer.geometry import add_object, box, lathe, parametric_surface, transform, tube

from . import bottles, life, light, plants, shell, surfaces, textiles
from . import materials as m
from .cushion import cushion
from .pampas import pampas

WIDE, DEEP, LEDGE = 2.8, 4.6, 1.34
TILE, JOINT = (0.20, 0.066), 0.003


def tiles(x0, x1, foot, top):
    """Glazed bricks on the wall at y = 0, each slightly out of alignment, in one mesh."""
    rng = np.random.default_rng(4)
    points, faces = [], []
    width, height = TILE
    rows = int((top - foot) / height)
    for row in range(rows):
        x = x0 - (width / 2 if row % 2 else 0)
        z = foot + row * height
        while x < x1:
            left, right = max(x, x0) + JOINT / 2, min(x + width, x1) - JOINT / 2
            tilt, rotation, lift = rng.normal(0, 0.006), rng.normal(0, 0.006), 0.010 + rng.normal(0, 0.0006)
            x += width
            if right - left < 0.01:
                continue
            first = len(points)
            for inset, out in ((0.0028, 1.0), (0.0, 0.72), (0.0, 0.0)):
                for px, pz in (
                    (left + inset, z + JOINT / 2 + inset),
                    (right - inset, z + JOINT / 2 + inset),
                    (right - inset, z + height - JOINT / 2 - inset),
                    (left + inset, z + height - JOINT / 2 - inset),
                ):
                    lean = tilt * (pz - z - height / 2) + rotation * (px - (left + right) / 2)
                    points.append((px, -(lift + lean) * out, pz))
            faces.append(tuple(first + i for i in range(4)))
            for ring in (0, 4):
                faces.extend(
                    (first + ring + i, first + ring + 4 + i, first + ring + 4 + (i + 1) % 4, first + ring + (i + 1) % 4)
                    for i in range(4)
                )
    mesh = bpy.data.meshes.new('tiles')
    mesh.from_pydata(points, [], faces)
    add_object('tiles', mesh, surfaces.glazed_tile(), smooth=False)
    box(
        'mortar',
        (x1 - x0, 0.006, top - foot),
        m.paint('cfc6b4', 0.9),
        location=((x0 + x1) / 2, -0.003, (foot + top) / 2),
        bevel=0,
    )


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

    with transform(location):
        parametric_surface('bowl', skin, m.bone_china(), steps=(72, 41), closed=True, subdivisions=1)
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
    """A reclining seat with a channeled back at the bowl, feet towards −y. Returns its sides and arms."""
    hide, parts = m.leather(roughness=0.5, creases=0.7), []
    with transform(location):
        box('column', (0.34, 0.40, 0.80), m.paint('e6dccb', 0.35), location=(0, 0.14, 0.40), bevel=0.05, segments=6)
        bowl((0, 0.10, 0.80))
        cushion(
            'seat', (0.56, 0.60, 0.15), hide, location=(0, -0.72, 0.40), rotation=(-0.06, 0, 0), puff=0.022, edge=0.05
        )
        with transform((0, -0.325, 0.625), (0.80, 0, 0)):
            cushion('rest', (0.52, 0.60, 0.10), hide, location=(0, 0, -0.015), puff=0.01, edge=0.045)
            for i in range(6):
                channel = (0.52 - 0.02) / 6
                place = ((i - 2.5) * channel, 0, 0.02 + 0.002 * math.sin(5 * i))
                cushion('channel', (channel * 1.02, 0.58, 0.10), hide, location=place, puff=0.012, edge=0.036)
        for side in (-1, 1):
            parts += [
                box('side', (0.075, 0.74, 0.40), hide, location=(side * 0.32, -0.62, 0.36), bevel=0.034, segments=6),
                cushion('arm', (0.11, 0.62, 0.07), hide, location=(side * 0.325, -0.64, 0.585), puff=0.01, edge=0.03),
            ]
            ring = [(side * 0.359, y, z) for y, z in rounded(-0.975, -0.265, 0.18, 0.545, 0.05)]
            tube('piping', ring, 0.0045, hide, closed=True, segments=4)
        ring = [(x, y, 0.472 - 0.06 * (y + 0.72)) for x, y in rounded(-0.262, 0.262, -1.0, -0.44, 0.06)]
        tube('piping', ring, 0.005, hide, closed=True, segments=4)
        box('belly', (0.56, 0.56, 0.24), hide, location=(0, -0.60, 0.26), bevel=0.02)
        box('plinth', (0.50, 0.56, 0.14), m.black(), location=(0, -0.58, 0.07), bevel=0.01)
    return parts


# Where products start on the ledge, and their groups for bottles.product_row().
ROWS = (
    (-1.36, ((2, 0.09, 'mask', 'jar', 'clay'), (1, 0.09, 'mask', 'jar', 'cream'))),
    (-0.98, ((3, 0.078, 'shampoo', 'round', 'amber', 'pump'), None, (2, 0.07, 'conditioner', 'tall', 'sage', 'pump'))),
    (0.14, ((2, 0.076, 'shampoo', 'round', 'cream', 'pump'), (2, 0.07, 'oil', 'small', 'amber', 'dropper'), None)),
    (1.27, ((3, 0.072, 'conditioner', 'tall', 'cream', 'pump'), None, (2, 0.068, 'curl cream', 'tube', 'clay'))),
)


def ledge():
    """A walnut ledge on the tiles, with products and plants."""
    rng = np.random.default_rng(23)
    box('ledge', (2 * WIDE, 0.17, 0.035), m.walnut(), location=(0, -0.085, LEDGE + 0.0175), bevel=0.003)
    z, y = LEDGE + 0.035, -0.08
    for start, row in ROWS:
        bottles.product_row(rng, start, y, z, row)
    plants.vase((-0.18, y, z), 'tall', '6f7a5f', 0.85, 0.4)
    for i, (dx, dy, dz) in enumerate(
        ((-0.17, 0.0, 0.40), (0.12, -0.05, 0.44), (0.02, -0.09, 0.50), (-0.06, 0.02, 0.54))
    ):
        plants.branch((-0.18, y, z + 0.19), (-0.18 + dx, y + dy, z + dz), 32, 0.038, 0.32, seed=60 + i)
    with transform((0.92, y, z)):
        plants.pot((0, 0, 0), 0.065, 0.105, 'd8c4ae')
        plants.leafy((0, 0, 0.09), 0.2, 0.16, 7, 42, 0.07, 13, 0.36)


def towels():
    """An open oak stand with folded and rolled towels."""
    with transform((-1.98, -0.26, 0)):
        for side in (-0.33, 0.33):
            box('side', (0.028, 0.36, 1.12), m.oak(2), location=(side, 0, 0.56), bevel=0.003)
        white, sage, clay = m.terry(), m.terry('a9b498'), m.terry('c79a83')
        for z in (0.10, 0.43, 0.76, 1.09):
            box('shelf', (0.64, 0.35, 0.026), m.oak(0), location=(0, 0, z), bevel=0.003)
        size = {'width': 0.28, 'depth': 0.30, 'height': 0.042}
        for x, z, colors, seed in (
            (-0.155, 0.113, (white, white, white, white, white), 1),
            (0.15, 0.113, (clay, clay, clay, white), 5),
            (-0.15, 0.443, (sage, sage, sage, sage, sage), 9),
            (0.155, 0.443, (white, white, white), 14),
        ):
            textiles.towel_stack((x, -0.01, z), colors, 0.0, seed, **size)
        for x, z, color, seed in (
            (-0.22, 0.773, white, 1),
            (-0.115, 0.773, white, 2),
            (-0.01, 0.773, white, 3),
            (-0.168, 0.862, white, 4),
            (-0.062, 0.862, clay, 5),
        ):
            textiles.rolled_towel((x, -0.01, z), color, 0.05, 0.30, math.pi / 2 + 0.02 * seed, seed)
        textiles.towel_stack((0.17, -0.01, 0.773), (clay, white), 0.0, 21, **{**size, 'width': 0.24})
        plants.vase((0.12, 0.0, 1.103), 'egg', 'efe4d4', 1.1)
        pampas((0.12, 0.0, 1.103 + 0.175), 9, 0.42, 0.12, seed=15, hairs=220)


def furnish():
    """The whole room; its window side is open for light."""
    shell.floor(-WIDE - 0.3, WIDE, -DEEP, 0)
    clay, cream = surfaces.plaster(surfaces.CLAY, 0.2), surfaces.plaster(surfaces.CREAM, 0.15)
    box('wall', (2 * WIDE + 0.4, 0.1, 3.2), clay, location=(0, 0.05, 1.5), bevel=0)
    box('east wall', (0.1, DEEP + 0.4, 3.2), cream, location=(WIDE + 0.05, -DEEP / 2, 1.5), bevel=0)
    box('south wall', (2 * WIDE + 0.4, 0.1, 3.2), cream, location=(0, -DEEP - 0.05, 1.5), bevel=0)
    box('ceiling', (2 * WIDE + 0.4, DEEP + 0.4, 0.1), cream, location=(0, -DEEP / 2, 3.05), bevel=0)
    for y0, y1, z0, z1 in (
        (-0.75, 0.1, 0, 3.1),
        (-DEEP - 0.1, -3.1, 0, 3.1),
        (-3.1, -0.75, 0, 0.75),
        (-3.1, -0.75, 2.7, 3.1),
    ):
        box(
            'west wall', (0.16, y1 - y0, z1 - z0), cream, location=(-WIDE - 0.08, (y0 + y1) / 2, (z0 + z1) / 2), bevel=0
        )
    bar = m.paint('1b211c', 0.35)
    for y in (-0.77, -1.53, -2.32, -3.08):
        box('bar', (0.05, 0.035, 1.95), bar, location=(-WIDE - 0.1, y, 1.725), bevel=0.003)
    for z in (0.77, 1.95, 2.68):
        box('bar', (0.045, 2.35, 0.03), bar, location=(-WIDE - 0.1, -1.925, z), bevel=0.003)
    tiles(-WIDE, WIDE, 0.0, LEDGE)
    ledge()
    towels()
    left, _ = (wash_chair((x, -0.42, 0)) for x in (-0.88, 0.52))
    life.draped((-0.54, -1.05, 0.70), (0, 0, math.pi / 2 + 0.1), m.terry(), (0.42, 0.85), left, thickness=0.008)
    for x in (-0.88, 0.52, 1.95):
        light.globe_lamp((x, -0.45, 2.1))
