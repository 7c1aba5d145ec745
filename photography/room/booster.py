"""A booster seat for children."""

from renderer.geometry import transform

from . import materials as m
from .cushion import box_cushion


def booster(location, rotation):
    """A firm upholstered block, and a cushion on it that has sunk a little."""
    hide = m.leather('5f6950', 0.5, wear=0.8)
    with transform(location, rotation):
        box_cushion('block', (0.385, 0.345, 0.100), hide, 0.002, bulge=0.002, crown=0.002, sag=0.0, seed=1.0)
        box_cushion('pad', (0.390, 0.350, 0.072), hide, 0.108, bulge=0.006, crown=0.022, sag=0.012, seed=5.0)
