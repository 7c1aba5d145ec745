"""One recipe per picture. To get a different take of the same picture, change its seed."""

from .styled import RECIPES
