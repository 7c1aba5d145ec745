"""Hair that is put up, and what holds it. z is up, the camera looks along +y."""

import numpy as np

from .locks import Grooming, fill
from .vector import ramp, unit, wander


def braid(rng, density, *, strands=300, locks=26, flyaways=900, points=150):
    """A three-strand plait, hanging, with short hairs that left it."""
    z, along = np.linspace(1.9, -2.35, points), np.linspace(0, 1, points)
    shrink = 1 - 0.36 * along
    guides, widths = [], []
    for plait in range(3):
        turn = 2 * np.pi * (1.9 - z) / 1.32 * np.linspace(1, 1.12, points) + 2 * np.pi * plait / 3
        middle = np.stack(
            [
                0.31 * shrink * np.sin(turn) + 0.22 * np.sin(1.1 * z + 0.3),
                -0.17 * shrink * np.sin(2 * turn),
                z,
            ],
            -1,
        )
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
    outward = unit(
        np.stack(
            [
                np.sign(start[:, 0] - middle + 1e-3) * (0.3 + rng.random(count)),
                -0.5 * rng.random(count),
                rng.normal(0.1, 0.3, count),
            ],
            -1,
        )
    )
    reach = rng.uniform(0.12, 0.60, count)[:, None, None]
    path = (
        onward[:, None] * along[None, :, None] * 0.9 + outward[:, None] * (along**1.3)[None, :, None] * 0.26
    )
    shake = np.stack([wander(rng, count, along, (1, 2), (1, 0.5)) for _ in range(3)], -1)
    loose = start[:, None] + reach * path + 0.030 * shake * along[None, :, None]
    thin = np.broadcast_to(0.75 - 0.45 * along, (count, points)).astype(np.float32)
    plait.points = np.concatenate([plait.points, loose.astype(np.float32)])
    plait.lock = np.r_[plait.lock, plait.lock[which]]
    plait.thickness = np.concatenate([plait.thickness, thin])
    return plait


def chignon(rng, density, *, ropes=44, strands=420, around=420, points=300):
    """A coiled bun of a few thick ropes on swept-back hair, seen from behind and above.

    Ropes begin under the coil that they then wind around, so that no end shows.
    """
    along = np.linspace(0, 1, points)
    guides, widths = [], []
    for _ in range(ropes):
        offset, twist = np.clip(rng.normal(0, 1, 2), -1.5, 1.5) * 0.085, 2.2 * (1 + 0.15 * rng.normal()) * 2 * np.pi * along
        angle, out = 2 * np.pi * 2.6 * along - 1.2, 1.02 - 0.90 * along**0.9 - 0.50 * (1 - ramp(along, 0.03, 0.17))
        rise = 0.10 + 0.62 * along**1.1 - 0.75 * (1 - ramp(along, 0, 0.08)) - 0.40 * ramp(along, 0.90, 1)
        shift = offset[0] * np.cos(twist) - offset[1] * np.sin(twist), offset[0] * np.sin(twist) + offset[
            1
        ] * np.cos(twist)
        spread = 1.35 - 0.35 * along
        r = out + shift[0] * spread
        guides.append(
            np.stack([r * np.cos(angle) * 1.06, -(rise + shift[1] * spread), r * np.sin(angle)], -1)
        )
        widths.append(0.05 + 0.035 * rng.random())
    widths = np.array(widths)
    profile = np.clip(1 + 0.18 * wander(rng, ropes, along, (2, 5), (1, 0.5)), 0.4, 1.6) * (
        1 - 0.55 * ramp(along, 0.93, 1)
    )
    groom = Grooming(clumps=6, cling=0.5, frizz=0.0042, frizz_waves=(4, 10, 22), strays=0.03, stray_reach=6)
    bun = fill(rng, np.array(guides), int(strands * density), widths, widths * 0.8, profile, groom)
    angle = np.linspace(0, 2 * np.pi, around, endpoint=False) + rng.normal(0, 0.02, around)
    angle = angle[:, None] + 0.55 * along[None] ** 1.5
    out = 3.2 - 2.95 * along
    swept = np.zeros((around, points, 3))
    swept[..., 0], swept[..., 2] = out * np.cos(angle), out * np.sin(angle)
    swept[..., 1] = 0.075 * out**2 * 1.15 - 0.08 + rng.normal(0, 0.03, (around, 1))
    swept[..., 1] += 0.02 * wander(rng, around, along, (1, 2), (1, 0.5))
    widths = rng.uniform(0.05, 0.10, around)
    groom = Grooming(clumps=5, cling=0.5, frizz=0.006, frizz_waves=(2, 5, 9), strays=0.02, stray_reach=5)
    return bun.join(
        fill(rng, swept, int(80 * density), widths, widths * 0.5, (1.9 - 1.1 * along)[None], groom)
    )


def pins():
    """Pearl-headed pins, set in an arc on the chignon: x, y, z, radius. Drawing presses them onto the hair."""
    angles, radii = np.radians([152, 131, 112, 94, 76, 57, 34]), [0.80, 0.76, 0.80, 0.75, 0.80, 0.76, 0.81]
    sizes = [0.036, 0.046, 0.040, 0.052, 0.040, 0.046, 0.036]
    return [(r * np.cos(a), -0.45, r * np.sin(a), size) for a, r, size in zip(angles, radii, sizes)]


def bow(rng, *, centre=(0.05, -0.24, 0.62), size=1.0, colour=(0.30, 0.36, 0.22), points=150):
    """A satin bow woven of threads: two loops, two tails and the knot. Gives points and colours."""
    s = np.linspace(0, 1, points)
    v = np.linspace(-1, 1, 420)[:, None]
    parts = []
    for side in (-1, 1):
        open_ = np.sin(np.pi * s) ** 0.8
        half = 0.05 + 0.13 * np.sin(np.pi * np.clip(s, 0.02, 0.98)) ** 0.7
        x = side * (0.02 + 0.40 * np.sin(np.pi * s) ** 0.9) * (1 - 0.10 * v**2)
        y = -0.10 * np.cos(np.pi * s) * open_ - 0.02
        fold = 0.022 * np.sin(5 * v + side) * (1 - open_) + 0.018 * np.sin(3 * v + 4 * s + side)
        z = v * half + 0.10 * np.abs(x) - 0.02 * side - 0.045 * np.cos(np.pi * s) * open_
        parts.append(np.stack(np.broadcast_arrays(x, y + fold, z), -1))
        half = 0.045 + 0.055 * s
        x = side * (0.03 + 0.17 * s + 0.03 * np.sin(3 * s)) + v * half * 0.95
        z = -0.02 - 0.52 * s - 0.10 * side * s * v + 0.05 * np.abs(v) * s
        y = 0.03 - 0.05 * np.sin(4 * s + side) + 0.016 * np.sin(4 * v + 6 * s)
        parts.append(np.stack(np.broadcast_arrays(x, y, z), -1))
    turn = (s - 0.5) * np.pi * 1.1
    parts.append(
        np.stack(
            np.broadcast_arrays(
                v * (0.055 + 0.01 * np.cos(turn)),
                -0.085 - 0.06 * np.cos(turn) + 0.012 * np.sin(6 * v),
                0.095 * np.sin(turn),
            ),
            -1,
        )
    )
    cloth = np.concatenate(parts).astype(np.float32) * size + np.array(centre, np.float32)
    shade = np.array(colour) * (1 + 0.05 * rng.normal(0, 1, (len(cloth), 1, 1)))
    dyed = np.broadcast_to(shade, cloth.shape).astype(np.float32)
    return cloth, dyed
