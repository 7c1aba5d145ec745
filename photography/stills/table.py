"""The salon's table: its colours, its surfaces and the light from a window at the back left."""

import math

from darkroom import studio
from darkroom.form import box, sheet
from darkroom.material import srgb
from darkroom.surfaces import marble, metal, plain, plaster, wood

WALNUT = srgb('#3f2616'), srgb('#8a5c3b')
MARBLE = srgb('#ebe3d8'), srgb('#9a7d62')
PAPER, LINEN, CLAY, SAGE = (srgb(code) for code in ('#efe6d8', '#d9c5ad', '#c08f76', '#9aa588'))
COPPER, BRASS, STEEL = (0.80, 0.40, 0.24), (0.80, 0.56, 0.28), (0.78, 0.75, 0.72)
WARM, WHITE = (1.0, 0.93, 0.83), (1.0, 0.97, 0.92)


def black(name='black', rough=0.33):
    """Hard rubber: not quite black, not quite even."""
    return plain(name, (0.018, 0.016, 0.015), rough, grain=300, bump=0.03, uneven=0.1)


def brass(name='brass', rough=0.18):
    return metal(name, BRASS, rough, grain=8)


def steel(name='steel', rough=0.13, brushed=None):
    return metal(name, STEEL, rough, grain=10, brushed=brushed)


def walnut(name='walnut', along=0, size=0.9):
    return wood(name, *WALNUT, size=size, along=along)


def slab(material=None):
    """A table top at z = 0, wider than any picture."""
    return box('table', (1.8, 1.6, 0.03), material or marble('marble', *MARBLE), at=(0, 0.1, -0.015))


def sweep(colour, back=0.45, bump=0.12):
    """Paper or plaster that runs from the table up behind it without an edge."""
    radius = 0.25

    def place(u, v):
        way = 2.4 * v - 1.0
        if way < back:
            y, z = way, 0.0
        else:
            turn = min((way - back) / radius, 1.5708)
            y, z = (
                back + radius * math.sin(turn),
                radius * (1 - math.cos(turn)) + max(0.0, way - back - 1.5708 * radius),
            )
        return (2.4 * (u - 0.5), y, z)

    return sheet('sweep', place, plaster('sweep', colour, 5, bump), steps=(2, 240))


def window(power=16, size=0.30, at=(-0.80, 0.34, 0.62), fill=2.2, top=2.0, ambient=0.12, mirrored=True):
    """The key light from the back left, a weak one from behind, a weaker one from above, and a little from everywhere."""
    studio.world((0.90, 0.80, 0.70), ambient)
    studio.lamp(at, (0, 0.02, 0), size, power, WARM, mirrored=mirrored)
    studio.lamp((0.30, 0.95, 0.72), (0, 0, 0), 1.0, fill, (1.0, 0.92, 0.82), high=0.55, mirrored=mirrored)
    studio.lamp((0.10, 0.25, 0.75), (0.02, -0.02, 0), 0.5, top, WHITE, mirrored=mirrored)


def calm():
    """What metal mirrors in place of lamps: the same window and a room behind, as soft patches. Use with window(mirrored=False)."""
    studio.mirrored(
        (
            ((-0.80, 0.34, 0.62), 0.93, 0.99, (9.0, 8.4, 7.5)),
            ((0.30, 0.95, 0.72), 0.72, 0.95, (1.10, 1.0, 0.9)),
            ((0.60, -0.60, 0.60), 0.60, 0.98, (0.30, 0.25, 0.20)),
        ),
        ground=(0.09, 0.08, 0.07),
    )


def copper(name='copper', rough=0.22):
    return metal(name, COPPER, rough, grain=12)
