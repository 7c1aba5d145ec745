"""Geometry for Blender: boxes, lathed shapes, tubes, cut sheets, parametric surfaces and strands. Meters, z up.

Every object takes a material, a location and a rotation in radians: about z, or three angles.
"""

import math
from contextlib import contextmanager

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix

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


def link_object(obj, location=(0, 0, 0), rotation=0.0, parent=None):
    """Links an object into the scene, relative to its parent or, without one, to the current transform."""
    angles = rotation if hasattr(rotation, '__len__') else (0, 0, rotation)
    bpy.context.scene.collection.objects.link(obj)
    obj.parent = parent
    local = Matrix.Translation(location) @ Euler(angles).to_matrix().to_4x4()
    obj.matrix_basis = local if parent else _transforms[-1] @ local
    return obj


def empty(name, location=(0, 0, 0), rotation=(0, 0, 0)):
    """A parent for moving several parts together."""
    return link_object(bpy.data.objects.new(name, None), location, rotation)


def add_object(name, data, material, location=(0, 0, 0), rotation=0.0, parent=None, smooth=True, **modifiers):
    """Links an object for a mesh or curve, with smooth shading unless told otherwise. modifiers: see add_modifiers."""
    obj = link_object(bpy.data.objects.new(name, data), location, rotation, parent)
    data.materials.append(material)
    if isinstance(data, bpy.types.Mesh) and smooth:
        data.shade_smooth()
    add_modifiers(obj, **modifiers)
    return obj


def add_modifiers(obj, thickness=0.0, bevel=0.0, segments=3, subdivisions=0):
    """Adds thickness to a surface, beveled edges, and smooth shading up to 38 degrees."""
    if thickness:
        solid = obj.modifiers.new('solid', 'SOLIDIFY')
        solid.thickness, solid.offset = thickness, 0
    if bevel:
        edge = obj.modifiers.new('bevel', 'BEVEL')
        edge.width, edge.segments, edge.limit_method, edge.angle_limit = bevel, segments, 'ANGLE', math.radians(35)
    if subdivisions:
        finer = obj.modifiers.new('finer', 'SUBSURF')
        finer.levels = finer.render_levels = subdivisions
    if isinstance(obj.data, bpy.types.Mesh):
        obj.modifiers.new('smooth', 'NODES').node_group = _smooth_by_angle()


def _smooth_by_angle():
    """Geometry nodes that mark edges of more than 38 degrees as sharp."""
    name = 'smooth by angle'
    if name in bpy.data.node_groups:
        return bpy.data.node_groups[name]
    group = bpy.data.node_groups.new(name, 'GeometryNodeTree')
    for direction in ('INPUT', 'OUTPUT'):
        group.interface.new_socket('Geometry', in_out=direction, socket_type='NodeSocketGeometry')
    nodes, link = group.nodes, group.links.new
    angle, small = nodes.new('GeometryNodeInputMeshEdgeAngle'), nodes.new('FunctionNodeCompare')
    smooth = nodes.new('GeometryNodeSetShadeSmooth')
    small.data_type, small.operation, smooth.domain = 'FLOAT', 'LESS_EQUAL', 'EDGE'
    small.inputs['B'].default_value = math.radians(38)
    link(angle.outputs['Unsigned Angle'], small.inputs['A'])
    link(small.outputs['Result'], smooth.inputs['Shade Smooth'])
    link(nodes.new('NodeGroupInput').outputs[0], smooth.inputs['Mesh'])
    link(smooth.outputs[0], nodes.new('NodeGroupOutput').inputs[0])
    return group


def box(name, size, material, location=(0, 0, 0), rotation=0.0, bevel=0.002, **options):
    """A box centered on location."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    bmesh.ops.scale(shape, vec=size, verts=shape.verts)
    mesh = bpy.data.meshes.new(name)
    shape.to_mesh(mesh)
    shape.free()
    return add_object(name, mesh, material, location, rotation, bevel=bevel, **options)


def build_mesh(name, points, faces):
    """A mesh with merged duplicate vertices and outward normals."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(map(float, point)) for point in points], [], faces)
    work = bmesh.new()
    work.from_mesh(mesh)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(mesh)
    work.free()
    return mesh


def lathe_mesh(name, profile, sides):
    """Revolves a profile of (radius, height) around z."""
    points, faces, rows = [], [], len(profile)
    for i in range(sides):
        angle = 2 * math.pi * i / sides
        points += [(max(r, 0) * math.cos(angle), max(r, 0) * math.sin(angle), z) for r, z in profile]
        j = (i + 1) % sides
        faces += [(i * rows + k, j * rows + k, j * rows + k + 1, i * rows + k + 1) for k in range(rows - 1)]
    return build_mesh(name, points, faces)


def surface_mesh(name, surface, across, along, closed):
    """The surface(u, v) -> (x, y, z) for u and v from 0 to 1, as a grid; closed joins the ends of u."""
    columns = across if closed else across - 1
    points = [tuple(map(float, surface(i / columns, j / (along - 1)))) for j in range(along) for i in range(across)]
    faces = []
    for j in range(along - 1):
        for i in range(columns):
            k = (i + 1) % across
            faces.append((j * across + i, j * across + k, (j + 1) * across + k, (j + 1) * across + i))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    return mesh


def tube_curve(name, points, radius, closed=False, radii=None, segments=6, curved=False):
    """A round tube through points; `radii` scales the radius at each; `curved` smooths the corners."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = '3D', radius, segments, True
    spline = curve.splines.new('NURBS' if curved else 'POLY')
    spline.points.add(len(points) - 1)
    for i, (point, position) in enumerate(zip(spline.points, points)):
        point.co = (*position, 1)
        point.radius = radii[i] if radii is not None else 1
    spline.use_cyclic_u = closed
    if curved:
        spline.order_u, spline.use_endpoint_u, spline.resolution_u = 4, not closed, 8
    return curve


def outline_curve(name, outline, thickness, bevel, segments, holes=()):
    """A flat sheet with an outline of (x, y) and beveled edges, centered on z = 0."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    curve.extrude, curve.offset = thickness / 2 - bevel, -bevel
    curve.bevel_depth, curve.bevel_resolution = bevel, segments
    for ring in (outline, *holes):
        spline = curve.splines.new('POLY')
        spline.points.add(len(ring) - 1)
        for point, (x, y) in zip(spline.points, ring):
            point.co = (x, y, 0, 1)
        spline.use_cyclic_u = True
    return curve


def lathe(name, profile, material, location=(0, 0, 0), rotation=0.0, sides=64, **options):
    return add_object(name, lathe_mesh(name, profile, sides), material, location, rotation, **options)


def sphere(name, radius, material, location=(0, 0, 0), **options):
    """A sphere."""
    steps = 40
    arc = [math.pi * i / (steps - 1) for i in range(steps)]
    return lathe(name, [(radius * math.sin(a), -radius * math.cos(a)) for a in arc], material, location, **options)


def tube(name, points, radius, material, location=(0, 0, 0), rotation=0.0, parent=None, **shape):
    """shape: see tube_curve."""
    return add_object(name, tube_curve(name, points, radius, **shape), material, location, rotation, parent)


def cut_sheet(
    name, outline, thickness, material, location=(0, 0, 0), rotation=0.0, edge=0.0004, holes=(), segments=3, parent=None
):
    """A flat sheet with an outline of (x, y) and edges rounded by `edge`."""
    curve = outline_curve(name, outline, thickness, edge, segments, holes)
    return add_object(name, curve, material, location, rotation, parent)


def parametric_surface(
    name, surface, material, steps=(60, 60), closed=False, location=(0, 0, 0), rotation=0.0, **options
):
    """An object for a surface_mesh() of `steps` points across and along."""
    return add_object(name, surface_mesh(name, surface, *steps, closed), material, location, rotation, **options)


def arch(width, height):
    """The outline of an arch with its foot at y = 0, centered on x = 0."""
    r, steps = width / 2, 180
    arc = [math.pi * i / (steps - 1) for i in range(steps)]
    return [(-r, 0), (r, 0)] + [(r * math.cos(a), height - r + r * math.sin(a)) for a in arc]


def strand_curves(name, points, radius, color, material, parent=None):
    """Hair curves: points (N, K, 3), radius (a number or (N, K)) and color (N, K, 3) for materials.hair()."""
    count, steps, _ = points.shape
    curves = bpy.data.hair_curves.new(name)
    curves.add_curves([steps] * count)
    curves.attributes['position'].data.foreach_set('vector', np.ascontiguousarray(points, np.float32).ravel())
    radii = np.ascontiguousarray(np.broadcast_to(np.asarray(radius, np.float32), (count, steps)))
    curves.attributes.new('radius', 'FLOAT', 'POINT').data.foreach_set('value', radii.ravel())
    # Not 'color': Cycles reserves that name, and the hair turns black.
    values = np.ones((count, steps, 4), np.float32)
    values[..., :3] = np.clip(np.broadcast_to(color, points.shape), 0.003, 0.93)
    curves.attributes.new('strand_color', 'FLOAT_COLOR', 'POINT').data.foreach_set('color', values.ravel())
    return add_object(name, curves, material, parent=parent)
