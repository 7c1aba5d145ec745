"""One entry a still life: which scene, its seed, its size, its light."""

from darkroom.recipe import Recipe

WIDE, TALL = (1600, 1200), (1280, 1600)

RECIPES = {
    'bottles': Recipe('stills.bottles', 41, TALL),
}
