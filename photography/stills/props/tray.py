"""A flat stoneware tray with rounded corners and a low rim."""

import math

from renderer.geometry import parametric_surface
from renderer.material import Material, scaled, srgb

FLOOR = 0.0042  # height of its inside


def speckled_glaze(name, color, rough=0.28, speckle='#6b4a33', size=1.0):
    """Stoneware glaze with iron specks."""
    m = Material(name)
    coordinates = m.object_coordinates(size)
    clouds, specks = m.noise(coordinates, 22, 5), m.noise(coordinates, 520, 2, 0.4)
    sparse = m.noise(coordinates, 60, 2)
    tint = m.mix(clouds, scaled(color, 0.93), scaled(color, 1.05))
    seen = m.math('MULTIPLY', m.map_range(specks, 0, 0.8, 0.67, 0.71), m.map_range(sparse, 0.1, 1.0, 0.35, 0.6))
    tint = m.mix(seen, tint, srgb(speckle))
    m.bump(clouds, 0.10, 0.004)
    return m.set_inputs(
        Base_Color=tint, Roughness=m.map_range(clouds, rough - 0.05, rough + 0.08), Specular_IOR_Level=0.5
    )


def tray(location, rotation, size, material):
    """size: outer length and width. location is under its middle."""
    rim = 0.011
    # (share of the way from the middle to the rim, meters inward of the rim, height): the inside, the rim, the outside
    profile = [(0.0, 0, FLOOR), (0.5, 0, FLOOR), (1, 0.0095, FLOOR), (1, 0.0060, FLOOR + 0.0006)]
    profile += [(1, 0.0042, rim * 0.7), (1, 0.0034, rim - 0.0004), (1, 0.0024, rim), (1, 0.0012, rim - 0.0006)]
    profile += [(1, 0.0010, rim * 0.6), (1, 0.0030, 0.0012), (1, 0.0050, 0.0002), (0.5, 0, 0.0002), (0.0, 0, 0.0002)]
    last = len(profile) - 1

    def surface(u, v):
        angle, index = 2 * math.pi * u, round(v * last)
        part, inward, z = profile[index]
        c, s = math.cos(angle), math.sin(angle)
        power = 2 / 5.5
        x = (size[0] / 2 - inward) * math.copysign(abs(c) ** power, c)
        y = (size[1] / 2 - inward) * math.copysign(abs(s) ** power, s)
        return (part * x, part * y, z)

    made = parametric_surface(
        'tray', surface, material, (240, len(profile)), closed=True, location=location, rotation=(0, 0, rotation)
    )
    soft = made.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 2
    return made
