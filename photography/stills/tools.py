"""Scissors and comb on marble, partly on linen."""

from renderer import lighting
from renderer.materials import cloth, tortoiseshell

from . import table
from .props.cloth import linen
from .props.comb import comb
from .props.dish import dish
from .props.pin import bobby_pin
from .props.scissors import scissors


def build(rng):
    table.slab()
    table.window(power=15)
    linen(cloth('linen', table.LINEN, 6), 0.36, 0.34, 6, location=(-0.190, 0.265, 0), rotation=0.22, folds=0.012)
    scissors(
        (0.030, 0.004, 0.0),
        (0, 0, 2.86),
        table.steel(brushed=0),
        table.brass('screw'),
        table.black('rubber', 0.5),
        opened=38,
        size=1.3,
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
