"""Long hair over a cape, from behind: a balayage, makeovers before and after."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import bpy
import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates, maximum_filter

from hair.dye import Dye
from hair.locks import Strands
from hair.loose import curtain
from hair.vector import smoothstep

from .. import materials, people, scene, traced_hair
from ..body import rotation
from ..traced_hair import Traced

CLOTH = {'charcoal': (0.022, 0.022, 0.024), 'sage': (0.05, 0.065, 0.052)}
# Meters per unit of the hair; how far from the middle of the back it ends.
UNIT, EDGE = 0.07, 0.098
# Of the picture: its width; its middle, from the middle of the back and from the ears. The camera stands 1.2 m away.
WIDTH, ASIDE, HEIGHT, DISTANCE = 0.17, 0.06, -0.16, 1.2
# Of each light, seen from the camera: meters to the right, toward the camera and up, power in watts, size, color.
LIGHTS = (
    ((-1.0, 0.9, 0.6), 36, 0.5, (1, 0.88, 0.73)),
    ((1.2, -0.15, 0.7), 16, 0.5, (1, 0.86, 0.7)),
    ((0.5, 1.3, -0.7), 8, 1.0, (1, 0.9, 0.78)),
)
# Resolution of `Back`.
CELL = 0.004


@dataclass(frozen=True)
class Style:
    """A head of hair and where it is photographed.

    grow(rng, density) returns the strands. side: 1 if hair ends within the picture at the right, -1 at the left.
    """

    seed: int
    grow: Callable
    dye: Dye
    look: Traced
    room: str
    cape: str
    side: int = 1


SHEETS = partial(curtain, strands=20000, clumps=0.55)
WAVES = partial(SHEETS, frizz=0.006, strays=0.03, wave_depth=0.13, lock_width=0.085, split=0.9)
FINE = Traced(radius=0.000045, roughness=0.15, every=2)
COARSE = Traced(radius=0.00006, roughness=0.28, every=2)
PAINTED = Dye(
    'beige',
    0.12,
    lock_variation=0.16,
    strand_variation=0.1,
    gradient=0.76,
    gradient_start=0.2,
    gradient_stop=0.95,
    stagger=0.35,
    roots=1.6,
    tips=-1.6,
)
CHESTNUT = Dye('chestnut', 0.36, lock_variation=0.25, strand_variation=0.14)


STYLES = {
    'balayage': Style(
        4, partial(WAVES, wave_height=0.12, wave_length=1.3, drift=1.3, loose=0.6), PAINTED, FINE, 'waiting', 'charcoal'
    ),
    'color-before': Style(
        7,
        partial(
            curtain,
            strands=12000,
            clumps=0.75,
            wave_height=0.035,
            wave_length=1.8,
            drift=1.6,
            loose=0.9,
            lock_width=0.06,
            split=1.3,
            frizz=0.007,
            strays=0.08,
        ),
        Dye(
            'brass',
            0.08,
            lock_variation=0.14,
            gradient=0.58,
            gradient_start=0.1,
            gradient_stop=0.4,
            stagger=0.1,
            roots=1.6,
            tips=-1.6,
        ),
        COARSE,
        'plant',
        'sage',
        side=-1,
    ),
    'color-after': Style(
        7,
        partial(WAVES, wave_height=0.09, wave_length=1.6, drift=1.2, loose=0.5),
        PAINTED,
        FINE,
        'plant',
        'sage',
        side=-1,
    ),
    'curls-before': Style(
        19,
        partial(
            curtain,
            strands=10000,
            clumps=0.85,
            wave_height=0.075,
            wave_length=0.8,
            wave_depth=0.07,
            drift=1.5,
            loose=1.4,
            lock_width=0.055,
            frizz=0.011,
            strays=0.15,
            points=160,
        ),
        CHESTNUT,
        COARSE,
        'mirror',
        'charcoal',
    ),
    'curls-after': Style(
        19,
        partial(
            SHEETS,
            wave_height=0.12,
            wave_length=0.95,
            wave_depth=0.1,
            drift=1.3,
            loose=1.1,
            lock_width=0.075,
            frizz=0.006,
            strays=0.02,
            points=160,
        ),
        CHESTNUT,
        FINE,
        'mirror',
        'charcoal',
    ),
}


def build(rng, density, style):
    style = STYLES[style]
    rng = np.random.default_rng(style.seed)
    client = people.Client(people.YOUNG_WOMAN, 'light')
    client.cape(materials.cloth(CLOTH[style.cape]), height=-0.016, frames=110)
    target = np.array([-style.side * ASIDE, client.back, client.ear[2] + HEIGHT])
    back = Back(target)
    target[1] = back(target[:1], target[2:])[0] + 0.03

    turn = rotation('z', 6)
    view = turn @ np.array([0, 1, 0.05])
    scene.set_camera(target + DISTANCE * view, target, 16, focus=target, lens=36 * DISTANCE / (WIDTH * 5 / 4))
    for position, power, size, color in LIGHTS:
        scene.add_area_light(target + turn @ (np.array(position) * [-1, 1, 1]), target, power, size, color)
    scene.set_world((0.95, 0.87, 0.78), 0.25)
    room = materials.picture(people.PHOTOS / f'{style.room}.jpg', 0.75)
    scene.add_backdrop(room, target + view, target, 2.4, 3.0, 2.6, (0.3, 0.1))

    def placed(points):
        x, y, z = np.moveaxis(UNIT * points, -1, 0)
        # Wider on the shoulders than at the neck.
        x = -x * (1 + 0.15 * smoothstep(-z, -0.07, 0.07))
        # Thin at the outline, and what is far behind the front is pressed together.
        thickness = np.sqrt(np.clip(1 - (x / EDGE / 1.15) ** 2, 0.06, 1))
        depth = 0.05 * (1 - np.exp(-y / 0.05))
        z = z + target[2]
        return np.stack([x, back(x, z) + 0.004 + thickness * (0.047 - depth), z], -1)

    hair = up_to(rng, style.grow(rng, density), EDGE / UNIT)
    traced_hair.add(rng, hair, style.dye, style.look, placed)


def up_to(rng, hair, edge):
    """The locks within `edge` of the middle, a little more or less, and single hairs outside."""
    count, aside = np.bincount(hair.lock), abs(hair.points[..., 0].mean(axis=1))
    middle = np.bincount(hair.lock, aside) / np.maximum(count, 1)
    kept = (middle < edge + rng.normal(0, 0.1, len(count)))[hair.lock]
    kept |= rng.random(len(aside)) < 0.05 * np.exp((edge - aside) / 0.08)
    return Strands(hair.points[kept], hair.lock[kept], hair.thickness[kept])


class Back:
    """How far back hair hangs at x and z: it lies on head and cape, and bridges the neck."""

    def __init__(self, target):
        self.x, self.z = np.arange(-0.3, 0.3, CELL), np.arange(target[2] + 0.25, target[2] - 0.25, -CELL)
        graph = bpy.context.evaluated_depsgraph_get()
        far = np.array([[self._hit(graph, x, z) for x in self.x] for z in self.z])
        far = np.maximum(far, target[1] - 0.02 - 5 * self.x**2)
        for row in range(1, len(far)):
            far[row] = np.maximum(far[row], far[row - 1] - 0.25 * CELL)
        self.far = gaussian_filter(maximum_filter(far, 5), 0.012 / CELL)

    @staticmethod
    def _hit(graph, x, z):
        hit, place, *_ = bpy.context.scene.ray_cast(graph, (x, 1, z), (0, -1, 0))
        return place[1] if hit else -1

    def __call__(self, x, z):
        return map_coordinates(self.far, [(self.z[0] - z) / CELL, (x - self.x[0]) / CELL], order=1, mode='nearest')
