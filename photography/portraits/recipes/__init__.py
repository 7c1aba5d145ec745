"""build(rng, density) of a picture's module puts the client, lights and camera into the empty scene."""

from dataclasses import replace

from renderer.recipe import Recipe

# With their exposure.
OVER_CAPE = {'balayage': 0.85, 'color-before': 0.62, 'color-after': 0.62, 'curls-before': 0.45, 'curls-after': 0.45}


def traced(module, size=(960, 1200), samples=2, hair_samples=5, exposure=0.45, **options):
    """A picture of path-traced hair: slow, so it has just enough samples."""
    return Recipe(
        f'portraits.recipes.{module}',
        size=size,
        samples=samples,
        exposure=exposure,
        view='AgX',
        hair_samples=hair_samples,
        options={'density': 1, **options},
    )


WIDE = (1600, 1200)
RECIPES = {
    'braid': replace(
        traced('braid', size=(1280, 1600), samples=3, hair_samples=7, exposure=0.3), view='Filmic', quality=76
    ),
    'coils': traced('coils', size=(1440, 1080), exposure=0.75),
    'ringlets': replace(traced('ringlets', size=WIDE, hair_samples=6, exposure=0.75, style='ringlets'), seed=15),
    'ringlets-dark': traced('ringlets', size=(1280, 1600), hair_samples=7, exposure=0.6, style='ringlets-dark'),
    # Filmic keeps bright red and brown from turning pink.
    'waves': replace(traced('close_up', size=(1280, 1600), exposure=0.4, style='waves'), view='Filmic'),
    'copper': replace(
        traced('close_up', size=(2000, 1500), hair_samples=4, exposure=0.0, style='copper'),
        view='Filmic',
        look='High Contrast',
    ),
    'silver': replace(
        traced('close_up', size=WIDE, samples=1, hair_samples=3, exposure=1.15, style='silver'),
        look='High Contrast',
        temperature=6700,
    ),
    'honey': replace(traced('close_up', size=WIDE, exposure=0.2, style='honey'), view='Filmic'),
    'highlights': replace(traced('close_up', size=WIDE, exposure=0.2, style='highlights'), view='Filmic'),
    'platinum': replace(traced('close_up', size=WIDE, exposure=0.8, style='platinum'), view='Filmic', temperature=7300),
    'sleek': replace(traced('close_up', size=WIDE, hair_samples=7, exposure=0.15, style='sleek'), view='Filmic'),
    'taper': replace(traced('taper', samples=5, hair_samples=7, exposure=0.4), bounces=3, hair_apart=True),
    'bob': traced('bob', samples=4, hair_samples=9, exposure=0.55),
    **{
        name: replace(
            traced('over_cape', samples=1, hair_samples=3, exposure=exposure, style=name),
            view='Filmic',
            look='High Contrast',
            temperature=6800,
            quality=86,
        )
        for name, exposure in OVER_CAPE.items()
    },
}
