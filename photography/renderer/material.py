"""Shader nodes around one Principled BSDF. Colors are linear RGB."""

import bpy


def srgb(code):
    """Converts '#8a5c3b' or '8a5c3b' to linear RGB."""
    values = [int(code.lstrip('#')[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)


def scaled(color, factor):
    """The color times a factor, clipped to 1."""
    return tuple(min(1, c * factor) for c in color)


class Material:
    """One material. Methods add nodes and return their outputs; values are numbers, colors or such outputs."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes['Principled BSDF']

    def node(self, kind, **settings):
        """Adds a node; settings are its inputs or, if it has none of that name, its properties."""
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            if key in node.inputs:
                self.link(value, node.inputs[key])
            else:
                setattr(node, key, value)
        return node

    def link(self, value, socket):
        """Connects an output to an input, or sets the input to a value."""
        if hasattr(value, 'is_linked'):
            self.tree.links.new(value, socket)
        elif hasattr(value, '__len__') and len(value) == 3 and len(socket.default_value) == 4:
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0):
        node = self.node('Math', operation=operation)
        self.link(a, node.inputs[0])
        self.link(b, node.inputs[1])
        return node.outputs[0]

    def vector(self, operation, a, b=(0.0, 0.0, 0.0)):
        """b: a vector, or the factor of SCALE."""
        node = self.node('VectorMath', operation=operation)
        self.link(a, node.inputs[0])
        self.link(b, node.inputs['Scale' if operation == 'SCALE' else 1])
        return node.outputs[0]

    def separate_xyz(self, vector):
        return self.node('SeparateXYZ', Vector=vector).outputs

    def object_coordinates(self, scale=1.0, vary=False):
        """Object coordinates, scaled uniformly or per axis. vary: no two objects show the same part of a pattern."""
        coordinates = self.node('TexCoord').outputs['Object']
        if vary:
            shift = self.math('MULTIPLY', self.node('ObjectInfo').outputs['Random'], 57.0)
            coordinates = self.vector('ADD', coordinates, shift)
        return self.vector('MULTIPLY', coordinates, scale if hasattr(scale, '__len__') else (scale,) * 3)

    def noise(self, coordinates, scale=1.0, detail=5.0, rough=0.6, distortion=0.0):
        settings = {'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': distortion}
        return self.node('TexNoise', Vector=coordinates, **settings).outputs[0]

    def wave_texture(self, coordinates, scale, distortion, detail, along='X'):
        settings = {'Scale': scale, 'Distortion': distortion, 'Detail': detail}
        return self.node('TexWave', Vector=coordinates, bands_direction=along, **settings).outputs['Fac']

    def color_ramp(self, value, stops, steps=False):
        """A gradient through (position, color) stops, or steps of even color."""
        node = self.node('ValToRGB')
        self.link(value, node.inputs[0])
        node.color_ramp.interpolation = 'CONSTANT' if steps else 'LINEAR'
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, color) in zip(elements, stops):
            element.position = position
            element.color = (*color, 1) if hasattr(color, '__len__') else (color, color, color, 1)
        return node.outputs[0]

    def map_range(self, value, low, high, start=0.0, end=1.0):
        """Maps start…end to low…high."""
        settings = {'From Min': start, 'From Max': end, 'To Min': low, 'To Max': high}
        return self.node('MapRange', Value=value, **settings).outputs[0]

    def mix(self, amount, a, b, blend_type='MIX'):
        node = self.node('MixRGB', blend_type=blend_type)
        for socket, value in zip(node.inputs, (amount, a, b)):
            self.link(value, socket)
        return node.outputs[0]

    def bump(self, height, strength, distance):
        """Adds a bump map to any previous ones. distance is in meters."""
        node = self.node('Bump', Strength=strength, Distance=distance, Height=height)
        before = self.shader.inputs['Normal'].links
        if before:
            self.link(before[0].from_socket, node.inputs['Normal'])
        self.link(node.outputs[0], self.shader.inputs['Normal'])

    def set_inputs(self, **values):
        """Sets inputs of the shader by name, with _ for a space: Base_Color, Roughness, Coat_Weight…"""
        for key, value in values.items():
            self.link(value, self.shader.inputs[key.replace('_', ' ')])
        return self.material

    def without_light_sampling(self):
        """Excludes a glowing surface from light sampling: for what is seen, but lights nothing."""
        self.material.cycles.emission_sampling = 'NONE'
        return self.material
