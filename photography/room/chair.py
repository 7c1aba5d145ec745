"""The styling chair: a channeled barrel back, round seat and steel base."""

import math

import numpy as np

from hair.vector import smoothstep
from renderer.geometry import lathe, parametric_surface, transform, tube

from . import materials as m

CHANNELS = 17
OPENING = math.radians(118)


def _wall(u, v, inner):
    """A point of the inner or outer side of the back: u from arm to arm, v from the seat up."""
    angle = OPENING * (2 * u - 1)
    back = 0.5 + 0.5 * math.cos(angle)
    top, foot = 0.66 + 0.2 * smoothstep(back, 0.35, 1.0), 0.44
    r = 0.275 + (0 if inner else 0.055) + 0.03 * v * back
    if inner:
        roll = abs(math.sin(math.pi * CHANNELS * u)) ** 0.55
        r -= 0.028 * roll * math.sin(math.pi * min(1, v + 0.02)) ** 0.35
    else:
        # The stuffed edge swells above a seam in the outside, and the side below it a little.
        below = (top - foot) * (1 - v)
        swell = 0.013 * math.sqrt(max(0.0, 1 - ((below - 0.020) / 0.045) ** 2))
        r += swell + 0.010 * math.sin(math.pi * v) ** 0.7 - 0.004 * math.exp(-(((below - 0.065) / 0.004) ** 2))
    return (r * 1.05 * math.sin(angle), -r * math.cos(angle), foot + (top - foot) * v)


def _shell(u, v):
    """Around the thickness of the back: up the inside, over the rolled top, down the outside."""
    if v < 0.45:
        return _wall(u, v / 0.45, True)
    if v > 0.55:
        return _wall(u, 1 - (v - 0.55) / 0.45, False)
    a, b = _wall(u, 1, True), _wall(u, 1, False)
    middle, half = [(p + q) / 2 for p, q in zip(a, b)], [(p - q) / 2 for p, q in zip(a, b)]
    r, angle = math.hypot(*half), math.pi * (v - 0.45) / 0.1
    return (
        middle[0] + half[0] * math.cos(angle),
        middle[1] + half[1] * math.cos(angle),
        middle[2] + r * math.sin(angle) * 0.9,
    )


def _seam(u):
    """A point of the seam below the stuffed edge."""
    foot, top = _wall(u, 0, False)[2], _wall(u, 1, False)[2]
    return _wall(u, 1 - 0.065 / (top - foot), False)


def _arms(hide):
    """The front ends of the back: round cushions between two seams."""
    for end in (0, 1):
        ring = np.array([_shell(end, v) for v in np.linspace(0, 1, 121)])
        tube('piping', ring, 0.0045, hide, segments=4)
        _arm(ring, (-1, 1)[end], hide)


def _arm(ring, side, hide):
    """A round cushion on the end of an arm; ring: 121 points around that end."""
    inside, outside = ring[:61], ring[:59:-1]
    middle, half = (inside + outside) / 2, (inside - outside) / 2
    ahead = np.cross(half[0], (0, 0, side))
    ahead /= np.linalg.norm(ahead)

    def face(u, v):
        row, angle = round(60 * v), math.pi * u
        out = np.linalg.norm(half[row]) * (1 + 0.06 * math.sin(19 * v) * math.sin(angle) ** 2)
        return middle[row] + half[row] * math.cos(angle) + ahead * out * math.sin(angle) ** 0.8

    parametric_surface('arm', face, hide, steps=(40, 61))


def _stitches(path, thread):
    """Visible stitches along path, a list of points."""
    spacing, length = 0.0068, 0.0046
    points = np.array(path)
    way = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])
    for start in np.arange(0, way[-1] - length, spacing):
        ends = [[np.interp(start + part, way, points[:, k]) for k in range(3)] for part in (0, length / 2, length)]
        tube('stitch', [tuple(end) for end in ends], 0.0007, thread, segments=3)


def _stitching(hide):
    """Detail for close-ups: a welt where the channels meet the rolled edge, and two rows of stitches."""
    steps = np.linspace(0.004, 0.996, 400)
    tube('welt', [_shell(u, 0.447) for u in steps], 0.0042, hide, segments=4)
    thread = m.plain('thread', (0.34, 0.17, 0.08), 0.6)
    for v in (0.458, 0.536):
        _stitches([_shell(u, v) for u in steps], thread)
    around = np.linspace(math.radians(20), math.radians(160), 160)
    _stitches([(0.2745 * math.cos(a), 0.2745 * math.sin(a) + 0.01, 0.4795) for a in around], thread)


def chair(location, rotation, close_up=False):
    """A styling chair. Rotation 0: its back is towards −y and the seat faces +y.

    close_up: adds stitches.
    """
    hide, steel = m.leather(), m.steel()
    with transform(location, rotation):
        parametric_surface('back', _shell, hide, steps=(816, 160))
        tube('seam', [_seam(u) for u in np.linspace(0, 1, 300)], 0.0035, hide, segments=4)
        if close_up:
            _stitching(hide)
        _arms(hide)
        seat = [
            (0, 0.36),
            (0.25, 0.36),
            (0.272, 0.37),
            (0.278, 0.4),
            (0.278, 0.455),
            (0.2735, 0.4795),
            (0.262, 0.495),
            (0.235, 0.507),
            (0.18, 0.517),
            (0.1, 0.523),
            (0, 0.525),
        ]
        lathe('seat', seat, hide, location=(0, 0.01, 0), sides=72)
        around = [2 * math.pi * i / 80 for i in range(80)]
        tube(
            'piping',
            [(0.279 * math.cos(a), 0.279 * math.sin(a) + 0.01, 0.462) for a in around],
            0.005,
            hide,
            closed=True,
            segments=4,
        )
        lathe('pan', [(0, 0.33), (0.2, 0.33), (0.22, 0.345), (0.22, 0.37), (0, 0.37)], m.black())
        lathe('ram', [(0.027, 0.1), (0.027, 0.34)], steel, sides=48)
        tube('rest arm', [(-0.02, 0.05, 0.22), (-0.02, 0.26, 0.14), (-0.02, 0.34, 0.125)], 0.014, steel)
        tube('rest arm', [(0.02, 0.05, 0.22), (0.02, 0.26, 0.14), (0.02, 0.34, 0.125)], 0.014, steel)
        tube('rest', [(-0.16, 0.345, 0.128), (0.16, 0.345, 0.128)], 0.02, steel)
        foot = [
            (0, 0),
            (0.235, 0),
            (0.24, 0.004),
            (0.238, 0.012),
            (0.2, 0.02),
            (0.06, 0.03),
            (0.045, 0.06),
            (0.036, 0.065),
            (0.036, 0.3),
            (0, 0.3),
        ]
        lathe('foot', foot, steel, sides=96, bevel=0.002)
        tube('pump', [(0.03, -0.05, 0.09), (0.1, -0.17, 0.07), (0.13, -0.24, 0.075)], 0.009, steel)
