"""Tweezers, a spoolie and small scissors on a stoneware tray, in the sun of a barred window, on sage plaster."""

import math

from renderer import lighting
from renderer.material import srgb
from renderer.materials import metal, plain, plaster

from . import table
from .props.dish import dish
from .props.scissors import scissors
from .props.tray import FLOOR, speckled_glaze, tray
from .props.tweezers import spoolie, tweezers

TURN = 0.42  # of the tray


def _on_tray(along, across, height):
    """A point on the tray, in meters along and across it."""
    c, s = math.cos(TURN), math.sin(TURN)
    return (c * along - s * across, s * along + c * across, height)


def build(rng):
    table.slab(plaster('sage', srgb('#98a189'), 5, 0.22))
    tray((0, 0, 0), TURN, (0.196, 0.112), speckled_glaze('glaze', srgb('#e9e0d2')))
    scissors(
        _on_tray(0.016, 0.019, FLOOR),
        (0, 0, TURN + 3.10),
        table.steel(brushed=0),
        table.brass('screw'),
        opened=26,
        size=0.92,
        blade=0.038,
        shank=0.042,
        ring=(0.0122, 0.0104),
        rest=False,
        ridge=0.5,
    )
    spoolie(
        rng,
        _on_tray(-0.083, -0.013, FLOOR + 0.0030),
        (0.4, 0.0, TURN - 0.03),
        table.black('stick', 0.25),
        table.brass(),
        table.steel('wire'),
    )
    tweezers(_on_tray(-0.060, -0.041, FLOOR), TURN + 0.07, metal('rose', (0.86, 0.60, 0.47), 0.15), 0.096)
    dish((0.128, 0.135, 0), 0.034, plain('clay', srgb('#c08f76'), 0.5, grain=60, bump=0.06), 0.013)
    lighting.environment((0.86, 0.90, 0.96), 0.30)
    table.sun_through_window((0.70, -0.34, -0.58), 7.0, across=0.02)
    lighting.area_light(
        (0.30, 0.95, 0.72), (0, 0, 0), 1.2, 2.4, (1.0, 0.96, 0.90), height=0.6, visible_in_reflections=False
    )
    # Crisp patches, between which curved metal turns dark.
    lighting.reflection_environment(
        (
            ((-0.80, 0.34, 0.62), 0.93, 0.99, (9.0, 8.4, 7.5)),
            ((0.42, 0.80, 0.52), 0.84, 0.90, (1.5, 1.4, 1.3)),
            ((-0.45, 0.10, 0.90), 0.90, 0.95, (0.9, 0.9, 0.9)),
            ((0.60, -0.60, 0.60), 0.60, 0.98, (0.40, 0.36, 0.32)),
        ),
        ground=(0.12, 0.11, 0.10),
    )
    lighting.camera((0.045, -0.27, 0.300), (0.006, 0.000, 0.004), 64, 6.3, (0.0, -0.004, 0.006))
