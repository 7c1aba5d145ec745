"""The last station, ready for a child: booster, wooden toys, a picture book."""

from renderer import lighting
from room import light, salon, station, toys
from room.booster import booster
from room.chair import chair


def build(rng):
    salon.furnish(chairs=((2.0, 2.75),), counters=(None, None, station.third, toys.playthings), lamps=())
    chair((3.83, -1.05, 0), 3.65)
    booster((3.83, -1.05, 0.509), 3.60)
    toys.picture_book((3.86, -1.05, 0.7112), 2.9)
    light.daylight(240, (0.88, 0.36, -0.22))
    lighting.area_light(
        (3.2, -3.0, 3.0), (3.8, -0.6, 0.6), 1.8, 28, (1, 0.94, 0.87), height=1.4, visible_in_reflections=False
    )
    lighting.camera((2.75, -3.15, 1.15), (3.85, -0.3, 1.15), 36, 2.2, focus=(3.8, -1.1, 0.7), shift=(0, -0.06))
