"""A bob, from behind, above a cape."""

import numpy as np

from hair.dye import Dye
from hair.locks import Grooming, fill
from hair.vector import smooth_noise, smoothstep

from .. import materials, people, scene, traced_hair
from ..long_hair import halo, shortened
from ..traced_hair import Traced

# Meters per unit of the hair, whose height is 0 at the ears.
UNIT = 0.0675
CROWN, END, CUT = 1.62, -0.84, -0.74
SECTIONS, LOCKS, POINTS = 64, 760, 150
GROOM = Grooming(clumps=9, cling=0.35, frizz=0.004, stray_share=0.03, stray_reach=4, tip=0.6)


def build(_rng, density):
    client = people.Client(people.YOUNG_WOMAN, 'olive')
    client.cape(materials.cloth((0.05, 0.065, 0.052)), height=-0.038, frames=110)
    target = np.array([-0.004, 0.03, client.ear[2] - 0.004])
    camera = target + np.array([0.13, 1.0, 0.07])
    scene.set_camera(camera, target, 11, focus=target + np.array([0, 0.05, 0]), lens=255)
    people.light(target, 80, 40, 9)
    room = materials.picture(people.PHOTOS / 'plant.jpg', 0.75)
    scene.add_backdrop(room, camera, target, 2.4, 3.0, 2.6, (0.3, 0.1))
    origin = np.array([-0.0004, 0.0174, client.ear[2] - 0.0015])

    def placed(points):
        return origin + UNIT * points * np.array([-1, -1, 1])

    rng = np.random.default_rng(3)
    dye = Dye('chestnut', 0.4, lock_variation=0.22, strand_variation=0.14)
    # Freshly cut ends are blunt.
    look = Traced(every=3, roughness=0.11, tint=(1.1, 0.85, 0.75), tip=1)
    traced_hair.add(rng, bob(rng, 1.5 * density), dye, look, placed)


def bob(rng, density):
    """Strands from the crown, which is above the picture, to the cut."""
    along = np.linspace(0, 1, POINTS)
    section_azimuth = np.pi * 0.6 * (np.linspace(-1, 1, SECTIONS) + rng.normal(0, 1.2 / SECTIONS, SECTIONS))
    section_layer = rng.permutation(np.linspace(0, 1, SECTIONS))
    section = rng.integers(0, SECTIONS, LOCKS)
    under = rng.random(LOCKS) < 0.3
    layer = np.where(under, rng.uniform(-1, -0.3, LOCKS), section_layer[section] + rng.normal(0, 0.06, LOCKS))
    azimuth = section_azimuth[section] + rng.normal(0, 3.4 / SECTIONS, LOCKS)
    tips = END + rng.normal(0, 0.012, LOCKS)
    tips += np.where(under, 0.015, 0.06 * np.clip(layer, 0, 1) ** 2 * rng.uniform(0.2, 1.2, LOCKS))
    z = CROWN + along[None] * (tips - CROWN)[:, None]
    # Sections draw their locks together, each from a height of its own.
    below = -z + rng.normal(0, 0.3, SECTIONS)[section][:, None]
    low = smoothstep(below, -0.6, 2.1)
    gather = 0.7 * low * np.where(under, 0, 1)[:, None]
    azimuth = azimuth[:, None] * (1 - gather) + section_azimuth[section][:, None] * gather
    azimuth = azimuth + 0.05 * smooth_noise(rng, LOCKS, along, (0.5, 1.1), (1, 0.5))
    azimuth = azimuth + 0.09 * low * smooth_noise(rng, SECTIONS, along, (0.4, 0.9), (1, 0.5))[section]
    # Round at the skull, a little narrower at the neck, with ends that turn in.
    shape = np.sqrt(np.clip(1 - (np.maximum(z + 0.1, 0) / (CROWN + 0.16)) ** 2, 0.01, 1))
    shape *= (
        1
        - 0.05 * smoothstep(below, 0.2, 1.4)
        + 0.12 * smoothstep(below, 1.3, 3.2)
        - 0.12 * smoothstep(-z, -0.8 * END - 0.7, -END + 0.4)
    )
    shape *= 0.9 + 0.07 * layer[:, None]
    guides = np.stack([1.38 * np.sin(azimuth) * shape, -0.86 * np.cos(azimuth) * shape, z], -1)
    guides[..., 1] += 0.12 * smoothstep(along, 0.85, 1)[None]

    width = rng.uniform(0.05, 0.11, LOCKS) * np.where(under, 2.0, 1)
    profile = np.clip(1.0 + 0.22 * smooth_noise(rng, LOCKS, along, (0.7, 1.6), (0.6, 0.4)), 0.3, 1.6)
    profile = profile * (1 + 0.2 * smoothstep(along, 0.55, 1.0))[None]
    middle = azimuth[:, 0]
    normal = np.stack([np.sin(middle), -np.cos(middle), 0 * middle], -1)
    hair = fill(rng, guides, int(100 * density), width, width * 0.4, profile, GROOM, normal)
    hair.points = cut_below(rng, hair.points, CUT)
    hair.thickness *= 1 - 0.3 * smoothstep(along, 0.8, 1)[None].astype(np.float32)
    return hair.join(halo(rng, hair, reach=0.04))


def cut_below(rng, points, height):
    """Strands cut along one line, as even as by hand: fewer and fewer reach below it."""
    azimuth = np.arctan2(points[:, -1, 0], -points[:, -1, 1])
    line = height + 0.007 * np.sin(5 * azimuth + 1) + 0.003 * np.sin(17 * azimuth) + 0.004 * np.sin(47 * azimuth)
    line = line + rng.normal(0, 0.006, len(points)) - rng.exponential(0.009, len(points))
    above = points[..., 2] > line[:, None]
    last = np.minimum(np.where(above.all(axis=1), points.shape[1] - 1, above.argmin(axis=1)), points.shape[1] - 1)
    rows, before = np.arange(len(points)), np.maximum(last - 1, 0)
    high, low = points[rows, before, 2], points[rows, last, 2]
    part = np.clip((high - line) / np.maximum(high - low, 1e-6), 0, 1)
    return shortened(points, (before + part) / (points.shape[1] - 1))
