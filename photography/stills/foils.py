"""Two foil packets folded around strands being lightened, a tint brush on a cut sheet of foil."""

import math

from darkroom import studio
from darkroom.form import box
from darkroom.material import srgb
from darkroom.surfaces import glow, plaster

from . import table
from .things import foil
from .things.swatch import swatch
from .things.tint_brush import tint_brush

GOLD = (0.300, 0.130, 0.045), (0.480, 0.260, 0.100)
BROWN = (0.110, 0.042, 0.016), (0.200, 0.085, 0.032)


def _packet(rng, at, turn, shade, seed):
    """A packet with a swatch in it; turn is that of the hair, 0 straight towards the camera."""
    silver, deep = foil.foil(f'foil {seed}'), 0.112
    foil.packet((*at, 0), turn, silver, 0.066, deep, seed)
    out = deep / 2 + 0.048
    clasp = at[0] - math.sin(turn) * out, at[1] + math.cos(turn) * out
    swatch(
        rng,
        clasp,
        turn - math.pi / 2,
        *shade,
        table.brass(f'brass {seed}'),
        length=0.108,
        half=0.0165,
        count=7000,
        waves=0.9,
        swing=0.0016,
        height=0.0085,
        lift=0.0010,
    )


def build(rng):
    table.slab(plaster('moss', srgb('#56624f'), 5, 0.16))
    _packet(rng, (-0.066, -0.026), -0.10, GOLD, 3)
    _packet(rng, (0.020, -0.012), 0.07, BROWN, 8)
    foil.leaf((0.118, 0.030, 0), 0.20, foil.foil('leaf'), 0.085, 0.150, 21)
    tint_brush(rng, (0.098, -0.012, 0.0092), (0, math.radians(1.2), 1.20), table.black(), srgb('#b9c3d6'))
    studio.world((0.90, 0.84, 0.78), 0.10)
    studio.lamp((-0.75, 0.35, 0.62), (0, 0.02, 0), 0.30, 13, table.WARM)
    # What the foil mirrors: a window with bars behind, a warm wall at the right, and dark between them.
    for x, wide, power in ((-0.42, 0.20, 2.6), (-0.16, 0.20, 3.0), (0.10, 0.20, 2.6), (0.62, 0.30, 0.7)):
        pane = box('pane', (wide, 0.01, 0.70), glow(f'pane {x}', table.WHITE, power), (x, 1.0, 0.95), (-0.5, 0, 0))
        pane.visible_camera = pane.visible_diffuse = False
    studio.lamp((0.0, 1.0, 0.95), (0, 0, 0), 0.9, 2.2, (1, 0.95, 0.88), high=0.6, mirrored=False)
    studio.camera((0.045, -0.40, 0.335), (0.012, 0.012, 0.006), 60, 6.3, (-0.01, -0.02, 0.01))
