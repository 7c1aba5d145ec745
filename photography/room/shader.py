"""A short way to write shader nodes: Shader('walnut').noise(...) and so on; every method gives a socket to link on."""

import bpy

SLOTS = {
    'color': 'Base Color',
    'rough': 'Roughness',
    'metal': 'Metallic',
    'shine': 'Specular',
    'coat': 'Clearcoat',
    'coat_rough': 'Clearcoat Roughness',
    'sheen': 'Sheen',
    'clear': 'Transmission',
    'ior': 'IOR',
    'glow': 'Emission',
    'power': 'Emission Strength',
}


def rgb(code):
    """'c4a08d' as linear light."""
    parts = [int(code[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts)


def times(color, factor):
    """A lighter or darker colour."""
    return tuple(min(1.0, c * factor) for c in color)


def is_socket(value):
    return hasattr(value, 'is_linked')


class Shader:
    """One material around Blender's principled surface."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes['Principled BSDF']

    def node(self, kind, **settings):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            if key in node.inputs:
                self.feed(value, node.inputs[key])
            else:
                setattr(node, key, value)
        return node

    def feed(self, value, socket):
        if is_socket(value):
            self.tree.links.new(value, socket)
        elif hasattr(value, '__len__') and len(value) == 3 and len(socket.default_value) == 4:
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0, third=0.0):
        node = self.node('Math', operation=operation)
        for socket, value in zip(node.inputs, (a, b, third)):
            self.feed(value, socket)
        return node.outputs[0]

    def vector(self, operation, a, b=(0.0, 0.0, 0.0), scale=1.0):
        node = self.node('VectorMath', operation=operation)
        self.feed(a, node.inputs[0])
        self.feed(b, node.inputs[1])
        node.inputs['Scale'].default_value = scale
        return node.outputs['Value'] if operation == 'DOT_PRODUCT' else node.outputs[0]

    def split(self, vector):
        return self.node('SeparateXYZ', Vector=vector).outputs

    def place(self, scale=(1, 1, 1), of='Object'):
        """Coordinates on the thing, shifted at random for each thing, so that no two are cut from one pattern."""
        where = self.node('TexCoord').outputs[of]
        shift = self.math('MULTIPLY', self.node('ObjectInfo').outputs['Random'], 57.0)
        where = self.vector('ADD', where, shift)
        size = scale if hasattr(scale, '__len__') else (scale,) * 3
        return self.vector('MULTIPLY', where, size)

    def noise(self, where, scale=5.0, detail=4.0, rough=0.5, distort=0.0):
        settings = {'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': distort}
        return self.node('TexNoise', Vector=where, **settings).outputs['Fac']

    def ramp(self, value, stops, steps=False):
        node = self.node('ValToRGB', Fac=value)
        node.color_ramp.interpolation = 'CONSTANT' if steps else 'LINEAR'
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, color) in zip(elements, stops):
            element.position = position
            element.color = (*color, 1) if hasattr(color, '__len__') else (color, color, color, 1)
        return node.outputs[0]

    def span(self, value, low, high, start=0.0, end=1.0):
        """Stretch start…end to low…high."""
        settings = {'From Min': start, 'From Max': end, 'To Min': low, 'To Max': high}
        return self.node('MapRange', Value=value, **settings).outputs[0]

    def mix(self, share, a, b, how='MIX'):
        node = self.node('MixRGB', blend_type=how)
        for socket, value in zip(node.inputs, (share, a, b)):
            self.feed(value, socket)
        return node.outputs[0]

    def bump(self, height, strength=0.2, depth=0.01, over=None):
        settings = {'Strength': strength, 'Distance': depth, 'Height': height}
        node = self.node('Bump', **settings)
        if over is not None:
            self.feed(over, node.inputs['Normal'])
        self.feed(node.outputs[0], self.surface.inputs['Normal'])
        return node.outputs[0]

    def set(self, **values):
        for key, value in values.items():
            self.feed(value, self.surface.inputs[SLOTS[key]])
        return self

    def unlit(self):
        """A glowing thing that is seen but not searched for by rays of light: a lamp beside it lights the room."""
        self.material.cycles.sample_as_light = False
        return self.material

    def plainer(self, color):
        """What light bounced off something matte sees instead: an even colour. It saves half of the time and nobody can tell."""
        lead = self.tree.nodes['Material Output'].inputs['Surface']
        even = self.node('BsdfDiffuse', Color=color).outputs[0]
        bounced = self.node('LightPath').outputs['Is Diffuse Ray']
        choice = self.node('MixShader')
        for socket, value in zip(choice.inputs, (bounced, self.surface.outputs[0], even)):
            self.feed(value, socket)
        self.feed(choice.outputs[0], lead)
        return self.material
