"""From render passes to JPEG: denoise, grade in linear light, apply Blender's Filmic view transform."""

import pathlib
import subprocess
import tempfile

import bpy
import numpy as np

from .denoise import denoise
from .filters import box_filter


def postprocess(passes, recipe, out):
    """Writes the JPEG to `out`. Raises CalledProcessError if ImageMagick's convert fails."""
    image = apply_grade(denoise(passes, recipe), recipe.grade, np.random.default_rng(recipe.seed))
    height, width, _ = image.shape
    blender_image = bpy.data.images.new('picture', width, height, float_buffer=True)
    blender_image.colorspace_settings.name = 'Linear'
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = np.clip(image, 0, None)
    blender_image.pixels.foreach_set(pixels.ravel())
    scene = bpy.context.scene
    scene.render.image_settings.file_format, scene.render.image_settings.color_depth = 'PNG', '16'
    with tempfile.TemporaryDirectory() as folder:
        png = str(pathlib.Path(folder) / 'picture.png')
        blender_image.save_render(png, scene=scene)
        options = [
            '-strip',
            '-depth',
            '8',
            '-sampling-factor',
            '4:2:0',
            '-interlace',
            'JPEG',
            '-quality',
            str(recipe.quality),
        ]
        subprocess.run(['convert', png, *options, str(out)], check=True)


def apply_grade(image, grade, rng):
    """Bloom, vignette, white balance and grain."""
    height, width, _ = image.shape
    bright = np.clip(image - 0.8, 0, 6)
    glow = _gaussian_blur(bright, width * 0.006) + 0.7 * _gaussian_blur(bright, width * 0.03)
    image = image + grade.bloom * glow
    y, x = np.mgrid[0:height, 0:width]
    distance = ((x / width - 0.5) ** 2 + ((y / height - 0.5) * height / width) ** 2) / 0.35
    image = (
        image * (1 - grade.vignette * np.clip(distance, 0, 1.5))[..., None] * np.array(grade.white_balance, np.float32)
    )
    grain = rng.normal(0, 1, (height, width, 1)).astype(np.float32)
    if width > 1100:
        grain = 2.2 * _gaussian_blur(grain, 1)
    return image * (1 + 1.6 * grade.grain * grain)


def _gaussian_blur(image, radius):
    """Approximates a Gaussian blur by three box filters."""
    for _ in range(3):
        image = box_filter(image, max(1, int(radius * 0.9)))
    return image
