"""Amber, white and sage bottles against plaster, in hard light with long shadows."""

from renderer import lighting
from renderer.material import srgb
from renderer.materials import glass, plain

from . import table
from .props.bottle import bottle, printed_label
from .props.sprig import sprig

TURN = 0.12  # of the labels, towards the camera


def build(rng):
    amber, white = glass('amber', (0.17, 0.045, 0.010), 0.03), plain('white', srgb('#efe8dc'), 0.38, uneven=0.03)
    sage = plain('sage', table.SAGE, 0.5, uneven=0.04)
    table.seamless_backdrop(srgb('#d3ab93'), back=0.10, bump=0.3)
    shampoo = printed_label('shampoo', (58, 64), '#efe6d7', True)
    bottle((-0.050, 0.0, 0), 0.034, 0.150, amber, table.black(), shampoo, 0.026, 'pump', -2.5, TURN)
    mask = printed_label('mask', (44, 44), '#efe8dc')
    bottle((0.028, -0.042, 0), 0.029, 0.104, white, table.brass(), mask, 0.022, turn=TURN)
    rinse = printed_label('conditioner', (42, 50), '#9aa588')
    bottle((0.052, 0.030, 0), 0.028, 0.165, sage, table.black('cap'), rinse, 0.040, 'pump', 0.3, TURN)
    sprig(rng, (-0.58, -0.10, 0.62), (0.26, -0.10, 0.05), 0.036)
    lighting.environment((0.92, 0.84, 0.76), 0.20)
    lighting.sun((0.72, 0.62, -0.66), 5.0, angle=0.014)
    lighting.area_light((0.9, -0.6, 0.6), (0, 0, 0.08), 0.6, 1.6, (1.0, 0.88, 0.76))
    lighting.camera((0.02, -0.74, 0.17), (0.012, 0, 0.092), 75, 9, (0.0, -0.02, 0.08))
