"""Towels with real loops: a body of cloth, and pile of short strands on it."""

import math

import bpy
import numpy as np

from darkroom.form import bristles, sheet
from darkroom.surfaces import hair


def pile(rng, surface, colour, number, length=0.0022, parent=None, at=(0, 0, 0)):
    """number short loops on surface(u, v) -> (x, y, z), leaning every way."""
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
    tall = length * (0.7 + 0.6 * rng.random((number, 1, 1)))
    points = here[:, None] + tall * (lean[:, None] * np.sin(1.9 * t) + curl[:, None] * t * t) + np.array(at)
    material = bpy.data.materials.get('pile') or hair('pile', 0.7, 0.8)
    tone = np.array(colour) * (1 + 0.06 * rng.normal(size=(number, 1, 1)))
    bristles('pile', points, 0.00022, np.broadcast_to(tone, points.shape), material, parent)


def rolled_towel(rng, at, wide, material, radius=0.034, turns=3.2, turn=0.0):
    """A towel rolled up, its axis along x, its loose edge in front underneath; at is under its middle."""
    waves = rng.normal(size=(4, 3))

    def place(u, v):
        angle = 2 * math.pi * turns * v
        r = (
            radius
            * (0.16 + 0.84 * v)
            * (1 + 0.012 * math.sin(3 * angle + waves[0, 0]) + 0.010 * math.sin(40 * u + waves[1, 0] * 5) * v)
        )
        x = wide * (u - 0.5) * (1 + 0.012 * math.sin(angle * 1.7 + waves[2, 0]))
        y, z = (
            -r * math.sin(angle + 0.6),
            radius - r * math.cos(angle + 0.6) * (0.97 if math.cos(angle + 0.6) > 0 else 1),
        )
        return (x, y, max(0.001, z))

    return sheet(
        'towel', place, material, steps=(60, 420), thickness=0.0042, bevel=0, at=at, turn=(0, 0, turn)
    )


def folded_towel(rng, at, turn, material, colour, wide=0.24, deep=0.16, high=0.036, loops=40000):
    """Folded in three with its round fold in front; at is under its middle."""
    seed = rng.random(6) * 6
    layers = (0.0, high / 2)

    for number, low in enumerate(layers):
        thick = high / 2 * 0.98

        def place(u, v, low=low, thick=thick, number=number):
            x = wide * (u - 0.5) * (1 - 0.012 * number + 0.006 * math.sin(9 * v + seed[0]))
            # v runs from the back over the top, round the front fold, and back underneath.
            run, bend = deep - thick / 2, math.pi * thick / 2
            way = v * (2 * run + bend)
            if way < run:
                y, z = deep / 2 - way, thick
            elif way < run + bend:
                a = (way - run) / (thick / 2)
                y, z = deep / 2 - run - thick / 2 * math.sin(a), thick / 2 + thick / 2 * math.cos(a)
            else:
                y, z = deep / 2 - run + (way - run - bend), 0.0
            end = min(1.0, 14 * min(u, 1 - u))
            sag = (1 - end) ** 2 * 0.18
            z = thick / 2 + (z - thick / 2) * (1 - sag)
            wave = 0.0011 * math.sin(19 * u + seed[1] + 2 * number) + 0.0008 * math.sin(
                41 * u + seed[2] + 9 * y
            )
            return (
                x,
                y - 0.004 * number + wave,
                low + z + 0.7 * wave * (z / thick) + 0.0009 * math.sin(55 * x + 40 * y + seed[3]),
            )

        sheet('towel', place, material, steps=(90, 120), at=at, turn=(0, 0, turn))
        # Between the layers, dark: the ends close with two more folds.
        inner = [(0.0, 0.30), (0.0, 0.62)]
        for _, part in inner:

            def leaf(u, v, part=part, place=place):
                x, y, z = place(u, 0.5 * v)
                return (x * 0.995, y + 0.004, low_of(part, z))

            def low_of(part, z, low=low, thick=thick):
                return low + thick * part + 0.1 * (z - low - thick)

            sheet('leaf', leaf, material, steps=(60, 40), thickness=thick * 0.26, at=at, turn=(0, 0, turn))
        c, s = math.cos(turn), math.sin(turn)

        def turned_place(u, v, place=place):
            x, y, z = place(u, 0.62 * v)
            return (c * x - s * y, s * x + c * y, z)

        pile(rng, turned_place, colour, loops // 2, at=at)
