"""Hair colour: three shades of linear light, and which strand gets how much of each."""

from dataclasses import dataclass

import numpy as np

from .vector import mix, ramp

SHADES = {
    # name: (deepest, middle, lightest)
    'espresso': ((0.013, 0.0062, 0.0040), (0.032, 0.0142, 0.0078), (0.075, 0.032, 0.016)),
    'chestnut': ((0.030, 0.011, 0.0055), (0.085, 0.031, 0.013), (0.20, 0.080, 0.032)),
    'bronde': ((0.055, 0.024, 0.012), (0.20, 0.09, 0.038), (0.66, 0.40, 0.19)),
    'honey': ((0.10, 0.042, 0.016), (0.36, 0.17, 0.065), (0.80, 0.50, 0.24)),
    'copper': ((0.20, 0.040, 0.010), (0.46, 0.11, 0.025), (0.80, 0.27, 0.07)),
    'sand': ((0.26, 0.14, 0.066), (0.46, 0.27, 0.135), (0.70, 0.47, 0.27)),
    'wheat': ((0.085, 0.042, 0.020), (0.33, 0.19, 0.090), (0.83, 0.62, 0.38)),
    'brass': ((0.030, 0.014, 0.0075), (0.32, 0.150, 0.042), (0.68, 0.39, 0.125)),
    'platinum': ((0.46, 0.38, 0.29), (0.72, 0.62, 0.50), (0.90, 0.82, 0.70)),
    'plum': ((0.030, 0.0045, 0.016), (0.105, 0.015, 0.052), (0.28, 0.055, 0.15)),
    'teal': ((0.0035, 0.018, 0.021), (0.008, 0.070, 0.078), (0.035, 0.20, 0.20)),
    'silver': ((0.030, 0.028, 0.027), (0.22, 0.21, 0.20), (0.72, 0.69, 0.65)),
}


@dataclass
class Dye:
    """How light each strand is, from 0 (deepest shade) to 1 (lightest).

    level: everywhere; locks and strands: how much one differs from the next;
    grow: how much lighter towards the end, between heights start and stop (0 root, 1 end), and
    stagger: by how much a lock's own start is shifted, so that no line shows;
    ribbons: the share of locks that are light instead (highlights) and ribbon, by how much.
    """

    shade: str
    level: float = 0.4
    locks: float = 0.28
    strands: float = 0.10
    grow: float = 0.0
    start: float = 0.1
    stop: float = 0.75
    stagger: float = 0.25
    ribbons: float = 0.0
    ribbon: float = 0.5
    variation: float = 0.18


def paint(rng, dye, strands, height):
    """Linear colours (N, K, 3) for strands; height (N, K) is 0 at the root and 1 at the end."""
    number, points = height.shape
    own = rng.normal(0, 1, strands.lock.max() + 1)
    light = rng.random(len(own)) < dye.ribbons
    fine = rng.normal(0, 1, (number, 1))
    at = height + dye.stagger * 0.5 * own[strands.lock][:, None] + 0.05 * fine
    tone = dye.level + dye.locks * 0.5 * own[strands.lock][:, None] + dye.strands * fine
    tone = tone + dye.grow * ramp(at, dye.start, dye.stop) + dye.ribbon * light[strands.lock][:, None]
    tone = np.clip(tone, 0, 1)
    deep, middle, bright = SHADES[dye.shade]
    low = mix(deep, middle, np.clip(tone * 2, 0, 1))
    colour = np.where((tone < 0.5)[..., None], low, mix(middle, bright, np.clip(tone * 2 - 1, 0, 1)))
    colour = colour * np.clip(1 + dye.variation * rng.normal(0, 1, (number, 1, 1)), 0.3, 1.8)
    return np.clip(colour, 0.002, 0.95).astype(np.float32)
