"""Hair over a cape, from behind: a bob, a balayage, makeovers before and after."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import numpy as np

from hair.dye import Dye
from hair.light import FILL
from hair.locks import Grooming

from .. import drawn_hair, materials, people, scene, traced_hair
from ..long_hair import long_hair
from ..strands import Growth, cut, grow, roughen, sample_roots
from ..traced_hair import Traced

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
SMOOTH = Grooming(clumps=9, cling=0.35, frizz=0.004, stray_share=0.03, stray_reach=4, tip=0.6)
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
    ears and to the right. scale: of the hair. bare: whether head and neck are to be seen.
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
    bare: bool = False
    lamps: tuple = drawn_hair.LAMPS
    f_stop: float = 5.6
    skin: str = 'light'
    light: tuple = (52, 34, 9)
    traced: Traced | None = None


STYLES = {
    'bob': Style(
        3,
        partial(
            long_hair,
            groom=SMOOTH,
            end=-0.84,
            scissors=-0.74,
            layers=0.06,
            volume=0.7,
            hem=0.012,
            rise=0,
            tuck=0.24,
            flyaways=0.04,
            thinning=-0.2,
            unevenness=0,
        ),
        Dye('chestnut', 0.4, lock_variation=0.22, strand_variation=0.14),
        room='stations',
        shift=(0.35, -0.1),
        camera=(0.13, 1.0),
        collar=-0.038,
        height=-0.037,
        scale=0.9,
        lens=195,
        bare=True,
        f_stop=22,
        skin='olive',
        light=(80, 40, 4),
        traced=Traced(every=3, roughness=0.11, tint=(1.1, 0.85, 0.75)),
    ),
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
    client = people.Client(people.YOUNG_WOMAN, style.skin)
    client.body.visible_camera = style.bare
    client.cape(materials.cloth(style.cape), height=style.collar, frames=110)
    if style.bare:
        add_nape_hair(client, rng)
    origin = np.array([0, 0.016, client.ear[2]])

    target = np.array([-style.aside, 0.03, client.ear[2] + style.height])

    def placed(points):
        return target + style.scale * (drawn_hair.to_scene(points, origin) - target)

    camera = target + np.array([*style.camera, 0.07])
    scene.set_camera(camera, target, style.f_stop, focus=target + np.array([0, 0.05, 0]), lens=style.lens)
    key, rim, fill = style.light
    people.light(target, key, rim, fill)
    scene.add_backdrop(
        materials.picture(people.PHOTOS / f'{style.room}.jpg', 0.75), camera, target, 2.4, 3.0, 2.6, style.shift
    )
    if style.traced:
        rng = np.random.default_rng(style.seed)
        traced_hair.add(rng, style.grow(rng, density * style.traced.density), style.dye, style.traced, placed)
        return None
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


def add_nape_hair(client, rng):
    """A few short, fine hairs below the hairline."""

    def nape(positions):
        return client.scalp(positions, nape=-0.062, edge=0.03) * (positions[:, 1] > client.ear[1])

    roots, normals = sample_roots(client.vertices, client.triangles, 9000, rng, nape)
    down = np.array([0.0, 0, -1])
    growth = Growth(lift=0.5, thickness=0.003, step=0.001, stiffness=0.9, floor=0.0003)
    strands = grow(
        roots,
        normals + rng.normal(0, 0.35, normals.shape),
        lambda positions, origin: 0.6 * down + 0 * positions,
        0.008,
        client.obstacle(),
        rng,
        growth,
    )
    strands = cut(strands, rng.uniform(0.002, 0.007, len(roots)), growth.step, 6)
    scene.add_strands(roughen(strands, 0.0006, rng), materials.hair(0.75, 0.5, 0.4), 0.00003)
