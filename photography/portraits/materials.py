"""Shaders for skin, hair, cloth and the room behind."""

import bpy

from renderer.fine_hair import COVERAGE


def _material(name):
    material = bpy.data.materials.new(name)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    output = nodes.new('ShaderNodeOutputMaterial')
    return material, nodes, links, output


def _set(node, **values):
    for name, value in values.items():
        node.inputs[name.replace('_', ' ')].default_value = value
    return node


def dyed_hair(roughness, ior=1.55):
    """Hair in the colors of its attribute `dye`. ior: the lower, the weaker its white highlights."""
    material, nodes, links, output = _material('dyed hair')
    shader, color = nodes.new('ShaderNodeBsdfHairPrincipled'), nodes.new('ShaderNodeAttribute')
    shader.model, shader.parametrization = 'CHIANG', 'COLOR'
    color.attribute_name = 'dye'
    _set(shader, Roughness=roughness, Radial_Roughness=0.35, Random_Roughness=0.3, IOR=ior)
    coverage = nodes.new('ShaderNodeOutputAOV')
    coverage.aov_name = COVERAGE
    coverage.inputs['Value'].default_value = 1
    links.new(color.outputs['Color'], shader.inputs['Color'])
    links.new(shader.outputs[0], output.inputs['Surface'])
    return material


def _noise(nodes, links, scale, detail=3.0, coordinates=None):
    noise = nodes.new('ShaderNodeTexNoise')
    _set(noise, Scale=scale, Detail=detail)
    if coordinates:
        links.new(coordinates, noise.inputs['Vector'])
    return noise


def skin(color, creases=0.5):
    """Skin with pores, creases and redder patches, darker where the attribute `scalp` says that hair grows."""
    material, nodes, links, output = _material('skin')
    shader = nodes.new('ShaderNodeBsdfPrincipled')
    coordinates = nodes.new('ShaderNodeTexCoord').outputs['Object']
    mottle = _noise(nodes, links, 45, 7, coordinates)
    mix = nodes.new('ShaderNodeMixRGB')
    mix.inputs['Color1'].default_value = (*color, 1)
    red, green, blue = color
    mix.inputs['Color2'].default_value = (1.06 * red, 0.88 * green, 0.84 * blue, 1)
    ramp = nodes.new('ShaderNodeMapRange')
    _set(ramp, From_Min=0.35, From_Max=0.7, To_Min=0.0, To_Max=0.55)
    links.new(mottle.outputs[0], ramp.inputs['Value'])
    links.new(ramp.outputs[0], mix.inputs['Fac'])
    scalp = nodes.new('ShaderNodeAttribute')
    scalp.attribute_name = 'scalp'
    under_hair = nodes.new('ShaderNodeMixRGB')
    under_hair.inputs['Color2'].default_value = (0.015, 0.0145, 0.0155, 1)
    links.new(scalp.outputs['Fac'], under_hair.inputs['Fac'])
    links.new(mix.outputs[0], under_hair.inputs['Color1'])
    links.new(under_hair.outputs[0], shader.inputs['Base Color'])
    _set(shader, Roughness=0.56, Subsurface_Weight=0.8, Subsurface_Scale=0.0014, Specular_IOR_Level=0.4)
    shader.inputs['Subsurface Radius'].default_value = (1.0, 0.45, 0.28)
    pores = nodes.new('ShaderNodeTexVoronoi')
    _set(pores, Scale=2400.0)
    links.new(coordinates, pores.inputs['Vector'])
    # Creases run around the neck.
    around = nodes.new('ShaderNodeMapping')
    around.inputs['Scale'].default_value = (0.12, 0.12, 1)
    links.new(coordinates, around.inputs['Vector'])
    normal = None
    for source, strength, depth in (
        (_noise(nodes, links, 170, 2, around.outputs[0]).outputs[0], creases, 0.0012),
        (_noise(nodes, links, 480, 4, coordinates).outputs[0], 0.3, 0.0006),
        (pores.outputs['Distance'], 0.25, 0.0004),
    ):
        bump = nodes.new('ShaderNodeBump')
        _set(bump, Strength=strength, Distance=depth)
        links.new(source, bump.inputs['Height'])
        if normal:
            links.new(normal, bump.inputs['Normal'])
        normal = bump.outputs[0]
    links.new(normal, shader.inputs['Normal'])
    links.new(shader.outputs[0], output.inputs['Surface'])
    return material


def cloth(color):
    """Matte woven cloth: threads, small creases, and no gloss."""
    material, nodes, links, output = _material('cloth')
    shader = nodes.new('ShaderNodeBsdfPrincipled')
    coordinates = nodes.new('ShaderNodeTexCoord').outputs['Object']
    shader.inputs['Base Color'].default_value = (*color, 1)
    _set(shader, Roughness=0.9, Specular_IOR_Level=0.12, Sheen_Weight=0.12, Sheen_Roughness=0.6)
    normal = None
    for scale, detail, strength, depth in ((45, 5, 0.35, 0.004), (1500, 1, 0.1, 0.0005)):
        noise = _noise(nodes, links, scale, detail, coordinates)
        bump = nodes.new('ShaderNodeBump')
        _set(bump, Strength=strength, Distance=depth)
        links.new(noise.outputs[0], bump.inputs['Height'])
        if normal:
            links.new(normal, bump.inputs['Normal'])
        normal = bump.outputs[0]
    links.new(normal, shader.inputs['Normal'])
    links.new(shader.outputs[0], output.inputs['Surface'])
    return material


def picture(path, strength):
    """A glowing picture: a room out of focus behind the scene."""
    material, nodes, links, output = _material('picture')
    image = nodes.new('ShaderNodeTexImage')
    image.image = bpy.data.images.load(str(path))
    image.extension = 'EXTEND'
    emission = nodes.new('ShaderNodeEmission')
    links.new(image.outputs[0], emission.inputs[0])
    emission.inputs['Strength'].default_value = strength
    links.new(emission.outputs[0], output.inputs['Surface'])
    return material
