"""Aluminum foil: cut sheets, and packets folded around a strand of hair."""

import math

import numpy as np

from darkroom.form import empty, sheet
from darkroom.material import Material

SIDE, HEM, LIP = 0.013, 0.019, 0.014


def foil(name='foil'):
    """A mirror a little dulled by rolling, crumpled and smoothed out again: flat facets, each tilted its own way.

    The large creases are in the shape; facets only tilt what the surface mirrors.
    """
    m = Material(name)
    tilt = None
    for scale, strength, seed in ((70, 0.26, 0.0), (190, 0.15, 3.0)):
        place = m.node('Mapping')
        place.inputs['Location'].default_value = (seed, seed, seed)
        m.join(m.node('TexCoord').outputs['Object'], place.inputs[0])
        bent, swirl = m.node('VectorMath'), m.node('TexNoise')
        swirl.inputs['Scale'].default_value, swirl.inputs['Detail'].default_value = 70, 2
        bent.operation = 'MULTIPLY_ADD'
        m.join(place.outputs[0], swirl.inputs['Vector'])
        m.join(swirl.outputs['Color'], bent.inputs[0])
        bent.inputs[1].default_value = (0.010,) * 3
        m.join(place.outputs[0], bent.inputs[2])
        facets = m.cells(bent.outputs[0], scale)
        centred, sized = m.node('VectorMath'), m.node('VectorMath')
        centred.operation, sized.operation = 'SUBTRACT', 'SCALE'
        m.join(facets.outputs['Color'], centred.inputs[0])
        centred.inputs[1].default_value = (0.5, 0.5, 0.5)
        m.join(centred.outputs[0], sized.inputs[0])
        sized.inputs['Scale'].default_value = strength
        if tilt is not None:
            both = m.node('VectorMath')
            m.join(tilt, both.inputs[0])
            m.join(sized.outputs[0], both.inputs[1])
            tilt = both.outputs[0]
        else:
            tilt = sized.outputs[0]
    # Between its creases a facet is a little hollow: slow noise bends what it mirrors.
    slow, hollow, both = m.node('TexNoise'), m.node('VectorMath'), m.node('VectorMath')
    slow.inputs['Scale'].default_value, slow.inputs['Detail'].default_value = 55, 2
    m.join(m.node('TexCoord').outputs['Object'], slow.inputs['Vector'])
    hollow.operation = 'MULTIPLY_ADD'
    m.join(slow.outputs['Color'], hollow.inputs[0])
    hollow.inputs[1].default_value, hollow.inputs[2].default_value = (0.50,) * 3, (-0.25,) * 3
    m.join(tilt, both.inputs[0])
    m.join(hollow.outputs[0], both.inputs[1])
    tilt = both.outputs[0]
    added, unit = m.node('VectorMath'), m.node('VectorMath')
    unit.operation = 'NORMALIZE'
    m.join(m.node('NewGeometry').outputs['Normal'], added.inputs[0])
    m.join(tilt, added.inputs[1])
    m.join(added.outputs[0], unit.inputs[0])
    m.join(unit.outputs[0], m.shader.inputs['Normal'])
    return m.set(Base_Color=(0.93, 0.925, 0.915), Metallic=1.0, Roughness=0.17)


def creases(seed, slope, across, deep, number=90):
    """crumple(x, y) in metres: ridges and valleys that run straight, end, and leave flat facets between them."""
    rng = np.random.default_rng(seed)
    angle = rng.random(number) * math.pi
    middle = (rng.random((number, 2)) - 0.5) * (across * 1.1, deep * 1.1)
    wide = 0.0022 + 0.010 * rng.random((number, 2)) ** 2
    long = 0.010 + 0.030 * rng.random(number)
    high = slope * wide.min(1) * rng.normal(0, 1, number)
    c, s = np.cos(angle), np.sin(angle)
    slow = rng.normal(0, 28, (5, 2)), rng.random(5) * 6

    def crumple(x, y):
        dx, dy = x - middle[:, 0], y - middle[:, 1]
        off, along = dx * c + dy * s, dx * s - dy * c
        ridge = np.maximum(0, 1 - np.abs(off) / np.where(off > 0, wide[:, 0], wide[:, 1]))
        fade = np.clip(1.6 - 1.6 * np.abs(along) / long, 0, 1)
        swell = np.sin(slow[0] @ (x, y) + slow[1]).sum()
        return float((high * ridge * fade).sum() + slope * 0.0032 * swell)

    return crumple


def leaf(at, turn, material, across, deep, seed, slope=0.14):
    """A cut sheet lying flat, its near corner lifted; at is under its middle."""
    crumple = creases(seed, slope, across, deep, 110)

    def place(u, v):
        x, y = across * (u - 0.5), deep * (v - 0.5)
        lift = 0.020 * max(0.0, u + 0.45 * (1 - v) - 1.02) ** 1.5 * 2.2
        rim = 0.0004 * math.sin(x * 300 + seed)
        return (x, y + rim, 0.0021 + max(-0.0016, crumple(x, y)) + lift)

    return sheet('leaf', place, material, steps=(170, 170), at=at, turn=(0, 0, turn))


def packet(at, turn, material, across, deep, seed, bulge=0.0165, slope=0.13):
    """Folded over hair that comes in at +y: a back, a front over the hair, both sides and the foot turned in.

    at is under its middle; bulge is how high the hair lifts the front at its mouth.
    """
    whole, half, low = empty('packet', at, (0, 0, turn)), across / 2, -deep / 2
    crumple, rough = (creases(seed + i, slope, across, deep) for i in (0, 50))

    def front(x, y):
        open_ = (y - low) / deep
        dome = max(0.0, 1 - abs(x / (half * 0.93)) ** 2.2) ** 1.2
        return 0.0024 + bulge * dome * (0.16 + 0.84 * open_**0.8) + crumple(x, y) * (0.35 + 0.65 * dome)

    def over(u, v):
        x, y = (half - 0.0009) * (2 * u - 1), low + (deep - LIP) * v
        return (x, y + 0.0006 * math.sin(x * 240 + seed), front(x, y))

    sheet('front', over, material, steps=(120, 180), parent=whole)

    def around(u, v):
        y = low + deep * v
        path = (u - 0.5) * 2 * (half + SIDE)
        x, side = min(abs(path), half), math.copysign(1, path)
        past = abs(path) - half
        if past > 0:
            x = half - past + 0.0005 * math.sin(y * 260 + side)
            return (side * x, y, front(side * x, y) + 0.0011 + 0.0020 * max(0, past / SIDE - 0.7) + 0.3 * rough(path, y))
        lip = 0.006 * max(0.0, v - 0.93) * 14 * (0.4 + u)
        return (side * x, y, 0.0004 + max(0, rough(path, y)) * 0.5 + lip)

    sheet('back', around, material, steps=(190, 170), parent=whole)

    def foot(u, v):
        x = (half + 0.0006) * (2 * u - 1)
        if v < 0.12:
            return (x, low - 0.0012 * math.sin(v / 0.12 * math.pi / 2), 0.0006 + 0.0045 * v / 0.12)
        y = low - 0.0012 + HEM * (v - 0.12) / 0.88
        rise = 0.0030 if abs(x) > half - SIDE else 0.0022
        return (x, y + 0.0005 * math.sin(x * 310 + 2 * seed), front(x, max(low, y)) + rise + 0.5 * rough(x, y))

    sheet('foot', foot, material, steps=(120, 44), parent=whole)
    return whole
