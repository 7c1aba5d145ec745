"""Settings of one picture."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Recipe:
    """One picture.

    scene: a module such as 'stills.towels', whose build(rng, **options) puts objects, lights and a camera into the
    empty scene. seed: for that rng and for the render. size in pixels. scale: of the render, which is then enlarged to
    that size: faster, and as soft as a lens. exposure in stops. view, look: Blender's view transform and its contrast.
    temperature: white balance in kelvins; more is warmer. bounces: of light between surfaces. hair_samples: more than 0
    if the scene has fine hair; hair_apart: if skin shows through it; cutout: the hair alone, on a transparent background
    (fine_hair.py). sharpen: as cameras do; not for stubble and coils, which it makes grainy.
    """

    scene: str
    seed: int = 1
    size: tuple = (1600, 1200)
    scale: float = 1.0
    samples: int = 64
    exposure: float = 0.0
    view: str = 'Filmic'
    look: str = 'Medium High Contrast'
    temperature: int = 6500
    bounces: int = 8
    hair_samples: int = 0
    hair_apart: bool = False
    cutout: bool = False
    sharpen: bool = False
    quality: int = 90
    options: dict = field(default_factory=dict)
