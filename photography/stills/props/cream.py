"""Mixed hair color in a bowl: thick cream, folded by a flat brush, and what the brush wiped on the bowl's side."""

import math

import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates

from hair.vector import smoothstep
from renderer.geometry import parametric_surface
from renderer.material import Material, srgb

CREAM, STREAK = srgb('eadccb'), srgb('dcc6a9')
LEVEL, HALF, CELL = 0.0345, 0.066, 0.0003
# Brush strokes in their order, in millimeters: middle and radius of an arc, its first and last angle in degrees,
# half the width, depth.
STROKES = (
    (0, 0, 45, 20, 190, 15, 1.8),
    (6, -2, 48, 345, 200, 15, 2.0),
    (2, 2, 33, 130, 300, 13, 2.6),
    (10, 20, 30, 320, 190, 13, 2.6),
    (-8, -50, 46, 150, 66, 15, 2.8),
)
# Of each smear on the side: its first and last angle in degrees, first and last height and half width in millimeters,
# and how much color the brush held.
SMEARS = (
    (172, 118, 37, 47, 5.0, 1.0),
    (112, 74, 38, 43.5, 4.0, 0.8),
    (150, 205, 37, 41, 4.5, 0.9),
    (60, 28, 37, 46, 4.0, 0.8),
    (-45, 12, 37, 42, 4.0, 0.8),
)


def paste(name='paste', thickness=False):
    """Thick, glossy cream. thickness: thin parts are see-through, by the meters in the mesh's attribute of that name."""
    m = Material(name)
    streaks = m.noise(m.object_coordinates(30), 1, 3)
    if thickness:
        depth = m.node('Attribute', attribute_name='thickness').outputs['Fac']
        m.set_inputs(Alpha=m.math('SUBTRACT', 1.0, m.math('POWER', math.e, m.math('MULTIPLY', depth, -9000.0))))
    return m.set_inputs(
        Base_Color=m.color_ramp(streaks, [(0.3, STREAK), (0.6, CREAM)]),
        Roughness=0.32,
        Subsurface_Weight=0.6,
        Subsurface_Radius=(1.0, 0.75, 0.5),
        Subsurface_Scale=0.003,
        Coat_Weight=0.7,
        Coat_Roughness=0.10,
    )


def _noise(rng, shape, smooth, mode='wrap'):
    """Random values of about -1 to 1, smooth over this many cells along each axis."""
    values = gaussian_filter(rng.normal(size=shape), smooth, mode=mode)
    return values / values.std() / 2


def _surface(rng):
    """Height of the cream in a square of cells, in meters."""
    count = round(2 * HALF / CELL)
    y, x = (np.mgrid[0:count, 0:count] * CELL - HALF) * 1000

    def noise(millimeters):
        return _noise(rng, x.shape, millimeters / 1000 / CELL)

    height = 0.8 * noise(9)
    for mx, my, radius, first, last, half, depth in STROKES:
        sweep = abs(last - first)
        angle = (np.degrees(np.arctan2(y - my, x - mx)) - first) * math.copysign(1, last - first) % 360
        way = np.radians(np.where(angle > sweep / 2 + 180, angle - 360, angle)) * radius
        length = math.radians(sweep) * radius
        aside = np.hypot(x - mx, y - my) - radius + 2.2 * noise(9)
        # The bristles' marks hardly change across the whole stroke.
        marks = _noise(rng, 4000, 30) + 1.6 * _noise(rng, 4000, 75)
        combed = np.interp(aside + 0.9 * noise(12), np.linspace(-40, 40, 4000), marks) * (1 + 0.8 * noise(7))
        edge = half + 1.6 * noise(7)
        along = smoothstep(way, -4, 12) * (1 - smoothstep(way, length - 5, length + 1.5))
        inside = (1 - smoothstep(np.abs(aside), edge - 3.6, edge + 0.8)) * along
        trough = depth * (0.6 * (aside / half) ** 2 - 1 + 0.45 * aside / half) + 0.28 * combed
        height += (0.12 * height + trough - height) * inside
        # What the brush pushed aside, and ahead of it.
        heap = smoothstep(way, 2, 24) * (1 - smoothstep(way, length - 4, length + 4))
        ridge = np.exp(-(((np.abs(aside) - edge - 0.8) / 2.3) ** 2)) * heap
        ahead = np.exp(-(((way - length - 1.5 - 1.5 * noise(6)) / 3.0) ** 2))
        ahead *= 1 - smoothstep(np.abs(aside), half - 6, half + 3)
        height += 1.25 * depth * ((0.7 + 0.5 * noise(8)) * ridge + 0.8 * ahead)
    return LEVEL + gaussian_filter(height, 0.0007 / CELL) / 1000


def cream(rng, location, material, wall):
    """The color in the bowl. wall: radius of the bowl's side at a height."""
    square, across, along = _surface(rng), 640, 240
    angle = np.linspace(0, 2 * math.pi, across, endpoint=False)[None]
    share = np.linspace(0, 1, along)[:, None]
    radius = share * wall(LEVEL + 0.001)

    def at(radius):
        places = [(f(angle) * radius + HALF) / CELL for f in (np.sin, np.cos)]
        return map_coordinates(square, places, order=1, mode='nearest')

    # It clings to the side.
    cling = 0.0016 + 0.0012 * _noise(rng, across, 30)[None]
    height = at(radius) + cling * np.exp(-(1 - share) * wall(LEVEL) / 0.0028)
    radius = np.minimum(radius * 1.02, wall(height) + 0.0002)
    points = np.stack([radius * np.cos(angle), radius * np.sin(angle), height], -1)
    _grid('cream', points, material, location)
    return height[-1]


def smears(rng, location, material, wall, edge):
    """A film on the bowl's side, from the cream's edge up, which thins out to streaks. edge: heights of that edge."""
    across, along = 1500, 180
    degrees = np.linspace(0, 360, across, endpoint=False)[None]
    height = np.linspace(0.031, 0.0530, along)[:, None]
    up = height - np.interp(degrees, np.linspace(0, 360, len(edge), endpoint=False), edge)
    clouds = _noise(rng, (along, across), (16, 60))
    thick = 1.1 * np.exp(-np.maximum(up, 0) / 0.0010) + (0.3 + 0.4 * clouds) * np.exp(-np.maximum(up, 0) / 0.0025)
    for first, last, low, high, half, load in SMEARS:
        turns = 360 / abs(last - first)
        way = ((degrees - first) * math.copysign(1, last - first)) % 360 / abs(last - first)
        way = np.where(way > (turns + 1) / 2, way - turns, way)
        bow = 2.0 * np.sin(3 * np.clip(way, 0, 1))
        aside = (height * 1000 - low - (high - low) * way - bow + 0.7 * clouds) / half
        held = load * smoothstep(way, -0.04, 0.06) * np.maximum(1.1 - 1.1 * way, 0)
        # The less color the brush held, the more its bristles show.
        marks = _noise(rng, 2000, 14) + _noise(rng, 2000, 45)
        streaks = np.interp(aside + 0.25 * clouds, np.linspace(-3, 3, 2000), marks)
        smear = held * (1 - aside**2) + 0.45 * (streaks - 0.5) * smoothstep(held, 0, 0.25)
        thick = np.maximum(thick, np.where(np.abs(aside) < 1.3, smear, 0))
    thick += 0.06 * _noise(rng, (along, across), (1.5, 9)) - 0.05
    thick = gaussian_filter(np.log1p(np.exp(9 * thick)) / 9, (1.0, 2.0), mode=('nearest', 'wrap')) - 0.05
    thick = np.maximum(thick, 0) * 0.0008 * smoothstep(height, 0.0530, 0.0510)
    radius, angle = wall(height) - 0.00025 - thick, np.radians(degrees)
    points = np.stack(np.broadcast_arrays(radius * np.cos(angle), radius * np.sin(angle), height), -1)
    film = _grid('smears', points, material, location)
    film.data.attributes.new('thickness', 'FLOAT', 'POINT').data.foreach_set('value', thick.astype(np.float32).ravel())


def _grid(name, points, material, location):
    """The surface through points (along, across, 3), closed across."""
    along, across, _ = points.shape

    def surface(u, v):
        return points[round(v * (along - 1)), round(u * across)]

    return parametric_surface(name, surface, material, (across, along), closed=True, location=location)
