"""The shop front: painted timber around the window and its display, the name above, a door, brick around."""

import math
import pathlib
from functools import cache

import bpy
import numpy as np

from renderer import lighting
from renderer.geometry import add_object, box, build_mesh, lathe, link_object, sphere, transform, tube
from renderer.material import Material, scaled, srgb

from . import bottles, plants, sidewalk
from . import materials as m
from .pampas import pampas
from .shell import PANE, WEST
from .sidewalk import FACE

TYPE = (
    pathlib.Path(__file__).parents[2]
    / 'node_modules'
    / '@fontsource'
    / 'imbue'
    / 'files'
    / 'imbue-latin-400-normal.woff'
)
CEDAR = '24352b'
LAMP = (1.0, 0.70, 0.42)


def lettering(words, location, height, material):
    """Raised text in the site's display font, readable from the street. location: center of the line."""
    curve = bpy.data.curves.new('lettering', 'FONT')
    curve.body, curve.align_x, curve.align_y = words, 'CENTER', 'CENTER'
    curve.font = bpy.data.fonts.load(str(TYPE))
    curve.size, curve.extrude, curve.bevel_depth, curve.space_character = height, 0.008, 0.0015, 1.08
    curve.materials.append(material)
    return link_object(bpy.data.objects.new('lettering', curve), location, (math.pi / 2, 0, -math.pi / 2))


@cache
def timber():
    """Dark green paint with brush marks, faded in places, splashed near the ground."""
    s = Material('timber')
    coordinates = s.node('NewGeometry').outputs['Position']
    _, _, z = s.separate_xyz(coordinates)
    faded = s.noise(coordinates, 1.7, 6, 0.65, 0.8)
    strokes = s.noise(s.vector('MULTIPLY', coordinates, (90.0, 90.0, 5.0)), 1.0, 4, 0.6)
    splashes = s.math('MULTIPLY', s.map_range(z, 0.9, 0.0, 0.0, 0.55), s.noise(coordinates, 11, 6, 0.7))
    tone = s.mix(s.map_range(faded, 0.0, 1.0, 0.35, 0.7), scaled(srgb(CEDAR), 0.75), scaled(srgb(CEDAR), 1.35))
    s.set_inputs(
        Base_Color=s.mix(splashes, tone, srgb('5d574c')),
        Roughness=s.math('ADD', s.map_range(faded, 0.22, 0.42, 0.3, 0.7), s.math('MULTIPLY', splashes, 0.5)),
    )
    s.bump(strokes, 0.15, 0.001)
    s.bump(s.noise(coordinates, 7, 3, 0.5), 0.12, 0.01)
    return s.material


def pane(y0, y1, z0, z1):
    """Thin clear glass that reflects the other side of the street."""
    s = Material('pane')
    clear, shine = s.node('BsdfTransparent'), s.node('BsdfGlossy', Roughness=0.0)
    share = s.map_range(s.node('LayerWeight', Blend=0.12).outputs['Fresnel'], 0.09, 0.6)
    choice = s.node('MixShader')
    for socket, value in zip(choice.inputs, (share, clear.outputs[0], shine.outputs[0])):
        s.link(value, socket)
    s.link(choice.outputs[0], s.tree.nodes['Material Output'].inputs['Surface'])
    x = WEST - 0.158
    obj = add_object(
        'pane',
        build_mesh('pane', [(x, y0, z0), (x, y1, z0), (x, y1, z1), (x, y0, z1)], [(0, 1, 2, 3)]),
        s.material,
        smooth=False,
    )
    obj.visible_shadow = False


def joinery():
    """Pilasters, panels below the window and the fascia board above it."""
    y0, y1, z0, z1 = PANE
    paint = timber()
    left, right = 1.15, y0 - 0.55
    for y in (left, y1 + 0.105, y0 - 0.105, right):
        box('pilaster', (0.14, 0.22, 2.84), paint, location=(FACE - 0.07, y, 1.42), bevel=0.006)
        box('foot', (0.17, 0.26, 0.22), paint, location=(FACE - 0.085, y, 0.11), bevel=0.006)
        box('cap', (0.18, 0.27, 0.09), paint, location=(FACE - 0.09, y, 2.86), bevel=0.008)
    box(
        'board', (0.12, left - right + 0.22, 0.42), paint, location=(FACE - 0.07, (left + right) / 2, 3.08), bevel=0.006
    )
    box(
        'cornice',
        (0.30, left - right + 0.5, 0.07),
        paint,
        location=(FACE - 0.15, (left + right) / 2, 3.325),
        bevel=0.012,
    )
    box(
        'moulding',
        (0.20, left - right + 0.36, 0.05),
        paint,
        location=(FACE - 0.10, (left + right) / 2, 3.27),
        bevel=0.012,
    )
    box('head', (0.07, y1 - y0 + 0.3, 0.16), paint, location=(FACE - 0.035, (y0 + y1) / 2, z1 + 0.06), bevel=0.005)
    box('stall', (0.06, y1 - y0 + 0.3, z0), paint, location=(FACE - 0.03, (y0 + y1) / 2, z0 / 2), bevel=0.004)
    box('ledge', (0.20, y1 - y0 + 0.24, 0.045), paint, location=(FACE - 0.08, (y0 + y1) / 2, z0 + 0.01), bevel=0.01)
    box('side', (0.05, 0.7, 2.95), paint, location=(FACE - 0.025, y0 - 0.35, 1.475), bevel=0.004)
    width = (y1 - y0) / 3
    for i in range(3):
        box(
            'panel',
            (0.02, width - 0.18, z0 - 0.2),
            paint,
            location=(FACE - 0.065, y0 + (i + 0.5) * width, z0 / 2 - 0.01),
            bevel=0.012,
        )


def reeded_glass(low, high, power):
    """Ribbed glass from height low to high; the lit room behind it shows as tall, soft shapes above a darker floor."""
    s = Material('reeded glass')
    _, y, z = s.separate_xyz(s.node('NewGeometry').outputs['Position'])
    ribs = s.math('SINE', s.math('MULTIPLY', y, 2 * math.pi / 0.026))
    bent = s.math('ADD', y, s.math('MULTIPLY', ribs, 0.11))
    shapes = s.noise(s.node('CombineXYZ', X=bent, Y=s.math('MULTIPLY', z, 0.22)).outputs[0], 2.3, 2, 0.5)
    height = s.color_ramp(s.map_range(z, 0, 1, low, high), [(0, 0.35), (0.22, 0.5), (0.42, 0.85), (1, 1.0)])
    tone = s.color_ramp(shapes, [(0.34, (0.50, 0.22, 0.085)), (0.5, (0.80, 0.44, 0.20)), (0.66, (0.98, 0.64, 0.35))])
    s.set_inputs(
        Base_Color=(0.02, 0.015, 0.01),
        Roughness=0.08,
        Emission_Color=s.mix(1.0, tone, height, 'MULTIPLY'),
        Emission_Strength=power,
    )
    s.bump(ribs, 0.5, 0.004)
    return s.without_light_sampling()


def sign_lamp(y):
    """A black gooseneck lamp over the name."""
    reach, z = FACE - 0.62, 3.46
    arm = [(FACE - 0.02, y, 3.40), (FACE - 0.22, y, 3.62), (FACE - 0.48, y, 3.66), (reach, y, z + 0.09)]
    tube('arm', arm, 0.011, m.black(), curved=True)
    with transform((reach, y, z), (0, -0.45, 0)):
        lathe(
            'shade', [(0.088, -0.04), (0.07, 0.01), (0.03, 0.055), (0.02, 0.09), (0, 0.09)], m.black(), thickness=0.002
        )
        sphere('bulb', 0.03, m.glow(14, LAMP), location=(0, 0, -0.005))
    lighting.area_light((reach, y, z - 0.05), (FACE - 0.08, y, 2.9), 0.12, 14, LAMP, spread=150)


def door():
    """A glazed door beside the window, lit from inside."""
    paint = timber()
    middle = 0.21
    box('reveal', (0.06, 2.04, 2.98), paint, location=(FACE - 0.01, 0.14, 1.49), bevel=0.004)
    for y in (-0.42, 0.84):
        box('stile', (0.07, 0.12, 2.3), paint, location=(FACE - 0.06, y, 1.15), bevel=0.006)
    box('rail', (0.07, 1.16, 0.62), paint, location=(FACE - 0.06, middle, 0.31), bevel=0.006)
    box('rail', (0.07, 1.16, 0.12), paint, location=(FACE - 0.06, middle, 2.24), bevel=0.006)
    box('panel', (0.02, 0.94, 0.40), paint, location=(FACE - 0.1, middle, 0.33), bevel=0.012)
    for low, high, power in ((0.62, 2.18, 0.8), (2.34, 2.74, 0.7)):
        location = (FACE - 0.05, middle, (low + high) / 2)
        box('glass', (0.012, 1.14, high - low), reeded_glass(low, high, power), location=location, bevel=0)
    tube('pull', [(FACE - 0.13, -0.36, 0.95), (FACE - 0.13, -0.36, 1.45)], 0.012, m.brass())
    for z in (0.98, 1.42):
        tube('post', [(FACE - 0.08, -0.36, z), (FACE - 0.13, -0.36, z)], 0.008, m.brass())


def display():
    """Plants and products on the window sill."""
    x, z = WEST - 0.05, PANE[2] + 0.035
    rows = (
        (-4.5, ((3, 0.080, 'shampoo', 'round', 'amber', 'pump'), None, (2, 0.086, 'mask', 'jar', 'cream'))),
        (-3.35, ((2, 0.070, 'conditioner', 'tall', 'sage', 'pump'), None, (3, 0.068, 'curl cream', 'tube', 'clay'))),
    )
    rng = np.random.default_rng(29)
    with transform((x, 0, 0), -math.pi / 2):
        for start, row in rows:
            bottles.product_row(rng, -start - 0.8, 0, z, row)
    for y, radius, plant_height, seed in ((-3.72, 0.09, 0.34, 5), (-1.5, 0.10, 0.46, 6), (-1.22, 0.07, 0.22, 7)):
        with transform((x, y, z)):
            plants.pot((0, 0, 0), radius, 1.5 * radius, 'c8a78c')
            plants.leafy((0, 0, 1.3 * radius), plant_height, 0.16, 7, 50, 0.09, seed, 0.4)
    plants.vase((x, -2.1, z), 'tall', 'b9846b', 1.2)
    pampas((x, -2.1, z + 0.29), 9, 0.4, 0.1, seed=4, hairs=220)


def downpipe(y):
    """A cast-iron downpipe on brackets, beside the timber."""
    tube('pipe', [(FACE - 0.11, y, 0.12), (FACE - 0.11, y, 7)], 0.045, m.black())
    tube('shoe', [(FACE - 0.11, y, 0.14), (FACE - 0.13, y, 0.07), (FACE - 0.22, y, 0.04)], 0.045, m.black())
    for z in (0.5, 2.2, 3.9):
        tube('collar', [(FACE - 0.11, y, z - 0.03), (FACE - 0.11, y, z + 0.03)], 0.054, m.black())
        box('bracket', (0.08, 0.15, 0.02), m.black(), location=(FACE - 0.07, y, z))


def bricks():
    """A brick wall above and beside the timber."""
    s = Material('brick')
    coordinates = s.node('NewGeometry').outputs['Position']
    _, y, z = s.separate_xyz(coordinates)
    flat = s.node('CombineXYZ', X=y, Y=z).outputs[0]
    bend = s.node('TexNoise', Vector=coordinates, Scale=30.0, Detail=3.0).outputs['Color']
    flat = s.vector('ADD', flat, s.vector('SCALE', s.vector('SUBTRACT', bend, (0.5, 0.5, 0.5)), 0.009))
    # A grey per brick, and where mortar is.
    rows = {'Scale': 1.0, 'Mortar Size': 0.0052, 'Mortar Smooth': 0.4, 'Brick Width': 0.203, 'Row Height': 0.068}
    brick, mortar = s.node('TexBrick', Vector=flat, Color1=(0, 0, 0, 1), Color2=(1, 1, 1, 1), **rows).outputs
    stops = ((0, '45291f'), (0.06, '5c3527'), (0.45, '6c3f2e'), (0.85, '7b4a37'), (1, '8a5a46'))
    clay = s.color_ramp(brick, [(at, srgb(color)) for at, color in stops])
    burnt, worn = s.noise(coordinates, 22, 5, 0.7), s.noise(coordinates, 0.9, 6, 0.7, 0.5)
    clay = s.mix(1.0, clay, s.color_ramp(burnt, [(0.3, 0.55), (0.65, 1.15)]), 'MULTIPLY')
    tone = s.mix(mortar, clay, s.mix(burnt, srgb('4d443b'), srgb('877a6b')))
    s.set_inputs(
        Base_Color=s.mix(1.0, tone, s.color_ramp(worn, [(0.3, 0.5), (0.65, 1.1)]), 'MULTIPLY'),
        Roughness=0.9,
        Specular_IOR_Level=0.15,
    )
    s.bump(mortar, -1.0, 0.010)
    s.bump(burnt, 0.5, 0.006)
    for y0, y1, z0, z1 in ((-14, 10, 3.3, 7.0), (1.2, 10, 0, 3.3), (-14, PANE[0] - 0.6, 0, 3.3)):
        box('brick', (0.2, y1 - y0, z1 - z0), s.material, location=(FACE + 0.06, (y0 + y1) / 2, (z0 + z1) / 2), bevel=0)


def build():
    """Everything visible from the street."""
    y0, y1, z0, z1 = PANE
    joinery()
    door()
    bricks()
    downpipe(PANE[0] - 0.85)
    sidewalk.build()
    pane(y0, y1, z0, z1)
    display()
    lettering(
        'Copper & Sage', (FACE - 0.145, (y0 + y1) / 2, 3.085), 0.41, m.metal('leaf gold', (0.86, 0.63, 0.30), 0.32)
    )
    for y in (y0 + 0.7, (y0 + y1) / 2, y1 - 0.7):
        sign_lamp(y)
