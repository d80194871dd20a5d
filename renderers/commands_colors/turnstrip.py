"""The turn strip above a board of Commands & Colors: side, turn, phase, card in play."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image, ImageDraw

from renderers.kit import theme as t
from renderers.kit.lettering import block, write
from renderers.kit.pen import place

from .sections import Order, section_map

HEIGHT = 100
"""Height of the strip in pixels."""
_WIDTH = 1500
_CARD = (946, 8, _WIDTH - 10, HEIGHT - 8)


class Colours(NamedTuple):
    """The colours of a side."""

    plate: t.Colour
    edge: t.Colour
    figure: t.Colour
    past: t.Colour
    """Of phases that are over."""


class Strip(NamedTuple):
    """All that the strip shows, in words."""

    side: str
    turn: str
    name: str
    step: int
    """The phase, counted from 0; -1 when the battle has ended."""
    steps: int
    words: str
    """The phase, or how the battle ended."""
    card: str
    note: str
    orders: tuple[Order, ...]
    section: str


def draw_strip(strip: Strip, colours: Colours, emblem: Image.Image) -> Image.Image:
    """Draw turn number and side, phase, and the card in play."""
    image = Image.new("RGB", (_WIDTH, HEIGHT), t.FRAME)
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, 452, HEIGHT), fill=colours.plate)
    draw.rectangle((452, 0, 458, HEIGHT), fill=colours.edge)
    place(image, emblem, (54, 50))
    write(draw, (112, 26, 330), strip.turn, (31, "semibold", colours.figure))
    write(draw, (112, 67, 330), strip.name, (50, "black", colours.figure))
    if strip.step < 0:
        write(draw, (484, 50, 980), strip.words, (52, "black", t.GOLD))
        return image
    write(draw, (484, 38, 440), strip.words, (50, "black", t.PAPER))
    _phase_pips(draw, strip, colours)
    if strip.card:
        _card_in_play(image, strip, colours)
    return image


def _phase_pips(draw: ImageDraw.ImageDraw, strip: Strip, colours: Colours) -> None:
    for step in range(strip.steps):
        x = 484 + step * 62
        if step == strip.step:
            draw.rectangle((x, 70, x + 54, 92), fill=t.GOLD)
        else:
            fill = colours.past if step < strip.step else t.FRAME_LIGHT
            draw.rectangle((x, 74, x + 54, 88), fill=fill)


def _card_in_play(image: Image.Image, strip: Strip, colours: Colours) -> None:
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle(_CARD, 12, fill=t.PAPER, outline=colours.edge, width=4)
    sprite = section_map(strip.orders, strip.section, 150, 56)
    image.paste(sprite, (960, 22), sprite)
    left, room = 1124, _WIDTH - 24 - 1124
    if strip.note:
        write(draw, (left, 34, room), strip.card, (36, "bold", t.INK))
        write(draw, (left, 70, room), strip.note, (24, "semibold", t.BLAST))
        return
    size, lines = block(strip.card, (room, 2), (36, "bold"))
    for number, line in enumerate(lines):
        y = 50 + (number - (len(lines) - 1) / 2) * size * 1.05
        write(draw, (left, y, room), line, (size, "bold", t.INK))
