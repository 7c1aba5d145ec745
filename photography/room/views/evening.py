"""The stations after sunset: lamps on, the street blue outside."""

from room import light, salon

DUSK = (0.10, 0.18, 0.42)


def build(rng):
    salon.furnish(glow=0.10, shine=5.0, ceiling=0.22)
    light.fill((1.0, 0.78, 0.56), 0.14)
    light.panel((1.0, -2.2, 3.05), (1.0, -1.6, 0), 6.5, 2.6, 95, (1.0, 0.72, 0.46))
    light.daylight(14, None, 0, (0.40, 0.58, 1.0), DUSK, 0.9, (0.85, 0.40, 0.22))
    light.camera((4.3, -2.75, 1.3), (-1.5, -0.55, 1.3), 31, 2.8, focus=(1.4, -1.0, 1.0), shift=(0, -0.03))
