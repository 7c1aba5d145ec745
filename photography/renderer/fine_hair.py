"""Renders strands finer than a pixel: crisp where light reaches them directly, free of noise where they pass it on.

The denoiser would smear strands, and without it the light between them would need thousands of samples. So that light
is rendered and denoised by itself, and added to the direct light, which is rendered at twice the size.
"""

import pathlib
import tempfile

import bpy
import numpy as np
from PIL import Image
from scipy.ndimage import zoom

# Materials of hair write 1 into this pass.
COVERAGE = 'hair'
# The share of the direct light that keeps its noise. Without any, strands look painted.
GRAIN = 0.55
SURFACES = ('Diffuse', 'Glossy', 'Transmission')


def render_fine_hair(samples, apart=False, cutout=False):
    """The image of the scene after its view transform.

    samples: of the direct light, for each of four parts of a pixel. Those of the scene are for all other light.
    apart: renders the skin and the hair one after the other, for hair so short that skin shows between strands, and so
    dark that it passes on no light.
    cutout: returns the hair alone as an image with an alpha channel.
    """
    scene, cycles = bpy.context.scene, bpy.context.scene.cycles
    layer = bpy.context.view_layer
    for surface in SURFACES:
        for part in ('direct', 'color'):
            setattr(layer, f'use_pass_{surface.lower()}_{part}', True)
    layer.use_pass_emit = layer.use_pass_environment = layer.cycles.denoising_store_passes = True
    coverage = layer.aovs.add()
    coverage.name, coverage.type = COVERAGE, 'VALUE'
    scene.render.use_persistent_data = True
    cycles.use_denoising = cycles.use_adaptive_sampling = False
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect = 3, 2
    if apart:
        _show(hair=False)
    scattered, denoised = _render('scattered', 'denoised')
    if apart:
        _show(hair=True)
    cycles.samples, cycles.max_bounces = samples, 0
    scene.render.resolution_percentage *= 2
    coverage, direct, smooth = _render('coverage', 'direct', 'smooth')
    # Single bright specks are noise.
    direct = np.minimum(direct, 2 * smooth + 0.02)
    hair = GRAIN * direct + (1 - GRAIN) * smooth
    if not apart:
        hair = coverage * (hair + _twice(scattered))
    if cutout:
        alpha = _half(coverage)
        image = _viewed(_half(hair) / np.maximum(alpha, 1e-4))
        image.putalpha(Image.fromarray((255 * alpha[::-1, :, 0] + 0.5).astype(np.uint8)))
        return image
    return _viewed(_half(hair + (1 - coverage) * _twice(denoised)))


def _show(hair):
    """Shows the camera only the hair, or all but the hair. What is not shown still casts its shadow."""
    for thing in bpy.context.scene.objects:
        if thing.type == 'CURVES':
            thing.visible_camera = hair
        else:
            thing.is_holdout = hair


def _render(*names):
    """Renders the scene and returns these layers of light, bottom row first."""
    tree = bpy.data.node_groups.new('layers', 'CompositorNodeTree')
    bpy.context.scene.compositing_node_group = tree
    link = tree.links.new
    passes = tree.nodes.new('CompositorNodeRLayers').outputs

    def combined(operation, first, second):
        node = tree.nodes.new('ShaderNodeVectorMath')
        node.operation = operation
        link(first, node.inputs[0])
        link(second, node.inputs[1])
        return node.outputs[0]

    def without_noise(image):
        node = tree.nodes.new('CompositorNodeDenoise')
        link(image, node.inputs['Image'])
        for name in ('Albedo', 'Normal'):
            link(passes[f'Denoising {name}'], node.inputs[name])
        return node.outputs[0]

    direct = combined('ADD', passes['Emission'], passes['Environment'])
    for surface in SURFACES:
        direct = combined('ADD', direct, combined('MULTIPLY', passes[f'{surface} Direct'], passes[f'{surface} Color']))
    layers = {
        'direct': direct,
        'smooth': without_noise(direct),
        'scattered': without_noise(combined('SUBTRACT', passes['Image'], direct)),
        'denoised': without_noise(passes['Image']),
        'coverage': passes[COVERAGE],
    }
    with tempfile.TemporaryDirectory() as folder:
        files = tree.nodes.new('CompositorNodeOutputFile')
        files.directory, files.file_name, files.save_as_render = folder, '', False
        files.format.media_type, files.format.file_format, files.format.color_depth = 'IMAGE', 'OPEN_EXR', '32'
        for name in names:
            files.file_output_items.new('RGBA', name)
            link(layers[name], files.inputs[name])
        tree.interface.new_socket('Image', in_out='OUTPUT', socket_type='NodeSocketColor')
        link(passes['Image'], tree.nodes.new('NodeGroupOutput').inputs[0])
        bpy.ops.render.render()
        return [_read(next(pathlib.Path(folder).glob(f'*{name}*.exr'))) for name in names]


def _half(image):
    height, width, channels = image.shape
    return image.reshape(height // 2, 2, width // 2, 2, channels).mean(axis=(1, 3))


def _twice(image):
    return zoom(image, (2, 2, 1), order=1, grid_mode=True, mode='nearest')


def _read(path):
    image = bpy.data.images.load(str(path))
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, 4)[..., :3]


def _viewed(light):
    """The image of light after the scene's view transform."""
    height, width, _ = light.shape
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = light
    image = bpy.data.images.new('light', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear Rec.709'
    image.pixels.foreach_set(pixels.ravel())
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / 'picture.png'
        image.save_render(str(path), scene=bpy.context.scene)
        return Image.open(path).convert('RGB')
