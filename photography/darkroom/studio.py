"""Lamps, the world's own light, and the camera. Metres and watts."""

import math

import bpy
from mathutils import Vector

from .form import linked


def _aimed(thing, at, target):
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return thing


def lamp(at, target, size, power, colour=(1, 1, 1), high=None, spread=180, mirrored=True):
    """A soft box: size (and high, if not square) in metres. mirrored=False keeps it out of reflections."""
    light = bpy.data.lights.new('lamp', 'AREA')
    light.energy, light.color, light.size, light.spread = power, colour, size, math.radians(spread)
    if high:
        light.shape, light.size_y = 'RECTANGLE', high
    thing = _aimed(linked(bpy.data.objects.new('lamp', light)), at, target)
    thing.visible_camera, thing.visible_glossy = False, mirrored
    return thing


def sun(direction, strength, colour=(1, 0.93, 0.82), angle=0.008):
    """Parallel light shining along direction; angle is how wide the sun is, in radians: wider blurs shadows."""
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.color, light.angle = strength, colour, angle
    return _aimed(linked(bpy.data.objects.new('sun', light)), (0, 0, 0), direction)


def world(colour, strength):
    """Light from everywhere."""
    background = bpy.context.scene.world.node_tree.nodes['Background']
    background.inputs[0].default_value, background.inputs[1].default_value = (*colour, 1), strength


def mirrored(lobes, ground=(0.05, 0.045, 0.04), strength=1.0):
    """What metal mirrors, and nothing else sees: soft patches of light in an even room. Free of noise, unlike lamps.

    lobes: (way to the patch, cosine where it starts, cosine where it is full, colour) each; call after world().
    """
    scene_world = bpy.context.scene.world
    scene_world.cycles.sampling_method = 'NONE'
    tree = scene_world.node_tree

    def node(kind, **inputs):
        made = tree.nodes.new('ShaderNode' + kind)
        for key, value in inputs.items():
            made.inputs[key].default_value = value
        return made

    way, total = node('TexCoord').outputs['Generated'], None
    for at, start, full, colour in lobes:
        dot, ramp, tint = node('VectorMath'), node('MapRange'), node('VectorMath')
        dot.operation, tint.operation, ramp.interpolation_type = 'DOT_PRODUCT', 'SCALE', 'SMOOTHSTEP'
        dot.inputs[1].default_value, tint.inputs[0].default_value = Vector(at).normalized(), colour
        ramp.inputs['From Min'].default_value, ramp.inputs['From Max'].default_value = start, full
        tree.links.new(way, dot.inputs[0])
        tree.links.new(dot.outputs['Value'], ramp.inputs[0])
        tree.links.new(ramp.outputs[0], tint.inputs['Scale'])
        if total is None:
            total = tint.outputs[0]
        else:
            both = node('VectorMath')
            tree.links.new(total, both.inputs[0])
            tree.links.new(tint.outputs[0], both.inputs[1])
            total = both.outputs[0]
    floor = node('VectorMath')
    floor.inputs[1].default_value = ground
    tree.links.new(total, floor.inputs[0])
    shown, mix = node('Background', Strength=strength), node('MixShader')
    tree.links.new(floor.outputs[0], shown.inputs['Color'])
    tree.links.new(node('LightPath').outputs['Is Glossy Ray'], mix.inputs[0])
    tree.links.new(tree.nodes['Background'].outputs[0], mix.inputs[1])
    tree.links.new(shown.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes['World Output'].inputs[0])


def camera(at, target, lens=58, f=None, focus=None, shift=(0, 0)):
    """lens in millimetres on full frame; f opens the aperture, sharp at the distance of focus (a point)."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.clip_start, (data.shift_x, data.shift_y) = lens, 0.005, shift
    if f:
        ahead = (Vector(target) - Vector(at)).normalized()
        data.dof.use_dof, data.dof.aperture_fstop = True, f
        data.dof.focus_distance = (Vector(focus or target) - Vector(at)).dot(ahead)
    thing = _aimed(linked(bpy.data.objects.new('camera', data)), at, target)
    bpy.context.scene.camera = thing
    return thing
