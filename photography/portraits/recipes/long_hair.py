"""Long hair over a cape, from behind: a balayage, makeovers before and after."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import numpy as np

from hair.dye import Dye
from hair.light import FILL
from hair.locks import Grooming

from .. import drawn_hair, materials, people, scene
from ..long_hair import long_hair

# Ends are below the picture: straight or wavy, they look like a brush.
END = -6.4
BLACK = (0.022, 0.022, 0.024)
WAVES = {
    'end': END,
    'locks': 1100,
    'layers': 1.3,
    'wave_height': 0.16,
    'wave_length': 2.3,
    'wave_start': -0.3,
    'spiral': 0.3,
    'sections': 54,
    'gathering': 0.5,
    'flyaways': 0.3,
}
DRIED_OUT = {
    'end': END,
    'locks': 1000,
    'wave_height': 0.12,
    'wave_length': 2.6,
    'wave_start': -0.5,
    'gathering': 0.5,
    'flyaways': 0.25,
}
CURLS = {
    'end': END,
    'locks': 1100,
    'wave_height': 0.18,
    'wave_length': 1.5,
    'wave_start': -0.4,
    'spiral': 0.5,
    'sections': 46,
    'gathering': 0.6,
    'volume': 1.6,
    'flyaways': 0.35,
}
UNDEFINED = {
    'end': END,
    'wave_height': 0.095,
    'wave_length': 1.15,
    'wave_start': -0.4,
    'gathering': 0.5,
    'volume': 3.0,
    'flyaways': 0.35,
}
HEALTHY = Grooming(clumps=7, cling=0.35, frizz=0.013, stray_share=0.1, stray_reach=5, tip=0.25)
CURLY = Grooming(clumps=8, cling=0.3, frizz=0.016, stray_share=0.13, stray_reach=4, tip=0.25)
FRIZZY = Grooming(
    clumps=10, cling=0.35, frizz=0.026, frizz_frequencies=(5, 12, 24), stray_share=0.35, stray_reach=3.5, tip=0.4
)
DRY = Grooming(
    clumps=10, cling=0.3, frizz=0.024, frizz_frequencies=(3, 8, 16), stray_share=0.2, stray_reach=3.5, tip=0.4
)
# Without it the outline at the left is a black band.
FROM_LEFT = replace(FILL, direction=(-0.7, -0.8, 0.1), power=(0.5, 0.42, 0.34), cell_size=0.034, absorption=0.25)
PAINTED = Dye(
    'beige',
    0.24,
    lock_variation=0.12,
    strand_variation=0.1,
    gradient=0.5,
    gradient_start=0.18,
    gradient_stop=1.0,
    stagger=0.2,
    roots=1,
    tips=-4.8,
)
GROWN_OUT = Dye(
    'brass',
    0.26,
    lock_variation=0.12,
    strand_variation=0.08,
    gradient=0.42,
    gradient_start=0.2,
    gradient_stop=0.85,
    stagger=0.3,
    roots=1,
    tips=-4.8,
)


@dataclass(frozen=True)
class Style:
    """A head of hair and where it is photographed, in meters.

    camera: x and y from the hair. collar: height of the cape's. height and aside: of the middle of the picture, from the
    ears and to the right. scale: of the hair.
    """

    seed: int
    grow: Callable
    dye: Dye
    gloss: float = 0.65
    sheen_tint: float = 0.0
    exposure: float = 1.2
    room: str = 'plant'
    shift: tuple = (0.3, 0.1)
    camera: tuple = (0.16, 1.3)
    cape: tuple = (0.05, 0.065, 0.052)
    collar: float = -0.016
    height: float = -0.175
    aside: float = 0.0
    scale: float = 0.8
    lens: float = 142
    lamps: tuple = drawn_hair.LAMPS


STYLES = {
    'balayage': Style(
        4,
        partial(long_hair, groom=HEALTHY, **WAVES | {'wave_height': 0.17, 'wave_length': 2.0, 'sections': 48}),
        PAINTED,
        gloss=0.45,
        exposure=1.1,
        room='waiting',
        camera=(-0.3, 1.2),
        cape=BLACK,
        aside=0.055,
        lens=165,
    ),
    'color-after': Style(
        7,
        partial(long_hair, groom=HEALTHY, **WAVES),
        PAINTED,
        gloss=0.45,
        exposure=1.1,
        aside=-0.042,
        lens=170,
        lamps=(*drawn_hair.LAMPS, FROM_LEFT),
    ),
    'color-before': Style(
        7,
        partial(long_hair, groom=DRY, **DRIED_OUT),
        GROWN_OUT,
        gloss=0.2,
        exposure=1.1,
        aside=-0.042,
        lens=170,
        lamps=(*drawn_hair.LAMPS, FROM_LEFT),
    ),
    'curls-before': Style(
        19,
        partial(long_hair, groom=FRIZZY, **UNDEFINED),
        Dye('chestnut', 0.4, lock_variation=0.16, strand_variation=0.12),
        gloss=0.3,
        exposure=1.55,
        room='mirror',
        cape=BLACK,
        aside=0.038,
        lens=180,
    ),
    'curls-after': Style(
        19,
        partial(long_hair, groom=CURLY, **CURLS),
        Dye('chestnut', 0.4, lock_variation=0.16, strand_variation=0.12),
        gloss=0.3,
        sheen_tint=0.5,
        exposure=1.85,
        room='mirror',
        cape=BLACK,
        aside=0.038,
        lens=180,
    ),
}


def build(rng, density, style):
    style = STYLES[style]
    client = people.Client(people.YOUNG_WOMAN, 'light')
    client.body.visible_camera = False
    client.cape(materials.cloth(style.cape), height=style.collar, frames=110)
    origin = np.array([0, 0.016, client.ear[2]])

    target = np.array([-style.aside, 0.03, client.ear[2] + style.height])

    def placed(points):
        return target + style.scale * (drawn_hair.to_scene(points, origin) - target)

    camera = target + np.array([*style.camera, 0.07])
    scene.set_camera(camera, target, 5.6, focus=target + np.array([0, 0.05, 0]), lens=style.lens)
    people.light(target, key=52, rim=34, fill=9)
    scene.add_backdrop(
        materials.picture(people.PHOTOS / f'{style.room}.jpg', 0.75), camera, target, 2.4, 3.0, 2.6, style.shift
    )
    # Only its shadow on the back: the strands themselves are drawn over this picture.
    drawn_hair.shadow(placed(style.grow(np.random.default_rng(style.seed), 0.3).points), 0.0003)
    return drawn_hair.recipe(
        style.seed,
        style.grow,
        style.dye,
        origin,
        camera,
        target,
        style.scale * style.lens,
        strand_thickness=0.0019,
        softness=0.012,
        ambient=(0.52, 0.43, 0.36),
        lamps=style.lamps,
        gloss=style.gloss,
        sheen_tint=style.sheen_tint,
        exposure=style.exposure,
    )
