"""Starts Blender for one picture, from ordinary Python."""

import os
import pathlib
import shutil
import subprocess
import sys
from subprocess import PIPE, STDOUT

INSIDE = pathlib.Path(__file__).with_name('inside.py')


def render(name, out, draft=False, again=False):
    """Make the picture called name and write it to out as JPEG. A draft is small and coarse: seconds.

    again: develop the last exposures of this size once more, without rendering.
    """
    blender = shutil.which('blender')
    if not blender:
        sys.exit('blender is not installed (Debian: apt-get install blender)')
    flags = ['--draft'] * draft + ['--again'] * again
    command = [
        blender,
        '--background',
        '--factory-startup',
        '--python-exit-code',
        '1',
        '--python',
        str(INSIDE),
    ]
    # Blender looks along PATH for the Python it was built with; one of another version before it hides numpy.
    path = os.pathsep.join([str(pathlib.Path(blender).parent), os.environ['PATH']])
    run = subprocess.run(
        [*command, '--', name, str(out.resolve()), *flags],
        env={**os.environ, 'PATH': path},
        text=True,
        stdout=PIPE,
        stderr=STDOUT,
        check=False,
    )
    if run.returncode:
        sys.exit(f'{name}: Blender failed\n{run.stdout[-4000:]}')
    print(*(line for line in run.stdout.splitlines() if line.startswith(f'{name}: ')), out, sep='\n')
