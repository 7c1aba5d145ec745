"""A half-drunk coffee in a stoneware cup on its saucer."""

import math

import numpy as np
from scipy.interpolate import CubicSpline

from renderer.geometry import empty, lathe, parametric_surface, tube
from renderer.material import Material, srgb

SAUCER = [(0, 0.0030), (0.030, 0.0030), (0.032, 0), (0.036, 0.0004), (0.060, 0.0085), (0.0715, 0.0128)]
SAUCER += [(0.0728, 0.0140), (0.0715, 0.0150), (0.058, 0.0112), (0.036, 0.0064), (0.030, 0.0058), (0, 0.0056)]
OUTSIDE = [(0, 0.0010), (0.0215, 0.0008), (0.0225, 0), (0.0240, 0.0004), (0.0285, 0.0060), (0.0345, 0.0180)]
OUTSIDE += [(0.0382, 0.0330), (0.0398, 0.0480), (0.0402, 0.0590), (0.0403, 0.0612), (0.0396, 0.0620)]
INSIDE = [(0.0386, 0.0612), (0.0378, 0.0480), (0.0360, 0.0330), (0.0322, 0.0180), (0.0250, 0.0070), (0, 0.0055)]
LEVEL = 0.041  # of the coffee, above the foot of the cup


def _smooth(profile, steps=8):
    """The profile with rounded corners."""
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(np.array(profile), axis=0).T))]
    at = np.linspace(0, along[-1], len(profile) * steps)
    radii, heights = (np.interp(at, along, values) for values in np.array(profile).T)
    kernel = np.ones(5) / 5
    radii[2:-2], heights[2:-2] = (np.convolve(values, kernel, 'valid') for values in (radii, heights))
    return list(zip(radii, heights))


def _stained(glaze):
    """The glaze with a brown tide mark of dried coffee above the level, for the inside of the cup."""
    m = Material('stained')
    parts = m.node('SeparateXYZ')
    m.link(m.node('TexCoord').outputs['Object'], parts.inputs[0])
    waver = m.map_range(m.noise(m.object_coordinates(60), 1, 5), -0.0035, 0.0035)
    height = m.math('ADD', parts.outputs['Z'], waver)
    film = m.color_ramp(
        m.map_range(height, 0.0, 1.0, LEVEL, LEVEL + 0.020),
        [(0.0, 0.95), (0.10, 0.55), (0.35, 0.16), (0.56, 0.10), (0.62, 0.42), (0.66, 0.04), (0.9, 0.0)],
    )
    blotches = m.math('MULTIPLY', film, m.map_range(m.noise(m.object_coordinates(170), 1, 4), 0.35, 1.15))
    tint = m.mix(blotches, glaze, srgb('#6a3f1f'))
    return m.set_inputs(Base_Color=tint, Roughness=0.3)


def _coffee():
    """Black coffee with what is left of its crema: a ring at the wall, islands of foam and bubbles."""
    m = Material('coffee')
    coordinates = m.object_coordinates(1)
    parts = m.node('SeparateXYZ')
    m.link(coordinates, parts.inputs[0])
    x, y = parts.outputs['X'], parts.outputs['Y']
    far = m.math('SQRT', m.math('ADD', m.math('MULTIPLY', x, x), m.math('MULTIPLY', y, y)))
    swirl = m.noise(m.object_coordinates(75), 1, 6, 0.62, 1.6)
    bubbles = m.noise(m.object_coordinates(900), 1, 2)
    ring = m.map_range(m.math('ADD', far, m.map_range(swirl, -0.005, 0.005)), 0.0, 1.0, 0.0312, 0.0364)
    islands = m.map_range(swirl, 0.0, 0.85, 0.53, 0.66)
    foam = m.math('MULTIPLY', m.math('MAXIMUM', ring, islands), m.map_range(bubbles, 0.55, 1.1, 0.3, 0.7))
    tint = m.mix(foam, srgb('#23110a'), srgb('#a9713c'))
    m.bump(m.math('MULTIPLY', foam, bubbles), 0.25, 0.0008)
    return m.set_inputs(Base_Color=tint, Roughness=m.map_range(foam, 0.04, 0.45))


def coffee_cup(location, rotation, glaze, inside):
    """location is below the saucer; the handle points along +x. glaze: material, inside: color of the inner glaze."""
    group = empty('coffee', location, (0, 0, rotation))
    lathe('saucer', _smooth(SAUCER), glaze, sides=160, parent=group)
    foot = 0.0060
    lathe('cup', _smooth(OUTSIDE) + [(0.0388, 0.0616)], glaze, (0, 0, foot), sides=160, parent=group)
    lathe('cup inside', [(0.0388, 0.0616), *_smooth(INSIDE)], _stained(inside), (0, 0, foot), sides=160, parent=group)
    handle = [(0.0365, 0, 0.052), (0.046, 0, 0.0555), (0.056, 0, 0.0525), (0.0600, 0, 0.043), (0.0565, 0, 0.032)]
    handle += [(0.047, 0, 0.0235), (0.0345, 0, 0.0205)]
    t, knots = np.linspace(0, 6, 60), np.arange(7)
    path = CubicSpline(knots, np.array(handle))(t)
    radii = 1 + 0.35 * np.exp(-t / 0.5) + 0.35 * np.exp(-(6 - t) / 0.5)
    tube('handle', [tuple(p) for p in path], 0.0038, glaze, radii=list(radii), location=(0, 0, foot), parent=group)

    def surface(u, v):
        radius = 0.0372 * v
        rise = 0.0007 * v**14  # the coffee clings to the wall
        return (radius * math.cos(2 * math.pi * u), radius * math.sin(2 * math.pi * u), LEVEL + rise)

    parametric_surface('coffee', surface, _coffee(), (128, 40), closed=True, location=(0, 0, foot), parent=group)
    return group
