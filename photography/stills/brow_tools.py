"""Tweezers, a spoolie and small scissors on a marble tray in the sun, on sage plaster."""

from renderer import lighting
from renderer.geometry import box
from renderer.material import srgb
from renderer.materials import marble, plain, plaster

from . import table
from .props.dish import dish
from .props.scissors import scissors
from .props.sprig import sprig
from .props.tweezers import spoolie, tweezers

TOP = 0.010


def build(rng):
    table.slab(plaster('sage', srgb('#a3ab93'), 5, 0.18))
    box(
        'tray',
        (0.205, 0.150, TOP),
        marble('marble', *table.MARBLE, size=7),
        (0.0, 0.0, TOP / 2),
        (0, 0, 0.10),
        bevel=0.0012,
    )
    tweezers((-0.064, -0.052, TOP), 0.22, table.copper('rose', 0.16), 0.098)
    spoolie(rng, (-0.084, -0.014, TOP + 0.0030), (0.4, 0.0, 0.06), table.black('stick', 0.25), table.brass())
    scissors(
        (0.004, 0.044, TOP),
        (0, 0, 3.06),
        table.steel(brushed=0),
        table.brass('screw'),
        table.steel('inner', 0.2),
        opened=22,
        size=0.80,
    )
    dish((0.118, 0.128, 0), 0.034, plain('clay', srgb('#c08f76'), 0.5, grain=60, bump=0.06), 0.013)
    sprig(rng, (-0.395, 0.305, 0.22), (0.24, 0.0, -0.01), 0.050)
    lighting.environment((0.92, 0.86, 0.78), 0.26)
    lighting.sun((0.70, -0.40, -0.60), 4.6, angle=0.014)
    lighting.area_light(
        (0.30, 0.95, 0.72), (0, 0, 0), 1.2, 2.4, (1.0, 0.94, 0.86), height=0.6, visible_in_reflections=False
    )
    table.soft_reflections()
    lighting.camera((0.035, -0.315, 0.290), (0.004, 0.004, 0.008), 60, 6.3, (-0.005, -0.012, 0.012))
