"""A hand as a row of cards."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from bot.engine.model import Text

from . import theme as t
from . import tokens
from .bars import Voice
from .cardface import section_map
from .lettering import block, wrapped, write
from .pen import place
from .strips import emblem

CARD = (340, 452)
"""Width and height of a card."""
BODY = (CARD[0] - 56, 186)
"""Width and height of the room for the text."""
GAP = 20
COLUMNS = {1: 1, 2: 2, 3: 3, 4: 2, 5: 3, 6: 3}
"""Columns for a number of cards; four for more. Few columns stay readable on a phone."""


def hand_image(hand: Sequence[str], voice: Voice) -> Image.Image:
    """Draw the cards of a hand in order, numbered from 1 in reading order."""
    count = max(1, len(hand))
    columns = COLUMNS.get(count, 4)
    rows = -(-count // columns)
    size = (GAP + columns * (CARD[0] + GAP), GAP + rows * (CARD[1] + GAP))
    image = Image.new("RGB", size, t.FRAME)
    for number, card in enumerate(hand):
        left = GAP + number % columns * (CARD[0] + GAP)
        top = GAP + number // columns * (CARD[1] + GAP)
        draw_card(image, card, (left, top, number + 1), voice)
    return image


def draw_card(image: Image.Image, card: str, at: tuple[int, int, int], voice: Voice) -> None:
    """Draw one card at (left, top) with its number in the hand."""
    left, top, number = at
    side = voice.facts.side_of_card(card)
    draw = ImageDraw.Draw(image)
    right, bottom = left + CARD[0], top + CARD[1]
    radius = 8 if side == "empire" else 26
    draw.rounded_rectangle((left, top, right, bottom), radius, fill=t.edge(side))
    draw.rounded_rectangle(
        (left + 5, top + 5, right - 5, bottom - 5), radius - 3, fill=t.plate(side)
    )
    draw.rectangle((left + 16, top + 112, right - 16, bottom - 52), fill=t.PAPER)
    place(image, emblem(side, 54), (right - 44, top + 42))
    place(image, tokens.roundel(str(number), 46, t.MARK, t.PAPER), (left + 38, top + 36))
    _title(draw, voice.say(Text(f"hoth-card-{card}")), (left, top, side))
    if not voice.facts.is_support(card):
        sprite = section_map(voice.facts.orders(card), "", CARD[0] - 64, 66)
        image.paste(sprite, (left + 32, top + 126), sprite)
    _body(draw, voice.say(Text(f"hoth-card-{card}-text")), left, top)
    commander = voice.facts.commander(card)
    foot = voice.say(Text(f"hoth-commander-{commander}")) if commander else ""
    if voice.facts.is_support(card):
        foot = voice.say(Text("board-support"))
    ink = t.figure(side)
    write(draw, (left + 20, bottom - 28, CARD[0] - 130), foot, (24, "semibold", ink))
    draw.text((right - 20, bottom - 28), card, ink, t.font(27, "bold"), "rm")


def _title(draw: ImageDraw.ImageDraw, name: str, at: tuple[int, int, str]) -> None:
    left, top, side = at
    size, lines = block(name, (CARD[0] - 156, 2), (32, "black"))
    for number, line in enumerate(lines):
        y = top + 56 + (number - (len(lines) - 1) / 2) * size * 1.1
        write(draw, (left + 72, y, CARD[0] - 150), line, (size, "black", t.figure(side)))


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
