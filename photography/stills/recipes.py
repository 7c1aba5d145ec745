"""One entry a still life: which scene, its seed, its size, its light."""

from darkroom.recipe import Recipe

WIDE, TALL = (1280, 960), (1024, 1280)

RECIPES = {
    'tools': Recipe('stills.tools', 31, (1600, 1200), samples=16, bounces=7),
    'color-bowl': Recipe('stills.color_bowl', 32, strands=9, exposure=0.3),
    'barber': Recipe('stills.barber', 34),
    'foils': Recipe('stills.foils', 35, strands=9),
    'brushes': Recipe('stills.brushes', 36),
    'brow-tools': Recipe('stills.brow_tools', 38),
    'towels': Recipe('stills.towels', 37),
    'clips-pins': Recipe('stills.clips_pins', 39),
    'swatches': Recipe('stills.swatches', 33, strands=9, exposure=0.3),
    'bottles': Recipe('stills.bottles', 41, TALL, bounces=7),
}
