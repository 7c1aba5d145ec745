"""One recipe per still life."""

from renderer.recipe import Recipe

WIDE, TALL = (1600, 1200), (1280, 1600)

RECIPES = {
    'tools': Recipe('stills.tools', 31, WIDE, 16, bounces=7, strong_denoise=True),
    'color-bowl': Recipe('stills.color_bowl', 32, WIDE, 10, strand_filter=9, exposure=0.3, strong_denoise=True),
    'barber': Recipe('stills.barber', 34, (1280, 960), 14, strong_denoise=True),
    'brushes': Recipe('stills.brushes', 36, WIDE, 14, strand_filter=4, strong_denoise=True),
    'towels': Recipe('stills.towels', 37, WIDE, 14),
    'brow-tools': Recipe('stills.brow_tools', 38, (1280, 960), 8, strong_denoise=True),
    'clips-pins': Recipe('stills.clips_pins', 39, (1280, 960), 8, strong_denoise=True),
    'foils': Recipe('stills.foils', 42, (2000, 1333), 24, bounces=6, clamp=8, strong_denoise=True),
    'swatches': Recipe(
        'stills.swatches', 44, WIDE, 14, bounces=6, clamp=8, strand_filter=7, exposure=0.3, strong_denoise=True
    ),
    'bottles': Recipe('stills.bottles', 41, TALL, 10, bounces=6),
}
