"""Materials of the room. Each is created once per picture."""

from functools import cache

from renderer.material import Material, scaled, srgb
from renderer.materials import cloth, metal, plain, wood


@cache
def paint(hex_color, roughness=0.6):
    """Painted wood or metal."""
    return plain('paint', srgb(hex_color), roughness, 60, 0.03, 0.04, vary=True)


@cache
def ceramic(hex_color, roughness=0.45, bump=0.08):
    """Thrown clay; low roughness is glazed, high is matte."""
    return plain('ceramic', srgb(hex_color), roughness, 26, bump, 0.06, vary=True)


@cache
def bone_china():
    return Material('china').set_inputs(
        Base_Color=srgb('efe9df'), Roughness=0.08, Coat_Weight=0.15, Coat_Roughness=0.04
    )


@cache
def black():
    return plain('black', (0.02, 0.018, 0.017), 0.35, vary=True)


@cache
def paper(hex_color='f1e8da'):
    return plain('paper', srgb(hex_color), 0.75, uneven=0.03, vary=True)


@cache
def walnut(along=0):
    return wood('walnut', srgb('43291a'), srgb('85593a'), 1.0, along, coat=0.03, vary=True)


@cache
def oak(along=0):
    return wood('oak', srgb('8d6a47'), srgb('c2a07a'), 1.2, along, 0.45, 0.0, vary=True)


@cache
def brass():
    """Polished: rougher brass reflects sunlit spots as blotches."""
    return Material('brass').set_inputs(Base_Color=(0.66, 0.44, 0.20), Metallic=1.0, Roughness=0.13)


@cache
def steel():
    return metal('steel', (0.75, 0.73, 0.70), 0.12, 1.0, vary=True)


@cache
def mirror():
    return Material('mirror').set_inputs(Base_Color=(0.93, 0.92, 0.90), Metallic=1.0, Roughness=0.006)


@cache
def bottle_glass():
    """A filled brown pharmacy bottle: part transmission, part diffuse color."""
    return Material('bottle').set_inputs(
        Base_Color=srgb('8a3f10'), Transmission_Weight=0.8, Roughness=0.06, IOR=1.48, Coat_Weight=0.1
    )


@cache
def glow(brightness, tint=(1.0, 0.78, 0.54)):
    """Glowing opal glass or linen, dimmer towards its outline."""
    s = Material('glow')
    strength = s.map_range(s.node('LayerWeight').outputs['Facing'], brightness, 0.5 * brightness)
    return s.set_inputs(Base_Color=(0.9, 0.9, 0.9), Roughness=0.15, Emission_Color=tint, Emission_Strength=strength)


@cache
def leather(hex_color='693d24', roughness=0.44, creases=0.25, wear=0.0):
    """wear: how far edges and folds are rubbed pale."""
    s = Material('leather')
    coordinates = s.object_coordinates(vary=True)
    cells = s.node('TexVoronoi', feature='DISTANCE_TO_EDGE', Vector=coordinates, Scale=260.0).outputs['Distance']
    cloud = s.noise(coordinates, 9, 7, 0.65)
    tone = s.mix(cloud, scaled(srgb(hex_color), 0.75), scaled(srgb(hex_color), 1.2))
    if wear:
        edges = s.map_range(s.node('NewGeometry').outputs['Pointiness'], 0, wear, 0.5, 0.62)
        rubbed = s.math('MULTIPLY', edges, s.map_range(s.noise(coordinates, 40, 5, 0.7), 0, 1, 0.35, 0.65))
        tone = s.mix(rubbed, tone, scaled(srgb(hex_color), 2.2))
    s.set_inputs(
        Base_Color=tone, Roughness=s.map_range(cloud, roughness - 0.1, roughness + 0.18), Specular_IOR_Level=0.42
    )
    s.bump(s.color_ramp(cells, [(0, 0.0), (0.12, 1.0)]), 0.25, 0.0008)
    s.bump(s.noise(coordinates, 14, 4, 0.5), creases, 0.008)
    return s.material


@cache
def linen(hex_color='efe4d4'):
    return cloth('linen', srgb(hex_color), 3, vary=True)


@cache
def woven():
    """A thick rug, woven in ribs of uneven yarn, with brown stripes near its short ends."""
    s = Material('woven')
    coordinates = s.object_coordinates()
    x, _, _ = s.separate_xyz(coordinates)
    ribs = s.wave_texture(coordinates, 26, 1.5, 3)
    yarn = s.noise(s.vector('MULTIPLY', coordinates, (160.0, 12.0, 1.0)), 1.0, 4, 0.65)
    stripes = s.color_ramp(s.math('ABSOLUTE', x), [(0, 0), (0.86, 1), (0.89, 0), (0.92, 1), (0.98, 0)], steps=True)
    tone = s.mix(yarn, scaled(srgb('cdb896'), 0.78), scaled(srgb('cdb896'), 1.12))
    tone = s.mix(s.math('MULTIPLY', stripes, 0.75), tone, scaled(srgb('8a6446'), 0.9))
    s.set_inputs(Base_Color=s.mix(ribs, scaled(srgb('cdb896'), 0.6), tone), Roughness=0.95, Specular_IOR_Level=0.1)
    s.bump(ribs, 0.8, 0.004)
    s.bump(yarn, 0.5, 0.003)
    return s.material


@cache
def terry(hex_color='efe4d4'):
    """Terry cloth: small loops all over."""
    s = Material('terry')
    coordinates = s.object_coordinates(vary=True)
    loops = s.noise(coordinates, 420, 2, 0.6)
    cloud = s.noise(coordinates, 16, 5, 0.6)
    color = srgb(hex_color)
    tone = s.mix(s.map_range(loops, 0.5, 0, 0.3, 0.7), s.mix(cloud, scaled(color, 0.92), color), scaled(color, 0.68))
    s.set_inputs(Base_Color=tone, Roughness=0.95, Specular_IOR_Level=0.0)
    s.bump(loops, 0.7, 0.003)
    s.bump(cloud, 0.4, 0.012)
    return s.material


@cache
def velvet():
    """Velvet with its nap brushed one way here and another there, and dents where people sat."""
    s = Material('velvet')
    coordinates = s.object_coordinates(vary=True)
    brushed, dents = s.noise(coordinates, 4, 6, 0.62, 1.2), s.noise(coordinates, 7, 3, 0.5)
    edge = s.node('LayerWeight', Blend=0.35).outputs['Facing']
    color = srgb('626a50')
    tone = s.mix(s.map_range(brushed, 0.0, 1.0, 0.35, 0.65), scaled(color, 0.55), scaled(color, 1.15))
    s.set_inputs(Base_Color=s.mix(edge, tone, scaled(color, 1.8)), Roughness=0.85, Specular_IOR_Level=0.0)
    s.bump(dents, 0.5, 0.02)
    s.bump(s.noise(coordinates, 300, 2, 0.5), 0.2, 0.001)
    return s.material


@cache
def leaf(light='5f7444', dark='2f4727'):
    """A leaf along x with a pale midrib and veins; light shines through it."""
    s = Material('leaf')
    x, y, _ = s.separate_xyz(s.object_coordinates())
    aside = s.math('ABSOLUTE', y)
    veins = s.map_range(s.math('SINE', s.math('MULTIPLY', s.math('SUBTRACT', x, aside), 380.0)), 0.0, 0.35, 0.75, 1.0)
    rib = s.math('MAXIMUM', veins, s.map_range(aside, 0.9, 0.0, 0.0005, 0.0018))
    green = s.mix(s.noise(s.object_coordinates(vary=True), 9, 4), srgb(dark), srgb(light))
    green = s.mix(s.math('MULTIPLY', s.node('ObjectInfo').outputs['Random'], 0.45), green, srgb('77853f'))
    tone = s.mix(s.math('MULTIPLY', rib, 0.5), green, srgb('a9b584'))
    s.set_inputs(Base_Color=tone, Roughness=0.36, Specular_IOR_Level=0.45)
    s.bump(rib, 0.25, 0.001)
    through, mixed = s.node('BsdfTranslucent', Color=s.mix(0.5, green, srgb('a8b83c'))), s.node('MixShader', Fac=0.3)
    s.link(s.shader.outputs[0], mixed.inputs[1])
    s.link(through.outputs[0], mixed.inputs[2])
    s.link(mixed.outputs[0], s.tree.nodes['Material Output'].inputs[0])
    return s.material
