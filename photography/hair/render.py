"""Renders a hair recipe: grow, color, shade, rasterize, depth of field, postprocess."""

import subprocess
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from .camera import Camera
from .dye import SHADES, Dye, strand_colors
from .light import FILL, KEY, kernels, shade_strands
from .vector import mix, normalize, smoothstep

OVERSAMPLING = 3


@dataclass
class Recipe:
    """A recipe for one picture. grow(rng, density) returns the strands; the seed makes it reproducible.

    size in pixels. strand_thickness: in scene units, at density 1. gloss: 0 dry, 1 healthy.
    sheen_tint: how much of the hair's color the white highlight takes on from the strands around it, 0 to 1.
    backdrop: 'hair' (dark, for pictures that hair fills), a finished picture of the recipe's size, as an array of sRGB
    values from 0 to 1, or a function of width and height that makes one.
    exposure multiplies the light. shading_scale: coarseness of shadows, larger for whole heads than for close-ups.
    shadow_limit: the layers of hair that shade as much as any more would. contact_shadow: how much darker hair is where
    it dives under other hair, 0 to 3. softness: how far behind the nearest strand
    others still show through, in scene units; light hair is translucent.
    near_light: position and reach of a light so near that it fades across the picture; at its reach, half is left.
    chroma_subsampling: of the JPEG; 4:4:4 for strong colors, whose thin strands would fade otherwise.
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
    contact_shadow: float = 0.0
    backdrop: object = 'hair'
    ambient: tuple = (0.40, 0.336, 0.286)
    softness: float = 1e-6
    near_light: tuple | None = None
    chroma_subsampling: str = '4:2:0'


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
    if recipe.near_light:
        position, reach = recipe.near_light
        distance = np.linalg.norm(strands.points - np.array(position, np.float32), axis=-1, keepdims=True)
        light /= 1 + (distance / reach) ** 2

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
    if recipe.contact_shadow:
        nearest = np.where(hit, depth, np.inf).reshape(height, OVERSAMPLING, width, OVERSAMPLING).min((1, 3))
        image *= contact_light(recipe, nearest)
    if isinstance(recipe.backdrop, str):
        behind = np.broadcast_to(gap_color(recipe), image.shape)
    else:
        backdrop = recipe.backdrop(width, height) if callable(recipe.backdrop) else recipe.backdrop
        behind = untoned(backdrop) / recipe.exposure
        within = smoothstep(gaussian_blur(covered[..., 0].astype(float), max(2, width // 25)), 0.84, 0.95)
        behind = mix(behind, gap_color(recipe), within)
        # In the narrowest gaps, also at the outline, is hair too fine to draw: the backdrop would glitter through them.
        nearby = np.stack([gaussian_blur(channel, 1) for channel in (*np.moveaxis(image, -1, 0), covered[..., 0])], -1)
        behind = mix(behind, nearby[..., :3] / np.maximum(nearby[..., 3:], 0.1), smoothstep(nearby[..., 3], 0.5, 0.8))
    image = (image + behind * (1 - covered)).astype(np.float32)
    plane = float(np.percentile(depth[hit], recipe.camera.focus_percentile))
    gaps = float(np.percentile(depth[hit], 95)) if isinstance(recipe.backdrop, str) else plane
    # The nearest of a pixel's samples: their mean would blur strands in front of a gap here and there.
    depth = np.where(hit, depth, gaps).reshape(height, OVERSAMPLING, width, OVERSAMPLING).min((1, 3))
    circle = np.abs(depth - plane) / depth * width * 0.03 * recipe.camera.blur
    circle = np.clip(circle - 0.35, 0, 11 * width / 1600).astype(np.float32)
    if not isinstance(recipe.backdrop, str):
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
    pixels = (np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8).tobytes()
    options = ['-sampling-factor', recipe.chroma_subsampling, '-interlace', 'JPEG', '-quality', '86']
    command = [
        'convert',
        '-size',
        f'{width}x{height}',
        '-depth',
        '8',
        'rgb:-',
        '-colorspace',
        'sRGB',
        *options,
        str(out),
    ]
    subprocess.run(command, input=pixels, check=True)


def contact_light(recipe, depth, reach=0.10, directions=16, steps=9):
    """The share of light (H, W, 3) that reaches hair between what rises above it within `reach` scene units.

    depth (H, W) is infinite where there is no hair. Hair on the side of the main light shades most. Shadows from
    `hair_in_front` are too coarse for this: they are smoothed along the strands, also across a crossing.
    """
    hair = np.isfinite(depth)
    height, width = depth.shape
    pixels = recipe.camera.focal_length * 0.5 * width / np.median(depth[hair])
    # Single strands must not shade each other.
    radius = max(1, round(pixels * 0.005))
    share = gaussian_blur(hair.astype(float), radius)
    surface = gaussian_blur(np.where(hair, depth, 0.0), radius) / np.maximum(share, 1e-3)
    surface = np.where(share > 0.3, surface, np.where(hair, depth, 1e9)).astype(np.float32)
    right, up, _ = recipe.camera.axes()
    light = np.array(recipe.lamps[0].direction)
    to_light = normalize(np.array([light @ right, -light @ up]))
    margin = int(reach * pixels) + 2
    padded = np.pad(surface, margin, mode='edge')
    shaded, weights = np.zeros_like(surface), 0.0
    for angle in 2 * np.pi * (np.arange(directions) + 0.5) / directions:
        direction = np.array([np.cos(angle), np.sin(angle)])
        horizon = np.zeros_like(surface)
        for step in np.arange(1, steps + 1) / steps:
            x, y = np.round(direction * reach * step**1.5 * pixels).astype(int)
            if x or y:
                other = padded[margin + y : margin + y + height, margin + x : margin + x + width]
                slope = (surface - other) * np.float32(pixels / np.hypot(x, y)) - np.float32(0.25)
                np.maximum(horizon, (1 - 0.8 * step) * slope / np.sqrt(1 + slope * slope), out=horizon)
        weight = 1 + direction @ to_light
        shaded += weight * horizon
        weights += weight
    # Light that hair scatters into its own shadow takes on its color.
    return np.clip(1 - shaded / weights, 0, 1)[..., None] ** (
        recipe.contact_shadow * np.array((0.9, 1.1, 1.25), np.float32)
    )


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
