"""Denoises indirect diffuse light, which varies so slowly that a wide filter allows very few samples."""

import numpy as np

from .filters import box_filter, native_filter

ROUNDS, TOLERANCE = 5, 6.0


def filter_indirect(halves, normal, depth):
    """Returns indirect light without noise.

    halves: two renders of the indirect light, before it is multiplied by albedo. depth: distance to the camera, 0 to 1.
    """
    height, width, _ = normal.shape
    shape = width, height
    a, b = (native_filter('remove_fireflies', half, *shape) for half in halves)
    mean, difference = (a + b) / 2, ((a - b).mean(-1) / 2) ** 2
    variance = box_filter(difference, 3)[..., None]
    light = np.concatenate([mean, variance], -1)
    depth = depth[..., 0]
    dy, dx = np.gradient(box_filter(depth, 1))
    slope = np.hypot(dy, dx)
    for round_number in range(ROUNDS):
        light = native_filter('atrous_pass', light, normal, depth, slope, *shape, 2**round_number, TOLERANCE)
    return light[..., :3]
