"""One large card: arrows into the cells around it, shield, target grid, and its rules in words."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.games.lords.rules.geometry import STEPS
from renderers.kit import theme as t
from renderers.kit import tokens
from renderers.kit.kept import kept
from renderers.kit.lettering import block, wrapped, write
from renderers.kit.pen import XY, Pen, place

from . import look, signs
from .tiles import arrow_shape, write_value

CARD = (480, 690)
"""Width and height of a card."""
HEAD = 92
PANEL = (104, 398)
"""Upper and lower edge of the panel with arrows and shield."""
CENTRE: XY = (172, 251)
"""Middle of the cell of the card, with its eight neighbours around it."""
NEAR = 92
"""Width and height of these cells."""
SIZE = 1.42
"""How much larger the arrows are than on a tile."""
ASIDE = 388
"""Middle of the column with the target grid, or the sign of the kind."""
WORDS = (28, 448, CARD[0] - 56, CARD[1] - 448 - 22)
"""Left, top, width and height of the room for the text."""
LEADING, BREAK = 1.12, 0.3
"""From line to line, and more between paragraphs, for a size of 1."""


class Printed(NamedTuple):
    """All that a card shows, in words and numbers."""

    name: str
    line: str
    kind: str
    rank: str
    pips: int
    command: bool
    defence: int
    arrows: tuple[int, ...]
    strength: int
    grid: tuple[tuple[int, int], ...]
    text: str
    rules: tuple[str, ...]
    side: str
    number: str


@kept
def face(card: Printed, scale: float) -> Image.Image:
    """Draw a card."""
    sheet = _Sheet(card, scale)
    sheet.plate()
    sheet.arrows()
    sheet.aside()
    return sheet.letter()


class _Sheet:
    """A card in the making; all numbers are those of a card in a hand, scaled as they are used."""

    def __init__(self, card: Printed, scale: float) -> None:
        self.card, self.scale = card, scale
        self.pen = Pen(round(CARD[0] * scale), round(CARD[1] * scale))

    def _at(self, *values: float) -> tuple[float, ...]:
        return tuple(value * self.scale for value in values)

    def _box(
        self, corners: tuple[float, float, float, float], colour: t.Colour, radius: float
    ) -> None:
        left, top, right, bottom = (value * self.scale for value in corners)
        self.pen.box((left, top, right, bottom), colour, radius * self.scale)

    def plate(self) -> None:
        """Draw plate, panels and the signs of kind and rank."""
        card, (width, height) = self.card, CARD
        radius = 30 if card.side == "south" else 6
        self._box((0, 0, width, height), t.INK, radius)
        self._box((2, 2, width - 2, height - 2), look.edge(card.side), radius - 2)
        if card.side == "north":
            for x in range(14, width - 20, 34):
                for y in (2, height - 8):
                    self._box((x, y, x + 17, y + 6), look.NORTH_BAND, 0)
            for y in range(14, height - 20, 34):
                for x in (2, width - 8):
                    self._box((x, y, x + 6, y + 17), look.NORTH_BAND, 0)
        self._box((8, 8, width - 8, height - 8), look.plate(card.side), max(2, radius - 8))
        self._box((18, PANEL[0], width - 18, PANEL[1]), t.INK, 12)
        self._box((20, PANEL[0] + 2, width - 20, PANEL[1] - 2), look.FIELD, 10)
        self._box((18, WORDS[1] - 8, width - 18, height - 18), look.PARCHMENT, 12)

    def arrows(self) -> None:
        """Draw the cell of the card, its neighbours, and the arrows into them."""
        for direction in (None, *range(8)):
            x, y = CENTRE if direction is None else self._near(direction)
            half = NEAR / 2
            hit = direction is not None and self.card.arrows[direction] > 0
            colour = look.PARCHMENT if hit else look.FIELD_LIGHT
            self._box((x - half, y - half, x + half, y + half), look.GROUND, 4)
            colour = look.plate(self.card.side) if direction is None else colour
            self._box((x - half + 2, y - half + 2, x + half - 2, y + half - 2), colour, 4)
        for direction, value in enumerate(self.card.arrows):
            if value:
                x, y = self._at(*self._near(direction))
                for grow, ink in ((4.0, t.INK), (0.0, look.ARROWS[min(value, 5)][0])):
                    shape = arrow_shape((x, y), direction, SIZE * self.scale, grow * self.scale)
                    self.pen.polygon(shape, ink)
        x, top, size = self._at(CENTRE[0], CENTRE[1] - 40, 82)
        signs.stamp_shield(self.pen, (x, top, size), gold=self.card.command)

    def _near(self, direction: int) -> XY:
        """Return the middle of a neighbouring cell."""
        dx, dy = STEPS[direction]
        return CENTRE[0] + dx * NEAR, CENTRE[1] - dy * NEAR

    def aside(self) -> None:
        """Draw the target grid with the shooter in it, or the sign of the kind."""
        if not self.card.strength:
            x, top, height = self._at(ASIDE, 180, 140)
            wide = 112 / 140 / {"infantry": 0.6, "cavalry": 0.76}.get(self.card.kind, 0.94)
            height *= min(1.0, wide)
            signs.stamp_sign(self.pen, self.card.kind, (x, top, height), t.INK)
            return
        cells = (*self.card.grid, (0, 0))
        size, top, high = self._grid()
        for dx, dy in cells:
            left, y = ASIDE + (dx - 0.5) * size, top + (high - dy) * size
            self._box((left, y, left + size, y + size), t.INK, 0)
            own = (dx, dy) == (0, 0)
            inner = (left + 2, y + 2, left + size - 2, y + size - 2)
            self._box(inner, t.PAPER if own else look.SHOT, 0)

    def _grid(self) -> tuple[float, float, int]:
        """Return size of a cell of the target grid, upper edge, and its farthest row."""
        cells = (*self.card.grid, (0, 0))
        wide = max(3, *(2 * abs(dx) + 1 for dx, _ in cells))
        low, high = min(dy for _, dy in cells), max(dy for _, dy in cells)
        size = min(132 / wide, 250 / (high - low + 1), 44.0)
        return size, CENTRE[1] - size * (high - low + 1) / 2, high

    def letter(self) -> Image.Image:
        """Write everything and return the card."""
        image, card = self.pen.done(), self.card
        draw = ImageDraw.Draw(image)
        for direction, value in enumerate(card.arrows):
            if value:
                x, y = self._at(*self._near(direction))
                write_value(draw, (x, y), direction, value, round(52 * self.scale))
        x, y = self._at(CENTRE[0], CENTRE[1] - 3)
        draw.text((x, y), str(card.defence), t.INK, t.font(round(62 * self.scale), "black"), "mm")
        self._strength(draw)
        self._head(image, draw)
        self._body(draw)
        return image

    def _strength(self, draw: ImageDraw.ImageDraw) -> None:
        card = self.card
        if not card.strength:
            return
        size, top, high = self._grid()
        x, y = self._at(ASIDE, top + (high + 0.5) * size)
        font = t.font(round(size * 0.86 * self.scale), "black")
        draw.text((x, y - 1), str(card.strength), look.SHOT, font, "mm")

    def _head(self, image: Image.Image, draw: ImageDraw.ImageDraw) -> None:
        card, ink, scale = self.card, look.ink(self.card.side), self.scale
        left = 74 if card.number else 26
        if card.number:
            sprite = tokens.roundel(card.number, round(54 * scale), t.MARK, t.PAPER)
            place(image, sprite, (44 * scale, (HEAD / 2 + 8) * scale))
        room = CARD[0] - left - 84
        size, lines = block(card.name, (room * scale, 2), (round(44 * scale), "black"))
        for number, line in enumerate(lines):
            y = (HEAD / 2 + 8) * scale + (number - (len(lines) - 1) / 2) * size * 1.02
            write(draw, (left * scale, y, room * scale), line, (size, "black", ink))
        self._rank(image)
        y = (PANEL[1] + WORDS[1] - 8) / 2 * scale
        write(draw, (26 * scale, y, (CARD[0] - 52) * scale), card.line,
              (round(26 * scale), "bold", ink))  # fmt: skip

    def _rank(self, image: Image.Image) -> None:
        sprite = rank_sign(self.card.rank, self.card.pips, self.card.side, round(58 * self.scale))
        place(image, sprite, ((CARD[0] - 50) * self.scale, (HEAD / 2 + 8) * self.scale))

    def _body(self, draw: ImageDraw.ImageDraw) -> None:
        """Write the rules of the card, then its text."""
        left, top, _, _ = self._at(*WORDS)
        size, blocks = body_blocks(self.card, self.scale)
        y = top + size * 0.5
        for number, lines in enumerate(blocks):
            last = number == len(blocks) - 1
            font = t.font(size, "regular" if last else "semibold")
            for line in lines:
                draw.text((left, y), line, t.MUTED if last else t.INK, font, "lm")
                y += size * LEADING
            y += size * BREAK


def body_blocks(card: Printed, scale: float) -> tuple[int, list[list[str]]]:
    """Return the largest size in pixels at which rules and text fit, and their lines."""
    width, height = WORDS[2] * scale, WORDS[3] * scale
    for size in range(round(27 * scale), round(14 * scale), -1):
        blocks = [wrapped(words, width, size, "semibold") for words in card.rules]
        blocks.append(wrapped(card.text, width, size, "regular"))
        room = sum(len(lines) for lines in blocks) * LEADING + (len(blocks) - 1) * BREAK
        if room * size <= height:
            break
    return size, blocks


@kept
def rank_sign(rank: str, pips: int, side: str, size: int) -> Image.Image:
    """Draw a rank: one to four chevrons, a lozenge, a star, or a crown."""
    pen = Pen(size, size)
    ink = look.ink(side)
    special = {"specialist": "diamond", "commander": "star", "general": "crown"}
    if rank in special:
        colour = look.CROWN if side == "north" else look.SOUTH_EDGE
        signs.stamp_sign(pen, special[rank], (size / 2, size * 0.05, size * 0.9), colour)
        return pen.done()
    for step in range(pips):
        y = size / 2 + (step - (pips - 1) / 2) * size * 0.2
        x, reach = size / 2, size * 0.26
        points = [(x - reach, y + size * 0.09), (x, y - size * 0.09), (x + reach, y + size * 0.09)]
        pen.line(points, ink, size * 0.09)
    return pen.done()
