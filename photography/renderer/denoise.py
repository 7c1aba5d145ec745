"""Denoiser: joint non-local means everywhere, and a filter along the strands of hair and bristles."""

import numpy as np

from .filters import box_filter, native_filter
from .indirect_light import filter_indirect

SEARCH_RADIUS, PATCH_RADIUS, STRENGTH, STRONG, FEATURE_STRENGTH, FEATURE_WEIGHT, EDGE_STEPS = (
    7,
    2,
    0.65,
    1.05,
    0.35,
    25.0,
    7,
)
LUMA = np.array([0.2126, 0.7152, 0.0722], np.float32)


def denoise(passes, recipe):
    """The denoised picture in linear light."""
    halves, light = passes.halves, 0
    albedo, normal = _denoise_feature(passes.albedo), _denoise_feature(passes.normal)
    if recipe.filter_indirect:
        halves = [
            half - indirect * color for half, indirect, color in zip(halves, passes.indirect, passes.diffuse_color)
        ]
        light = filter_indirect(
            passes.indirect, (passes.normal[0] + passes.normal[1]) / 2, passes.depth
        ) * _denoise_feature(passes.diffuse_color)
    a, b = (_remove_fireflies(half) for half in halves)
    surface = np.clip(albedo, 0.06, None)
    guides = [np.log1p(np.clip(half / surface, 0, None)) for half in (a, b)]
    variance = np.maximum(box_filter((guides[0] - guides[1]) ** 2 / 2, 3), 1e-6)
    features = np.concatenate([box_filter(albedo, 1) * 1.5, box_filter(normal, 1)], -1)
    height, width, _ = a.shape
    strength = STRONG if recipe.strong_denoise else STRENGTH
    shape = width, height, SEARCH_RADIUS, PATCH_RADIUS, strength, FEATURE_WEIGHT
    parts = [
        native_filter('non_local_means', half / surface, guide, variance, features, *shape)
        for half, guide in ((a, guides[1]), (b, guides[0]))
    ]
    image = (parts[0] + parts[1]) / 2 * surface + light
    if recipe.filter_indirect or recipe.strong_denoise:
        image = _smooth_edges(image)
    if not recipe.strand_filter:
        return image
    hair_image = _smooth_strands((a + b) / 2, passes.strand, max(3, round(recipe.strand_filter * width / 1600)))
    hair = np.clip((box_filter(passes.strand, 1)[..., 2:3] - 0.3) / 0.3, 0, 1)
    return image * (1 - hair) + hair_image * hair


def _denoise_feature(pair):
    """Joint non-local means of two renders of a feature pass.

    Out of focus and behind glass, few samples leave even albedo and normals noisy.
    """
    height, width, _ = pair[0].shape
    variance = np.maximum(box_filter((pair[0] - pair[1]) ** 2 / 2, 3), 1e-6)
    no_features = np.zeros((height, width, 6), np.float32)
    shape = width, height, SEARCH_RADIUS, PATCH_RADIUS, FEATURE_STRENGTH, FEATURE_WEIGHT
    return (
        sum(native_filter('non_local_means', pair[i], pair[1 - i], variance, no_features, *shape) for i in (0, 1)) / 2
    )


def _remove_fireflies(image):
    """Clamps each pixel to about the third brightest of its neighbors: removes fireflies."""
    height, width, _ = image.shape
    bright = np.pad(image @ LUMA, 1, mode='edge')
    offsets = [(y, x) for y in range(3) for x in range(3) if (y, x) != (1, 1)]
    neighbors = np.stack([bright[y : y + height, x : x + width] for y, x in offsets])
    limit = 1.25 * np.partition(neighbors, 5, 0)[5] + 0.02
    return image * np.minimum(1, limit / np.maximum(image @ LUMA, 1e-6))[..., None]


def _smooth_edges(image):
    """Smooths edges along their direction.

    Few samples per pixel leave edges frayed, and non-local means finds no similar patches there.
    """
    height, width, _ = image.shape
    bright = np.log(np.clip(image @ LUMA, 0, None) + 0.03)
    dy, dx = np.gradient(box_filter(bright, 1))
    xx, xy, yy = (box_filter(box_filter(part, 2), 2) for part in (dx * dx, dx * dy, dy * dy))
    anisotropy = np.sqrt((xx - yy) ** 2 + 4 * xy * xy)
    angle = 0.5 * np.arctan2(2 * xy, xx - yy) + np.pi / 2
    direction = np.stack([np.cos(angle), np.sin(angle)], -1)
    edge_mask = np.clip((anisotropy / (xx + yy + 1e-6) - 0.45) / 0.35, 0, 1) * np.clip(
        (np.sqrt(xx + yy) - 0.02) / 0.05, 0, 1
    )
    smoothed = native_filter('directional_filter', image, np.exp(bright), direction, width, height, EDGE_STEPS, 1.5)
    return image + (smoothed - image) * box_filter(edge_mask, 1)[..., None]


def _smooth_strands(image, strand, steps):
    """Smooths brightness a little along the strands, and color three times as far."""
    height, width, _ = image.shape
    direction = box_filter(strand, 1)
    angle = 0.5 * np.arctan2(direction[..., 1], direction[..., 0])
    direction = np.stack([np.cos(angle), np.sin(angle)], -1)
    bright = box_filter(box_filter(np.log(np.clip(image @ LUMA, 0, None) + 0.02), 1), 1)
    first = native_filter('directional_filter', image, np.exp(bright), direction, width, height, steps, 1.2)
    fine = native_filter('directional_filter', image, first @ LUMA, direction, width, height, steps, 0.7)
    chroma = box_filter(
        native_filter('directional_filter', image, first @ LUMA, direction, width, height, steps * 3, 4.0), 1
    )
    return chroma * np.clip((fine @ LUMA) / np.maximum(chroma @ LUMA, 1e-5), 0, 8)[..., None]
