"""All recipes that Blender renders."""

from portraits.recipes import RECIPES as PORTRAITS
from room.recipes import RECIPES as ROOM
from stills.recipes import RECIPES as STILLS

RECIPES = {**STILLS, **ROOM, **PORTRAITS}
