"""A bob, from behind, above the collar of a sweater."""

import numpy as np

from hair.dye import Dye
from hair.locks import Grooming
from hair.vector import smoothstep

from .. import materials, people, scene, traced_hair
from ..long_hair import halo, long_hair, shortened
from ..traced_hair import Traced

# Meters per unit of the hair, whose height is 0 at the ears.
UNIT = 0.0675
# The width of the hair, compared with that of long hair.
NARROW = 0.86
END, CUT = -0.84, -0.74
# Width of a tuft of strands at the cut, in radians around the head.
TUFT = 0.009
# Of each light: where it is, seen from the middle of the picture, power in watts, size, color.
LIGHTS = (
    ((1.1, 0.45, 0.25), 66, 0.35, (1, 0.9, 0.77)),
    ((-1.2, -0.1, 0.6), 18, 0.5, (1, 0.86, 0.7)),
    ((-0.4, 1.3, -0.3), 8, 1.0, (1, 0.9, 0.78)),
)
GROOM = Grooming(clumps=9, cling=0.35, frizz=0.004, stray_share=0.03, stray_reach=4, tip=0.6)


def build(_rng, density):
    client = people.Client(people.YOUNG_WOMAN, 'olive')
    client.cape(materials.cloth((0.05, 0.065, 0.052)), height=-0.027, frames=110)
    target = np.array([0.004, 0.03, client.ear[2] - 0.045])
    camera = target + np.array([0.13, 1.0, 0.05])
    scene.set_camera(camera, target, 36, focus=target + np.array([0, 0.05, 0]), lens=215)
    for position, power, size, color in LIGHTS:
        scene.add_area_light(target + position, target, power, size, color)
    scene.set_world((0.95, 0.87, 0.78), 0.08)
    room = materials.picture(people.PHOTOS / 'plant.jpg', 0.75)
    scene.add_backdrop(room, camera, target, 2.4, 3.0, 2.6, (0.3, 0.1))
    origin = np.array([-0.0004, 0.0174, client.ear[2] - 0.0015])

    def placed(points):
        return origin + UNIT * points * np.array([-NARROW, -1, 1])

    rng = np.random.default_rng(3)
    dye = Dye('chestnut', 0.34, lock_variation=0.3, strand_variation=0.2)
    # Freshly cut ends are blunt.
    look = Traced(every=3, roughness=0.11, tint=(1.0, 0.9, 0.82), tip=1)
    traced_hair.add(rng, bob(rng, 1.5 * density), dye, look, placed)


def bob(rng, density):
    """Strands from the crown, which is above the picture, to the cut."""
    hair = long_hair(
        rng,
        density,
        end=END,
        layers=0.06,
        volume=0.7,
        unevenness=0,
        hem=0.012,
        rise=0,
        tuck=0.14,
        bend=0.03,
        thinning=-0.2,
        groom=GROOM,
    )
    hair.points = cut_below(rng, hair.points, CUT)
    along = np.linspace(0, 1, hair.points.shape[1])
    hair.thickness *= 1 - 0.3 * smoothstep(along, 0.8, 1)[None].astype(np.float32)
    return hair.join(halo(rng, hair, reach=0.04))


def cut_below(rng, points, height):
    """Strands cut along one line, as even as by hand: fewer and fewer reach below it."""
    azimuth = np.arctan2(points[:, -1, 0], -points[:, -1, 1])
    line = height + 0 * azimuth
    # Strands end in tufts, which stay together to the tip.
    tuft = np.digitize(azimuth, np.arange(-np.pi, np.pi, TUFT))
    middle = (np.bincount(tuft, azimuth) / np.maximum(np.bincount(tuft), 1))[tuft]
    line = line + rng.normal(0, 0.002, tuft.max() + 1)[tuft]
    line = line + rng.normal(0, 0.002, len(points)) + rng.exponential(0.004, len(points))
    above = points[..., 2] > line[:, None]
    last = np.minimum(np.where(above.all(axis=1), points.shape[1] - 1, above.argmin(axis=1)), points.shape[1] - 1)
    rows, before = np.arange(len(points)), np.maximum(last - 1, 0)
    high, low = points[rows, before, 2], points[rows, last, 2]
    part = np.clip((high - line) / np.maximum(high - low, 1e-6), 0, 1)
    cut = shortened(points, (before + part) / (points.shape[1] - 1))
    gathered = 0.7 * smoothstep(np.linspace(0, 1, cut.shape[1]), 0.88, 1) * (middle - azimuth)[:, None]
    cos, sin = np.cos(gathered), np.sin(gathered)
    x, y = cut[..., 0].copy(), cut[..., 1].copy()
    cut[..., 0], cut[..., 1] = cos * x - sin * y, sin * x + cos * y
    return cut
