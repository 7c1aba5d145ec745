"""Settings of one picture. Plain data, read inside and outside of Blender."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Grade:
    """Color grading in linear light, before the view transform.

    bloom: how much light above white spills over. vignette: light lost in the corners. grain: its strength in mid-gray.
    white_balance: factors for red, green and blue.
    """

    bloom: float = 0.05
    vignette: float = 0.18
    grain: float = 0.010
    white_balance: tuple = (1.04, 0.99, 0.94)


@dataclass(frozen=True)
class Recipe:
    """One picture.

    scene: a module such as 'stills.towels', whose build(rng) puts objects, lights and a camera into the empty scene.
    seed: for that rng and for the render. size in pixels. samples: per pixel, both halves together. exposure in
    stops. contrast: a look of Blender's Filmic. bounces and clamp (of indirect light) limit noise. filter_indirect:
    denoise indirect light separately and more strongly (indirect_light.py): for rooms with few samples.
    strong_denoise: denoise more and smooth along edges: for metal, which few samples leave speckled. strand_filter:
    0, or how far to smooth along strands, in pixels at a width of 1600.
    """

    scene: str
    seed: int
    size: tuple = (1280, 960)
    samples: int = 14
    exposure: float = 0.25
    contrast: str = 'Medium High Contrast'
    bounces: int = 5
    clamp: float = 6.0
    filter_indirect: bool = False
    strong_denoise: bool = False
    strand_filter: int = 0
    quality: int = 90
    grade: Grade = field(default_factory=Grade)
