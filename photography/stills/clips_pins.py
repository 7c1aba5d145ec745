"""Sectioning clips and bobby pins, in and around a clay dish, in the sun through blinds on pale plaster."""

from renderer import lighting
from renderer.material import srgb
from renderer.materials import plain, plaster, tortoiseshell

from . import table
from .props.clip import clip
from .props.dish import dish
from .props.pin import bobby_pin

CLIPS = ((-0.058, -0.056, 0.44), (-0.060, -0.010, 0.30), (-0.074, 0.040, 0.17))
LOOSE = ((0.052, -0.060, 0.5), (0.074, -0.026, 2.5), (0.102, -0.056, 1.1))


def build(rng):
    table.slab(plaster('paper', srgb('#dbbfa6'), 5, 0.18))
    shell, brass, copper = tortoiseshell('shell'), table.brass(), table.copper()
    for (x, y, rotation), body in zip(CLIPS, (shell, copper, shell)):
        clip((x, y, 0), rotation, body, brass)
    dish((0.076, 0.050, 0), 0.040, plain('clay', srgb('#b27a60'), 0.5, grain=60, bump=0.06), 0.011)
    for i in range(9):
        spot = 0.076 + rng.normal(0, 0.009), 0.050 + rng.normal(0, 0.008), 0.0027 + 0.0006 * i
        bobby_pin(spot, rng.random() * 6.28, (table.black(f'pin {i}', 0.22), copper)[i % 4 == 2], 0.046)
    for i, (x, y, rotation) in enumerate(LOOSE):
        bobby_pin((x, y, 0.0007), rotation, (table.black(f'loose {i}', 0.22), copper)[i == 1], 0.046)
    lighting.environment((0.88, 0.88, 0.94), 0.30)
    table.sun_through_window(
        (0.72, -0.38, -0.58), 7.0, pane=(0.62, 0.026), columns=1, rows=12, bar=0.011, up=-0.01, turn=-0.30
    )
    lighting.area_light(
        (0.30, 0.95, 0.72), (0, 0, 0), 1.2, 2.4, (1.0, 0.94, 0.86), height=0.6, visible_in_reflections=False
    )
    table.soft_reflections()
    lighting.camera((0.035, -0.31, 0.300), (0.004, 0.000, 0.004), 58, 6.3, (-0.01, -0.012, 0.008))
