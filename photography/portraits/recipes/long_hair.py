"""Long hair over a cape, from behind: makeovers before and after."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np
from hair.dye import Dye
from hair.locks import Grooming

from .. import drawn_hair, materials, people, scene
from ..long_hair import long_hair

LENS = 112
# long_hair() is wide, and both shoulders have to show.
SCALE = 0.8
BLACK = (0.022, 0.022, 0.024)
WAVES = dict(end=-4.9, layers=1.3, wave_height=0.17, wave_length=2.3)
CURLS = dict(wave_height=0.16, wave_length=1.15, wave_start=-0.6, spiral=1, sections=44, gathering=0.9, volume=1.6)
HEALTHY = Grooming(clumps=7, cling=0.45, frizz=0.010, stray_share=0.04, stray_reach=5, tip=0.25)
DRY = Grooming(clumps=10, cling=0.3, frizz=0.016, stray_share=0.14, stray_reach=3.5, tip=0.4)
PAINTED = Dye(
    'beige',
    0.24,
    lock_variation=0.12,
    strand_variation=0.1,
    gradient=0.5,
    gradient_start=0.25,
    gradient_stop=0.95,
    stagger=0.1,
    roots=1,
    tips=-4.8,
)
GROWN_OUT = Dye(
    'brass',
    0.3,
    lock_variation=0.08,
    gradient=0.42,
    gradient_start=0.42,
    gradient_stop=0.66,
    stagger=0.12,
    roots=1,
    tips=-4.8,
)


@dataclass(frozen=True)
class Style:
    """A head of hair and where it is photographed. camera: x and y from the hair, in meters."""

    seed: int
    grow: Callable
    dye: Dye
    gloss: float = 0.85
    exposure: float = 1.2
    room: str = 'plant'
    shift: tuple = (0.3, 0.1)
    camera: tuple = (0.16, 1.3)
    cape: tuple = (0.05, 0.065, 0.052)


STYLES = {
    'balayage': Style(
        4, partial(long_hair, groom=HEALTHY, **WAVES), PAINTED, room='waiting', camera=(-0.3, 1.12), cape=BLACK
    ),
    'color-after': Style(7, partial(long_hair, groom=HEALTHY, **WAVES), PAINTED),
    'color-before': Style(7, partial(long_hair, groom=DRY, end=-4.5, wave_height=0.04), GROWN_OUT, gloss=0.35),
    'curls-before': Style(
        19,
        partial(long_hair, groom=DRY, wave_height=0.05, wave_length=1.1),
        Dye('chestnut', 0.4),
        gloss=0.3,
        exposure=1.4,
        room='mirror',
        cape=BLACK,
    ),
    'curls-after': Style(
        19,
        partial(long_hair, groom=HEALTHY, **CURLS),
        Dye('chestnut', 0.44, lock_variation=0.12),
        gloss=0.6,
        exposure=1.8,
        room='mirror',
        cape=BLACK,
    ),
}


def build(rng, density, style):
    style = STYLES[style]
    client = people.Client(people.YOUNG_WOMAN, 'light')
    # Whatever of the head is in the frame is under the hair.
    client.body.visible_camera = False
    client.cape(materials.cloth(style.cape), height=-0.016, frames=110)
    origin = np.array([0, 0.016, client.ear[2]])

    target = np.array([0.0, 0.03, client.ear[2] - 0.175])
    # Only its shadow on the back: the strands themselves are drawn over this picture. Those at the sides lie in the cape.
    strands = style.grow(np.random.default_rng(style.seed), 0.15).points
    strands = drawn_hair.to_scene(strands[np.abs(strands[..., 0]).max(axis=1) < 1.05], origin)
    drawn_hair.shadow(target + SCALE * (strands - target), 0.0003)

    camera = target + np.array([*style.camera, 0.07])
    scene.set_camera(camera, target, 5.6, focus=target + np.array([0, 0.05, 0]), lens=LENS)
    people.light(target, key=52, rim=34, fill=9)
    scene.add_backdrop(
        materials.picture(people.PHOTOS / f'{style.room}.jpg', 0.75), camera, target, 2.4, 3.0, 2.6, style.shift
    )
    return drawn_hair.recipe(
        style.seed,
        style.grow,
        style.dye,
        origin,
        camera,
        target,
        SCALE * LENS,
        strand_thickness=0.0019,
        softness=0.012,
        ambient=(0.52, 0.43, 0.36),
        gloss=style.gloss,
        exposure=style.exposure,
    )
