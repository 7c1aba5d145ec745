"""Signs that somebody works here: a card reader, a phone on its cable, notes, cloth over an edge, cut hair."""

import math

import bpy
import numpy as np

from renderer.geometry import add_modifiers, box, parametric_surface, strand_curves, transform, tube
from renderer.materials import hair
from stills.props.bottle import sheet_material
from stills.props.handwriting import Sheet, map_sheet

from . import materials as m


def draped(location, rotation, material, size, obstacles, thickness=0.005):
    """Cloth of `size` that fell from location onto obstacles, by simulation; returns the object."""
    width, length = size

    def loose(u, v):
        ripple = math.sin(19 * u + 3 * v) + 0.5 * math.sin(31 * u + 1.5 - 5 * v)
        return ((u - 0.5) * width * 0.84, (v - 0.5) * length, 0.016 * ripple)

    across, along = round(width / 0.013), round(length / 0.013)
    obj = parametric_surface('cloth', loose, material, (across, along), location=location, rotation=rotation)
    for obstacle in obstacles:
        obstacle.modifiers.new('collision', 'COLLISION')
        obstacle.collision.thickness_outer, obstacle.collision.cloth_friction = 0.004, 25
    modifier = obj.modifiers.new('fall', 'CLOTH')
    settings = modifier.settings
    settings.quality, settings.mass, settings.air_damping = 4, 0.25, 3
    settings.tension_stiffness = settings.compression_stiffness = 20
    settings.shear_stiffness, settings.bending_stiffness = 6, 0.4
    modifier.collision_settings.distance_min = 0.004
    modifier.collision_settings.use_self_collision = True
    modifier.collision_settings.self_distance_min = 0.004
    for frame in range(1, 41):
        bpy.context.scene.frame_set(frame)
    fallen = obj.evaluated_get(bpy.context.evaluated_depsgraph_get())
    obj.data = bpy.data.meshes.new_from_object(fallen)
    obj.modifiers.clear()
    for obstacle in obstacles:
        obstacle.modifiers.remove(obstacle.modifiers['collision'])
    add_modifiers(obj, thickness=thickness, subdivisions=1)
    return obj


def card_reader(location, rotation):
    """A payment terminal with a keypad and a slip of paper."""
    with transform(location, rotation):
        with transform((0, 0, 0.022), (0.12, 0, 0)):
            box('reader', (0.076, 0.165, 0.034), m.paint('23261f', 0.35), bevel=0.009, segments=5)
            box(
                'screen',
                (0.058, 0.046, 0.002),
                m.glow(0.5, (0.75, 0.85, 0.9)),
                location=(0, 0.042, 0.0172),
                bevel=0.0005,
            )
            for i in range(12):
                place = (0.02 * (i % 3 - 1), 0.002 - 0.0165 * (i // 3), 0.018)
                box('key', (0.015, 0.0105, 0.004), m.paint('8d8a80', 0.5), location=place, bevel=0.0015)

        def slip(u, v):
            return ((u - 0.5) * 0.056, 0.082 + 0.05 * v, 0.045 + 0.05 * math.sin(1.9 * v))

        parametric_surface('slip', slip, m.paper('f7f2e8'), steps=(4, 30))


def note(rng, location, rotation, lines, size=(86, 58), lean=0.3, paper='#f3ebdc'):
    """A handwritten card that stands and leans back by `lean` of its height; size in millimeters."""
    sheet = Sheet(rng, *size, paper)
    pitch = size[1] * min(0.30, 0.66 / len(lines))
    first = size[1] / 2 - pitch * (len(lines) / 2 - 0.73)
    for i, line in enumerate(lines):
        sheet.write(7, first + pitch * i, line, 'reenie-beanie', 0.92 * pitch, '#2c332c')
    wide, tall = size[0] / 1000, size[1] / 1000

    def card(u, v):
        return ((u - 0.5) * wide, lean * tall * v + 0.03 * tall * v * v, tall * v)

    with transform(location, rotation):
        surface = parametric_surface('note', card, sheet_material(sheet, 'note'), steps=(2, 12), thickness=0.0004)
        map_sheet(surface, (2, 12))


def phone(location, rotation, cable):
    """A phone face up; cable: points its charging cable runs through, relative to its lower edge."""
    with transform(location, rotation):
        box('phone', (0.072, 0.148, 0.008), m.black(), location=(0, 0, 0.004), bevel=0.0035)
        screen = m.plain('screen', (0.006, 0.006, 0.007), 0.05)
        box('screen', (0.068, 0.144, 0.0006), screen, location=(0, 0, 0.008), bevel=0)
        tube('plug', [(0, -0.073, 0.004), (0, -0.092, 0.004)], 0.003, m.ceramic('efeae0', 0.4, 0.0))
        tube('cable', [(0, -0.09, 0.004), *cable], 0.0017, m.ceramic('efeae0', 0.4, 0.0), curved=True)


def outlet(location):
    """A wall outlet plate on the wall at y = 0."""
    with transform(location):
        box('plate', (0.072, 0.006, 0.115), m.ceramic('efe7db', 0.35, 0.0), location=(0, -0.003, 0), bevel=0.002)
        for z in (-0.021, 0.021):
            box('socket', (0.034, 0.004, 0.028), m.ceramic('e3d9ca', 0.35, 0.0), location=(0, -0.0065, z), bevel=0.006)
            for x in (-0.0065, 0.0065):
                box('slot', (0.0022, 0.002, 0.008), m.black(), location=(x, -0.0085, z + 0.003), bevel=0)


def plug(location):
    """The boxy plug of a hair dryer in a socket at location, on a wall that faces -y. Its cord leaves 38 mm below."""
    with transform(location):
        box('plug', (0.036, 0.030, 0.052), m.black(), location=(0, -0.023, -0.006), bevel=0.005, segments=4)
        for x, color in ((-0.007, '6e3327'), (0.007, '5a5852')):
            box('button', (0.009, 0.003, 0.006), m.paint(color, 0.5), location=(x, -0.038, 0.004), bevel=0.001)
        tube('flex', [(0, -0.022, -0.030), (0, -0.022, -0.050)], 0.0062, m.black(), radii=[1, 0.65])


def clippings(location, spread, color=(0.05, 0.022, 0.010), locks=18, seed=3):
    """Cut hair on the floor: loose short locks, thinning out around location."""
    rng = np.random.default_rng(seed)
    t = np.linspace(-0.5, 0.5, 8)
    strands = []
    for _ in range(locks):
        middle = np.array(location[:2]) + spread * rng.normal(size=2) * np.array([1.0, 0.7])
        heading, long, bend = rng.random() * 2 * math.pi, rng.uniform(0.03, 0.07), rng.normal(0, 1.6)
        for _ in range(rng.integers(6, 14)):
            angle = heading + bend * t + rng.normal(0, 0.25)
            x = middle[0] + rng.normal(0, 0.004) + long * t * np.cos(angle)
            y = middle[1] + rng.normal(0, 0.004) + long * t * np.sin(angle)
            strands.append(np.stack([x, y, location[2] + 0.001 + 0.003 * rng.random() * (1 - 4 * t * t)], axis=-1))
    strand_curves('clippings', np.array(strands), 0.0002, np.full((1, 1, 3), color), hair('clippings'))
