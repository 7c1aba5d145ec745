"""Noise out, texture kept: joint non-local means everywhere, and along the strands where there is hair."""

import numpy as np

from .bounce import even
from .native import call
from .smooth import smooth

REACH, PATCH, STRENGTH, POLISH, AGREED, STRICT, STRAIGHT = 7, 2, 0.65, 1.05, 0.35, 25.0, 7
LUMA = np.array([0.2126, 0.7152, 0.0722], np.float32)


def clean(film, recipe):
    """The picture without noise, linear light."""
    halves, light = film.halves, 0
    albedo, normal = _agreed(film.albedo), _agreed(film.normal)
    if recipe.bounced:
        halves = [half - light * paint for half, light, paint in zip(halves, film.bounced, film.paint)]
        light = even(film.bounced, (film.normal[0] + film.normal[1]) / 2, film.far) * _agreed(film.paint)
    a, b = (_unspeckled(half) for half in halves)
    surface = np.clip(albedo, 0.06, None)
    guides = [np.log1p(np.clip(half / surface, 0, None)) for half in (a, b)]
    variance = np.maximum(smooth((guides[0] - guides[1]) ** 2 / 2, 3), 1e-6)
    features = np.concatenate([smooth(albedo, 1) * 1.5, smooth(normal, 1)], -1)
    height, width, _ = a.shape
    strength = POLISH if recipe.polished else STRENGTH
    shape = width, height, REACH, PATCH, strength, STRICT
    parts = [
        call('denoise', half / surface, guide, variance, features, *shape)
        for half, guide in ((a, guides[1]), (b, guides[0]))
    ]
    image = (parts[0] + parts[1]) / 2 * surface + light
    if recipe.bounced or recipe.polished:
        image = _straightened(image)
    if not recipe.strands:
        return image
    combed = _combed((a + b) / 2, film.strand, max(3, round(recipe.strands * width / 1600)))
    hair = np.clip((smooth(film.strand, 1)[..., 2:3] - 0.3) / 0.3, 0, 1)
    return image * (1 - hair) + combed * hair


def _agreed(pair):
    """What two renders of a pass agree on: out of focus few rays leave even albedo and normals noisy, and what is reckoned from them."""
    height, width, _ = pair[0].shape
    variance = np.maximum(smooth((pair[0] - pair[1]) ** 2 / 2, 3), 1e-6)
    nothing = np.zeros((height, width, 6), np.float32)
    shape = width, height, REACH, PATCH, AGREED, STRICT
    return sum(call('denoise', pair[i], pair[1 - i], variance, nothing, *shape) for i in (0, 1)) / 2


def _unspeckled(image):
    """No pixel much brighter than the third brightest of its neighbours: a glint of few rays, not of a thing."""
    height, width, _ = image.shape
    bright = np.pad(image @ LUMA, 1, mode='edge')
    moves = [(y, x) for y in range(3) for x in range(3) if (y, x) != (1, 1)]
    around = np.stack([bright[y : y + height, x : x + width] for y, x in moves])
    limit = 1.25 * np.partition(around, 5, 0)[5] + 0.02
    return image * np.minimum(1, limit / np.maximum(image @ LUMA, 1e-6))[..., None]


def _straightened(image):
    """Edges smoothed along themselves: few rays a pixel leave them frayed, and the means above find nothing alike there."""
    height, width, _ = image.shape
    bright = np.log(np.clip(image @ LUMA, 0, None) + 0.03)
    down, right = np.gradient(smooth(bright, 1))
    xx, xy, yy = (smooth(smooth(part, 2), 2) for part in (right * right, right * down, down * down))
    apart = np.sqrt((xx - yy) ** 2 + 4 * xy * xy)
    angle = 0.5 * np.arctan2(2 * xy, xx - yy) + np.pi / 2
    direction = np.stack([np.cos(angle), np.sin(angle)], -1)
    clear = np.clip((apart / (xx + yy + 1e-6) - 0.45) / 0.35, 0, 1) * np.clip((np.sqrt(xx + yy) - 0.02) / 0.05, 0, 1)
    even = call('along', image, np.exp(bright), direction, width, height, STRAIGHT, 1.5)
    return image + (even - image) * smooth(clear, 1)[..., None]


def _combed(image, strand, steps):
    """Brightness smoothed a little along the strands, colour three times as far."""
    height, width, _ = image.shape
    direction = smooth(strand, 1)
    angle = 0.5 * np.arctan2(direction[..., 1], direction[..., 0])
    direction = np.stack([np.cos(angle), np.sin(angle)], -1)
    bright = smooth(smooth(np.log(np.clip(image @ LUMA, 0, None) + 0.02), 1), 1)
    first = call('along', image, np.exp(bright), direction, width, height, steps, 1.2)
    fine = call('along', image, first @ LUMA, direction, width, height, steps, 0.7)
    tint = smooth(call('along', image, first @ LUMA, direction, width, height, steps * 3, 4.0), 1)
    return tint * np.clip((fine @ LUMA) / np.maximum(tint @ LUMA, 1e-5), 0, 8)[..., None]
