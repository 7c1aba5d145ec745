"""Where the camera stands, and which pixel and depth a point in space gets."""

from dataclasses import dataclass

import numpy as np

from .vector import unit


@dataclass
class Camera:
    """Scene units; lens is the focal length as a multiple of half the picture's width; roll in degrees.

    sharp: the share of the hair, nearest first, before the plane of focus; blur: 0 keeps all sharp.
    """

    eye: tuple = (-0.6, -3.4, 0.6)
    at: tuple = (-0.05, 0.1, 0.0)
    lens: float = 2.6
    roll: float = -28.0
    sharp: float = 22.0
    blur: float = 1.0

    def axes(self):
        """Right, up and forward."""
        forward = unit(np.array(self.at, float) - np.array(self.eye, float))
        right = unit(np.cross(forward, [0, 0, 1.0]))
        up, turn = np.cross(right, forward), np.radians(self.roll)
        return right * np.cos(turn) + up * np.sin(turn), up * np.cos(turn) - right * np.sin(turn), forward

    def project(self, points, width, height):
        """x and y in pixels from the top left, and depth."""
        right, up, forward = self.axes()
        offset = points - np.array(self.eye, np.float32)
        z = offset @ forward.astype(np.float32)
        x = ((offset @ right.astype(np.float32)) / z * self.lens * 0.5 + 0.5) * width
        y = 0.5 * height - (offset @ up.astype(np.float32)) / z * self.lens * 0.5 * width
        return x, y, z
