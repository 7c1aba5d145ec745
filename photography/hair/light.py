"""Shading: how much hair lies between each point and a light, and how much light a strand scatters to the camera."""

import pathlib
from dataclasses import dataclass

import numpy as np

from native import NativeLibrary

from .vector import normalize

kernels = NativeLibrary(pathlib.Path(__file__).with_name('strands.c'))


@dataclass
class Lamp:
    """A directional light.

    direction points to the light. cell_size: width of the columns in which hair is counted for shadows. absorption:
    how fast hair absorbs this light. lobe_width: width of the specular lobes in radians.
    """

    direction: tuple
    power: tuple
    cell_size: float
    absorption: float
    lobe_width: float


KEY = Lamp((-0.62, -0.70, 0.62), (2.30, 2.16, 1.98), 0.024, 0.55, 0.11)
FILL = Lamp((0.85, -0.25, 0.25), (1.00, 0.80, 0.62), 0.030, 0.80, 0.16)


def hair_in_front(rng, points, mass, direction, cell_size, limit):
    """Returns the layers of hair between each point and a light in that direction.

    Hair is counted in square columns `cell_size` wide along the light direction. Smoothing the result along each strand
    shades the strands of a lock alike, which reads as depth. The result approaches `limit` but never passes it: strands
    deep inside get the light that others scatter.
    """
    to_light = normalize(np.array(direction, np.float64)).astype(np.float32)
    right = normalize(np.cross(to_light, [0.3, 0.2, 1.0])).astype(np.float32)
    up = np.cross(to_light, right).astype(np.float32)
    depth = -(points @ to_light)
    layers = np.floor((depth - depth.min()) / (cell_size * 0.5)).astype(np.int64)
    total = np.zeros(depth.shape, np.float32)
    for _ in range(2):
        columns = []
        for axis in (right, up):
            position = points @ axis + (rng.random() + 0.35 * rng.standard_normal(depth.shape, np.float32)) * cell_size
            columns.append(np.floor((position - position.min()) / cell_size).astype(np.int64))
        size = [int(p.max()) + 1 for p in columns] + [int(layers.max()) + 1]
        flat = (columns[0] * size[1] + columns[1]) * size[2] + layers
        grid = np.bincount(flat.ravel(), mass.ravel(), size[0] * size[1] * size[2]).reshape(size)
        in_front = np.cumsum(grid, axis=2) - grid * 0.5
        total += in_front.ravel()[flat.ravel()].reshape(depth.shape).astype(np.float32) / (2 * cell_size**2)
    total = smooth_along_strands(total, max(1, points.shape[1] // 22))
    return total / (1 + total / limit)


def smooth_along_strands(values, radius):
    """Moving average along each strand over `radius` neighbors on both sides."""
    sums = np.cumsum(np.pad(values, [(0, 0), (radius + 1, radius)], mode='edge'), 1, dtype=np.float64)
    width = 2 * radius + 1
    return ((sums[:, width:] - sums[:, :-width]) / width).astype(np.float32)


def shade_strands(
    rng, points, thickness, color, gloss, lamps, eye, forward, shading_scale, shadow_limit, ambient, tint
):
    """Linear RGB (N, K, 3) that each point of each strand sends to the camera at `eye`."""
    tangent = normalize(np.gradient(points, axis=1)).astype(np.float32)
    view = normalize(eye - points).astype(np.float32)
    length = np.linalg.norm(np.gradient(points, axis=1), axis=-1)
    mass = (length * thickness).astype(np.float32)
    tilt = np.repeat(rng.normal(0, 0.05, (len(points), 1)), points.shape[1], 1).astype(np.float32)
    gloss = np.broadcast_to(np.asarray(gloss, np.float32), thickness.shape)
    out = np.zeros(points.shape, np.float32)
    for lamp in lamps:
        to_light = normalize(np.array(lamp.direction, float))
        in_front = hair_in_front(rng, points, mass, to_light, lamp.cell_size * shading_scale, shadow_limit)
        power = np.array(lamp.power)
        kernels.call(
            'shade',
            thickness.size,
            tangent,
            view,
            color,
            in_front,
            tilt,
            gloss,
            to_light,
            power,
            lamp.absorption,
            lamp.lobe_width,
            tint,
            out,
        )
    occlusion = hair_in_front(rng, points, mass, -forward, 0.05 * shading_scale, shadow_limit)[..., None]
    return out + np.exp(-0.42 * occlusion * (1.05 - 0.55 * np.sqrt(color))) * color * np.array(ambient, np.float32)
