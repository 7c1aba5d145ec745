"""A roll of foil with a length drawn from it, and three folded packets, on walnut; a bowl of color stands behind."""

from darkroom import studio
from darkroom.form import box
from darkroom.material import Material
from darkroom.surfaces import wood

from . import table
from .color_bowl import bowl, cream
from .things import foil

# What the foil mirrors and nothing else sees: panes of a window, with dark between them. x, z, wide, high, brightness.
PANES = (
    (-0.62, 0.60, 0.46, 0.40, 1.5),
    (-0.06, 0.60, 0.46, 0.40, 1.65),
    (0.50, 0.60, 0.46, 0.40, 1.5),
    (-0.06, 1.05, 1.60, 0.16, 1.3),
)


def _pane(size, at, colour, power):
    """A card with soft edges that only mirrors see; it lights nothing."""
    m = Material('pane')
    parts = m.node('SeparateXYZ')
    m.join(m.node('TexCoord').outputs['Generated'], parts.inputs[0])
    soft = 1.0
    for axis, long in zip('XYZ', size):
        if long > 0.01:
            off = m.math('ABSOLUTE', m.math('SUBTRACT', parts.outputs[axis], 0.5))
            edge = m.node('MapRange')
            edge.interpolation_type = 'SMOOTHSTEP'
            for i, number in enumerate((0.5, 0.5 - 0.07 / long, 0.0, 1.0), 1):
                edge.inputs[i].default_value = number
            m.join(off, edge.inputs[0])
            soft = m.math('MULTIPLY', edge.outputs[0], soft)
    m.set(Base_Color=(0, 0, 0), Specular=0, Emission=colour, Emission_Strength=m.math('MULTIPLY', soft, power))
    m.material.cycles.sample_as_light = False
    card = box('pane', size, m.material, at, bevel=0)
    card.visible_camera = card.visible_diffuse = card.visible_shadow = False


def build(rng):
    for i in range(4):
        dark, light = (tuple(c * (0.55 + 0.08 * (i % 2)) for c in shade) for shade in table.WALNUT)
        board = wood(f'board {i}', dark, light, size=0.8, along=0, rough=0.42, coat=0.10)
        box('board', (1.8, 0.259, 0.03), board, at=(0.13 * ((i * 3) % 5), -0.31 + 0.26 * i, -0.015), bevel=0.0012)
    foil.roll(rng, (-0.072, 0.096, 0), -0.26)
    foil.packet(rng, (0.016, -0.092, 0), 0.24)
    foil.packet(rng, (0.098, -0.052, 0), 0.10, lifted=0.0016)
    foil.packet(rng, (0.176, -0.002, 0), -0.08)
    black = table.black()
    bowl((0.088, 0.170, 0), black)
    cream((0.088, 0.170, 0))
    studio.world((0.90, 0.80, 0.70), 0.03)
    studio.lamp((-0.80, 0.34, 0.62), (0, 0.02, 0), 0.30, 15, table.WARM, mirrored=False)
    studio.lamp((0.30, 0.95, 0.72), (0, 0, 0), 1.0, 2.0, (1.0, 0.92, 0.82), high=0.55, mirrored=False)
    studio.lamp((0.85, -0.40, 0.45), (0, 0.02, 0), 0.5, 1.6, (1.0, 0.90, 0.80), mirrored=False)
    studio.mirrored(
        (
            ((0.0, 1.0, 0.55), 0.60, 0.98, (0.42, 0.40, 0.37)),
            ((0.9, 0.1, 0.45), 0.70, 0.97, (0.75, 0.52, 0.36)),
            ((-0.8, -0.2, 0.6), 0.75, 0.97, (0.50, 0.50, 0.52)),
        ),
        ground=(0.05, 0.047, 0.045),
    )
    for x, z, wide, high, power in PANES:
        _pane((wide, 0.004, high), (x, 1.0, z), table.WHITE, power)
    studio.camera((0.058, -0.50, 0.330), (0.024, 0.014, 0.010), 51.5, 6.3, (0.0, -0.02, 0.01))
