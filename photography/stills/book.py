"""The appointment book open on the desk with a pen and a half-drunk coffee, in the sun of a barred window."""

import math

from renderer import lighting
from renderer.geometry import lathe
from renderer.material import srgb

from . import table
from .props.appointment_book import appointment_book, page_height
from .props.coffee import coffee_cup
from .props.pen import pen
from .props.sprig import sprig
from .props.tray import speckled_glaze

TURN = 0.13  # of the book
BUD_VASE = [(0, 0), (0.024, 0), (0.027, 0.002), (0.030, 0.018), (0.030, 0.034), (0.026, 0.050), (0.016, 0.064)]
BUD_VASE += [(0.011, 0.076), (0.0105, 0.090), (0.0125, 0.098), (0.0110, 0.098), (0.0085, 0.090), (0.0085, 0.06)]


def _on_page(along, up):
    """A point on the right page, in meters right of and up from the middle of the gutter."""
    c, s = math.cos(TURN), math.sin(TURN)
    return (c * along - s * up, s * along + c * up, page_height(along))


def build(rng):
    table.planks('oak', srgb('#6f4a2c'), srgb('#b98a5c'))
    appointment_book(rng, (0, 0, 0), TURN)
    tip, end = _on_page(0.060, -0.052), _on_page(0.165, 0.020)
    heading = math.atan2(end[1] - tip[1], end[0] - tip[0])
    pen((tip[0], tip[1], tip[2] + 0.0014), heading, 0.018, table.black('barrel', 0.25), table.brass())
    coffee_cup((0.200, 0.215, 0), 0.5, speckled_glaze('glaze', srgb('#d9cbb8')), srgb('#e6dccb'))
    lathe('bud vase', BUD_VASE, speckled_glaze('sage', srgb('#8f9a83')), (-0.030, 0.262, 0), sides=128)
    for lean, height in (((0.050, -0.015), 0.155), ((-0.045, 0.010), 0.120)):
        sprig(rng, (-0.030, 0.262, 0.085), (*lean, height), 0.034, 11)
    lighting.environment((0.88, 0.90, 0.95), 0.30)
    table.sun_through_window((0.62, -0.42, -0.55), 6.6, pane=(0.16, 0.20), bar=0.016, across=0.03)
    lighting.area_light((-0.5, 0.9, 0.8), (0, 0, 0), 1.0, 5.0, (0.94, 0.96, 1.0))
    lighting.camera((0.185, -0.37, 0.375), (0.090, 0.050, 0.012), 48, 3.5, _on_page(0.09, -0.01))
