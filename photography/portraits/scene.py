"""Puts meshes, strands, lights and the camera into the scene."""

import bpy
import numpy as np
from mathutils import Matrix, Vector


def add_mesh(name, vertices, faces, material, subdivisions=0):
    """A smooth mesh object; vertices that no face uses are left out."""
    used = np.unique(np.concatenate([np.asarray(face) for face in faces]))
    renumber = np.zeros(used.max() + 1, int)
    renumber[used] = np.arange(len(used))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices[used].tolist(), [], [renumber[list(face)].tolist() for face in faces])
    mesh.shade_smooth()
    if material:
        mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    if subdivisions:
        modifier = thing.modifiers.new('subdivision', 'SUBSURF')
        modifier.levels = modifier.render_levels = subdivisions
    return thing


def evaluated(thing):
    """Vertices, normals and triangles of an object after its modifiers."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = thing.evaluated_get(graph).to_mesh()
    mesh.calc_loop_triangles()
    vertices, normals = (np.empty(len(mesh.vertices) * 3, np.float32) for _ in range(2))
    mesh.vertices.foreach_get('co', vertices)
    mesh.vertex_normals.foreach_get('vector', normals)
    triangles = np.empty(len(mesh.loop_triangles) * 3, np.int32)
    mesh.loop_triangles.foreach_get('vertices', triangles)
    return vertices.reshape(-1, 3).astype(float), normals.reshape(-1, 3).astype(float), triangles.reshape(-1, 3)


def add_strands(strands, material, radius, colors, tip):
    """Hair curves that get thinner over their last fifth.

    radius: of each strand, in meters. colors: linear RGB of every point, for `materials.dyed_hair`. tip: the radius of
    the ends, compared with `radius`.
    """
    count, points, _ = strands.shape
    curves = bpy.data.hair_curves.new('hair')
    curves.add_curves([points] * count)
    curves.attributes['position'].data.foreach_set('vector', strands.astype(np.float32).ravel())
    along = np.linspace(0, 1, points)
    taper = np.where(along > 0.8, 1 - (1 - tip) * (along - 0.8) / 0.2, 1)
    attribute = curves.attributes.new('radius', 'FLOAT', 'POINT')
    thickness = radius[:, None] * taper
    attribute.data.foreach_set('value', thickness.astype(np.float32).ravel())
    attribute = curves.attributes.new('dye', 'FLOAT_COLOR', 'POINT')
    opaque = np.ones((*colors.shape[:2], 1), np.float32)
    attribute.data.foreach_set('color', np.concatenate([colors, opaque], axis=2).astype(np.float32).ravel())
    curves.materials.append(material)
    thing = bpy.data.objects.new('hair', curves)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def add_area_light(position, target, power, size, color):
    light = bpy.data.lights.new('area', 'AREA')
    light.energy, light.color, light.size = power, color, size
    thing = bpy.data.objects.new('area', light)
    thing.location = position
    thing.rotation_euler = (Vector(target) - Vector(position)).to_track_quat('-Z', 'Y').to_euler()
    thing.visible_camera = False
    bpy.context.scene.collection.objects.link(thing)
    return thing


def set_world(color, strength):
    world = bpy.context.scene.world
    background = world.node_tree.nodes.get('Background') or world.node_tree.nodes.new('ShaderNodeBackground')
    background.inputs[0].default_value, background.inputs[1].default_value = (*color, 1), strength
    output = next((n for n in world.node_tree.nodes if n.type == 'OUTPUT_WORLD'), None)
    output = output or world.node_tree.nodes.new('ShaderNodeOutputWorld')
    world.node_tree.links.new(background.outputs[0], output.inputs[0])


def set_camera(position, target, f_stop, focus, lens=85):
    """A full-frame camera, focused on the point `focus`. `lens` in millimeters."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width = lens, 36
    data.dof.use_dof, data.dof.aperture_fstop = True, f_stop
    direction = Vector(target) - Vector(position)
    data.dof.focus_distance = (Vector(focus) - Vector(position)).dot(direction.normalized())
    data.clip_start, data.clip_end = 0.01, 60
    camera = bpy.data.objects.new('camera', data)
    camera.matrix_world = Matrix.LocRotScale(Vector(position), direction.to_track_quat('-Z', 'Y'), None)
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    return camera


def add_backdrop(material, camera_position, target, distance, width, height, shift):
    """A plane behind the subject that faces the camera."""
    view = (Vector(target) - Vector(camera_position)).normalized()
    turn = view.to_track_quat('-Z', 'Y').to_matrix()
    center = Vector(target) + view * distance + turn @ Vector((*shift, 0))
    corners = [
        center + turn @ Vector((x * width / 2, y * height / 2, 0)) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    mesh = bpy.data.meshes.new('backdrop')
    mesh.from_pydata([tuple(corner) for corner in corners], [], [(0, 1, 2, 3)])
    layer = mesh.uv_layers.new()
    layer.data.foreach_set('uv', [0, 0, 1, 0, 1, 1, 0, 1])
    mesh.materials.append(material)
    thing = bpy.data.objects.new('backdrop', mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing
