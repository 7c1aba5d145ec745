"""The other side of the street after sunset, seen through the window. It glows and lights nothing."""

import numpy as np

from renderer.geometry import add_object, box, build_mesh, sphere, tube
from renderer.material import Material, srgb

from .shell import WEST

NEAR = WEST - 27.0
SKY = WEST - 60.0


def emissive_material(hex_color, power):
    """Even emission of one color."""
    s = Material('far')
    s.set_inputs(Base_Color=(0, 0, 0), Specular_IOR_Level=0.0, Emission_Color=srgb(hex_color), Emission_Strength=power)
    return s.without_light_sampling()


def visible_to_camera_only(obj):
    """Makes an object visible to the camera and in mirrors only."""
    obj.visible_diffuse = obj.visible_shadow = False
    return obj


def sky():
    """Deep blue above, the last light low over the roofs."""
    s = Material('sky')
    _, _, z = s.separate_xyz(s.node('NewGeometry').outputs['Position'])
    tones = [
        (0, srgb('c99a80')),
        (0.14, srgb('a3939f')),
        (0.32, srgb('6d86b4')),
        (0.6, srgb('3f629f')),
        (1, srgb('27457f')),
    ]
    s.set_inputs(
        Base_Color=(0, 0, 0),
        Specular_IOR_Level=0.0,
        Emission_Color=s.color_ramp(s.map_range(z, 0, 1, 7, 27), tones),
        Emission_Strength=0.52,
    )
    corners = [(SKY, -150, -2), (SKY, 70, -2), (SKY, 70, 60), (SKY, -150, 60)]
    visible_to_camera_only(
        add_object('sky', build_mesh('sky', corners, [(0, 1, 2, 3)]), s.without_light_sampling(), smooth=False)
    )


def window(power, hex_color):
    """A lit shop window: bright below its ceiling, darker where goods stand on low tables."""
    s = Material('shop')
    _, y, z = s.separate_xyz(s.node('NewGeometry').outputs['Position'])
    stand = s.noise(s.node('CombineXYZ', X=s.math('SNAP', y, 0.55)).outputs[0], 3.7, 0)
    height = s.math('ADD', z, s.map_range(stand, -0.8, 0.8, 0.25, 0.75))
    goods = s.color_ramp(s.map_range(height, 0, 1, 0.8, 1.9), [(0, 0.22), (0.5, 0.35), (0.6, 1.0)])
    fall = s.map_range(z, 0.3, 1.0, 0.8, 2.7)
    s.set_inputs(
        Base_Color=(0, 0, 0),
        Specular_IOR_Level=0.0,
        Emission_Color=srgb(hex_color),
        Emission_Strength=s.math('MULTIPLY', s.math('MULTIPLY', goods, fall), power),
    )
    return s.without_light_sampling()


def house(rng, y0, y1, height, hex_color):
    """A brick front from y0 to y1: a lit shop below, sash windows above, a cornice."""
    dark, trim = emissive_material(hex_color, 0.13), emissive_material(hex_color, 0.19)
    middle, width = (y0 + y1) / 2, y1 - y0
    visible_to_camera_only(box('front', (2, width, height), dark, location=(NEAR - 1, middle, height / 2), bevel=0))
    visible_to_camera_only(
        box('cornice', (0.5, width + 0.1, 0.28), trim, location=(NEAR + 0.1, middle, height - 0.1), bevel=0)
    )
    visible_to_camera_only(box('fascia', (0.3, width - 0.3, 0.5), trim, location=(NEAR + 0.1, middle, 3.35), bevel=0))
    tint = str(rng.choice(('ffb36b', 'ffcf9a', 'ffe6c8')))
    shop = window(float(rng.uniform(0.2, 0.6)), tint)
    for _ in range(3):
        place = (NEAR + 0.3, float(rng.uniform(y0 + 0.6, y1 - 0.6)), float(rng.uniform(2.0, 2.5)))
        visible_to_camera_only(sphere('lamp', 0.11, emissive_material(tint, 5.0), location=place))
    bays = max(2, round(width / 1.7))
    for i in range(bays):
        y = y0 + width * (i + 0.5) / bays
        visible_to_camera_only(
            box('shop', (0.1, width / bays - 0.28, 2.1), shop, location=(NEAR + 0.02, y, 1.75), bevel=0)
        )
        visible_to_camera_only(
            box('mullion', (0.14, width / bays, 0.07), dark, location=(NEAR + 0.04, y, 2.3), bevel=0)
        )
    for floor in np.arange(4.6, height - 1.6, 2.6):
        for i in range(bays):
            y = y0 + width * (i + 0.5) / bays
            home = rng.random() < 0.28
            lit = (
                emissive_material('ffb56d', float(rng.uniform(0.35, 0.75)))
                if home
                else emissive_material('5f7aa6', 0.10)
            )
            visible_to_camera_only(box('sash', (0.1, 0.78, 1.5), lit, location=(NEAR + 0.02, y, floor + 0.7), bevel=0))
            visible_to_camera_only(
                box('bar', (0.14, 0.78, 0.06), dark, location=(NEAR + 0.02, y, floor + 0.7), bevel=0)
            )


def street_lamp(y):
    """A street lamp: a black post with a globe."""
    x = WEST - 9.5
    visible_to_camera_only(tube('post', [(x, y, -0.1), (x, y, 3.3)], 0.05, emissive_material('20262c', 0.05)))
    visible_to_camera_only(sphere('lantern', 0.19, emissive_material('ffd7a0', 3.2), location=(x, y, 3.48)))


def tree(rng, y):
    """A street tree: a trunk under a crown of leaves, dark against the fronts and the sky."""
    x, dark = WEST - 23.0, emissive_material('26332a', 0.12)
    visible_to_camera_only(tube('trunk', [(x, y, 0), (x, y + 0.1, 3.6)], 0.09, dark))
    away = rng.normal(size=(1800, 1, 3))
    away *= rng.random((1800, 1, 1)) ** 0.4 / np.linalg.norm(away, axis=-1, keepdims=True)
    lumps = 1 + 0.18 * np.sin(5 * away[..., :1] + y) * np.sin(6 * away[..., 2:])
    middles = np.array([x, y, 4.2]) + away * lumps * (1.05, 1.3, 1.2)
    corners = (middles + rng.normal(0, 0.10, (1800, 3, 3))).reshape(-1, 3)
    crown = build_mesh('crown', corners, [(i, i + 1, i + 2) for i in range(0, len(corners), 3)])
    visible_to_camera_only(add_object('crown', crown, dark, smooth=False))


def road():
    """The wet road, with the light of the shops in streaks on it."""
    s = Material('road')
    coordinates = s.node('NewGeometry').outputs['Position']
    x, _, _ = s.separate_xyz(coordinates)
    streaks = s.noise(s.vector('MULTIPLY', coordinates, (0.12, 0.55, 0)), 1.0, 4, 0.6)
    near = s.map_range(x, 0.0, 1.0, WEST - 6.0, NEAR)
    warm = s.math('MULTIPLY', s.color_ramp(streaks, [(0.42, 0.0), (0.66, 1.0)]), near)
    s.set_inputs(
        Base_Color=(0, 0, 0),
        Specular_IOR_Level=0.0,
        Emission_Color=s.mix(warm, srgb('434a5c'), srgb('f0a868')),
        Emission_Strength=s.map_range(warm, 0.09, 0.45),
    )
    material = s.without_light_sampling()
    visible_to_camera_only(box('road', (26, 100, 0.1), material, location=(WEST - 14, -20, -0.2), bevel=0))


def build():
    """A row of houses, trees, street lamps and the road."""
    rng = np.random.default_rng(5)
    sky()
    fronts, y, hex_colors = [], -64.0, ('6d4a3e', '59504e', '7a4b38', '5a4640', '75503f')
    while y < 22:
        width, height = float(rng.uniform(5.2, 7.8)), float(rng.choice((4.5, 4.7, 6.3, 6.6)))
        fronts.append((y, y + width, height + float(rng.uniform(-0.2, 0.3)), hex_colors[len(fronts) % len(hex_colors)]))
        y += width + 0.05
    for front in fronts:
        house(rng, *front)
    road()
    for y in (-31.0, -18.5, -7.6, 1.2):
        tree(rng, y)
    for y in (-22.0, -12.5, 3.4):
        street_lamp(y)
