"""Vector math. Arrays of points have the shape (strands, points, 3)."""

import numpy as np


def normalize(v):
    """Normalized vectors; the zero vector stays zero."""
    return v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-9)


def mix(a, b, amount):
    """Linear interpolation between colors; `amount` has no color axis."""
    return np.asarray(a) * (1 - amount[..., None]) + np.asarray(b) * amount[..., None]


def smoothstep(x, start, end):
    """Smoothstep from 0 at `start` to 1 at `end`."""
    x = np.clip((x - start) / (end - start), 0, 1)
    return x * x * (3 - 2 * x)


def smooth_noise(rng, count, along, frequencies=(1, 2.3, 5), amplitudes=(1, 0.5, 0.25)):
    """Smooth random curves, one row for each of `count`: sums of a few sines with random phases."""
    total = np.zeros((count, len(along)), np.float32)
    for frequency, amplitude in zip(frequencies, amplitudes):
        cycles = frequency * (0.75 + 0.5 * rng.random((count, 1)))
        total += amplitude * np.sin(2 * np.pi * (cycles * along[None] + rng.random((count, 1))))
    return total


def smooth_field(rng, waves=5):
    """A smooth random function of x (N, K) and z (K,), about -1 to 1, that changes over about one unit."""
    direction, phase = rng.normal(0, (1.3, 0.7), (waves, 2)), rng.uniform(0, 2 * np.pi, waves)
    return lambda x, z: sum(np.sin(a * x + (b * z + c)) for (a, b), c in zip(direction, phase)) / waves**0.5


def parallel_frames(guides, normal):
    """Side and normal vectors along each guide, by parallel transport of the first normal."""
    tangent = normalize(np.gradient(guides, axis=1))
    first = np.broadcast_to(np.asarray(normal, float), (len(guides), 3))
    normals = np.zeros_like(tangent)
    n = normalize(first - (first * tangent[:, 0]).sum(-1, keepdims=True) * tangent[:, 0])
    normals[:, 0] = n
    for k in range(1, guides.shape[1]):
        n = normalize(n - (n * tangent[:, k]).sum(-1, keepdims=True) * tangent[:, k])
        normals[:, k] = n
    return np.cross(tangent, normals), normals
