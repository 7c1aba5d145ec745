"""One recipe per still life."""

from renderer.recipe import Recipe

WIDE, SMALL, TALL = (1600, 1200), (1280, 960), (1280, 1600)


def still(module, seed, size=WIDE, **options):
    """A still life in warm light."""
    return Recipe(
        f'stills.{module}', seed, size, **{'temperature': 7200, 'exposure': 0.3, 'samples': 10, 'bounces': 6, **options}
    )


RECIPES = {
    'tools': still('tools', 31, samples=16),
    'color-bowl': still('color_bowl', 32, samples=8, hair_samples=3, sharpen=True, quality=84),
    'barber': still('barber', 34, SMALL),
    'brushes': still('brushes', 36),
    'towels': still('towels', 37),
    'brow-tools': still('brow_tools', 38, SMALL, samples=24, bounces=8),
    'clips-pins': still('clips_pins', 39, SMALL),
    'bottles': still('bottles', 41, TALL, samples=16),
    'book': still('book', 45, samples=12),
    'wax': still('wax', 46, TALL, samples=16, exposure=0.5),
    'swatches': still('swatches', 51, samples=4, hair_samples=4, sharpen=True, quality=80),
    'braids': still('braids', 63, TALL, samples=3, hair_samples=6, quality=80, sharpen=True, options={'density': 1}),
    **{
        f'lock-{style}': still(
            'locks',
            seed,
            (round(8000 * width), round(8000 * height)),
            samples=4,
            hair_samples=4,
            cutout=True,
            options={'style': style, 'height': height, 'density': 1},
        )
        for style, seed, width, height in (
            ('waves', 61, 0.075, 0.14),
            ('braid', 61, 0.06, 0.114),
            ('straight', 66, 0.06, 0.132),
            ('cut', 61, 0.06, 0.088),
            ('wiry', 61, 0.06, 0.104),
        )
    },
}
