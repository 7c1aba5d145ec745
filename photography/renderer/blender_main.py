"""Runs inside Blender: builds a scene, renders it and writes the JPEG. Started by launcher.py."""

import dataclasses
import importlib
import pathlib
import sys
import time

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

from renderer.launcher import RECIPES  # noqa: E402
from renderer.passes import load_passes, new_scene, render_passes  # noqa: E402
from renderer.postprocess import postprocess  # noqa: E402

DRAFT_SIZE, DRAFT_SAMPLES = 0.3, 8


def main():
    name, out, *flags = sys.argv[sys.argv.index('--') + 1 :]
    recipe, started = RECIPES[name], time.time()
    if '--draft' in flags:
        size = tuple(round(n * DRAFT_SIZE) for n in recipe.size)
        recipe = dataclasses.replace(recipe, size=size, samples=DRAFT_SAMPLES)
    new_scene(recipe)
    if '--postprocess-only' not in flags:
        importlib.import_module(recipe.scene).build(np.random.default_rng(recipe.seed))
        render_passes(name, recipe)
    rendered = time.time()
    postprocess(load_passes(name, recipe), recipe, out)
    print(f'{name}: rendered {rendered - started:.0f} s, postprocessed {time.time() - rendered:.0f} s', file=sys.stderr)


main()
