"""Daylight, lamps and the camera."""

import math

import bpy
from mathutils import Vector

from . import materials
from .shapes import ball, lathe, placed, put, solid, tube, mesh_of
from .shader import Shader
from .shell import PANE, WEST

SUNNY, WARM = (1.0, 0.86, 0.68), (1.0, 0.74, 0.48)


def aim(thing, at, to):
    """Stand a lamp or camera at a place, looking at another."""
    put(thing)
    thing.location = at
    thing.rotation_euler = (Vector(to) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return thing


def fill(color=(1.0, 0.90, 0.80), power=0.55, reach=2.0):
    """Light that has bounced more than once: taken as even, dimmer in corners (`reach`, metres), instead of being followed."""
    scene = bpy.context.scene
    back = scene.world.node_tree.nodes['Background']
    back.inputs[0].default_value, back.inputs[1].default_value = (*color, 1), power
    scene.world.cycles.sampling_method = 'NONE'
    scene.world.light_settings.distance = reach
    settings = scene.cycles
    settings.use_fast_gi, settings.fast_gi_method, settings.ao_bounces_render = True, 'REPLACE', 1
    settings.diffuse_bounces, settings.glossy_bounces = 2, 4


def sun(toward, power=6.5, color=SUNNY, size=0.008):
    """toward: the way the light goes; size: radians, small for crisp edges."""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle, lamp.color = power, size, color
    return aim(bpy.data.objects.new('sun', lamp), (0, 0, 0), toward)


def panel(at, to, width, height, power, color=(1, 1, 1), seen=False, spread=180):
    """A soft light panel; not seen in mirrors unless `seen`."""
    lamp = bpy.data.lights.new('panel', 'AREA')
    lamp.shape, lamp.size, lamp.size_y, lamp.energy, lamp.color = 'RECTANGLE', width, height, power, color
    lamp.spread = math.radians(spread)
    thing = aim(bpy.data.objects.new('panel', lamp), at, to)
    thing.visible_camera = False
    thing.visible_glossy = seen
    return thing


def bulb(at, power, color=WARM, radius=0.1, seen=False):
    """A small round light."""
    lamp = bpy.data.lights.new('bulb', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = power, color, radius
    thing = put(bpy.data.objects.new('bulb', lamp), at)
    thing.visible_camera = thing.visible_glossy = seen
    return thing


def spot(at, to, power, angle=60, color=WARM, radius=0.03):
    """A ceiling spot."""
    lamp = bpy.data.lights.new('spot', 'SPOT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = power, color, radius
    lamp.spot_size, lamp.spot_blend = math.radians(angle), 0.6
    thing = aim(bpy.data.objects.new('spot', lamp), at, to)
    thing.visible_glossy = False
    return thing


def daylight(
    power=230,
    toward=(0.86, 0.52, -0.52),
    sunlight=6.5,
    color=(1, 0.93, 0.84),
    sky=(1.0, 0.97, 0.93),
    glare=2.6,
    horizon=None,
):
    """The street window by day: sun through the bars, soft sky light, and something bright to see outside."""
    y0, y1, z0, z1 = PANE
    middle = (WEST - 0.30, (y0 + y1) / 2, (z0 + z1) / 2 + 0.15)
    panel(middle, (0, middle[1], middle[2]), y1 - y0 + 0.3, z1 - z0 + 0.5, power, color, seen=True)
    if sunlight:
        sun(toward, sunlight)
    outside(sky, glare, horizon or sky)


def outside(color, power, horizon, far=1.4):
    """What is seen through the window and in mirrors: bright air, brighter above. It lights nothing."""
    s = Shader('outside')
    _, _, z = s.split(s.node('NewGeometry').outputs['Position'])
    soft = s.ramp(s.span(z, 0, 1, -0.5, 4.0), [(0, 0.35), (0.35, 0.6), (1, 1.0)])
    tone = s.mix(s.span(z, 0, 1, 0.4, 2.6), horizon, color)
    s.set(color=(0, 0, 0), shine=0.0, glow=s.mix(1.0, soft, tone, 'MULTIPLY'), power=power)
    x = WEST - far
    corners = [(x, -14, -1), (x, 8, -1), (x, 8, 9), (x, -14, 9)]
    thing = solid('outside', mesh_of('outside', corners, [(0, 1, 2, 3)]), s.unlit(), smooth=False)
    thing.visible_diffuse = thing.visible_glossy = thing.visible_shadow = False
    return thing


def globe(at, radius=0.11, power=14, shine=2.2, drop=None, color=WARM):
    """An opal globe on a brass rod; the rod ends at height `drop` (none: at the ceiling, 3.1 m)."""
    x, y, z = at
    shade = ball('globe', radius, materials.opal(shine), at=at)
    shade.visible_shadow = shade.visible_diffuse = False
    top = (3.1 if drop is None else drop) - z
    with placed(at):
        lathe(
            'cap',
            [
                (0, radius - 0.01),
                (0.03, radius - 0.01),
                (0.032, radius + 0.02),
                (0.012, radius + 0.045),
                (0, radius + 0.045),
            ],
            materials.brass(),
        )
        tube('rod', [(0, 0, radius + 0.03), (0, 0, top)], 0.0032, materials.brass())
        lathe(
            'rose',
            [(0, top), (0.05, top), (0.05, top - 0.012), (0.012, top - 0.03), (0, top - 0.03)],
            materials.brass(),
        )
    if power:
        bulb(at, power, color, radius)


def camera(at, to, lens=38, stop=None, focus=None, shift=(0, 0)):
    """at and to: metres; level unless `to` lies higher or lower; lens in mm on 36 mm; focus: a point that is sharp."""
    film = bpy.data.cameras.new('camera')
    film.lens, film.clip_start = lens, 0.005
    film.shift_x, film.shift_y = shift
    if stop:
        film.dof.use_dof, film.dof.aperture_fstop, film.dof.aperture_blades = True, stop, 0
        ahead = (Vector(to) - Vector(at)).normalized()
        film.dof.focus_distance = (Vector(focus or to) - Vector(at)).dot(ahead)
    bpy.context.scene.camera = aim(bpy.data.objects.new('camera', film), at, to)
