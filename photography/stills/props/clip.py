"""Sectioning clips: two jaws of spring steel or acetate, 105 mm long."""

import math

from renderer.geometry import empty, lathe, parametric_surface, tube

LENGTH, HINGE = 0.105, 0.030


def clip(location, rotation, body, metal):
    """Lies on its side with the jaws towards +x; location is under the hinge."""
    group = empty('clip', (location[0], location[1], location[2] + 0.0064), (0, 0, rotation))
    for side in (-1, 1):

        def surface(u, v, side=side):
            x = LENGTH * v - HINGE
            if x < 0:
                spread = 0.0030 + 0.0100 * (-x / HINGE) ** 1.2
            else:
                spread = (
                    0.0030 - 0.0022 * min(1.0, x / 0.05) + 0.0016 * math.sin(math.pi * max(0.0, x) / (LENGTH - HINGE))
                )
            taper = 1 - 0.72 * max(0.0, (v - 0.30) / 0.70) ** 1.25
            height = 0.0064 * taper * math.sqrt(min(1.0, v / 0.05 + 0.02))
            over = u < 0.5
            s = 2 * u if over else 2 - 2 * u
            skin = 0.0009 * math.sqrt(max(0.0, 1 - (2 * s - 1) ** 6)) * (1 if over else -1)
            # Taper the upper edge only: the lower one rests on the table along its whole length.
            return (x, side * spread + skin, height * (2 * s - 1) - 0.0064 * (1 - taper))

        parametric_surface('jaw', surface, body, steps=(48, 180), closed=True, parent=group)
    lathe(
        'hinge',
        [(0, -0.0066), (0.0024, -0.0064), (0.0026, -0.0058), (0.0026, 0.0058), (0.0024, 0.0064), (0, 0.0066)],
        metal,
        sides=64,
        parent=group,
    )
    coil = [
        (0.0024 * math.cos(a), 0.0024 * math.sin(a), -0.0042 + 0.0084 * a / 40)
        for a in (40 * i / 400 for i in range(401))
    ]
    tube('spring', coil, 0.00050, metal, parent=group)
    return group
