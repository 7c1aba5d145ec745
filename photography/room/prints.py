"""Framed prints: plain shapes, no words."""

import math

from . import materials as m
from .shapes import box, placed, plate


def picture(at, wide, high, draw):
    """A framed print on the south wall: oak frame, paper, plain shapes from draw()."""
    with placed(at):
        thick = 0.022
        for side in (-1, 1):
            box('frame', (thick, 0.03, high - thick), m.oak(2), at=(side * wide / 2, 0.015, 0), bevel=0.002)
            box('frame', (wide + thick, 0.03, thick), m.oak(0), at=(0, 0.015, side * high / 2), bevel=0.002)
        box('print', (wide, 0.006, high), m.paper('efe6d8'), at=(0, 0.006, 0), bevel=0)
        with placed((0, 0.0095, 0), (math.pi / 2, 0, math.pi)):
            draw(wide, high)


def disc(x, y, r, code, lift=0.0):
    """A round of coloured paper."""
    ring = [(x + r * math.cos(2 * math.pi * i / 80), y + r * math.sin(2 * math.pi * i / 80)) for i in range(80)]
    plate('shape', ring, 0.0008, m.paint(code, 0.8), at=(0, 0, 0.001 + lift), bevel=0.0001)


def hill(wide, high, code, top, bow, lift):
    """A field of colour with a curved upper edge."""
    edge = [(-wide / 2 + wide * i / 60, top + bow * math.sin(math.pi * (i / 60 * 1.3 + 0.2))) for i in range(61)]
    plate(
        'shape',
        [(-wide / 2, -high / 2), (wide / 2, -high / 2), *edge[::-1]],
        0.0008,
        m.paint(code, 0.8),
        at=(0, 0, 0.001 + lift),
        bevel=0.0001,
    )


def sunrise(wide, high):
    """Copper sun over sage hills."""
    w, h = wide - 0.12, high - 0.12
    disc(0.08 * wide, 0.12 * high, 0.2 * wide, 'b0592e')
    hill(w, h, 'a9b498', -0.12 * high, 0.06, 0.001)
    hill(w, h, '5f6f53', -0.27 * high, -0.05, 0.002)


def strands(wide, high):
    """Three strands falling in a wave."""
    for i, code in enumerate(('9e3c12', 'c98d62', '4a5a43')):
        left, right = [], []
        for k in range(60):
            y = high * (0.40 - 0.80 * k / 59)
            x = wide * (-0.2 + 0.2 * i) + 0.06 * math.sin(k / 59 * 6.0 + i * 0.25)
            half = 0.028 * (1 - 0.5 * (k / 59) ** 2)
            left.append((x - half, y))
            right.append((x + half, y))
        plate('shape', left + right[::-1], 0.0008, m.paint(code, 0.8), at=(0, 0, 0.001 + i * 0.001), bevel=0.0001)
