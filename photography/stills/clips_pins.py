"""Sectioning clips in tortoiseshell and copper, and bobby pins in a brass dish, on paper."""

from darkroom import studio
from darkroom.material import srgb
from darkroom.surfaces import plaster, tortoiseshell

from . import table
from .things.clip import clip
from .things.dish import dish
from .things.pin import bobby_pin


def build(rng):
    table.slab(plaster('paper', srgb('#e3d6c4'), 5, 0.15))
    shell, brass, copper = tortoiseshell('shell'), table.brass(), table.copper()
    for i, (x, y, turn) in enumerate(((-0.085, -0.050, 0.34), (-0.062, -0.004, 0.22), (-0.070, 0.046, 0.42))):
        clip((x, y, 0), turn, (shell, copper, shell)[i], brass)
    dish((0.078, 0.070, 0), 0.046, brass, 0.012)
    for i in range(14):
        spot = 0.078 + rng.normal(0, 0.012), 0.070 + rng.normal(0, 0.010), 0.0030 + 0.0011 * i
        bobby_pin(spot, rng.random() * 6.28, (table.black(f'pin {i}', 0.22), copper)[i % 3 == 0])
    for x, y, turn in ((0.060, -0.052, 0.5), (0.088, -0.036, 2.3), (0.118, -0.060, 1.1)):
        bobby_pin((x, y, 0.0007), turn, table.black(f'loose {x}', 0.22))
    table.window(power=15)
    studio.camera((0.045, -0.36, 0.30), (0.002, 0.008, 0.006), 58, 5.6, (-0.01, -0.01, 0.008))
