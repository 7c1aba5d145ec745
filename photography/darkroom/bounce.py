"""Light that has bounced, without noise. Apart from the rest a few rays are enough for it: it is gathered from far around."""

import numpy as np

from .native import call
from .smooth import smooth

ROUNDS, TOLERANCE = 5, 6.0


def even(halves, normal, far):
    """halves: bounced light before it is coloured by the surface, two renders of it; far: distance, 0 to 1. Gives the light."""
    height, width, _ = normal.shape
    shape = width, height
    a, b = (call('despeckle', half, *shape) for half in halves)
    middle, apart = (a + b) / 2, ((a - b).mean(-1) / 2) ** 2
    variance = smooth(apart, 3)[..., None]
    light = np.concatenate([middle, variance], -1)
    far = far[..., 0]
    down, right = np.gradient(smooth(far, 1))
    slope = np.hypot(down, right)
    for number in range(ROUNDS):
        light = call('gather', light, normal, far, slope, *shape, 2**number, TOLERANCE)
    return light[..., :3]
