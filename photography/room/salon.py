"""The whole salon, so that mirrors show what the other pictures show."""

from . import chair, light, plants, shell, station
from .desk import reception
from .front import back_door, shelves, waiting


def furnish(
    mirror_glow=30.0,
    chairs=((-1.6, 2.6), (0.2, 3.5), (2.0, 2.75), (3.8, 3.6)),
    lamp_brightness=2.2,
    counters=None,
    front=True,
    rear=True,
    lamps=(-0.7, 1.1, 2.9),
):
    """Builds everything from floor to ceiling.

    mirror_glow: brightness of the light strips behind mirrors. chairs: x and rotation of each. lamp_brightness: brightness
    of the lamp globes. counters: functions that furnish each counter. front, rear: whether the halves with and
    without mirrors are furnished; leave out what is not visible. lamps: x of each lamp in front of the mirrors.
    """
    shell.floor()
    shell.walls()
    shell.window()
    if front:
        station.mirror_wall(mirror_glow, counters or station.COUNTERS)
        plants.potted((1.08, -0.30, 0), seed=3, stems=7, leaves=100, size=0.14, plant_height=0.9)
    for x, rotation in chairs:
        chair.chair((x + 0.03, -1.05, 0), rotation)
    for x in lamps:
        light.globe_lamp((x, -0.42, 2.05), brightness=lamp_brightness)
    if rear:
        waiting()
        shelves()
        reception(lamp_brightness)
        back_door()
