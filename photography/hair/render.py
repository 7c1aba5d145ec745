"""Renders a hair recipe: grow, color, shade, rasterize, depth of field, postprocess."""

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
from PIL import Image

from .camera import Camera
from .dye import SHADES, Dye, strand_colors
from .light import FILL, KEY, kernels, shade_strands
from .vector import mix, smoothstep

OVERSAMPLING = 3


@dataclass
class Recipe:
    """A recipe for one picture. grow(rng, density) returns the strands; the seed makes it reproducible.

    size in pixels. strand_thickness: in scene units, at density 1. gloss: 0 dry, 1 healthy.
    sheen_tint: how much of the hair's color the white highlight takes on from the strands around it, 0 to 1.
    backdrop: a finished picture of the recipe's size, as an array of sRGB values from 0 to 1.
    exposure multiplies the light. shading_scale: coarseness of shadows, larger for whole heads than for close-ups.
    shadow_limit: the layers of hair that shade as much as any more would. softness: how far behind the nearest strand
    others still show through, in scene units; light hair is translucent.
    """

    seed: int
    size: tuple
    grow: Callable
    dye: Dye
    strand_thickness: float = 0.0016
    camera: Camera = field(default_factory=Camera)
    lamps: tuple = (KEY, FILL)
    gloss: float = 1.0
    sheen_tint: float = 0.0
    exposure: float = 1.0
    shading_scale: float = 1.0
    shadow_limit: float = 6.0
    backdrop: np.ndarray | None = None
    ambient: tuple = (0.40, 0.336, 0.286)
    softness: float = 1e-6


def gaussian_blur(image, radius):
    """Approximates a Gaussian blur by three box blurs."""
    for _ in range(3):
        for axis in (0, 1):
            padding = [(radius + 1, radius) if i == axis else (0, 0) for i in (0, 1)]
            sums = np.cumsum(np.pad(image, padding, mode='edge'), axis)
            size = image.shape[axis]
            indices = np.arange(2 * radius + 1, 2 * radius + 1 + size), np.arange(size)
            image = (np.take(sums, indices[0], axis) - np.take(sums, indices[1], axis)) / (2 * radius + 1)
    return image


def line_segments(xs, ys, zs, widths, light, width, height):
    """Visible line segments between neighboring points, in the layout of draw_segments() in strands.c."""
    out = np.empty((xs.shape[0], xs.shape[1] - 1, 13), np.float32)
    for slot, values in ((0, xs), (1, ys)):
        out[..., slot], out[..., slot + 2] = values[:, :-1], values[:, 1:]
    out[..., 4], out[..., 5], out[..., 6] = widths[:, :-1], zs[:, :-1], zs[:, 1:]
    out[..., 7:10], out[..., 10:] = light[:, :-1], light[:, 1:]
    inside = (np.maximum(out[..., 0], out[..., 2]) > -20) & (np.minimum(out[..., 0], out[..., 2]) < width + 20)
    inside &= (np.maximum(out[..., 1], out[..., 3]) > -20) & (np.minimum(out[..., 1], out[..., 3]) < height + 20)
    return out[inside & (out[..., 5] > 0.05)]


def render(recipe, out, scale=1.0):
    """Renders the recipe at `scale` and writes a JPEG to `out`. A small picture has less hair."""
    rng = np.random.default_rng(recipe.seed)
    density = scale**1.5
    width, height = (int(n * scale) for n in recipe.size)
    strands = recipe.grow(rng, density)
    thickness = (strands.thickness * recipe.strand_thickness / density**0.7).astype(np.float32)
    color = strand_colors(rng, recipe.dye, strands)
    eye = np.array(recipe.camera.eye, np.float32)
    forward = recipe.camera.axes()[2]
    scene = eye, forward, recipe.shading_scale, recipe.shadow_limit, recipe.ambient, recipe.sheen_tint
    light = shade_strands(rng, strands.points, thickness, color, recipe.gloss, recipe.lamps, *scene)

    full_width, full_height = width * OVERSAMPLING, height * OVERSAMPLING
    focal = recipe.camera.focal_length * 0.5 * full_width
    image = np.zeros((full_height, full_width, 3), np.float32)
    weight, depth = np.zeros((full_height, full_width), np.float32), np.full((full_height, full_width), 1e9, np.float32)
    x, y, z = recipe.camera.project(strands.points, full_width, full_height)
    lines = line_segments(x, y, z, 1.3 * thickness * focal / z, light, full_width, full_height)
    canvas = recipe.softness, image, weight, depth, full_width, full_height
    kernels.call('draw_segments', lines, len(lines), *canvas)
    image /= np.maximum(weight, 1)[..., None]
    postprocess(rng, recipe, image, depth, width, height, out)
    print(f'{out}: {width}×{height}, {len(strands.points)} strands')


def postprocess(rng, recipe, image, depth, width, height, out):
    """Downsamples, adds the backdrop, depth of field, tone mapping, vignette and grain, and writes the JPEG."""

    def downsample(a):
        return a.reshape(height, OVERSAMPLING, width, OVERSAMPLING, -1).mean((1, 3)).astype(np.float32)

    hit = depth < 1e8
    covered = downsample(hit.astype(np.float32))
    image = downsample(np.where(hit[..., None], np.clip(image, 0, 3), 0))
    behind = untoned(recipe.backdrop) / recipe.exposure
    within = smoothstep(gaussian_blur(covered[..., 0].astype(float), max(2, width // 25)), 0.84, 0.95)
    behind = mix(behind, gap_color(recipe), within)
    # In the narrowest gaps, also at the outline, is hair too fine to draw: the backdrop would glitter through them.
    nearby = np.stack([gaussian_blur(channel, 1) for channel in (*np.moveaxis(image, -1, 0), covered[..., 0])], -1)
    behind = mix(behind, nearby[..., :3] / np.maximum(nearby[..., 3:], 0.1), smoothstep(nearby[..., 3], 0.5, 0.8))
    image = (image + behind * (1 - covered)).astype(np.float32)
    plane = float(np.percentile(depth[hit], recipe.camera.focus_percentile))
    # The nearest of a pixel's samples: their mean would blur strands in front of a gap here and there.
    depth = np.where(hit, depth, plane).reshape(height, OVERSAMPLING, width, OVERSAMPLING).min((1, 3))
    circle = np.abs(depth - plane) / depth * width * 0.03 * recipe.camera.blur
    circle = np.clip(circle - 0.35, 0, 11 * width / 1600).astype(np.float32)
    # Each pixel is as blurred as the hair around it: strands in front of something sharper would break up into dots.
    hair = hit.reshape(height, OVERSAMPLING, width, OVERSAMPLING).any((1, 3)).astype(float)
    circle = (gaussian_blur(circle * hair, 3) / np.maximum(gaussian_blur(hair, 3), 1e-3)).astype(np.float32)
    focused = np.empty_like(image)
    kernels.call('depth_of_field', image, circle, focused, width, height, int(circle.max() + 1.5))

    y, x = np.mgrid[0:height, 0:width]
    vignette = 1 - 0.22 * ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) / 0.4
    image = focused * vignette[..., None] * recipe.exposure * np.array((1.03, 1, 0.96))
    glow = np.stack([gaussian_blur(image[..., k], max(2, width // 80)) for k in range(3)], -1)
    image = toned(image * 0.955 + glow * 0.045) + rng.normal(0, 0.007, (height, width, 1))
    pixels = (np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8)
    Image.fromarray(pixels).save(out, quality=86, progressive=True, optimize=True, subsampling='4:2:0')


def toned(image):
    """Tone mapping by a fit of ACES, then sRGB's gamma."""
    image = 0.44 * image
    image = image * (2.51 * image + 0.03) / (image * (2.43 * image + 0.59) + 0.14)
    return np.clip(image, 0, 1) ** (1 / 2.2)


def untoned(image):
    """The light that toned() turns into `image`."""
    image = np.clip(image, 0, 0.99) ** 2.2
    a, b, c = 2.51 - 2.43 * image, 0.03 - 0.59 * image, -0.14 * image
    return (np.sqrt(b * b - 4 * a * c) - b) / (2 * a) / 0.44


def gap_color(recipe):
    """Color seen through small gaps in the hair: its darkest shade, in shadow."""
    return np.array(SHADES[recipe.dye.shade][0]) * 0.25
