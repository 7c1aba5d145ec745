"""Towels with terry loops: a cloth surface with short strands on it."""

import math

import bpy
import numpy as np

from renderer.geometry import parametric_surface, strand_curves
from renderer.materials import hair


def pile(rng, surface, color, number, location):
    """Adds `number` short loops to surface(u, v) -> (x, y, z), leaning in random directions."""
    u, v = rng.random(number), rng.random(number)
    here = np.array([surface(a, b) for a, b in zip(u, v)])
    side = np.array([surface(min(1, a + 0.004), b) for a, b in zip(u, v)]) - here
    down = np.array([surface(a, min(1, b + 0.004)) for a, b in zip(u, v)]) - here
    up = np.cross(side, down)
    up /= np.maximum(np.linalg.norm(up, axis=1, keepdims=True), 1e-12)
    lean = up + 0.75 * rng.normal(size=(number, 3))
    lean /= np.linalg.norm(lean, axis=1, keepdims=True)
    curl = 0.5 * rng.normal(size=(number, 3))
    t = np.linspace(0, 1, 5)[None, :, None]
    height = 0.0022 * (0.7 + 0.6 * rng.random((number, 1, 1)))
    points = here[:, None] + height * (lean[:, None] * np.sin(1.9 * t) + curl[:, None] * t * t) + np.array(location)
    material = bpy.data.materials.get('pile') or hair('pile', 0.7, 0.8)
    tone = np.array(color) * (1 + 0.06 * rng.normal(size=(number, 1, 1)))
    strand_curves('pile', points, 0.00022, np.broadcast_to(tone, points.shape), material)


def rolled_towel(rng, location, width, material, radius=0.034, turns=3.2, rotation=0.0):
    """A rolled towel along the x axis, its loose edge at the bottom front; location is under its middle."""
    waves = rng.normal(size=(4, 3))

    def surface(u, v):
        angle = 2 * math.pi * turns * v
        r = (
            radius
            * (0.16 + 0.84 * v)
            * (1 + 0.012 * math.sin(3 * angle + waves[0, 0]) + 0.010 * math.sin(40 * u + waves[1, 0] * 5) * v)
        )
        x = width * (u - 0.5) * (1 + 0.012 * math.sin(angle * 1.7 + waves[2, 0]))
        y, z = (
            -r * math.sin(angle + 0.6),
            radius - r * math.cos(angle + 0.6) * (0.97 if math.cos(angle + 0.6) > 0 else 1),
        )
        return (x, y, max(0.001, z))

    return parametric_surface(
        'towel',
        surface,
        material,
        steps=(60, 420),
        thickness=0.0042,
        bevel=0,
        location=location,
        rotation=(0, 0, rotation),
    )


def folded_towel(rng, location, rotation, material, color, width=0.24, depth=0.16, height=0.036, loops=40000):
    """Folded in three with the round fold in front; location is under its middle."""
    seed = rng.random(6) * 6
    layers = (0.0, height / 2)

    for number, low in enumerate(layers):
        thickness = height / 2 * 0.98

        def surface(u, v, low=low, thickness=thickness, number=number):
            x = width * (u - 0.5) * (1 - 0.012 * number + 0.006 * math.sin(9 * v + seed[0]))
            # v runs from the back over the top, around the front fold, and back underneath.
            run, bend = depth - thickness / 2, math.pi * thickness / 2
            way = v * (2 * run + bend)
            if way < run:
                y, z = depth / 2 - way, thickness
            elif way < run + bend:
                a = (way - run) / (thickness / 2)
                y, z = depth / 2 - run - thickness / 2 * math.sin(a), thickness / 2 + thickness / 2 * math.cos(a)
            else:
                y, z = depth / 2 - run + (way - run - bend), 0.0
            end = min(1.0, 14 * min(u, 1 - u))
            sag = (1 - end) ** 2 * 0.18
            z = thickness / 2 + (z - thickness / 2) * (1 - sag)
            wave = 0.0011 * math.sin(19 * u + seed[1] + 2 * number) + 0.0008 * math.sin(41 * u + seed[2] + 9 * y)
            return (
                x,
                y - 0.004 * number + wave,
                low + z + 0.7 * wave * (z / thickness) + 0.0009 * math.sin(55 * x + 40 * y + seed[3]),
            )

        parametric_surface('towel', surface, material, steps=(90, 120), location=location, rotation=(0, 0, rotation))
        # Two inner folds close the dark gap between the layers.
        inner = [(0.0, 0.30), (0.0, 0.62)]
        for _, part in inner:

            def leaf(u, v, part=part, surface=surface):
                x, y, z = surface(u, 0.5 * v)
                return (x * 0.995, y + 0.004, low_of(part, z))

            def low_of(part, z, low=low, thickness=thickness):
                return low + thickness * part + 0.1 * (z - low - thickness)

            parametric_surface(
                'leaf',
                leaf,
                material,
                steps=(60, 40),
                thickness=thickness * 0.26,
                location=location,
                rotation=(0, 0, rotation),
            )
        c, s = math.cos(rotation), math.sin(rotation)

        def turned_place(u, v, surface=surface):
            x, y, z = surface(u, 0.62 * v)
            return (c * x - s * y, s * x + c * y, z)

        pile(rng, turned_place, color, loops // 2, location=location)
