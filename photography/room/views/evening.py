"""The stations after sunset: lamps on, the street blue outside with lit windows."""

from renderer import lighting
from room import facade, light, opposite, salon
from room.shell import PANE, WEST

LAMP = (1.0, 0.70, 0.42)


def build(rng):
    salon.furnish(mirror_glow=42, lamp_brightness=4.2)
    opposite.build()
    facade.pane(*PANE)
    for x in (-0.7, 1.1, 2.9):
        light.point_light((x, -0.42, 2.05), 21, LAMP, 0.1)
    lighting.area_light((1.2, -3.4, 3.0), (1.2, -2.4, 0), 4.5, 38, LAMP, height=1.6, visible_in_reflections=False)
    lighting.area_light(
        (WEST - 0.3, -2.85, 1.8), (0, -2.85, 1.2), 3.6, 34, (0.34, 0.52, 1.0), height=2.2, visible_in_reflections=False
    )
    lighting.camera((4.6, -3.35, 1.28), (0.36, -0.7, 1.28), 34, 2.2, focus=(2.0, -1.05, 0.9), shift=(0, -0.03))
