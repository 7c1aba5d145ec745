"""Lights, environment and camera. Meters and watts."""

import math

import bpy
from mathutils import Vector

from .geometry import link_object


def aim(obj, location, target):
    obj.location = location
    obj.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    return obj


def area_light(location, target, size, power, color=(1, 1, 1), height=None, spread=180, visible_in_reflections=True):
    """A softbox: size (and height, if not square) in meters. visible_in_reflections=False hides it from mirrors."""
    light = bpy.data.lights.new('lamp', 'AREA')
    light.energy, light.color, light.size, light.spread = power, color, size, math.radians(spread)
    if height:
        light.shape, light.size_y = 'RECTANGLE', height
    obj = aim(link_object(bpy.data.objects.new('lamp', light)), location, target)
    obj.visible_camera, obj.visible_glossy = False, visible_in_reflections
    return obj


def sun(direction, strength, color=(1, 0.93, 0.82), angle=0.008):
    """Parallel light along direction; angle is the angular diameter in radians: larger values blur shadows."""
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.color, light.angle = strength, color, angle
    return aim(link_object(bpy.data.objects.new('sun', light)), (0, 0, 0), direction)


def environment(color, strength):
    """Uniform environment light."""
    background = bpy.context.scene.world.node_tree.nodes['Background']
    background.inputs[0].default_value, background.inputs[1].default_value = (*color, 1), strength


def reflection_environment(lobes, ground=(0.05, 0.045, 0.04)):
    """Environment seen in reflections only: soft patches of light in an even room. Free of noise, unlike area lights.

    lobes: (direction, cosine where the patch starts, cosine where it is full, color) each. Call after environment().
    """
    world = bpy.context.scene.world
    world.cycles.sampling_method = 'NONE'
    tree = world.node_tree

    def node(kind, **inputs):
        made = tree.nodes.new('ShaderNode' + kind)
        for key, value in inputs.items():
            made.inputs[key].default_value = value
        return made

    direction, total = node('TexCoord').outputs['Generated'], None
    for patch, start, full, color in lobes:
        dot, ramp, tint = node('VectorMath'), node('MapRange'), node('VectorMath')
        dot.operation, tint.operation, ramp.interpolation_type = 'DOT_PRODUCT', 'SCALE', 'SMOOTHSTEP'
        dot.inputs[1].default_value, tint.inputs[0].default_value = Vector(patch).normalized(), color
        ramp.inputs['From Min'].default_value, ramp.inputs['From Max'].default_value = start, full
        tree.links.new(direction, dot.inputs[0])
        tree.links.new(dot.outputs['Value'], ramp.inputs[0])
        tree.links.new(ramp.outputs[0], tint.inputs['Scale'])
        if total is None:
            total = tint.outputs[0]
        else:
            added = node('VectorMath')
            tree.links.new(total, added.inputs[0])
            tree.links.new(tint.outputs[0], added.inputs[1])
            total = added.outputs[0]
    background = node('VectorMath')
    background.inputs[1].default_value = ground
    tree.links.new(total, background.inputs[0])
    reflected, mix = node('Background'), node('MixShader')
    tree.links.new(background.outputs[0], reflected.inputs['Color'])
    tree.links.new(node('LightPath').outputs['Is Glossy Ray'], mix.inputs[0])
    tree.links.new(tree.nodes['Background'].outputs[0], mix.inputs[1])
    tree.links.new(reflected.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes['World Output'].inputs[0])


def camera(location, target, lens=58, f_stop=None, focus=None, shift=(0, 0)):
    """lens in millimeters on full frame; f_stop enables depth of field, sharp at the distance of the point `focus`."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.clip_start, (data.shift_x, data.shift_y) = lens, 0.005, shift
    if f_stop:
        ahead = (Vector(target) - Vector(location)).normalized()
        data.dof.use_dof, data.dof.aperture_fstop = True, f_stop
        data.dof.focus_distance = (Vector(focus or target) - Vector(location)).dot(ahead)
    obj = aim(link_object(bpy.data.objects.new('camera', data)), location, target)
    bpy.context.scene.camera = obj
    return obj
