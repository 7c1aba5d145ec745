"""build(rng, density) of a picture's module puts the client, lights and camera into the empty scene."""

from dataclasses import replace

from renderer.recipe import Recipe


def portrait(module, size=(960, 1200), samples=2, hair_samples=5, exposure=0.45, **options):
    """A picture of hair. Path-traced hair is slow, so it has just enough samples."""
    return Recipe(
        f'portraits.recipes.{module}',
        size=size,
        samples=samples,
        exposure=exposure,
        view='AgX',
        hair_samples=hair_samples,
        sharpen=True,
        options={'density': 1, **options},
    )


WIDE = (1600, 1200)
RECIPES = {
    'braid': replace(
        portrait('braid', size=(1280, 1600), samples=3, hair_samples=7, exposure=0.3), view='Filmic', quality=76
    ),
    'coils': replace(
        portrait('coils', size=(1440, 1080), hair_samples=7, exposure=0.75),
        view='Filmic',
        look='High Contrast',
        sharpen=False,
    ),
    'ringlets': replace(
        portrait('ringlets', size=WIDE, hair_samples=4, exposure=0.55, style='ringlets'), view='Filmic', seed=15
    ),
    'ringlets-dark': replace(
        portrait('ringlets', size=(1280, 1600), hair_samples=4, exposure=1.05, style='ringlets-dark'),
        view='Filmic',
        seed=6,
    ),
    # Filmic keeps bright red and brown from turning pink.
    'waves': replace(portrait('close_up', size=(1280, 1600), exposure=0.4, style='waves'), view='Filmic'),
    'copper': replace(
        portrait('close_up', size=(2000, 1500), hair_samples=4, exposure=0.0, style='copper'),
        view='Filmic',
        look='High Contrast',
    ),
    'silver': replace(
        portrait('close_up', size=WIDE, samples=1, hair_samples=4, exposure=1.3, style='silver'),
        look='High Contrast',
        temperature=7050,
        bounces=5,
    ),
    'honey': replace(portrait('close_up', size=WIDE, exposure=0.2, style='honey'), view='Filmic'),
    'highlights': replace(portrait('close_up', size=WIDE, exposure=0.2, style='highlights'), view='Filmic'),
    'platinum': replace(
        portrait('close_up', size=WIDE, exposure=1.15, style='platinum'), view='Filmic', temperature=7200, bounces=5
    ),
    'sleek': replace(portrait('close_up', size=WIDE, hair_samples=7, exposure=0.5, style='sleek'), view='Filmic'),
    'taper': replace(
        portrait('taper', samples=5, hair_samples=7, exposure=0),
        view='Filmic',
        look='High Contrast',
        bounces=3,
        hair_apart=True,
        sharpen=False,
    ),
    'bob': replace(
        portrait('bob', samples=3, hair_samples=7), view='Filmic', look='High Contrast', temperature=7000, sharpen=False
    ),
    **{
        name: replace(
            portrait('over_cape', samples=3, hair_samples=7, style=name), view='Filmic', temperature=temperature
        )
        for temperature, names in (
            (7300, ('balayage', 'color-before', 'color-after')),
            (6500, ('curls-before', 'curls-after')),
        )
        for name in names
    },
}
