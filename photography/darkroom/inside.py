"""Runs inside Blender: builds one scene, exposes it twice, develops it. Started by start.py, never by hand."""

import dataclasses
import importlib
import pathlib
import sys
import time

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

from darkroom.album import RECIPES  # noqa: E402
from darkroom.develop import develop  # noqa: E402
from darkroom.expose import expose, fresh, stored  # noqa: E402

DRAFT_SIZE, DRAFT_SAMPLES = 0.3, 8


def main():
    name, out, *flags = sys.argv[sys.argv.index('--') + 1 :]
    recipe, started = RECIPES[name], time.time()
    if '--draft' in flags:
        size = tuple(round(n * DRAFT_SIZE) for n in recipe.size)
        recipe = dataclasses.replace(recipe, size=size, samples=DRAFT_SAMPLES)
    fresh(recipe)
    if '--again' not in flags:
        importlib.import_module(recipe.scene).build(np.random.default_rng(recipe.seed))
        expose(name, recipe)
    exposed = time.time()
    develop(stored(name, recipe), recipe, out)
    print(
        f'{name}: exposed {exposed - started:.0f} s, developed {time.time() - exposed:.0f} s', file=sys.stderr
    )


main()
