"""A ribbed turtleneck sweater, stitch by stitch."""

import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates

from . import materials, scene

WOOL = (0.115, 0.135, 0.1)
RIBS = 74
# In meters: the height of a stitch, the radius of its yarn, how far the collar stands off the neck, half the thickness
# of its fold, and its height.
STITCH, YARN, GAP, FOLD, HEIGHT = 0.0031, 0.00095, 0.004, 0.0032, 0.075


def add_turtleneck(client, top, rng):
    """Puts a sweater on the client. Its folded collar reaches up to the height `top`."""
    collar, wool = Collar(client, top), materials.cloth(WOOL)
    yarn, up = stitches(collar, rng)
    swell = np.sin(np.pi * np.clip(np.linspace(0, 1, yarn.shape[1]), 0.08, 0.95))
    scene.add_mesh('stitches', *tubes(yarn, up, YARN * (0.55 + 0.45 * swell)), wool)
    azimuth, down = np.meshgrid(np.linspace(0, 2 * np.pi, 241), np.linspace(0, HEIGHT, 60), indexing='ij')
    scene.add_mesh('behind the ribs', *grid(collar.place(azimuth, down, -0.0009)), wool)
    below = (client.vertices[:, 2] < top - 0.03)[client.triangles].all(axis=1)
    scene.add_mesh('sweater', client.vertices + 0.006 * client.normals, client.triangles[below], wool)
    add_fuzz(yarn, collar, rng)


class Collar:
    """Turns angles around the neck and distances along the folded collar, from its inner edge, into places."""

    CELL = 0.004

    def __init__(self, client, top):
        obstacle = client.obstacle()
        self.top, self.center = top, client.shape.joint('neck02') * [1, 1, 0]
        angles, heights = np.linspace(0, 2 * np.pi, 180, endpoint=False), np.arange(0.01, -HEIGHT - 0.01, -self.CELL)
        out = np.stack([np.sin(angles), np.cos(angles), 0 * angles], -1)[:, None]
        level = np.stack([0 * heights, 0 * heights, top + heights], -1)
        radius = np.full((len(angles), len(heights)), 0.03)
        for _ in range(90):
            gap, _ = obstacle.distance((self.center + level + out * radius[..., None]).reshape(-1, 3))
            radius += 0.001 * (gap.reshape(radius.shape) < GAP)
        # Wool hangs; it does not follow the neck in again.
        self.radius = gaussian_filter(np.maximum.accumulate(radius, axis=1), (5, 2), mode=('wrap', 'nearest'))
        self.highest = heights[0]

    def place(self, azimuth, down, raised):
        """Places on the wool, `raised` meters above its middle."""
        turn = np.clip(down / FOLD, 0, np.pi)
        fallen = np.maximum(down - np.pi * FOLD, 0)
        height = (FOLD + raised) * np.sin(turn) - fallen
        off = FOLD - (FOLD + raised) * np.cos(turn) + 0.003 * np.sin(np.pi * np.clip(fallen / 0.05, 0, 1))
        column, row = azimuth / (2 * np.pi) * len(self.radius), (self.highest - height) / self.CELL
        radius = off + map_coordinates(self.radius, [column, row], order=1, mode='grid-wrap')
        return self.center + np.stack([radius * np.sin(azimuth), radius * np.cos(azimuth), self.top + height], -1)


def stitches(collar, rng):
    """The legs of the stitches, (count, 7, 3), and vectors that point out of the wool.

    Each leg runs from the middle of its rib outward and up, and lies on the one below.
    """
    offset, phase = rng.uniform(-0.03, 0.03, (2, RIBS))
    rows = np.arange(int((HEIGHT + np.pi * FOLD) / STITCH))
    rib, row, side = (part.ravel() for part in np.meshgrid(np.arange(RIBS), rows, (-1, 1), indexing='ij'))
    along = np.linspace(0, 1, 7)[None]
    width = 2 * np.pi / RIBS
    wobble = 0.1 * np.sin(0.21 * row + 9 * phase[rib]) + 0.05 * rng.normal(0, 1, len(row))
    azimuth = width * ((rib + offset[rib] + wobble)[:, None] + side[:, None] * (0.03 + 0.3 * along**0.8))
    down = STITCH * ((row + 0.06 * rng.normal(0, 1, len(row)))[:, None] + 1.75 * (1 - along))
    raised = 0.0006 * np.sin(np.pi * along**0.8) - 0.0007 * along
    legs = collar.place(azimuth, down, raised)
    return legs, collar.place(azimuth, down, raised + 0.001) - legs


def add_fuzz(yarn, collar, rng, share=90):
    """Short fibers that stand off the wool, `share` for each leg of a stitch."""
    count = share * len(yarn)
    root = yarn[rng.integers(0, len(yarn), count), rng.integers(1, 6, count)]
    outward = (root - collar.center) * [1, 1, 0]
    outward /= np.linalg.norm(outward, axis=1, keepdims=True)
    way, bend = 0.5 * outward + rng.normal(0, 0.7, (count, 3)), rng.normal(0, 0.5, (count, 3))
    along = np.linspace(0, 1, 6)[None, :, None]
    length = 0.0007 + rng.exponential(0.0008, (count, 1, 1))
    fibers = (root + 0.0005 * outward)[:, None] + length * (along * way[:, None] + along**2 * bend[:, None])
    color = np.broadcast_to(WOOL, (count, 6, 3))
    scene.add_strands(fibers, materials.dyed_hair(0.4), np.full(count, 0.000009), color, 0.5)


def tubes(path, up, radius, sides=8):
    """Vertices and faces of tubes along paths, (count, points, 3). radius: at each point."""
    along = np.gradient(path, axis=1)
    across = np.cross(along, up)
    up = np.cross(across, along)
    across, up = (vector / np.linalg.norm(vector, axis=-1, keepdims=True) for vector in (across, up))
    angle = np.linspace(0, 2 * np.pi, sides, endpoint=False)[:, None]
    around = np.cos(angle) * across[:, :, None] + np.sin(angle) * up[:, :, None]
    rings = path[:, :, None] + radius[:, None, None] * around
    index = np.arange(rings[..., 0].size).reshape(rings.shape[:3])
    near, far = index[:, :-1], index[:, 1:]
    faces = np.stack([near, np.roll(near, -1, 2), np.roll(far, -1, 2), far], -1)
    return rings.reshape(-1, 3), faces.reshape(-1, 4)


def grid(points):
    """Vertices and faces of a surface through rows of points, (rows, columns, 3)."""
    index = np.arange(points[..., 0].size).reshape(points.shape[:2])
    faces = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1)
    return points.reshape(-1, 3), faces.reshape(-1, 4)
