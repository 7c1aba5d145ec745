"""Hair that the strand rasterizer of hair/ draws over the rendered client: crisp where the path tracer would be noisy."""

from dataclasses import replace

import numpy as np

from hair.camera import Camera
from hair.light import FILL, KEY
from hair.render import Recipe

from . import materials, scene

# Meters per unit of the hair.
UNIT = 0.075
AXES = np.array([-1, -1, 1])
LAMPS = (
    replace(KEY, direction=(0.62, -0.70, 0.62), cell_size=0.030, absorption=0.26, lobe_width=0.13),
    replace(FILL, direction=(-0.85, 0.15, 0.45), cell_size=0.034, absorption=0.40, lobe_width=0.17),
)


def to_scene(points, origin):
    """From the units and axes of hair/, whose camera looks along +y."""
    return points * AXES * UNIT + origin


def shadow(strands, radius):
    """Strands, in the scene, that only cast a shadow."""
    colors = np.full(strands.shape, 0.1)
    hair = scene.add_strands(strands, materials.dyed_hair(0.3), np.full(len(strands), radius), colors, 0.35)
    hair.visible_camera = False


def recipe(seed, grow, dye, origin, camera, target, lens, aspect=4 / 5, blur=0.2, **options):
    """The hair to draw, seen by the camera of the scene. `lens` in millimeters, `aspect`: width by height."""
    # Blender's sensor is 36 mm along the longer side of the picture.
    focal_length = lens / 18 / min(1, aspect)
    eye, looks_at = (tuple((point - origin) / UNIT * AXES) for point in (camera, target))
    return Recipe(
        seed,
        (0, 0),
        grow,
        dye,
        camera=Camera(eye, looks_at, focal_length, 0, 30, blur),
        **{'lamps': LAMPS, 'shading_scale': 2, 'shadow_limit': np.inf, **options},
    )
