"""From film to JPEG: remove noise, grade in linear light, let Blender's Filmic make it sRGB."""

import pathlib
import subprocess
import tempfile

import bpy
import numpy as np

from .denoise import clean
from .smooth import smooth


def develop(film, recipe, out):
    """Write film to out. Raises CalledProcessError when ImageMagick's convert fails."""
    image = graded(clean(film, recipe), recipe.grade, np.random.default_rng(recipe.seed))
    height, width, _ = image.shape
    canvas = bpy.data.images.new('developed', width, height, float_buffer=True)
    canvas.colorspace_settings.name = 'Linear'
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = np.clip(image, 0, None)
    canvas.pixels.foreach_set(pixels.ravel())
    scene = bpy.context.scene
    scene.render.image_settings.file_format, scene.render.image_settings.color_depth = 'PNG', '16'
    with tempfile.TemporaryDirectory() as place:
        lossless = str(pathlib.Path(place) / 'developed.png')
        canvas.save_render(lossless, scene=scene)
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
        subprocess.run(['convert', lossless, *options, str(out)], check=True)


def graded(image, grade, rng):
    """Bloom, vignette, warmth and grain."""
    height, width, _ = image.shape
    bright = np.clip(image - 0.8, 0, 6)
    glow = _soft(bright, width * 0.006) + 0.7 * _soft(bright, width * 0.03)
    image = image + grade.bloom * glow
    y, x = np.mgrid[0:height, 0:width]
    off = ((x / width - 0.5) ** 2 + ((y / height - 0.5) * height / width) ** 2) / 0.35
    image = (
        image * (1 - grade.vignette * np.clip(off, 0, 1.5))[..., None] * np.array(grade.warmth, np.float32)
    )
    grain = rng.normal(0, 1, (height, width, 1)).astype(np.float32)
    if width > 1100:
        grain = 2.2 * _soft(grain, 1)
    return image * (1 + 1.6 * grade.grain * grain)


def _soft(image, reach):
    """Three box means, near enough to a Gaussian."""
    for _ in range(3):
        image = smooth(image, max(1, int(reach * 0.9)))
    return image
