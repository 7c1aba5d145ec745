"""What the room is made of. Each material is made once a picture."""

from functools import cache

from .shader import Shader, rgb, times


def plain(name, color, rough=0.4, vary=0.08, bump=0.0, scale=30, **more):
    """A material of one colour, a little uneven in tone and shine."""
    s = Shader(name)
    cloud = s.noise(s.place(), scale, 5, 0.6)
    tone = s.mix(cloud, times(color, 1 - vary), times(color, 1 + vary))
    s.set(color=tone, rough=s.span(cloud, max(0.02, rough - 0.08), rough + 0.1), **more)
    if bump:
        s.bump(cloud, bump, 0.005)
    return s.material if more else s.plainer(color)


@cache
def paint(code, rough=0.6):
    """Painted wood or metal."""
    return plain('paint', rgb(code), rough, 0.04, 0.03, 60)


@cache
def ceramic(code, rough=0.45, bump=0.08):
    """Thrown clay: matte or glazed by `rough`."""
    return plain('ceramic', rgb(code), rough, 0.06, bump, 26)


@cache
def bone_china():
    return Shader('china').set(color=rgb('efe9df'), rough=0.08, coat=0.6, coat_rough=0.04).material


@cache
def black():
    return plain('black', (0.02, 0.018, 0.017), 0.35, 0.1)


@cache
def paper(code='f1e8da'):
    return plain('paper', rgb(code), 0.75, 0.03)


def wood(name, dark, light, along=0, scale=1.0, rough=0.36, coat=0.1, bump=0.12):
    """Planed and oiled wood; `along`: the axis that the grain follows."""
    s = Shader(name)
    stretch, fine = [9 * scale] * 3, [90 * scale] * 3
    stretch[along], fine[along] = 0.55 * scale, 2.5 * scale
    rings = s.place(stretch)
    cloud = s.noise(rings, 1.0, 7, 0.62, 1.3)
    band = s.node('TexWave', Vector=rings, Scale=0.55, Distortion=7.0, Detail=3.0).outputs['Fac']
    pores = s.noise(s.place(fine), 1.0, 4, 0.6, 0.3)
    grain = s.mix(0.35, s.ramp(cloud, [(0.25, 0.0), (0.75, 1.0)]), band)
    middle = tuple((a + b) / 2 for a, b in zip(dark, light))
    tone = s.ramp(grain, [(0.1, dark), (0.5, middle), (0.95, light)])
    tone = s.mix(s.span(pores, 0.45, 0.0, 0.35, 0.6), tone, times(dark, 0.55))
    s.set(color=tone, rough=s.span(pores, rough + 0.15, rough - 0.05), coat=coat, coat_rough=0.15)
    s.bump(pores, bump, 0.002)
    return s.plainer(middle)


@cache
def walnut(along=0):
    return wood('walnut', rgb('43291a'), rgb('85593a'), along)


@cache
def oak(along=0):
    return wood('oak', rgb('8d6a47'), rgb('c2a07a'), along, 1.2, 0.45, 0.0)


@cache
def metal(name, color, rough):
    """Lightly handled metal: fingermarks in the shine."""
    s = Shader(name)
    marks = s.noise(s.place(), 25, 6, 0.6)
    s.set(color=color, metal=1.0, rough=s.span(marks, max(0.03, rough - 0.05), rough + 0.1))
    return s.material


def brass():
    return metal('brass', (0.72, 0.50, 0.25), 0.26)


def steel():
    return metal('steel', (0.75, 0.73, 0.70), 0.12)


@cache
def mirror():
    return Shader('mirror').set(color=(0.93, 0.92, 0.90), metal=1.0, rough=0.006).material


@cache
def glass(code='ffffff', rough=0.0):
    """Clear or tinted glass; the light that falls through it is left out (no caustics), so use it for small things."""
    return Shader('glass').set(color=rgb(code), clear=1.0, rough=rough, ior=1.45).material


@cache
def bottle_glass(code='8a3f10'):
    """Brown pharmacist's glass with something in it: part clear, part colour."""
    return Shader('bottle').set(color=rgb(code), clear=0.8, rough=0.06, ior=1.48, coat=0.4).material


@cache
def opal(power=2.2, tint=(1.0, 0.78, 0.54)):
    """A lit opal globe. Put a point lamp inside (lamps.globe does)."""
    return Shader('opal').set(color=(0.9, 0.9, 0.9), rough=0.15, glow=tint, power=power).unlit()


@cache
def leather(code='693d24', rough=0.44):
    s = Shader('leather')
    where = s.place()
    cells = s.node('TexVoronoi', feature='DISTANCE_TO_EDGE', Vector=where, Scale=260.0).outputs['Distance']
    cloud = s.noise(where, 9, 7, 0.65)
    tone = s.mix(cloud, times(rgb(code), 0.75), times(rgb(code), 1.2))
    s.set(color=tone, rough=s.span(cloud, rough - 0.1, rough + 0.18), shine=0.42)
    pebbles = s.bump(s.ramp(cells, [(0, 0.0), (0.12, 1.0)]), 0.25, 0.0008)
    s.bump(s.noise(where, 14, 4, 0.5), 0.25, 0.008, pebbles)
    return s.plainer(rgb(code))


def weave(name, color, scale=1.0, bump=0.6, vary=0.12, sheen=0.4):
    """Woven cloth; larger scale, finer threads."""
    s = Shader(name)
    where = s.place(scale)
    waves = [
        s.node('TexWave', bands_direction=axis, Vector=where, Scale=160.0, Distortion=1.2, Detail=2.0).outputs['Fac']
        for axis in 'XY'
    ]
    threads = s.math('MAXIMUM', *waves)
    cloud = s.noise(where, 6, 6, 0.6)
    tone = s.mix(cloud, times(color, 1 - vary), times(color, 1 + vary / 2))
    tone = s.mix(s.span(threads, 0.35, 0.0), tone, times(color, 0.6))
    s.set(color=tone, rough=0.9, sheen=sheen, shine=0.0)
    s.bump(cloud, 0.3, 0.01, s.bump(threads, bump, 0.0012))
    return s.plainer(color)


@cache
def linen(code='efe4d4'):
    return weave('linen', rgb(code), 3)


@cache
def terry(code='efe4d4'):
    """Towelling: small loops all over."""
    s = Shader('terry')
    where = s.place()
    loops = s.noise(where, 420, 2, 0.6)
    cloud = s.noise(where, 16, 5, 0.6)
    color = rgb(code)
    tone = s.mix(s.span(loops, 0.5, 0, 0.3, 0.7), s.mix(cloud, times(color, 0.92), color), times(color, 0.68))
    s.set(color=tone, rough=0.95, sheen=0.5, shine=0.0)
    s.bump(cloud, 0.4, 0.012, s.bump(loops, 0.7, 0.003))
    return s.plainer(color)


@cache
def velvet(code='6b7159'):
    s = Shader('velvet')
    cloud = s.noise(s.place(), 5, 6, 0.6, 0.6)
    nap = s.noise(s.place(), 300, 2, 0.5)
    edge = s.node('LayerWeight', Blend=0.35).outputs['Facing']
    color = rgb(code)
    tone = s.mix(cloud, times(color, 0.72), times(color, 1.1))
    s.set(color=s.mix(edge, tone, times(color, 1.7)), rough=0.85, sheen=0.4, shine=0.0)
    s.bump(nap, 0.15, 0.001)
    return s.plainer(color)


@cache
def leaf(light='66794a', dark='2f4427'):
    s = Shader('leaf')
    cloud = s.noise(s.place(), 9, 4)
    s.set(color=s.ramp(cloud, [(0.3, rgb(dark)), (0.7, rgb(light))]), rough=0.38, shine=0.45)
    s.bump(s.noise(s.place(), 40, 3), 0.2, 0.004)
    return s.material
