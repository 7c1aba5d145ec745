"""Daylight and lamps of the room."""

import bpy

from renderer import lighting
from renderer.geometry import add_object, build_mesh, lathe, link_object, sphere, transform, tube
from renderer.material import Material

from . import materials
from .shell import PANE, WEST

SUNNY = (1.0, 0.86, 0.68)


def point_light(location, power, color, radius):
    """A small point light."""
    lamp = bpy.data.lights.new('bulb', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = power, color, radius
    obj = link_object(bpy.data.objects.new('bulb', lamp), location)
    obj.visible_camera = obj.visible_glossy = False


def daylight(power=230, direction=(0.86, 0.52, -0.52), sun_strength=6.5):
    """The street window by day: sun through the bars, soft sky light and a bright exterior."""
    y0, y1, z0, z1 = PANE
    middle = (WEST - 0.30, (y0 + y1) / 2, (z0 + z1) / 2 + 0.15)
    target, color = (0, middle[1], middle[2]), (1, 0.93, 0.84)
    lighting.area_light(middle, target, y1 - y0 + 0.3, power, color, height=z1 - z0 + 0.5)
    lighting.sun(direction, sun_strength, SUNNY)
    exterior()


def exterior():
    """The sunlit street outside the window, overexposed and out of focus: fronts with windows, trees, sky.

    It lights nothing.
    """
    s = Material('outside')
    position = s.node('NewGeometry').outputs['Position']
    _, y, z = s.separate_xyz(position)
    columns = s.map_range(s.math('SINE', s.math('MULTIPLY', y, 6.1)), 0.0, 1.0, 0.1, 0.35)
    rows = s.map_range(s.math('SINE', s.math('MULTIPLY', z, 5.3)), 0.0, 1.0, 0.0, 0.4)
    front = s.mix(s.math('MULTIPLY', columns, rows), (1.25, 1.05, 0.86), (0.8, 0.74, 0.68))
    road = s.map_range(z, 1.0, 0.0, 0.75, 0.95)
    front = s.mix(road, front, (1.5, 1.36, 1.18))
    view = s.mix(s.map_range(z, 0.0, 1.0, 2.15, 2.4), front, (2.4, 2.5, 2.6))
    crowns = s.noise(s.vector('MULTIPLY', position, (0, 1.0, 0.9)), 1.5, 3, 0.55)
    height = s.map_range(z, 0.16, -0.25, 1.4, 2.6)
    trees = s.map_range(s.math('ADD', crowns, height), 0.0, 0.9, 0.5, 0.66)
    view = s.mix(s.math('MULTIPLY', trees, s.map_range(z, 0.0, 1.0, 0.9, 1.4)), view, (0.42, 0.55, 0.24))
    s.set_inputs(
        Base_Color=(0, 0, 0),
        Specular_IOR_Level=0.0,
        Emission_Color=s.mix(1.0, view, (0.5,) * 3, 'MULTIPLY'),
        Emission_Strength=1.7,
    )
    x = WEST - 1.4
    corners = [(x, -14, -1), (x, 8, -1), (x, 8, 9), (x, -14, 9)]
    obj = add_object(
        'outside', build_mesh('outside', corners, [(0, 1, 2, 3)]), s.without_light_sampling(), smooth=False
    )
    obj.visible_diffuse = obj.visible_glossy = obj.visible_shadow = False


def globe_lamp(location, radius=0.11, brightness=2.2):
    """An opal globe on a brass rod that ends at the ceiling, 3.1 m high."""
    shade = sphere('globe', radius, materials.glow(brightness), location=location)
    shade.visible_shadow = shade.visible_diffuse = False
    top = 3.1 - location[2]
    with transform(location):
        lathe(
            'cap',
            [
                (0, radius - 0.01),
                (0.03, radius - 0.01),
                (0.032, radius + 0.02),
                (0.012, radius + 0.045),
                (0, radius + 0.045),
            ],
            materials.brass(),
        )
        tube('rod', [(0, 0, radius + 0.03), (0, 0, top)], 0.0032, materials.brass())
        lathe(
            'rose',
            [(0, top), (0.05, top), (0.05, top - 0.012), (0.012, top - 0.03), (0, top - 0.03)],
            materials.brass(),
        )
