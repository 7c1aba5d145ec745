"""A plaster mannequin head without a face, and short hair on it, long at the crown and tapered at the nape.

The back of the head is towards -y; z = 0 is the base of the neck. Lengths are meters.
"""

import numpy as np

from hair.vector import normalize, smoothstep
from renderer.geometry import add_object, strand_curves

WHORL = np.array((0.016, -0.052, 0.306))
SKULL, JAW = ((0.0, 0.012, 0.215), (0.0780, 0.096, 0.103)), ((0.0, 0.048, 0.150), (0.058, 0.062, 0.085))
NECK = (0.0, 0.016, -0.10), (0.0, 0.034, 0.17), 0.0590
STEPS = 9
SHADED = np.array((0.085, 0.050, 0.036))  # factor for the plaster's color under dense hair


def _ellipsoid(p, center, radii):
    p, radii = p - np.array(center), np.array(radii)
    far = np.linalg.norm(p / radii, axis=-1)
    return far * (far - 1) / np.maximum(np.linalg.norm(p / radii**2, axis=-1), 1e-9)


def _smooth_min(a, b, reach):
    h = np.clip(0.5 + 0.5 * (b - a) / reach, 0, 1)
    return b * (1 - h) + a * h - reach * h * (1 - h)


def distance(p):
    """Signed distance of p (…, 3) to the head; negative inside."""
    low, high, radius = np.array(NECK[0]), np.array(NECK[1]), NECK[2]
    along = np.clip(((p - low) @ (high - low)) / ((high - low) @ (high - low)), 0, 1)[..., None]
    neck = np.linalg.norm((p - low - along * (high - low)) * (1.0, 0.97, 1.0), axis=-1) - radius
    return _smooth_min(_smooth_min(_ellipsoid(p, *SKULL), _ellipsoid(p, *JAW), 0.03), neck, 0.035)


def normal(p):
    small = 2e-4
    return normalize(np.stack([distance(p + small * e) - distance(p - small * e) for e in np.eye(3)], -1))


def _project_to_surface(p):
    """Projects p onto the surface."""
    for _ in range(4):
        p = p - distance(p)[..., None] * normal(p)
    return p


def head_mesh(material):
    """The head mesh, from below the collar to the top."""
    import bpy

    rows, columns = 260, 256
    z = -0.06 + 0.3795 * np.sin(np.linspace(0, np.pi / 2, rows))
    angle = np.linspace(0, 2 * np.pi, columns, endpoint=False)
    way = np.stack([np.cos(angle), np.sin(angle), 0 * angle], -1)
    middle = np.stack([0 * z, 0.012 + 0.012 * smoothstep(z, 0.25, 0.0), z], -1)
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
    shade[:, :3] = 1 + (SHADED - 1) * _coverage(points)[:, None]
    mesh.attributes.new('shade', 'FLOAT_COLOR', 'POINT').data.foreach_set('color', shade.ravel())
    return add_object('form', mesh, material, (0, 0, 0), (0, 0, 0))


def _height_above_hairline(p):
    """Height above the hairline in meters: round at the nape, rising at the sides."""
    lathe = np.abs(np.arctan2(p[..., 0], -(p[..., 1] - 0.02)))
    line = (
        0.088
        + 0.010 * smoothstep(lathe, 0.35, 1.0)
        + 0.075 * smoothstep(lathe, 1.15, 1.75)
        + 0.10 * smoothstep(lathe, 2.1, 2.6)
    )
    return p[..., 2] - line


def _coverage(p):
    """Hair coverage, 0 to 1."""
    return smoothstep(_height_above_hairline(p), -0.006, 0.052)


def _hair_length(p):
    """Hair length: 1.5 mm at the nape to 46 mm at the crown."""
    z = _height_above_hairline(p)
    return (
        0.0012
        + 0.0050 * smoothstep(z, 0.004, 0.062)
        + 0.014 * smoothstep(z, 0.042, 0.105)
        + 0.030 * smoothstep(z, 0.065, 0.165)
    )


def _comb_direction(p, n, drift):
    """Combing direction."""
    away = p - WHORL
    far = np.linalg.norm(away, axis=-1, keepdims=True)
    swirl = np.cross(n, normalize(away)) * 0.9 * np.exp(-far / 0.020)
    way = normalize(away) + swirl + np.array((0.0, 0.0, -0.75)) * smoothstep(far, 0.02, 0.08)
    way = way + np.array((0.42, 0.0, 0.0)) * smoothstep(p[..., 2:], 0.15, 0.27)
    way = normalize(way - (way * n).sum(-1, keepdims=True) * n)
    return normalize(way + np.cross(n, way) * drift[..., None])


def _direction_noise(rng, p):
    """Smooth sideways noise, similar for neighbors: separates combed hair into fine strands."""
    total = np.zeros(len(p))
    for wave, strength in ((0.040, 0.12), (0.016, 0.09), (0.007, 0.07), (0.003, 0.04)):
        for _ in range(4):
            way = normalize(rng.normal(size=3)) * 2 * np.pi / wave
            total += strength / 2 * np.sin(p @ way + rng.uniform(0, 6.28))
    return total


def hair(rng, material, color, number=150000):
    """Hair wherever a camera behind the head can see it."""
    p = normalize(rng.normal(size=(int(number * 2.6), 3))) * 0.2 + np.array((0, 0.012, 0.19))
    p = _project_to_surface(p + normalize(np.array((0, 0.012, 0.19)) - p) * 0.05)
    keep = (p[:, 1] < 0.065) & (rng.random(len(p)) < 1.02 * smoothstep(_height_above_hairline(p), -0.004, 0.016))
    p = p[keep][:number]
    count, n = len(p), normal(p)
    length = _hair_length(p) * (1 + 0.07 * rng.normal(size=count)) * np.where(rng.random(count) < 0.012, 1.12, 1)
    length = np.maximum(length, 0.0008)
    drift, own = _direction_noise(rng, p), 0.05 * rng.normal(size=count)
    eye = np.exp(-np.linalg.norm(p - WHORL, axis=-1) / 0.007)
    size = smoothstep(length, 0.004, 0.035) * (1 - 0.6 * eye)
    start = np.radians(30 + 5 * rng.normal(size=count)) * (1 + 0.35 * size + 0.9 * eye)
    points = [p - 0.0004 * n]
    for k in range(STEPS):
        t = (k + 0.5) / STEPS
        n = normal(points[-1])
        flow = _comb_direction(points[-1], n, own + drift * (0.4 + 1.2 * t))
        lean = start * (1 - size * 1.25 * t**0.55)
        step = np.cos(lean)[:, None] * flow + np.sin(lean)[:, None] * n
        q = points[-1] + step * (length / STEPS)[:, None]
        depth = np.minimum(0, distance(q) - 0.0007)
        points.append(q - depth[:, None] * normal(q))
    points = np.stack(points, 1)
    tone = (1 + 0.09 * rng.normal(size=(count, 1, 1))) * np.ones((1, STEPS + 1, 1))
    taper = 1 - 0.55 * np.clip((np.linspace(0, 1, STEPS + 1) - 0.5) / 0.5, 0, 1) ** 2
    radius = 0.000055 * (0.8 + 0.4 * rng.random((count, 1))) * taper[None]
    return strand_curves('crop', points, radius, np.array(color) * tone, material)
