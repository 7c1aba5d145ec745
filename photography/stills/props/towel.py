"""Towels with terry loops: a cloth surface with short strands on it."""

import math

import numpy as np

from renderer.geometry import parametric_surface, strand_curves
from renderer.material import Material


def pile(rng, surface, color, number, location, start=0.0, size=1.0):
    """Covers surface(u, v) -> (x, y, z) from v = `start` on with terry loops: small arches in random directions.

    Loops of half the `size` are four times as many.
    """
    number = int(number / size**2)
    u, v = rng.random(number), start + (1 - start) * rng.random(number)
    here = np.array([surface(a, b) for a, b in zip(u, v)])
    side = np.array([surface(min(1, a + 0.004), b) for a, b in zip(u, v)]) - here
    down = np.array([surface(a, min(1, b + 0.004)) for a, b in zip(u, v)]) - here
    up = np.cross(side, down)
    for way in (side, down, up):
        way /= np.maximum(np.linalg.norm(way, axis=1, keepdims=True), 1e-12)
    up += 0.45 * rng.normal(size=(number, 3))
    angle = rng.normal(0, 0.9, (number, 1))
    along = (side * np.sin(angle) + down * np.cos(angle))[:, None]
    t = np.linspace(0, 1, 6)[None, :, None]
    height, reach = (size * mean * (0.7 + 0.6 * rng.random((number, 1, 1))) for mean in (0.0016, 0.0013))
    points = here[:, None] + up[:, None] * height * np.sin(2.9 * t) + along * reach * (t - 0.4) + np.array(location)
    tone = np.array(color) * (1 + 0.07 * rng.normal(size=(number, 1, 1)))
    strand_curves('pile', points, 0.00034 * size, np.broadcast_to(tone, points.shape), _yarn())


def _yarn():
    m = Material('yarn')
    color = m.node('Attribute')
    color.attribute_name = 'strand_color'
    return m.set_inputs(Base_Color=color.outputs['Color'], Roughness=1.0, Specular_IOR_Level=0.1)


def rolled_towel(rng, location, width, material, color, radius=0.034, turns=3.2, rotation=0.0, loop_size=1.0):
    """A rolled towel along the x axis that lies on its loose edge; location is under its middle."""
    waves = rng.normal(size=(4, 3))
    thickness, start = 0.0066, -2 * math.pi * (turns % 1) - 0.25

    def surface(u, v):
        angle = 2 * math.pi * turns * v
        r = (
            radius
            * (0.16 + 0.84 * v)
            * (1 + 0.012 * math.sin(3 * angle + waves[0, 0]) + 0.010 * math.sin(40 * u + waves[1, 0] * 5) * v)
        )
        x = width * (u - 0.5) * (1 + 0.016 * math.sin(angle * 0.37 + waves[2, 0]))
        y, z = (
            -1.04 * r * math.sin(angle + start),
            radius - r * math.cos(angle + start) * (0.97 if math.cos(angle + start) > 0 else 1),
        )
        return (x, y, max(0.001, z))

    parametric_surface(
        'towel', surface, material, steps=(60, 420), thickness=thickness, location=location, rotation=(0, 0, rotation)
    )
    c, s = math.cos(rotation), math.sin(rotation)

    def layer(u, v, outward):
        x, y, z = surface(u, v)
        out = 1 + outward / max(0.004, math.hypot(y, z - radius))
        y, z = y * out, radius + (z - radius) * out
        return (c * x - s * y, s * x + c * y, max(0.0006, z))

    pile(rng, lambda u, v: layer(u, v, thickness / 2), color, 30000, location, 1 - 1.02 / turns, loop_size)
    pile(rng, lambda u, v: layer(1, v, thickness * (0.5 - u)), color, 2600, location, 0.0, loop_size)


def folded_towel(
    rng, location, rotation, material, color, width=0.24, depth=0.16, height=0.036, loop_size=1.0, top=False
):
    """Folded in three with the round fold in front; location is under its middle. top: nothing lies on it."""
    seed = rng.random(8) * 6
    turn = math.cos(rotation), math.sin(rotation)

    for number in range(2):
        low, thickness = number * height / 2, height / 2 * 0.98

        def surface(u, v, low=low, thickness=thickness, number=number):
            # v runs from the back over the top, around the front fold, and back underneath.
            run, bend = depth - thickness / 2, math.pi * thickness / 2
            way = v * (2 * run + bend)
            if way < run:
                y, z = depth / 2 - way, thickness
            elif way < run + bend:
                a = (way - run) / (thickness / 2)
                y, z = depth / 2 - run - thickness / 2 * math.sin(a), thickness / 2 * (1 + math.cos(a))
            else:
                y, z = depth / 2 - run + (way - run - bend), 0.0
            x = width * (u - 0.5) * (1 - 0.010 * number) + 0.0012 * math.sin(60 * y + seed[0] + 3 * number)
            edge = 2 * abs(u - 0.5)
            swell = 1 + 0.10 * math.sin(5.0 * u + seed[1] + 2 * number) + 0.05 * math.sin(13 * u + seed[2])
            droop = 0.0030 * edge**4 + 0.0016 * math.sin(3.1 * u + seed[3]) ** 2
            front = max(0.0, 1 - (y + depth / 2) / 0.05)
            y += front * (0.0035 * math.sin(4.2 * u + seed[4] + 1.7 * number) + 0.0012 * math.sin(17 * u + seed[5]))
            y -= 0.0040 * number * math.sin(seed[6])
            bulge = 0.0010 * math.sin(55 * x + 40 * y + seed[7]) * (z / thickness)
            share = min(1.0, 22 * min(u, 1 - u))
            z = thickness / 2 + (z * swell - thickness / 2) * (1 - 0.22 * (1 - share) ** 2)
            return (x, y, max(0.0003, low + z + bulge - droop * (low + z) / height))

        parametric_surface('towel', surface, material, steps=(120, 140), location=location, rotation=(0, 0, rotation))
        # Two inner folds close the dark gap between the layers.
        for part in (0.30, 0.62):

            def leaf(u, v, part=part, surface=surface, low=low, thickness=thickness):
                x, y, z = surface(u, 0.5 * v)
                return (x * 0.992, y + 0.004, low + thickness * part + 0.1 * (z - low - thickness))

            parametric_surface(
                'leaf',
                leaf,
                material,
                steps=(60, 40),
                thickness=thickness * 0.26,
                location=location,
                rotation=(0, 0, rotation),
            )

        def turned(u, v, surface=surface):
            # Mirrored, so that the loops point outward.
            x, y, z = surface(1 - u, 0.58 * v)
            return (turn[0] * x - turn[1] * y, turn[1] * x + turn[0] * y, z)

        covered = top and number
        pile(rng, turned, color, 36000 if covered else 18000, location, 0.0 if covered else 0.62, loop_size)
