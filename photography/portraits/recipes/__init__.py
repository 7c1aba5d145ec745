"""build(rng, density) of a picture's module puts the client, lights and camera into the empty scene."""

from renderer.recipe import Recipe


def portrait(module, density=0.6, size=(1200, 1500), samples=18, exposure=0.45, bounces=6, **options):
    """density: 1 is about 100,000 strands; with fewer, they are thicker. bounces: light hair needs more than dark."""
    return Recipe(
        f'portraits.recipes.{module}',
        size=size,
        samples=samples,
        exposure=exposure,
        view='AgX',
        bounces=bounces,
        options={'density': density, **options},
    )


def _makeover(look):
    return portrait('balayage', size=(960, 1200), samples=11, density=0.4, bounces=10, look=look, room='plant')


RECIPES = {
    'bob': portrait('bob'),
    'coils': portrait('coils', size=(1440, 1080), samples=14, density=0.7, exposure=0.55, bounces=5),
    'balayage': portrait('balayage', size=(960, 1200), samples=13, density=0.4, bounces=10),
    'color-before': _makeover('grown-out'),
    'color-after': _makeover('soft'),
    'taper': portrait('taper', size=(960, 1200), density=0.5, samples=14, exposure=0.4, bounces=5),
}
