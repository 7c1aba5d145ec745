"""Geometry for Blender: boxes, turned forms, tubes, cut sheets, surfaces and bristles. Metres, z up."""

import math

import bmesh
import bpy
import numpy as np


def linked(thing):
    bpy.context.scene.collection.objects.link(thing)
    return thing


def empty(name, at=(0, 0, 0), turn=(0, 0, 0)):
    """A handle to move several parts together."""
    thing = linked(bpy.data.objects.new(name, None))
    thing.location, thing.rotation_euler = at, turn
    return thing


def finish(name, data, material, at, turn, parent=None, bevel=0.0):
    thing = linked(bpy.data.objects.new(name, data))
    thing.location, thing.rotation_euler, thing.parent = at, turn, parent
    data.materials.append(material)
    if isinstance(data, bpy.types.Mesh):
        for face in data.polygons:
            face.use_smooth = True
        data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(38)
    if bevel:
        rounded(thing, bevel)
    return thing


def rounded(thing, width):
    """Take the sharpness off its edges: nothing made is as sharp as a computed edge."""
    edge = thing.modifiers.new('bevel', 'BEVEL')
    edge.width, edge.segments, edge.limit_method, edge.angle_limit = width, 3, 'ANGLE', math.radians(35)


def box(name, size, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.002, parent=None):
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    bmesh.ops.scale(shape, vec=size, verts=shape.verts)
    mesh = bpy.data.meshes.new(name)
    shape.to_mesh(mesh)
    shape.free()
    return finish(name, mesh, material, at, turn, parent, bevel)


def turned(name, profile, material, at=(0, 0, 0), turn=(0, 0, 0), sides=72, parent=None, bevel=0.0):
    """A profile of (radius, height) turned around z."""
    points, faces, rows = [], [], len(profile)
    for i in range(sides):
        angle = 2 * math.pi * i / sides
        points += [(max(r, 0) * math.cos(angle), max(r, 0) * math.sin(angle), z) for r, z in profile]
        j = (i + 1) % sides
        faces += [(i * rows + k, j * rows + k, j * rows + k + 1, i * rows + k + 1) for k in range(rows - 1)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    clean = bmesh.new()
    clean.from_mesh(mesh)
    bmesh.ops.remove_doubles(clean, verts=clean.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(clean, faces=clean.faces)
    clean.to_mesh(mesh)
    clean.free()
    return finish(name, mesh, material, at, turn, parent, bevel)


def tube(
    name, points, radius, material, closed=False, widths=None, parent=None, at=(0, 0, 0), turn=(0, 0, 0)
):
    """Round wire through points; widths are factors of radius at each point."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = '3D', radius, 6, True
    spline = curve.splines.new('POLY')
    spline.points.add(len(points) - 1)
    for i, (point, place) in enumerate(zip(spline.points, points)):
        point.co = (*place, 1)
        point.radius = 1 if widths is None else widths[i]
    spline.use_cyclic_u = closed
    return finish(name, curve, material, at, turn, parent)


def cut(name, outline, thickness, material, at=(0, 0, 0), turn=(0, 0, 0), edge=0.0004, holes=(), parent=None):
    """A flat sheet cut to an outline of (x, y), with rounded edges and perhaps holes."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    curve.extrude, curve.bevel_depth, curve.bevel_resolution, curve.offset = (
        thickness / 2 - edge,
        edge,
        3,
        -edge,
    )
    for ring in (outline, *holes):
        spline = curve.splines.new('POLY')
        spline.points.add(len(ring) - 1)
        for point, (x, y) in zip(spline.points, ring):
            point.co = (x, y, 0, 1)
        spline.use_cyclic_u = True
    return finish(name, curve, material, at, turn, parent)


def sheet(
    name,
    place,
    material,
    steps=(60, 60),
    closed=False,
    thickness=0.0,
    bevel=0.0,
    soften=0,
    at=(0, 0, 0),
    turn=(0, 0, 0),
    parent=None,
):
    """A surface of place(u, v) -> (x, y, z), u and v from 0 to 1; closed joins u's ends; soften subdivides."""
    across, down = steps
    last = across if closed else across - 1
    points = [tuple(map(float, place(i / last, j / (down - 1)))) for j in range(down) for i in range(across)]
    faces = []
    for j in range(down - 1):
        for i in range(last):
            k = (i + 1) % across
            faces.append((j * across + i, j * across + k, (j + 1) * across + k, (j + 1) * across + i))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    thing = finish(name, mesh, material, at, turn, parent)
    if thickness:
        solid = thing.modifiers.new('solid', 'SOLIDIFY')
        solid.thickness, solid.offset = thickness, 0
    if bevel:
        rounded(thing, bevel)
    if soften:
        smooth = thing.modifiers.new('soften', 'SUBSURF')
        smooth.levels = smooth.render_levels = soften
    return thing


def bristles(name, points, radius, colour, material, parent=None):
    """Strands: points (N, K, 3) of radius (a number, or N, K), coloured (N, K, 3) for surfaces.hair()."""
    number, steps, _ = points.shape
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(number * steps)
    mesh.vertices.foreach_set('co', np.ascontiguousarray(points, np.float32).ravel())
    index = np.arange(number * steps, dtype=np.int32).reshape(number, steps)
    pairs = np.stack([index[:, :-1], index[:, 1:]], -1).reshape(-1)
    mesh.edges.add(len(pairs) // 2)
    mesh.edges.foreach_set('vertices', pairs)
    values = np.ones((number, steps, 4), np.float32)
    values[..., :3] = np.clip(np.broadcast_to(colour, points.shape), 0.003, 0.93)
    mesh.attributes.new('colour', 'FLOAT_COLOR', 'POINT').data.foreach_set('color', values.ravel())
    girth = np.broadcast_to(np.asarray(radius, np.float32), (number, steps))
    mesh.attributes.new('girth', 'FLOAT', 'POINT').data.foreach_set(
        'value', np.ascontiguousarray(girth).ravel()
    )
    mesh.update()
    source = linked(bpy.data.objects.new(name + ' source', mesh))
    source.hide_render = True
    thing = finish(name, bpy.data.hair_curves.new(name), material, (0, 0, 0), (0, 0, 0), parent)
    group = bpy.data.node_groups.new(name, 'GeometryNodeTree')
    group.outputs.new('NodeSocketGeometry', 'Geometry')
    nodes, link = group.nodes, group.links.new
    info, curves = nodes.new('GeometryNodeObjectInfo'), nodes.new('GeometryNodeMeshToCurve')
    width, girth, dye = (
        nodes.new('GeometryNodeSetCurveRadius'),
        nodes.new('GeometryNodeInputNamedAttribute'),
        nodes.new('GeometryNodeSetMaterial'),
    )
    info.inputs['Object'].default_value = source
    girth.data_type, girth.inputs[0].default_value = 'FLOAT', 'girth'
    link(next(socket for socket in girth.outputs if socket.enabled), width.inputs['Radius'])
    dye.inputs['Material'].default_value = material
    link(info.outputs['Geometry'], curves.inputs[0])
    link(curves.outputs[0], width.inputs[0])
    link(width.outputs[0], dye.inputs[0])
    link(dye.outputs[0], nodes.new('NodeGroupOutput').inputs[0])
    thing.modifiers.new('bristles', 'NODES').node_group = group
    return thing
