"""A cutting comb: coarse teeth on one half, fine teeth on the other."""

import math

from renderer.geometry import cut_sheet


def comb(location, rotation, material, length=0.175):
    """Lies flat; location is its middle, 1.6 mm above the surface below."""
    thickness = 0.0032
    half, spine, top, tip = length / 2, 0.0035, 0.0150, -0.0178
    corner = [
        (half - 0.004 + 0.004 * math.sin(a), top - 0.004 + 0.004 * math.cos(a))
        for a in (math.pi / 2 * i / 10 for i in range(11))
    ]
    outline = [(x, y + 0.0018 * math.cos(x / half * 1.4)) for x, y in corner]
    outline += [(half, -0.016), (half - 0.0015, tip), (half - 0.0042, tip + 0.0004)]
    x = half - 0.0046
    while x > -half + 0.0066:
        pitch = 0.0027 if x > 0 else 0.00172
        gap = pitch * 0.42
        outline += [
            (x, spine),
            (x - gap, spine),
            (x - gap - 0.0002, tip + 0.0010),
            (x - (gap + pitch) / 2, tip),
            (x - pitch + 0.0002, tip + 0.0010),
        ]
        x -= pitch
    outline += [(x, spine), (x - 0.0010, spine), (-half + 0.0042, tip + 0.0004), (-half + 0.0015, tip), (-half, -0.016)]
    outline += [(-px, py + 0.0018 * math.cos(px / half * 1.4)) for px, py in reversed(corner)]
    span = [half - 0.006 - (length - 0.012) * i / 40 for i in range(1, 40)]
    outline += [(-px, top + 0.0018 * math.cos(px / half * 1.4)) for px in span]
    return cut_sheet('comb', outline, thickness, material, location, rotation, edge=0.0004)
