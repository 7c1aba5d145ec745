"""Furniture of the waiting area: sofa, tables, lamps."""

import math

from renderer.geometry import box, cut_sheet, lathe, parametric_surface, transform, tube
from stills.props.bottle import sheet_material
from stills.props.handwriting import Sheet, map_sheet

from . import materials as m
from .cushion import box_cushion, cushion, rounded_rectangle
from .surfaces import terrazzo


def legs(points, height, thickness, material=None, splay=0.04):
    """Tapered legs under a seat, splayed outwards."""
    for x, y in points:
        away = math.atan2(y, x)
        foot = (x + splay * math.cos(away), y + splay * math.sin(away), 0)
        tube('leg', [(x, y, height), foot], thickness, material or m.walnut(2), radii=[1, 0.62])


def sofa(location, rotation):
    """A low upright sofa with a channeled back. Rotation 0: it faces −y."""
    cloth, width = m.velvet(), 1.9
    half = width / 2
    with transform(location, rotation):
        cushion('base', (width, 0.78, 0.16), cloth, location=(0, 0, 0.24), puff=0.006, edge=0.03)
        for side in (-0.5, 0.5):
            with transform((side * (width - 0.2) / 2, -0.05, 0)):
                size = (half - 0.096, 0.66, 0.145)
                box_cushion('seat', size, cloth, 0.318, bulge=0.012, crown=0.03, sag=0.016, seed=7 + 4 * side)
        count = 12
        for i in range(count):
            x = -half + (i + 0.5) * width / count
            size, tilt = (width / count * 1.02, 0.20, 0.56), (-0.12, 0, 0)
            cushion('channel', size, cloth, location=(x, 0.30, 0.56), rotation=tilt, puff=0.012, edge=0.05)
        for side in (-1, 1):
            cushion('arm', (0.16, 0.80, 0.46), cloth, location=(side * half, 0.0, 0.392), puff=0.012, edge=0.06)
            front = [rounded_rectangle(i / 160, 0.165, 0.465, 0.06) for i in range(160)]
            welt = [(side * half + x, -0.342, 0.392 + z) for x, z in front]
            tube('piping', welt, 0.0045, cloth, closed=True, segments=4)
        legs([(sx * (half - 0.12), sy * 0.28) for sx in (-1, 1) for sy in (-1, 1)], 0.17, 0.02, m.brass(), 0.01)


def throw_pillow(location, rotation, cloth, size=0.44):
    """A throw pillow with pinched corners, centered on location."""

    def skin(face):
        def point(u, v):
            x, y = 2 * u - 1, 2 * v - 1
            pinch = 1 - 0.10 * (1 - (1 - abs(x)) ** 1.5) * abs(y) ** 3 - 0.02
            full = ((1 - x * x) * (1 - y * y)) ** 0.42
            crease = 0.007 * math.sin(7 * x * y + 5 * x + 2) * math.sin(5 * y + 3 * x) * full
            sag_x, sag_y = 1 - 0.07 * (1 - y * y) * abs(x), 1 - 0.07 * (1 - x * x) * abs(y)
            return (x * size / 2 * pinch * sag_x, y * size / 2 * sag_y, face * (0.105 * full + crease))

        return point

    for face in (-1, 1):
        parametric_surface('pillow', skin(face), cloth, steps=(40, 40), location=location, rotation=rotation)


def side_table(location):
    """A round terrazzo top on a brass stem."""
    radius, height = 0.24, 0.46
    with transform(location):
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
            sides=96,
        )
        lathe('stem', [(0.018, 0.02), (0.018, height - 0.03), (0.07, height - 0.029)], m.brass(), sides=40)
        lathe(
            'foot',
            [(0, 0), (0.16, 0), (0.162, 0.004), (0.158, 0.012), (0.03, 0.018), (0.02, 0.03)],
            m.brass(),
            sides=80,
        )


def coffee_table(location, rotation):
    """A walnut coffee table with round ends."""
    length, width, height = 0.9, 0.5, 0.36
    r = width / 2
    arc = [math.pi * i / 31 for i in range(32)]
    outline = [(length / 2 - r + r * math.sin(a), -r * math.cos(a)) for a in arc] + [
        (-length / 2 + r - r * math.sin(a), r * math.cos(a)) for a in arc
    ]
    with transform(location, rotation):
        cut_sheet('top', outline, 0.03, m.walnut(), location=(0, 0, height), edge=0.006, segments=4)
        legs([(sx * (length / 2 - 0.16), sy * 0.13) for sx in (-1, 1) for sy in (-1, 1)], height - 0.014, 0.018)


def magazine(location, rotation, hex_color, mark='f1e8da'):
    """A magazine: a colored cover with one plain shape, no words."""
    size, thickness = (0.21, 0.28), 0.006
    with transform(location, rotation):
        box(
            'pages',
            (size[0] - 0.002, size[1] - 0.002, thickness),
            m.paper(),
            location=(0, 0, thickness / 2),
            bevel=0.0005,
        )
        box('cover', (*size, 0.0008), m.paint(hex_color, 0.35), location=(0, 0, thickness + 0.0004), bevel=0)
        ring = [(0.055 * math.cos(2 * math.pi * i / 60), 0.055 * math.sin(2 * math.pi * i / 60)) for i in range(60)]
        cut_sheet('mark', ring, 0.0006, m.paint(mark, 0.4), location=(0, 0.02, thickness + 0.0011), edge=0.0001)


def open_magazine(location, rotation):
    """A magazine left open, face up: columns of type, a picture, pages that curl."""
    width, height = 0.21, 0.28
    ink = '#6b6660'
    for side in (-1, 1):
        sheet = Sheet(None, width * 1000, height * 1000, '#f1ece2')
        top = 24 if side < 0 else 150
        if side > 0:
            for y in range(1350):
                sheet.line(0, y / 10, 210, y / 10, ('#c9825a', '#b96f4b', '#a3603f')[min(2, y // 450)], 0.1)
        else:
            sheet.print(20, 46, 'Long summer', 'imbue', 20, '#2c332c')
            top = 64
        for column in range(2):
            for row in range(int((262 - top) / 4.6)):
                short = 0.55 if row % 9 == 8 else 1.0
                y = top + 4.6 * row
                sheet.line(20 + 90 * column, y, 20 + 90 * column + 80 * short, y, ink, 1.1)

        def page(u, v, side=side):
            far = width * (u if side > 0 else 1 - u)
            rise = 0.010 * math.sin(math.pi * min(1.0, far / 0.11)) if far < 0.11 else 0.0
            curl = (0.02 if side > 0 else 0.004) * max(0.0, far / width - 0.5) ** 2 * 4 * (1 - 0.6 * v)
            return (side * far, (v - 0.5) * height, 0.004 + rise + curl)

        with transform(location, rotation):
            paper = parametric_surface('page', page, sheet_material(sheet, 'page', 0.3), (60, 12), thickness=0.0003)
            map_sheet(paper, (60, 12))


def mug(location, rotation, filled=0.058):
    """A mug, filled with coffee up to a height of `filled`."""
    clay = m.ceramic('efe4d4', 0.4, 0.08)
    with transform(location, rotation):
        outside = [(0, 0.002), (0.028, 0.002), (0.029, 0), (0.032, 0), (0.0365, 0.005), (0.0395, 0.020), (0.041, 0.045)]
        lip = [(0.0414, 0.0768), (0.0411, 0.0781), (0.0402, 0.0786), (0.0393, 0.0781), (0.0390, 0.0768)]
        inside = [(0.0386, 0.045), (0.0371, 0.020), (0.033, 0.008), (0, 0.006)]
        lathe('mug', [*outside, *lip, *inside], clay, sides=96)
        ear = [
            (0.038, 0, 0.064),
            (0.050, 0, 0.069),
            (0.074, 0, 0.066),
            (0.075, 0, 0.036),
            (0.055, 0, 0.020),
            (0.037, 0, 0.020),
        ]
        tube('ear', ear, 0.0048, clay, curved=True, radii=[1.35, 1.0, 0.85, 0.8, 0.9, 1.3])
        lathe(
            'coffee',
            [(0, filled), (0.0369 + 0.06 * (filled - 0.02), filled)],
            m.plain('coffee', (0.012, 0.005, 0.002), 0.08),
        )


def table_lamp(location):
    """A brass stem under a linen shade."""
    with transform(location):
        lathe('foot', [(0, 0), (0.075, 0), (0.077, 0.004), (0.07, 0.014), (0.012, 0.02)], m.brass(), sides=64)
        tube('stem', [(0, 0, 0.01), (0, 0, 0.30)], 0.006, m.brass())
        lamp_shade(0.24, 0.13, 0.08, 0.15)


def lamp_shade(foot, width, narrow, height):
    """A translucent linen lamp shade, open at both ends."""
    obj = lathe(
        'shade',
        [(width, foot), (narrow, foot + height), (narrow - 0.003, foot + height), (width - 0.003, foot)],
        m.glow(0.9, (1.0, 0.72, 0.44)),
        sides=96,
    )
    obj.visible_shadow = obj.visible_diffuse = False
