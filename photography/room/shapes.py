"""Things made of meshes and curves. Each takes its material, where it stands (`at`) and how it is turned (radians)."""

import math
from contextlib import contextmanager

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

_places = [Matrix()]


@contextmanager
def placed(at=(0, 0, 0), turn=0.0, scale=1.0):
    """All that is made inside stands relative to this place. `turn`: about z, or three angles."""
    angles = turn if hasattr(turn, '__len__') else (0, 0, turn)
    matrix = Matrix.Translation(at) @ Euler(angles).to_matrix().to_4x4() @ Matrix.Diagonal((scale,) * 3).to_4x4()
    _places.append(_places[-1] @ matrix)
    try:
        yield
    finally:
        _places.pop()


def put(thing, at=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1)):
    """Link an object into the scene, at a place relative to the one that is being furnished."""
    angles = turn if hasattr(turn, '__len__') else (0, 0, turn)
    bpy.context.scene.collection.objects.link(thing)
    local = Matrix.Translation(at) @ Euler(angles).to_matrix().to_4x4() @ Matrix.Diagonal(scale).to_4x4()
    thing.matrix_world = _places[-1] @ local
    return thing


def solid(
    name, mesh, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.0, rounds=3, smooth=True, divide=0, scale=(1, 1, 1)
):
    """An object from a mesh: shaded smooth up to 38 degrees, its edges broken by `bevel` metres."""
    thing = put(bpy.data.objects.new(name, mesh), at, turn, scale)
    if material:
        mesh.materials.append(material)
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(38)
    if bevel:
        edges = thing.modifiers.new('edges', 'BEVEL')
        edges.width, edges.segments, edges.limit_method = bevel, rounds, 'ANGLE'
        edges.angle_limit = math.radians(35)
    if divide:
        finer = thing.modifiers.new('finer', 'SUBSURF')
        finer.levels = finer.render_levels = divide
    return thing


def mesh_of(name, points, faces):
    """A mesh with its faces turned outwards and doubled points joined."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(map(float, p)) for p in points], [], faces)
    work = bmesh.new()
    work.from_mesh(mesh)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(mesh)
    work.free()
    return mesh


CUBE = [(x, y, z) for x in (-0.5, 0.5) for y in (-0.5, 0.5) for z in (-0.5, 0.5)]
SIDES = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]


def box(name, size, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.004, **more):
    """A box around `at`."""
    mesh = mesh_of(name, [tuple(a * b for a, b in zip(p, size)) for p in CUBE], SIDES)
    return solid(name, mesh, material, at, turn, bevel=bevel, **more)


def cushion(name, size, material, at=(0, 0, 0), turn=(0, 0, 0), puff=0.02, edge=0.035, **more):
    """A box with soft edges whose faces swell by `puff`."""
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
    return solid(name, mesh, material, at, turn, **more)


def lathe(name, profile, material, at=(0, 0, 0), turn=(0, 0, 0), steps=64, **more):
    """A profile of (radius, height) turned about z."""
    points, faces, k = [], [], len(profile)
    for i in range(steps):
        a = 2 * math.pi * i / steps
        points += [(max(r, 0) * math.cos(a), max(r, 0) * math.sin(a), z) for r, z in profile]
    for i in range(steps):
        j = (i + 1) % steps
        faces += [(i * k + q, j * k + q, j * k + q + 1, i * k + q + 1) for q in range(k - 1)]
    return solid(name, mesh_of(name, points, faces), material, at, turn, **more)


def ball(name, radius, material, at=(0, 0, 0), steps=40, **more):
    """A ball around `at`."""
    arc = [math.pi * i / (steps - 1) for i in range(steps)]
    return lathe(name, [(radius * math.sin(a), -radius * math.cos(a)) for a in arc], material, at, **more)


def tube(
    name, points, radius, material, at=(0, 0, 0), turn=(0, 0, 0), closed=False, radii=None, rounds=6, curved=False
):
    """A round wire through points; `radii` scales the radius at each; `curved` eases the corners."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = '3D', radius, rounds, True
    line = curve.splines.new('NURBS' if curved else 'POLY')
    line.points.add(len(points) - 1)
    for i, (knot, place) in enumerate(zip(line.points, points)):
        knot.co = (*place, 1)
        knot.radius = radii[i] if radii is not None else 1
    line.use_cyclic_u = closed
    if curved:
        line.order_u, line.use_endpoint_u, line.resolution_u = 4, not closed, 8
    curve.materials.append(material)
    return put(bpy.data.objects.new(name, curve), at, turn)


def plate(name, outline, thick, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.001, holes=(), rounds=2):
    """A flat outline (x, y), as thick as said, around z = 0."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    curve.extrude, curve.bevel_depth, curve.bevel_resolution, curve.offset = thick / 2 - bevel, bevel, rounds, -bevel
    for ring in (outline, *holes):
        line = curve.splines.new('POLY')
        line.points.add(len(ring) - 1)
        for knot, (x, y) in zip(line.points, ring):
            knot.co = (x, y, 0, 1)
        line.use_cyclic_u = True
    curve.materials.append(material)
    return put(bpy.data.objects.new(name, curve), at, turn)


def sheet(name, surface, across, along, material, closed=False, **more):
    """The surface(u, v) → point, u and v from 0 to 1, in a grid of `across` by `along` points. `closed`: u goes round."""
    span = across if closed else across - 1
    points = [surface(i / span, j / (along - 1)) for j in range(along) for i in range(across)]
    faces = []
    for j in range(along - 1):
        for i in range(span):
            k = (i + 1) % across
            faces.append((j * across + i, j * across + k, (j + 1) * across + k, (j + 1) * across + i))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(map(float, p)) for p in points], [], faces)
    return solid(name, mesh, material, **more)


def again(thing, at=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1)):
    """The same mesh at another place."""
    other = put(bpy.data.objects.new(thing.name, thing.data), at, turn, scale)
    for modifier in thing.modifiers:
        twin = other.modifiers.new(modifier.name, modifier.type)
        for key in ('width', 'segments', 'limit_method', 'angle_limit', 'levels', 'render_levels'):
            if hasattr(modifier, key):
                setattr(twin, key, getattr(modifier, key))
    return other


def arch(width, height, steps=48):
    """The outline of an arch that stands on (0, 0)."""
    r = width / 2
    bow = [math.pi * i / (steps - 1) for i in range(steps)]
    return [(-r, 0), (r, 0)] + [(r * math.cos(a), height - r + r * math.sin(a)) for a in bow]
