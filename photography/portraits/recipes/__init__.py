"""build(rng, density) of a picture's module puts the client, lights and camera into the empty scene."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Recipe:
    """Settings of one picture.

    size in pixels. density: 1 is about 100,000 strands; with fewer, they are thicker. exposure in stops. bounces: light
    hair needs more than dark hair. module: by default the one of the picture's name. options: passed to its build().
    """

    seed: int = 1
    size: tuple = (1200, 1500)
    samples: int = 18
    density: float = 0.6
    exposure: float = 0.45
    bounces: int = 6
    module: str = ''
    options: dict = field(default_factory=dict)


def _makeover(look):
    options = {'look': look, 'room': 'plant'}
    return Recipe(size=(960, 1200), samples=11, density=0.4, bounces=10, module='balayage', options=options)


RECIPES = {
    'bob': Recipe(),
    'coils': Recipe(size=(1440, 1080), samples=14, density=0.7, exposure=0.55, bounces=5),
    'balayage': Recipe(size=(960, 1200), samples=13, density=0.4, bounces=10),
    'color-before': _makeover('grown-out'),
    'color-after': _makeover('soft'),
    'taper': Recipe(size=(960, 1200), density=0.5, samples=14, exposure=0.4, bounces=5),
}
