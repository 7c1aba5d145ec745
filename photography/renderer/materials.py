"""Materials by name: plastic, plaster, wood, stone, cloth, metal, glass, hair.

vary: see Material.object_coordinates.
"""

import math

from .material import Material, scaled


def plain(name, color, rough=0.4, grain=30, bump=0.0, uneven=0.08, vary=False, **values):
    """One color with slight variation, so that it does not look computed; bump adds relief."""
    m = Material(name)
    n = m.noise(m.object_coordinates(grain, vary))
    tint = m.mix(n, scaled(color, 1 - uneven), scaled(color, 1 + uneven))
    if bump:
        m.bump(n, bump, 0.002)
    return m.set_inputs(Base_Color=tint, Roughness=m.map_range(n, max(0.02, rough - 0.06), rough + 0.08), **values)


def plaster(name, color, size=1.0, bump=0.25):
    """A troweled wall: clouds, strokes and grit."""
    m = Material(name)
    coordinates = m.object_coordinates(size)
    clouds, strokes, grit = (
        m.noise(coordinates, 1.6, 8, 0.62, 0.8),
        m.noise(coordinates, 14, 8, 0.7, 0.4),
        m.noise(coordinates, 120, 3),
    )
    tint = m.mix(clouds, scaled(color, 0.82), scaled(color, 1.1))
    tint = m.mix(m.map_range(strokes, 0, 0.35), tint, scaled(color, 0.86))
    m.bump(clouds, bump, 0.05 / size)
    m.bump(strokes, bump, 0.012 / size)
    m.bump(grit, bump * 0.5, 0.002 / size)
    return m.set_inputs(Base_Color=tint, Roughness=m.map_range(strokes, 0.62, 0.9), Specular_IOR_Level=0.3)


def wood(name, dark, light, size=9.0, along=0, rough=0.36, coat=0.05, vary=False):
    """Grain along one axis (0 is x), with pores."""
    m = Material(name)
    slow, fast = [9 * size] * 3, [90 * size] * 3
    slow[along], fast[along] = 0.55 * size, 2.5 * size
    coordinates = m.object_coordinates(slow, vary)
    figure, rings = m.noise(coordinates, 1, 7, 0.62, 1.3), m.wave_texture(coordinates, 0.55, 7, 3)
    both = m.mix(0.35, m.color_ramp(figure, [(0.25, 0.0), (0.75, 1.0)]), m.color_ramp(rings, [(0, 0.0), (1, 1.0)]))
    middle = tuple((a + b) / 2 for a, b in zip(dark, light))
    tint = m.color_ramp(both, [(0.1, dark), (0.5, middle), (0.95, light)])
    pores = m.noise(m.object_coordinates(fast, vary), 1, 4, 0.6, 0.3)
    tint = m.mix(m.map_range(pores, 0.45, 0, 0.35, 0.6), tint, scaled(dark, 0.55))
    m.bump(pores, 0.06, 0.0006)
    return m.set_inputs(
        Base_Color=tint, Roughness=m.map_range(pores, rough + 0.15, rough - 0.05), Coat_Weight=coat, Coat_Roughness=0.15
    )


def marble(name, base, vein, size=4.5, rough=0.14):
    """Pale stone with few, broken veins."""
    m = Material(name)
    coordinates = m.object_coordinates(size)
    bent = m.node('VectorMath')
    swirl = m.node('TexNoise')
    swirl.inputs['Scale'].default_value, swirl.inputs['Detail'].default_value = 1.4, 7
    m.link(coordinates, swirl.inputs['Vector'])
    m.link(coordinates, bent.inputs[0])
    m.link(swirl.outputs['Color'], bent.inputs[1])
    crack = m.math('ABSOLUTE', m.math('SUBTRACT', m.noise(bent.outputs[0], 1.7, 9, 0.62), 0.5))
    clouds = m.noise(coordinates, 1.1, 6, 0.6, 0.5)
    seen = m.math(
        'MULTIPLY',
        m.color_ramp(crack, [(0, 1.0), (0.018, 0.45), (0.09, 0.0)]),
        m.map_range(m.noise(coordinates, 0.9, 3), 0.05, 1, 0.35, 0.65),
    )
    tint = m.mix(seen, m.mix(m.map_range(clouds, 0, 0.35, 0.35, 0.75), base, scaled(base, 0.82)), vein)
    return m.set_inputs(Base_Color=tint, Roughness=m.map_range(clouds, rough - 0.03, rough + 0.1), Coat_Weight=0.05)


def cloth(name, color, size=6.0, bump=0.5, uneven=0.10, vary=False):
    """Plain weave. size 6 is linen seen from half a meter, 9 terry cloth."""
    m = Material(name)
    coordinates = m.object_coordinates(size, vary)
    weave = m.math(
        'MAXIMUM', m.wave_texture(coordinates, 160, 1.2, 2, 'X'), m.wave_texture(coordinates, 160, 1.2, 2, 'Y')
    )
    clouds = m.noise(coordinates, 6, 6)
    tint = m.mix(clouds, scaled(color, 1 - uneven), scaled(color, 1 + uneven / 2))
    tint = m.mix(m.map_range(weave, 0.35, 0), tint, scaled(color, 0.75))
    m.bump(weave, bump, 0.0012)
    m.bump(clouds, 0.3, 0.01)
    return m.set_inputs(Base_Color=tint, Roughness=0.9, Specular_IOR_Level=0.2)


def metal(name, color, rough=0.2, grain=9, brushed=None, vary=False):
    """Handled metal: smudges in its roughness, and brush marks along one axis if brushed is 0, 1 or 2."""
    m = Material(name)
    smudges = m.noise(m.object_coordinates(grain, vary), 25)
    roughness = m.map_range(smudges, max(0.03, rough - 0.06), rough + 0.10)
    if brushed is not None:
        stretch = [2600.0] * 3
        stretch[brushed] = 40.0
        strokes = m.noise(m.object_coordinates(tuple(stretch)), 1, 2)
        m.bump(strokes, 0.10, 0.0002)
        roughness = m.math('ADD', roughness, m.map_range(strokes, -0.05, 0.08))
    return m.set_inputs(Base_Color=color, Metallic=1.0, Roughness=roughness)


def glass(name, color, rough=0.03):
    """Tinted glass, such as an apothecary bottle."""
    return Material(name).set_inputs(Base_Color=color, Transmission_Weight=1.0, Roughness=rough, IOR=1.47)


def tortoiseshell(name):
    m = Material(name)
    tint = m.color_ramp(
        m.noise(m.object_coordinates(55), 1, 5, 0.55, 1.5),
        [(0.38, (0.023, 0.007, 0.003)), (0.52, (0.25, 0.06, 0.008)), (0.66, (0.58, 0.23, 0.037))],
    )
    return m.set_inputs(Base_Color=tint, Roughness=0.12, Coat_Weight=0.15, Specular_IOR_Level=0.55)


def hair(name, rough=0.3, radial=0.4, offset=2.0, ior=1.55):
    """Strands made by geometry.strand_curves, colored by their attribute 'strand_color'."""
    m = Material(name)
    m.tree.nodes.remove(m.shader)
    m.shader = m.node('BsdfHairPrincipled')
    m.shader.model, m.shader.parametrization = 'CHIANG', 'COLOR'
    color = m.node('Attribute')
    color.attribute_name = 'strand_color'
    m.link(color.outputs['Color'], m.shader.inputs['Color'])
    m.link(m.shader.outputs[0], m.tree.nodes['Material Output'].inputs[0])
    return m.set_inputs(
        Roughness=rough, Radial_Roughness=radial, Offset=math.radians(offset), Random_Roughness=0.15, IOR=ior
    )
