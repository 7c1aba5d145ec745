"""One recipe per picture of the room."""

from renderer.recipe import Recipe

WIDE, FULL, TALL = (2000, 1333), (2000, 1500), (1600, 2000)


def day(view, seed, size, **options):
    """A daylight picture."""
    return Recipe(
        f'room.views.{view}',
        seed,
        size,
        **{'exposure': 0.8, 'quality': 88, 'samples': 8, 'bounces': 5, 'scale': 0.8, **options},
    )


RECIPES = {
    'stations': day('stations', 61, WIDE, exposure=0.95),
    'reception': day('reception', 62, FULL, exposure=0.75),
    'waiting': day('waiting', 63, FULL, exposure=0.6),
    'treatment': day('treatment', 64, FULL, exposure=0.4),
    'products': day('products', 65, FULL, scale=1.0),
    'mirror': day('mirror', 66, TALL, exposure=0.7),
    'vanity': day('vanity', 67, TALL, exposure=0.5),
    'street': day('street', 69, WIDE, exposure=1.0, samples=12),
    'evening': day('evening', 70, WIDE, look='High Contrast', exposure=0.6),
    'plant': day('plant', 71, TALL),
    'booster': day('booster', 72, TALL, scale=1.0),
    'chair': day('chair', 73, TALL, exposure=0.6),
}
