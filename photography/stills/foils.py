"""A roll of foil with a drawn length and three folded packets on walnut; a bowl of color behind."""

from renderer import lighting
from renderer.geometry import box
from renderer.material import Material, srgb

from . import table
from .color_bowl import bowl, cream
from .props import foil

# Window panes with dark gaps, visible only in reflections: x, z, width, height, brightness.
PANES = (
    (-0.62, 0.60, 0.46, 0.40, 1.5),
    (-0.06, 0.60, 0.46, 0.40, 1.65),
    (0.50, 0.60, 0.46, 0.40, 1.5),
    (-0.06, 1.05, 1.60, 0.16, 1.3),
)


def _pane(size, location, color, power):
    """A card with soft edges that is only visible in reflections and lights nothing."""
    m = Material('pane')
    parts = m.node('SeparateXYZ')
    m.link(m.node('TexCoord').outputs['Generated'], parts.inputs[0])
    soft = 1.0
    for axis, length in zip('XYZ', size):
        if length > 0.01:
            off = m.math('ABSOLUTE', m.math('SUBTRACT', parts.outputs[axis], 0.5))
            edge = m.node('MapRange')
            edge.interpolation_type = 'SMOOTHSTEP'
            for i, number in enumerate((0.5, 0.5 - 0.07 / length, 0.0, 1.0), 1):
                edge.inputs[i].default_value = number
            m.link(off, edge.inputs[0])
            soft = m.math('MULTIPLY', edge.outputs[0], soft)
    m.set_inputs(
        Base_Color=(0, 0, 0),
        Specular_IOR_Level=0,
        Emission_Color=color,
        Emission_Strength=m.math('MULTIPLY', soft, power),
    )
    m.material.cycles.emission_sampling = 'NONE'
    card = box('pane', size, m.material, location, bevel=0)
    card.visible_camera = card.visible_diffuse = card.visible_shadow = False


def build(rng):
    table.planks('walnut', srgb('#2a1a0d'), srgb('#6b4528'))
    foil.roll(rng, (-0.072, 0.096, 0), -0.26)
    foil.packet(rng, (0.016, -0.092, 0), 0.24)
    foil.packet(rng, (0.098, -0.052, 0), 0.10)
    foil.packet(rng, (0.176, -0.002, 0), -0.08)
    black = table.black()
    bowl((0.088, 0.170, 0), black)
    cream((0.088, 0.170, 0))
    lighting.environment((0.90, 0.80, 0.70), 0.03)
    lighting.area_light((-0.80, 0.34, 0.62), (0, 0.02, 0), 0.30, 15, table.WARM, visible_in_reflections=False)
    lighting.area_light(
        (0.30, 0.95, 0.72), (0, 0, 0), 1.0, 2.0, (1.0, 0.92, 0.82), height=0.55, visible_in_reflections=False
    )
    lighting.area_light((0.85, -0.40, 0.45), (0, 0.02, 0), 0.5, 1.6, (1.0, 0.90, 0.80), visible_in_reflections=False)
    lighting.reflection_environment(
        (
            ((0.0, 1.0, 0.55), 0.60, 0.98, (0.42, 0.40, 0.37)),
            ((0.9, 0.1, 0.45), 0.70, 0.97, (0.75, 0.52, 0.36)),
            ((-0.8, -0.2, 0.6), 0.75, 0.97, (0.50, 0.50, 0.52)),
        ),
        ground=(0.05, 0.047, 0.045),
    )
    for x, z, width, height, power in PANES:
        _pane((width, 0.004, height), (x, 1.0, z), table.WHITE, power)
    lighting.camera((0.058, -0.50, 0.330), (0.024, 0.014, 0.010), 51.5, 6.3, (0.0, -0.02, 0.01))
