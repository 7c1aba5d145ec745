"""The large surfaces: plaster with the glow of the mirrors on it, oak in herringbone, terrazzo, glazed tiles."""

from functools import cache

from .shader import Shader, rgb, times

CLAY, CREAM, SAGE = 'c6a38e', 'e8ddcf', 'a1a58d'
GLOW_COLOR = (1.0, 0.64, 0.34)


@cache
def plaster(code=CREAM, bump=0.12, mirrors=None):
    """Trowelled plaster: three scales of unevenness. mirrors: see glow()."""
    s = Shader('plaster')
    color = rgb(code)
    where = s.node('NewGeometry').outputs['Position']
    broad = s.noise(where, 1.6, 4, 0.62, 0.8)
    trowel = s.noise(where, 14, 5, 0.7, 0.4)
    sand = s.noise(where, 120, 2, 0.6)
    tone = s.mix(broad, times(color, 0.84), times(color, 1.10))
    tone = s.mix(s.span(trowel, 0, 0.3), tone, times(color, 0.86))
    s.set(color=tone, rough=0.9, shine=0.0)
    relief = s.bump(trowel, bump, 0.012, s.bump(broad, bump, 0.05))
    relief = s.bump(sand, bump * 0.5, 0.002, relief)
    if mirrors:
        light = s.mix(1.0, tone, GLOW_COLOR, 'MULTIPLY')
        s.set(glow=light, power=glow(s, where, relief, mirrors))
    s.plainer(times(color, 0.95))
    return s.unlit()


@cache
def lit_ceiling(power):
    """A ceiling that lamps shine up to, taken as even light, so that it is free of noise."""
    s = Shader('lit ceiling')
    s.set(color=rgb(CREAM), rough=0.9, shine=0.0, glow=(1.0, 0.74, 0.48), power=power)
    return s.unlit()


def glow(s, where, relief, mirrors):
    """Light of a strip hidden behind each arched mirror's edge, reckoned at each point of the wall, so that it is free of noise.

    mirrors: (distance between them, x of the first, how many, width, height, z of the foot, power).
    """
    pitch, first, count, width, height, foot, power = mirrors
    radius, lift, inset = width / 2, 0.035, 0.02
    spring = foot + height - radius
    x, _, z = s.split(where)
    number = s.math('ROUND', s.math('DIVIDE', s.math('SUBTRACT', x, first), pitch))
    number = s.math('MINIMUM', s.math('MAXIMUM', number, 0.0), count - 1.0)
    x = s.math('SUBTRACT', x, s.math('ADD', first, s.math('MULTIPLY', number, pitch)))
    below = s.math('LESS_THAN', z, spring)
    above = s.math('SUBTRACT', 1.0, below)
    side = s.math('MAXIMUM', s.math('SUBTRACT', s.math('ABSOLUTE', x), s.math('MULTIPLY', below, radius)), 0.0)
    under = s.math('MULTIPLY', below, s.math('MINIMUM', s.math('SUBTRACT', z, foot), 0.0))
    rise = s.math('ADD', under, s.math('MULTIPLY', above, s.math('SUBTRACT', z, spring)))
    far = s.math('SQRT', s.math('ADD', s.math('MULTIPLY', side, side), s.math('MULTIPLY', rise, rise)))
    away = s.math('ADD', s.math('MAXIMUM', s.math('SUBTRACT', far, s.math('MULTIPLY', above, radius)), 0.0), inset)
    sign = s.math('SIGN', x)
    out = s.node('CombineXYZ', X=s.math('MULTIPLY', side, sign), Z=rise).outputs[0]
    out = s.vector('NORMALIZE', out)
    back = s.node('VectorMath', operation='SCALE')
    s.feed(out, back.inputs[0])
    s.feed(s.math('MULTIPLY', away, -1.0), back.inputs['Scale'])
    ray = s.vector('NORMALIZE', s.vector('ADD', back.outputs[0], (0.0, -lift, 0.0)))
    lit = s.math('MAXIMUM', s.vector('DOT_PRODUCT', relief, ray), 0.0)
    spread = s.math('SQRT', s.math('ADD', s.math('MULTIPLY', away, away), lift * lift))
    return s.math('DIVIDE', s.math('MULTIPLY', lit, power), spread)


@cache
def herringbone():
    """Oak blocks: tone and cut differ from block to block; UV runs along each block (floor.py lays them)."""
    s = Shader('herringbone')
    chance = s.node('NewGeometry').outputs['Random Per Island']
    u, v, _ = s.split(s.node('TexCoord').outputs['UV'])
    where = s.node('CombineXYZ', X=u, Y=v, Z=s.math('MULTIPLY', chance, 90.0)).outputs[0]
    long = s.vector('MULTIPLY', where, (2.2, 26.0, 1.0))
    cloud = s.noise(long, 1.0, 6, 0.6, 1.0)
    band = s.node('TexWave', Vector=long, Scale=0.5, Distortion=6.0, Detail=3.0).outputs['Fac']
    pores = s.noise(s.vector('MULTIPLY', where, (8.0, 240.0, 1.0)), 1.0, 3, 0.6)
    dark, light = rgb('6d5238'), rgb('a98861')
    grain = s.mix(0.3, s.ramp(cloud, [(0.25, 0.0), (0.75, 1.0)]), band)
    tone = s.mix(grain, dark, light)
    tone = s.mix(1.0, tone, s.ramp(chance, [(0, 0.72), (0.35, 0.9), (0.7, 1.0), (1, 1.14)]), 'MULTIPLY')
    tone = s.mix(s.span(pores, 0.4, 0.0, 0.35, 0.6), tone, times(dark, 0.6))
    worn = s.noise(s.node('NewGeometry').outputs['Position'], 2.2, 5, 0.6)
    s.set(color=tone, rough=s.math('ADD', s.span(pores, 0.12, 0.0), s.span(worn, 0.24, 0.44)), shine=0.42)
    s.bump(pores, 0.10, 0.0015)
    return s.plainer(rgb('8a6a4a'))


@cache
def terrazzo():
    s = Shader('terrazzo')
    where = s.place()
    base = rgb('e9dfd2')
    chips = [rgb(c) for c in ('b9785a', '8a6a52', 'd8b79a', '6f5a4c', 'cfc4b4')]
    tone = s.mix(s.noise(where, 60, 6, 0.7), times(base, 0.93), base)
    for scale, size, colors in ((16.0, 0.23, chips), (34.0, 0.26, chips[::-1]), (80.0, 0.3, chips)):
        bend = s.node('TexNoise', Vector=where, Scale=scale * 1.6, Detail=2.0).outputs['Color']
        bent = s.vector('ADD', where, s.vector('SCALE', bend, scale=0.9 / scale))
        cells = s.node('TexVoronoi', Vector=bent, Scale=scale)
        chance = s.node('SeparateColor', Color=cells.outputs['Color']).outputs
        color = s.ramp(chance[0], [(i / len(colors), c) for i, c in enumerate(colors)], steps=True)
        chip = s.ramp(cells.outputs['Distance'], [(size + 0.06, 1.0), (size + 0.09, 0.0)])
        kept = s.ramp(chance[1], [(0, 0.0), (0.35, 1.0)], steps=True)
        tone = s.mix(s.math('MULTIPLY', chip, kept), tone, color)
    s.set(color=tone, rough=s.span(s.noise(where, 9, 5, 0.6), 0.12, 0.28))
    return s.plainer(times(base, 0.9))


@cache
def glaze(code=SAGE):
    """Hand-cut glazed tiles, one mesh island a tile (see walls.tiles): each has its own depth of glaze."""
    s = Shader('glaze')
    chance = s.node('NewGeometry').outputs['Random Per Island']
    where = s.node('NewGeometry').outputs['Position']
    color = rgb(code)
    pool = s.noise(where, 14, 4, 0.55)
    tone = s.ramp(chance, [(0, times(color, 0.68)), (0.3, times(color, 0.92)), (0.75, color), (1, times(color, 1.25))])
    tone = s.mix(s.span(pool, 0.35, 0.0, 0.3, 0.7), tone, times(color, 0.5))
    s.set(color=tone, rough=s.span(pool, 0.06, 0.2), shine=0.55, coat=0.3, coat_rough=0.05)
    s.bump(pool, 0.35, 0.004)
    return s.plainer(color)


@cache
def render_of(code, rough=0.85, bump=0.3):
    """Outdoor masonry: coarse, stained."""
    s = Shader('masonry')
    where = s.node('NewGeometry').outputs['Position']
    color = rgb(code)
    stains, sand = s.noise(where, 0.9, 7, 0.65, 0.6), s.noise(where, 90, 5, 0.7)
    tone = s.mix(s.span(stains, 0, 1, 0.3, 0.7), times(color, 0.7), times(color, 1.1))
    s.set(color=s.mix(s.span(sand, 0.3, 0), tone, times(color, 0.6)), rough=rough, shine=0.25)
    s.bump(stains, bump * 0.5, 0.02, s.bump(sand, bump, 0.004))
    return s.plainer(color)
