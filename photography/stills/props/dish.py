"""A shallow round dish."""

from renderer.geometry import lathe


def dish(location, radius, material, height=0.012):
    """location is the middle of the foot; the inner floor is 2 mm higher."""
    lip = [(0, 0.0004), (radius * 0.88, 0.0), (radius * 0.95, 0.002), (radius, height * 0.9), (radius + 0.0012, height)]
    inside = [
        (radius + 0.0004, height + 0.0007),
        (radius - 0.0010, height * 0.9),
        (radius * 0.94, 0.0036),
        (radius * 0.88, 0.0022),
        (0, 0.0020),
    ]
    return lathe('dish', [*lip, *inside], material, location, sides=160)
