"""darkroom.c and bounce.c, compiled on first use into a folder of this machine's own, and called through ctypes."""

import ctypes
import hashlib
import pathlib
import subprocess
import tempfile

import numpy as np

SOURCES = [pathlib.Path(__file__).with_name(name) for name in ('darkroom.c', 'bounce.c')]


def _load():
    name = hashlib.sha256(b''.join(source.read_bytes() for source in SOURCES)).hexdigest()[:16]
    library = pathlib.Path(tempfile.gettempdir()) / f'darkroom-{name}.so'
    if not library.exists():
        flags = ['-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC']
        part = library.with_suffix('.part')
        subprocess.run(['gcc', *flags, *map(str, SOURCES), '-o', str(part), '-lm'], check=True)
        part.rename(library)
    return ctypes.CDLL(str(library))


_library = _load()


def call(name, *arguments):
    """Arrays go as contiguous float32, whole numbers as int. Gives back an array shaped like the first one."""
    kept = [np.ascontiguousarray(a, np.float32) if isinstance(a, np.ndarray) else a for a in arguments]
    out = np.zeros_like(kept[0])
    ready = []
    for value in (out, *kept):
        if isinstance(value, np.ndarray):
            ready.append(value.ctypes.data_as(ctypes.c_void_p))
        else:
            ready.append(ctypes.c_int(value) if isinstance(value, int) else ctypes.c_float(value))
    getattr(_library, name)(*ready)
    return out
