"""A round brush and a paddle brush on clay plaster, in late sun."""

from renderer import lighting
from renderer.material import srgb
from renderer.materials import plain, plaster

from . import table
from .props.brushes import paddle_brush, round_brush


def build(rng):
    dark, light = table.WALNUT
    table.slab(plaster('clay', srgb('#cfa790'), 5, 0.22))
    round_brush(
        rng,
        (-0.125, -0.078, 0.0078),
        (0.2, -0.135, 0.13),
        table.timber('turned', dark, light, along=2, scale=2.2, rough=0.34, coat=0.1),
        table.copper(),
        plain('boar', (0.030, 0.016, 0.010), 0.5, grain=300, uneven=0.5),
    )
    paddle_brush(
        (-0.030, 0.082, 0),
        (0, 0, 2.98),
        table.timber('paddle', dark, light, along=0, scale=1.8, rough=0.36, piece=2, coat=0.1),
        table.black('cushion', 0.5),
        table.black('pins', 0.3),
    )
    lighting.environment((0.86, 0.86, 0.90), 0.26)
    lighting.sun((0.66, -0.20, -0.40), 6.0, (1, 0.88, 0.72), angle=0.020)
    lighting.area_light((0.2, 1.0, 0.7), (0, 0, 0), 1.0, 1.6, (1, 0.95, 0.90), height=0.5)
    lighting.camera((0.03, -0.43, 0.40), (0.002, 0.008, 0.010), 58, 10, (0.0, -0.02, 0.025))
