"""Styled hair and accessories. z is up and the camera looks along +y."""

import numpy as np

from .locks import Grooming, Strands, fill, part
from .vector import normalize, smooth_noise, smoothstep


def braid(rng, density, *, flyaways):
    """A hanging three-strand braid with flyaway hairs."""
    strands, locks, points = 420, 34, 200
    z, along = np.linspace(1.9, -2.35, points), np.linspace(0, 1, points)
    shrink = 1 - 0.36 * along
    guides, widths = [], []
    for strand_index in range(3):
        angle = 2 * np.pi * (1.9 - z) / 1.32 * np.linspace(1, 1.12, points) + 2 * np.pi * strand_index / 3
        center = np.stack(
            [0.31 * shrink * np.sin(angle) + 0.22 * np.sin(1.1 * z + 0.3), -0.26 * shrink * np.sin(2 * angle), z], -1
        )
        # Where it passes between the others it is pressed together.
        squeeze = shrink * (0.58 + 0.42 * np.sin(angle) ** 2)
        tangent = normalize(np.gradient(center, axis=0))
        normal = normalize(np.array((0, -1.0, 0)) - tangent * -tangent[:, 1:2])
        side = np.cross(tangent, normal)
        for _ in range(locks):
            radius, angle = np.sqrt(rng.random()), rng.random() * 2 * np.pi + 0.7 * np.sin(5 * along + strand_index)
            radius = squeeze * radius * (1 + 0.10 * smooth_noise(rng, 1, along, (3, 7), (1, 0.5))[0])
            u, v = 0.205 * radius * np.cos(angle), 0.145 * radius * np.sin(angle)
            guides.append(center + u[:, None] * side + v[:, None] * normal)
            widths.append(rng.uniform(0.03, 0.075))
    guides, widths = np.array(guides), np.array(widths)
    profile = np.clip(shrink[None] * (1 + 0.12 * smooth_noise(rng, len(guides), along, (3, 6), (1, 0.5))), 0.2, 2)
    groom = Grooming(clumps=8, cling=0.3, frizz=0.0034, frizz_frequencies=(3, 8, 18), stray_share=0.02, stray_reach=5)
    braid_strands = fill(rng, guides, int(strands * density), widths, widths * 0.75, profile, groom)
    count = int(flyaways * (0.4 + 0.6 * density))
    source = rng.integers(0, len(braid_strands.points), count)
    start_point = rng.integers(4, points - 30, count)
    start = braid_strands.points[source, start_point]
    onward = normalize(braid_strands.points[source, start_point + 6] - start)
    center = 0.22 * np.sin(1.1 * start[:, 2] + 0.3)
    outward = normalize(
        np.stack(
            [
                np.sign(start[:, 0] - center + 1e-3) * (0.3 + rng.random(count)),
                -0.5 * rng.random(count),
                rng.normal(0.1, 0.3, count),
            ],
            -1,
        )
    )
    length = rng.uniform(0.12, 0.5, count)[:, None, None]
    path = onward[:, None] * along[None, :, None] * 0.9 + outward[:, None] * (along**1.6)[None, :, None] * 0.22
    shake = np.stack([smooth_noise(rng, count, along, (1, 2), (1, 0.5)) for _ in range(3)], -1)
    loose = start[:, None] + length * path + 0.045 * shake * along[None, :, None]
    thin = np.broadcast_to(0.6 - 0.35 * along, (count, points)).astype(np.float32)
    braid_strands.points = np.concatenate([braid_strands.points, loose.astype(np.float32)])
    braid_strands.lock = np.r_[braid_strands.lock, braid_strands.lock[source]]
    braid_strands.thickness = np.concatenate([braid_strands.thickness, thin])
    return braid_strands


def chignon(rng, density, *, strands, swept=16000, points=190):
    """A low bun on swept-back hair: two twisted strands wound into a coil, seen from behind.

    The coil begins under itself and ends in its own middle, so that no end shows.
    """
    along = np.linspace(0, 1, points)
    turn = 2 * np.pi * 1.75 * along + 0.6
    rise, sink = smoothstep(along, 0, 0.2), smoothstep(along, 0.84, 1)
    coil = (0.70 - 0.44 * along - 0.18 * sink) * (0.12 + 0.88 * rise) + 0.03 * smooth_noise(
        rng, 1, along, (1.3, 2.9), (1, 0.6)
    )[0]
    outward = np.stack([np.cos(turn), 0 * turn, np.sin(turn)], -1)
    center = coil[:, None] * outward * np.array((1.12, 1, 0.94))
    center[:, 1] = -0.12 - 0.56 * along + 0.95 * sink
    rope = (0.27 - 0.09 * along) * (1 + 0.07 * smooth_noise(rng, 1, along, (2, 4.5), (1, 0.6))[0])
    twist = 2 * np.pi * (5.2 * along + 0.10 * smooth_noise(rng, 1, along, (1, 2.3), (1, 0.6))[0])
    guides = []
    for lock in range(64):
        radius, angle = np.sqrt(rng.random()), 2 * np.pi * rng.random()
        u, v = (0.62 if lock % 2 else -0.62) + 0.62 * radius * np.cos(angle), 0.62 * radius * np.sin(angle)
        wander = 1 + 0.05 * smooth_noise(rng, 1, along, (1.5, 4), (1, 0.5))[0]
        across = rope * wander * (u * np.cos(twist) - v * np.sin(twist))
        toward = rope * wander * (u * np.sin(twist) + v * np.cos(twist))
        guides.append(center + across[:, None] * outward - toward[:, None] * np.array((0, 1.0, 0)))
    widths = rng.uniform(0.045, 0.095, len(guides))
    profile = np.clip(1 + 0.2 * smooth_noise(rng, len(guides), along, (2, 5), (1, 0.5)), 0.4, 1.6)
    groom = Grooming(clumps=7, cling=0.4, frizz=0.004, frizz_frequencies=(3, 8, 17), stray_share=0.03, stray_reach=7)
    bun = fill(rng, np.array(guides), int(strands * density), widths, widths * 0.5, profile, groom)
    # The head: strands come from the hairline, from the sides a little downward, and run in under the coil.
    count, radius = int(swept * density), 3.4 - 3.05 * along
    far = smoothstep(radius, 0.5, 3.4)
    for sheet, parting in enumerate((0.4, 0.2, 0.1)):
        arc = 1.4 * rng.uniform(-np.pi, np.pi, count)
        across, behind, lock = part(rng, arc, along, 0.10, parting)
        loose = rng.random(count) < 0.012
        frizz = 0.004 * np.where(loose, rng.uniform(3, 9, count), 1)[:, None]
        angle = across / 1.4 + frizz * smooth_noise(rng, count, along, (0.8, 2.2, 5), (1, 0.6, 0.3))
        angle = angle + (0.75 * np.cos(angle) + 0.10 * np.sin(3 * angle + 1)) * far
        y = 0.085 * radius**2 - 0.10 + 0.10 * sheet + (behind - 0.02 * loose)[:, None] * (0.35 + 0.13 * radius)
        head = np.stack([radius * np.cos(angle), y, radius * np.sin(angle)], -1).astype(np.float32)
        thickness = np.repeat(rng.uniform(0.75, 1.2, (count, 1)), points, 1).astype(np.float32)
        bun = bun.join(Strands(head, lock, thickness))
    return bun


def pins():
    """Pearl-headed pins in an arc on the chignon: x, y, z, radius. render() moves them onto the hair."""
    angles, radii = np.radians([152, 131, 112, 94, 76, 57, 34]), [0.56, 0.52, 0.55, 0.50, 0.55, 0.51, 0.56]
    sizes = [0.036, 0.046, 0.040, 0.052, 0.040, 0.046, 0.036]
    return [(r * np.cos(a), -0.45, r * np.sin(a), size) for a, r, size in zip(angles, radii, sizes)]


def bow(rng):
    """A small satin bow of parallel threads: two gathered loops, two tails and the knot. Returns points and colors."""
    center, color = (0.05, -0.22, 0.55), (0.25, 0.31, 0.19)
    s = np.linspace(0, 1, 150)
    v = np.linspace(-1, 1, 520)[:, None]
    parts = []
    for side, reach, tail in ((-1, 0.37, 0.42), (1, 0.33, 0.50)):
        opening = np.sin(np.pi * s) ** 0.8
        half = 0.035 + 0.125 * np.sin(np.pi * np.clip(s, 0.02, 0.98)) ** 0.8
        x = side * (0.02 + reach * np.sin(np.pi * s) ** 0.9 * (1 - 0.16 * v**2 + 0.05 * side * v))
        pleats = 0.030 * np.sin(6.5 * v + 0.8 * side + 1.5 * s) + 0.012 * np.sin(13 * v + side)
        y = -0.085 * np.cos(np.pi * s) * opening - 0.02 + pleats * (1 - 0.75 * opening)
        y = y + 0.024 * np.sin(2.6 * v + 3 * s + side) * opening
        z = v * half + 0.16 * np.abs(x) - 0.55 * x**2 - 0.02 * side - 0.04 * np.cos(np.pi * s) * opening
        parts.append(np.stack(np.broadcast_arrays(x, y, z), -1))
        half = 0.028 + 0.055 * s**0.7
        turn = 0.5 * np.sin(3.4 * s + 1.5 * side)
        x = side * (0.02 + 0.15 * s + 0.05 * np.sin(4 * s)) + v * half * np.cos(turn)
        z = -0.02 - tail * s - 0.04 * side * s * v + 0.05 * np.abs(v) * s**4
        y = 0.04 - 0.05 * np.sin(5 * s + side) * s + v * half * np.sin(turn) + 0.012 * np.sin(6 * v) * (1 - s)
        parts.append(np.stack(np.broadcast_arrays(x, y, z), -1))
    angle = (s - 0.5) * np.pi * 1.1
    x = v * (0.052 - 0.008 * np.abs(np.sin(angle))) + 0.012 * np.sin(angle)
    y = -0.085 - 0.055 * np.cos(angle) + 0.014 * np.sin(5.5 * v + 0.8 * np.sin(angle))
    parts.append(np.stack(np.broadcast_arrays(x, y, 0.082 * np.sin(angle) + 0.008 * v), -1))
    cloth = np.concatenate(parts).astype(np.float32) + np.array(center, np.float32)
    # The woven edge is a little lighter.
    edge = np.tile(np.where(np.abs(v) > 0.965, 1.3, 1.0), (len(parts), 1))[..., None]
    shade = np.array(color) * edge * (1 + 0.08 * rng.normal(0, 1, (len(cloth), 1, 1)))
    return cloth, np.broadcast_to(shade, cloth.shape).astype(np.float32)
