"""The shop front at dusk after rain, seen at an angle, warm light on the wet sidewalk."""

from renderer import lighting
from room import facade, light, opposite, salon


def build(rng):
    salon.furnish(mirror_glow=40, lamp_brightness=6.0)
    facade.build()
    lighting.environment((0.46, 0.56, 0.85), 0.07)
    opposite.build()
    lighting.area_light(
        (0.6, -2.6, 3.05), (0.3, -2.4, 0), 7.0, 75, facade.LAMP, height=4.0, visible_in_reflections=False
    )
    for x, y, z, power in (
        (-0.7, -0.42, 2.05, 42),
        (1.1, -0.42, 2.05, 42),
        (2.9, -0.42, 2.05, 42),
        (3.3, -4.4, 2.0, 60),
    ):
        light.point_light((x, y, z), power, facade.LAMP, 0.1)
    light.point_light((0.01, -5.1, 0.85), 18, facade.LAMP, 0.08)
    lighting.area_light(
        (-9.0, -2.5, 7.0), (-3.2, -2.5, 1.0), 8.0, 220, (0.50, 0.62, 1.0), height=6.0, visible_in_reflections=False
    )
    lighting.area_light(
        (-3.3, -2.85, 1.7), (-5.4, -2.85, 0.0), 3.4, 60, (1.0, 0.70, 0.42), height=1.8, visible_in_reflections=False
    )
    lighting.camera((-11.9, 1.0, 1.5), (-3.2, -2.2, 1.5), 44, 2.8, focus=(-3.3, -2.4, 1.5), shift=(0, -0.012))
