"""Hair clippers lying on their back."""

import math

from renderer.geometry import box, cut_sheet, empty, parametric_surface, tube

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

    parametric_surface('body', surface, body, steps=(120, 160), closed=True, parent=group)

    def band(low, high, swell):
        def around(u, v):
            part = low + (high - low) * v
            x, y, z = surface(u, part)
            rise = 1 + swell * math.sqrt(max(0.0, 1 - (2 * v - 1) ** 6))
            return (x, y * rise, 0.0175 + (z - 0.0175) * rise)

        return parametric_surface('band', around, trim, steps=(120, 12), closed=True, parent=group)

    band(0.86, 0.895, 0.022)
    band(0.90, 0.998, 0.012).data.materials[0] = steel
    front = LENGTH / 2
    box('neck', (0.014, 0.040, 0.018), steel, (front + 0.003, 0, 0.0165), bevel=0.003, parent=group)
    for level, reach, pitch, width in ((0.0215, 0.0225, 0.0021, 0.0445), (0.0190, 0.0200, 0.0027, 0.0400)):
        cut_sheet('teeth', _teeth(front, reach, pitch, width), 0.0023, steel, (0, 0, level), edge=0.0003, parent=group)
    tube('switch', [(-0.012, 0, 0.0350), (0.008, 0, 0.0348)], 0.0042, trim, parent=group)
    for i in range(9):
        x = -0.058 + 0.0042 * i
        width, high = outline(0.5 + x / LENGTH)
        rib = [surface(0.25 + 0.14 * t, 0.5 + x / LENGTH) for t in (k / 12 - 0.5 for k in range(13))]
        tube('rib', rib, 0.0009, body, parent=group)
    return group


def _teeth(front, reach, pitch, width):
    """A plate of tapered teeth, its back under the neck."""
    points, y = [(front - 0.004, -width / 2), (front + 0.010, -width / 2)], -width / 2
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
    return [*points, (front + 0.010, width / 2), (front - 0.004, width / 2)]
