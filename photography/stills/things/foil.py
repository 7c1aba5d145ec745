"""Aluminum foil: sheets with creases, folded packets, and a roll."""

import math

import numpy as np

from darkroom.form import sheet, turned
from darkroom.material import Material


def foil(name='foil'):
    """Bright, its shine broken by the fine texture it is embossed with."""
    m = Material(name)
    place = m.place(1)
    dents = m.cells(m.place(420), 1, 'DISTANCE_TO_EDGE').outputs['Distance']
    m.bump(dents, 0.22, 0.0003)
    m.bump(m.noise(place, 160, 4, 0.6), 0.20, 0.0009)
    return m.set(Base_Color=(0.91, 0.90, 0.885), Metallic=1.0, Roughness=m.span(m.noise(place, 60, 3), 0.14, 0.26))


def creases(seed, height, fine=60.0):
    """crumple(x, y) in metres: straight ridges in many directions that break each other, as handled foil has them."""
    rng = np.random.default_rng(seed)
    waves = []
    for i in range(16):
        rate = fine * 1.22 ** (i - 6)
        angle = rng.random() * math.pi
        waves.append((rate * math.cos(angle), rate * math.sin(angle), rng.random() * 6, 1.0 / (1 + 0.09 * rate), rng.random() * 6, 12 + 30 * rng.random()))
    scale = height / sum(w[3] for w in waves) * 3

    def crumple(x, y):
        total = 0.0
        for a, b, start, size, phase, drift in waves:
            bend = 0.9 * math.sin(drift * x + phase) + 0.9 * math.sin(drift * y + 2 * phase)
            saw = (a * x + b * y + start + bend) / math.pi % 2.0
            fade = 0.5 + 0.5 * math.sin(drift * 0.7 * (x - y) + 3 * phase)
            total += size * fade * abs(saw - 1)
        return scale * total

    return crumple


def strip(at, turn, material, across, deep, seed, height=0.0016, curl=0.0):
    """A sheet lying down; curl lifts its far end."""
    crumple = creases(seed, height)

    def place(u, v):
        x, y = across * (u - 0.5), deep * (v - 0.5)
        edge = 0.0007 * math.sin(y * 300 + seed)
        return (x + edge, y, 0.0006 + crumple(x, y) + curl * max(0.0, v - 0.6) ** 2 * 6)

    return sheet('strip', place, material, steps=(170, 240), at=at, turn=(0, 0, turn))


def packet(at, turn, material, across, deep, seed, layers=4):
    """Foil folded over hair: a flat parcel with a round fold in front and loose edges."""
    crumple = creases(seed, 0.0022)
    for layer in range(layers):

        def place(u, v, layer=layer):
            grow = 1 + 0.012 * layer
            x, y = across * grow * (u - 0.5), deep * grow * (v - 0.5)
            rim = min(1.0, 10 * min(u, 1 - u), 14 * min(v, 1 - v))
            puff = 0.0042 * math.sin(math.pi * u) ** 0.5 * math.sin(math.pi * v) ** 0.35 if layer == layers - 1 else 0
            return (x, y + 0.002 * layer, 0.0004 + 0.0011 * layer * rim + puff + crumple(x + layer, y) * (0.4 + 0.6 * rim))

        sheet('packet', place, material, steps=(130, 170), at=at, turn=(0, 0, turn))

    def fold(u, v):
        x, y = across * (u - 0.5), -deep * 0.5 + deep * 0.42 * v
        lip = 0.0016 * math.cos(min(1.0, v * 9) * math.pi / 2)
        return (x, y, 0.0054 - lip + crumple(x + 9, y) * 0.9 + 0.0012 * math.sin(math.pi * u))

    sheet('fold', fold, material, steps=(130, 90), at=at, turn=(0, 0, turn), thickness=0.0001)


def roll(at, turn, material, core, across=0.13, radius=0.021, ahead=0.24, seed=5):
    """A roll with a sheet drawn off it to the front; at is on the table under its axis."""
    crumple = creases(seed, 0.0030, 50)

    def place(u, v):
        x = across * (u - 0.5)
        if v < 0.45:
            angle = 2 * math.pi * 1.5 * (1 - v / 0.45)
            r = radius - 0.0006 * (1 - v / 0.45) + 0.12 * crumple(x, angle * 0.02) * min(1, (0.45 - v) * 9)
            return (x, r * math.sin(angle) * 1.0, radius - r * math.cos(angle))
        run = (v - 0.45) / 0.55
        ease = min(1.0, run * 5)
        edge = 0.0015 * math.sin(x * 210 + 1) + 0.0009 * math.sin(x * 530)
        lift = 0.030 * max(0.0, run - 0.80) ** 2 * 10 * (0.4 + u)
        return (x * (1 + 0.03 * run), -ahead * run + (edge if run > 0.99 else 0), 0.0004 + ease * crumple(x, run * ahead) + lift)

    sheet('roll', place, material, steps=(170, 460), at=at, turn=(0, 0, turn))
    tube = [(radius * 0.50, -across / 2), (radius * 0.97, -across / 2), (radius * 0.97, across / 2), (radius * 0.50, across / 2), (radius * 0.50, -across / 2)]
    spun = turned('core', [(r, z * 0.998) for r, z in tube], material, (at[0], at[1], at[2] + radius), (0, math.pi / 2, turn), sides=96)
    inner = [(radius * 0.42, -across / 2 - 0.002), (radius * 0.52, -across / 2 - 0.002), (radius * 0.52, across / 2 + 0.002), (radius * 0.42, across / 2 + 0.002), (radius * 0.42, -across / 2 - 0.002)]
    turned('card', inner, core, (at[0], at[1], at[2] + radius), (0, math.pi / 2, turn), sides=96)
    return spun
