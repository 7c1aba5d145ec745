"""A booster seat for children."""

import math

import numpy as np
from mathutils import Vector, noise

from hair.vector import smoothstep
from renderer.geometry import parametric_surface, transform, tube

from . import materials as m

CORNER = 0.05


def _outline(around, width, depth):
    """A point of a rectangle with round corners, and the distance to it along its outline."""
    right, front, arc = width / 2 - CORNER, depth / 2 - CORNER, math.pi * CORNER / 2
    way = around * (4 * (right + front) + 4 * arc)
    for turn, side in enumerate((2 * front, 2 * right, 2 * front, 2 * right)):
        heading = turn * math.pi / 2
        c, s = math.cos(heading), math.sin(heading)
        x, y = (right, front) if turn % 2 == 0 else (front, right)
        if way <= side:
            x, y = x + CORNER, way - y
            break
        way -= side
        if way <= arc or turn == 3:
            angle = min(way, arc) / CORNER
            x, y = x + CORNER * math.cos(angle), y + CORNER * math.sin(angle)
            break
        way -= arc
    return c * x - s * y, s * x + c * y


def _block(name, size, bottom, hide, bulge, crown, sag, seed):
    """A stuffed box with piping along its edges. crown, sag: how far its top rises, and sinks in the middle."""
    width, depth, height = size

    def surface(u, v):
        x, y = _outline(u, width, depth)
        side = noise.noise(Vector((x * 9, y * 9, seed)))
        if v > 0.5:  # the top, from its edge to its middle
            r = 1 - (2 * v - 1)
            x, y = x * r, y * r
            full = 1 - r**5
            # Cloth gathers along the piping, and creases where children sit.
            gathers = noise.noise(Vector((70 * x / max(r, 0.3), 70 * y / max(r, 0.3), seed))) * smoothstep(r, 0.7, 0.97)
            creases = noise.fractal(Vector((11 * x + 3 * y, 26 * y - 7 * x, seed)), 1, 2, 3) * full
            dip = math.exp(-((x / 0.11) ** 2) - ((y / 0.10) ** 2))
            z = height + crown * full - sag * dip + 0.0012 * gathers * (1 - r**12) + 0.0016 * creases
            return (x, y, bottom + z)
        out = math.sin(2 * math.pi * v) ** 0.6 * (bulge + 0.0016 * side)
        k = 1 + out / math.hypot(x, y)
        return (x * k, y * k, bottom + 2 * v * height + 0.001 * side * math.sin(2 * math.pi * v))

    parametric_surface(name, surface, hide, steps=(480, 160), closed=True)
    for z in (0.0035, height):
        ring = [_outline(u, width + 0.003, depth + 0.003) for u in np.linspace(0, 1, 200, endpoint=False)]
        wavy = [(x, y, bottom + z + 0.0008 * noise.noise(Vector((x * 14, y * 14, z)))) for x, y in ring]
        tube('piping', wavy, 0.0042, hide, closed=True, segments=4)


def booster(location, rotation):
    """A firm upholstered block, and a cushion on it that has sunk a little."""
    hide = m.leather('5f6950', 0.5, wear=0.8)
    with transform(location, rotation):
        _block('block', (0.385, 0.345, 0.100), 0.002, hide, 0.002, 0.002, 0.0, 1.0)
        _block('pad', (0.390, 0.350, 0.072), 0.108, hide, 0.006, 0.022, 0.012, 5.0)
