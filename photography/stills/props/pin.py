"""Bobby pins."""

import math

from renderer.geometry import tube


def bobby_pin(location, rotation, material, length=0.050):
    """Bent wire lying flat, one leg straight and one waved; location is its middle."""
    half, gap, wire = length / 2, 0.0016, 0.00062
    straight = [(half - 0.004 - (length - 0.006) * i / 30, -gap, 0) for i in range(31)]
    bend = [(-half + 0.002 - gap * math.sin(a), -gap * math.cos(a), 0) for a in (math.pi * i / 12 for i in range(13))]
    waved = []
    for i in range(121):
        t = i / 120
        ripple = 0.0007 * math.sin((t - 0.25) * 12 * math.pi) if 0.25 < t < 0.75 else 0.0
        waved.append(
            (-half + 0.002 + (length - 0.004) * t, gap - 0.0022 * t**0.6 + ripple + 0.0032 * max(0, t - 0.9) * 4, 0)
        )
    pin = tube('pin', [*straight, *bend, *waved], wire, material, location=location, rotation=(0, 0, rotation))
    return pin
