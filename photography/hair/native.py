"""strands.c, compiled on first use into a folder of this machine's own, and called through ctypes."""

import ctypes
import hashlib
import pathlib
import subprocess
import tempfile

import numpy as np

SOURCE = pathlib.Path(__file__).with_name('strands.c')


def _load():
    name = hashlib.sha256(SOURCE.read_bytes()).hexdigest()[:16]
    library = pathlib.Path(tempfile.gettempdir()) / f'strands-{name}.so'
    if not library.exists():
        flags = ['-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC']
        part = library.with_suffix('.part')
        subprocess.run(['gcc', *flags, str(SOURCE), '-o', str(part), '-lm'], check=True)
        part.rename(library)
    return ctypes.CDLL(str(library))


_library = _load()


def call(name, *arguments):
    """Arrays go as contiguous float32 (outputs must be that already), whole numbers as long."""
    kept, ready = [], []
    for value in arguments:
        if isinstance(value, np.ndarray):
            kept.append(np.ascontiguousarray(value, np.float32))
            ready.append(kept[-1].ctypes.data_as(ctypes.c_void_p))
        else:
            ready.append(ctypes.c_long(value) if isinstance(value, int) else ctypes.c_float(value))
    getattr(_library, name)(*ready)
