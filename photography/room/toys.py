"""Toys: blocks, stacking rings, a car, a picture book."""

import math

from PIL import ImageDraw

from renderer.geometry import box, lathe, parametric_surface, sphere, transform
from stills.props.bottle import sheet_material
from stills.props.handwriting import Sheet, map_sheet

from . import bottles, plants, textiles
from . import materials as m
from .station import TOP


def rings(location):
    """Wooden stacking rings on a peg."""
    hex_colors = ('9e5a34', 'c98d62', 'd9c3a8', '8c9a7c', '5f6f53')
    with transform(location):
        lathe('base', [(0, 0), (0.05, 0), (0.052, 0.004), (0.05, 0.012), (0, 0.012)], m.oak(0), bevel=0.001)
        z = 0.012
        for i, hex_color in enumerate(hex_colors):
            r, thickness = 0.046 - 0.006 * i, 0.018
            arc = [
                (r - thickness / 2 + thickness / 2 * math.cos(a), z + thickness / 2 + thickness / 2 * math.sin(a))
                for a in [2 * math.pi * k / 24 for k in range(25)]
            ]
            lathe('ring', arc, m.paint(hex_color, 0.5), sides=56)
            z += thickness
        sphere('knob', 0.014, m.oak(2), location=(0, 0, z + 0.010))


def blocks(location):
    """Three wooden cubes."""
    with transform(location):
        for x, y, z, rotation, hex_color in (
            (0, 0, 0.02, 0.2, 'c98d62'),
            (0.05, 0.012, 0.02, -0.3, '8c9a7c'),
            (0.024, 0.004, 0.06, 0.5, 'e4d6bf'),
        ):
            box(
                'block',
                (0.04, 0.04, 0.04),
                m.paint(hex_color, 0.55),
                location=(x, y, z),
                rotation=rotation,
                bevel=0.003,
            )


def car(location, rotation):
    """A wooden car."""
    with transform(location, rotation):
        box('body', (0.11, 0.048, 0.028), m.oak(0), location=(0, 0, 0.028), bevel=0.008)
        box('cabin', (0.055, 0.044, 0.024), m.paint('9e5a34', 0.5), location=(-0.006, 0, 0.052), bevel=0.009)
        for x in (-0.033, 0.033):
            for y in (-0.027, 0.027):
                lathe(
                    'wheel',
                    [(0, -0.005), (0.014, -0.005), (0.015, 0), (0.014, 0.005), (0, 0.005)],
                    m.walnut(2),
                    location=(x, y, 0.015),
                    rotation=(math.pi / 2, 0, 0),
                    sides=40,
                )


def picture_book(location, rotation):
    """A picture book about a haircut, lying flat."""
    width, height, thickness = 0.2, 0.2, 0.011
    sheet = Sheet(None, width * 1000, height * 1000, '#d9a441')
    draw = ImageDraw.Draw(sheet.image)
    for x, y, r, color in ((1000, 1330, 520, '#7a3b1e'), (1000, 1460, 400, '#e9c7a0'), (1000, 2000, 560, '#4a5a43')):
        draw.ellipse((x - r, y - r, x + r, y + r), fill=color)
    for i in range(7):
        draw.ellipse((500 + 145 * i, 960, 640 + 145 * i, 1180), fill='#7a3b1e')
    sheet.print(100, 34, 'Otto and the', 'imbue', 25, '#3a1f12', 'ms')
    sheet.print(100, 62, 'brave haircut', 'imbue', 29, '#3a1f12', 'ms')
    with transform(location, rotation):
        size = (width - 0.006, height - 0.006, thickness - 0.004)
        box('pages', size, m.paper('f3ecdf'), location=(-0.002, 0, thickness / 2), bevel=0.0004)
        for z in (0.001, thickness - 0.001):
            box('cover', (width, height, 0.002), m.paint('c98f2e', 0.4), location=(0, 0, z), bevel=0.0006)

        def front(u, v):
            return ((u - 0.5) * (width - 0.002), (v - 0.5) * (height - 0.002), thickness + 0.0002)

        map_sheet(parametric_surface('front', front, sheet_material(sheet, 'front', 0.35), steps=(2, 2)), (2, 2))


def playthings():
    """The counter of the children's station."""
    rings((-0.34, -0.2, TOP))
    blocks((-0.16, -0.18, TOP))
    car((0.06, -0.27, TOP), 0.5)
    bottles.product('mist', (0.36, -0.14, TOP), 'slim', 'sage', 'spray', rotation=-0.2)
    textiles.towel_stack((0.42, -0.24, TOP), [m.terry('c79a83'), m.terry()], seed=4, width=0.2, depth=0.14)
    with transform((-0.5, -0.13, TOP)):
        plants.pot((0, 0, 0), 0.06, 0.1, 'efe4d4')
        plants.leafy((0, 0, 0.088), 0.18, 0.12, 6, 34, 0.06, 16, 0.36)
