"""Bottles, jars and tubes of the house line, with printed labels. Meters; labels face −y."""

import math
from functools import cache

from renderer.geometry import lathe, parametric_surface, transform, tube
from renderer.material import Material

from .handwriting import PIXELS, Sheet, map_sheet

PRODUCTS = {
    'shampoo': ('No. 4', 'shampoo', 'for colored hair', '8.5 fl oz'),
    'conditioner': ('No. 5', 'conditioner', 'for colored hair', '8.5 fl oz'),
    'curl cream': ('No. 6', 'curl cream', 'on wet hair', '6 fl oz'),
    'mask': ('No. 7', 'hair mask', 'once a week'),
    'clay': ('No. 8', 'matte clay', 'for short hair'),
    'oil': ('No. 9', 'hair oil', 'two drops', '3.4 fl oz'),
    'mist': ('No. 2', 'salt mist', 'shake, then spray', '6 fl oz'),
}


@cache
def printed_label(product, size, paper, framed=False, ink='#2c332c'):
    """A sheet of size (width, height) in millimeters and its material. paper: a color, that of the bottle for print on it."""
    sheet = Sheet(None, *size, paper)
    width, height = size
    middle, em = width / 2, min(height, width * 1.2)
    number, *words = PRODUCTS[product]
    if framed:
        for y in (3.4, height - 3.4):
            sheet.line(4, y, width - 4, y, '#b0714a', 0.4)
    sheet.print(middle, height * 0.40, number, 'imbue', em * 0.30, ink, 'ms')
    sheet.line(middle - 5, height * 0.49, middle + 5, height * 0.49, '#b0714a', 0.35)
    for i, line in enumerate(words):
        family, share = ('imbue', 0.135) if i == 0 else ('familjen-grotesk', 0.07)
        sheet.print(middle, height * (0.635 + 0.105 * i), line, family, em * share, ink, 'ms')
    return sheet, sheet_material(sheet, product, 0.75 if framed else 0.45)


def sheet_material(sheet, name, roughness=0.8):
    m = Material(name)
    node = m.node('TexImage')
    node.image, node.extension = sheet.blender_image(name), 'EXTEND'
    m.link(m.node('TexCoord').outputs['UV'], node.inputs[0])
    return m.set_inputs(Base_Color=node.outputs[0], Roughness=roughness)


def wrap_label(label, radius, low, location=(0, 0, 0), turn=0.0):
    """Puts a printed_label() on a cylinder, its lower edge at height `low`."""
    sheet, material = label
    angle = sheet.image.width / PIXELS / 1000 / radius
    tall, far = sheet.image.height / PIXELS / 1000, radius + 0.0001

    def wrap(u, v):
        around = turn - math.pi / 2 + (u - 0.5) * angle
        return (far * math.cos(around), far * math.sin(around), low + tall * v)

    wrapped = parametric_surface('label', wrap, material, steps=(60, 2), location=location)
    wrapped.visible_shadow = False  # its edge would draw a line around print on the bottle itself
    map_sheet(wrapped, (60, 2))


def bottle(location, radius, height, body, cap, label=None, low=0.0, top='cap', spout=0.0, turn=0.0):
    """An apothecary bottle with a round shoulder.

    top: 'cap', 'pump', 'spray' or 'dropper'. low: height of the label's foot. spout, turn: rotation of spout and label.
    """
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
    collar = [(radius * 0.42, 0), (radius * 0.47, 0.0006), (radius * 0.47, 0.017), (radius * 0.44, 0.0185), (0, 0.0185)]
    with transform((x, y, z + neck + 0.003), spout):
        lathe('cap', collar, cap, sides=96)
        if top == 'pump':
            lathe('stem', [(0.0035, 0.017), (0.0035, 0.044)], cap, sides=32)
            head = [(0, 0.043), (0.0105, 0.043), (0.0115, 0.044), (0.0115, 0.052), (0.0100, 0.0545), (0, 0.0555)]
            lathe('head', head, cap, sides=64)
            nose = [(0.007, 0, 0.0495), (0.026, 0, 0.05), (0.036, 0, 0.0495), (0.040, 0, 0.046), (0.0405, 0, 0.0405)]
            tube('spout', nose, 0.0038, cap, radii=(1.15, 1.0, 0.95, 0.9, 0.85), curved=True)
        elif top == 'spray':
            head = [(0, 0.018), (0.0078, 0.018), (0.0080, 0.0190), (0.0080, 0.0320), (0.0066, 0.0340), (0, 0.0344)]
            lathe('head', head, cap, sides=64)
            tube('nozzle', [(0.006, 0, 0.027), (0.0092, 0, 0.027)], 0.0024, cap)
        elif top == 'dropper':
            bulb = [(0.0062, 0.018), (0.0064, 0.034), (0.0060, 0.044), (0.0042, 0.049), (0, 0.050)]
            lathe('bulb', bulb, cap, sides=64)
    if label:
        wrap_label(label, radius, low, location, turn)


def jar(radius, height, body, lid, label=None, low=0.0):
    """A squat jar with a wide lid."""
    foot = [(0, 0.002), (radius * 0.84, 0.002), (radius * 0.90, 0), (radius * 0.98, 0.0016), (radius, 0.005)]
    wall = [(radius, height * 0.93), (radius * 0.985, height * 0.98), (radius * 0.9, height)]
    lathe('jar', [*foot, *wall], body, sides=128, bevel=0.0006)
    rim = radius * 1.02
    top = height + 0.0165
    profile = [(rim * 0.97, height * 0.955), (rim, height * 0.96), (rim, top - 0.002), (rim * 0.975, top), (0, top)]
    lathe('lid', profile, lid, sides=128)
    if label:
        wrap_label(label, radius, low)


def squeeze_tube(body, cap, label=None, height=0.15, width=0.05):
    """A tube that stands on its cap, with a flat crimp at the top."""

    def skin(u, v):
        flat = v**1.6
        angle = 2 * math.pi * u
        across, deep = width / 2 * (0.80 + 0.30 * flat), width / 2 * 0.80 * (1 - flat) + 0.0009
        dent = 1 - 0.07 * math.exp(-(((v - 0.62) / 0.16) ** 2)) * max(0.0, math.cos(angle - 1.1)) ** 2
        return (across * math.cos(angle) * dent, deep * math.sin(angle) * dent, 0.026 + v * (height - 0.026))

    r = width * 0.395
    lathe(
        'cap', [(0, 0), (r * 0.96, 0), (r, 0.001), (r * 0.97, 0.0255), (r * 0.93, 0.0265), (0, 0.0265)], cap, sides=96
    )
    parametric_surface('tube', skin, body, steps=(96, 60), closed=True)
    if label:
        sheet, material = label
        share = sheet.image.height / PIXELS / 1000 / (height - 0.026)

        def patch(u, v):
            x, y, z = skin(0.75 + (u - 0.5) * 0.34, 0.16 + share * v)
            return (x, y - 0.0003, z)

        map_sheet(parametric_surface('label', patch, material, steps=(40, 40)), (40, 40))
