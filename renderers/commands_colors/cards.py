"""A card of Commands & Colors: title, sections that it orders, text; and a sheet of such cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image, ImageDraw

from renderers.kit import theme as t
from renderers.kit import tokens
from renderers.kit.lettering import block, wrapped, write
from renderers.kit.pen import place

from .sections import Order, section_map

CARD = (340, 452)
"""Width and height of a card."""
BODY = (CARD[0] - 56, 186)
"""Width and height of the room for the text."""
GAP = 20
COLUMNS = {1: 1, 2: 2, 3: 3, 4: 2, 5: 3, 6: 3}
"""Columns for a number of cards. Few columns stay readable on a phone."""


class Face(NamedTuple):
    """All that a card shows; ``orders`` None leaves the sections out."""

    title: str
    body: str
    orders: tuple[Order, ...] | None
    number: str
    foot: str
    code: str
    plate: t.Colour
    edge: t.Colour
    ink: t.Colour
    radius: int


def sheet(count: int, most: int) -> tuple[Image.Image, Iterator[tuple[int, int]]]:
    """Return an empty sheet for so many cards and the corners where they lie, in reading order.

    ``most`` is the number of columns for many cards.
    """
    count = max(1, count)
    columns = COLUMNS.get(count, most)
    rows = -(-count // columns)
    size = (GAP + columns * (CARD[0] + GAP), GAP + rows * (CARD[1] + GAP))
    corners = (
        (GAP + n % columns * (CARD[0] + GAP), GAP + n // columns * (CARD[1] + GAP))
        for n in range(count)
    )
    return Image.new("RGB", size, t.FRAME), corners


def draw_face(image: Image.Image, at: tuple[int, int], face: Face, emblem: Image.Image) -> None:
    """Draw one card at (left, top)."""
    left, top = at
    draw = ImageDraw.Draw(image)
    right, bottom = left + CARD[0], top + CARD[1]
    draw.rounded_rectangle((left, top, right, bottom), face.radius, fill=face.edge)
    inner = (left + 5, top + 5, right - 5, bottom - 5)
    draw.rounded_rectangle(inner, face.radius - 3, fill=face.plate)
    draw.rectangle((left + 16, top + 112, right - 16, bottom - 52), fill=t.PAPER)
    place(image, emblem, (right - 44, top + 42))
    if face.number:
        place(image, tokens.roundel(face.number, 46, t.MARK, t.PAPER), (left + 38, top + 36))
    _title(draw, face, left, top)
    if face.orders is not None:
        sprite = section_map(face.orders, "", CARD[0] - 64, 66)
        image.paste(sprite, (left + 32, top + 126), sprite)
    _body(draw, face.body, left, top)
    write(draw, (left + 20, bottom - 28, CARD[0] - 130), face.foot, (24, "semibold", face.ink))
    draw.text((right - 20, bottom - 28), face.code, face.ink, t.font(27, "bold"), "rm")


def _title(draw: ImageDraw.ImageDraw, face: Face, left: int, top: int) -> None:
    size, lines = block(face.title, (CARD[0] - 156, 2), (32, "black"))
    for number, line in enumerate(lines):
        y = top + 56 + (number - (len(lines) - 1) / 2) * size * 1.1
        write(draw, (left + 72, y, CARD[0] - 150), line, (size, "black", face.ink))


def body_lines(words: str) -> tuple[int, list[str]]:
    """Return the largest size in pixels at which a card's text fits, and its lines."""
    lines: list[str] = []
    for size in range(28, 15, -1):
        lines = wrapped(words, BODY[0], size)
        if len(lines) * size * 1.2 <= BODY[1]:
            break
    return size, lines


def _body(draw: ImageDraw.ImageDraw, words: str, left: int, top: int) -> None:
    size, lines = body_lines(words)
    for number, line in enumerate(lines):
        y = top + 222 + number * size * 1.2
        draw.text((left + 28, y), line, t.INK, t.font(size, "regular"), "lm")
