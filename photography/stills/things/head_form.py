"""A shop's head form of plaster, without a face, and short hair on it: long at the crown, tapering to the nape.

The back of the head is towards -y; z = 0 is where the neck meets the collar. Lengths are metres.
"""

import numpy as np

from darkroom.form import bristles, finish
from hair.vector import ramp, unit

WHORL = np.array((0.016, -0.052, 0.306))
SKULL, JAW = ((0.0, 0.012, 0.215), (0.0780, 0.096, 0.103)), ((0.0, 0.048, 0.150), (0.058, 0.062, 0.085))
NECK = (0.0, 0.016, -0.10), (0.0, 0.034, 0.17), 0.0590
STEPS = 9
SHADED = np.array((0.085, 0.050, 0.036))  # what is left of the plaster's colour under dense hair


def _ellipsoid(p, centre, radii):
    p, radii = p - np.array(centre), np.array(radii)
    far = np.linalg.norm(p / radii, axis=-1)
    return far * (far - 1) / np.maximum(np.linalg.norm(p / radii**2, axis=-1), 1e-9)


def _melt(a, b, reach):
    h = np.clip(0.5 + 0.5 * (b - a) / reach, 0, 1)
    return b * (1 - h) + a * h - reach * h * (1 - h)


def distance(p):
    """How far p (…, 3) is outside the form."""
    low, high, radius = np.array(NECK[0]), np.array(NECK[1]), NECK[2]
    along = np.clip(((p - low) @ (high - low)) / ((high - low) @ (high - low)), 0, 1)[..., None]
    neck = np.linalg.norm((p - low - along * (high - low)) * (1.0, 0.97, 1.0), axis=-1) - radius
    return _melt(_melt(_ellipsoid(p, *SKULL), _ellipsoid(p, *JAW), 0.03), neck, 0.035)


def normal(p):
    small = 2e-4
    return unit(np.stack([distance(p + small * e) - distance(p - small * e) for e in np.eye(3)], -1))


def _on(p):
    """p moved onto the form."""
    for _ in range(4):
        p = p - distance(p)[..., None] * normal(p)
    return p


def form(material):
    """The plaster, from a little under the collar to the top."""
    import bpy

    rows, columns = 260, 256
    z = -0.06 + 0.3795 * np.sin(np.linspace(0, np.pi / 2, rows))
    angle = np.linspace(0, 2 * np.pi, columns, endpoint=False)
    way = np.stack([np.cos(angle), np.sin(angle), 0 * angle], -1)
    middle = np.stack([0 * z, 0.012 + 0.012 * ramp(z, 0.25, 0.0), z], -1)
    low, high = np.zeros((rows, columns)), np.full((rows, columns), 0.2)
    for _ in range(28):
        half = (low + high) / 2
        inside = distance(middle[:, None] + half[..., None] * way[None]) < 0
        low, high = np.where(inside, half, low), np.where(inside, high, half)
    points = (middle[:, None] + low[..., None] * way[None]).reshape(-1, 3)
    faces = [
        (i * columns + j, i * columns + (j + 1) % columns, (i + 1) * columns + (j + 1) % columns, (i + 1) * columns + j)
        for i in range(rows - 1)
        for j in range(columns)
    ]
    mesh = bpy.data.meshes.new('form')
    mesh.from_pydata(points.tolist(), [], faces)
    shade = np.ones((len(points), 4), np.float32)
    shade[:, :3] = 1 + (SHADED - 1) * _cover(points)[:, None]
    mesh.attributes.new('shade', 'FLOAT_COLOR', 'POINT').data.foreach_set('color', shade.ravel())
    return finish('form', mesh, material, (0, 0, 0), (0, 0, 0))


def _above_line(p):
    """How far above the hairline, in metres: round at the nape, rising at the sides."""
    turned = np.abs(np.arctan2(p[..., 0], -(p[..., 1] - 0.02)))
    line = 0.088 + 0.010 * ramp(turned, 0.35, 1.0) + 0.075 * ramp(turned, 1.15, 1.75) + 0.10 * ramp(turned, 2.1, 2.6)
    return p[..., 2] - line


def _cover(p):
    """How much of the form is under hair, 0 to 1."""
    return ramp(_above_line(p), -0.006, 0.052)


def _length(p):
    """Of the hair at p: 1.5 mm at the nape to 46 mm at the crown."""
    z = _above_line(p)
    return 0.0012 + 0.0050 * ramp(z, 0.004, 0.062) + 0.014 * ramp(z, 0.042, 0.105) + 0.030 * ramp(z, 0.065, 0.165)


def _flow(p, n, drift):
    """Which way the comb went."""
    away = p - WHORL
    far = np.linalg.norm(away, axis=-1, keepdims=True)
    swirl = np.cross(n, unit(away)) * 0.9 * np.exp(-far / 0.020)
    way = unit(away) + swirl + np.array((0.0, 0.0, -0.75)) * ramp(far, 0.02, 0.08)
    way = way + np.array((0.42, 0.0, 0.0)) * ramp(p[..., 2:], 0.15, 0.27)
    way = unit(way - (way * n).sum(-1, keepdims=True) * n)
    return unit(way + np.cross(n, way) * drift[..., None])


def _drift(rng, p):
    """Slow sideways wandering, alike for neighbours: what parts combed hair into fine strands."""
    total = np.zeros(len(p))
    for wave, strength in ((0.040, 0.12), (0.016, 0.09), (0.007, 0.07), (0.003, 0.04)):
        for _ in range(4):
            way = unit(rng.normal(size=3)) * 2 * np.pi / wave
            total += strength / 2 * np.sin(p @ way + rng.uniform(0, 6.28))
    return total


def hair(rng, material, colour, number=150000):
    """Strands on the form wherever a camera behind it may see them."""
    p = unit(rng.normal(size=(int(number * 2.6), 3))) * 0.2 + np.array((0, 0.012, 0.19))
    p = _on(p + unit(np.array((0, 0.012, 0.19)) - p) * 0.05)
    keep = (p[:, 1] < 0.065) & (rng.random(len(p)) < 1.02 * ramp(_above_line(p), -0.004, 0.016))
    p = p[keep][:number]
    count, n = len(p), normal(p)
    long = _length(p) * (1 + 0.07 * rng.normal(size=count)) * np.where(rng.random(count) < 0.012, 1.12, 1)
    long = np.maximum(long, 0.0008)
    drift, own = _drift(rng, p), 0.05 * rng.normal(size=count)
    eye = np.exp(-np.linalg.norm(p - WHORL, axis=-1) / 0.007)
    size = ramp(long, 0.004, 0.035) * (1 - 0.6 * eye)
    start = np.radians(30 + 5 * rng.normal(size=count)) * (1 + 0.35 * size + 0.9 * eye)
    points = [p - 0.0004 * n]
    for k in range(STEPS):
        t = (k + 0.5) / STEPS
        n = normal(points[-1])
        flow = _flow(points[-1], n, own + drift * (0.4 + 1.2 * t))
        lean = start * (1 - size * 1.25 * t**0.55)
        step = np.cos(lean)[:, None] * flow + np.sin(lean)[:, None] * n
        q = points[-1] + step * (long / STEPS)[:, None]
        deep = np.minimum(0, distance(q) - 0.0007)
        points.append(q - deep[:, None] * normal(q))
    points = np.stack(points, 1)
    tone = (1 + 0.09 * rng.normal(size=(count, 1, 1))) * np.ones((1, STEPS + 1, 1))
    taper = 1 - 0.55 * np.clip((np.linspace(0, 1, STEPS + 1) - 0.5) / 0.5, 0, 1) ** 2
    radius = 0.000055 * (0.8 + 0.4 * rng.random((count, 1))) * taper[None]
    return bristles('crop', points, radius, np.array(colour) * tone, material)
