"""Numbers of menus on the hexes that they lead to, and rims around hexes."""

from __future__ import annotations

from collections.abc import Container

from PIL import Image

from renderers.painter import CHOSEN, Marks

from . import theme as t
from . import tokens
from .canvas import Canvas
from .hexfield import HexField, Point, corners
from .kept import kept
from .pen import Pen

_BESIDE = 144
"""The width of the hexes for which the measures below are meant."""


def draw_marks(canvas: Canvas, marks: Marks, occupied: Container[str]) -> None:
    """Draw numbered legal targets: in the middle of an empty hex, else at the corner of the piece.

    Several numbers of one hex stand side by side.
    """
    numbers: dict[str, list[str]] = {}
    for number, label in marks:
        if number != CHOSEN and canvas.grid.field.is_hex(label):
            numbers.setdefault(label, []).append(number)
    unit = canvas.grid.field.hex_width / _BESIDE
    for label, here in numbers.items():
        x, y = canvas.spot(label)
        if label in occupied:
            x, y = x - 48 * unit, y - 34 * unit
        else:
            x, y = x - 25 * unit * (min(len(here), 3) - 1), y - 4 * unit
        for step, number in enumerate(here):
            sprite = tokens.roundel(number, round(56 * unit), t.MARK, t.PAPER)
            canvas.place(sprite, (x + 52 * unit * (step % 3), y + 52 * unit * (step // 3)))


@kept
def rim(field: HexField, colour: t.Colour) -> Image.Image:
    """Draw a thick rim around a hex of a field."""
    pen = Pen(field.hex_width, field.hex_height)
    points = corners(Point(field.hex_width / 2, field.hex_height / 2), field.side, 4)
    pen.loop(points, t.PAPER, 9)
    pen.loop(points, colour, 6)
    return pen.done()
