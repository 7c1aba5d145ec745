"""A wax warmer with a wooden spatula in it, cotton strips, clean spatulas and a sage towel, on clay plaster."""

import math

from renderer import lighting
from renderer.geometry import cut_sheet, empty, lathe, parametric_surface
from renderer.material import Material, srgb
from renderer.materials import cloth, plain, wood

from . import table
from .props.cloth import linen
from .props.towel import folded_towel

WAX_LEVEL, WAX_RADIUS = 0.0590, 0.0496
RIM = 0.0725
SPATULA, HALF_WIDTH, THICKNESS = 0.150, 0.0088, 0.0017


def warmer(location, body, steel, dark):
    """A round pot of enamel with a removable steel pan, and a dial in front."""
    outside = [
        (0, 0.0008),
        (0.050, 0.0008),
        (0.055, 0.0),
        (0.0600, 0.0030),
        (0.0628, 0.0100),
        (0.0635, 0.0200),
        (0.0630, 0.0480),
        (0.0615, 0.0600),
        (0.0590, 0.0662),
        (0.0560, 0.0688),
        (0.0520, 0.0692),
    ]
    obj = lathe('warmer', outside, body, location, sides=192)
    soft = obj.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 2
    pan = [
        (0.0540, 0.0688),
        (0.0552, 0.0706),
        (0.0550, 0.0722),
        (0.0536, RIM),
        (0.0516, 0.0720),
        (0.0506, 0.0700),
        (0.0500, 0.0640),
        (0.0494, 0.0500),
        (0.0480, 0.0400),
    ]
    lathe('pan', pan, steel, location, sides=192)
    dial = empty('dial', (location[0], location[1] - 0.0625, location[2] + 0.030), (math.pi / 2, 0, 0))
    lathe('plate', [(0.0125, -0.002), (0.0125, 0.0010), (0.0118, 0.0016), (0, 0.0016)], steel, parent=dial, sides=96)
    knob = [(0.0092, 0.0010), (0.0092, 0.0058), (0.0084, 0.0070), (0, 0.0072)]
    lathe('knob', knob, dark, parent=dial, sides=96)
    mark = [(-0.0005, 0.002), (0.0005, 0.002), (0.0005, 0.0078), (-0.0005, 0.0078)]
    cut_sheet('mark', mark, 0.0006, steel, (0, 0, 0.0073), (0, 0, -0.6), edge=0.0001, parent=dial)


def honey_wax():
    """Warm wax: clear at its thin edges, darker where it is deep."""
    m = Material('wax')
    clouds = m.noise(m.object_coordinates(40), 1, 3)
    return m.set_inputs(
        Base_Color=m.color_ramp(clouds, [(0.3, srgb('#9a4a10')), (0.75, srgb('#c2701f'))]),
        Roughness=0.07,
        Subsurface_Weight=0.55,
        Subsurface_Radius=(0.012, 0.005, 0.0015),
        Subsurface_Scale=1.0,
        Coat_Weight=0.6,
        Coat_Roughness=0.03,
    )


def wax_surface(location, material, heading):
    """The wax in the pan: it climbs its wall, and folds where the spatula went in."""
    c, s = math.cos(heading), math.sin(heading)

    def surface(u, v):
        angle, radius = 2 * math.pi * u, WAX_RADIUS * v
        x, y = radius * math.cos(angle), radius * math.sin(angle)
        along, across = c * x + s * y, c * y - s * x
        swirl = 0.0010 * math.sin(3.2 * angle + 9 * v) * v * (1 - v)
        trail = 0.0022 * math.exp(-(((along + 0.012) / 0.022) ** 2) - ((abs(across) - 0.012) / 0.005) ** 2)
        return (x, y, WAX_LEVEL + swirl + trail + 0.0016 * v**24)

    parametric_surface('wax', surface, material, steps=(240, 110), closed=True, location=location)


def spatula(location, rotation, material):
    """A flat stick with round ends; location is under one end, rotation as of an empty."""
    group = empty('spatula', location, rotation)
    arc = [math.pi * i / 24 - math.pi / 2 for i in range(25)]
    end = [(SPATULA - HALF_WIDTH + HALF_WIDTH * math.cos(a), HALF_WIDTH * math.sin(a)) for a in arc]
    outline = end + [(SPATULA - x, -y) for x, y in end]
    cut_sheet('stick', outline, THICKNESS, material, edge=0.0005, parent=group)
    return group


def dipped(group, material):
    """Wax on the first part of a spatula, with an uneven edge."""

    def surface(u, v):
        angle = 2 * math.pi * u
        across, up = math.cos(angle), math.sin(angle)
        reach = 0.068 + 0.006 * math.sin(2.3 * across + 0.8) + 0.003 * math.sin(7 * across)
        thick = 0.0013 * math.sqrt(max(0.0, 1 - v)) + 0.0002
        tip = math.sqrt(max(0.0, 1 - (1 - min(1.0, v * reach / 0.009)) ** 2))
        width = (HALF_WIDTH + 0.6 * thick) * tip
        return (reach * v - 0.0008, width * math.copysign(abs(across) ** 0.6, across), (THICKNESS / 2 + thick) * up)

    parametric_surface('coat', surface, material, steps=(120, 90), closed=True, parent=group)


def build(rng):
    table.seamless_backdrop(srgb('#d9b39a'), back=0.34, bump=0.18)
    birch = [wood(f'birch {i}', srgb('#c79c69'), srgb('#e6c99c'), 7 + i, rough=0.55, coat=0) for i in range(4)]
    pot, heading = (0.030, 0.045, 0), math.radians(38)
    warmer(pot, plain('enamel', srgb('#ece4d6'), 0.24, grain=40, bump=0.01), table.steel(), table.black())
    wax = honey_wax()
    wax_surface(pot, wax, heading)
    lean = math.atan2(RIM + 0.0016 - (WAX_LEVEL - 0.010), 0.083)
    tip = (pot[0] - 0.030 * math.cos(heading), pot[1] - 0.030 * math.sin(heading), WAX_LEVEL - 0.010)
    dipped(spatula(tip, (0, -lean, heading), birch[0]), wax)
    for i, (x, y, turn) in enumerate(((0.046, -0.118, 0.50), (0.052, -0.122, 0.66), (0.062, -0.121, 0.83))):
        spatula((x - 0.05, y - 0.02, 0.0011 + 0.0012 * i), (0, -0.008 * i, turn), birch[1 + i])
    for i in range(7):
        muslin = cloth(f'strip {i}', srgb('#f5efe4'), 7, bump=0.5, uneven=0.04)
        place = (-0.088 + 0.0016 * rng.normal(), -0.040 + 0.0016 * rng.normal(), 0.0008 + 0.0013 * i)
        turn = 1.95 + 0.035 * rng.normal() + (0.10 if i == 6 else 0)
        linen(muslin, 0.150, 0.058, 20 + i, 0.001, 0.0016, place, turn, steps=(110, 60))
    sage = srgb('#8f9778')
    folded_towel(
        rng,
        (-0.092, 0.150, 0),
        0.22,
        cloth('towel', sage, 9, bump=0.6, uneven=0.06),
        sage,
        width=0.20,
        depth=0.14,
        height=0.042,
        top=True,
    )
    lighting.environment((0.92, 0.88, 0.83), 0.34)
    lighting.sun((0.78, -0.30, -0.62), 5.0, angle=0.05)
    lighting.area_light((0.30, 0.95, 0.72), (0, 0, 0), 1.0, 2.4, (1.0, 0.94, 0.86), height=0.6)
    lighting.area_light((-0.5, -0.5, 0.6), (0, 0, 0.05), 0.8, 1.2, table.WARM, visible_in_reflections=False)
    table.soft_reflections(table.BESIDE, ground=0.16)
    lighting.camera((0.0, -0.50, 0.40), (0.004, 0.004, 0.026), 62, 9, (0.02, 0.0, 0.06))
