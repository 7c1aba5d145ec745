"""Long hair over a cape, from behind: makeovers before and after."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np
from hair.dye import Dye
from hair.locks import Grooming
from hair.loose import long_hair

from .. import drawn_hair, materials, people, scene

LENS = 112
BLACK = (0.022, 0.022, 0.024)
BALAYAGE = dict(
    end=-4.8, layers=0.25, wave_height=0.13, wave_length=2.1, clumping=0.4, phase_jitter=0.35, depth_order=0.8
)
CURLS = dict(
    wave_height=0.15, wave_length=0.85, wave_start=-1.6, clumping=0.9, groups=30, phase_jitter=0.25, depth_order=0.8
)
HEALTHY = Grooming(clumps=6, cling=0.5, frizz=0.012, stray_share=0.05, stray_reach=5, length_variation=0.32, tip=0.25)
DRY = Grooming(clumps=10, cling=0.35, frizz=0.016, stray_share=0.14, stray_reach=3.5, length_variation=0.3, tip=0.3)
PAINTED = Dye(
    'beige',
    0.2,
    lock_variation=0.16,
    strand_variation=0.12,
    gradient=0.55,
    gradient_start=0.3,
    gradient_stop=1.05,
    stagger=0.24,
    highlight_share=0.2,
    highlight_strength=0.1,
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
        4, partial(long_hair, groom=HEALTHY, **BALAYAGE), PAINTED, room='waiting', camera=(-0.3, 1.12), cape=BLACK
    ),
    'color-after': Style(7, partial(long_hair, groom=HEALTHY, **BALAYAGE), PAINTED),
    'color-before': Style(
        7, partial(long_hair, groom=DRY, end=-4.8, wave_height=0.04, layers=0.2), GROWN_OUT, gloss=0.35
    ),
    'curls-before': Style(
        19,
        partial(long_hair, groom=DRY, wave_height=0.05, wave_length=1.1, phase_jitter=1.2),
        Dye('chestnut', 0.4),
        gloss=0.3,
        exposure=1.4,
        room='mirror',
        cape=BLACK,
    ),
    'curls-after': Style(
        19, partial(long_hair, groom=HEALTHY, **CURLS), Dye('chestnut', 0.46), exposure=1.8, room='mirror', cape=BLACK
    ),
}


def build(rng, density, style):
    style = STYLES[style]
    client = people.Client(people.YOUNG_WOMAN, 'light')
    # Whatever of the head is in the frame is under the hair.
    client.body.visible_camera = False
    client.cape(materials.cloth(style.cape), height=-0.016, frames=110)
    origin = np.array([0, 0.016, client.ear[2]])

    # Only its shadow on the back: the strands themselves are drawn over this picture.
    strands = style.grow(np.random.default_rng(style.seed), 0.15).points
    drawn_hair.shadow(drawn_hair.to_scene(strands[np.abs(strands[:, 0, 0]) < 0.65], origin), 0.0003)

    target = np.array([0.0, 0.03, client.ear[2] - 0.175])
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
        # A fifth smaller than life: long_hair() is wide, and both shoulders have to show.
        0.8 * LENS,
        strand_thickness=0.0030,
        gloss=style.gloss,
        exposure=style.exposure,
    )
