"""Materials of the room. Each is created once per picture."""

from functools import cache

from renderer.material import Material, scaled, srgb


def plain(name, color, roughness=0.4, vary=0.08, bump=0.0, scale=30, **options):
    """One color with slight variation in tone and roughness."""
    s = Material(name)
    cloud = s.noise(s.varied_coordinates(), scale, 5, 0.6)
    tone = s.mix(cloud, scaled(color, 1 - vary), scaled(color, 1 + vary))
    s.set_inputs(Base_Color=tone, Roughness=s.map_range(cloud, max(0.02, roughness - 0.08), roughness + 0.1), **options)
    if bump:
        s.bump(cloud, bump, 0.005)
    return s.material


@cache
def paint(hex_color, roughness=0.6):
    """Painted wood or metal."""
    return plain('paint', srgb(hex_color), roughness, 0.04, 0.03, 60)


@cache
def ceramic(hex_color, roughness=0.45, bump=0.08):
    """Thrown clay; low roughness is glazed, high is matte."""
    return plain('ceramic', srgb(hex_color), roughness, 0.06, bump, 26)


@cache
def bone_china():
    return Material('china').set_inputs(
        Base_Color=srgb('efe9df'), Roughness=0.08, Coat_Weight=0.15, Coat_Roughness=0.04
    )


@cache
def black():
    return plain('black', (0.02, 0.018, 0.017), 0.35, 0.1)


@cache
def paper(hex_color='f1e8da'):
    return plain('paper', srgb(hex_color), 0.75, 0.03)


def wood(name, dark, light, along=0, scale=1.0, roughness=0.36, coat=0.03):
    """Planed and oiled wood; `along` is the axis of the grain."""
    s = Material(name)
    stretch, fine = [9 * scale] * 3, [90 * scale] * 3
    stretch[along], fine[along] = 0.55 * scale, 2.5 * scale
    rings = s.varied_coordinates(stretch)
    cloud = s.noise(rings, 1.0, 7, 0.62, 1.3)
    band = s.wave_texture(rings, 0.55, 7.0, 3.0)
    pores = s.noise(s.varied_coordinates(fine), 1.0, 4, 0.6, 0.3)
    grain = s.mix(0.35, s.color_ramp(cloud, [(0.25, 0.0), (0.75, 1.0)]), band)
    middle = tuple((a + b) / 2 for a, b in zip(dark, light))
    tone = s.color_ramp(grain, [(0.1, dark), (0.5, middle), (0.95, light)])
    tone = s.mix(s.map_range(pores, 0.45, 0.0, 0.35, 0.6), tone, scaled(dark, 0.55))
    s.set_inputs(
        Base_Color=tone,
        Roughness=s.map_range(pores, roughness + 0.15, roughness - 0.05),
        Coat_Weight=coat,
        Coat_Roughness=0.15,
    )
    s.bump(pores, 0.12, 0.002)
    return s.material


@cache
def walnut(along=0):
    return wood('walnut', srgb('43291a'), srgb('85593a'), along)


@cache
def oak(along=0):
    return wood('oak', srgb('8d6a47'), srgb('c2a07a'), along, 1.2, 0.45, 0.0)


@cache
def metal(name, color, roughness):
    """Metal with fingerprints in its roughness."""
    s = Material(name)
    marks = s.noise(s.varied_coordinates(), 25, 6, 0.6)
    s.set_inputs(
        Base_Color=color, Metallic=1.0, Roughness=s.map_range(marks, max(0.03, roughness - 0.05), roughness + 0.1)
    )
    return s.material


def brass():
    return metal('brass', (0.72, 0.50, 0.25), 0.26)


def steel():
    return metal('steel', (0.75, 0.73, 0.70), 0.12)


@cache
def mirror():
    return Material('mirror').set_inputs(Base_Color=(0.93, 0.92, 0.90), Metallic=1.0, Roughness=0.006)


@cache
def glass(hex_color='ffffff', roughness=0.0):
    """Clear or tinted glass. Light does not pass through it (no caustics), so use it for small things."""
    return Material('glass').set_inputs(
        Base_Color=srgb(hex_color), Transmission_Weight=1.0, Roughness=roughness, IOR=1.45
    )


@cache
def bottle_glass():
    """A filled brown pharmacy bottle: part transmission, part diffuse color."""
    return Material('bottle').set_inputs(
        Base_Color=srgb('8a3f10'), Transmission_Weight=0.8, Roughness=0.06, IOR=1.48, Coat_Weight=0.1
    )


@cache
def glow(brightness, tint=(1.0, 0.78, 0.54)):
    """Glowing opal glass or linen."""
    s = Material('glow')
    return s.set_inputs(Base_Color=(0.9, 0.9, 0.9), Roughness=0.15, Emission_Color=tint, Emission_Strength=brightness)


@cache
def leather(hex_color='693d24', roughness=0.44):
    s = Material('leather')
    coordinates = s.varied_coordinates()
    cells = s.node('TexVoronoi', feature='DISTANCE_TO_EDGE', Vector=coordinates, Scale=260.0).outputs['Distance']
    cloud = s.noise(coordinates, 9, 7, 0.65)
    tone = s.mix(cloud, scaled(srgb(hex_color), 0.75), scaled(srgb(hex_color), 1.2))
    s.set_inputs(
        Base_Color=tone, Roughness=s.map_range(cloud, roughness - 0.1, roughness + 0.18), Specular_IOR_Level=0.42
    )
    s.bump(s.color_ramp(cells, [(0, 0.0), (0.12, 1.0)]), 0.25, 0.0008)
    s.bump(s.noise(coordinates, 14, 4, 0.5), 0.25, 0.008)
    return s.material


def weave(name, color, scale):
    """Woven cloth; a larger scale gives finer threads."""
    s = Material(name)
    coordinates = s.varied_coordinates(scale)
    threads = s.math('MAXIMUM', *(s.wave_texture(coordinates, 160.0, 1.2, 2.0, axis) for axis in 'XY'))
    cloud = s.noise(coordinates, 6, 6, 0.6)
    tone = s.mix(cloud, scaled(color, 0.88), scaled(color, 1.06))
    tone = s.mix(s.map_range(threads, 0.35, 0.0), tone, scaled(color, 0.6))
    s.set_inputs(Base_Color=tone, Roughness=0.9, Specular_IOR_Level=0.0)
    s.bump(threads, 0.6, 0.0012)
    s.bump(cloud, 0.3, 0.01)
    return s.material


@cache
def linen(hex_color='efe4d4'):
    return weave('linen', srgb(hex_color), 3)


@cache
def terry(hex_color='efe4d4'):
    """Terry cloth: small loops all over."""
    s = Material('terry')
    coordinates = s.varied_coordinates()
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
    s = Material('velvet')
    cloud = s.noise(s.varied_coordinates(), 5, 6, 0.6, 0.6)
    nap = s.noise(s.varied_coordinates(), 300, 2, 0.5)
    edge = s.node('LayerWeight', Blend=0.35).outputs['Facing']
    color = srgb('6b7159')
    tone = s.mix(cloud, scaled(color, 0.72), scaled(color, 1.1))
    s.set_inputs(Base_Color=s.mix(edge, tone, scaled(color, 1.7)), Roughness=0.85, Specular_IOR_Level=0.0)
    s.bump(nap, 0.15, 0.001)
    return s.material


@cache
def leaf(light='66794a', dark='2f4427'):
    s = Material('leaf')
    cloud = s.noise(s.varied_coordinates(), 9, 4)
    s.set_inputs(
        Base_Color=s.color_ramp(cloud, [(0.3, srgb(dark)), (0.7, srgb(light))]), Roughness=0.38, Specular_IOR_Level=0.45
    )
    s.bump(s.noise(s.varied_coordinates(), 40, 3), 0.2, 0.004)
    return s.material
