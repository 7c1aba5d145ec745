"""Geometry for Blender: boxes, lathed shapes, tubes, cut sheets, parametric surfaces and strands. Meters, z up."""

import math

import bmesh
import bpy
import numpy as np


def link_object(obj):
    """Links an object into the scene."""
    bpy.context.scene.collection.objects.link(obj)
    return obj


def empty(name, location=(0, 0, 0), rotation=(0, 0, 0)):
    """A parent for moving several parts together."""
    obj = link_object(bpy.data.objects.new(name, None))
    obj.location, obj.rotation_euler = location, rotation
    return obj


def add_object(name, data, material, location, rotation, parent=None, bevel=0.0):
    """Links an object for a mesh or curve: material, transform, smooth shading and an optional bevel."""
    obj = link_object(bpy.data.objects.new(name, data))
    obj.location, obj.rotation_euler, obj.parent = location, rotation, parent
    data.materials.append(material)
    if isinstance(data, bpy.types.Mesh):
        for face in data.polygons:
            face.use_smooth = True
        data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(38)
    if bevel:
        add_bevel(obj, bevel)
    return obj


def add_bevel(obj, width):
    """Adds a bevel: real objects have no perfectly sharp edges."""
    edge = obj.modifiers.new('bevel', 'BEVEL')
    edge.width, edge.segments, edge.limit_method, edge.angle_limit = width, 3, 'ANGLE', math.radians(35)


def box(name, size, material, location=(0, 0, 0), rotation=(0, 0, 0), bevel=0.002, parent=None):
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    bmesh.ops.scale(shape, vec=size, verts=shape.verts)
    mesh = bpy.data.meshes.new(name)
    shape.to_mesh(mesh)
    shape.free()
    return add_object(name, mesh, material, location, rotation, parent, bevel)


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


def lathe(name, profile, material, location=(0, 0, 0), rotation=(0, 0, 0), sides=72, parent=None, bevel=0.0):
    return add_object(name, lathe_mesh(name, profile, sides), material, location, rotation, parent, bevel)


def tube(name, points, radius, material, closed=False, radii=None, parent=None, location=(0, 0, 0), rotation=(0, 0, 0)):
    curve = tube_curve(name, points, radius, closed, radii)
    return add_object(name, curve, material, location, rotation, parent)


def cut_sheet(name, outline, thickness, material, location=(0, 0, 0), rotation=(0, 0, 0), edge=0.0004, parent=None):
    return add_object(name, outline_curve(name, outline, thickness, edge, 3), material, location, rotation, parent)


def parametric_surface(
    name,
    surface,
    material,
    steps=(60, 60),
    closed=False,
    thickness=0.0,
    bevel=0.0,
    location=(0, 0, 0),
    rotation=(0, 0, 0),
    parent=None,
):
    """An object for a surface_mesh() of `steps` points across and along."""
    obj = add_object(name, surface_mesh(name, surface, *steps, closed), material, location, rotation, parent)
    if thickness:
        solid = obj.modifiers.new('solid', 'SOLIDIFY')
        solid.thickness, solid.offset = thickness, 0
    if bevel:
        add_bevel(obj, bevel)
    return obj


def strand_curves(name, points, radius, color, material, parent=None):
    """Hair curves: points (N, K, 3), radius (a number or (N, K)) and color (N, K, 3) for materials.hair()."""
    number, steps, _ = points.shape
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(number * steps)
    mesh.vertices.foreach_set('co', np.ascontiguousarray(points, np.float32).ravel())
    index = np.arange(number * steps, dtype=np.int32).reshape(number, steps)
    pairs = np.stack([index[:, :-1], index[:, 1:]], -1).reshape(-1)
    mesh.edges.add(len(pairs) // 2)
    mesh.edges.foreach_set('vertices', pairs)
    values = np.ones((number, steps, 4), np.float32)
    values[..., :3] = np.clip(np.broadcast_to(color, points.shape), 0.003, 0.93)
    # Not 'color': Cycles reserves that name, and the hair turns black.
    mesh.attributes.new('strand_color', 'FLOAT_COLOR', 'POINT').data.foreach_set('color', values.ravel())
    radii = np.broadcast_to(np.asarray(radius, np.float32), (number, steps))
    mesh.attributes.new('strand_radius', 'FLOAT', 'POINT').data.foreach_set(
        'value', np.ascontiguousarray(radii).ravel()
    )
    mesh.update()
    source = link_object(bpy.data.objects.new(name + ' source', mesh))
    source.hide_render = True
    obj = add_object(name, bpy.data.hair_curves.new(name), material, (0, 0, 0), (0, 0, 0), parent)
    group = bpy.data.node_groups.new(name, 'GeometryNodeTree')
    group.outputs.new('NodeSocketGeometry', 'Geometry')
    nodes, link = group.nodes, group.links.new
    info, curves = nodes.new('GeometryNodeObjectInfo'), nodes.new('GeometryNodeMeshToCurve')
    set_radius, radius_node, set_material = (
        nodes.new('GeometryNodeSetCurveRadius'),
        nodes.new('GeometryNodeInputNamedAttribute'),
        nodes.new('GeometryNodeSetMaterial'),
    )
    info.inputs['Object'].default_value = source
    radius_node.data_type, radius_node.inputs[0].default_value = 'FLOAT', 'strand_radius'
    link(next(socket for socket in radius_node.outputs if socket.enabled), set_radius.inputs['Radius'])
    set_material.inputs['Material'].default_value = material
    link(info.outputs['Geometry'], curves.inputs[0])
    link(curves.outputs[0], set_radius.inputs[0])
    link(set_radius.outputs[0], set_material.inputs[0])
    link(set_material.outputs[0], nodes.new('NodeGroupOutput').inputs[0])
    obj.modifiers.new('bristles', 'NODES').node_group = group
    return obj
