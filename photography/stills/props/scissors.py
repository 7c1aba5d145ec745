"""Scissors: two forged halves that cross at one screw."""

import math

from renderer.geometry import box, empty, lathe, parametric_surface, tube
from renderer.materials import plain

HALF_WIDTH = 0.0046  # at the screw


def _ease(x, low, high):
    x = min(1.0, max(0.0, (x - low) / (high - low)))
    return x * x * (3 - 2 * x)


def _blade(x, length, wide):
    """y of the edge and of the back, and the thickness, from the screw (x = 0) to the tip. The edge faces -y."""
    along = x / length
    point = math.sqrt(max(0.0, 1 - max(0.0, (along - 0.90) / 0.10) ** 2.2))
    heel = _ease(x, 0.0015, 0.0060)
    edge = -HALF_WIDTH * (1 - heel) - 0.0011 * heel * (1 - along)
    back = HALF_WIDTH * wide + (0.0017 - HALF_WIDTH * wide) * along**0.95
    middle = 0.35 * edge + 0.65 * back * (1 - 0.5 * _ease(along, 0.9, 1.0))
    return middle + (edge - middle) * point, middle + (back - middle) * point, 0.0022 - 0.0012 * along


def _shank(x, length):
    """y of the middle, half the width and the height of the middle, from the screw to the ring. x is negative."""
    along = -x / length
    middle = 0.0008 - 0.0102 * _ease(along, 0.05, 0.72) + 0.0026 * _ease(along, 0.62, 1.0)
    half = 0.0019 + (HALF_WIDTH - 0.0019) * (1 - _ease(along, 0.04, 0.42))
    return middle, half, 0.0012 * (1 - _ease(along, 0.35, 0.75))


def _half(steel, blade, shank, wide, ring, rest, grip, ridge):
    """One half, flat inside on z = 0, its ring on the side of -y. rest: with a hook for the little finger."""
    half = empty('half')

    def surface(u, v):
        x = blade - (blade + shank) * v
        over = u < 0.5
        s = u * 2 if over else 2 - u * 2  # over the outside from the edge to the back, then back along the inside
        edge, back, thickness = _blade(max(x, 0.0), blade, wide)
        rounding = math.sqrt(max(0.0, 1 - max(0.0, (s - 0.82) / 0.18) ** 2))
        # The hollow-ground bevel ends before the screw.
        ground = _ease(x, 0.0, 0.012)
        bevel = min(1.0, s / (0.04 + 0.40 * ground)) ** 0.85 * (1 - ridge * ground * max(0.0, s - 0.46) / 0.54)
        y, z = edge + (back - edge) * s, thickness * bevel * rounding if over else 0.0
        if x < 0:
            middle, width, height = _shank(x, shank)
            angle = math.pi * (1 - s)
            apart = _ease(-x / shank, 0.35, 0.70)  # where the halves no longer cross, the shank is round
            rise = 0.0010 + 0.0010 * apart if over else apart * (0.0020 - height) + height
            oval = height + (rise if over else -rise) * math.sin(angle) ** 0.8
            change = _ease(-x, 0.0, 0.012)
            y += (middle + width * math.cos(angle) - y) * change
            z += (oval - z) * change
        return (x, y, z)

    parametric_surface('half', surface, steel, steps=(72, 300), closed=True, parent=half)
    end, _, height = _shank(-shank, shank)
    center = (-shank - ring[0] * 0.80, end - ring[1] * 0.62, height)
    _ring(steel, center, ring, half)
    if grip:
        loop = [
            (center[0] + 0.84 * ring[0] * math.cos(a), center[1] + 0.82 * ring[1] * math.sin(a), center[2])
            for a in (2 * math.pi * i / 96 for i in range(96))
        ]
        tube('grip', loop, 0.0013, grip, closed=True, parent=half)
    if rest:
        start = center[0] - ring[0] * 0.92, center[1] - ring[1] * 0.40
        hook = [
            (start[0] - 0.020 * t, start[1] - 0.0012 * math.sin(3.1 * t) - 0.009 * t**2.2, center[2])
            for t in (i / 24 for i in range(25))
        ]
        tube('rest', hook, 0.0017, steel, radii=[1.25 - 0.45 * i / 24 for i in range(25)], parent=half)
    return half


def _ring(steel, center, ring, parent):
    """An oval finger ring, thicker where it grows out of the shank."""

    def surface(u, v):
        a, b = 2 * math.pi * v, 2 * math.pi * u
        joint = math.exp(-((((a - 0.72 + math.pi) % (2 * math.pi) - math.pi) / 0.42) ** 2))
        wide, high = 0.0019 + 0.0009 * joint, 0.0021
        out = wide * math.cos(b) + 0.0004 * joint
        x = center[0] + (ring[0] + out) * math.cos(a)
        y = center[1] + (ring[1] + out) * math.sin(a)
        return (x, y, center[2] + high * math.sin(b))

    def closed(u, v):
        return surface(u, v % 1.0)

    parametric_surface('ring', closed, steel, steps=(40, 145), closed=True, parent=parent)


def scissors(
    location,
    rotation,
    steel,
    screw,
    grip=None,
    opened=34.0,
    size=1.15,
    blade=0.086,
    shank=0.060,
    wide=1.35,
    ring=(0.0132, 0.0112),
    rest=True,
    ridge=0.0,
):
    """Lies open by `opened` degrees, blades towards +x; location is below the screw. grip: lining of the rings.

    wide: the blades at the screw, in units of half its boss. ridge: how far they slope from their middle to their back.
    """
    group = empty('scissors', (location[0], location[1], location[2] + 0.0022 * size), rotation)
    group.scale = (size, size, size)
    for flip in (0, 1):
        half = _half(steel, blade, shank, wide, ring, rest and flip, grip, ridge)
        half.parent = group
        half.rotation_euler = (math.pi * flip, 0, math.radians(opened / 2) * (-1 if flip else 1))
    head = [(0, 0.0030), (0.0022, 0.0030), (0.0029, 0.0028), (0.0032, 0.0023), (0.0032, 0.0010), (0, 0.0010)]
    lathe('screw', head, screw, sides=72, parent=group, bevel=0.0002)
    slot = plain('slot', (0.03, 0.02, 0.01), 0.6)
    box('slot', (0.0046, 0.0007, 0.0004), slot, (0, 0, 0.00295), (0, 0, 0.7), bevel=0.0001, parent=group)
    return group
