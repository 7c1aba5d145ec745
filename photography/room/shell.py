"""The room: floor, walls, shop window and ceiling."""

import math

import bpy

from renderer.geometry import add_object, box

from . import materials, surfaces

WEST, EAST, SOUTH, NORTH, TOP = -3.0, 5.2, -5.6, 0.0, 3.1
PANE = (-4.75, -0.95, 0.5, 2.75)
STATIONS = (-1.6, 0.2, 2.0, 3.8)
MIRROR = {'width': 0.82, 'height': 1.32, 'foot': 0.95}
BLOCK, BLOCK_WIDTH, GAP = 0.50, 0.10, 0.0014


def floor(x0=WEST, x1=EAST, y0=SOUTH, y1=NORTH):
    """Oak blocks in a herringbone pattern, in one mesh with beveled edges; UV in meters along each block."""
    points, faces, cuts = [], [], []
    rotation = math.sqrt(0.5)
    reach = math.hypot(x1 - x0, y1 - y0) / 2
    steps = int(reach / BLOCK_WIDTH) + 8
    middle = ((x0 + x1) / 2, (y0 + y1) / 2)

    def block(along, across, upright):
        """One block, from its lower left corner in the pattern's own axes."""
        size = (BLOCK_WIDTH, BLOCK) if upright else (BLOCK, BLOCK_WIDTH)
        center = (along + size[0] / 2, across + size[1] / 2)
        x = middle[0] + (center[0] - center[1]) * rotation
        y = middle[1] + (center[0] + center[1]) * rotation
        if not (x0 - 0.4 < x < x1 + 0.4 and y0 - 0.4 < y < y1 + 0.4):
            return
        first = len(points)
        for inset, z in ((GAP / 2 + 0.0012, 0.0), (GAP / 2, -0.0012), (GAP / 2, -0.012)):
            for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                a, b = sx * (size[0] / 2 - inset), sy * (size[1] / 2 - inset)
                points.append((x + (a - b) * rotation, y + (a + b) * rotation, z))
                cuts.append((b, a) if upright else (a, b))
        faces.append(tuple(first + i for i in range(4)))
        for ring in (0, 4):
            faces.extend(
                (first + ring + i, first + ring + 4 + i, first + ring + 4 + (i + 1) % 4, first + ring + (i + 1) % 4)
                for i in range(4)
            )

    for row in range(-steps, steps):
        for column in range(-steps // 4, steps // 4):
            along = row * BLOCK_WIDTH + column * 2 * BLOCK
            block(along, row * BLOCK_WIDTH, False)
            block(along + BLOCK, row * BLOCK_WIDTH + BLOCK_WIDTH - BLOCK, True)
    mesh = bpy.data.meshes.new('floor')
    mesh.from_pydata(points, [], faces)
    layer = mesh.uv_layers.new()
    corners = [i for face in faces for i in face]
    layer.data.foreach_set('uv', [value for i in corners for value in cuts[i]])
    add_object('floor', mesh, surfaces.herringbone(), smooth=False)
    box('subfloor', (x1 - x0 + 1, y1 - y0 + 1, 0.1), materials.black(), location=(*middle, -0.06), bevel=0)


def skirting(start, end, wall):
    """A painted board along a wall from x (or y) start to end. wall: ('y', 0.0, -1) is the wall at y = 0 facing −y."""
    axis, position, facing = wall
    height = 0.11
    length, middle = abs(end - start), (start + end) / 2
    size = (length, 0.018, height) if axis == 'y' else (0.018, length, height)
    location = (
        (middle, position + facing * 0.009, height / 2)
        if axis == 'y'
        else (position + facing * 0.009, middle, height / 2)
    )
    box('skirting', size, materials.paint('e9dfd0', 0.4), location=location, bevel=0.004)


def walls():
    """Four walls and the ceiling."""
    clay = surfaces.plaster(surfaces.CLAY, 0.2)
    cream = surfaces.plaster(surfaces.CREAM, 0.15)
    width, depth, center_z = EAST - WEST + 0.4, NORTH - SOUTH + 0.4, TOP / 2
    middle = ((EAST + WEST) / 2, (NORTH + SOUTH) / 2)
    box('mirror wall', (width, 0.1, TOP + 0.1), clay, location=(middle[0], 0.05, center_z), bevel=0)
    box('back wall', (width, 0.1, TOP + 0.1), clay, location=(middle[0], SOUTH - 0.05, center_z), bevel=0)
    box('east wall', (0.1, depth, TOP + 0.1), cream, location=(EAST + 0.05, middle[1], center_z), bevel=0)
    box('ceiling', (width, depth, 0.1), cream, location=(*middle, TOP + 0.05), bevel=0)
    skirting(WEST, EAST, ('y', NORTH, -1))
    skirting(WEST, EAST, ('y', SOUTH, 1))
    skirting(SOUTH, NORTH, ('x', EAST, -1))
    skirting(SOUTH, NORTH, ('x', WEST, 1))


def window():
    """The street wall with a wide window, thin black bars and a deep oak sill."""
    cream, bar = surfaces.plaster(surfaces.CREAM, 0.15), materials.paint('1b211c', 0.35)
    y0, y1, z0, z1 = PANE
    x, thickness = WEST - 0.1, 0.2
    for start, end in ((SOUTH - 0.2, y0), (y1, NORTH + 0.2)):
        box('street wall', (thickness, end - start, TOP), cream, location=(x, (start + end) / 2, TOP / 2), bevel=0.004)
    for low, high in ((0, z0), (z1, TOP)):
        box(
            'street wall',
            (thickness, y1 - y0, high - low),
            cream,
            location=(x, (y0 + y1) / 2, (low + high) / 2),
            bevel=0.004,
        )
    box(
        'sill',
        (0.30, y1 - y0 + 0.06, 0.035),
        materials.oak(1),
        location=(WEST - 0.06, (y0 + y1) / 2, z0 + 0.0175),
        bevel=0.004,
    )
    frame(y0, y1, z0 + 0.035, z1, bar)


def frame(y0, y1, z0, z1, paint):
    """Steel bars of the window: four panes and a transom."""
    x, panes, transom = WEST - 0.12, 4, 0.55
    for i in range(panes + 1):
        y = y0 + (y1 - y0) * i / panes
        thickness = 0.05 if i in (0, panes) else 0.034
        box('bar', (0.06, thickness, z1 - z0), paint, location=(x, y, (z0 + z1) / 2), bevel=0.003)
    for z, thickness in ((z0 + 0.02, 0.04), (z1 - transom, 0.03), (z1 - 0.02, 0.04)):
        box('bar', (0.056, y1 - y0, thickness), paint, location=(x, (y0 + y1) / 2, z), bevel=0.003)
