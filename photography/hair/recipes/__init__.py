"""One recipe per picture. To get a different take of the same picture, change its seed."""

from .curly import RECIPES as CURLY
from .flowing import RECIPES as FLOWING
from .styled import RECIPES as STYLED

RECIPES = FLOWING | CURLY | STYLED
