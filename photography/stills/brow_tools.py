"""Tweezers, a spoolie and small scissors on a marble tray, on sage plaster."""

from darkroom import studio
from darkroom.form import box
from darkroom.material import srgb
from darkroom.surfaces import cloth, marble, plaster

from . import table
from .things.cloth import linen
from .things.dish import dish
from .things.scissors import scissors
from .things.tweezers import spoolie, tweezers


def build(rng):
    table.slab(plaster('sage', srgb('#a3ab93'), 5, 0.18))
    box(
        'tray',
        (0.215, 0.150, 0.010),
        marble('marble', *table.MARBLE, size=7),
        (-0.010, 0.0, 0.005),
        (0, 0, 0.06),
        bevel=0.0012,
    )
    linen(cloth('linen', table.LINEN, 6), 0.34, 0.20, 4, at=(0.16, 0.23, 0), turn=-0.25, folds=0.012)
    top = 0.010
    tweezers((-0.078, -0.040, top), 0.30, table.copper('rose', 0.20), 0.092)
    spoolie(rng, (-0.083, 0.008, top + 0.0037), (0.4, 0.0, 0.22), table.black('stick', 0.25), table.brass())
    scissors(
        (0.030, 0.034, top),
        (0, 0, 2.62),
        table.steel(brushed=0),
        table.brass('screw'),
        table.steel('inner', 0.2),
        opened=24,
        size=0.72,
    )
    dish((-0.118, 0.135, 0), 0.040, table.brass('dish'), 0.014)
    table.window(power=15)
    studio.camera((0.045, -0.36, 0.30), (-0.004, 0.012, 0.008), 62, 5.6, (-0.01, -0.01, 0.012))
