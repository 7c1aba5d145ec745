"""The wash room: two basins before sage tiles."""

from room import light, wash


def build(rng):
    wash.furnish()
    light.fill(power=0.45)
    light.panel((-2.75, -1.9, 1.7), (0, -1.3, 1.0), 2.4, 2.0, 150, (1, 0.95, 0.88), seen=True)
    light.sun((0.80, 0.42, -0.48))
    light.camera((1.35, -3.9, 1.3), (-0.28, -0.4, 1.3), 32, 2.8, focus=(-0.2, -0.9, 0.9), shift=(0, -0.07))
