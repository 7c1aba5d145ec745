"""The shared table of the still lifes: colors, materials and window light from the back left."""

import math

from renderer import lighting
from renderer.geometry import box, empty, parametric_surface
from renderer.material import Material, scaled, srgb
from renderer.materials import marble, metal, plain, plaster

WALNUT = srgb('#3f2616'), srgb('#8a5c3b')
MARBLE = srgb('#ebe3d8'), srgb('#9a7d62')
LINEN, SAGE = srgb('#d9c5ad'), srgb('#9aa588')
COPPER, BRASS, STEEL = (0.80, 0.40, 0.24), (0.80, 0.56, 0.28), (0.78, 0.75, 0.72)
BESIDE = (0.58, 0.86, 0.60)  # for soft_reflections(): metal that lies flat stays darker than the table
WARM, WHITE = (1.0, 0.93, 0.83), (1.0, 0.97, 0.92)


def black(name='black', rough=0.33):
    """Hard rubber: not quite black, slightly uneven."""
    return plain(name, (0.018, 0.016, 0.015), rough, grain=300, bump=0.03, uneven=0.1)


def brass(name='brass'):
    return metal(name, BRASS, 0.18, grain=8)


def steel(name='steel', rough=0.13, brushed=None):
    return metal(name, STEEL, rough, grain=10, brushed=brushed)


def slab(material=None):
    """A table top at z = 0, wider than any picture."""
    return box('table', (1.8, 1.6, 0.03), material or marble('marble', *MARBLE), location=(0, 0.1, -0.015))


def timber(name, dark, light, along=0, scale=1.0, rough=0.42, piece=0, coat=0.0):
    """Flat-sawn wood with growth rings, fibers and pores, its grain along one axis (0 is x).

    scale: 1 for planks, more for turned handles. piece: each number is another part of the tree.
    """
    m = Material(name)

    def place(slow, fast):
        """Object coordinates, `slow` per meter along the grain and `fast` across."""
        mapping = m.node('Mapping')
        stretch = [fast * scale] * 3
        stretch[along] = slow * scale
        mapping.inputs['Scale'].default_value = stretch
        mapping.inputs['Location'].default_value = (1.7 * piece, 3.1 * piece, 5.3 * piece)
        m.link(m.node('TexCoord').outputs['Object'], mapping.inputs[0])
        return mapping.outputs[0]

    rings = m.math('FRACT', m.math('MULTIPLY', m.noise(place(1.1, 7.5), 1, 3, 0.42, 0.4), 15.0))
    fibers, pores = m.noise(place(16, 620), 1, 4, 0.6), m.noise(place(34, 1500), 1, 2, 0.5)
    clouds = m.noise(place(2.2, 5), 1, 4)
    middle = tuple(0.45 * a + 0.55 * b for a, b in zip(dark, light))
    tint = m.mix(0.55, middle, m.color_ramp(rings, [(0.0, light), (0.62, middle), (0.90, dark), (1.0, light)]))
    tint = m.mix(m.map_range(fibers, 0.0, 0.55, 0.38, 0.72), tint, scaled(dark, 0.8))
    tint = m.mix(m.map_range(pores, 0.75, 0.0, 0.30, 0.40), tint, scaled(dark, 0.45))
    tint = m.mix(m.map_range(clouds, 0.0, 0.30, 0.35, 0.7), tint, scaled(dark, 0.92 + 0.065 * (piece * 2 % 3)))
    m.bump(fibers, 0.14, 0.0004 / scale)
    m.bump(pores, 0.10, 0.0003 / scale)
    roughness = m.map_range(fibers, rough - 0.08, rough + 0.10)
    return m.set_inputs(Base_Color=tint, Roughness=roughness, Coat_Weight=coat, Coat_Roughness=0.15)


def planks(name, dark, light, width=0.26, count=4, first=-0.31, rough=0.42):
    """A table top of planks along x."""
    for i in range(count):
        place = (0, first + width * i, -0.015)
        box(
            'plank',
            (1.9, width - 0.0008, 0.03),
            timber(f'{name} {i}', dark, light, rough=rough, piece=i),
            place,
            bevel=0.0010,
        )


def seamless_backdrop(color, back=0.45, bump=0.12):
    """A seamless backdrop of paper or plaster that curves up behind the table."""
    radius = 0.25

    def surface(u, v):
        distance = 2.4 * v - 1.0
        if distance < back:
            y, z = distance, 0.0
        else:
            angle = min((distance - back) / radius, 1.5708)
            y, z = (
                back + radius * math.sin(angle),
                radius * (1 - math.cos(angle)) + max(0.0, distance - back - 1.5708 * radius),
            )
        return (2.4 * (u - 0.5), y, z)

    return parametric_surface('sweep', surface, plaster('sweep', color, 5, bump), steps=(2, 240))


def window(power, fill=2.2, top=2.0, ambient=0.12):
    """Key light from the back left, weak lights from behind and above, and a little environment light."""
    lighting.environment((0.90, 0.80, 0.70), ambient)
    hidden = {'visible_in_reflections': False}
    lighting.area_light((-0.80, 0.34, 0.62), (0, 0.02, 0), 0.30, power, WARM, **hidden)
    lighting.area_light((0.30, 0.95, 0.72), (0, 0, 0), 1.0, fill, (1.0, 0.92, 0.82), height=0.55, **hidden)
    lighting.area_light((0.10, 0.25, 0.75), (0.02, -0.02, 0), 0.5, top, WHITE, **hidden)
    soft_reflections(BESIDE)


def sun_through_window(
    direction,
    strength,
    color=(1, 0.90, 0.76),
    pane=(0.10, 0.16),
    columns=2,
    rows=2,
    bar=0.012,
    across=0.0,
    up=0.0,
    turn=0.0,
):
    """Sun along `direction` through a window with bars, which is never in the picture.

    pane: width and height of one pane. across, up: where its middle is, in meters beside the ray to the origin.
    """
    lighting.sun(direction, strength, color, angle=0.016)
    frame = lighting.aim(empty('window'), tuple(-0.9 * c / math.hypot(*direction) for c in direction), (0, 0, 0))
    frame.rotation_euler.rotate_axis('Z', turn)
    wall = plain('wall', (0.5, 0.45, 0.4), 0.9)
    width, height, far = columns * pane[0] + bar, rows * pane[1] + bar, 2.0
    boxes = [(bar, height, across + (i - columns / 2) * pane[0], up) for i in range(1, columns)]
    boxes += [(width, bar, across, up + (i - rows / 2) * pane[1]) for i in range(1, rows)]
    for side in (-1, 1):
        boxes.append((far, 2 * far, across + side * (width + far) / 2, up))
        boxes.append((width, far, across, up + side * (height + far) / 2))
    for across_box, up_box, x, y in boxes:
        part = box('window', (across_box, up_box, 0.004), wall, (x, y, 0), bevel=0, parent=frame)
        part.visible_camera = part.visible_glossy = part.visible_diffuse = False


def soft_reflections(behind=(0.30, 0.95, 0.72), ground=0.08):
    """Replaces lights in reflections of metal by soft patches: the same window and the room behind.

    For scenes whose area lights have visible_in_reflections=False. behind: direction of the light
    behind; the nearer to the mirror image of the camera, the paler is metal that lies flat. ground: brightness of the
    rest of the room.
    """
    lighting.reflection_environment(
        (
            ((-0.80, 0.34, 0.62), 0.93, 0.99, (9.0, 8.4, 7.5)),
            (behind, 0.72, 0.95, (1.10, 1.0, 0.9)),
            ((0.60, -0.60, 0.60), 0.60, 0.98, (0.30, 0.25, 0.20)),
        ),
        ground=(1.12 * ground, ground, 0.88 * ground),
    )


def copper(name='copper', rough=0.22):
    return metal(name, COPPER, rough, grain=12)
