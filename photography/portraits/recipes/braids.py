"""A child with two braids, from behind."""

import numpy as np
from hair.dye import Dye
from hair.locks import Grooming, Strands, fill
from hair.styled import braid

from .. import drawn_hair, materials, people, scene
from ..strands import lift_off, locks, roughen, sample_roots

POINTS = 150
# Units of the braid per unit of the hair.
BRAID = 0.42


def build(rng, density):
    client = people.Client(people.GIRL, 'olive')
    client.cape(materials.cloth((0.30, 0.115, 0.06)), height=-0.016, length=0.42, frames=70)
    client.shade_scalp(0.25)
    obstacle = client.obstacle()
    unit = client.scale

    def scalp(positions):
        jagged = 0.0004 * np.sin(positions[:, 1] * 900) + 0.0003 * np.sin(positions[:, 2] * 1500)
        return client.scalp(positions, nape=-0.04) * (np.abs(positions[:, 0] + jagged) > 0.0007)

    roots, _ = sample_roots(client.vertices, client.triangles, int(60000 * density), rng, scalp)
    lens, target = 140, np.array([0.0, client.center[1], client.ear[2] - 0.075])
    camera = target + np.array([0.1, 1.2, 0.1])
    parts, elastics = [], []
    for side in (-1, 1):
        tie = client.ear * [0, 1, 1] + unit * np.array([side * 0.05, 0.058, -0.04])
        combed = lift_off(comb(roots[np.sign(roots[:, 0]) == side], tie, client.center, rng), obstacle, 0.0006)
        combed = roughen(seen(combed, client.center, camera), 0.0016, rng, (1, 3))
        thickness = rng.uniform(0.8, 1.2, (len(combed), 1)).repeat(POINTS, 1).astype(np.float32)
        points = drawn_hair.from_scene(combed, target).astype(np.float32)
        parts.append(Strands(points, locks(combed, 50, rng)[1], thickness))
        top = drawn_hair.from_scene(tie, target)
        plait = hanging(rng, density, side, top)
        parts += plait[0]
        elastics += [(top, 0.13), (plait[1], 0.09)]
    drawn = parts[0]
    for part in parts[1:]:
        drawn = drawn.join(part)
    drawn_hair.shadow(drawn_hair.to_scene(drawn.points[::5], target), 0.0003)

    scene.set_camera(camera, target, 5, focus=target + np.array([0, 0.09, 0]), lens=lens)
    people.light(target, key=50, rim=32, fill=8)
    scene.add_backdrop(
        materials.picture(people.PHOTOS / 'booster.jpg', 0.75), camera, target, 2.0, 2.4, 3.0, (0.1, -0.2)
    )
    return drawn_hair.recipe(
        1,
        lambda *_: drawn,
        Dye('chestnut', 0.24, lock_variation=0.12),
        target,
        camera,
        target,
        lens,
        strand_thickness=0.0022,
        gloss=0.7,
        exposure=1.7,
        shading_scale=1,
        ribbon=lambda rng: bands(rng, elastics),
    )


def comb(roots, tie, center, rng):
    """Strands drawn tight over the head from their roots to the point `tie`."""
    first, last = roots - center, tie + rng.normal(0, 0.004, roots.shape) - center
    lengths = [np.linalg.norm(vectors, axis=1)[:, None] for vectors in (first, last)]
    angle = np.arccos(np.clip((first / lengths[0] * last / lengths[1]).sum(axis=1), -1, 1))[:, None, None]
    t = np.linspace(0, 1, POINTS)[None, :, None]
    arc = np.sin((1 - t) * angle) * (first / lengths[0])[:, None] + np.sin(t * angle) * (last / lengths[1])[:, None]
    arc /= np.sin(angle)
    depth = (0.0005 + 0.004 * rng.random(len(roots)))[:, None, None] * np.sin(np.pi * t) ** 0.5
    return center + arc * (lengths[0][:, None] * (1 - t) + lengths[1][:, None] * t + depth)


def seen(strands, center, camera):
    """The part of each strand on the camera's side of the head."""
    view = (camera - center) / np.linalg.norm(camera - center)
    facing = (strands - center) @ view > -0.005
    start = np.where(facing.any(axis=1), facing.argmax(axis=1), POINTS - 2)[:, None]
    at = start + (POINTS - 1 - start) * np.linspace(0, 1, POINTS)
    low = np.minimum(at.astype(int), POINTS - 2)
    rows, mix = np.arange(len(strands))[:, None], (at - low)[..., None]
    return strands[rows, low] * (1 - mix) + strands[rows, low + 1] * mix


def hanging(rng, density, side, top):
    """A braid that hangs from `top` with a loose end, and the point where the end begins."""
    strands = braid(rng, 0.5 * density, flyaways=700, bottom=-2.9)
    along = np.clip((1.9 - strands.points[..., 2:]) / (1.9 + 2.9), 0, 1)
    narrow = np.interp(along, [0, 0.1, 0.92, 1], [0.4, 1, 1, 0.5])
    axis = [0.22, 0, 1.9]
    place = (strands.points - axis) * BRAID * np.concatenate([narrow * side, narrow, narrow**0], axis=2)
    strands.points = (top + place + along * [-side * 0.1, -0.25, 0]).astype(np.float32)
    strands.thickness *= 0.4 * BRAID
    end = strands.points[:, -1].mean(axis=0)
    t = np.linspace(0, 1, POINTS)
    guides = end + 0.5 * t[:, None] * np.array([0.1 * side, -0.1, -1]) + rng.normal(0, 0.015, (14, 1, 3))
    guides = guides + rng.normal(0, 0.05, (14, 1, 3)) * t[:, None]
    groom = Grooming(cling=0.4, frizz=0.003, length_variation=0.5, tip=0.3)
    tuft = fill(rng, guides, int(120 * density), 0.04, 0.03, 1 - 0.4 * t, groom)
    return [strands, tuft], end


def bands(rng, elastics):
    """Threads of an elastic around each of the points `elastics`, with their radii."""
    angle = np.linspace(0, 2 * np.pi, 60)
    threads = []
    for center, radius in elastics:
        for across, out in rng.normal(0, 0.022, (240, 2)):
            ring = np.stack([np.cos(angle), np.sin(angle), 0 * angle], axis=1) * (radius + abs(out))
            threads.append(center + ring + [0, 0, across])
    points = np.array(threads, np.float32)
    return points, np.broadcast_to(np.array((0.20, 0.30, 0.22), np.float32), points.shape)
