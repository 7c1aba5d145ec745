"""The shapes hair takes. Each function gives Strands; z is up, the camera looks along +y."""

import numpy as np

from .locks import Grooming, Strands, fill
from .vector import ramp, unit, wander


def curtain(
    rng, density, *, locks=190, strands=280, wave=0.16, length=1.2, depth=0.36, roll=0.11, order=0.28,
    drift=0.25, wide=(0.035, 0.10), groom=None, points=110
):
    """Hair that fills the picture: wave is the waves' height, length their length, order how far locks are
    out of step (0: all alike)."""
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
    guides[..., 1] = depth * deep[:, None] + roll * np.cos(turn + 0.5)
    guides[..., 1] += 0.03 * wander(rng, locks, along, (0.6, 1.4), (1, 0.5))
    guides[..., 2] = z[None]
    width = rng.uniform(*wide, locks)
    profile = np.clip(0.8 + 0.35 * wander(rng, locks, along, (0.7, 1.6), (0.6, 0.4)), 0.35, 1.6)
    return fill(rng, guides, int(strands * density), width, width * 0.55, profile, groom or Grooming())


def ringlets(
    rng, density, *, count=46, radius=(0.17, 0.25), pitch=(0.42, 0.56), parts=5, strands=150, spread=1.75, depth=0.8,
    top=1.75, bottom=-1.75, sway=0.10, points=230, groom=None, apart=0.30, opening=0.0
):
    """Spiral curls: each is a few flat locks wound side by side around one axis."""
    along = np.linspace(0, 1, points)
    z = top + (bottom - top) * along
    x = np.linspace(-spread, spread, count) + rng.normal(0, spread / count, count)
    deep = np.where(np.arange(count) % 2, 0.0, 1.0) * depth * 0.6 + rng.uniform(0, 0.4, count) * depth
    guides, normals, widths = [], [], []
    for i in range(count):
        size, rise = rng.uniform(*radius), rng.uniform(*pitch)
        hand, phase = (1 if rng.random() < 0.5 else -1), rng.random() * 2 * np.pi
        speed = 1 + 0.13 * wander(rng, 1, along, (0.8, 1.9), (1, 0.5))[0]
        turn = phase + hand * 2 * np.pi * np.cumsum(speed) / points * (top - bottom) / rise
        start = x[i] + sway * wander(rng, 1, along, (0.5, 1.2), (1, 0.4))[0]
        back = deep[i] + 0.06 * wander(rng, 1, along, (0.6, 1.3), (1, 0.5))[0]
        grown = size * (0.9 + opening * along + 0.12 * wander(rng, 1, along, (1.1, 2.4), (1, 0.6))[0])
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
    groom = groom or Grooming(clumps=6, cling=0.45, frizz=0.005, frizz_waves=(4, 11, 23), strays=0.03, stray_reach=6)
    return fill(rng, guides, int(strands * density), widths, 0.035 * np.ones(len(guides)), profile, groom, normals)


def coils(
    rng, density, *, count=2600, strands=9, radius=(0.040, 0.070), pitch=(0.060, 0.10), length=(0.6, 1.3),
    centre=(0.0, 1.0, -2.1), dome=1.7, points=170
):
    """Tight coils growing out of a round head of hair, whose edge stands against the light."""
    count = int(count * (0.5 + 0.5 * density))
    along = np.linspace(0, 1, points)
    facing = unit(np.stack([rng.normal(0, 1, count), -np.abs(rng.normal(0, 1, count)) * 0.8 + 0.15,
                            np.abs(rng.normal(0, 1, count))], -1))
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
    turn = hand * np.cumsum(speed, 1) / points * 2 * np.pi * reach[:, None] / rise + rng.random((count, 1)) * 6.28
    size = size * np.clip(1 + 0.25 * wander(rng, count, along, (2, 5), (1, 0.6)), 0.5, 1.6) * ramp(along, -0.05, 0.08)
    guides = spine + size[..., None] * (np.cos(turn)[..., None] * side + np.sin(turn)[..., None] * across)
    groom = Grooming(clumps=3, cling=0.35, frizz=0.0045, frizz_waves=(5, 14, 26), strays=0.12, stray_reach=4, uneven=0.25)
    n = max(4, int(strands * density**0.5))
    return fill(rng, guides, n, rng.uniform(0.010, 0.019, count), 0.010, 1.0, groom)


def braid(rng, density, *, strands=300, locks=26, flyaways=900, points=150):
    """A three-strand plait, hanging, with short hairs that left it."""
    z, along = np.linspace(1.9, -2.35, points), np.linspace(0, 1, points)
    shrink = 1 - 0.36 * along
    guides, widths = [], []
    for plait in range(3):
        turn = 2 * np.pi * (1.9 - z) / 1.32 * np.linspace(1, 1.12, points) + 2 * np.pi * plait / 3
        middle = np.stack([0.31 * shrink * np.sin(turn) + 0.22 * np.sin(1.1 * z + 0.3),
                           -0.17 * shrink * np.sin(2 * turn), z], -1)
        tangent = unit(np.gradient(middle, axis=0))
        normal = unit(np.array((0, -1.0, 0)) - tangent * -tangent[:, 1:2])
        side = np.cross(tangent, normal)
        for _ in range(locks):
            far, angle = np.sqrt(rng.random()), rng.random() * 2 * np.pi
            u, v = 0.205 * shrink * far * np.cos(angle), 0.135 * shrink * far * np.sin(angle)
            guides.append(middle + u[:, None] * side + v[:, None] * normal)
            widths.append(0.05 + 0.05 * rng.random())
    guides, widths = np.array(guides), np.array(widths)
    profile = np.clip(shrink[None] * (1 + 0.12 * wander(rng, len(guides), along, (3, 6), (1, 0.5))), 0.2, 2)
    groom = Grooming(clumps=5, cling=0.4, frizz=0.0034, frizz_waves=(3, 8, 18), strays=0.035, stray_reach=5.5)
    plait = fill(rng, guides, int(strands * density), widths, widths * 0.75, profile, groom)
    count = int(flyaways * (0.4 + 0.6 * density))
    which = rng.integers(0, len(plait.points), count)
    where = rng.integers(4, points - 30, count)
    start = plait.points[which, where]
    onward = unit(plait.points[which, where + 6] - start)
    middle = 0.22 * np.sin(1.1 * start[:, 2] + 0.3)
    outward = unit(np.stack([np.sign(start[:, 0] - middle + 1e-3) * (0.3 + rng.random(count)),
                             -0.5 * rng.random(count), rng.normal(0.1, 0.3, count)], -1))
    reach = rng.uniform(0.10, 0.55, count)[:, None, None]
    path = onward[:, None] * along[None, :, None] * 0.9 + outward[:, None] * (along**1.7)[None, :, None] * 0.42
    shake = np.stack([wander(rng, count, along, (1, 2), (1, 0.5)) for _ in range(3)], -1)
    loose = start[:, None] + reach * path + 0.012 * shake * along[None, :, None]
    thin = np.broadcast_to(0.75 - 0.45 * along, (count, points)).astype(np.float32)
    plait.points = np.concatenate([plait.points, loose.astype(np.float32)])
    plait.lock = np.r_[plait.lock, plait.lock[which]]
    plait.thickness = np.concatenate([plait.thickness, thin])
    return plait


def chignon(rng, density, *, ropes=44, strands=420, around=420, points=300):
    """A coiled bun of a few thick ropes on swept-back hair, seen from behind and above."""
    along = np.linspace(0, 1, points)
    guides, widths = [], []
    for _ in range(ropes):
        offset, twist = rng.normal(0, 1, 2) * 0.085, 2.2 * (1 + 0.15 * rng.normal()) * 2 * np.pi * along
        angle, out = 2 * np.pi * 2.6 * along - 1.2, 1.02 - 0.84 * along**0.9
        rise = 0.10 + 0.62 * along**1.1 - 0.75 * (1 - ramp(along, 0, 0.16)) - 0.55 * ramp(along, 0.9, 1)
        shift = offset[0] * np.cos(twist) - offset[1] * np.sin(twist), offset[0] * np.sin(twist) + offset[1] * np.cos(twist)
        spread = 1.35 - 0.35 * along
        r = out + shift[0] * spread
        guides.append(np.stack([r * np.cos(angle) * 1.06, -(rise + shift[1] * spread), r * np.sin(angle)], -1))
        widths.append(0.05 + 0.035 * rng.random())
    widths = np.array(widths)
    profile = np.clip(1 + 0.18 * wander(rng, ropes, along, (2, 5), (1, 0.5)), 0.4, 1.6) * (1 - 0.55 * ramp(along, 0.93, 1))
    groom = Grooming(clumps=6, cling=0.5, frizz=0.0042, frizz_waves=(4, 10, 22), strays=0.03, stray_reach=6)
    bun = fill(rng, np.array(guides), int(strands * density), widths, widths * 0.8, profile, groom)
    angle = np.linspace(0, 2 * np.pi, around, endpoint=False) + rng.normal(0, 0.02, around)
    angle = angle[:, None] + 0.55 * along[None] ** 1.5
    out = 3.2 - 2.35 * along
    swept = np.zeros((around, points, 3))
    swept[..., 0], swept[..., 2] = out * np.cos(angle), out * np.sin(angle)
    swept[..., 1] = 0.075 * out**2 * 1.15 - 0.08 + rng.normal(0, 0.03, (around, 1))
    swept[..., 1] += 0.02 * wander(rng, around, along, (1, 2), (1, 0.5))
    widths = rng.uniform(0.05, 0.10, around)
    groom = Grooming(clumps=5, cling=0.5, frizz=0.006, frizz_waves=(2, 5, 9), strays=0.02, stray_reach=5)
    return bun.join(fill(rng, swept, int(80 * density), widths, widths * 0.5, (1.9 - 1.1 * along)[None], groom))


def fall(
    rng, density, *, locks=330, strands=110, length=(4.2, 4.9), girth=(1.12, 0.62), wave=0.0, period=1.5, begin=1.2,
    groups=40, gather=0.0, ringlet=False, order=0.35, narrow=0.12, volume=1.0, groom=None, points=120, top=2.0
):
    """Long hair from behind, the head above the picture: locks hang from top and, `begin` further down, wind in
    groups that gather (0: not at all, 1: wholly); ringlet: each group at its own step and to either side.
    A quarter of the locks lies further in, so that no light shows between the others."""
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
    hand = (np.where(rng.random(groups) < 0.5, 1, -1) if ringlet else np.ones(groups))[group][:, None]
    start = (rng.random(groups) * 2 * np.pi if ringlet else one_way)[group][:, None]
    rate = (period * (1 + 0.10 * rng.normal(0, 1, groups)))[group][:, None] * (1 + 0.02 * rng.normal(0, 1, (locks, 1)))
    speed = 2 * np.pi * down / rate + 0.5 * wander(rng, groups, along, (0.7, 1.6), (1, 0.5))[group]
    turn = hand * speed + start + order * rng.normal(0, 1, (locks, 1))
    height = wave * ramp(down, begin, begin + 1.3) * (1 + 0.2 * rng.normal(0, 1, (locks, 1)))
    height = height * np.where(inner, 0.5, 1)
    guides[..., 0] += height * np.sin(turn)
    guides[..., 1] -= height * 0.9 * np.cos(turn)
    width = rng.uniform(0.05, 0.12, locks)
    profile = np.clip(1.0 + 0.25 * wander(rng, locks, along, (0.7, 1.6), (0.6, 0.4)), 0.3, 1.6)
    profile = profile * (1 - 0.72 * ramp(along, 0.70, 1.0))[None]
    normal = np.stack([np.sin(around), -np.cos(around), 0 * around], -1)
    groom = groom or Grooming(clumps=7, cling=0.6, frizz=0.006, strays=0.03, stray_reach=5, uneven=0.14, tip=0.4)
    return fill(rng, guides, int(strands * density), width, width * 0.45, profile, groom, normal)


def crop(
    rng, density, *, count=90000, long=0.62, short=0.10, lift=0.55, swirl=0.5, curl=0.03, points=16, gather=0.35
):
    """Short hair on a rounded surface, long at the top and tapered towards the bottom."""
    count = int(count * density)
    x, z = rng.uniform(-2.1, 2.1, count), rng.uniform(-1.9, 2.0, count)
    base = np.stack([x, 0.16 * x**2 + 0.05 * z**2, z], -1)
    out = unit(np.stack([-0.32 * x, np.ones(count), -0.10 * z], -1)) * -1
    flow = swirl * (np.sin(1.1 * x + 0.7) + 0.6 * np.sin(1.9 * z + 1.3 * x)) * 0.5
    tuft = np.stack([np.sin(9 * x + 3 * np.sin(4 * z)) * np.sin(7 * z + 2 * np.sin(5 * x)),
                     np.sin(8 * z + 2.5 * np.sin(6 * x) + 1) * np.sin(9 * x + z)], -1)
    lean = np.stack([flow + gather * tuft[:, 0], 0 * x, -1 + 0.25 * gather * tuft[:, 1]], -1)
    lean = unit(lean + rng.normal(0, 0.10, (count, 3)))
    size = short + (long - short) * ramp(z, -1.7, 1.3)
    size = size * (0.72 + 0.28 * rng.random(count)) * (1 + 0.10 * tuft[:, 1])
    along = np.linspace(0, 1, points)
    rise = lift * (1 - np.exp(-2.2 * along)) * 0.42
    path = lean[:, None] * along[None, :, None] + out[:, None] * rise[None, :, None]
    bend = np.stack([wander(rng, count, along, (0.7, 1.4), (1, 0.5)) for _ in range(3)], -1) * curl
    guides = base[:, None] + size[:, None, None] * path + bend * along[None, :, None]
    lock = (np.floor((x + 2.1) * 7 + 0.8 * np.sin(5 * z)) * 40 + np.floor((z + 1.9) * 5 + np.sin(6 * x))).astype(int)
    lock = np.unique(lock, return_inverse=True)[1]
    thick = (0.75 + 0.5 * rng.random((count, 1))) * (1 - 0.7 * along**2)[None]
    return Strands(guides.astype(np.float32), lock.reshape(-1), thick.astype(np.float32))


def pins():
    """Pearl-headed pins, set in an arc on the chignon: x, y, z and radius. They are pressed onto the hair when drawn."""
    angles, radii = np.radians([152, 131, 112, 94, 76, 57, 34]), [0.80, 0.76, 0.80, 0.75, 0.80, 0.76, 0.81]
    sizes = [0.036, 0.046, 0.040, 0.052, 0.040, 0.046, 0.036]
    return [(r * np.cos(a), -0.45, r * np.sin(a), size) for a, r, size in zip(angles, radii, sizes)]


def bow(rng, density, *, centre=(0.05, -0.16, 0.62), size=1.0, colour=(0.30, 0.36, 0.22), points=150):
    """A satin bow woven of threads: two loops, two tails and the knot. Gives one extra."""
    from .picture import Extra

    s = np.linspace(0, 1, points)
    threads = 420
    v = np.linspace(-1, 1, threads)[:, None]
    parts = []
    for side in (-1, 1):
        open_ = np.sin(np.pi * s) ** 0.8
        half = 0.05 + 0.13 * np.sin(np.pi * np.clip(s, 0.02, 0.98)) ** 0.7
        x = side * (0.02 + 0.40 * np.sin(np.pi * s) ** 0.9)
        y = -0.10 * np.cos(np.pi * s) * open_ - 0.02
        fold = 0.022 * np.sin(5 * v + side) * (1 - open_) + 0.018 * np.sin(3 * v + 4 * s + side)
        z = v * half + 0.10 * np.abs(x) - 0.02 * side
        parts.append(np.stack(np.broadcast_arrays(x + 0 * v, y + fold, z), -1))
        half = 0.045 + 0.055 * s
        x = side * (0.03 + 0.17 * s + 0.03 * np.sin(3 * s)) + v * half * 0.95
        z = -0.02 - 0.52 * s - 0.10 * side * s * v + 0.05 * np.abs(v) * s
        y = 0.03 - 0.05 * np.sin(4 * s + side) + 0.016 * np.sin(4 * v + 6 * s)
        parts.append(np.stack(np.broadcast_arrays(x, y, z), -1))
    turn = (s - 0.5) * np.pi * 1.1
    parts.append(np.stack(np.broadcast_arrays(
        v * (0.055 + 0.01 * np.cos(turn)), -0.085 - 0.06 * np.cos(turn) + 0.012 * np.sin(6 * v), 0.095 * np.sin(turn)), -1))
    cloth = np.concatenate(parts).astype(np.float32) * size + np.array(centre, np.float32)
    shade = np.array(colour) * (1 + 0.05 * rng.normal(0, 1, (len(cloth), 1, 1)))
    dyed = np.broadcast_to(shade, cloth.shape).astype(np.float32)
    return [Extra(cloth, np.ascontiguousarray(dyed), 0.0016 * size, 0.5)]
