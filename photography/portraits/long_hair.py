"""Hair that hangs down from the crown, seen from behind. z is up, the ears are at 0, and the camera looks along +y."""

import numpy as np

from hair.locks import Grooming, Strands, fill
from hair.vector import smooth_noise, smoothstep

TOP = 1.62


def long_hair(
    rng,
    density,
    *,
    end=-4.6,
    locks=760,
    strands=100,
    sections=64,
    layers=1.1,
    wave_height=0.0,
    wave_length=2.0,
    wave_start=0.3,
    gathering=0.7,
    spiral=0.35,
    volume=1.0,
    unevenness=0.3,
    hem=0.2,
    rise=0.75,
    tuck=0.3,
    bend=0.12,
    thinning=0.72,
    groom=None,
    points=150,
):
    """Strands from the crown, which is above the picture, to `end`.

    layers: how much shorter the outermost hair is cut. Each of the `sections` waves as one, from `wave_start` units
    below the ears, and draws its locks together (gathering 0: not at all, 1: fully). unevenness: how much shorter the
    shortest strand of a lock is than its longest. hem: how much locks differ in length. rise: how much higher hair
    ends at the sides. tuck: how much narrower it gets at its end. bend: how far its ends turn in. thinning: how much
    narrower locks are at their ends. spiral: how far waves move to the front and back as well.
    volume: how far the outer locks stand off.
    """
    along = np.linspace(0, 1, points)
    section_azimuth = np.pi * 0.6 * (np.linspace(-1, 1, sections) + rng.normal(0, 1.2 / sections, sections))
    section_layer = rng.permutation(np.linspace(0, 1, sections))
    section = rng.integers(0, sections, locks)
    under = rng.random(locks) < 0.3
    layer = np.where(under, rng.uniform(-1, -0.3, locks), section_layer[section] + rng.normal(0, 0.06, locks))
    azimuth = section_azimuth[section] + rng.normal(0, 3.4 / sections, locks)
    tips = end + rise * np.sin(azimuth) ** 4 + rng.normal(0, hem, locks)
    tips = tips + np.where(
        under, 0.25 * min(1, layers), layers * np.clip(layer, 0, 1) ** 2 * rng.uniform(0.2, 1.2, locks)
    )
    z = TOP + along[None] * (tips - TOP)[:, None]

    # Waves begin, and hair meets the shoulders, a little higher or lower from section to section.
    below = -z + rng.normal(0, 0.3, sections)[section][:, None]
    low = smoothstep(below, wave_start - 0.9, wave_start + 1.8)
    gather = gathering * low * np.where(under, 0, 1)[:, None]
    azimuth = azimuth[:, None] * (1 - gather) + section_azimuth[section][:, None] * gather
    azimuth = azimuth + 0.05 * smooth_noise(rng, locks, along, (0.5, 1.1), (1, 0.5))
    azimuth = azimuth + 0.09 * low * smooth_noise(rng, sections, along, (0.4, 0.9), (1, 0.5))[section]
    # Round at the skull, a little narrower at the neck, wide on the shoulders, narrow at the ends.
    round_skull = np.sqrt(np.clip(1 - (np.maximum(z + 0.1, 0) / (TOP + 0.16)) ** 2, 0.01, 1))
    hang = 1 - 0.05 * smoothstep(below, 0.2, 1.4) + 0.12 * smoothstep(below, 1.3, 3.2)
    hang = hang - tuck * smoothstep(-z, -0.8 * end - 0.7, -end + 0.4)
    shape = round_skull * hang * (0.9 + 0.1 * volume * layer[:, None])
    guides = np.stack([1.38 * np.sin(azimuth) * shape, -0.86 * np.cos(azimuth) * shape, z], -1)

    if wave_height:
        lengths = (wave_length * rng.normal(1, 0.12, sections))[section][:, None]
        # All waves go to one side: in both directions they would look woven. Neighbors move alike to the front
        # and back, or they would pass through each other.
        common = 2 * np.pi * (TOP - z) / wave_length + 1.6 * np.sin(1.9 * azimuth) + 1.3 * np.sin(6.1 * azimuth + 2)
        own = 2 * np.pi * (TOP - z) / lengths + rng.normal(0, 0.9, sections)[section][:, None]
        own = own + 1.6 * np.sin(1.9 * azimuth) + 0.12 * rng.normal(0, 1, (locks, 1))
        own = own + 0.6 * smooth_noise(rng, sections, along, (0.7, 1.6), (1, 0.5))[section]
        height = wave_height * low * rng.uniform(0.65, 1.3, sections)[section][:, None]
        height = height * np.where(under, 0.5, 1)[:, None]
        guides[..., 0] += height * np.sin(own)
        guides[..., 1] -= height * (spiral * np.cos(own) + (1 - spiral) * 0.35 * np.cos(common))
    # Ends turn in toward the back.
    guides[..., 1] += bend * smoothstep(along, 0.85, 1)[None]

    width = rng.uniform(0.05, 0.11, locks) * np.where(under, 2.0, 1)
    profile = np.clip(1.0 + 0.22 * smooth_noise(rng, locks, along, (0.7, 1.6), (0.6, 0.4)), 0.3, 1.6)
    profile = profile * (1 - thinning * smoothstep(along, 0.55, 1.0))[None]
    middle = azimuth[:, 0]
    normal = np.stack([np.sin(middle), -np.cos(middle), 0 * middle], -1)
    hair = fill(rng, guides, int(strands * density), width, width * 0.4, profile, groom or Grooming(), normal)
    if unevenness:
        hair.points = shortened(hair.points, 1 - unevenness * rng.random(len(hair.points)))
    return hair


def halo(rng, hair, share=0.02, reach=0.15):
    """Short and broken hairs that stand off from the others, seen against the room."""
    picked = rng.choice(len(hair.points), int(share * len(hair.points)), replace=False)
    points = hair.points[picked]
    along = np.linspace(0, 1, points.shape[1])
    outward = points * np.array([1, 1, 0], np.float32)
    outward /= np.maximum(np.linalg.norm(outward, axis=-1, keepdims=True), 0.1)
    start = rng.uniform(0, 0.8, (len(picked), 1))
    leaving = np.clip((along[None] - start) / 0.35, 0, 1) ** 1.3 * reach * rng.random((len(picked), 1)) ** 1.5
    sway = (
        reach * 0.8 * smooth_noise(rng, len(picked), along, (1.2, 2.6), (1, 0.5)) * np.clip((along - 0.15) / 0.4, 0, 1)
    )
    points = points + leaving[..., None] * outward
    points[..., 0] += sway * rng.random((len(picked), 1)) ** 2
    thickness = 0.55 * np.ones(points.shape[:2]) * (1 - 0.6 * along[None])
    # They end where they like, not at the cut.
    points = shortened(points, rng.uniform(0.35, 1.0, len(picked)))
    return Strands(points.astype(np.float32), hair.lock[picked], thickness.astype(np.float32))


def shortened(points, fraction):
    """The first `fraction` (0 to 1, per strand) of each strand, in as many points."""
    last = points.shape[1] - 1
    at = np.linspace(0, last, last + 1)[None] * fraction[:, None]
    low = np.minimum(at.astype(int), last - 1)
    rows = np.arange(len(points))[:, None]
    return points[rows, low] + (at - low)[..., None].astype(np.float32) * (points[rows, low + 1] - points[rows, low])
