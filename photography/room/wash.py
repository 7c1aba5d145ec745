"""The wash room: reclining chairs with basins, a wall of sage tiles, a ledge of bottles, shelves of towels."""

import math

import bpy
import numpy as np

from renderer.geometry import add_object, box, transform

from . import bottles, life, light, plants, shell, surfaces, textiles
from . import materials as m
from .pampas import pampas
from .wash_chair import wash_chair

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
