"""Hair clippers lying on their back."""

import math

from renderer.geometry import box, cut_sheet, empty, lathe, parametric_surface, tube

LENGTH = 0.150


def clippers(location, rotation, body, steel, trim):
    """Along x with the blade at +x; location is the middle of the underside."""
    group = empty('clippers', location, rotation)

    def outline(v):
        """Half width and half height from the tail to the blade."""
        waist = 0.0205 - 0.0028 * math.sin(math.pi * min(1.0, v * 1.15)) + 0.0020 * v**3
        high = 0.0172 - 0.0020 * v - 0.0030 * max(0.0, (v - 0.72) / 0.28) ** 2
        tail = math.sqrt(max(0.0, 1 - max(0.0, (0.10 - v) / 0.10) ** 2.4))
        return waist * tail, high * tail

    def surface(u, v):
        width, high = outline(v)
        angle = 2 * math.pi * u
        c, s = math.cos(angle), math.sin(angle)
        power = 2 / 2.9
        y, z = width * math.copysign(abs(c) ** power, c), high * math.copysign(abs(s) ** power, s)
        return (LENGTH * (v - 0.5), y, 0.0175 + z + 0.0016 * math.cos(math.pi * v))

    def handle(u, v):
        return surface(u, 0.905 * v)

    parametric_surface('body', handle, body, steps=(120, 160), closed=True, parent=group)

    def band(low, high, swell):
        def around(u, v):
            part = low + (high - low) * v
            x, y, z = surface(u, part)
            rise = 1 + swell * math.sqrt(max(0.0, 1 - (2 * v - 1) ** 6))
            return (x, y * rise, 0.0175 + (z - 0.0175) * rise)

        return parametric_surface('band', around, trim, steps=(120, 12), closed=True, parent=group)

    band(0.86, 0.895, 0.022)
    parametric_surface('head', _head(outline(0.90)), steel, steps=(160, 120), closed=True, parent=group)
    front = LENGTH / 2
    for level, reach, pitch, width in ((0.0240, 0.0205, 0.0021, 0.0436), (0.0218, 0.0188, 0.0027, 0.0412)):
        cut_sheet('teeth', _teeth(front, reach, pitch, width), 0.0021, steel, (0, 0, level), edge=0.0003, parent=group)
    for side in (-1, 1):
        screw = [(0, 0.0009), (0.0016, 0.0009), (0.0021, 0.0006), (0.0023, 0), (0, 0)]
        lathe('screw', screw, steel, (front + 0.0015, 0.0125 * side, 0.0250), sides=40, parent=group)
    box('switch', (0.016, 0.0080, 0.0050), trim, (-0.002, 0, 0.0343), bevel=0.0016, segments=5, parent=group)
    for i in range(9):
        x = -0.058 + 0.0042 * i
        width, _ = outline(0.5 + x / LENGTH)
        rib = [surface(0.25 + 0.14 * t, 0.5 + x / LENGTH) for t in (k / 12 - 0.5 for k in range(13))]
        tube('rib', rib, 0.0009, body, parent=group)
    return group


def _head(neck):
    """The surface of the metal head, from the body's half width and half height at the neck to the blades.

    Its top steps down to a level seat for them.
    """
    start, end, seat = 0.4 * LENGTH, 0.5 * LENGTH + 0.0125, 0.0228

    def surface(u, v):
        along = min(1.0, v / 0.94)
        cap = math.sqrt(max(0.0, 1 - (max(0.0, v - 0.94) / 0.06) ** 2))
        x = start + (end - start) * (along - 0.02 * (1 - cap))
        step = min(1.0, max(0.0, (along - 0.10) / 0.22))
        step = step * step * (3 - 2 * step)
        top = 0.0160 + neck[1] * 1.02 + (seat - 0.0160 - neck[1] * 1.02) * step
        bottom = 0.0160 - neck[1] * 1.02 + 0.0115 * along**1.6
        width = neck[0] * 1.015 + (0.0196 - neck[0] * 1.015) * step
        angle = 2 * math.pi * u
        c, s = math.cos(angle), math.sin(angle)
        power = 2 / (2.9 + 4 * step)
        y = width * cap * math.copysign(abs(c) ** power, c)
        z = (top + bottom) / 2 + (top - bottom) / 2 * cap * math.copysign(abs(s) ** power, s)
        return (x, y, z)

    return surface


def _teeth(front, reach, pitch, width):
    """A plate of tapered teeth, its back under the neck."""
    points, y = (
        [(front - 0.006, -width / 2 + 0.003), (front - 0.003, -width / 2), (front + 0.010, -width / 2)],
        -width / 2,
    )
    tip = front + reach
    while y + pitch <= width / 2 + 1e-6:
        points += [
            (tip - 0.0012, y + 0.06 * pitch),
            (tip, y + 0.22 * pitch),
            (tip, y + 0.40 * pitch),
            (tip - 0.0012, y + 0.56 * pitch),
            (tip - 0.0075, y + 0.62 * pitch),
            (tip - 0.0075, y + 0.98 * pitch),
        ]
        y += pitch
    return [*points, (front + 0.010, width / 2), (front - 0.003, width / 2), (front - 0.006, width / 2 - 0.003)]
