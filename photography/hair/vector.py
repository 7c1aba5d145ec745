"""Small vector helpers. Arrays of points have the shape (strands, points, 3)."""

import numpy as np


def unit(v):
    """Vectors of length one; the zero vector stays zero."""
    return v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-9)


def mix(a, b, amount):
    """Between colours a and b; amount has no colour axis."""
    return np.asarray(a) * (1 - amount[..., None]) + np.asarray(b) * amount[..., None]


def ramp(x, start, end):
    """0 before start, 1 after end, a smooth S between them."""
    x = np.clip((x - start) / (end - start), 0, 1)
    return x * x * (3 - 2 * x)


def wander(rng, count, along, frequencies=(1, 2.3, 5), amplitudes=(1, 0.5, 0.25)):
    """Smooth random lines: sums of a few sines of random phase, one row for each of count."""
    total = np.zeros((count, len(along)), np.float32)
    for frequency, amplitude in zip(frequencies, amplitudes):
        cycles = frequency * (0.75 + 0.5 * rng.random((count, 1)))
        total += amplitude * np.sin(2 * np.pi * (cycles * along[None] + rng.random((count, 1))))
    return total


def frames(guides, normal):
    """Side and normal vectors along each guide, carried without twisting from a first normal."""
    tangent = unit(np.gradient(guides, axis=1))
    first = np.broadcast_to(np.asarray(normal, float), (len(guides), 3))
    normals = np.zeros_like(tangent)
    n = unit(first - (first * tangent[:, 0]).sum(-1, keepdims=True) * tangent[:, 0])
    normals[:, 0] = n
    for k in range(1, guides.shape[1]):
        n = unit(n - (n * tangent[:, k]).sum(-1, keepdims=True) * tangent[:, k])
        normals[:, k] = n
    return np.cross(tangent, normals), normals
