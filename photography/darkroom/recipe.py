"""What a picture asks of the darkroom. Plain data, read inside Blender and outside."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Grade:
    """Done in linear light, before the film curve.

    bloom: how much of what is brighter than white spills over; vignette: light lost in the corners; grain: its
    strength in mid-gray; warmth: factors for red, green and blue.
    """

    bloom: float = 0.05
    vignette: float = 0.18
    grain: float = 0.010
    warmth: tuple = (1.04, 0.99, 0.94)


@dataclass(frozen=True)
class Recipe:
    """One picture.

    scene: a module of this folder, as 'stills.towels', whose build(rng) puts objects, lights and a camera into Blender's
    empty scene; seed: of that rng and of the render; size in pixels; samples: rays a pixel, both halves together;
    exposure in stops; contrast: a look of Blender's Filmic; bounces and clamp (of indirect light) tame noise;
    bounced: whether bounced light is kept apart and evened out more strongly (bounce.py): for rooms, with few samples;
    polished: whether more noise is taken out, and edges are smoothed along themselves: for metal, which few rays leave speckled;
    strands: 0, or for hair and bristles made by form.bristles how far, in pixels at 1600, to smooth along them.
    """

    scene: str
    seed: int
    size: tuple = (1280, 960)
    samples: int = 14
    exposure: float = 0.25
    contrast: str = 'Medium High Contrast'
    bounces: int = 5
    clamp: float = 6.0
    bounced: bool = False
    polished: bool = False
    strands: int = 0
    quality: int = 90
    grade: Grade = field(default_factory=Grade)
