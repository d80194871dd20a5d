"""Unit cards as tiles of the mat: a face, arrows in the direction of the picture, words upright.

A tile is laid out as its owner holds the card, with the name at the owner's side; for a card that
faces down the rows of the layout change places and nothing is turned upside down. What lies on a
tile for a while may cover the face, and never a value.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import NamedTuple
from zlib import crc32

from PIL import Image, ImageDraw

from renderers.kit import theme as t
from renderers.kit.brush.colours import CREAM, INK, mix
from renderers.kit.brush.mini import Mini
from renderers.kit.kept import kept
from renderers.kit.lettering import fitted
from renderers.kit.pen import XY, Pen
from renderers.kit.signs.lettering import numeral

from . import look
from .portraits.paint import FACE, portrait, vista
from .portraits.sitter import Sitter
from .signs import stamp_sign

CELL = (204, 228)
"""Width and height of a cell of the mat."""
INSET = 6
"""Between the edge of a cell and its tile."""
LEFT, TOP, RIGHT, BOTTOM = INSET, INSET, CELL[0] - INSET, CELL[1] - INSET
MIDDLE = CELL[0] / 2
RIM = 9
"""How wide the frame of a tile is, in the colours of its side."""
SLOT = 27
"""Distance of an arrow's middle from the edge of the tile."""
NAME = (34, 55)
"""Height of the band with the name, and its distance from the owner's edge of the tile."""
CORE = CELL[1] / 2 - NAME[0] / 2
"""Height of the middle of the face and of the side arrows, for a card that faces up."""
SPOTS: tuple[XY, ...] = (
    (MIDDLE, TOP + SLOT), (RIGHT - SLOT, TOP + SLOT), (RIGHT - SLOT + 1, CORE),
    (RIGHT - SLOT, BOTTOM - SLOT), (MIDDLE, BOTTOM - SLOT), (LEFT + SLOT, BOTTOM - SLOT),
    (LEFT + SLOT - 1, CORE), (LEFT + SLOT, TOP + SLOT),
)  # fmt: skip
"""Middles of the arrows, clockwise from the top, for a card that faces up."""
SHIELD = (133.0, 14.0, 56)
"""Middle of the shield across, how far it lies from the core towards the name, and its height."""
ASIDE = (80.0, 10.0)
"""A place on the face, left of the shield, that hides no value: across, and from the core away
from the name."""
BADGE = 74
"""How wide a badge may be that lies on a place for an arrow."""
GRID = (58, 62)
"""Width and height of the sheet with the target grid of a shooter."""
FACE_AT = 80.0
"""Middle of the face across: left of the shield, which hides no eye."""
LIKENESS = 0.95
"""Pixels a unit of a portrait on a tile."""
NAMED = (LEFT + 33, RIGHT - 7)
"""Between which columns the name stands, right of the sign of the kind."""
DIGIT = 36
"""Size of an attack value in pixels."""


class Face(NamedTuple):
    """All that a tile shows."""

    name: str
    kind: str
    rank: str
    pips: int
    command: bool
    defence: int
    arrows: tuple[int, ...]
    """Values clockwise on the picture, from the top."""
    strength: int
    grid: tuple[XY, ...]
    """Target cells, as steps to the right and up on the picture."""
    side: str
    up: bool
    """Whether the card faces up on the picture."""
    sitter: Sitter
    """Whose face it is."""


def spot(direction: int, *, up: bool) -> XY:
    """Return the middle of an arrow in a cell."""
    x, y = SPOTS[direction]
    return (x, y) if up or direction not in (2, 6) else (x, CELL[1] - y)


def core(face: Face) -> float:
    """Return the height of the face in a cell."""
    return CORE if face.up else CELL[1] - CORE


def shield_spot(face: Face) -> XY:
    """Return the middle of the shield in a cell."""
    return SHIELD[0], core(face) + (SHIELD[1] if face.up else -SHIELD[1])


def grid_way(face: Face) -> int:
    """Return the free place for an arrow where the target grid of a shooter lies.

    Raises ``StopIteration`` for a shooter with arrows in all eight directions.
    """
    order = (7, 1, 6, 0, 5, 3, 4, 2) if face.up else (5, 3, 6, 4, 7, 1, 0, 2)
    return next(way for way in order if not face.arrows[way])


def free_spot(face: Face, number: int = 0) -> XY:
    """Return where a badge, at most ``BADGE`` wide, hides no value of the card.

    That is a free place for an arrow, the owner's side first; then the face beside the shield.
    ``number`` tells how many badges are there already.
    """
    order = (4, 5, 3, 0, 7, 1) if face.up else (0, 7, 1, 4, 5, 3)
    taken = {grid_way(face)} if face.strength else set()
    free = [spot(way, up=face.up) for way in order if not face.arrows[way] and way not in taken]
    free.append((ASIDE[0], core(face) + (-ASIDE[1] if face.up else ASIDE[1])))
    free.append((MIDDLE - 30, sum(name_rows(face)) / 2))
    return free[min(number, len(free) - 1)]


@kept
def tile(face: Face) -> Image.Image:
    """Draw a unit on its cell (RGB); covers the whole cell."""
    image = _frame(face.side).copy()
    image.paste(*_likeness(face))
    over = Pen(*CELL)
    _band(over, face)
    _rank(over, face)
    _lay(image, over.done(), (MIDDLE, CELL[1] / 2))
    for direction, value in enumerate(face.arrows):
        if value:
            _lay(image, arrow(direction, value), spot(direction, up=face.up))
    if face.strength:
        _lay(image, target_grid(face.grid, face.strength), spot(grid_way(face), up=face.up))
    _lay(image, shield(face.defence, SHIELD[2], gold=face.command), shield_spot(face))
    _letter(image, face)
    return image


def _lay(image: Image.Image, sprite: Image.Image, middle: XY) -> None:
    at = (round(middle[0] - sprite.width / 2), round(middle[1] - sprite.height / 2))
    image.paste(sprite, at, sprite)


@kept
def _frame(side: str) -> Image.Image:
    """Draw the frame of a side on its cell: light and round, or dark and square with dashes."""
    pen, south = Pen(*CELL), side == "south"
    pen.box((0, 0, *CELL), look.GROUND)
    radius = 20 if south else 3
    pen.veil((LEFT - 2, TOP, RIGHT + 4, BOTTOM + 5), INK, radius + 2)
    pen.veil((LEFT - 1, TOP + 1, RIGHT + 3, BOTTOM + 3), INK, radius + 2)
    pen.box((LEFT - 1.5, TOP - 1.5, RIGHT + 1.5, BOTTOM + 1.5), INK, radius + 1.5)
    pen.box((LEFT, TOP, RIGHT, BOTTOM), look.edge(side), radius)
    if not south:
        _dashes(pen)
    pen.box((LEFT + 4, TOP + 4, RIGHT - 4, BOTTOM - 4), look.plate(side), max(1, radius - 4))
    inner = (LEFT + RIM - 1, TOP + RIM - 1, RIGHT - RIM + 1, BOTTOM - RIM + 1)
    pen.box(inner, INK, max(1, radius - RIM))
    return pen.done().convert("RGB")


def _dashes(pen: Pen) -> None:
    step, dash = 17, 8
    for x in range(LEFT + 6, RIGHT - dash, step):
        pen.box((x, TOP, x + dash, TOP + 4), look.NORTH_BAND)
        pen.box((x, BOTTOM - 4, x + dash, BOTTOM), look.NORTH_BAND)
    for y in range(TOP + 6, BOTTOM - dash, step):
        pen.box((LEFT, y, LEFT + 4, y + dash), look.NORTH_BAND)
        pen.box((RIGHT - 4, y, RIGHT, y + dash), look.NORTH_BAND)


def _likeness(face: Face) -> tuple[Image.Image, tuple[int, int], Image.Image]:
    """Return the picture inside the frame, its corner, and its rounded mask."""
    size = (RIGHT - LEFT - 2 * RIM, BOTTOM - TOP - 2 * RIM)
    image = vista(size, face.side, crc32(face.sitter.name.encode()) % 3).copy()
    sprite = portrait(face.sitter, LIKENESS)
    x = FACE_AT - FACE[0] * LIKENESS - LEFT - RIM
    y = core(face) + (-8 if face.up else 22) - FACE[1] * LIKENESS - TOP - RIM
    image.paste(sprite, (round(x), round(y)), sprite)
    return image, (LEFT + RIM, TOP + RIM), _rounded(size, 11 if face.side == "south" else 1)


@kept
def outline(side: str) -> Image.Image:
    """Return the mask of a tile of a side on its cell, without the ground around it."""
    mask = Image.new("L", CELL)
    inner = _rounded((RIGHT - LEFT + 3, BOTTOM - TOP + 3), 21 if side == "south" else 4)
    mask.paste(inner, (LEFT - 1, TOP - 1))
    return mask


def _rounded(size: tuple[int, int], radius: int) -> Image.Image:
    mask = Image.new("L", (size[0] * 2, size[1] * 2))
    corners = (0, 0, size[0] * 2 - 1, size[1] * 2 - 1)
    ImageDraw.Draw(mask).rounded_rectangle(corners, radius * 2, 255)
    return mask.reduce(2)


def name_rows(face: Face) -> XY:
    """Return upper and lower edge of the band with the name."""
    height, away = NAME
    if face.up:
        return BOTTOM - away - height, BOTTOM - away
    return TOP + away, TOP + away + height


def _band(pen: Pen, face: Face) -> None:
    """Draw the band of the name with the sign of the kind, and the notch of the front."""
    high, low = name_rows(face)
    pen.box((LEFT + 3, high - 2, RIGHT - 3, low + 2), INK, 5)
    pen.box((LEFT + 4, high - 1, RIGHT - 4, low + 1), look.edge(face.side), 4)
    pen.box((LEFT + 6, high + 1, RIGHT - 6, low - 1), look.band(face.side), 3)
    middle = (high + low) / 2
    stamp_sign(pen, face.kind, (LEFT + 20, middle - 13, 26), look.ink(face.side))
    front = TOP if face.up else BOTTOM
    tip = front + (11 if face.up else -11)
    pen.polygon([(LEFT + 58, front), (RIGHT - 58, front), (MIDDLE, tip)], look.edge(face.side))


def _rank(pen: Pen, face: Face) -> None:
    """Draw the rank beside the front arrow: one to four chevrons, a lozenge, a star, a crown."""
    x = (MIDDLE + 23 + RIGHT - 52) / 2
    middle = TOP + 32 if face.up else BOTTOM - 32
    special = {"specialist": "diamond", "commander": "star", "general": "crown"}
    if face.rank in special:
        pen.disc((x, middle), 15, INK)
        stamp_sign(pen, special[face.rank], (x, middle - 10, 20), look.CROWN)
        return
    pen.box((x - 12, middle - 4 - 4.5 * face.pips, x + 12, middle + 4 + 4.5 * face.pips), INK, 5)
    for step in range(face.pips):
        y = middle + (step - (face.pips - 1) / 2) * 9
        pen.line([(x - 7, y + 2.6), (x, y - 2.6), (x + 7, y + 2.6)], look.CROWN, 3.2)


@kept
def arrow(direction: int, value: int, scale: float = 1.0) -> Image.Image:
    """Return an arrow that strikes in a direction, with its value; heavier blows are redder."""
    tones = look.ARROWS[min(value, 5)]
    side, middle = 76, (38.0, 38.0)
    sprite = Mini(side, side, scale)
    for grow, colour, depth in ((4.0, INK, 0.0), (2.6, CREAM, 0.0), (0.0, tones[0], 2.2)):
        sprite.poly(colour, *arrow_shape(middle, direction, 1.0, grow), depth=depth)
    image = sprite.done(0)
    at = (middle[0] * scale, middle[1] * scale)
    style = (round(DIGIT * scale), tones[1])
    write_digit(ImageDraw.Draw(image), at, direction, str(value), style)
    return image


def arrow_shape(place: XY, direction: int, scale: float, grow: float = 0.0) -> list[XY]:
    """Return the points of an arrow: a block with a point, turned into its direction."""
    half, back, neck = 21 * scale + grow, 18 * scale + grow, 1 * scale
    tip = (-31 if direction % 2 else -26) * scale - grow * 1.5
    shape = [(-half, back), (half, back), (half - 1, neck), (0.0, tip), (1 - half, neck)]
    angle = direction * pi / 4
    c, s = cos(angle), sin(angle)
    return [(place[0] + x * c - y * s, place[1] + x * s + y * c) for x, y in shape]


@kept
def shield(defence: int, height: int, *, gold: bool) -> Image.Image:
    """Return the defence on a shield: steel, or gold for a command unit."""
    sprite = Mini(100, 112, height / 112)
    outline = ((50, 3), (93, 15), (91, 56), (77, 88), (50, 109), (23, 88), (9, 56), (7, 15))
    body, rim = (look.CROWN, look.CROWN_SHADE) if gold else (look.STEEL, look.STEEL_SHADE)
    for colour, share, depth in (
        (INK, 1.0, 0.0), (CREAM, 0.95, 0.0), (mix(rim, INK, 0.4), 0.88, 4.0), (body, 0.74, 2.5),
    ):  # fmt: skip
        points = [(50 + (x - 50) * share, 55 + (y - 55) * share) for x, y in outline]
        sprite.poly(colour, *points, depth=depth)
    image = sprite.done(0)
    numeral(image, (image.width / 2, image.height * 0.46), str(defence), height * 0.8, INK)
    return image


@kept
def target_grid(grid: tuple[XY, ...], strength: int, scale: float = 1.0) -> Image.Image:
    """Return the cells that a shooter may shoot at, seen from its own, with its strength."""
    wide, high = GRID
    pen = Pen(round(wide * scale), round(high * scale))

    def box(corners: tuple[float, float, float, float], colour: t.Colour, radius: float) -> None:
        left, top, right, low = (value * scale for value in corners)
        pen.box((left, top, right, low), colour, radius * scale)

    box((0, 0, wide, high), INK, 7)
    box((1.5, 1.5, wide - 1.5, high - 1.5), CREAM, 6)
    down = all(dy < 0 for _, dy in grid)
    middle, cell = (15.0 if down else high - 15.0), 9.4
    across = min(cell, (wide - 8) / (2 * max(abs(dx) for dx, _ in grid) + 1))
    for dx, dy in grid:
        y = middle + (14 if down else -14) - dy * cell + (-cell / 2 if down else cell / 2)
        x = wide / 2 + dx * across
        shot = (x - across / 2, y - cell / 2, x + across / 2, y + cell / 2)
        box(shot, INK, 0)
        box((shot[0] + 1, shot[1] + 1, shot[2] - 1, shot[3] - 1), look.SHOT, 0)
    pen.disc((wide / 2 * scale, middle * scale), 13 * scale, INK)
    pen.disc((wide / 2 * scale, middle * scale), 11.6 * scale, CREAM)
    image = pen.done()
    at = (wide / 2 * scale, (middle - 0.5) * scale)
    numeral(image, at, str(strength), 24 * scale, look.SHOT)
    return image


def _letter(image: Image.Image, face: Face) -> None:
    """Write the name."""
    draw = ImageDraw.Draw(image)
    high, low = name_rows(face)
    left, right = NAMED
    words, size = fitted(face.name, right - left, 31, "bold")
    at = ((left + right) / 2, (high + low) / 2 - 1)
    draw.text(at, words, look.ink(face.side), t.font(size, "bold"), "mm")


def write_digit(
    draw: ImageDraw.ImageDraw, place: XY, direction: int, words: str, style: tuple[int, t.Colour]
) -> None:
    """Write into an arrow, away from its point: size in pixels and colour."""
    size, ink = style
    angle = direction * pi / 4
    shift = size * 0.055
    at = (place[0] - sin(angle) * shift, place[1] + cos(angle) * shift)
    draw.text(at, words, ink, t.font(size, "black"), "mm")
