"""Amber, white and sage bottles against plaster, in hard light with long shadows."""

import math

from renderer import lighting
from renderer.geometry import lathe, parametric_surface, tube
from renderer.material import Material, srgb
from renderer.materials import glass, plain

from . import table
from .props.handwriting import PIXELS, Sheet, map_sheet
from .props.sprig import sprig


def bottle(location, radius, height, body, cap, label=None, pump=False, rotation=0.0):
    """An apothecary bottle with a round shoulder and a screw cap or a pump."""
    shoulder = [
        (radius * (0.40 + 0.60 * math.cos(a)), height * 0.76 + 0.60 * radius * math.sin(a))
        for a in (math.pi / 2 * i / 14 for i in range(15))
    ]
    neck = shoulder[-1][1]
    lip = [
        (radius * 0.40, neck + 0.004),
        (radius * 0.40, neck + 0.012),
        (radius * 0.36, neck + 0.012),
        (0, neck + 0.012),
    ]
    foot = [(0, 0.003), (radius * 0.80, 0.002), (radius * 0.86, 0), (radius * 0.97, 0.0012), (radius, 0.005)]
    lathe('bottle', [*foot, *shoulder, *lip], body, location, sides=128, bevel=0.0006)
    x, y, z = location
    top = (x, y, z + neck + 0.003)
    lathe(
        'cap',
        [(radius * 0.42, 0), (radius * 0.47, 0.0006), (radius * 0.47, 0.017), (radius * 0.44, 0.0185), (0, 0.0185)],
        cap,
        top,
        sides=96,
    )
    if pump:
        lathe('stem', [(0.0035, 0.017), (0.0035, 0.044)], cap, top, sides=32)
        lathe(
            'head',
            [(0, 0.043), (0.0105, 0.043), (0.0115, 0.044), (0.0115, 0.052), (0.0100, 0.0545), (0, 0.0555)],
            cap,
            top,
            sides=64,
        )
        spout = [(0.007, 0, 0.0495), (0.026, 0, 0.0500), (0.034, 0, 0.0490), (0.0385, 0, 0.0460), (0.040, 0, 0.0415)]
        tube('spout', spout, 0.0038, cap, radii=(1.15, 1.0, 0.95, 0.9, 0.85), location=top, rotation=(0, 0, rotation))
    if label:
        sheet, material, low = label
        width = sheet.image.width / PIXELS / 1000 / radius  # in radians
        tall = sheet.image.height / PIXELS / 1000

        def wrap(u, v):
            angle = 0.12 - math.pi / 2 + (u - 0.5) * width
            far = radius + 0.00025
            return (far * math.cos(angle), far * math.sin(angle), low + tall * v)

        map_sheet(parametric_surface('label', wrap, material, steps=(60, 2), location=location), (60, 2))


def _label(rng, name, number, words, size, paper=None):
    """A label of size (width, height) in millimeters; without paper, only its print shows."""
    sheet = Sheet(rng, *size, paper or '#ffffff')
    ink, (width, height) = '#2c332c', size
    middle = width / 2
    if paper:
        for y in (3.4, height - 3.4):
            sheet.line(4, y, width - 4, y, '#b0714a', 0.4)
    sheet.print(middle, height * 0.40, number, 'imbue', height * 0.30, ink, 'ms')
    sheet.line(middle - 5, height * 0.49, middle + 5, height * 0.49, '#b0714a', 0.35)
    for i, line in enumerate(words):
        family, em = ('imbue', height * 0.135) if i == 0 else ('familjen-grotesk', height * 0.058)
        sheet.print(middle, height * (0.635 + 0.105 * i), line, family, em, ink, 'ms')
    m = Material(name)
    node = m.node('TexImage')
    node.image, node.extension = sheet.blender_image(name), 'EXTEND'
    m.link(m.node('TexCoord').outputs['UV'], node.inputs[0])
    m.set_inputs(Base_Color=node.outputs[0], Roughness=0.75)
    if not paper:
        m.set_inputs(Base_Color=srgb(ink), Alpha=m.map_range(node.outputs[0], 1.0, 0.0))
    return sheet, m.material


def build(rng):
    amber, white = (glass('amber', (0.28, 0.08, 0.018), 0.03), plain('white', srgb('#efe8dc'), 0.38, uneven=0.03))
    table.seamless_backdrop(srgb('#d3ab93'), back=0.10, bump=0.3)
    bottle(
        (-0.050, 0.0, 0),
        0.034,
        0.150,
        amber,
        table.black(),
        (*_label(rng, 'shampoo', 'No. 4', ('shampoo', 'for colored hair', '8.5 fl oz'), (58, 64), '#efe6d7'), 0.026),
        True,
        -2.5,
    )
    bottle(
        (0.028, -0.042, 0),
        0.029,
        0.104,
        white,
        table.brass(),
        (*_label(rng, 'mask', 'No. 7', ('hair mask', 'once a week'), (44, 44)), 0.022),
        False,
    )
    bottle(
        (0.052, 0.030, 0),
        0.028,
        0.165,
        plain('sage', table.SAGE, 0.5, uneven=0.04),
        table.black('cap'),
        (*_label(rng, 'rinse', 'No. 5', ('conditioner', 'for colored hair'), (42, 50)), 0.040),
        True,
        0.3,
    )
    sprig(rng, (-0.58, -0.10, 0.62), (0.26, -0.10, 0.05), 0.036)
    lighting.environment((0.92, 0.84, 0.76), 0.20)
    lighting.sun((0.72, 0.62, -0.66), 5.0, angle=0.014)
    lighting.area_light((0.9, -0.6, 0.6), (0, 0, 0.08), 0.6, 1.6, (1.0, 0.88, 0.76))
    lighting.camera((0.02, -0.74, 0.17), (0.012, 0, 0.092), 75, 6.3, (0.0, -0.02, 0.08))
