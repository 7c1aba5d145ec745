"""Short notation for shader nodes. Every method returns a socket to connect."""

import bpy

INPUTS = {
    'color': 'Base Color',
    'roughness': 'Roughness',
    'metallic': 'Metallic',
    'specular': 'Specular IOR Level',
    'coat': 'Coat Weight',
    'coat_roughness': 'Coat Roughness',
    'transmission': 'Transmission Weight',
    'ior': 'IOR',
    'emission': 'Emission Color',
    'emission_strength': 'Emission Strength',
}


def is_socket(value):
    return hasattr(value, 'is_linked')


class Shader:
    """One material around Blender's Principled BSDF."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.tree = self.material.node_tree
        self.bsdf = self.tree.nodes['Principled BSDF']

    def node(self, kind, **settings):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            if key in node.inputs:
                self.connect(value, node.inputs[key])
            else:
                setattr(node, key, value)
        return node

    def connect(self, value, socket):
        if is_socket(value):
            self.tree.links.new(value, socket)
        elif hasattr(value, '__len__') and len(value) == 3 and len(socket.default_value) == 4:
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0):
        node = self.node('Math', operation=operation)
        for socket, value in zip(node.inputs, (a, b, 0.0)):
            self.connect(value, socket)
        return node.outputs[0]

    def vector(self, operation, a, b=(0.0, 0.0, 0.0), scale=1.0):
        node = self.node('VectorMath', operation=operation)
        self.connect(a, node.inputs[0])
        if operation == 'SCALE':
            node.inputs['Scale'].default_value = scale
        else:
            self.connect(b, node.inputs[1])
        return node.outputs['Value'] if operation == 'DOT_PRODUCT' else node.outputs[0]

    def separate_xyz(self, vector):
        return self.node('SeparateXYZ', Vector=vector).outputs

    def object_coordinates(self, scale=(1, 1, 1)):
        """Object coordinates with a random offset per object, so that no two show the same pattern."""
        coordinates = self.node('TexCoord').outputs['Object']
        shift = self.math('MULTIPLY', self.node('ObjectInfo').outputs['Random'], 57.0)
        coordinates = self.vector('ADD', coordinates, shift)
        size = scale if hasattr(scale, '__len__') else (scale,) * 3
        return self.vector('MULTIPLY', coordinates, size)

    def noise(self, coordinates, scale=5.0, detail=4.0, roughness=0.5, distort=0.0):
        settings = {'Scale': scale, 'Detail': detail, 'Roughness': roughness, 'Distortion': distort}
        return self.node('TexNoise', Vector=coordinates, **settings).outputs[0]

    def color_ramp(self, value, stops, steps=False):
        node = self.node('ValToRGB')
        self.connect(value, node.inputs[0])
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

    def mix(self, share, a, b, blend_type='MIX'):
        node = self.node('MixRGB', blend_type=blend_type)
        for socket, value in zip(node.inputs, (share, a, b)):
            self.connect(value, socket)
        return node.outputs[0]

    def bump(self, height, strength=0.2, depth=0.01, normal=None):
        settings = {'Strength': strength, 'Distance': depth, 'Height': height}
        node = self.node('Bump', **settings)
        if normal is not None:
            self.connect(normal, node.inputs['Normal'])
        self.connect(node.outputs[0], self.bsdf.inputs['Normal'])
        return node.outputs[0]

    def set_inputs(self, **values):
        for key, value in values.items():
            self.connect(value, self.bsdf.inputs[INPUTS[key]])
        return self

    def without_light_sampling(self):
        """Excludes a glowing surface from light sampling: a light beside it illuminates the room."""
        self.material.cycles.emission_sampling = 'NONE'
        return self.material
