"""Starts Blender for one picture, from ordinary Python."""

import os
import pathlib
import shutil
import subprocess
import sys
from subprocess import PIPE, STDOUT

from room.recipes import RECIPES as ROOM
from stills.recipes import RECIPES as STILLS

RECIPES = {**STILLS, **ROOM}
BLENDER_SCRIPT = pathlib.Path(__file__).with_name('blender_main.py')


def render(name, out, draft=False, postprocess_only=False):
    """Renders the picture called `name` and writes a JPEG to `out`. A draft is small and has few samples.

    postprocess_only: reuse the last render of this size. Exits with Blender's output if Blender fails.
    """
    blender = shutil.which('blender')
    if not blender:
        sys.exit('blender: command not found, expected Blender 3.4 (Debian: apt-get install blender)')
    flags = ['--draft'] * draft + ['--postprocess-only'] * postprocess_only
    command = [blender, '--background', '--factory-startup', '--python-exit-code', '1', '--python', str(BLENDER_SCRIPT)]
    # Blender searches PATH for the Python it was built with; another version first would hide numpy.
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
        sys.exit(f'{name}: Blender exited with status {run.returncode}\n{run.stdout[-4000:]}')
    print(*(line for line in run.stdout.splitlines() if line.startswith(f'{name}: ')), out, sep='\n')
