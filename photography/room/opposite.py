"""The other side of the street after sunset, as it is seen through the window: it only glows and lights nothing."""

import numpy as np

from .shader import Shader, rgb
from .shapes import ball, box, mesh_of, solid, tube
from .shell import WEST

NEAR = WEST - 27.0
SKY = WEST - 60.0


def glowing(code, power, name='far'):
    """An even glow of one colour."""
    return Shader(name).set(color=(0, 0, 0), shine=0.0, glow=rgb(code), power=power).unlit()


def apart(thing):
    """Seen by the camera and in mirrors, unknown to light and shade."""
    thing.visible_diffuse = thing.visible_shadow = False
    return thing


def sky():
    """Deep blue above, the last light low over the roofs."""
    s = Shader('sky')
    _, _, z = s.split(s.node('NewGeometry').outputs['Position'])
    tones = [(0, rgb('c99a80')), (0.14, rgb('a3939f')), (0.32, rgb('6d86b4')), (0.6, rgb('3f629f')), (1, rgb('27457f'))]
    s.set(color=(0, 0, 0), shine=0.0, glow=s.ramp(s.span(z, 0, 1, 7, 27), tones), power=0.52)
    corners = [(SKY, -150, -2), (SKY, 70, -2), (SKY, 70, 60), (SKY, -150, 60)]
    apart(solid('sky', mesh_of('sky', corners, [(0, 1, 2, 3)]), s.unlit(), smooth=False))


def window(power):
    """A lit shop: bright under its ceiling, with dim shapes of goods in it."""
    s = Shader('shop')
    where = s.node('NewGeometry').outputs['Position']
    _, _, z = s.split(where)
    goods = s.ramp(s.noise(s.vector('MULTIPLY', where, (0, 1.0, 0.7)), 1.6, 2, 0.4), [(0.40, 0.30), (0.52, 1.0)])
    fall = s.span(z, 0.25, 1.0, 0.8, 2.7)
    s.set(color=(0, 0, 0), shine=0.0, glow=rgb('ffbe7d'), power=s.math('MULTIPLY', s.math('MULTIPLY', goods, fall), power))
    return s.unlit()


def house(rng, y0, y1, high, code):
    """Brick front from y0 to y1: a lit shop below, sash windows above, a cornice."""
    dark, trim = glowing(code, 0.13), glowing(code, 0.19)
    middle, wide = (y0 + y1) / 2, y1 - y0
    apart(box('front', (2, wide, high), dark, at=(NEAR - 1, middle, high / 2), bevel=0))
    apart(box('cornice', (0.5, wide + 0.1, 0.28), trim, at=(NEAR + 0.1, middle, high - 0.1), bevel=0))
    apart(box('fascia', (0.3, wide - 0.3, 0.5), trim, at=(NEAR + 0.1, middle, 3.35), bevel=0))
    shop = window(float(rng.uniform(0.26, 0.5)))
    bays = max(2, round(wide / 1.7))
    for i in range(bays):
        y = y0 + wide * (i + 0.5) / bays
        apart(box('shop', (0.1, wide / bays - 0.28, 2.1), shop, at=(NEAR + 0.02, y, 1.75), bevel=0))
        apart(box('mullion', (0.14, wide / bays, 0.07), dark, at=(NEAR + 0.04, y, 2.3), bevel=0))
    for floor in np.arange(4.6, high - 1.6, 2.6):
        for i in range(bays):
            y = y0 + wide * (i + 0.5) / bays
            home = rng.random() < 0.28
            lit = glowing('ffb56d', float(rng.uniform(0.35, 0.75))) if home else glowing('5f7aa6', 0.10)
            apart(box('sash', (0.1, 0.78, 1.5), lit, at=(NEAR + 0.02, y, floor + 0.7), bevel=0))
            apart(box('bar', (0.14, 0.78, 0.06), dark, at=(NEAR + 0.02, y, floor + 0.7), bevel=0))


def lantern(y):
    """A street lamp: a black post with one globe."""
    x = WEST - 9.5
    apart(tube('post', [(x, y, -0.1), (x, y, 3.3)], 0.05, glowing('20262c', 0.05)))
    apart(ball('lantern', 0.19, glowing('ffd7a0', 3.2), at=(x, y, 3.48)))


def build():
    """A row of houses, street lamps, the road between."""
    rng = np.random.default_rng(5)
    sky()
    fronts, y, codes = [], -64.0, ('6d4a3e', '59504e', '7a4b38', '5a4640', '75503f')
    while y < 22:
        wide, high = float(rng.uniform(5.2, 7.8)), float(rng.choice((4.5, 4.7, 6.3, 6.6)))
        fronts.append((y, y + wide, high + float(rng.uniform(-0.2, 0.3)), codes[len(fronts) % len(codes)]))
        y += wide + 0.05
    for front in fronts:
        house(rng, *front)
    apart(box('road', (26, 100, 0.1), glowing('566079', 0.08), at=(WEST - 14, -20, -0.2), bevel=0))
    for y in (-22.0, -12.5, -3.9, 3.4):
        lantern(y)
