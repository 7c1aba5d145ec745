"""Large surfaces: plaster, herringbone oak, terrazzo, glazed tiles."""

from functools import cache

from renderer.material import Material, scaled, srgb

CLAY, CREAM, SAGE = 'c6a38e', 'e8ddcf', 'a1a58d'


@cache
def plaster(hex_color=CREAM, bump=0.12):
    """Smooth troweled plaster with faint bumps at three scales."""
    s = Material('plaster')
    color = srgb(hex_color)
    coordinates = s.node('NewGeometry').outputs['Position']
    broad = s.noise(coordinates, 1.6, 4, 0.62, 0.8)
    trowel = s.noise(coordinates, 14, 5, 0.7, 0.4)
    sand = s.noise(coordinates, 120, 2, 0.6)
    tone = s.mix(s.map_range(broad, 0, 1, 0.3, 0.7), scaled(color, 0.92), scaled(color, 1.04))
    tone = s.mix(s.map_range(trowel, 0, 0.3), tone, scaled(color, 0.95))
    s.set_inputs(Base_Color=tone, Roughness=0.9, Specular_IOR_Level=0.0)
    s.bump(broad, bump, 0.05)
    s.bump(trowel, bump, 0.012)
    s.bump(sand, bump * 0.2, 0.002)
    return s.material


@cache
def herringbone():
    """Oak blocks that differ in tone and grain; UV runs along each block (shell.floor)."""
    s = Material('herringbone')
    chance = s.node('NewGeometry').outputs['Random Per Island']
    u, v, _ = s.separate_xyz(s.node('TexCoord').outputs['UV'])
    coordinates = s.node('CombineXYZ', X=u, Y=v, Z=s.math('MULTIPLY', chance, 90.0)).outputs[0]
    length = s.vector('MULTIPLY', coordinates, (2.2, 26.0, 1.0))
    cloud = s.noise(length, 1.0, 6, 0.6, 1.0)
    band = s.wave_texture(length, 0.5, 6.0, 3.0)
    pores = s.noise(s.vector('MULTIPLY', coordinates, (8.0, 240.0, 1.0)), 1.0, 3, 0.6)
    dark, light = srgb('6d5238'), srgb('a98861')
    grain = s.mix(0.3, s.color_ramp(cloud, [(0.25, 0.0), (0.75, 1.0)]), band)
    tone = s.mix(grain, dark, light)
    tone = s.mix(1.0, tone, s.color_ramp(chance, [(0, 0.72), (0.35, 0.9), (0.7, 1.0), (1, 1.14)]), 'MULTIPLY')
    tone = s.mix(s.map_range(pores, 0.4, 0.0, 0.35, 0.6), tone, scaled(dark, 0.6))
    worn = s.noise(s.node('NewGeometry').outputs['Position'], 2.2, 5, 0.6)
    s.set_inputs(
        Base_Color=tone,
        Roughness=s.math('ADD', s.map_range(pores, 0.12, 0.0), s.map_range(worn, 0.24, 0.44)),
        Specular_IOR_Level=0.42,
    )
    s.bump(pores, 0.10, 0.0015)
    return s.material


@cache
def terrazzo():
    s = Material('terrazzo')
    coordinates = s.object_coordinates(vary=True)
    base = srgb('e9dfd2')
    chips = [srgb(c) for c in ('b9785a', '8a6a52', 'd8b79a', '6f5a4c', 'cfc4b4')]
    tone = s.mix(s.noise(coordinates, 60, 6, 0.7), scaled(base, 0.93), base)
    for scale, size, colors in ((16.0, 0.23, chips), (34.0, 0.26, chips[::-1]), (80.0, 0.3, chips)):
        bend = s.node('TexNoise', Vector=coordinates, Scale=scale * 1.6, Detail=2.0).outputs['Color']
        bent = s.vector('ADD', coordinates, s.vector('SCALE', bend, 0.9 / scale))
        cells = s.node('TexVoronoi', Vector=bent, Scale=scale)
        chance = s.node('SeparateColor', Color=cells.outputs['Color']).outputs
        color = s.color_ramp(chance[0], [(i / len(colors), c) for i, c in enumerate(colors)], steps=True)
        chip = s.color_ramp(cells.outputs['Distance'], [(size + 0.06, 1.0), (size + 0.09, 0.0)])
        kept = s.color_ramp(chance[1], [(0, 0.0), (0.35, 1.0)], steps=True)
        tone = s.mix(s.math('MULTIPLY', chip, kept), tone, color)
    s.set_inputs(Base_Color=tone, Roughness=s.map_range(s.noise(coordinates, 9, 5, 0.6), 0.12, 0.28))
    return s.material


@cache
def glazed_tile():
    """Handmade glazed tiles, one mesh island per tile (wash.tiles), each with its own depth of glaze."""
    s = Material('glaze')
    chance = s.node('NewGeometry').outputs['Random Per Island']
    coordinates = s.node('NewGeometry').outputs['Position']
    color = srgb(SAGE)
    pool = s.noise(coordinates, 14, 4, 0.55)
    tone = s.color_ramp(
        chance, [(0, scaled(color, 0.68)), (0.3, scaled(color, 0.92)), (0.75, color), (1, scaled(color, 1.25))]
    )
    tone = s.mix(s.map_range(pool, 0.35, 0.0, 0.3, 0.7), tone, scaled(color, 0.5))
    s.set_inputs(
        Base_Color=tone,
        Roughness=s.map_range(pool, 0.06, 0.2),
        Specular_IOR_Level=0.55,
        Coat_Weight=0.08,
        Coat_Roughness=0.05,
    )
    s.bump(pool, 0.35, 0.004)
    return s.material


@cache
def masonry(hex_color, bump=0.3, wet=0.0):
    """Outdoor masonry: coarse and stained, each stone of its own tone. wet: how much of a film of water it has."""
    s = Material('masonry')
    coordinates = s.node('NewGeometry').outputs['Position']
    color = srgb(hex_color)
    stains, sand = s.noise(coordinates, 0.9, 7, 0.65, 0.6), s.noise(coordinates, 90, 5, 0.7)
    tone = s.mix(s.map_range(stains, 0, 1, 0.3, 0.7), scaled(color, 0.7), scaled(color, 1.1))
    own = s.color_ramp(s.node('ObjectInfo').outputs['Random'], [(0, 0.8), (1, 1.1)])
    tone = s.mix(1.0, tone, own, 'MULTIPLY')
    s.set_inputs(
        Base_Color=s.mix(s.map_range(sand, 0.3, 0), tone, scaled(color, 0.6)),
        Roughness=s.map_range(stains, 0.9 - 0.4 * wet, 0.9, 0.35, 0.6),
        Specular_IOR_Level=0.25,
        Coat_Weight=s.map_range(stains, wet, 0.1 * wet, 0.42, 0.6),
        Coat_Roughness=s.map_range(sand, 0.03, 0.16),
        Coat_IOR=1.45,
    )
    s.bump(sand, bump, 0.004)
    s.bump(stains, bump * 0.5, 0.02)
    return s.material
