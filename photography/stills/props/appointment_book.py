"""An appointment book, open at two days, one column for each stylist."""

import math

import numpy as np

from renderer.geometry import box, empty, parametric_surface
from renderer.material import Material, srgb
from renderer.materials import cloth, plain

from .handwriting import Sheet, map_sheet

WIDTH, HEIGHT = 0.186, 0.262  # of a page
BOARD, SHEETS, PAPER = 0.0026, 30, 0.00034
STYLISTS = ('Nora', 'June', 'Wade', 'Tess')
CURSIVE, PRINT = 'cedarville-cursive', 'reenie-beanie'
BLUE, BLACK, PENCIL = '#1c2a72', '#1d1a17', '#5f5a55'
PAGE = '#efe7d8'
HOURS = (9, 18)
LEFT, TOP, COLUMN = 15.0, 31.0, 41.5  # millimeters: the margin of the times, the first line, a column
ROW = 6.3  # a quarter of an hour


def _ruled(rng, day, date):
    sheet = Sheet(rng, WIDTH * 1000, HEIGHT * 1000, PAGE)
    rule, ink = '#b9b3a2', '#565f52'
    sheet.print(LEFT, 15, day, 'imbue', 11, ink)
    sheet.write(LEFT + 52, 15.2, date, CURSIVE, 6.6, BLUE)
    right = LEFT + 4 * COLUMN
    rows = (HOURS[1] - HOURS[0]) * 4
    for i in range(rows + 1):
        y = TOP + ROW * i
        whole = i % 4 == 0
        sheet.line(4 if whole else LEFT - 5, y, right, y, '#8d927f' if whole else rule, 0.22 if whole else 0.12)
        if i < rows:
            hour = (HOURS[0] + i // 4 - 1) % 12 + 1
            words, size = (str(hour), 5.6) if whole else (f':{15 * (i % 4)}', 2.7)
            sheet.print(LEFT - 1.6, y + 4.6, words, 'familjen-grotesk', size, ink, 'rs')
    for i, name in enumerate(STYLISTS):
        sheet.line(LEFT + COLUMN * i, TOP - 9, LEFT + COLUMN * i, TOP + ROW * rows, '#8d927f', 0.22)
        sheet.write(LEFT + COLUMN * i + 4, TOP - 2.6, name, CURSIVE, 6.4, BLUE)
    return sheet


def _enter(sheet, entries):
    """entries: (stylist, start in quarters of an hour after opening, quarters, name, service, hand, ink, mark)."""
    rng = sheet.rng
    for stylist, start, quarters, name, service, hand, ink, mark in entries:
        x, y = LEFT + COLUMN * stylist + 3.0 + rng.uniform(-0.6, 1.2), TOP + ROW * start
        size = 7.4 if hand == CURSIVE else 9.8
        sheet.write(x, y + ROW - 1.5 + rng.normal(0, 0.25), name, hand, size, ink)
        if service:
            sheet.write(
                x + rng.uniform(0, 2.5), y + 2 * ROW - 1.5 + rng.normal(0, 0.25), service, hand, size * 0.9, ink
            )
        if quarters > 3:
            low, high = y + 2 * ROW + 1.5, y + quarters * ROW - 1.2
            middle = LEFT + COLUMN * (stylist + 0.42) + rng.normal(0, 2)
            steps = np.linspace(0, 1, 12)
            bow = [(middle + 0.8 * math.sin(3 * t) * rng.normal(0.6, 0.2), low + (high - low) * t) for t in steps]
            sheet.stroke(bow, ink, 0.38)
            sheet.stroke([(middle - 2.0, high - 2.4), (middle + 0.1, high), (middle + 2.2, high - 2.6)], ink, 0.38)
        if mark == 'done':
            tick = [(x + 30, y + 3.2), (x + 31.4, y + 5.2), (x + 35.2, y + 0.2)]
            sheet.stroke(tick, PENCIL, 0.5)
        if mark == 'canceled':
            for row in (0.62, 1.55):
                wave = [
                    (x + t, y + ROW * row + 0.5 * math.sin(t * 0.9)) for t in np.linspace(-0.5, rng.uniform(14, 19), 40)
                ]
                sheet.stroke(wave, ink, 0.45)


THURSDAY = [
    (0, 0, 3, 'Gloria', 'roots + trim', CURSIVE, BLUE, 'done'),
    (0, 6, 10, 'Priya', 'balayage', CURSIVE, BLUE, ''),
    (0, 20, 3, 'Ruth', 'set', CURSIVE, BLUE, ''),
    (1, 1, 3, 'Kaylee', 'cut', PRINT, BLACK, 'done'),
    (1, 5, 8, 'Dana', 'foils + gloss', PRINT, BLACK, ''),
    (1, 16, 2, 'lunch', '', CURSIVE, BLUE, ''),
    (1, 21, 4, 'Lena', 'blowout', CURSIVE, BLUE, ''),
    (2, 0, 2, 'Cole', 'taper', PRINT, BLACK, 'done'),
    (2, 3, 2, 'Ben + Eli', 'kids', PRINT, BLACK, ''),
    (2, 7, 3, 'Marcus', 'fade + beard', PRINT, BLACK, ''),
    (2, 14, 3, 'Luis', 'cut', CURSIVE, BLUE, 'canceled'),
    (2, 24, 2, 'Owen', 'trim', PRINT, BLACK, ''),
    (3, 2, 3, 'Hannah', 'bangs', CURSIVE, BLUE, ''),
    (3, 8, 5, 'Beth', 'gray blend', PRINT, BLACK, ''),
    (3, 18, 6, 'Joy', 'perm', CURSIVE, BLUE, ''),
]
FRIDAY = [
    (0, 0, 5, 'Maria', 'cut + color', CURSIVE, BLUE, ''),
    (0, 8, 3, 'Denise', 'bob', PRINT, BLACK, ''),
    (0, 13, 2, 'lunch', '', CURSIVE, BLUE, ''),
    (0, 17, 7, 'Savannah', 'highlights', CURSIVE, BLUE, ''),
    (0, 28, 3, 'Alma', 'trim', PRINT, BLACK, ''),
    (1, 2, 3, 'Rosa', 'blowout', PRINT, BLACK, ''),
    (1, 7, 6, 'Claire', 'root touch-up', CURSIVE, BLUE, ''),
    (1, 15, 3, 'Ivy', 'updo trial', CURSIVE, BLUE, ''),
    (1, 22, 6, 'Nadia', 'gloss + cut', PRINT, BLACK, ''),
    (2, 0, 2, 'Walt', 'trim', PRINT, BLACK, ''),
    (2, 4, 3, 'Andre', 'fade + beard', PRINT, BLACK, ''),
    (2, 10, 3, 'Tom', 'cut', CURSIVE, BLUE, 'canceled'),
    (2, 18, 2, 'Jack', 'kids cut', PRINT, BLACK, ''),
    (2, 26, 3, 'Gus', 'hot shave', PRINT, BLACK, ''),
    (3, 1, 4, 'Paige', 'curl cut', CURSIVE, BLUE, ''),
    (3, 9, 2, 'Amy', 'brows', PRINT, BLACK, ''),
    (3, 12, 7, 'Teresa', 'lowlights', CURSIVE, BLUE, ''),
    (3, 24, 4, 'Faye', 'treatment', CURSIVE, BLUE, ''),
    (0, 32, 3, 'Lou', 'trim', CURSIVE, BLUE, ''),
    (1, 29, 5, 'Greta', 'cut + style', CURSIVE, BLUE, ''),
    (2, 31, 3, 'Sam', 'fade', PRINT, BLACK, ''),
    (3, 31, 4, 'Hazel', 'braids', PRINT, BLACK, ''),
]


def page_height(far):
    """Height of the upper page at a distance from the gutter, above the table."""
    low = BOARD + 0.0012
    rise = SHEETS * PAPER * (1 - math.exp(-far / 0.0085))
    return low + rise + 0.0034 * math.exp(-(((far - 0.036) / 0.030) ** 2)) - 0.0012 * (far / WIDTH) ** 2


def _paper(name, sheet=None):
    m = Material(name)
    color = srgb(PAGE)
    if sheet:
        node = m.node('TexImage')
        node.image, node.extension, node.interpolation = sheet.blender_image(name), 'EXTEND', 'Cubic'
        m.link(m.node('TexCoord').outputs['UV'], node.inputs[0])
        color = node.outputs[0]
    m.bump(m.noise(m.object_coordinates(900), 1, 3), 0.12, 0.0001)
    return m.set_inputs(Base_Color=color, Roughness=0.78, Specular_IOR_Level=0.25)


def _sheets(rng, side, printed, blank, parent):
    """One half of the pages: a stack of sheets that share the curve of the upper one. side is -1 or 1."""
    for i in range(SHEETS + 1):
        depth = i / SHEETS  # 0 is the upper page
        reach = WIDTH - 0.0035 * depth + 0.00035 * rng.normal()
        shift, curl = 0.0004 * rng.normal(), (0.0045 if side > 0 else 0.002) * math.exp(-depth * 14)

        def surface(u, v, depth=depth, reach=reach, shift=shift, curl=curl):
            far = reach * (u if side > 0 else 1 - u)
            low = BOARD + 0.0004
            z = low + (page_height(far) - low) * (1 - depth) + 0.00018 * math.sin(far * 90 + 7 * v + 20 * depth)
            corner = max(0.0, far / WIDTH - 0.55) / 0.45 * max(0.0, 1 - v / 0.45)
            return (side * far, HEIGHT * (v - 0.5) + shift, z + curl * corner**2)

        steps = (90, 60) if i < 3 else (60, 8)
        name = f'page {side}' if i == 0 else 'sheet'
        page = parametric_surface(name, surface, printed if i == 0 else blank, steps, parent=parent)
        if i == 0:
            map_sheet(page, steps)
        else:
            page.location.z = -0.00012


def _ribbon(parent):
    m = Material('ribbon')
    m.bump(m.wave_texture(m.object_coordinates((40, 900, 40)), 1, 0.5, 1, 'Y'), 0.10, 0.0001)
    satin = m.set_inputs(Base_Color=srgb('#a8613c'), Roughness=0.42, Sheen_Weight=0.3)
    edge = -HEIGHT / 2

    def surface(u, v):
        y = HEIGHT / 2 - 0.345 * v
        x = 0.0045 + 0.0035 * math.sin(5 * v) + 0.010 * max(0.0, v - 0.74) / 0.26 * math.sin(9 * v)
        at = x + 0.0055 * (u - 0.5) + 0.012 * max(0.0, v - 0.78) / 0.22
        fall = min(1.0, max(0.0, (edge - y - 0.001) / 0.016))
        fall = fall * fall * (3 - 2 * fall)
        wave = 0.0016 * max(0.0, v - 0.80) / 0.2 * (1 + math.sin(34 * v))
        notch = 0.005 * (1 - abs(2 * u - 1)) * max(0.0, v - 0.97) / 0.03
        return (at, y + notch, (page_height(max(0.0, at)) + 0.0006) * (1 - fall) + (0.0006 + wave) * fall)

    parametric_surface('ribbon', surface, satin, (8, 300), parent=parent, thickness=0.0002)


def appointment_book(rng, location, rotation):
    """Lies open; location is below the middle of its spine."""
    group = empty('book', location, (0, 0, rotation))
    linen = cloth('cover', srgb('#24352b'), 9, bump=0.5)
    for side in (-1, 1):
        size = (WIDTH + 0.001, HEIGHT + 0.009, BOARD)
        box('board', size, linen, (side * (WIDTH / 2 + 0.0055), 0, BOARD / 2), bevel=0.0008, parent=group)
    box('spine', (0.013, HEIGHT + 0.009, 0.0012), linen, (0, 0, 0.0006), bevel=0.0004, parent=group)
    blank = plain('paper', srgb('#ebe3d3'), 0.8, uneven=0.04)
    for side, day, date, entries in ((-1, 'Thursday', 'Oct 15', THURSDAY), (1, 'Friday', 'Oct 16', FRIDAY)):
        sheet = _ruled(rng, day, date)
        _enter(sheet, entries)
        _sheets(rng, side, _paper(day, sheet), blank, group)
    _ribbon(group)
    return group
