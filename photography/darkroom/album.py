"""All pictures made with Cycles, by name. A new folder of pictures adds its recipes here."""

from room.recipes import RECIPES as ROOM
from stills.recipes import RECIPES as STILLS

RECIPES = {**STILLS, **ROOM}
