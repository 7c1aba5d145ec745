"""The shared table of the still lifes: colors, materials and window light from the back left."""

import math

from renderer import lighting
from renderer.geometry import box, parametric_surface
from renderer.material import srgb
from renderer.materials import marble, metal, plain, plaster

WALNUT = srgb('#3f2616'), srgb('#8a5c3b')
MARBLE = srgb('#ebe3d8'), srgb('#9a7d62')
LINEN, SAGE = srgb('#d9c5ad'), srgb('#9aa588')
COPPER, BRASS, STEEL = (0.80, 0.40, 0.24), (0.80, 0.56, 0.28), (0.78, 0.75, 0.72)
WARM, WHITE = (1.0, 0.93, 0.83), (1.0, 0.97, 0.92)


def black(name='black', rough=0.33):
    """Hard rubber: not quite black, slightly uneven."""
    return plain(name, (0.018, 0.016, 0.015), rough, grain=300, bump=0.03, uneven=0.1)


def brass(name='brass'):
    return metal(name, BRASS, 0.18, grain=8)


def steel(name='steel', rough=0.13, brushed=None):
    return metal(name, STEEL, rough, grain=10, brushed=brushed)


def slab(material=None):
    """A table top at z = 0, wider than any picture."""
    return box('table', (1.8, 1.6, 0.03), material or marble('marble', *MARBLE), location=(0, 0.1, -0.015))


def seamless_backdrop(color, back=0.45, bump=0.12):
    """A seamless backdrop of paper or plaster that curves up behind the table."""
    radius = 0.25

    def surface(u, v):
        distance = 2.4 * v - 1.0
        if distance < back:
            y, z = distance, 0.0
        else:
            angle = min((distance - back) / radius, 1.5708)
            y, z = (
                back + radius * math.sin(angle),
                radius * (1 - math.cos(angle)) + max(0.0, distance - back - 1.5708 * radius),
            )
        return (2.4 * (u - 0.5), y, z)

    return parametric_surface('sweep', surface, plaster('sweep', color, 5, bump), steps=(2, 240))


def window(power, fill=2.2, top=2.0, ambient=0.12):
    """Key light from the back left, weak lights from behind and above, and a little environment light."""
    lighting.environment((0.90, 0.80, 0.70), ambient)
    lighting.area_light((-0.80, 0.34, 0.62), (0, 0.02, 0), 0.30, power, WARM)
    lighting.area_light((0.30, 0.95, 0.72), (0, 0, 0), 1.0, fill, (1.0, 0.92, 0.82), height=0.55)
    lighting.area_light((0.10, 0.25, 0.75), (0.02, -0.02, 0), 0.5, top, WHITE)


def soft_reflections():
    """Replaces lights in reflections of metal by soft patches: the same window and the room behind.

    For scenes whose area lights have visible_in_reflections=False.
    """
    lighting.reflection_environment(
        (
            ((-0.80, 0.34, 0.62), 0.93, 0.99, (9.0, 8.4, 7.5)),
            ((0.30, 0.95, 0.72), 0.72, 0.95, (1.10, 1.0, 0.9)),
            ((0.60, -0.60, 0.60), 0.60, 0.98, (0.30, 0.25, 0.20)),
        ),
        ground=(0.09, 0.08, 0.07),
    )


def copper(name='copper', rough=0.22):
    return metal(name, COPPER, rough, grain=12)
