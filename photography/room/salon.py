"""The whole room with everything in its place: what mirrors show is what the next picture shows."""

import bpy

from . import chair, light, plants, shell, station
from .front import reception, shelves, waiting


def furnish(glow=0.10, chairs=((-1.6, 2.6), (0.2, 3.5), (2.0, 2.75), (3.8, 3.6)), lamps=0, shine=2.2, dressed=None, rear=True, seat=(-0.1, -3.55)):
    """Floor to ceiling. glow: of the strips behind mirrors; chairs: x and turn of each; lamps: watts a globe; rear: the half away from the mirrors."""
    bpy.context.scene.render.use_persistent_data = True
    shell.floor()
    shell.walls(glow)
    shell.window()
    station.all_stations(dressed or (station.first, station.second, station.third, station.fourth))
    for x, turn in chairs:
        chair.chair((x + 0.03, -1.05, 0), turn)
    for x in (-0.7, 1.1, 2.9):
        light.globe((x, -0.42, 2.05), power=lamps, shine=shine)
    plants.potted((1.08, -0.30, 0), seed=3)
    if rear:
        waiting(lamps, seat)
        shelves()
        reception(lamps, shine)
