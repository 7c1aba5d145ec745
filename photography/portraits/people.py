"""Clients in a chair: a body with scalp, skin and a cape."""

import hashlib
import pathlib
import tempfile

import bpy
import numpy as np
from scipy.ndimage import gaussian_filter1d
from scipy.spatial import cKDTree

from . import materials, scene
from .body import SKIN_VERTICES, Body, rotation
from .strands import Obstacle

SKIN = {
    'light': (0.72, 0.47, 0.35),
    'olive': (0.58, 0.36, 0.24),
    'brown': (0.165, 0.095, 0.064),
    'tan': (0.3, 0.185, 0.125),
}


class Client:
    """A person in the scene: `body` mesh object, obstacle for hair, and landmarks of the head."""

    def __init__(self, targets, skin, creases=0.5):
        # Arms down and hands in the lap, under the cape.
        pose = {
            'upperarm01.L': rotation('y', 38),
            'upperarm01.R': rotation('y', -38),
            'lowerarm01.L': rotation('x', -50),
            'lowerarm01.R': rotation('x', -50),
        }
        self.shape = Body(targets, pose)
        self.body = scene.add_mesh('body', self.shape.vertices, self.shape.skin, materials.skin(SKIN[skin], creases), 2)
        self.vertices, self.normals, self.triangles = scene.evaluated(self.body)
        head = self.shape.vertices[:SKIN_VERTICES]
        self.top = head[:, 2].max()
        skull = head[head[:, 2] > self.shape.joint('head')[2]]
        ears = skull[np.argsort(-skull[:, 0])[:15]].mean(axis=0)
        self.ear = ears
        self.back = skull[:, 1].max()
        self.scale = (self.top - ears[2]) / 0.1217
        moved = self.shape.ear()
        self._ear = cKDTree(moved[np.linalg.norm((moved - ears) * [0.6, 1, 1], axis=1) < 0.034 * self.scale])
        self.crown = ears[1] + 0.021 * self.scale
        self.center = np.array([0, ears[1] - 0.012 * self.scale, ears[2] + 0.035 * self.scale])

    def obstacle(self, *others):
        """The body from the chest up, with other objects such as the cape."""
        upper = self.vertices[:, 2] > self.ear[2] - 0.55
        points, normals = [self.vertices[upper]], [self.normals[upper]]
        for other in others:
            vertices, normal, _ = scene.evaluated(other)
            # Only what faces outward: the sides of folds would push strands apart.
            facing = (normal[:, :2] * (vertices - self.center)[:, :2]).sum(axis=1) > 0
            points.append(vertices[facing][::3])
            normals.append(normal[facing][::3])
        return Obstacle(np.concatenate(points), np.concatenate(normals))

    def scalp(self, positions, nape=-0.045, edge=0.004, ears=0.004):
        """Density of hair, 0 to 1.

        nape: height of the hairline at the back, from the ears' height. edge, ears: how far hair gets denser there and
        around the ears.
        """
        unit = self.scale
        x, y, _z = ((positions - self.center) / unit).T
        height = (positions[:, 2] - self.ear[2]) / unit
        around = np.degrees(np.arctan2(np.abs(x), y))
        line = np.interp(
            around,
            [0, 30, 52, 66, 76, 84, 92, 102, 110, 122, 140, 180],
            [nape, nape + 0.002, nape + 0.010, -0.036, -0.03, -0.016, 0.004, 0.016, 0.0, 0.030, 0.066, 0.082],
        )
        density = np.clip((height - line) / edge + 0.5, 0, 1)
        distance, _ = self._ear.query(np.abs(positions * [1, 0, 0]) + positions * [0, 1, 1])
        return density * np.clip((distance / unit - 0.003) / ears, 0, 1)

    def shade_scalp(self, amount, **hairline):
        """Darkens the skin under the hair, where short strands and their shadows are too fine to render."""
        mesh = self.body.data
        points = np.array([vertex.co for vertex in mesh.vertices])
        attribute = mesh.attributes.new('scalp', 'FLOAT', 'POINT')
        density = self.scalp(points, **hairline)
        attribute.data.foreach_set('value', (amount * density**2 * (3 - 2 * density)).astype(np.float32))

    def cape(self, material, length=0.62, frames=42, height=0.0):
        """A cape laid around the neck by simulating cloth."""
        obstacle = self.obstacle()
        neck = self.shape.joint('neck02') + np.array([0, 0.004, height])
        angles = np.linspace(0, 2 * np.pi, 168, endpoint=False)
        out = np.stack([np.sin(angles), np.cos(angles), 0 * angles], axis=1)
        tilt = 0.026 * np.cos(angles)
        ring = neck + np.array([0, 0, 1]) * tilt[:, None]
        for _ in range(60):
            gap, _ = obstacle.distance(ring)
            ring = ring + np.where(gap < 0.003, 0.002, 0)[:, None] * out
        ring = gaussian_filter1d(ring, 4, axis=0, mode='wrap')
        rings = [ring + np.array([0, 0, 0.022]) - out * 0.0005, ring + np.array([0, 0, 0.010]), ring]
        for distance in np.arange(0.008, length, 0.008):
            rings.append(ring + out * (0.004 + distance) + np.array([0, 0, 0.012 + 0.10 * distance]))
        cape = scene.add_mesh('cape', *_tube(rings), material)
        # Thin paper that leans on the neck, its edge a little uneven.
        edge = 0.0002 * gaussian_filter1d(np.random.default_rng(1).normal(0, 3, len(angles)), 2, mode='wrap')
        strip = []
        for part in np.linspace(0, 1, 8):
            paper = ring + np.array([0, 0, 1]) * (0.008 + part * (0.0168 + edge))[:, None] - out * 0.0012
            gap, normal = obstacle.distance(paper)
            lean = gaussian_filter1d(np.clip(gap - 0.0012, 0, 0.02)[:, None] * normal, 8, axis=0, mode='wrap')
            strip.append(paper - part**2 * lean)
        paper = scene.add_mesh('neck strip', *_tube(strip), materials.cloth((0.5, 0.475, 0.43)))
        paper.modifiers.new('solid', 'SOLIDIFY').thickness = 0.0004
        draped = self._drape(cape, 3 * len(angles), frames)
        cape.data.vertices.foreach_set('co', draped.astype(np.float32).ravel())
        cape.data.update()
        subdivision = cape.modifiers.new('subdivision', 'SUBSURF')
        subdivision.levels = subdivision.render_levels = 1
        solid = cape.modifiers.new('solid', 'SOLIDIFY')
        solid.thickness, solid.offset = 0.0012, 1
        return cape

    def _drape(self, cape, pins, frames):
        """Vertices of the cape after it fell; kept in the temporary folder, because this takes a minute."""
        vertices = np.array([vertex.co for vertex in cape.data.vertices])
        key = hashlib.sha256(vertices.tobytes() + self.vertices.tobytes() + bytes([frames])).hexdigest()[:16]
        cache = pathlib.Path(tempfile.gettempdir()) / 'photography-capes' / f'{key}.npy'
        if cache.exists():
            return np.load(cache)
        pinned = cape.vertex_groups.new(name='pinned')
        pinned.add(list(range(pins)), 1.0, 'REPLACE')
        collision = self.body.modifiers.new('collision', 'COLLISION')
        self.body.collision.thickness_outer, self.body.collision.cloth_friction = 0.004, 12
        modifier = cape.modifiers.new('cloth', 'CLOTH')
        settings = modifier.settings
        settings.quality, settings.mass, settings.air_damping = 6, 0.12, 3
        settings.tension_stiffness = settings.compression_stiffness = 25
        settings.shear_stiffness, settings.bending_stiffness = 8, 0.35
        settings.vertex_group_mass = 'pinned'
        modifier.collision_settings.distance_min = 0.004
        modifier.collision_settings.collision_quality = 3
        modifier.point_cache.frame_end = frames
        for frame in range(1, frames + 1):
            bpy.context.scene.frame_set(frame)
        draped, _, _ = scene.evaluated(cape)
        cape.modifiers.remove(modifier)
        self.body.modifiers.remove(collision)
        bpy.context.scene.frame_set(1)
        cache.parent.mkdir(exist_ok=True)
        np.save(cache, draped)
        return draped


def _tube(rings):
    """Vertices and faces of a tube through closed rings of as many points each."""
    count = len(rings[0])
    faces = [
        (row * count + i, (row + 1) * count + i, (row + 1) * count + (i + 1) % count, row * count + (i + 1) % count)
        for row in range(len(rings) - 1)
        for i in range(count)
    ]
    return np.concatenate(rings), faces


YOUNG_MAN = {'macrodetails/african-male-young': 1, 'macrodetails/universal-male-young-averagemuscle-averageweight': 1}
AFRICAN_WOMAN = {
    'macrodetails/african-female-young': 1,
    'macrodetails/universal-female-young-averagemuscle-averageweight': 1,
}
YOUNG_WOMAN = {
    'macrodetails/caucasian-female-young': 1,
    'macrodetails/universal-female-young-averagemuscle-averageweight': 1,
}

PHOTOS = pathlib.Path(__file__).resolve().parents[2] / 'content' / 'photos'
