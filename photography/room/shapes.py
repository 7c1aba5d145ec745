"""Objects made of meshes and curves. Each takes a material, a location and a rotation in radians."""

import math
from contextlib import contextmanager

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

from renderer import geometry

_transforms = [Matrix()]


@contextmanager
def transform(location=(0, 0, 0), rotation=0.0, scale=1.0):
    """Everything created inside is relative to this transform. rotation: about z, or three angles."""
    angles = rotation if hasattr(rotation, '__len__') else (0, 0, rotation)
    matrix = Matrix.Translation(location) @ Euler(angles).to_matrix().to_4x4() @ Matrix.Diagonal((scale,) * 3).to_4x4()
    _transforms.append(_transforms[-1] @ matrix)
    try:
        yield
    finally:
        _transforms.pop()


def link_object(obj, location=(0, 0, 0), rotation=(0, 0, 0)):
    """Links an object into the scene, relative to the current transform."""
    angles = rotation if hasattr(rotation, '__len__') else (0, 0, rotation)
    bpy.context.scene.collection.objects.link(obj)
    local = Matrix.Translation(location) @ Euler(angles).to_matrix().to_4x4()
    obj.matrix_world = _transforms[-1] @ local
    return obj


def mesh_object(
    name,
    mesh,
    material,
    location=(0, 0, 0),
    rotation=(0, 0, 0),
    bevel=0.0,
    segments=3,
    smooth=True,
    subdivisions=0,
    thickness=0.0,
):
    """An object from a mesh: smooth shading up to 38 degrees, edges beveled by `bevel` meters."""
    obj = link_object(bpy.data.objects.new(name, mesh), location, rotation)
    if material:
        mesh.materials.append(material)
    if smooth:
        mesh.shade_smooth()
    geometry.add_modifiers(obj, thickness, bevel, segments, subdivisions)
    return obj


CUBE = [(x, y, z) for x in (-0.5, 0.5) for y in (-0.5, 0.5) for z in (-0.5, 0.5)]
SIDES = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]


def box(name, size, material, location=(0, 0, 0), rotation=(0, 0, 0), bevel=0.004, **options):
    """A box centered on location."""
    mesh = geometry.build_mesh(name, [tuple(a * b for a, b in zip(p, size)) for p in CUBE], SIDES)
    return mesh_object(name, mesh, material, location, rotation, bevel=bevel, **options)


def cushion(name, size, material, location=(0, 0, 0), rotation=(0, 0, 0), puff=0.02, edge=0.035, **options):
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
    return mesh_object(name, mesh, material, location, rotation, **options)


def lathe(name, profile, material, location=(0, 0, 0), rotation=(0, 0, 0), steps=64, **options):
    return mesh_object(name, geometry.lathe_mesh(name, profile, steps), material, location, rotation, **options)


def sphere(name, radius, material, location=(0, 0, 0), **options):
    """A sphere."""
    steps = 40
    arc = [math.pi * i / (steps - 1) for i in range(steps)]
    return lathe(name, [(radius * math.sin(a), -radius * math.cos(a)) for a in arc], material, location, **options)


def tube(name, points, radius, material, location=(0, 0, 0), rotation=(0, 0, 0), **options):
    curve = geometry.tube_curve(name, points, radius, **options)
    curve.materials.append(material)
    return link_object(bpy.data.objects.new(name, curve), location, rotation)


def plate(
    name, outline, thickness, material, location=(0, 0, 0), rotation=(0, 0, 0), bevel=0.001, holes=(), segments=2
):
    curve = geometry.outline_curve(name, outline, thickness, bevel, segments, holes)
    curve.materials.append(material)
    return link_object(bpy.data.objects.new(name, curve), location, rotation)


def parametric_surface(name, surface, across, along, material, closed=False, **options):
    """An object for a geometry.surface_mesh() of `across` by `along` points."""
    return mesh_object(name, geometry.surface_mesh(name, surface, across, along, closed), material, **options)


def arch(width, height):
    """The outline of an arch with its foot at y = 0, centered on x = 0."""
    r, steps = width / 2, 48
    arc = [math.pi * i / (steps - 1) for i in range(steps)]
    return [(-r, 0), (r, 0)] + [(r * math.cos(a), height - r + r * math.sin(a)) for a in arc]
