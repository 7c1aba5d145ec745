"""An open straight razor."""

import math

from renderer.geometry import cut_sheet, empty, lathe, parametric_surface

TANG, HEEL, POINT = -0.012, 0.030, 0.114


def _blade(steel, parent):
    def surface(u, v):
        x = TANG + (POINT - TANG) * v
        edge = max(0.0, min(1.0, (x - HEEL) / 0.006))
        edge = edge * edge * (3 - 2 * edge)
        width = 0.0078 + 0.0086 * edge
        nose = max(0.0, (x - (POINT - 0.005)) / 0.005)
        round_off = math.sqrt(max(0.01, 1 - nose**2.5))
        width *= round_off
        over = u < 0.5
        s = 2 * u if over else 2 - 2 * u
        # A rounded spine, a deep hollow grind below it, and a thin edge.
        hollow = math.sqrt(1 - (1 - s / 0.16) ** 2 / 2) if s < 0.16 else 0.86 * max(0.0, 1 - 1.30 * (s - 0.16)) ** 2.6
        shank = math.sqrt(max(0.0, 1 - (2 * s - 1) ** 4))
        thickness = 0.0058 * ((1 - edge) * shank + edge * min(1.0, 0.03 + hollow) * (1 if s > 0.05 else 0.6 + 8 * s))
        thickness *= round_off
        spine = 0.0040 + 0.0006 * math.sin(math.pi * v)
        return (x, spine - width * s, (0.5 if over else -0.5) * thickness)

    parametric_surface('blade', surface, steel, steps=(96, 260), closed=True, parent=parent)
    tail = [(TANG + 0.002 - 0.030 * t, 0.0005 + 0.012 * t**2) for t in (i / 20 for i in range(21))]
    outline = [(x, y + 0.0030 * (1 - 0.5 * i / 20)) for i, (x, y) in enumerate(tail)]
    outline += [(x, y - 0.0030 * (1 - 0.5 * i / 20)) for i, (x, y) in reversed(list(enumerate(tail)))]
    cut_sheet('tail', outline, 0.0042, steel, edge=0.0012, parent=parent)


def razor(location, rotation, steel, scales, pins, opened=150.0):
    """location is below the pivot pin; the blade runs along +x."""
    group = empty('razor', (location[0], location[1], location[2] + 0.0048), (0, 0, rotation))
    _blade(steel, group)
    handle = empty('handle', rotation=(0, 0, math.radians(opened)))
    handle.parent = group
    steps = [i / 60 for i in range(61)]

    def middle(t):
        return -0.008 + 0.146 * t, 0.010 * math.sin(math.pi * t) - 0.002

    def half(t):
        return (0.0056 + 0.0028 * math.sin(math.pi * min(1, t * 0.9)) ** 2) * math.sqrt(
            max(0.0, 1 - abs(2 * t - 1) ** 14)
        )

    outline = [(middle(t)[0], middle(t)[1] + half(t)) for t in steps] + [
        (middle(t)[0], middle(t)[1] - half(t)) for t in reversed(steps[1:-1])
    ]
    for side in (-1, 1):
        cut_sheet('scale', outline, 0.0021, scales, (0, 0, side * 0.0036), edge=0.0008, parent=handle)
    for t in (0.057, 0.55, 0.95):
        x, y = middle(t)
        lathe(
            'pin',
            [(0, 0.0054), (0.0012, 0.0052), (0.0017, 0.0046), (0.0017, -0.0046), (0, -0.0048)],
            pins,
            (x, y, 0),
            sides=40,
            parent=handle,
        )
    return group
