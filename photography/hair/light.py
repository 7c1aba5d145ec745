"""Light on strands: how much hair shades each point, and what it then sends to the camera."""

from dataclasses import dataclass

import numpy as np

from .native import call
from .vector import unit


@dataclass
class Lamp:
    """direction points to the lamp; veil: how fast hair swallows its light; width of the shine in radians."""

    direction: tuple
    power: tuple
    cell: float
    veil: float
    width: float


KEY = Lamp((-0.62, -0.70, 0.62), (2.30, 2.16, 1.98), 0.024, 0.55, 0.11)
FILL = Lamp((0.85, -0.25, 0.25), (1.00, 0.80, 0.62), 0.030, 0.80, 0.16)


def hair_before(rng, points, mass, direction, cell):
    """Layers of hair between each point and a light in that direction.

    Counted in square columns, `cell` wide, seen from the light, and evened out along each strand:
    strands of a lock are shaded together, which is what the eye takes for depth.
    """
    toward = unit(np.array(direction, np.float64)).astype(np.float32)
    across = unit(np.cross(toward, [0.3, 0.2, 1.0])).astype(np.float32)
    up = np.cross(toward, across).astype(np.float32)
    far = -(points @ toward)
    layers = np.floor((far - far.min()) / (cell * 0.5)).astype(np.int64)
    total = np.zeros(far.shape, np.float32)
    for _ in range(2):
        place = []
        for axis in (across, up):
            at = points @ axis + (rng.random() + 0.35 * rng.standard_normal(far.shape, np.float32)) * cell
            place.append(np.floor((at - at.min()) / cell).astype(np.int64))
        size = [int(p.max()) + 1 for p in place] + [int(layers.max()) + 1]
        flat = (place[0] * size[1] + place[1]) * size[2] + layers
        grid = np.bincount(flat.ravel(), mass.ravel(), size[0] * size[1] * size[2]).reshape(size)
        before = np.cumsum(grid, axis=2) - grid * 0.5
        total += before.ravel()[flat.ravel()].reshape(far.shape).astype(np.float32) / (2 * cell**2)
    return even(total, max(1, points.shape[1] // 22))


def even(values, reach):
    """The mean of each value and `reach` neighbours on both sides along the strand."""
    sums = np.cumsum(np.pad(values, [(0, 0), (reach + 1, reach)], mode='edge'), 1, dtype=np.float64)
    width = 2 * reach + 1
    return ((sums[:, width:] - sums[:, :-width]) / width).astype(np.float32)


def lit(rng, points, width, colour, gloss, lamps, eye, forward, scale, ambient):
    """What each point of each strand sends to the eye, (N, K, 3) in linear light."""
    tangent = unit(np.gradient(points, axis=1)).astype(np.float32)
    view = unit(eye - points).astype(np.float32)
    length = np.linalg.norm(np.gradient(points, axis=1), axis=-1)
    mass = (length * width).astype(np.float32)
    tilt = np.repeat(rng.normal(0, 0.05, (len(points), 1)), points.shape[1], 1).astype(np.float32)
    shine = np.broadcast_to(np.asarray(gloss, np.float32), width.shape)
    out = np.zeros(points.shape, np.float32)
    for lamp in lamps:
        toward = unit(np.array(lamp.direction, float))
        before = hair_before(rng, points, mass, toward, lamp.cell * scale)
        power = np.array(lamp.power)
        call(
            'shade',
            width.size,
            tangent,
            view,
            colour,
            before,
            tilt,
            shine,
            toward,
            power,
            lamp.veil,
            lamp.width,
            out,
        )
    hidden = hair_before(rng, points, mass, -forward, 0.05 * scale)[..., None]
    return out + np.exp(-0.42 * hidden * (1.05 - 0.55 * np.sqrt(colour))) * colour * np.array(
        ambient, np.float32
    )
