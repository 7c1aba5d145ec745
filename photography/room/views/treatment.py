"""The wash room: two basins in front of sage tiles."""

from renderer import lighting
from room import light, wash


def build(rng):
    wash.furnish()
    light.exterior()
    lighting.area_light((-2.75, -1.9, 1.7), (0, -1.3, 1.0), 2.4, 150, (1, 0.95, 0.88), height=2.0)
    lighting.sun((0.80, 0.42, -0.48), 6.5, light.SUNNY)
    lighting.camera((1.35, -3.9, 1.3), (-0.28, -0.4, 1.3), 32, 2.8, focus=(-0.2, -0.9, 0.9), shift=(0, -0.07))
