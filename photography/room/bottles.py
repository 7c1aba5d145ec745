"""Products of the house line, one by one and in rows on a shelf. Labels face −y."""

from renderer.geometry import transform
from stills.props.bottle import bottle, jar, printed_label, squeeze_tube

from . import materials as m

FINISHES = {'cream': 'efe7db', 'sage': '7c8464', 'clay': 'b9805f'}
FRAMED = '#efe6d7'
# Radius and height in meters; size of the label in millimeters and the height of its foot.
SHAPES = {
    'tall': (0.029, 0.170, (50, 72), 0.034),
    'round': (0.034, 0.148, (60, 70), 0.022),
    'small': (0.026, 0.112, (46, 52), 0.018),
    'slim': (0.022, 0.150, (42, 66), 0.030),
}


def _finish(name):
    """Material, and the paper of a label in a frame or the color under print on the bottle itself."""
    if name == 'amber':
        return m.bottle_glass(), FRAMED, True
    return m.ceramic(FINISHES[name], 0.42, 0.0), f'#{FINISHES[name]}', False


def product(name, location, shape, finish, top='cap', cap=None, rotation=0.0, spout=-2.2):
    """One product. shape: of SHAPES, 'jar' or 'tube'. finish: 'amber' or of FINISHES. top, spout: see bottle()."""
    body, paper, framed = _finish(finish)
    cap = cap or m.black()
    with transform(location, rotation):
        if shape == 'jar':
            jar(0.036, 0.052, body, cap, printed_label(name, (66, 36), paper, framed), 0.008)
        elif shape == 'tube':
            squeeze_tube(body, cap, printed_label(name, (42, 74), paper))
        else:
            radius, height, size, low = SHAPES[shape]
            label = printed_label(name, size, paper, framed)
            bottle((0, 0, 0), radius, height, body, cap, label, low, top, spout)


def product_row(rng, start, y, z, row, facing=0.0):
    """A row on a shelf from x start, with labels towards −y, turned by `facing`.

    row: (how many, space after each, arguments of product() after its location) for each kind; None is a gap of 9 cm.
    """
    x = start
    for group in row:
        if group is None:
            x += 0.09
            continue
        count, space, name, *look = group
        for _ in range(count):
            place = (x, y + float(rng.normal(0, 0.007)), z)
            turn = facing + float(rng.normal(0, 0.16))
            product(name, place, *look, rotation=turn, spout=float(rng.normal(-2.2, 0.5)))
            x += space + float(rng.normal(0, 0.004))
