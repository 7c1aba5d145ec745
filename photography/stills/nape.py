"""A short back and sides on a plaster mannequin head, seen from behind."""

import math

from renderer import lighting
from renderer.geometry import box, parametric_surface
from renderer.material import Material, srgb
from renderer.materials import cloth, hair, plain, plaster

from . import table
from .props import head_form


def _plaster():
    """Matte plaster, darker under the hair."""
    m = Material('form')
    grit = m.noise(m.object_coordinates(240), 1, 4)
    shade = m.node('Attribute')
    shade.attribute_name = 'shade'
    pale = m.mix(m.noise(m.object_coordinates(14), 1, 6), srgb('#cfc8b8'), srgb('#e0dacb'))
    m.bump(grit, 0.10, 0.0006)
    tint = m.node('MixRGB')
    tint.blend_type = 'MULTIPLY'
    tint.inputs[0].default_value = 1
    m.link(pale, tint.inputs[1])
    m.link(shade.outputs['Color'], tint.inputs[2])
    return m.set_inputs(Base_Color=tint.outputs[0], Roughness=0.85, Specular=0.15)


def _cape(rng):
    """A cotton neck strip and a cape that falls from it in folds."""
    phase = rng.uniform(0, 6.28, 6)

    def band(u, v):
        angle, r = (
            2 * math.pi * u,
            0.0635 + 0.0026 * math.sin(math.pi * v) + 0.0006 * math.sin(23 * u * 6.28 + phase[0]),
        )
        z = 0.020 + 0.038 * v + 0.0012 * math.sin(3 * angle + phase[1])
        return (r * math.cos(angle), 0.016 + r * math.sin(angle), z)

    def fall(u, v):
        angle = 2 * math.pi * u
        out = 0.0690 + 0.30 * v**1.25
        fold = sum(math.sin((k + 5) * angle + phase[k]) / (1 + 0.4 * k) for k in range(5))
        z = 0.040 - 0.02 * math.exp(-v * 60) - 0.32 * v**1.7 - 0.028 * v + 0.014 * fold * min(1, 4 * v)
        return (out * math.cos(angle), 0.018 + 0.86 * out * math.sin(angle), z)

    parametric_surface(
        'band',
        band,
        plain('cotton', srgb('#e9e2d4'), 0.9, grain=160, bump=0.12, uneven=0.05),
        (220, 30),
        closed=True,
        thickness=0.0016,
    )
    parametric_surface(
        'cape', fall, cloth('cape', srgb('#2e3e34'), 7, bump=0.3, sheen=0.0), (300, 120), closed=True, thickness=0.001
    )


def build(rng):
    head_form.head_mesh(_plaster())
    head_form.hair(rng, hair('crop', 0.25, 0.40, 2.5), (0.046, 0.023, 0.013))
    _cape(rng)
    box('wall', (4, 0.04, 3), plaster('wall', srgb('#cda88f'), 2, 0.3), (0, 0.75, 0.4), bevel=0)
    lighting.environment((0.92, 0.86, 0.80), 0.13)
    lighting.area_light((-0.95, -0.42, 0.55), (0, 0, 0.17), 0.45, 17, table.WARM, height=0.8)
    lighting.area_light((0.75, 0.35, 0.60), (0, 0, 0.2), 0.35, 4.5, (1.0, 0.92, 0.82))
    lighting.area_light((1.0, 0.25, 0.75), (0.45, 0.75, 0.20), 0.4, 5, table.WARM, spread=110)
    lighting.camera((-0.36, -1.10, 0.235), (0.004, 0.0, 0.168), 110, 5.6, (0.0, -0.06, 0.17))
