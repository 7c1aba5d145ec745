"""Materials by name: paper, plaster, wood, stone, cloth, metal, and the strands of brushes."""

import math

from .material import Material, scaled


def plain(name, colour, rough=0.4, grain=30, bump=0.0, uneven=0.08, **values):
    """Even, with a breath of variation so that it does not look computed; bump gives it a skin."""
    m = Material(name)
    n = m.noise(m.place(grain))
    tint = m.blend(n, scaled(colour, 1 - uneven), scaled(colour, 1 + uneven))
    if bump:
        m.bump(n, bump, 0.002)
    return m.set(Base_Color=tint, Roughness=m.span(n, max(0.02, rough - 0.06), rough + 0.08), **values)


def plaster(name, colour, size=1.0, bump=0.25):
    """A trowelled wall: clouds, strokes and grit."""
    m = Material(name)
    place = m.place(size)
    clouds, strokes, grit = (
        m.noise(place, 1.6, 8, 0.62, 0.8),
        m.noise(place, 14, 8, 0.7, 0.4),
        m.noise(place, 120, 3),
    )
    tint = m.blend(clouds, scaled(colour, 0.82), scaled(colour, 1.1))
    tint = m.blend(m.span(strokes, 0, 0.35), tint, scaled(colour, 0.86))
    m.bump(clouds, bump, 0.05 / size)
    m.bump(strokes, bump, 0.012 / size)
    m.bump(grit, bump * 0.5, 0.002 / size)
    return m.set(Base_Color=tint, Roughness=m.span(strokes, 0.62, 0.9), Specular=0.3)


def wood(name, dark, light, size=9.0, along=0, rough=0.36, coat=0.2):
    """Grain along one axis (0 is x), with pores."""
    m = Material(name)
    slow, fast = [9 * size] * 3, [90 * size] * 3
    slow[along], fast[along] = 0.55 * size, 2.5 * size
    place = m.place(tuple(slow))
    figure, rings = m.noise(place, 1, 7, 0.62, 1.3), m.waves(place, 0.55, 7, 3)
    both = m.blend(0.35, m.ramp(figure, [(0.25, 0.0), (0.75, 1.0)]), m.ramp(rings, [(0, 0.0), (1, 1.0)]))
    middle = tuple((a + b) / 2 for a, b in zip(dark, light))
    tint = m.ramp(both, [(0.1, dark), (0.5, middle), (0.95, light)])
    pores = m.noise(m.place(tuple(fast)), 1, 4, 0.6, 0.3)
    tint = m.blend(m.span(pores, 0.45, 0, 0.35, 0.6), tint, scaled(dark, 0.55))
    m.bump(pores, 0.06, 0.0006)
    shine = {'Clearcoat': coat, 'Clearcoat_Roughness': 0.15}
    return m.set(Base_Color=tint, Roughness=m.span(pores, rough + 0.15, rough - 0.05), **shine)


def marble(name, base, vein, size=4.5, rough=0.14):
    """Pale stone with few, broken veins."""
    m = Material(name)
    place = m.place(size)
    bent = m.node('VectorMath')
    swirl = m.node('TexNoise')
    swirl.inputs['Scale'].default_value, swirl.inputs['Detail'].default_value = 1.4, 7
    m.join(place, swirl.inputs['Vector'])
    m.join(place, bent.inputs[0])
    m.join(swirl.outputs['Color'], bent.inputs[1])
    crack = m.math('ABSOLUTE', m.math('SUBTRACT', m.noise(bent.outputs[0], 1.7, 9, 0.62), 0.5))
    clouds = m.noise(place, 1.1, 6, 0.6, 0.5)
    seen = m.math(
        'MULTIPLY',
        m.ramp(crack, [(0, 1.0), (0.018, 0.45), (0.09, 0.0)]),
        m.span(m.noise(place, 0.9, 3), 0.05, 1, 0.35, 0.65),
    )
    tint = m.blend(seen, m.blend(m.span(clouds, 0, 0.35, 0.35, 0.75), base, scaled(base, 0.82)), vein)
    return m.set(Base_Color=tint, Roughness=m.span(clouds, rough - 0.03, rough + 0.1), Clearcoat=0.2)


def cloth(name, colour, size=6.0, bump=0.9, uneven=0.10, sheen=0.3):
    """Plain weave. size 6 is linen seen from half a metre; 9 and more sheen is towelling."""
    m = Material(name)
    place = m.place(size)
    weave = m.math('MAXIMUM', m.waves(place, 160, 1.2, 2, 'X'), m.waves(place, 160, 1.2, 2, 'Y'))
    clouds = m.noise(place, 6, 6)
    tint = m.blend(clouds, scaled(colour, 1 - uneven), scaled(colour, 1 + uneven / 2))
    tint = m.blend(m.span(weave, 0.35, 0), tint, scaled(colour, 0.6))
    m.bump(weave, bump, 0.0012)
    m.bump(clouds, 0.3, 0.01)
    return m.set(Base_Color=tint, Roughness=0.9, Sheen=sheen, Specular=0.2)


def leather(name, colour, size=1.0, rough=0.42):
    """Grained hide."""
    m = Material(name)
    place = m.place(size)
    clouds = m.noise(place, 9, 7, 0.65)
    m.bump(
        m.ramp(m.cells(place, 260, 'DISTANCE_TO_EDGE').outputs['Distance'], [(0, 0.0), (0.12, 1.0)]),
        0.25,
        0.0008,
    )
    m.bump(m.noise(place, 14, 4, 0.5), 0.25, 0.008)
    tint = m.blend(clouds, scaled(colour, 0.75), scaled(colour, 1.2))
    return m.set(Base_Color=tint, Roughness=m.span(clouds, rough - 0.1, rough + 0.18), Specular=0.45)


def metal(name, colour, rough=0.2, grain=9, brushed=None):
    """Handled metal: smudges in its shine, and a fine brush along one axis if brushed is 0, 1 or 2."""
    m = Material(name)
    smudges = m.noise(m.place(grain), 25)
    shine = m.span(smudges, max(0.03, rough - 0.06), rough + 0.10)
    if brushed is not None:
        stretch = [2600.0] * 3
        stretch[brushed] = 40.0
        strokes = m.noise(m.place(tuple(stretch)), 1, 2)
        m.bump(strokes, 0.10, 0.0002)
        shine = m.math('ADD', shine, m.span(strokes, -0.05, 0.08))
    return m.set(Base_Color=colour, Metallic=1.0, Roughness=shine)


def glass(name, colour, rough=0.03):
    """Tinted through and through, like an apothecary's bottle."""
    return Material(name).set(Base_Color=colour, Transmission=1.0, Roughness=rough, IOR=1.47)


def glow(name, colour, strength):
    """Gives light: a lamp's shade, or a card to be mirrored in metal."""
    return Material(name).set(Base_Color=(0, 0, 0), Emission=colour, Emission_Strength=strength)


def tortoiseshell(name):
    m = Material(name)
    tint = m.ramp(
        m.noise(m.place(55), 1, 5, 0.55, 1.5),
        [(0.38, (0.023, 0.007, 0.003)), (0.52, (0.25, 0.06, 0.008)), (0.66, (0.58, 0.23, 0.037))],
    )
    return m.set(Base_Color=tint, Roughness=0.12, Clearcoat=0.6, Specular=0.55)


def hair(name, rough=0.3, radial=0.4, offset=2.0, ior=1.55, body=0.0):
    """Strands made by form.bristles, coloured by their attribute 'colour'.

    Also writes the pass 'strand' for the darkroom: twice the angle at which a strand crosses the picture, as cosine
    and sine, and 1 for here is hair. body: how much of it is plainly its colour, in place of the light that would pass
    from strand to strand in more bounces than a picture can pay for: without it pale hair turns green.
    """
    m = Material(name)
    m.tree.nodes.remove(m.shader)
    m.shader = m.node('BsdfHairPrincipled')
    m.shader.parametrization = 'COLOR'
    colour = m.node('Attribute')
    colour.attribute_name = 'colour'
    m.join(colour.outputs['Color'], m.shader.inputs['Color'])
    both, even = m.node('MixShader'), m.node('BsdfDiffuse')
    both.inputs[0].default_value = body
    m.join(colour.outputs['Color'], even.inputs['Color'])
    m.join(m.shader.outputs[0], both.inputs[1])
    m.join(even.outputs[0], both.inputs[2])
    m.join((both if body else m.shader).outputs[0], m.tree.nodes['Material Output'].inputs[0])
    m.set(
        Roughness=rough, Radial_Roughness=radial, Offset=math.radians(offset), Random_Roughness=0.15, IOR=ior
    )
    turn, parts, code = m.node('VectorTransform'), m.node('SeparateXYZ'), m.node('CombineXYZ')
    turn.vector_type, turn.convert_from, turn.convert_to = 'VECTOR', 'WORLD', 'CAMERA'
    m.join(m.node('NewGeometry').outputs['Tangent'], turn.inputs[0])
    m.join(turn.outputs[0], parts.inputs[0])
    x, y = parts.outputs['X'], parts.outputs['Y']
    m.join(m.math('SUBTRACT', m.math('MULTIPLY', x, x), m.math('MULTIPLY', y, y)), code.inputs['X'])
    m.join(m.math('MULTIPLY', m.math('MULTIPLY', x, y), 2.0), code.inputs['Y'])
    code.inputs['Z'].default_value = 1
    out = m.node('OutputAOV')
    out.name = 'strand'
    m.join(code.outputs[0], out.inputs['Color'])
    return m.material
