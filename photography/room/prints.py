"""Framed prints: plain shapes, no words."""

import math

from renderer.geometry import box, cut_sheet, transform

from . import materials as m


def framed_print(location, width, height, draw):
    """A framed print on the south wall: oak frame and paper; draw() adds the shapes."""
    with transform(location):
        thickness = 0.022
        for side in (-1, 1):
            box(
                'frame',
                (thickness, 0.03, height - thickness),
                m.oak(2),
                location=(side * width / 2, 0.015, 0),
                bevel=0.002,
            )
            box(
                'frame',
                (width + thickness, 0.03, thickness),
                m.oak(0),
                location=(0, 0.015, side * height / 2),
                bevel=0.002,
            )
        box('print', (width, 0.006, height), m.paper('efe6d8'), location=(0, 0.006, 0), bevel=0)
        with transform((0, 0.0095, 0), (math.pi / 2, 0, math.pi)):
            draw(width, height)


def disc(x, y, r, hex_color):
    """A disc of colored paper."""
    ring = [(x + r * math.cos(2 * math.pi * i / 80), y + r * math.sin(2 * math.pi * i / 80)) for i in range(80)]
    cut_sheet('shape', ring, 0.0008, m.paint(hex_color, 0.8), location=(0, 0, 0.001), edge=0.0001)


def hill(width, height, hex_color, top, arc, lift):
    """A colored area with a curved upper edge."""
    edge = [(-width / 2 + width * i / 60, top + arc * math.sin(math.pi * (i / 60 * 1.3 + 0.2))) for i in range(61)]
    cut_sheet(
        'shape',
        [(-width / 2, -height / 2), (width / 2, -height / 2), *edge[::-1]],
        0.0008,
        m.paint(hex_color, 0.8),
        location=(0, 0, 0.001 + lift),
        edge=0.0001,
    )


def sunrise(width, height):
    """Copper sun over sage hills."""
    w, h = width - 0.12, height - 0.12
    disc(0.08 * width, 0.12 * height, 0.2 * width, 'b0592e')
    hill(w, h, 'a9b498', -0.12 * height, 0.06, 0.001)
    hill(w, h, '5f6f53', -0.27 * height, -0.05, 0.002)


def strands(width, height):
    """Three wavy strands."""
    for i, hex_color in enumerate(('9e3c12', 'c98d62', '4a5a43')):
        left, right = [], []
        for k in range(60):
            y = height * (0.40 - 0.80 * k / 59)
            x = width * (-0.2 + 0.2 * i) + 0.06 * math.sin(k / 59 * 6.0 + i * 0.25)
            half = 0.028 * (1 - 0.5 * (k / 59) ** 2)
            left.append((x - half, y))
            right.append((x + half, y))
        cut_sheet(
            'shape',
            left + right[::-1],
            0.0008,
            m.paint(hex_color, 0.8),
            location=(0, 0, 0.001 + i * 0.001),
            edge=0.0001,
        )
