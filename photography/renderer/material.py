"""Shader nodes around one Principled BSDF. Colors are linear RGB."""

import bpy


def srgb(code):
    """Converts '#8a5c3b' or '8a5c3b' to linear RGB."""
    values = [int(code.lstrip('#')[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)


class Material:
    """One material; methods add nodes and return their outputs."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes['Principled BSDF']

    def link(self, output, socket):
        self.tree.links.new(output, socket)

    def node(self, kind):
        return self.tree.nodes.new('ShaderNode' + kind)

    def object_coordinates(self, scale):
        """Object coordinates, scaled uniformly or per axis."""
        mapping = self.node('Mapping')
        mapping.inputs['Scale'].default_value = scale if hasattr(scale, '__len__') else (scale,) * 3
        self.link(self.node('TexCoord').outputs['Object'], mapping.inputs[0])
        return mapping.outputs[0]

    def noise(self, coordinates, scale=1.0, detail=5, rough=0.6, distortion=0.0):
        node = self.node('TexNoise')
        settings = {'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': distortion}
        for key, value in settings.items():
            node.inputs[key].default_value = value
        self.link(coordinates, node.inputs['Vector'])
        return node.outputs[0]

    def color_ramp(self, value, stops):
        node = self.node('ValToRGB')
        while len(node.color_ramp.elements) < len(stops):
            node.color_ramp.elements.new(0.5)
        for element, (position, color) in zip(node.color_ramp.elements, stops):
            element.position = position
            element.color = (*color, 1) if hasattr(color, '__len__') else (color, color, color, 1)
        self.link(value, node.inputs[0])
        return node.outputs[0]

    def map_range(self, value, low, high, start=0.0, end=1.0):
        """Maps start…end to low…high."""
        node = self.node('MapRange')
        for i, number in enumerate((start, end, low, high), 1):
            node.inputs[i].default_value = number
        self.link(value, node.inputs[0])
        return node.outputs[0]

    def mix(self, amount, a, b):
        node = self.node('MixRGB')
        for i, value in enumerate((amount, a, b)):
            if hasattr(value, 'is_linked'):
                self.link(value, node.inputs[i])
            else:
                node.inputs[i].default_value = value if i == 0 else (*value, 1)
        return node.outputs[0]

    def bump(self, height, strength, distance):
        """Adds a bump map to any previous ones. distance is in meters."""
        node = self.node('Bump')
        node.inputs['Strength'].default_value, node.inputs['Distance'].default_value = strength, distance
        self.link(height, node.inputs['Height'])
        before = self.shader.inputs['Normal'].links
        if before:
            self.link(before[0].from_socket, node.inputs['Normal'])
        self.link(node.outputs[0], self.shader.inputs['Normal'])

    def math(self, operation, a, b=0.0):
        node = self.node('Math')
        node.operation = operation
        for socket, value in zip(node.inputs, (a, b)):
            if hasattr(value, 'is_linked'):
                self.link(value, socket)
            else:
                socket.default_value = value
        return node.outputs[0]

    def wave_texture(self, coordinates, scale, distortion, detail, along='X'):
        node = self.node('TexWave')
        node.bands_direction = along
        for key, value in {'Scale': scale, 'Distortion': distortion, 'Detail': detail}.items():
            node.inputs[key].default_value = value
        self.link(coordinates, node.inputs['Vector'])
        return node.outputs[0]

    def set_inputs(self, **values):
        """Sets inputs of the shader by name, with _ for a space: Base_Color, Roughness, Clearcoat…"""
        for key, value in values.items():
            socket = self.shader.inputs[key.replace('_', ' ')]
            if hasattr(value, 'is_linked'):
                self.link(value, socket)
            else:
                socket.default_value = (*value, 1) if hasattr(value, '__len__') else value
        return self.material


def scaled(color, factor):
    """The color times a factor, clipped to 1."""
    return tuple(min(1, c * factor) for c in color)
