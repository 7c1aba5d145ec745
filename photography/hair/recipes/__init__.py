"""One entry a picture. To change a picture, change its entry; to have another take, change its seed."""

from .behind import RECIPES as BEHIND
from .curly import RECIPES as CURLY
from .dressed import RECIPES as DRESSED
from .flowing import RECIPES as FLOWING

RECIPES = FLOWING | CURLY | BEHIND | DRESSED
