"""Image filters: a box filter, and access to the filters written in C."""

import pathlib

import numpy as np

from native import NativeLibrary

_FOLDER = pathlib.Path(__file__).parent
_library = NativeLibrary(_FOLDER / 'denoise.c', _FOLDER / 'indirect_light.c')


def box_filter(image, radius):
    """Mean over a square of 2·radius+1 pixels."""
    for axis in (0, 1):
        padding = [(radius + 1, radius) if i == axis else (0, 0) for i in range(image.ndim)]
        sums = np.cumsum(np.pad(image, padding, mode='edge').astype(np.float64), axis)
        size = image.shape[axis]
        above, below = np.arange(2 * radius + 1, 2 * radius + 1 + size), np.arange(size)
        image = ((np.take(sums, above, axis) - np.take(sums, below, axis)) / (2 * radius + 1)).astype(np.float32)
    return image


def native_filter(name, image, *arguments):
    """Calls a filter of denoise.c or indirect_light.c; the result has the shape of `image`."""
    image = np.ascontiguousarray(image, np.float32)
    out = np.zeros_like(image)
    _library.call(name, out, image, *arguments)
    return out
