"""One entry a picture: which view, its seed, its size, its light."""

from darkroom.recipe import Grade, Recipe

WIDE, FULL, TALL = (2000, 1333), (2000, 1500), (1600, 2000)
GRADE = Grade(bloom=0.04, vignette=0.16, grain=0.009, warmth=(1.0, 1.0, 1.0))


def day(view, seed, size, **more):
    """A picture by daylight."""
    settings = {'samples': 16, 'exposure': 0.25, 'contrast': 'High Contrast', 'bounces': 6, 'clamp': 3.0, 'quality': 88, 'grade': GRADE}
    return Recipe(f'room.views.{view}', seed, size, **{**settings, **more})


RECIPES = {
    'stations': day('stations', 61, WIDE),
}
