"""Aluminum foil: a roll on its cardboard core with a drawn length, and folded packets."""

import math

import numpy as np
from mathutils.geometry import delaunay_2d_cdt

from renderer.geometry import empty, lathe, parametric_surface
from renderer.material import Material, srgb
from renderer.materials import plain

STEP = 0.0007  # meters between the vertices of a sheet; limits the sharpness of creases


def silver(name, along=1, rough=0.10):
    """Salon foil: embossed with small bumps so that it grips the hair, with fine rolling lines along one axis."""
    m = Material(name)
    fine = [900.0] * 3
    fine[along] = 6.0
    lines, smudges = m.noise(m.object_coordinates(tuple(fine)), 1, 2), m.noise(m.object_coordinates(20), 1, 4)
    shine = m.math('ADD', m.map_range(lines, rough - 0.03, rough + 0.04), m.map_range(smudges, -0.03, 0.06, 0.3, 0.7))
    rows = m.wave_texture(m.object_coordinates(1), 165, 0.25, 2, 'X')
    columns = m.wave_texture(m.object_coordinates(1), 165, 0.25, 2, 'Y')
    m.bump(m.math('MULTIPLY', rows, columns), 0.16, 0.00020)
    return m.set_inputs(Base_Color=(0.89, 0.885, 0.88), Metallic=1.0, Roughness=shine)


def creases(rng, width, length, pitch, height):
    """Height field of a crumpled sheet (rows along, columns across).

    Flat facets about `pitch` wide with sharp edges between them.
    """
    columns, rows = (max(8, round(size / STEP)) for size in (width, length))
    x, y = np.meshgrid(np.arange(-pitch, width + 2 * pitch, pitch), np.arange(-pitch, length + 2 * pitch, pitch))
    points = np.stack([x.ravel(), y.ravel()], -1) + rng.uniform(-0.48, 0.48, (x.size, 2)) * pitch
    rise = rng.normal(0, height, len(points))
    made, _, faces, *_ = delaunay_2d_cdt([tuple(p) for p in points], [], [], 0, 1e-6)
    made, out = np.array([tuple(p) for p in made]), np.zeros((rows, columns))
    at_x, at_y = np.linspace(0, width, columns), np.linspace(0, length, rows)
    for face in faces:
        a, b, c = made[face]
        low_x, high_x = np.searchsorted(at_x, [min(a[0], b[0], c[0]), max(a[0], b[0], c[0])])
        low_y, high_y = np.searchsorted(at_y, [min(a[1], b[1], c[1]), max(a[1], b[1], c[1])])
        if low_x == high_x or low_y == high_y:
            continue
        px, py = np.meshgrid(at_x[low_x:high_x], at_y[low_y:high_y])
        area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
        to_b = ((px - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (py - a[1])) / area
        to_c = ((b[0] - a[0]) * (py - a[1]) - (px - a[0]) * (b[1] - a[1])) / area
        inside = (to_b >= -1e-6) & (to_c >= -1e-6) & (to_b + to_c <= 1 + 1e-6)
        part = out[low_y:high_y, low_x:high_x]
        ha, hb, hc = (rise[i] for i in face)
        part[inside] = (ha + (hb - ha) * to_b + (hc - ha) * to_c)[inside]
    return out


def folds(rng, width, length, number, slope):
    """Height field of long straight folds across a sheet, flattened again; slope is their remaining steepness."""
    columns, rows = (max(8, round(size / STEP)) for size in (width, length))
    x, y = np.meshgrid(np.linspace(0, width, columns), np.linspace(0, length, rows))
    out = np.zeros((rows, columns))
    for _ in range(number):
        angle, px, py = rng.uniform(0, math.pi), rng.uniform(0, width), rng.uniform(0, length)
        off = np.abs((x - px) * math.cos(angle) + (y - py) * math.sin(angle))
        out += rng.normal(0, slope) * np.minimum(off, rng.uniform(0.01, 0.04))
    return out - out.mean()


def _strip(name, path, width, heights, material, parent, crosswise=False):
    """A sheet along path (N, 2) of (y, z), displaced along its normal; crosswise runs the path in x, z."""
    rows, columns = heights.shape
    run = np.r_[0, np.cumsum(np.hypot(*np.diff(path, axis=0).T))]
    s = np.linspace(0, run[-1], rows)
    y, z = np.interp(s, run, path[:, 0]), np.interp(s, run, path[:, 1])
    dy, dz = np.gradient(y), np.gradient(z)
    size = np.maximum(np.hypot(dy, dz), 1e-9)
    ny, nz = -dz / size, dy / size

    def surface(u, v):
        i, j = round(v * (rows - 1)), round(u * (columns - 1))
        h = heights[i, j]
        x, along, up = width * (u - 0.5), y[i] + h * ny[i], max(0.0003, z[i] + h * nz[i])
        return (along, x, up) if crosswise else (x, along, up)

    return parametric_surface(name, surface, material, steps=(columns, rows), parent=parent)


def roll(rng, location, rotation):
    """A roll along the x axis with a length drawn out towards -y; location is under the axis."""
    width, radius, length = 0.120, 0.027, 0.21
    group = empty('foil roll', location, (0, 0, rotation))
    ripple = rng.normal(size=(2, 5))

    def around(u, v):
        angle, x = 2 * math.pi * u, width * (v - 0.5)
        dent = sum(
            0.00010 * ripple[0, k] * math.sin((k + 2) * angle + 40 * (k + 1) * x * ripple[1, k]) for k in range(5)
        )
        r = radius + dent
        return (x, r * math.sin(angle), radius + 0.0004 + r * math.cos(angle))

    parametric_surface('roll', around, silver('rolled', 0, 0.14), steps=(220, 60), closed=True, parent=group)
    _ends(group, width, radius)
    y = -np.linspace(0, 1, 300) * length
    t = -y / length
    z = (
        0.0006
        + 0.0042 * np.sin(t * 8.2 + 0.3) ** 2 * np.clip((t - 0.10) / 0.2, 0, 1)
        + 0.010 * np.clip((t - 0.80) / 0.20, 0, 1) ** 2
    )
    path = np.stack([y, z], -1)
    heights = (
        creases(rng, width, length, 0.030, 0.00085)
        + creases(rng, width, length, 0.009, 0.00030)
        + folds(rng, width, length, 9, 0.05)
    )
    heights *= np.clip((np.linspace(0, 1, len(heights)) - 0.04) / 0.16, 0, 1)[:, None]
    heights -= np.minimum(0, heights + np.interp(np.linspace(0, 1, len(heights)), t, z)[:, None] - 0.0003)
    _strip('drawn', path[::-1], width, heights[::-1], silver('drawn', 1), group)
    return group


def _ends(group, width, radius):
    """Edges of the layers as fine rings, and the cardboard core."""
    m = Material('layers')
    split = m.node('SeparateXYZ')
    m.link(m.node('TexCoord').outputs['Object'], split.inputs[0])
    y, z = split.outputs['X'], split.outputs['Y']
    far = m.math('SQRT', m.math('ADD', m.math('MULTIPLY', y, y), m.math('MULTIPLY', z, z)))
    rings = m.node('TexNoise')
    rings.noise_dimensions = '1D'
    rings.inputs['Scale'].default_value, rings.inputs['Detail'].default_value = 1500, 3
    m.link(far, rings.inputs['W'])
    m.bump(rings.outputs[0], 0.5, 0.0006)
    layers = m.set_inputs(
        Base_Color=m.color_ramp(rings.outputs[0], [(0.35, (0.30, 0.30, 0.30)), (0.62, (0.88, 0.88, 0.87))]),
        Metallic=0.55,
        Roughness=0.42,
    )
    card = plain('card', srgb('#9c7550'), 0.85, grain=220, bump=0.05, uneven=0.12)
    core = 0.0145
    for side in (-1, 1):
        rotation = (0, side * math.pi / 2, 0)
        end = (side * (width / 2 - 0.0004), 0, radius + 0.0004)
        lathe('layers', [(core, 0.0), (radius - 0.0003, 0.0)], layers, end, rotation, sides=160, parent=group)
    outer, inner, half = core, core - 0.0026, width / 2 + 0.0022
    ring = [(inner, -half), (outer, -half), (outer, half), (inner, half), (inner, -half)]
    lathe('core', ring, card, (0, 0, radius + 0.0004), (0, math.pi / 2, 0), sides=120, parent=group, bevel=0.0003)


def packet(rng, location, rotation, lifted=0.0):
    """Folded over from its far end, then at both sides; location is under its middle.

    lifted: how far the edge of the flap stands up.
    """
    width, depth, flap = 0.070, 0.105, 0.078
    group = empty('packet', location, (0, 0, rotation))
    metal = silver('packet', 1)

    def crumple(across, along, strength=1.0):
        heights = creases(rng, across, along, 0.020, 0.00085) + creases(rng, across, along, 0.006, 0.00016)
        return strength * (heights + folds(rng, across, along, 6, 0.014))

    thickness, half = 0.0032, width / 2
    arc = np.linspace(-math.pi / 2, math.pi / 2, 14)
    back = np.stack([np.linspace(-depth / 2, depth / 2, 40), np.full(40, 0.0013)], -1)
    _strip('back', back, width - 0.002, crumple(width, depth, 0.5), metal, group)
    # The far end, folded towards the camera over the back.
    round_ = np.stack([depth / 2 + 0.0009 * np.cos(arc), 0.0017 + 0.0009 * np.sin(arc)], -1)
    t = np.linspace(0.02, 1, 60)
    lid = np.stack([depth / 2 - flap * t, 0.0026 + (lifted - 0.0005) * t**2.2], -1)
    path = np.concatenate([round_, lid])[::-1]
    length = np.hypot(*np.diff(path, axis=0).T).sum()
    _strip('flap', path, width - 0.003, crumple(width, length, 0.6), metal, group)
    # Both sides, folded over that: a path in x and z from underneath, around the edge, to a free edge on top.
    for side, name in ((1, 'right'), (-1, 'left')):
        over = 0.0125 + 0.001 * rng.normal()
        under = [[half - 0.004, 0.0002]]
        edge = np.stack([half + thickness / 2 * np.cos(arc), thickness / 2 + thickness / 2 * np.sin(arc)], -1)
        top = [[half - over * 0.4, thickness + 0.0002], [half - over, thickness + 0.0005]]
        path = np.concatenate([under, edge, top]) * (side, 1)
        path = path if side > 0 else path[::-1]
        length = np.hypot(*np.diff(path, axis=0).T).sum()
        _strip(name, path, depth + 0.0008, crumple(depth, length, 0.35), metal, group, crosswise=True)
    return group
