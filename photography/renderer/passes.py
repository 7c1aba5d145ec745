"""Renders the open scene twice with different seeds and keeps the passes as EXR files."""

import pathlib
import tempfile
from typing import NamedTuple

import bpy
import numpy as np

PASSES = {'image': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal', 'strand': 'strand'}
INDIRECT_PASSES = {'indirect': 'DiffInd', 'diffuse_color': 'DiffCol', 'depth': 'Mist'}
HALVES = ('a', 'b')
SECOND_SEED = 77
MAX_DEPTH = 12  # meters; everything beyond has the same depth


class RenderPasses(NamedTuple):
    """Render passes, float32 (height, width, 3), bottom row first. strand: see materials.hair.

    halves, albedo, normal, indirect and diffuse_color hold two renders each. indirect, diffuse_color (the surface
    color that indirect light is multiplied by) and depth are only there for recipes with filter_indirect.
    """

    halves: tuple
    albedo: tuple
    normal: tuple
    strand: np.ndarray
    indirect: tuple = ()
    diffuse_color: tuple = ()
    depth: np.ndarray | None = None


def new_scene(recipe):
    """Opens an empty scene with the recipe's render settings."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = recipe.size
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', recipe.contrast
    scene.view_settings.exposure = recipe.exposure
    settings = scene.cycles
    settings.use_denoising = settings.use_adaptive_sampling = False
    settings.caustics_reflective = settings.caustics_refractive = False
    settings.samples = max(1, recipe.samples // len(HALVES))
    settings.max_bounces = settings.glossy_bounces = settings.transmission_bounces = recipe.bounces
    settings.diffuse_bounces, settings.transparent_max_bounces = 3, 8
    settings.sample_clamp_indirect, settings.blur_glossy = recipe.clamp, 1.0
    settings.filter_width = 1.2
    scene.cycles_curves.shape = 'RIBBONS'
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True


def _pass_names(recipe):
    """Maps file names to Blender's names of the passes."""
    return PASSES | INDIRECT_PASSES if recipe.filter_indirect else PASSES


def passes_folder(name, recipe):
    """Where the passes of this picture at this size are kept."""
    return pathlib.Path(tempfile.gettempdir()) / 'render-passes' / f'{name}-{recipe.size[0]}x{recipe.size[1]}'


def render_passes(name, recipe):
    """Renders both halves and all passes into passes_folder()."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    passes = _pass_names(recipe)
    if recipe.filter_indirect:
        layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = layer.use_pass_mist = True
        scene.world.mist_settings.start, scene.world.mist_settings.depth = 0, MAX_DEPTH
        scene.world.mist_settings.falloff = 'LINEAR'
    strand = layer.aovs.add()
    strand.name, strand.type = 'strand', 'COLOR'
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    files.base_path = str(passes_folder(name, recipe))
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '32'
    files.file_slots.clear()
    for key, label in passes.items():
        files.file_slots.new(key)
        tree.links.new(layers.outputs[label], files.inputs[key])
    for number, half in enumerate(HALVES):
        for key, slot in zip(passes, files.file_slots):
            slot.path = f'{half}-{key}-'
        scene.cycles.seed = recipe.seed + SECOND_SEED * number
        scene.frame_set(1)
        bpy.ops.render.render(write_still=False)


def load_passes(name, recipe):
    """Loads the last render of this picture at this size."""
    parts = {
        key: [_load_pixels(passes_folder(name, recipe) / f'{h}-{key}-0001.exr') for h in HALVES]
        for key in _pass_names(recipe)
    }
    means = {key: np.mean(parts[key], 0) for key in ('strand', 'depth') if key in parts}
    pairs = {key: tuple(parts[key]) for key in ('albedo', 'normal', 'indirect', 'diffuse_color') if key in parts}
    return RenderPasses(tuple(parts['image']), **means, **pairs)


def _load_pixels(path):
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = 'Linear'
    width, height = image.size
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return np.ascontiguousarray(values.reshape(height, width, 4)[..., :3])
