"""Long hair that fills the picture, straight or in waves."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

import bpy
import numpy as np
from mathutils import Matrix

from hair.camera import Camera
from hair.dye import Dye
from hair.locks import Strands
from hair.loose import curtain

from .. import scene, traced_hair
from ..traced_hair import Traced

UNIT = 0.07
DENSE = partial(curtain, strands=20000, frizz=0.005, strays=0.03, clumps=0.55)
# Of each light, seen from the camera: direction to the right, up and toward the camera, power in watts, size, color.
SIDE_WINDOW = (
    ((-2.6, 1.6, 1.6), 5, 1.0, (1, 0.96, 0.9)),
    ((2.4, 1.4, -0.2), 2.5, 1.0, (1, 0.88, 0.74)),
    ((1.0, -1.5, 3.0), 0.2, 3.0, (1, 0.94, 0.88)),
)
BRIGHT_ROOM = (*SIDE_WINDOW[:2], ((1.0, -1.5, 3.0), 0.3, 3.0, (1, 0.94, 0.88)))


@dataclass(frozen=True)
class CloseUp:
    """One picture. grow(rng, density) returns the strands; camera in their units."""

    seed: int
    grow: Callable
    dye: Dye
    camera: Camera = field(default_factory=Camera)
    tint: tuple = (1, 1, 1)
    roughness: float = 0.13
    lights: tuple = SIDE_WINDOW
    light_color: tuple = (1, 1, 1)
    f_stop: float = 22


STYLES = {
    'waves': CloseUp(
        84,
        partial(DENSE, wave_height=0.15, wave_length=1.35, wave_depth=0.12, drift=1.3, lock_width=0.08, split=0.55),
        Dye('chestnut', 0.45, lock_variation=0.14),
        Camera((-1.2, -3.0, 0.5), (0.1, 0.1, 0.1), 3.4, -4),
        light_color=(1, 0.84, 0.66),
    ),
    'copper': CloseUp(
        3,
        partial(DENSE, wave_height=0.11, wave_length=1.75),
        Dye('copper', 0.36, lock_variation=0.16, strand_variation=0.12, brightness_variation=0.2),
        Camera(roll=20, focal_length=3.12),
        tint=(1.15, 0.76, 0.5),
        roughness=0.2,
        light_color=(1, 0.51, 0.31),
    ),
    'silver': CloseUp(
        73,
        partial(DENSE, wave_height=0.09, wave_length=2.1, lock_width=0.08, tangle=1),
        Dye(
            'silver',
            0.68,
            highlight_share=0.16,
            highlight_strength=-0.35,
            highlight_blend=0.8,
            lock_variation=0.08,
            strand_variation=0.2,
            brightness_variation=0.3,
        ),
        Camera(roll=24, focal_length=3.6),
        tint=(0.6, 0.59, 0.57),
        roughness=0.12,
        lights=BRIGHT_ROOM,
    ),
    'honey': CloseUp(
        55,
        partial(DENSE, wave_height=0.12, wave_length=1.6),
        Dye('honey', 0.1, gradient=0.62, stagger=0.14, strand_stagger=0.12, lock_variation=0.16, strand_variation=0.12),
        Camera(roll=-22, focal_length=3.0),
        tint=(0.85, 0.78, 0.66),
        light_color=(1, 0.84, 0.66),
    ),
    'highlights': CloseUp(
        61,
        partial(DENSE, wave_height=0.1, wave_length=1.9, drift=1.2, lock_width=0.07),
        Dye(
            'wheat',
            0.2,
            highlight_share=0.34,
            highlight_strength=0.5,
            highlight_blend=0.3,
            lock_variation=0.14,
            strand_variation=0.12,
        ),
        Camera(roll=14, focal_length=3.1),
        tint=(0.85, 0.72, 0.6),
        light_color=(1, 0.84, 0.66),
    ),
    'platinum': CloseUp(
        12,
        partial(DENSE, wave_height=0.12, wave_length=1.5, tangle=1),
        Dye('platinum', 0.5, lock_variation=0.12, strand_variation=0.22, brightness_variation=0.3),
        Camera(roll=20, focal_length=3.6),
        tint=(0.58, 0.485, 0.38),
        roughness=0.14,
        lights=BRIGHT_ROOM,
        light_color=(1, 0.9, 0.865),
    ),
    'sleek': CloseUp(
        44,
        partial(DENSE, wave_height=0.012, wave_length=2.5, wave_depth=0.14, drift=0.6, lock_width=0.07, split=0.7),
        Dye('espresso', 0.42, lock_variation=0.2, strand_variation=0.2, brightness_variation=0.15),
        Camera((-0.6, -3.4, 0.5), (-0.05, 0.1, -0.1), 2.6, 14),
        light_color=(1, 0.86, 0.7),
    ),
}


def build(rng, density, style):
    style = STYLES[style]
    rng = np.random.default_rng(style.seed)
    hair = in_view(style.grow(rng, density), style.camera)
    axes = np.array(style.camera.axes())
    eye, target = UNIT * np.array(style.camera.eye), UNIT * np.array(style.camera.target)
    camera = scene.set_camera(eye, target, style.f_stop, focus=target)
    # A focal length of 1 is half the width of the sensor.
    camera.data.sensor_fit, camera.data.lens = 'HORIZONTAL', style.camera.focal_length * camera.data.sensor_width / 2
    turn = axes * [[1], [1], [-1]]
    camera.matrix_world = Matrix.Translation(eye) @ Matrix(turn.T.tolist()).to_4x4()
    for position, power, size, color in style.lights:
        scene.add_area_light(
            target + UNIT * (turn.T @ position), target, power, UNIT * size, style.light_color * np.array(color)
        )
    scene.set_world(style.light_color * np.array((0.95, 0.9, 0.85)), 0.1)
    # A gap in the hair is dark.
    bpy.context.scene.world.cycles_visibility.camera = False
    look = Traced(radius=0.000045, tint=style.tint, roughness=style.roughness, every=2)
    traced_hair.add(rng, hair, style.dye, look, lambda points: UNIT * points)


def in_view(hair, camera, margin=0.3):
    """The strands that come near the picture, which is taken to be square."""
    x, y, _ = camera.project(hair.points[:, ::6], 1, 1)
    seen = ((abs(x - 0.5) < 0.5 + margin) & (abs(y - 0.5) < 0.65 + margin)).any(axis=1)
    return Strands(hair.points[seen], hair.lock[seen], hair.thickness[seen])
