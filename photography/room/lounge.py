"""Where one waits: bench, armchair, tables, lamps, pictures on the wall."""

import math

import bpy

from . import light, materials as m
from .shapes import box, cushion, lathe, placed, plate, sheet, solid, tube, mesh_of
from .surfaces import terrazzo


def legs(points, height, thick=0.016, material=None, splay=0.04, middle=(0, 0)):
    """Turned legs under a seat, leaning outwards from `middle`."""
    for x, y in points:
        away = math.atan2(y - middle[1], x - middle[0])
        foot = (x + splay * math.cos(away), y + splay * math.sin(away), 0)
        tube('leg', [(x, y, height), foot], thick, material or m.walnut(2), radii=[1, 0.62])


def sofa(at, turn, cloth=None, wide=1.9):
    """A low upright sofa with a channelled back. turn 0: it faces −y."""
    cloth = cloth or m.velvet()
    half = wide / 2
    with placed(at, turn):
        cushion('base', (wide, 0.78, 0.16), cloth, at=(0, 0, 0.24), puff=0.006, edge=0.03)
        for side in (-0.5, 0.5):
            cushion(
                'seat',
                (half - 0.09, 0.66, 0.17),
                cloth,
                at=(side * (wide - 0.2) / 2, -0.05, 0.395),
                puff=0.022,
                edge=0.05,
            )
        count = 12
        for i in range(count):
            x = -half + (i + 0.5) * wide / count
            cushion(
                'channel',
                (wide / count * 1.02, 0.20, 0.56),
                cloth,
                at=(x, 0.30, 0.56),
                turn=(-0.12, 0, 0),
                puff=0.012,
                edge=0.05,
            )
        for side in (-1, 1):
            cushion('arm', (0.16, 0.80, 0.34), cloth, at=(side * (half + 0.0), 0.0, 0.45), puff=0.012, edge=0.06)
        legs([(sx * (half - 0.12), sy * 0.28) for sx in (-1, 1) for sy in (-1, 1)], 0.17, 0.02, m.brass(), 0.01)


def pillow(at, turn, cloth, size=0.44):
    """A scatter cushion: pinched corners, full middle; at: its middle."""

    def skin(face):
        def point(u, v):
            x, y = 2 * u - 1, 2 * v - 1
            pinch = 1 - 0.10 * (1 - (1 - abs(x)) ** 1.5) * abs(y) ** 3 - 0.02
            full = ((1 - x**4) * (1 - y**4)) ** 0.5
            crease = 0.006 * math.sin(9 * x + 2) * math.sin(7 * y) * full
            sag_x, sag_y = 1 - 0.07 * (1 - y * y) * abs(x), 1 - 0.07 * (1 - x * x) * abs(y)
            return (x * size / 2 * pinch * sag_x, y * size / 2 * sag_y, face * (0.075 * full + crease))

        return point

    for face in (-1, 1):
        sheet('pillow', skin(face), 40, 40, cloth, at=at, turn=turn)


def armchair(at, turn, cloth=None):
    """A round lounge chair on brass feet. turn 0: it faces −y."""
    cloth = cloth or m.leather()

    def back(u, v):
        angle = math.radians(-35 + 250 * u)
        rise = 0.42 + 0.30 * math.sin(math.pi * u) ** 0.5 * 0.9
        k = 2 * math.pi * v
        thick, middle = 0.06, 0.34
        r = middle + thick * math.copysign(abs(math.cos(k)) ** 0.5, math.cos(k))
        high = (rise + 0.22) / 2 + (rise - 0.22) / 2 * math.copysign(abs(math.sin(k)) ** 0.35, math.sin(k))
        return (r * 1.08 * math.cos(angle), r * math.sin(angle), high)

    with placed(at, turn):
        sheet('back', back, 90, 48, cloth)
        for u in (0, 1):
            ring = [back(u, i / 48) for i in range(48)]
            solid('cap', mesh_of('cap', ring, [tuple(range(48))]), cloth, smooth=False)
        seat = [(0, 0.20), (0.28, 0.20), (0.31, 0.23), (0.315, 0.38), (0.29, 0.415), (0.15, 0.43), (0, 0.432)]
        lathe('seat', seat, cloth, at=(0, -0.04, 0), steps=80)
        legs(
            [(0.22 * math.cos(a), 0.22 * math.sin(a) - 0.03) for a in (0.8, 2.35, 3.95, 5.5)],
            0.22,
            0.014,
            m.brass(),
            0.03,
        )


def side_table(at, radius=0.24, height=0.46):
    """A round terrazzo top on a brass stem."""
    with placed(at):
        lathe(
            'top',
            [
                (0, height - 0.028),
                (radius - 0.004, height - 0.028),
                (radius, height - 0.024),
                (radius, height - 0.004),
                (radius - 0.004, height),
                (0, height),
            ],
            terrazzo(),
            steps=96,
        )
        lathe('stem', [(0.018, 0.02), (0.018, height - 0.03), (0.07, height - 0.029)], m.brass(), steps=40)
        lathe(
            'foot',
            [(0, 0), (0.16, 0), (0.162, 0.004), (0.158, 0.012), (0.03, 0.018), (0.02, 0.03)],
            m.brass(),
            steps=80,
        )


def low_table(at, turn=0.0, long=0.9, wide=0.5, height=0.36):
    """A walnut table with round ends."""
    r = wide / 2
    bow = [math.pi * i / 31 for i in range(32)]
    outline = [(long / 2 - r + r * math.sin(a), -r * math.cos(a)) for a in bow] + [
        (-long / 2 + r - r * math.sin(a), r * math.cos(a)) for a in bow
    ]
    with placed(at, turn):
        plate('top', outline, 0.03, m.walnut(), at=(0, 0, height), bevel=0.006, rounds=4)
        legs([(sx * (long / 2 - 0.16), sy * 0.13) for sx in (-1, 1) for sy in (-1, 1)], height - 0.014, 0.018)


def magazine(at, turn, code, size=(0.21, 0.28), thick=0.006, mark='f1e8da'):
    """A magazine: a coloured cover with one plain shape, no words."""
    with placed(at, turn):
        box('pages', (size[0] - 0.002, size[1] - 0.002, thick), m.paper(), at=(0, 0, thick / 2), bevel=0.0005)
        box('cover', (*size, 0.0008), m.paint(code, 0.35), at=(0, 0, thick + 0.0004), bevel=0)
        ring = [(0.055 * math.cos(2 * math.pi * i / 60), 0.055 * math.sin(2 * math.pi * i / 60)) for i in range(60)]
        plate('mark', ring, 0.0006, m.paint(mark, 0.4), at=(0, 0.02, thick + 0.0011), bevel=0.0001)


def mug(at, turn=0.0, code='efe4d4', coffee=True):
    """A cup without saucer."""
    with placed(at, turn):
        lathe(
            'mug',
            [(0, 0), (0.03, 0), (0.036, 0.006), (0.041, 0.07), (0.038, 0.072), (0.034, 0.012), (0, 0.01)],
            m.ceramic(code, 0.4, 0.08),
            steps=56,
        )
        tube(
            'ear',
            [(0.037, 0, 0.058), (0.062, 0, 0.058), (0.064, 0, 0.024), (0.035, 0, 0.018)],
            0.0052,
            m.ceramic(code, 0.4, 0.08),
            curved=True,
        )
        if coffee:
            lathe('coffee', [(0, 0.058), (0.0375, 0.058)], m.plain('coffee', (0.012, 0.005, 0.002), 0.08))


def table_lamp(at, power=0):
    """A brass stem under a linen shade, on a table at height z. power: watts; 0 leaves only the shade glowing."""
    with placed(at):
        lathe('foot', [(0, 0), (0.075, 0), (0.077, 0.004), (0.07, 0.014), (0.012, 0.02)], m.brass(), steps=64)
        tube('stem', [(0, 0, 0.01), (0, 0, 0.30)], 0.006, m.brass())
        shade(0.24, 0.13, 0.08, 0.15)
        if power:
            light.bulb((0, 0, 0.31), power / 3, radius=0.04)


def shade(foot, wide, narrow, high, glow=1.3):
    """A lamp shade of thin linen, open at both ends, shining through."""
    known = bpy.data.materials.get('shade')
    cloth = known or m.opal.__wrapped__(glow, (1.0, 0.72, 0.44))
    cloth.name = 'shade'
    thing = lathe(
        'shade',
        [(wide, foot), (narrow, foot + high), (narrow - 0.003, foot + high), (wide - 0.003, foot)],
        cloth,
        steps=96,
    )
    thing.visible_shadow = thing.visible_diffuse = False
