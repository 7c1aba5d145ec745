"""One entry a still life: which scene, its seed, its size, its light."""

from darkroom.recipe import Recipe

WIDE, TALL = (1600, 1200), (1280, 1600)

RECIPES = {
    'tools': Recipe('stills.tools', 31, WIDE, 16, bounces=7, polished=True),
    'color-bowl': Recipe('stills.color_bowl', 32, WIDE, 10, strands=9, exposure=0.3, polished=True),
    'barber': Recipe('stills.barber', 34, (1280, 960), 14, polished=True),
    'brushes': Recipe('stills.brushes', 36, WIDE, 14, strands=4, polished=True),
    'towels': Recipe('stills.towels', 37, WIDE, 14),
    'brow-tools': Recipe('stills.brow_tools', 38, (1280, 960), 8, polished=True),
    'clips-pins': Recipe('stills.clips_pins', 39, (1280, 960), 8, polished=True),
    'foils': Recipe('stills.foils', 42, (2000, 1333), 24, bounces=6, clamp=8, polished=True),
    'nape': Recipe('stills.nape', 43, (1200, 1500), 22, strands=3, bounces=5),
    'swatches': Recipe('stills.swatches', 44, WIDE, 14, bounces=6, clamp=8, strands=7, exposure=0.3, polished=True),
    'bottles': Recipe('stills.bottles', 41, TALL, 10, bounces=6),
}
