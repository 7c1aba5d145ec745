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

# Pins in the dish: place, rotation and layer of each.
PINS = (
    (-0.014, 0.012, 0.35, 0),
    (-0.004, -0.013, 2.75, 0),
    (0.018, 0.004, 1.45, 0),
    (0.003, 0.016, 2.90, 1),
    (0.002, -0.004, 1.05, 1),
    (-0.008, -0.002, 2.20, 2),
)


def build(rng):
    table.slab()
    lighting.environment((0.88, 0.89, 0.94), 0.34)
    table.sun_through_window(
        (0.66, -0.36, -0.52), 5.0, pane=(0.26, 0.30), columns=2, rows=1, bar=0.014, across=-0.12, turn=0.3
    )
    lighting.area_light((0.30, 0.95, 0.72), (0, 0, 0), 1.0, 2.0, (1, 0.95, 0.90), visible_in_reflections=False)
    table.soft_reflections(table.BESIDE)
    color = srgb('#ebe3d8')
    towel = cloth('towel', color, 9, bump=0.6, uneven=0.06)
    folded_towel(
        rng, (-0.150, 0.235, 0), 0.24, towel, color, width=0.24, depth=0.17, height=0.044, loop_size=0.75, top=True
    )
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
    for i, (x, y, rotation, layer) in enumerate(PINS):
        bobby_pin((0.120 + x, 0.128 + y, 0.0028 + 0.0012 * layer), rotation, table.black(f'pin {i}', 0.25))
    lighting.camera((0.055, -0.42, 0.35), (0.006, 0.004, 0.002), 60, 5.6, (0.01, -0.030, 0.004))
