"""Close-up of a styling chair: channels, seams and stitches in low sun."""

from renderer import lighting
from room import light, salon
from room.chair import chair

PLACE = (0.23, -1.05)


def build(rng):
    salon.furnish(mirror_glow=37, chairs=((2.0, 2.75), (-1.6, 2.6)), rear=False)
    chair((*PLACE, 0), 3.38, close_up=True)
    light.daylight(230, (0.86, 0.50, -0.40))
    lighting.camera((-0.18, -2.20, 1.12), (0.25, -1.0, 0.69), 58, 2.8, focus=(0.2, -1.12, 0.7))
