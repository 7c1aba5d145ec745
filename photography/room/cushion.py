"""Cushions."""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise

from hair.vector import smoothstep
from renderer.geometry import add_object, parametric_surface, tube


def cushion(name, size, material, location=(0, 0, 0), rotation=0.0, puff=0.02, edge=0.035, **options):
    """A box with soft edges whose faces bulge by `puff`."""
    n, (w, d, h) = 12, size
    work = bmesh.new()
    bmesh.ops.create_cube(work, size=1)
    bmesh.ops.subdivide_edges(work, edges=work.edges, cuts=n, use_grid_fill=True)
    for v in work.verts:
        p = v.co * 2
        swell = [
            (1 - p[(i + 1) % 3] ** 2) * (1 - p[(i + 2) % 3] ** 2) * puff * math.copysign(1, p[i]) * (abs(p[i]) > 0.99)
            for i in range(3)
        ]
        half = Vector((w / 2, d / 2, h / 2))
        core = Vector([max(-half[i] + edge, min(half[i] - edge, p[i] * half[i])) for i in range(3)])
        out = Vector([p[i] * half[i] for i in range(3)]) - core
        v.co = core + (out.normalized() * edge if out.length > 1e-9 else out) + Vector(swell)
    mesh = bpy.data.meshes.new(name)
    work.to_mesh(mesh)
    work.free()
    return add_object(name, mesh, material, location, rotation, **options)


def rounded_rectangle(around, width, depth, corner=0.05):
    """The point at a share of the way around a rectangle with round corners."""
    right, front, arc = width / 2 - corner, depth / 2 - corner, math.pi * corner / 2
    way = around * (4 * (right + front) + 4 * arc)
    for turn, side in enumerate((2 * front, 2 * right, 2 * front, 2 * right)):
        heading = turn * math.pi / 2
        c, s = math.cos(heading), math.sin(heading)
        x, y = (right, front) if turn % 2 == 0 else (front, right)
        if way <= side:
            x, y = x + corner, way - y
            break
        way -= side
        if way <= arc or turn == 3:
            angle = min(way, arc) / corner
            x, y = x + corner * math.cos(angle), y + corner * math.sin(angle)
            break
        way -= arc
    return c * x - s * y, s * x + c * y


def box_cushion(name, size, material, bottom, bulge, crown, sag, seed):
    """A stuffed box with piping along its edges.

    bulge: of its sides. crown, sag: how far its top rises, and sinks in the middle.
    """
    width, depth, height = size

    def surface(u, v):
        x, y = rounded_rectangle(u, width, depth)
        side = noise.noise(Vector((x * 9, y * 9, seed)))
        if v > 0.5:  # the top, from its edge to its middle
            r = 1 - (2 * v - 1)
            x, y = x * r, y * r
            full = 1 - r**5
            # Cloth gathers along the piping, and creases where people sit.
            gathers = noise.noise(Vector((70 * x / max(r, 0.3), 70 * y / max(r, 0.3), seed))) * smoothstep(r, 0.7, 0.97)
            creases = noise.fractal(Vector((11 * x + 3 * y, 26 * y - 7 * x, seed)), 1, 2, 3) * full
            dip = math.exp(-((x / 0.28 / width) ** 2) - ((y / 0.29 / depth) ** 2))
            z = height + crown * full - sag * dip + 0.0012 * gathers * (1 - r**12) + 0.0016 * creases
            return (x, y, bottom + z)
        out = math.sin(2 * math.pi * v) ** 0.6 * (bulge + 0.0016 * side)
        k = 1 + out / math.hypot(x, y)
        return (x * k, y * k, bottom + 2 * v * height + 0.001 * side * math.sin(2 * math.pi * v))

    parametric_surface(name, surface, material, steps=(480, 160), closed=True)
    for z in (0.0035, height):
        ring = [rounded_rectangle(u, width + 0.003, depth + 0.003) for u in np.linspace(0, 1, 200, endpoint=False)]
        wavy = [(x, y, bottom + z + 0.0008 * noise.noise(Vector((x * 14, y * 14, z)))) for x, y in ring]
        tube('piping', wavy, 0.0042, material, closed=True, segments=4)
