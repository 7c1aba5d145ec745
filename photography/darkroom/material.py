"""Nodes around one Principled shader of Blender 3.4. Colours are linear, or '#rrggbb' through srgb()."""

import bpy


def srgb(code):
    """'#8a5c3b' as linear light."""
    values = [int(code.lstrip('#')[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)


class Material:
    """One material; methods add nodes and give back their outputs."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes['Principled BSDF']

    def join(self, output, socket):
        self.tree.links.new(output, socket)

    def node(self, kind):
        return self.tree.nodes.new('ShaderNode' + kind)

    def place(self, scale):
        """Object coordinates, scaled evenly or by axis."""
        mapping = self.node('Mapping')
        mapping.inputs['Scale'].default_value = scale if hasattr(scale, '__len__') else (scale,) * 3
        self.join(self.node('TexCoord').outputs['Object'], mapping.inputs[0])
        return mapping.outputs[0]

    def noise(self, place, scale=1.0, detail=5, rough=0.6, distortion=0.0):
        node = self.node('TexNoise')
        settings = {'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': distortion}
        for key, value in settings.items():
            node.inputs[key].default_value = value
        self.join(place, node.inputs['Vector'])
        return node.outputs['Fac']

    def ramp(self, value, stops):
        node = self.node('ValToRGB')
        while len(node.color_ramp.elements) < len(stops):
            node.color_ramp.elements.new(0.5)
        for element, (position, colour) in zip(node.color_ramp.elements, stops):
            element.position = position
            element.color = (*colour, 1) if hasattr(colour, '__len__') else (colour, colour, colour, 1)
        self.join(value, node.inputs[0])
        return node.outputs[0]

    def span(self, value, low, high, start=0.0, end=1.0):
        """value from start…end to low…high."""
        node = self.node('MapRange')
        for i, number in enumerate((start, end, low, high), 1):
            node.inputs[i].default_value = number
        self.join(value, node.inputs[0])
        return node.outputs[0]

    def blend(self, amount, a, b):
        node = self.node('MixRGB')
        for i, value in enumerate((amount, a, b)):
            if hasattr(value, 'is_linked'):
                self.join(value, node.inputs[i])
            else:
                node.inputs[i].default_value = value if i == 0 else (*value, 1)
        return node.outputs[0]

    def bump(self, height, strength, distance):
        """Raise the surface by height; a second call adds to the first. distance in metres."""
        node = self.node('Bump')
        node.inputs['Strength'].default_value, node.inputs['Distance'].default_value = strength, distance
        self.join(height, node.inputs['Height'])
        before = self.shader.inputs['Normal'].links
        if before:
            self.join(before[0].from_socket, node.inputs['Normal'])
        self.join(node.outputs[0], self.shader.inputs['Normal'])

    def math(self, operation, a, b=0.0):
        node = self.node('Math')
        node.operation = operation
        for socket, value in zip(node.inputs, (a, b)):
            if hasattr(value, 'is_linked'):
                self.join(value, socket)
            else:
                socket.default_value = value
        return node.outputs[0]

    def waves(self, place, scale, distortion, detail, along='X'):
        node = self.node('TexWave')
        node.bands_direction = along
        for key, value in {'Scale': scale, 'Distortion': distortion, 'Detail': detail}.items():
            node.inputs[key].default_value = value
        self.join(place, node.inputs['Vector'])
        return node.outputs['Fac']

    def cells(self, place, scale, feature='F1'):
        """Voronoi's node, for its Distance and Color."""
        node = self.node('TexVoronoi')
        node.feature = feature
        node.inputs['Scale'].default_value = scale
        self.join(place, node.inputs['Vector'])
        return node

    def set(self, **values):
        """Inputs of the shader by name, with _ for a space: Base_Color, Roughness, Clearcoat…"""
        for key, value in values.items():
            socket = self.shader.inputs[key.replace('_', ' ')]
            if hasattr(value, 'is_linked'):
                self.join(value, socket)
            else:
                socket.default_value = (*value, 1) if hasattr(value, '__len__') else value
        return self.material


def scaled(colour, factor):
    return tuple(min(1, c * factor) for c in colour)
