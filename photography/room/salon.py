"""The whole room with everything in its place: what mirrors show is what the next picture shows."""

from . import chair, light, plants, shell, station
from .desk import reception
from .front import back_door, shelves, waiting


def furnish(
    glow=0.06,
    chairs=((-1.6, 2.6), (0.2, 3.5), (2.0, 2.75), (3.8, 3.6)),
    lamps=0,
    shine=2.2,
    dressed=None,
    front=True,
    rear=True,
    seat=None,
    ceiling=0.0,
):
    """Floor to ceiling.

    glow: of the strips behind mirrors; chairs: x and turn of each; lamps: watts a globe (0: it only looks lit, as by day);
    shine: how bright globes look; dressed: what stands on each counter; front, rear: whether the halves with and without
    mirrors are furnished (leave out what cannot be seen); seat: where an armchair stands; ceiling: see shell.walls.
    """
    shell.floor()
    shell.walls(glow, ceiling=ceiling)
    shell.window()
    if front:
        station.all_stations(dressed or (station.first, station.second, station.third, station.fourth))
        plants.potted((1.08, -0.30, 0), seed=3)
    for x, turn in chairs:
        chair.chair((x + 0.03, -1.05, 0), turn)
    for x in (-0.7, 1.1, 2.9):
        light.globe((x, -0.42, 2.05), power=lamps, shine=shine)
    if rear:
        waiting(lamps, seat)
        shelves()
        reception(lamps, shine)
        back_door()
