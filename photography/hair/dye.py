"""Hair color: three linear RGB shades per dye, and how each strand varies between them."""

from dataclasses import dataclass

import numpy as np

from .vector import mix, smoothstep

SHADES = {
    # name: (darkest, middle, lightest), linear RGB
    'soft-black': ((0.010, 0.0068, 0.0050), (0.036, 0.022, 0.0145), (0.15, 0.090, 0.058)),
    'espresso': ((0.013, 0.0062, 0.0040), (0.032, 0.0142, 0.0078), (0.075, 0.032, 0.016)),
    'chestnut': ((0.030, 0.011, 0.0055), (0.085, 0.031, 0.013), (0.20, 0.080, 0.032)),
    'beige': ((0.013, 0.0064, 0.0034), (0.14, 0.066, 0.028), (0.86, 0.54, 0.28)),
    'brass': ((0.014, 0.0072, 0.0042), (0.17, 0.074, 0.026), (0.74, 0.38, 0.13)),
    'honey': ((0.10, 0.042, 0.016), (0.36, 0.17, 0.065), (0.80, 0.50, 0.24)),
    'copper': ((0.20, 0.040, 0.010), (0.46, 0.11, 0.025), (0.80, 0.27, 0.07)),
    'wheat': ((0.085, 0.044, 0.022), (0.33, 0.195, 0.100), (0.82, 0.635, 0.415)),
    'platinum': ((0.46, 0.38, 0.29), (0.72, 0.62, 0.50), (0.90, 0.82, 0.70)),
    'silver': ((0.027, 0.028, 0.029), (0.205, 0.212, 0.218), (0.68, 0.695, 0.70)),
}


@dataclass
class Dye:
    """How light each strand is, from 0 (darkest shade) to 1 (lightest).

    level: base lightness. lock_variation, strand_variation: lightness difference between locks and between strands.
    gradient: lightness added towards the tip, between gradient_start and gradient_stop (0 root, 1 tip). stagger:
    random shift of a lock's gradient, so that no line shows; strand_stagger: that of each strand. roots, tips: the heights
    (z) it counts from and to. highlight_share: share of locks that are lightened (or darkened, if highlight_strength is
    negative). highlight_blend: how many strands of the other kind locks hold, 0 none. brightness_variation: random
    brightness of each strand.
    """

    shade: str
    level: float = 0.4
    lock_variation: float = 0.28
    strand_variation: float = 0.10
    gradient: float = 0.0
    gradient_start: float = 0.1
    gradient_stop: float = 0.75
    roots: float = 1.6
    tips: float = -1.6
    stagger: float = 0.25
    strand_stagger: float = 0.05
    highlight_share: float = 0.0
    highlight_strength: float = 0.5
    highlight_blend: float = 0.0
    brightness_variation: float = 0.18


def strand_colors(rng, dye, strands):
    """Linear RGB (N, K, 3) of all strand points."""
    fallen = np.clip((dye.roots - strands.points[..., 2]) / (dye.roots - dye.tips), 0, 1)
    count = len(fallen)
    lock_noise = rng.normal(0, 1, strands.lock.max() + 1)
    highlight_draw = rng.random(len(lock_noise))
    strand_noise = rng.normal(0, 1, (count, 1))
    position = fallen + dye.stagger * 0.5 * lock_noise[strands.lock][:, None] + dye.strand_stagger * strand_noise
    highlighted = highlight_draw[strands.lock][:, None] - dye.highlight_blend * strand_noise < dye.highlight_share
    tone = (
        dye.level + dye.lock_variation * 0.5 * lock_noise[strands.lock][:, None] + dye.strand_variation * strand_noise
    )
    tone = (
        tone
        + dye.gradient * smoothstep(position, dye.gradient_start, dye.gradient_stop)
        + dye.highlight_strength * highlighted
    )
    tone = np.clip(tone, 0, 1)
    dark, middle, light = SHADES[dye.shade]
    darker = mix(dark, middle, np.clip(tone * 2, 0, 1))
    color = np.where((tone < 0.5)[..., None], darker, mix(middle, light, np.clip(tone * 2 - 1, 0, 1)))
    color = color * np.clip(1 + dye.brightness_variation * rng.normal(0, 1, (count, 1, 1)), 0.3, 1.8)
    return np.clip(color, 0.002, 0.95).astype(np.float32)
