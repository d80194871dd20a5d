"""Unit cards as tiles of the mat: arrows in the direction of the picture, words upright.

A tile is laid out as its owner holds the card, with the name at the owner's side; for a card that
faces down the rows of the layout change places and nothing is turned upside down.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import NamedTuple

from PIL import Image, ImageDraw

from renderers.kit import theme as t
from renderers.kit.kept import kept
from renderers.kit.lettering import fitted
from renderers.kit.pen import XY, Pen

from . import look
from .signs import stamp_shield, stamp_sign

CELL = (204, 228)
"""Width and height of a cell of the mat."""
INSET = 6
"""Between the edge of a cell and its tile."""
LEFT, TOP, RIGHT, BOTTOM = INSET, INSET, CELL[0] - INSET, CELL[1] - INSET
MIDDLE = CELL[0] / 2
SLOT = 27
"""Distance of an arrow's middle from the edge of the tile."""
NAME = (34, 55)
"""Height of the band with the name, and its distance from the owner's edge of the tile."""
CORE = CELL[1] / 2 - NAME[0] / 2
"""Height of the middle of shield, sign and side arrows, for a card that faces up."""
SPOTS: tuple[XY, ...] = (
    (MIDDLE, TOP + SLOT), (RIGHT - SLOT, TOP + SLOT), (RIGHT - SLOT + 1, CORE),
    (RIGHT - SLOT, BOTTOM - SLOT), (MIDDLE, BOTTOM - SLOT), (LEFT + SLOT, BOTTOM - SLOT),
    (LEFT + SLOT - 1, CORE), (LEFT + SLOT, TOP + SLOT),
)  # fmt: skip
"""Middles of the arrows, clockwise from the top, for a card that faces up."""


BADGE = 74
"""How wide a badge may be that lies on a place for an arrow."""


SIGN = 38
"""Room for the sign of a kind, in width."""
WIDE = {"infantry": 0.6, "cavalry": 0.76, "spear": 0.78, "shooter": 0.94, "berserker": 0.94}
"""How wide the signs are for their height."""


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


def spot(direction: int, *, up: bool) -> XY:
    """Return the middle of an arrow in a cell."""
    x, y = SPOTS[direction]
    return (x, y) if up or direction not in (2, 6) else (x, CELL[1] - y)


def core(face: Face) -> float:
    """Return the height of the shield in a cell."""
    return CORE if face.up else CELL[1] - CORE


def free_spot(face: Face, number: int = 0) -> XY:
    """Return where a badge, at most ``BADGE`` wide, hides no value of the card.

    That is a free place for an arrow, the owner's side first; a shot's strength stands beside the
    left one. Where none is left it is an end of the band with the name. ``number`` tells how many
    badges are there already.
    """
    order = (4, 5, 3, 0, 7, 1) if face.up else (0, 7, 1, 4, 5, 3)
    sides = (2,) if face.strength else (2, 6)
    free = [spot(way, up=face.up) for way in (*order, *sides) if not face.arrows[way]]
    name = sum(name_rows(face)) / 2 + (-4 if face.up else 4)
    aside = 48 if face.arrows[2] else -48
    free += [(MIDDLE + aside, name), (MIDDLE - aside, name)]
    return free[min(number, len(free) - 1)]


@kept
def tile(face: Face) -> Image.Image:
    """Draw a unit on its cell; covers the whole cell."""
    pen = Pen(*CELL)
    pen.box((0, 0, *CELL), look.GROUND)
    _plate(pen, face)
    for direction, value in enumerate(face.arrows):
        if value:
            stamp_arrow(pen, spot(direction, up=face.up), direction, value)
    _core(pen, face)
    image = pen.done().convert("RGB")
    _letter(image, face)
    return image


def _plate(pen: Pen, face: Face) -> None:
    south = face.side == "south"
    radius = 20 if south else 3
    pen.veil((LEFT - 2, TOP, RIGHT + 4, BOTTOM + 5), t.INK, radius + 2)
    pen.veil((LEFT - 1, TOP + 1, RIGHT + 3, BOTTOM + 3), t.INK, radius + 2)
    pen.box((LEFT - 1.5, TOP - 1.5, RIGHT + 1.5, BOTTOM + 1.5), t.INK, radius + 1.5)
    pen.box((LEFT, TOP, RIGHT, BOTTOM), look.edge(face.side), radius)
    if not south:
        _dashes(pen)
    pen.box((LEFT + 5, TOP + 5, RIGHT - 5, BOTTOM - 5), look.plate(face.side), max(1, radius - 5))
    high, low = name_rows(face)
    pen.box((LEFT + 5, high, RIGHT - 5, low), look.band(face.side))
    front = TOP if face.up else BOTTOM
    tip = front + (11 if face.up else -11)
    pen.polygon([(LEFT + 58, front), (RIGHT - 58, front), (MIDDLE, tip)], look.edge(face.side))


def _dashes(pen: Pen) -> None:
    step, dash = 17, 8
    for x in range(LEFT + 6, RIGHT - dash, step):
        pen.box((x, TOP, x + dash, TOP + 5), look.NORTH_BAND)
        pen.box((x, BOTTOM - 5, x + dash, BOTTOM), look.NORTH_BAND)
    for y in range(TOP + 6, BOTTOM - dash, step):
        pen.box((LEFT, y, LEFT + 5, y + dash), look.NORTH_BAND)
        pen.box((RIGHT - 5, y, RIGHT, y + dash), look.NORTH_BAND)


def name_rows(face: Face) -> XY:
    """Return upper and lower edge of the band with the name."""
    height, away = NAME
    if face.up:
        return BOTTOM - away - height, BOTTOM - away
    return TOP + away, TOP + away + height


def stamp_arrow(pen: Pen, place: XY, direction: int, value: int) -> None:
    """Draw an arrow without its digit."""
    for grow, ink in ((2.5, t.INK), (0.0, look.ARROWS[min(value, 5)][0])):
        pen.polygon(arrow_shape(place, direction, 1.0, grow), ink)


def arrow_shape(place: XY, direction: int, scale: float, grow: float = 0.0) -> list[XY]:
    """Return the points of an arrow: a block with a point, turned into its direction."""
    half, back, neck = 21 * scale + grow, 18 * scale + grow, 1 * scale
    tip = (-31 if direction % 2 else -26) * scale - grow * 1.5
    shape = [(-half, back), (half, back), (half - 1, neck), (0.0, tip), (1 - half, neck)]
    angle = direction * pi / 4
    c, s = cos(angle), sin(angle)
    return [(place[0] + x * c - y * s, place[1] + x * s + y * c) for x, y in shape]


def _core(pen: Pen, face: Face) -> None:
    """Draw shield, kind and rank between the arrows."""
    middle = core(face)
    ink = look.ink(face.side)
    stamp_shield(pen, (MIDDLE + 18, middle - 34, 66), gold=face.command)
    if face.strength:
        _target_grid(pen, face, (MIDDLE - 30, middle))
    else:
        height = SIGN / max(WIDE[face.kind], SIGN / 58)
        stamp_sign(pen, face.kind, (MIDDLE - 30, middle - height / 2, height), ink)
    _rank(pen, face)


def _rank(pen: Pen, face: Face) -> None:
    """Draw the rank beside the front arrow: one to four chevrons, a lozenge, a star, a crown."""
    x = (MIDDLE + 23 + RIGHT - 52) / 2
    middle = TOP + 32 if face.up else BOTTOM - 32
    ink = look.ink(face.side)
    special = {"specialist": "diamond", "commander": "star", "general": "crown"}
    if face.rank in special:
        gold = look.CROWN if face.side == "north" else look.SOUTH_EDGE
        stamp_sign(pen, special[face.rank], (x, middle - 13, 26), gold)
        return
    for step in range(face.pips):
        y = middle + (step - (face.pips - 1) / 2) * 9
        pen.line([(x - 8, y + 3), (x, y - 3), (x + 8, y + 3)], ink, 3.6)


def _target_grid(pen: Pen, face: Face, place: XY) -> None:
    """Draw the shooter as a disc for its strength and the cells that it may shoot at."""
    x, y = place
    width = max(abs(dx) for dx, _ in face.grid) * 2 + 1
    depth = max(abs(dy) for _, dy in face.grid)
    wide, tall = min(12.0, 40 / width), 36 / max(depth, 3)
    down = all(dy < 0 for _, dy in face.grid)
    y += -20 if down else 20
    start = y + (15 if down else -15)
    for dx, dy in face.grid:
        top = start + (-dy - 1 if down else -dy) * tall
        left = x + (dx - 0.5) * wide
        pen.box((left, top, left + wide, top + tall), t.INK)
        pen.box((left + 1, top + 1, left + wide - 1, top + tall - 1), look.SHOT)
    pen.disc((x, y), 17, t.INK)
    pen.disc((x, y), 15, t.PAPER)
    pen.ring((x, y), 13.5, look.SHOT, 2.5)


def _letter(image: Image.Image, face: Face) -> None:
    """Write name, defence, attack values and shot strength."""
    draw = ImageDraw.Draw(image)
    middle = core(face)
    draw.text((MIDDLE + 18, middle - 4), str(face.defence), t.INK, t.font(50, "black"), "mm")
    for direction, value in enumerate(face.arrows):
        if value:
            write_value(draw, spot(direction, up=face.up), direction, value, DIGIT)
    if face.strength:
        down = all(dy < 0 for _, dy in face.grid)
        at = (MIDDLE - 30, middle + (-20 if down else 20))
        draw.text(at, str(face.strength), look.SHOT, t.font(27, "black"), "mm")
    high, low = name_rows(face)
    words, size = fitted(face.name, RIGHT - LEFT - 18, 31, "bold")
    at = (MIDDLE, (high + low) / 2)
    draw.text(at, words, look.ink(face.side), t.font(size, "bold"), "mm")


def write_value(
    draw: ImageDraw.ImageDraw, place: XY, direction: int, value: int, size: int
) -> None:
    """Write the attack value of an arrow."""
    write_digit(draw, place, direction, str(value), (size, look.ARROWS[min(value, 5)][1]))


def write_digit(
    draw: ImageDraw.ImageDraw, place: XY, direction: int, words: str, style: tuple[int, t.Colour]
) -> None:
    """Write into an arrow, away from its point: size in pixels and colour."""
    size, ink = style
    angle = direction * pi / 4
    shift = size * 0.055
    at = (place[0] - sin(angle) * shift, place[1] + cos(angle) * shift)
    draw.text(at, words, ink, t.font(size, "black"), "mm")
