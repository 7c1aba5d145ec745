"""Long hair over a cape, from behind: a balayage, makeovers before and after."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import bpy
import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates, maximum_filter

from hair.dye import Dye
from hair.locks import Grooming, Strands
from hair.loose import curls, curtain

from .. import materials, people, scene, traced_hair
from ..body import rotation
from ..long_hair import halo, long_hair
from ..traced_hair import Traced

CLOTH = {'charcoal': (0.022, 0.022, 0.024), 'sage': (0.05, 0.065, 0.052)}
# Meters per unit of the hair, whose height is 0 at the ears.
UNIT = 0.06
# The camera stands 1.2 m behind the client; `VIEW` is what it sees of the cape, in meters.
DISTANCE, VIEW = 1.2, (0.19, 0.2375)
# The middle of the picture, from the middle of the back and from the ears.
ASIDE, HEIGHT = 0.05, -0.17
# Of each light, seen from the camera: meters to the right, toward the camera and up, power in watts, size, color.
LIGHTS = (
    ((-1.1, 0.3, 0.6), 60, 0.35, (1, 0.9, 0.77)),
    ((1.2, -0.1, 0.6), 18, 0.5, (1, 0.86, 0.7)),
    ((0.4, 1.3, -0.5), 4, 1.0, (1, 0.9, 0.78)),
)
# Ends are below the picture: straight or wavy, they look like a brush.
SHAPE = {'end': -6.4, 'locks': 1100, 'strands': 60, 'points': 120}
WAVES = SHAPE | {
    'layers': 1.3,
    'wave_height': 0.16,
    'wave_length': 2.3,
    'wave_start': -0.3,
    'spiral': 0.3,
    'sections': 54,
    'gathering': 0.5,
}
DRIED_OUT = SHAPE | {'wave_height': 0.12, 'wave_length': 2.6, 'wave_start': -0.5, 'gathering': 0.5}
UNDEFINED = SHAPE | {'wave_height': 0.095, 'wave_length': 1.15, 'wave_start': -0.4, 'gathering': 0.5, 'volume': 3.0}
HEALTHY = Grooming(clumps=7, cling=0.5, frizz=0.006, stray_share=0.1, stray_reach=5, tip=0.25)
CURLY = Grooming(
    clumps=7,
    cling=0.5,
    frizz=0.005,
    frizz_frequencies=(4, 11, 23),
    stray_share=0.08,
    stray_reach=5,
    length_variation=0.12,
    tip=0.4,
)
FRIZZY = Grooming(
    clumps=10, cling=0.42, frizz=0.012, frizz_frequencies=(4, 10, 20), stray_share=0.25, stray_reach=4, tip=0.4
)
DRY = Grooming(
    clumps=10, cling=0.35, frizz=0.014, frizz_frequencies=(3, 8, 16), stray_share=0.2, stray_reach=3.5, tip=0.4
)
# Colors count from the ears to below the picture.
PAINTED = Dye(
    'beige',
    0.06,
    lock_variation=0.24,
    strand_variation=0.15,
    gradient=0.8,
    gradient_start=0.1,
    gradient_stop=1.0,
    stagger=0.3,
    strand_stagger=0.08,
    roots=-0.5,
    tips=-4.8,
)
GROWN_OUT = Dye(
    'brass',
    0.06,
    lock_variation=0.14,
    strand_variation=0.1,
    gradient=0.6,
    gradient_start=0.1,
    gradient_stop=0.5,
    stagger=0.4,
    strand_stagger=0.12,
    roots=-0.5,
    tips=-4.8,
)
CHESTNUT = Dye('chestnut', 0.28, lock_variation=0.25, strand_variation=0.15)
SILKY = Traced(radius=0.000045, roughness=0.15, every=2)
COARSE = Traced(radius=0.00005, roughness=0.3, every=2)
LESS_RED = (0.88, 0.82, 0.76)
LESS_GREEN = (1, 0.94, 0.9)
LESS_YELLOW = (1, 0.98, 1.15)
DULL = (0.7, 0.67, 0.58)


@dataclass(frozen=True)
class Style:
    """A head of hair and where it is photographed.

    grow(rng, density) returns the strands. side: 1 if they end within the picture at the right, -1 at the left.
    flyaways: how far short hairs stand off.
    """

    seed: int
    grow: Callable
    dye: Dye
    look: Traced
    room: str = 'plant'
    cape: str = 'sage'
    side: int = -1
    flyaways: float = 0.3


def curled(rng, density):
    """Curls around the back of a head, with straighter hair behind them."""
    hair = curls(
        rng,
        density,
        groups=22,
        half_span=0.8,
        depth=0.6,
        radius=(0.05, 0.09),
        pitch=(0.4, 0.65),
        width=(0.026, 0.048),
        strands=115,
        top=1.75,
        clockwise=1,
        groom=CURLY,
    )
    behind = curtain(rng, density, strands=7000, points=260)
    behind.points[..., 1] += 0.7
    within = abs(behind.points[..., 0].mean(axis=1)) < 0.7
    hair = hair.join(Strands(behind.points[within], behind.lock[within], behind.thickness[within]))
    # From units of 0.1 m around the middle of the picture.
    hair.points = hair.points * np.array([0.1, 0.07, 0.1], np.float32) / UNIT
    hair.points[..., 1] -= 0.7 + head_depth(hair.points[..., 0])
    hair.points[..., 2] += HEIGHT / UNIT
    return hair


def head_depth(x):
    """How far the middle of the hair is behind the ears: less at the sides."""
    return 0.68 * np.sqrt(np.clip(1 - (x / 1.45) ** 2, 0, 1))


STYLES = {
    'balayage': Style(
        9,
        partial(long_hair, groom=HEALTHY, **WAVES),
        PAINTED,
        replace(SILKY, tint=LESS_GREEN),
        'waiting',
        'charcoal',
        1,
    ),
    'color-before': Style(
        7, partial(long_hair, groom=DRY, **DRIED_OUT), GROWN_OUT, replace(COARSE, tint=LESS_YELLOW), flyaways=0.25
    ),
    'color-after': Style(7, partial(long_hair, groom=HEALTHY, **WAVES), PAINTED, SILKY),
    'curls-before': Style(
        19, partial(long_hair, groom=FRIZZY, **UNDEFINED), CHESTNUT, replace(COARSE, tint=DULL), 'mirror', 'charcoal', 1
    ),
    'curls-after': Style(19, curled, CHESTNUT, replace(SILKY, tint=LESS_RED), 'mirror', 'charcoal', 1),
}


def build(rng, density, style):
    style = STYLES[style]
    rng = np.random.default_rng(style.seed)
    client = people.Client(people.YOUNG_WOMAN, 'light')
    client.cape(materials.cloth(CLOTH[style.cape]), height=-0.016, frames=110)
    target = np.array([-style.side * ASIDE, client.back, client.ear[2] + HEIGHT])
    back = Back(target)
    target[1] = back(target[:1], target[2:])[0] + 0.02

    turn = rotation('z', 6)
    view = turn @ np.array([0, 1, 0.05])
    scene.set_camera(target + DISTANCE * view, target, 16, focus=target, lens=36 * DISTANCE / VIEW[1])
    for position, power, size, color in LIGHTS:
        scene.add_area_light(target + turn @ (np.array(position) * [-1, 1, 1]), target, power, size, color)
    scene.set_world((0.95, 0.87, 0.78), 0.08)
    room = materials.picture(people.PHOTOS / f'{style.room}.jpg', 0.75)
    scene.add_backdrop(room, target + view, target, 2.4, 3.0, 2.6, (0.3, 0.1))

    def placed(points):
        # The hair's own units look along +y.
        x, y, z = np.moveaxis(UNIT * points * [-1, -1, 1], -1, 0)
        depth = y - UNIT * head_depth(x / UNIT)
        z = z + client.ear[2]
        return np.stack([x, back(x, z) + 0.003 + lifted(depth, 0.003), z], -1)

    hair = style.grow(rng, density)
    hair = hair.join(halo(rng, hair, reach=style.flyaways))
    hair = in_view(hair, placed(hair.points[:, ::10]), target)
    traced_hair.add(rng, hair, style.dye, style.look, placed)


def lifted(depth, soft):
    """Depths as they are in front of the back, and pressed flat behind it."""
    return soft * np.logaddexp(0, depth / soft)


def in_view(hair, points, target):
    """The strands whose points, in the scene, come near the picture."""
    near = (abs(points - target)[..., [0, 2]] < np.array(VIEW) * 0.5 + 0.04).all(axis=-1).any(axis=1)
    return Strands(hair.points[near], hair.lock[near], hair.thickness[near])


class Back:
    """How far back hair hangs at x and z: it lies on head and cape, and bridges the neck."""

    CELL = 0.004

    def __init__(self, target):
        self.x = np.arange(-0.3, 0.3, self.CELL)
        self.z = np.arange(target[2] + 0.3, target[2] - 0.3, -self.CELL)
        graph = bpy.context.evaluated_depsgraph_get()
        far = np.array([[self._hit(graph, x, z) for x in self.x] for z in self.z])
        far = np.maximum(far, target[1] - 0.02 - 5 * self.x**2)
        for row in range(1, len(far)):
            far[row] = np.maximum(far[row], far[row - 1] - 0.25 * self.CELL)
        self.far = gaussian_filter(maximum_filter(far, 5), 0.012 / self.CELL)

    @staticmethod
    def _hit(graph, x, z):
        hit, place, *_ = bpy.context.scene.ray_cast(graph, (x, 1, z), (0, -1, 0))
        return place[1] if hit else -1

    def __call__(self, x, z):
        across, down = (x - self.x[0]) / self.CELL, (self.z[0] - z) / self.CELL
        return map_coordinates(self.far, [down, across], order=1, mode='nearest')
