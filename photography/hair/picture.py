"""From a recipe to a developed picture: grow, dye, light, draw, focus, develop."""

import subprocess
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from .camera import Camera
from .dye import SHADES, Dye, paint
from .light import FILL, KEY, lit
from .native import call
from .vector import mix, ramp

OVERSAMPLING = 3
THREAD = 0.0016


@dataclass
class Picture:
    """A recipe. grow(rng, density) gives the strands; seed makes it the same each time.

    size in pixels; hair: a strand's thickness, in scene units, at density 1; gloss: 0 dry, 1 healthy;
    backdrop: 'hair' (dark, for pictures that hair fills) or a linear colour (paper behind a head);
    heights: the z where roots and ends are, for the dye. exposure multiplies the light.
    scale: how coarse shade is, larger for whole heads than for close-ups.
    chroma: the JPEG's colour resolution; 4:4:4 for strong colours, whose thin strands would fade otherwise.
    ribbon(rng) gives points and colours of threads; pearls() gives x, y, z and radius of each.
    """

    seed: int
    size: tuple
    grow: Callable
    dye: Dye
    hair: float = 0.0016
    camera: Camera = field(default_factory=Camera)
    lamps: tuple = (KEY, FILL)
    gloss: float = 1.0
    exposure: float = 1.0
    scale: float = 1.0
    heights: tuple = (1.6, -1.6)
    backdrop: object = 'hair'
    ambient: tuple = (0.40, 0.336, 0.286)
    ribbon: Callable | None = None
    pearls: Callable | None = None
    chroma: str = '4:2:0'


def blurred(image, reach):
    """Three box blurs, near enough to a Gaussian."""
    for _ in range(3):
        for axis in (0, 1):
            padding = [(reach + 1, reach) if i == axis else (0, 0) for i in (0, 1)]
            sums = np.cumsum(np.pad(image, padding, mode='edge'), axis)
            size = image.shape[axis]
            ends = np.arange(2 * reach + 1, 2 * reach + 1 + size), np.arange(size)
            image = (np.take(sums, ends[0], axis) - np.take(sums, ends[1], axis)) / (2 * reach + 1)
    return image


def paper(colour, covered):
    """Seamless paper in a soft pool of light, with the hair's soft shadow on it."""
    height, width = covered.shape
    y, x = np.mgrid[0:height, 0:width]
    x, y = x / width, y / height
    pool = np.exp(-(((x - 0.70) / 0.60) ** 2 + ((y - 0.34) / 0.62) ** 2))
    shift = int(0.06 * width)
    shadow = np.roll(np.pad(covered, [(0, 0), (0, 0)]), (shift // 2, shift), (0, 1))
    shadow[:, :shift] = shadow[:, shift : shift + 1]
    shadow = blurred(shadow, max(2, int(0.035 * width)))
    return np.array(colour) * (0.55 + 0.95 * pool)[..., None] * (1 - 0.45 * shadow)[..., None]


def segments(xs, ys, zs, widths, light, width, height):
    """Pairs of neighbouring points as draw() wants them, without those outside the picture."""
    out = np.empty((xs.shape[0], xs.shape[1] - 1, 13), np.float32)
    for slot, values in ((0, xs), (1, ys)):
        out[..., slot], out[..., slot + 2] = values[:, :-1], values[:, 1:]
    out[..., 4], out[..., 5], out[..., 6] = widths[:, :-1], zs[:, :-1], zs[:, 1:]
    out[..., 7:10], out[..., 10:] = light[:, :-1], light[:, 1:]
    inside = (np.maximum(out[..., 0], out[..., 2]) > -20) & (
        np.minimum(out[..., 0], out[..., 2]) < width + 20
    )
    inside &= (np.maximum(out[..., 1], out[..., 3]) > -20) & (
        np.minimum(out[..., 1], out[..., 3]) < height + 20
    )
    return out[inside & (out[..., 5] > 0.05)]


def cast_shadow(image, mask):
    """Darken what lies beside and below a thing that was drawn onto the hair; the key lamp is at the upper left."""
    small = mask[::OVERSAMPLING, ::OVERSAMPLING].astype(float)
    shift = small.shape[1] // 60
    shade = blurred(np.roll(small, (shift, shift), (0, 1)), max(2, shift // 2))
    shade = shade.repeat(OVERSAMPLING, 0).repeat(OVERSAMPLING, 1)[: mask.shape[0], : mask.shape[1]]
    image *= (1 - 0.55 * np.where(mask, 0, shade))[..., None].astype(np.float32)


def render(recipe, out, draft=False):
    """Make the picture and write it to out as JPEG. A draft is half as large, with a third of the hair."""
    rng = np.random.default_rng(recipe.seed)
    density = 0.35 if draft else 1.0
    width, height = (int(n * (0.5 if draft else 1)) for n in recipe.size)
    strands = recipe.grow(rng, density)
    thickness = (strands.thickness * recipe.hair / density**0.7).astype(np.float32)
    root, end = recipe.heights
    colour = paint(rng, recipe.dye, strands, np.clip((root - strands.points[..., 2]) / (root - end), 0, 1))
    eye = np.array(recipe.camera.eye, np.float32)
    forward = recipe.camera.axes()[2]
    scene = eye, forward, recipe.scale, recipe.ambient
    light = lit(rng, strands.points, thickness, colour, recipe.gloss, recipe.lamps, *scene)

    wide, high = width * OVERSAMPLING, height * OVERSAMPLING
    focal = recipe.camera.lens * 0.5 * wide
    image = np.zeros((high, wide, 3), np.float32)
    depth = np.full((high, wide), 1e9, np.float32)
    x, y, z = recipe.camera.project(strands.points, wide, high)
    drawn = segments(x, y, z, 1.3 * thickness * focal / z, light, wide, high)
    call('draw', drawn, len(drawn), image, depth, wide, high)
    if recipe.ribbon:
        threads, colour = recipe.ribbon(rng)
        girth = np.full(threads.shape[:2], THREAD, np.float32)
        glow = lit(rng, threads, girth, colour, 0.5, recipe.lamps, *scene)
        x, y, z = recipe.camera.project(threads, wide, high)
        drawn = segments(x, y, z, 1.3 * girth * focal / z, glow, wide, high)
        bare = depth.copy()
        call('draw', drawn, len(drawn), image, depth, wide, high)
        cast_shadow(image, depth < bare)
    if recipe.pearls:
        beads = np.asarray(recipe.pearls(), np.float32)
        x, y, z = (values[0] for values in recipe.camera.project(beads[None, :, :3], wide, high))
        z = np.minimum(
            z,
            [
                depth[max(0, int(v) - 9) : int(v) + 9, max(0, int(u) - 9) : int(u) + 9].min()
                for u, v in zip(x, y)
            ],
        )
        listed = np.stack([x, y, beads[:, 3] * focal / z, z - 0.6 * beads[:, 3]], -1)
        tint = np.array((0.95, 0.83, 0.68))
        call('pearls', listed, len(listed), tint, image, depth, wide, high, float(z.mean() / focal))
    develop(rng, recipe, image, depth, width, height, out)
    print(f'{out}: {width}×{height}, {len(strands.points)} strands')


def develop(rng, recipe, image, depth, width, height, out):
    """Shrink, lay over the backdrop, blur by depth, tone, vignette and grain, and write the JPEG."""
    shrink = (
        lambda a: a.reshape(height, OVERSAMPLING, width, OVERSAMPLING, -1).mean((1, 3)).astype(np.float32)
    )
    hit = depth < 1e8
    covered = shrink(hit.astype(np.float32))
    image = shrink(np.where(hit[..., None], np.clip(image, 0, 3), 0))
    if isinstance(recipe.backdrop, str):
        behind = np.broadcast_to(paint_behind(recipe), image.shape)
    else:
        behind = paper(recipe.backdrop, covered[..., 0]) / recipe.exposure
        within = ramp(blurred(covered[..., 0].astype(float), max(2, width // 25)), 0.84, 0.95)
        behind = mix(behind, paint_behind(recipe), within)
    image = (image + behind * (1 - covered)).astype(np.float32)
    plane = float(np.percentile(depth[hit], recipe.camera.sharp))
    gaps = float(np.percentile(depth[hit], 95)) if isinstance(recipe.backdrop, str) else plane
    depth = shrink(np.where(hit, depth, gaps)[..., None])[..., 0]
    circle = np.abs(depth - plane) / depth * width * 0.03 * recipe.camera.blur
    circle = np.clip(circle - 0.35, 0, 11 * width / 1600).astype(np.float32)
    focused = np.empty_like(image)
    call('focus', image, circle, focused, width, height, int(circle.max() + 1.5))

    y, x = np.mgrid[0:height, 0:width]
    vignette = 1 - 0.22 * ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) / 0.4
    image = focused * vignette[..., None] * recipe.exposure * np.array((1.03, 1, 0.96))
    glow = np.stack([blurred(image[..., k], max(2, width // 80)) for k in range(3)], -1)
    image = 0.44 * (image * 0.955 + glow * 0.045)
    image = image * (2.51 * image + 0.03) / (image * (2.43 * image + 0.59) + 0.14)
    image = np.clip(image, 0, 1) ** (1 / 2.2) + rng.normal(0, 0.007, (height, width, 1))
    pixels = (np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8).tobytes()
    options = ['-sampling-factor', recipe.chroma, '-interlace', 'JPEG', '-quality', '88']
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


def paint_behind(recipe):
    """What is seen where hair has small gaps: its own deepest shade, in shadow."""
    return np.array(SHADES[recipe.dye.shade][0]) * 0.25
