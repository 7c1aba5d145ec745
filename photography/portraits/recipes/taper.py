"""A man's taper, from behind and the side: from bare skin above the collar to short hair at the crown."""

import numpy as np

from hair.dye import Dye
from hair.locks import Strands
from hair.vector import smooth_field, smoothstep

from .. import materials, people, scene, traced_hair
from ..strands import Growth, cut, flyaways, grow, lock, locks, roughen, sample_roots, spaced
from ..traced_hair import Traced

POINTS = 10
# Of a strand, in meters.
LONGEST = 0.03
# Of each light: where it is, seen from the middle of the picture, power in watts, size, color.
LIGHTS = (
    ((1.1, 0.45, 0.45), 60, 0.35, (1, 0.92, 0.82)),
    ((-1.2, 0.3, 0.6), 16, 0.5, (1, 0.86, 0.7)),
    ((-0.2, 1.3, -0.3), 8, 1.0, (1, 0.9, 0.78)),
)


def build(rng, density):
    client = people.Client(people.YOUNG_MAN, 'tan', creases=0.06)
    client.cape(materials.cloth((0.02, 0.021, 0.023)), height=-0.008, length=0.5, frames=34)
    # What shines through of the stubble in the skin; the rest of the fade is the length of the hair.
    client.shade_scalp(0.75, nape=-0.03, edge=0.05, ears=0.016)
    obstacle = client.obstacle()
    unit = client.scale

    angle = np.radians(30)
    right = np.array([-np.cos(angle), np.sin(angle), 0])
    target = np.array([0.0, client.center[1] + 0.01, client.ear[2] - 0.003]) + 0.027 * right
    camera = target + np.array([np.sin(angle), np.cos(angle), 0.02])

    def height_of(positions):
        # The fade is higher at the sides, and most of all around the ears.
        from_ear = np.linalg.norm((abs(positions * [1, 0, 0]) + positions * [0, 1, 1] - client.ear) / unit, axis=1)
        height = (positions[:, 2] - client.ear[2]) / unit - 1.5 * positions[:, 0] ** 2 / unit
        return height + 0.026 - 0.05 * np.exp(-((from_ear / 0.045) ** 2))

    def scalp(positions):
        return client.scalp(positions, nape=-0.072, edge=0.02, ears=0.016) * (positions[:, 1] > client.ear[1] - 0.07)

    roots, normals = sample_roots(client.vertices, client.triangles, int(1200000 * density), rng, scalp)
    # Evenly spaced, because clusters would look like moth-eaten fur; toward the neck ever more of them are missing.
    even = spaced(roots, 0.0004 / density**0.5, rng)
    there = rng.random(len(even)) < np.interp(height_of(roots[even]), [-0.062, -0.035, -0.01, 0.03], [0, 0.4, 0.7, 1])
    roots, normals = roots[even[there]], normals[even[there]]
    # Hair behind the outline is hidden by the head.
    seen = (normals * (camera - roots)).sum(axis=1) > -0.1
    roots, normals = roots[seen], normals[seen]
    height = height_of(roots)
    fade = [-0.05, -0.036, -0.022, -0.006, 0.012, 0.032, 0.055, 0.09]
    length = np.interp(height, fade, [0.00015, 0.00025, 0.0005, 0.0013, 0.0035, 0.007, 0.011, 0.018])
    uneven = np.interp(height, fade, [0.4, 0.4, 0.35, 0.3, 0.18, 0.1, 0.08, 0.08])
    length = length * np.exp(uneven * rng.normal(0, 1, len(roots)))
    thickness = np.interp(height, fade, [0.5, 0.55, 0.62, 0.74, 0.86, 0.95, 1, 1])
    thickness = thickness * np.exp(0.18 * rng.normal(0, 1, len(roots)))
    turn = np.interp(height, fade, [0.4, 0.35, 0.3, 0.22, 0.14, 0.1, 0.1, 0.1])[:, None]
    wander = smooth_field(rng)

    def comb(positions, origin):
        # Down, a little toward the middle, and nowhere quite parallel.
        x, height = origin[:, 0] - 0.006, origin[:, 2] - client.ear[2]
        sideways = -5 * x + 0.3 * wander(origin[:, 0] / 0.03, height / 0.03)
        return 0.9 * np.stack([sideways, 0 * x, -1 + 0 * x], axis=1)

    growth = Growth(lift=0.75, thickness=0.004, step=0.001, spread=0.01, weight=0.03, stiffness=0.9, floor=0.0002)
    strands = grow(roots, normals + turn * rng.normal(0, 1, normals.shape), comb, LONGEST, obstacle, rng, growth, 0.3)
    strands = cut(strands, length, growth.step, POINTS)
    # cut() leaves 2% of a strand, longer than the stubble.
    short = np.minimum(length / (0.02 * LONGEST), 1)[:, None, None]
    strands = strands[:, :1] + short * (strands - strands[:, :1])
    strands = lock(strands, 18, 0.2 * smoothstep(length, 0.002, 0.01), rng)
    strands = roughen(strands, 0.09 * length, rng, (0.5, 1.5))
    strands = flyaways(strands, 0.03, 0.003, rng)

    focus = target + np.array([0, client.back - target[1] - 0.015, 0])
    scene.set_camera(camera, target, 11, focus=focus, lens=207)
    for position, power, size, color in LIGHTS:
        scene.add_area_light(target + position, target, power, size, color)
    scene.set_world((0.95, 0.87, 0.78), 0.12)
    scene.add_backdrop(materials.picture(people.PHOTOS / 'stations.jpg', 0.7), camera, target, 2.2, 3.9, 2.6, (-0.7, 0))
    hair = Strands(
        strands.astype(np.float32),
        locks(strands, 40, rng)[1],
        np.repeat(thickness[:, None], POINTS, 1).astype(np.float32),
    )
    dye = Dye('soft-black', 0.2, lock_variation=0.1, strand_variation=0.16)
    look = Traced(radius=0.000035, tint=(0.34, 0.29, 0.26), roughness=0.24)
    traced_hair.add(rng, hair, dye, look, lambda points: points)
