"""Renders the scene with Cycles, denoises it with Open Image Denoise, and writes a graded JPEG.

Run by make.py with the Python that has bpy: python -m portraits.render NAME FILE [--draft]
"""

import pathlib
import sys
import tempfile
from importlib import import_module

import bpy
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

from . import scene
from .recipes import RECIPES


def render_recipe(name, out, draft=False):
    """Builds and renders the picture `name` as a JPEG. A draft is small and noisy."""
    recipe = RECIPES[name]
    width, height = recipe.size
    scene.reset()
    rng = np.random.default_rng(recipe.seed)
    module = import_module(f'portraits.recipes.{recipe.module or name}')
    module.build(rng, recipe.density / 2 if draft else recipe.density, **recipe.options)
    _set_up((width // 3, height // 3) if draft else recipe.size, 10 if draft else recipe.samples, recipe)
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / 'picture.png'
        bpy.context.scene.render.filepath = str(path)
        bpy.ops.render.render(write_still=True)
        image = np.asarray(Image.open(path).convert('RGB'), np.float32) / 255
    pixels = _finish(image, rng)
    Image.fromarray(pixels).save(out, quality=90, progressive=True, optimize=True, subsampling='4:2:0')


def _set_up(size, samples, recipe):
    settings = bpy.context.scene
    settings.render.engine = 'CYCLES'
    cycles = settings.cycles
    cycles.device, cycles.samples, cycles.seed = 'CPU', samples, recipe.seed
    # Calm parts, such as the room behind, need fewer samples than hair.
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.05
    cycles.use_denoising, cycles.denoiser = True, 'OPENIMAGEDENOISE'
    cycles.denoising_input_passes, cycles.denoising_prefilter = 'RGB_ALBEDO_NORMAL', 'ACCURATE'
    cycles.max_bounces = cycles.transmission_bounces = cycles.glossy_bounces = recipe.bounces
    cycles.diffuse_bounces, cycles.sample_clamp_indirect = 4, 6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    settings.render.resolution_x, settings.render.resolution_y = size
    settings.render.resolution_percentage = 100
    settings.view_settings.view_transform = 'AgX'
    settings.view_settings.look = 'AgX - Medium High Contrast'
    settings.view_settings.exposure = recipe.exposure
    settings.render.image_settings.file_format, settings.render.image_settings.color_depth = 'PNG', '16'


def _finish(image, rng):
    """Halation, vignette and grain, as film and lens would add them."""
    height, width, _ = image.shape
    bright = np.clip(image - 0.75, 0, None) * 1.6
    halo = np.stack([gaussian_filter(bright[..., channel], width * 0.012) for channel in range(3)], axis=-1)
    image = image + 0.35 * halo * np.array([1.0, 0.85, 0.7])
    y, x = np.mgrid[0:height, 0:width]
    image = image * (1 - 0.32 * ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2))[..., None]
    noise = rng.normal(0, 1, (height, width)).astype(np.float32)
    grain = 0.6 * noise + 0.9 * gaussian_filter(noise, 0.9)
    luminance = image.mean(axis=-1)
    image = image + (0.011 * grain * (0.35 + 2.6 * luminance * (1 - luminance)))[..., None]
    return (np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8)


if __name__ == '__main__':
    render_recipe(sys.argv[1], pathlib.Path(sys.argv[2]), '--draft' in sys.argv[3:])
