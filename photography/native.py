"""Compiles C files on first use and calls their functions through ctypes."""

import ctypes
import hashlib
import pathlib
import subprocess
import tempfile

import numpy as np

FLAGS = ['-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC']


class NativeLibrary:
    """A shared library built from C sources and cached in the system's temporary folder.

    Raises CalledProcessError if gcc rejects the sources.
    """

    def __init__(self, *sources):
        digest = hashlib.sha256(b''.join(pathlib.Path(source).read_bytes() for source in sources)).hexdigest()[:16]
        path = pathlib.Path(tempfile.gettempdir()) / f'photography-{digest}.so'
        if not path.exists():
            partial = path.with_suffix('.part')
            subprocess.run(['gcc', *FLAGS, *map(str, sources), '-o', str(partial), '-lm'], check=True)
            partial.rename(path)
        self.library = ctypes.CDLL(str(path))

    def call(self, name, *arguments):
        """Passes arrays as float32, integers as int and other numbers as float.

        Arrays that the function writes to must be contiguous float32.
        """
        arrays = [np.ascontiguousarray(a, np.float32) if isinstance(a, np.ndarray) else a for a in arguments]
        converted = []
        for value in arrays:
            if isinstance(value, np.ndarray):
                converted.append(value.ctypes.data_as(ctypes.c_void_p))
            else:
                converted.append(ctypes.c_int(value) if isinstance(value, int) else ctypes.c_float(value))
        getattr(self.library, name)(*converted)
