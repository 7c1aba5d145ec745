"""Scissors, a comb and a dish of pins on marble, a towel behind."""

from renderer import lighting
from renderer.material import srgb
from renderer.materials import cloth, tortoiseshell

from . import table
from .props.comb import comb
from .props.dish import dish
from .props.pin import bobby_pin
from .props.scissors import scissors
from .props.towel import folded_towel


def build(rng):
    table.slab()
    lighting.environment((0.88, 0.89, 0.94), 0.34)
    table.sun_through_window(
        (0.66, -0.36, -0.52), 5.0, pane=(0.26, 0.30), columns=2, rows=1, bar=0.014, across=-0.12, turn=0.3
    )
    lighting.area_light((0.30, 0.95, 0.72), (0, 0, 0), 1.0, 2.0, (1, 0.95, 0.90), visible_in_reflections=False)
    table.soft_reflections()
    color = srgb('#b9866c')
    towel = cloth('towel', color, 9, bump=0.6, uneven=0.06)
    folded_towel(rng, (-0.150, 0.235, 0), 0.24, towel, color, width=0.24, depth=0.17, height=0.044, top=True)
    scissors(
        (0.030, 0.004, 0.0),
        (0, 0, 2.92),
        table.steel(brushed=0),
        table.brass('screw'),
        table.black('rubber', 0.5),
        opened=32,
        size=1.25,
        wide=1.9,
    )
    comb((-0.020, -0.083, 0.0022), (0, 0, 0.13), tortoiseshell('tortoiseshell'))
    copper = table.copper()
    dish((0.120, 0.128, 0), 0.052, copper)
    for i in range(7):
        bobby_pin(
            (0.120 + rng.normal(0, 0.016), 0.125 + rng.normal(0, 0.014), 0.0042 + 0.0012 * i),
            rng.random() * 6.28,
            table.black(f'pin {i}', 0.25),
        )
    lighting.camera((0.055, -0.42, 0.35), (0.006, 0.004, 0.002), 60, 5.6, (0.01, -0.030, 0.004))
