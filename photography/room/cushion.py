"""Cushions."""

import math

import bmesh
import bpy
from mathutils import Vector

from renderer.geometry import add_object


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
