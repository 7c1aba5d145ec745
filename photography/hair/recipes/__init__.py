"""One recipe per picture. To get a different take of the same picture, change its seed."""

from .curly import RECIPES as CURLY
from .flowing import RECIPES as FLOWING
from .from_behind import RECIPES as BEHIND
from .styled import RECIPES as STYLED

RECIPES = FLOWING | CURLY | BEHIND | STYLED
