"""Renders a recipe with Cycles, Open Image Denoise and AgX, and writes a graded JPEG, or a WebP of a cutout.

Run by make.py with the Python that has bpy: python -m renderer.render NAME FILE [--draft]
"""

import pathlib
import sys
import tempfile
from importlib import import_module

import bpy
import numpy as np
from PIL import Image, ImageFilter
from scipy.ndimage import gaussian_filter

from .fine_hair import render_fine_hair
from .recipes import RECIPES

DRAFT_SAMPLES = 16


def render_recipe(recipe, out, draft=False):
    """Builds and renders the picture. A draft is small and has few samples."""
    new_scene()
    rng = np.random.default_rng(recipe.seed)
    options = dict(recipe.options)
    if draft and 'density' in options:
        options['density'] /= 2
    import_module(recipe.scene).build(rng, **options)
    set_up(recipe, draft)
    if recipe.hair_samples:
        picture = render_fine_hair(recipe.hair_samples, recipe.hair_apart, recipe.cutout)
    else:
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / 'picture.png'
            bpy.context.scene.render.filepath = str(path)
            bpy.ops.render.render(write_still=True)
            picture = Image.open(path).convert('RGB')
    if not draft and picture.size != recipe.size:
        picture = picture.resize(recipe.size, Image.LANCZOS)
    if recipe.sharpen:
        picture = picture.filter(ImageFilter.UnsharpMask(1.5, 90, 2))
    if recipe.cutout:
        picture.save(out, quality=90, method=6)
        return
    save(finish(np.asarray(picture, np.float32) / 255, rng), recipe, out)


def save(pixels, recipe, out):
    Image.fromarray(pixels).save(out, quality=recipe.quality, progressive=True, optimize=True, subsampling='4:2:0')


def new_scene():
    """Opens an empty scene with a dark world."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    world = bpy.context.scene.world = bpy.data.worlds.new('world')
    tree = world.node_tree
    tree.nodes.clear()
    background, output = tree.nodes.new('ShaderNodeBackground'), tree.nodes.new('ShaderNodeOutputWorld')
    background.inputs['Strength'].default_value = 0
    tree.links.new(background.outputs[0], output.inputs['Surface'])


def set_up(recipe, draft):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.seed = 'CPU', recipe.seed
    cycles.samples = min(recipe.samples, DRAFT_SAMPLES) if draft else recipe.samples
    # Calm parts, such as the room behind, need fewer samples than hair.
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.05
    cycles.use_denoising, cycles.denoiser = True, 'OPENIMAGEDENOISE'
    cycles.denoising_input_passes, cycles.denoising_prefilter = 'RGB_ALBEDO_NORMAL', 'ACCURATE'
    cycles.max_bounces = cycles.transmission_bounces = cycles.glossy_bounces = recipe.bounces
    cycles.diffuse_bounces, cycles.sample_clamp_indirect = recipe.bounces, 6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    width, height = recipe.size
    scene.render.resolution_x, scene.render.resolution_y = (width // 3, height // 3) if draft else recipe.size
    scene.render.resolution_percentage = 100 if draft else round(100 * recipe.scale)
    view = scene.view_settings
    view.view_transform, view.exposure = recipe.view, recipe.exposure
    view.look = f'AgX - {recipe.look}' if recipe.view == 'AgX' else recipe.look
    view.use_white_balance, view.white_balance_temperature = True, recipe.temperature
    scene.render.image_settings.file_format, scene.render.image_settings.color_depth = 'PNG', '16'


def finish(image, rng):
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
    render_recipe(RECIPES[sys.argv[1]], pathlib.Path(sys.argv[2]), '--draft' in sys.argv[3:])
