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


def row_of_openings(s, coordinate, pitch, width):
    """1 within openings of `width` meters that repeat every `pitch` meters along a coordinate, else 0."""
    across = s.math('MULTIPLY', s.math('FRACT', s.math('DIVIDE', coordinate, pitch)), pitch)
    far = s.math('ABSOLUTE', s.math('SUBTRACT', across, pitch / 2))
    return s.map_range(far, 1.0, 0.0, width / 2 - 0.03, width / 2 + 0.03)


def exterior():
    """The sunlit street outside the window, overexposed: fronts with windows, sky.

    It lights nothing.
    """
    s = Material('outside')
    position = s.node('NewGeometry').outputs['Position']
    _, y, z = s.separate_xyz(position)
    openings = s.math('MULTIPLY', row_of_openings(s, y, 0.66, 0.30), row_of_openings(s, z, 1.05, 0.58))
    stone = s.mix(s.noise(position, 1.1, 4, 0.6), (3.4, 3.1, 2.8), (2.6, 2.35, 2.1))
    front = s.mix(openings, stone, (1.75, 1.8, 1.85))
    street = s.mix(s.map_range(z, 0.0, 1.0, 0.55, 0.75), (4.2, 4.0, 3.7), front)
    view = s.mix(s.map_range(z, 0.0, 1.0, 2.75, 2.85), street, (5.5, 5.7, 5.9))
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
