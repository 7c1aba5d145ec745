"""Close-up of a stylist's counter: round brushes, amber bottles, a brass tray below the mirror."""

import math

import numpy as np

from renderer import lighting
from renderer.geometry import lathe, tube
from renderer.materials import metal, plain, wood
from room import bottles, life, light, lounge, plants, salon, station, tools
from room import materials as m
from room.pampas import pampas
from room.shell import MIRROR
from room.station import TOP
from stills.props.brushes import round_brush

AT = -1.6
BRUSHES = ((0.11, -0.3, 1.06), (0.24, 3.3, 0.84))
CUP = (-0.285, -0.165)


def cup():
    """A slightly worn copper cup."""
    r, h = 0.042, 0.1
    profile = [(0, 0), (r * 0.95, 0), (r, 0.004), (r, h), (r - 0.0014, h), (r - 0.002, 0.006), (0, 0.006)]
    lathe('cup', profile, m.metal('copper', (0.72, 0.36, 0.22), 0.34), location=(*CUP, TOP), bevel=0.0005, sides=96)


def ring(location, radius, metal):
    """A finger ring lying flat."""
    around = [2 * math.pi * i / 64 for i in range(64)]
    tube(
        'ring',
        [(radius * math.cos(a), radius * math.sin(a), 0) for a in around],
        0.0013,
        metal,
        location=location,
        closed=True,
    )


def counter():
    """Everything but the brushes in the cup."""
    bottles.product('shampoo', (-0.515, -0.115, TOP), 'round', 'amber', 'pump', rotation=0.35, spout=-1.2)
    bottles.product('oil', (-0.43, -0.185, TOP), 'small', 'cream', 'dropper', m.brass(), rotation=0.15)
    bottles.product('clay', (-0.505, -0.265, TOP), 'jar', 'amber', rotation=0.25)
    cup()
    tools.tray((0.0, -0.235, TOP), 0.095)
    ring((-0.03, -0.205, TOP + 0.0064), 0.0092, m.brass())
    ring((-0.008, -0.196, TOP + 0.0064), 0.0084, m.steel())
    lounge.mug((-0.13, -0.11, TOP), -0.55, filled=0.03)
    note = ('Tess', 'perm at 2!', 'call Beth')
    life.note(np.random.default_rng(5), (-0.12, -0.0575, MIRROR['foot'] + 0.022), 0.0, note, (76, 76), 0.06, '#e9cf8a')
    plants.vase((0.17, -0.13, TOP), 'bulb', scale=1.15)
    pampas((0.17, -0.13, TOP + 0.19), seed=4)


def build(rng):
    salon.furnish(chairs=((0.2, 3.5),), counters=(counter, station.second, None, None), mirror_glow=25)
    grip, bronze = wood('grip', (0.032, 0.015, 0.008), (0.11, 0.055, 0.026)), metal('bronze', (0.26, 0.13, 0.075), 0.42)
    bristle = plain('boar', (0.075, 0.038, 0.021), 0.5, grain=300, uneven=0.5)
    for away, around, size in BRUSHES:
        x, y = AT + CUP[0] - 0.018 * math.cos(around), CUP[1] - 0.018 * math.sin(around)
        round_brush(rng, (x, y, TOP + 0.012), (0, away - math.pi / 2, around), grip, bronze, bristle, size=size)
    light.daylight(190, (0.80, 0.90, -0.85), 6.0)
    lighting.camera(
        (AT + 0.04, -1.32, 1.13), (AT - 0.225, -0.1, 1.13), 48, 2.8, focus=(AT - 0.28, -0.19, 1.0), shift=(0, -0.02)
    )
