"""A shallow round dish of spun metal."""

from darkroom.form import turned


def dish(at, radius, material, height=0.012):
    """at is the middle of its foot; the inside's floor is 2 mm above that."""
    lip = [
        (0, 0.0004),
        (radius * 0.88, 0.0),
        (radius * 0.95, 0.002),
        (radius, height * 0.9),
        (radius + 0.0012, height),
    ]
    inside = [
        (radius + 0.0004, height + 0.0007),
        (radius - 0.0010, height * 0.9),
        (radius * 0.94, 0.0036),
        (radius * 0.88, 0.0022),
        (0, 0.0020),
    ]
    return turned('dish', [*lip, *inside], material, at, sides=160)
