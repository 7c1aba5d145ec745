"""Projects points of the scene to pixels and depth."""

from dataclasses import dataclass

import numpy as np

from .vector import normalize


@dataclass
class Camera:
    """A pinhole camera. focal_length is a multiple of half the picture's width; roll is in degrees."""

    eye: tuple = (-0.6, -3.4, 0.6)
    target: tuple = (-0.05, 0.1, 0.0)
    focal_length: float = 2.6
    roll: float = -28.0

    def axes(self):
        """Unit vectors: right, up and forward."""
        forward = normalize(np.array(self.target, float) - np.array(self.eye, float))
        right = normalize(np.cross(forward, [0, 0, 1.0]))
        up, roll = np.cross(right, forward), np.radians(self.roll)
        return right * np.cos(roll) + up * np.sin(roll), up * np.cos(roll) - right * np.sin(roll), forward

    def project(self, points, width, height):
        """Returns x and y in pixels from the top left corner, and depth in scene units."""
        right, up, forward = self.axes()
        offset = points - np.array(self.eye, np.float32)
        z = offset @ forward.astype(np.float32)
        x = ((offset @ right.astype(np.float32)) / z * self.focal_length * 0.5 + 0.5) * width
        y = 0.5 * height - (offset @ up.astype(np.float32)) / z * self.focal_length * 0.5 * width
        return x, y, z
