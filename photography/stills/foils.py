"""A roll of foil with a sheet drawn off it, a lightened swatch on the sheet, and a tint brush."""

import math

from darkroom import studio
from darkroom.form import box
from darkroom.material import srgb
from darkroom.surfaces import glow, plain, plaster

from . import table
from .things import foil
from .things.swatch import swatch
from .things.tint_brush import tint_brush

ROOT, ENDS = (0.130, 0.052, 0.020), (0.700, 0.430, 0.200)


def build(rng):
    silver = foil.foil()
    table.slab(plaster('clay', srgb('#b98a72'), 5, 0.15))
    foil.roll(
        (-0.036, 0.115, 0), -0.10, silver, plain('card', srgb('#a9825c'), 0.8), across=0.135, ahead=0.235
    )
    swatch(
        rng,
        (-0.038, 0.066),
        -1.62,
        ROOT,
        ENDS,
        table.brass(),
        0.140,
        0.0155,
        4200,
        2.0,
        0.0030,
        0.011,
        lift=0.0030,
    )
    tint_brush(rng, (0.066, -0.050, 0.0056), (0, math.radians(0.6), 1.02), table.black())
    studio.world((0.90, 0.80, 0.70), 0.14)
    studio.lamp((-0.75, 0.35, 0.62), (0, 0.02, 0), 0.30, 13, table.WARM)
    studio.lamp((0.10, 1.05, 0.62), (0, 0, 0), 1.1, 2.4, (1, 0.95, 0.88), high=0.45)
    for x, tilt in ((-0.75, 0.9), (0.85, -0.9)):
        box(
            'card', (0.02, 1.0, 0.34), glow(f'card {x}', table.WHITE, 0.8), (x, -0.1, 0.42), (0, tilt, 0)
        ).visible_camera = False
    studio.camera((0.050, -0.40, 0.320), (0.006, 0.012, 0.008), 60, 6.3, (-0.01, -0.01, 0.01))
