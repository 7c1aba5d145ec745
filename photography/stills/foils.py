"""Two foil packets folded around strands being lightened, a tint brush on a cut sheet of foil."""

import math

from darkroom import studio
from darkroom.material import srgb
from darkroom.surfaces import plaster

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
    out = deep / 2 + 0.205
    clasp = at[0] - math.sin(turn) * out, at[1] + math.cos(turn) * out
    swatch(
        rng,
        clasp,
        turn - math.pi / 2,
        *shade,
        table.brass(f'brass {seed}'),
        length=0.262,
        half=0.0185,
        count=11000,
        waves=1.3,
        swing=0.0032,
        height=0.0085,
        lift=0.0010,
    )


def build(rng):
    table.slab(plaster('moss', srgb('#56624f'), 5, 0.16))
    _packet(rng, (-0.074, -0.036), 0.10, GOLD, 3)
    _packet(rng, (0.014, -0.020), -0.05, BROWN, 8)
    foil.leaf((0.112, 0.000, 0), 0.16, foil.foil('leaf'), 0.085, 0.150, 21)
    tint_brush(rng, (0.094, -0.040, 0.0092), (0, math.radians(1.2), 1.20), table.black(), srgb('#b9c3d6'))
    studio.world((0.90, 0.84, 0.78), 0.16)
    # What the foil mirrors: a wide window behind at the left, a narrow one at the right, a warm room, and dark between.
    studio.mirrored(
        (
            ((-0.75, 0.80, 1.05), 0.78, 0.985, (1.50, 1.43, 1.30)),
            ((0.75, 0.95, 0.55), 0.80, 0.99, (0.62, 0.56, 0.48)),
            ((0.15, 0.20, 1.00), 0.55, 1.00, (0.26, 0.235, 0.20)),
        ),
        ground=(0.05, 0.045, 0.04),
    )
    studio.sun((0.72, -0.30, -0.62), 3.4, angle=0.02)
    studio.camera((0.045, -0.40, 0.335), (0.012, 0.012, 0.006), 60, 6.3, (-0.01, -0.02, 0.01))
