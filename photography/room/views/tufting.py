"""The buttoned back of the bench, close, in soft light from the window."""

from room import light, shell
from room.shapes import placed
from room.tufting import back


def build(rng):
    shell.floor()
    shell.walls(0.05)
    shell.window()
    with placed((-0.9, -2.1, 0.48), -0.5):
        back()
    light.fill(power=0.42)
    light.daylight(210, None, 0)
    light.camera((-1.15, -3.15, 0.98), (-0.93, -2.0, 0.78), 70, 5.6, focus=(-0.93, -2.06, 0.78))
