"""Hair worn loose. Each function gives Strands; z is up, the camera looks along +y."""

import numpy as np

from .locks import Grooming, fill
from .vector import ramp, unit, wander


def curtain(
    rng,
    density,
    *,
    locks=190,
    strands=280,
    wave=0.16,
    length=1.2,
    depth=0.36,
    roll=0.11,
    order=0.28,
    drift=0.25,
    wide=(0.035, 0.10),
    layered=0.0,
    groom=None,
    points=110
):
    """Hair that fills the picture: wave is the waves' height, length their length, order how far locks are
    out of step (0: all alike). layered: how far locks keep their order from front to back (1: wholly), whatever their
    step; where they do not, one dives through another and seems to be cut off."""
    along = np.linspace(0, 1, points)
    x = np.sort(rng.uniform(-1.9, 1.9, locks))
    deep = rng.random(locks) ** 1.3
    z = 1.6 - 3.2 * along
    phase = 0.9 * x + 0.5 * np.sin(1.7 * x + 1) + rng.normal(0, order, locks)
    height = wave * (1 + 0.3 * rng.normal(0, 1, locks))
    period = length * (1 + 0.06 * rng.normal(0, 1, locks))
    turn = 2 * np.pi * (1.6 - z)[None] / period[:, None] + phase[:, None]
    guides = np.zeros((locks, points, 3))
    guides[..., 0] = x[:, None] + height[:, None] * np.sin(turn) + drift * np.sin(0.9 * z + 0.6)[None]
    guides[..., 0] += 0.05 * wander(rng, locks, along, (0.5, 1.1), (1, 0.5))
    even = 2 * np.pi * (1.6 - z)[None] / length + (0.9 * x + 0.5 * np.sin(1.7 * x + 1))[:, None]
    guides[..., 1] = depth * deep[:, None] + roll * np.cos(turn + layered * (even - turn) + 0.5)
    guides[..., 1] += 0.03 * wander(rng, locks, along, (0.6, 1.4), (1, 0.5))
    guides[..., 2] = z[None]
    width = rng.uniform(*wide, locks)
    profile = np.clip(0.8 + 0.35 * wander(rng, locks, along, (0.7, 1.6), (0.6, 0.4)), 0.35, 1.6)
    return fill(rng, guides, int(strands * density), width, width * 0.55, profile, groom or Grooming())


def ringlets(
    rng,
    density,
    *,
    count=26,
    radius=(0.105, 0.128),
    pitch=(0.58, 0.74),
    parts=5,
    strands=150,
    spread=1.75,
    depth=0.42,
    top=1.75,
    bottom=-1.75,
    sway=0.02,
    points=160,
    groom=None,
    apart=0.62
):
    """Spiral curls: each is a few flat locks wound side by side around one axis."""
    along = np.linspace(0, 1, points)
    z = top + (bottom - top) * along
    x = np.linspace(-spread, spread, count) + rng.normal(0, 0.15 * spread / count, count)
    deep = np.where(np.arange(count) % 2, 0.0, depth) + rng.uniform(0, 0.2, count) * depth
    guides, normals, widths = [], [], []
    for i in range(count):
        size, rise = rng.uniform(*radius), rng.uniform(*pitch)
        hand, phase = (1 if rng.random() < 0.5 else -1), rng.random() * 2 * np.pi
        speed = 1 + 0.13 * wander(rng, 1, along, (0.8, 1.9), (1, 0.5))[0]
        turn = phase + hand * 2 * np.pi * np.cumsum(speed) / points * (top - bottom) / rise
        start = x[i] + sway * wander(rng, 1, along, (0.5, 1.2), (1, 0.4))[0]
        back = deep[i] + 0.03 * wander(rng, 1, along, (0.6, 1.3), (1, 0.5))[0]
        grown = size * (0.9 + 0.12 * wander(rng, 1, along, (1.1, 2.4), (1, 0.6))[0])
        for part in range(parts):
            lag = turn + (part - (parts - 1) / 2) * apart / parts * 2 * np.pi * hand + rng.normal(0, 0.06)
            own = grown * (1 + 0.06 * rng.normal()) + 0.02 * wander(rng, 1, along, (2, 5), (1, 0.5))[0]
            outward = np.stack([np.cos(lag), np.sin(lag), 0 * lag], -1)
            guides.append(np.stack([start, back, z], -1) + own[:, None] * outward)
            normals.append(outward)
            widths.append(rise * apart / parts * rng.uniform(0.75, 1.3))
    guides, normals, widths = np.array(guides), np.array(normals), np.array(widths)
    tangent = unit(np.gradient(guides, axis=1))
    normals = unit(normals - (normals * tangent).sum(-1, keepdims=True) * tangent)
    profile = np.clip(0.95 + 0.25 * wander(rng, len(guides), along, (1.5, 4), (1, 0.5)), 0.4, 1.6)
    groom = groom or Grooming(
        clumps=6, cling=0.45, frizz=0.005, frizz_waves=(4, 11, 23), strays=0.03, stray_reach=6
    )
    return fill(
        rng, guides, int(strands * density), widths, 0.035 * np.ones(len(guides)), profile, groom, normals
    )


def coils(
    rng,
    density,
    *,
    count=2600,
    strands=9,
    radius=(0.040, 0.070),
    pitch=(0.060, 0.10),
    length=(0.6, 1.3),
    centre=(0.0, 1.0, -2.1),
    dome=1.7,
    points=170
):
    """Tight coils growing out of a round head of hair, whose edge stands against the light."""
    count = int(count * (0.5 + 0.5 * density))
    along = np.linspace(0, 1, points)
    facing = unit(
        np.stack(
            [
                rng.normal(0, 1, count),
                -np.abs(rng.normal(0, 1, count)) * 0.8 + 0.15,
                np.abs(rng.normal(0, 1, count)),
            ],
            -1,
        )
    )
    reach = rng.uniform(*length, count) * (0.9 + 0.1 * rng.random(count))
    spine = np.zeros((count, points, 3))
    for axis in range(3):
        bend = 0.10 * wander(rng, count, along, (0.5, 1.3, 2.6), (1, 0.7, 0.35)) * ramp(along, 0, 0.5)
        spine[..., axis] = centre[axis] + facing[:, None, axis] * (dome + reach[:, None] * along) + bend
    spine[..., 2] -= 0.12 * along**2
    tangent = unit(np.gradient(spine, axis=1))
    side = unit(np.cross(tangent, [0.31, 0.52, 0.79]))
    across = np.cross(tangent, side)
    size, rise = rng.uniform(*radius, (count, 1)), rng.uniform(*pitch, (count, 1))
    hand = np.where(rng.random((count, 1)) < 0.5, 1, -1)
    speed = 1 + 0.22 * wander(rng, count, along, (1.5, 4), (1, 0.6))
    turn = (
        hand * np.cumsum(speed, 1) / points * 2 * np.pi * reach[:, None] / rise
        + rng.random((count, 1)) * 6.28
    )
    size = (
        size
        * np.clip(1 + 0.25 * wander(rng, count, along, (2, 5), (1, 0.6)), 0.5, 1.6)
        * ramp(along, -0.05, 0.08)
    )
    guides = spine + size[..., None] * (np.cos(turn)[..., None] * side + np.sin(turn)[..., None] * across)
    groom = Grooming(
        clumps=3, cling=0.35, frizz=0.0045, frizz_waves=(5, 14, 26), strays=0.12, stray_reach=4, uneven=0.25
    )
    n = max(4, int(strands * density**0.5))
    return fill(rng, guides, n, rng.uniform(0.010, 0.019, count), 0.010, 1.0, groom)


def fall(
    rng,
    density,
    *,
    locks=330,
    strands=110,
    length=(4.2, 4.9),
    girth=(1.12, 0.62),
    wave=0.0,
    period=1.5,
    begin=1.2,
    groups=40,
    gather=0.0,
    order=0.35,
    narrow=0.12,
    volume=1.0,
    layered=0.0,
    groom=None,
    points=120,
    top=2.0
):
    """Long hair from behind, the head above the picture: locks hang from top and, `begin` further down, wind in
    groups that gather (0: not at all, 1: wholly), all to one side: to either, they cross like weaving.
    A quarter of the locks lies further in, so that no light shows between the others. layered: as in curtain."""
    along = np.linspace(0, 1, points)
    around = rng.uniform(-1, 1, locks) * np.pi * 0.62
    layer = rng.random(locks) ** 0.7
    down = along[None] * rng.uniform(*length, locks)[:, None]
    centres = np.linspace(-1, 1, groups) * np.pi * 0.60
    depths = np.where(np.arange(groups) % 3 == 0, 0.35, 0.9)
    group = np.argmin((around[:, None] - centres) ** 2 * 6 + (layer[:, None] - depths) ** 2, 1)
    inner = rng.random((locks, 1)) < 0.28
    pull = gather * ramp(down, begin * 0.5, begin + 0.9) * np.where(inner, 0, 1)
    angle = around[:, None] * (1 - pull) + centres[group][:, None] * pull
    layer = layer[:, None] * (1 - pull) + depths[group][:, None] * pull
    shape = (1 - narrow * ramp(down, 0.5, 2.2) + 0.10 * ramp(down, 2.2, 4.5)) * (0.80 + 0.22 * layer * volume)
    shape = shape * (1 + 0.03 * wander(rng, groups, along, (0.6, 1.3), (1, 0.5))[group])
    guides = np.zeros((locks, points, 3))
    guides[..., 0] = girth[0] * np.sin(angle) * shape
    guides[..., 1] = -girth[1] * np.cos(angle) * shape
    guides[..., 2] = top - down
    guides[..., :2] *= np.where(inner, 0.80, 1)[..., None]
    one_way = 1.5 * np.sin(2.3 * centres) + rng.normal(0, 0.45, groups)
    start = one_way[group][:, None]
    rate = (period * (1 + 0.10 * rng.normal(0, 1, groups)))[group][:, None] * (
        1 + 0.02 * rng.normal(0, 1, (locks, 1))
    )
    speed = 2 * np.pi * down / rate + 0.5 * wander(rng, groups, along, (0.7, 1.6), (1, 0.5))[group]
    apart = order * rng.normal(0, 1, (locks, 1))
    turn = speed + start + apart
    height = wave * ramp(down, begin, begin + 1.3) * (1 + 0.2 * rng.normal(0, 1, (locks, 1)))
    height = height * np.where(inner, 0.5, 1)
    guides[..., 0] += height * np.sin(turn)
    guides[..., 1] -= height * 0.9 * np.cos(turn - layered * apart)
    width = rng.uniform(0.05, 0.12, locks) * np.where(inner[:, 0], 2.0, 1)
    profile = np.clip(1.0 + 0.25 * wander(rng, locks, along, (0.7, 1.6), (0.6, 0.4)), 0.3, 1.6)
    profile = profile * (1 - 0.72 * ramp(along, 0.70, 1.0))[None]
    normal = np.stack([np.sin(around), -np.cos(around), 0 * around], -1)
    groom = groom or Grooming(
        clumps=7, cling=0.6, frizz=0.006, strays=0.03, stray_reach=5, uneven=0.14, tip=0.4
    )
    return fill(rng, guides, int(strands * density), width, width * 0.45, profile, groom, normal)
