"""A round brush and a paddle brush on clay plaster, in late sun."""

from renderer import lighting
from renderer.material import srgb
from renderer.materials import plaster, wood

from . import table
from .props.brushes import paddle_brush, round_brush
from .props.sprig import sprig


def build(rng):
    dark, light = table.WALNUT
    table.slab(plaster('clay', srgb('#cfa790'), 5, 0.22))
    round_brush(
        rng,
        (-0.125, -0.078, 0.0078),
        (0.2, -0.135, 0.13),
        wood('turned', dark, light, size=1.4, along=2, coat=0.12, rough=0.28),
        table.copper(),
        tint=(0.040, 0.022, 0.013),
        unruliness=0.05,
    )
    paddle_brush(
        (-0.030, 0.082, 0),
        (0, 0, 2.98),
        wood('paddle', dark, light, size=1.1, along=0, coat=0.1, rough=0.30),
        table.black('cushion', 0.5),
        table.black('pins', 0.3),
    )
    lighting.environment((0.92, 0.82, 0.72), 0.16)
    sprig(rng, (-0.40, 0.325, 0.22), (0.26, -0.01, -0.01), 0.050)
    lighting.sun((0.72, -0.34, -0.62), 6.5, angle=0.014)
    lighting.area_light((0.2, 1.0, 0.7), (0, 0, 0), 1.0, 1.6, (1, 0.93, 0.85), height=0.5)
    lighting.camera((0.03, -0.43, 0.40), (0.002, 0.008, 0.010), 58, 5.6, (0.0, -0.02, 0.025))
