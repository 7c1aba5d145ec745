"""One recipe per picture of the room."""

from renderer.recipe import Grade, Recipe

WIDE, FULL, TALL = (2000, 1333), (2000, 1500), (1600, 2000)
GRADE = Grade(bloom=0.04, vignette=0.16, grain=0.009, white_balance=(1.0, 1.0, 1.0))


def day(view, seed, size, **options):
    """A daylight picture."""
    settings = {
        'samples': 4,
        'exposure': 0.6,
        'bounces': 6,
        'clamp': 3.0,
        'filter_indirect': True,
        'quality': 88,
        'grade': GRADE,
    }
    return Recipe(f'room.views.{view}', seed, size, **{**settings, **options})


RECIPES = {
    'stations': day('stations', 61, WIDE, samples=16),
    'reception': day('reception', 62, FULL),
    'waiting': day('waiting', 63, FULL),
    'treatment': day('treatment', 64, FULL),
    'products': day('products', 65, FULL),
    'mirror': day('mirror', 66, TALL),
    'street': day('street', 69, WIDE, exposure=0.9),
    'evening': day('evening', 70, WIDE, contrast='High Contrast', samples=6),
    'vanity': day('vanity', 67, TALL, samples=6, strand_filter=8),
    'plant': day('plant', 71, TALL),
    'booster': day('booster', 72, TALL),
    'chair': day('chair', 73, TALL),
}
