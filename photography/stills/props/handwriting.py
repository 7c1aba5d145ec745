"""Drawing on paper: printed type, and handwriting that never repeats a letter exactly. Lengths are in millimeters."""

import pathlib

import bpy
import numpy as np
from PIL import Image, ImageDraw, ImageFont
from scipy.ndimage import gaussian_filter, map_coordinates

PIXELS = 10  # per millimeter
FONTS = pathlib.Path(__file__).resolve().parents[3] / 'node_modules' / '@fontsource'


def font(family, size):
    """A font of npm's @fontsource, its em `size` millimeters high."""
    path = FONTS / family / 'files' / f'{family}-latin-400-normal.woff'
    return ImageFont.truetype(str(path), round(size * PIXELS))


class Sheet:
    """A sheet of paper that can be drawn on, its origin at the top left."""

    def __init__(self, rng, width, height, paper):
        self.rng, self.image = rng, Image.new('RGB', (round(width * PIXELS), round(height * PIXELS)), paper)

    def line(self, x0, y0, x1, y1, color, width=0.15):
        ends = [round(value * PIXELS) for value in (x0, y0, x1, y1)]
        ImageDraw.Draw(self.image).line(ends, color, max(1, round(width * PIXELS)))

    def print(self, x, y, words, family, size, color, anchor='ls'):
        spot = (round(x * PIXELS), round(y * PIXELS))
        ImageDraw.Draw(self.image).text(spot, words, color, font(family, size), anchor)

    def write(self, x, y, words, family, size, ink):
        """Writes words on the line y: tilted, wavering, with ink that runs thinner and thicker."""
        face = font(family, size * (1 + 0.05 * self.rng.normal()))
        _, _, right, bottom = face.getbbox(words)
        border = 24
        mask = Image.new('L', (right + 2 * border, bottom + 2 * border))
        ImageDraw.Draw(mask).text((border, border), words, 255, face, stroke_width=1)
        baseline = border + face.getbbox('n')[3]
        spot = (round(x * PIXELS - border), round(y * PIXELS - baseline))
        self._ink(mask.rotate(1.3 * self.rng.normal(), Image.BICUBIC, center=(border, baseline)), spot, ink)

    def stroke(self, points, ink, width=0.45):
        """A stroke of the pen through points."""
        points = np.array(points, float) * PIXELS
        border = 24
        low, high = points.min(0) - border, points.max(0) + border
        mask = Image.new('L', tuple(np.ceil(high - low).astype(int)))
        ImageDraw.Draw(mask).line([tuple(p) for p in points - low], 255, round(width * PIXELS), 'curve')
        self._ink(mask, tuple(np.round(low).astype(int)), ink)

    def _ink(self, mask, spot, ink):
        shape = (mask.height, mask.width)
        waver = [gaussian_filter(self.rng.normal(size=shape), 14) * 14 * 3.2 for _ in range(2)]
        rows, columns = np.mgrid[0 : shape[0], 0 : shape[1]].astype(float)
        bent = map_coordinates(np.asarray(mask, float), (rows + waver[0], columns + waver[1]), order=1)
        flow = 0.92 + 0.10 * gaussian_filter(self.rng.normal(size=shape), 9) * 9 * 2
        alpha = Image.fromarray(np.clip(bent * np.clip(flow, 0.6, 1.0), 0, 255).astype(np.uint8))
        self.image.paste(Image.new('RGB', alpha.size, ink), spot, alpha)

    def blender_image(self, name):
        pixels = np.ones((self.image.height, self.image.width, 4), np.float32)
        pixels[..., :3] = np.asarray(self.image, np.float32)[::-1] / 255
        made = bpy.data.images.new(name, self.image.width, self.image.height)
        made.pixels.foreach_set(pixels.ravel())
        return made


def map_sheet(surface, steps):
    """Texture coordinates along a parametric surface of `steps` points, so that a sheet follows its curve unstretched."""
    across, along = steps
    points = np.array([vertex.co for vertex in surface.data.vertices]).reshape(along, across, 3)
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points[0], axis=0), axis=1))]
    uv = np.stack(np.broadcast_arrays(run / run[-1], np.linspace(0, 1, along)[:, None]), -1).reshape(-1, 2)
    corners = np.empty(len(surface.data.loops), np.int32)
    surface.data.loops.foreach_get('vertex_index', corners)
    surface.data.uv_layers.new().data.foreach_set('uv', uv[corners].ravel().astype(np.float32))
