"""One large card: the face with the arrows around it, and its values and rules in words."""

from __future__ import annotations

from typing import NamedTuple
from zlib import crc32

from PIL import Image, ImageDraw

from renderers.kit import theme as t
from renderers.kit.brush.colours import CREAM, INK
from renderers.kit.frame.plates import plate
from renderers.kit.kept import kept
from renderers.kit.lettering import block, wrapped, write
from renderers.kit.pen import XY, Pen, place

from . import look, signs
from .badges import roundel
from .portraits.paint import FACE, portrait, vista
from .portraits.sitter import Sitter
from .tiles import arrow, shield, target_grid

CARD = (500, 740)
"""Width and height of a card."""
ART = (20, 20, 480, 398)
"""The box of the picture."""
RIBBON = (16, 374, 484, 432)
"""The box of the name."""
WORDS = (30, 476, CARD[0] - 60, CARD[1] - 476 - 26)
"""Left, top, width and height of the room for the text."""
LINE = 455
"""Middle height of the line with kind, rank and points."""
ARROW = 1.45
"""How much larger the arrows are than on a tile."""
SPOTS: tuple[XY, ...] = (
    (250, 66), (428, 72), (434, 196), (428, 324), (250, 330), (72, 324), (66, 196), (72, 72),
)  # fmt: skip
"""Middles of the arrows, clockwise from straight ahead."""
SHIELD: XY = (338, 314)
"""Middle of the shield."""
TARGETS: XY = (162, 310)
"""Middle of the target grid of a shooter, or of the sign of the kind."""
LIKENESS = 1.75
"""Pixels a unit of a portrait."""
DRAWN = 1.4
"""Most pixels a unit that a portrait is painted with; larger ones are enlarged."""
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
    sitter: Sitter


@kept
def face(card: Printed, scale: float) -> Image.Image:
    """Draw a card (RGBA)."""
    sheet = _Sheet(card, scale)
    sheet.picture()
    sheet.values()
    sheet.names()
    sheet.body()
    sheet.image.putalpha(sheet.shape)
    return sheet.image


class _Sheet:
    """A card in the making; all numbers are those of a card in a hand, scaled as they are used."""

    def __init__(self, card: Printed, scale: float) -> None:
        self.card, self.scale = card, scale
        plate_ = self._plate()
        self.shape = plate_.getchannel("A")
        self.image = plate_.convert("RGB")

    def _at(self, *values: float) -> tuple[int, ...]:
        return tuple(round(value * self.scale) for value in values)

    def _plate(self) -> Image.Image:
        """Return the empty card: round and light for the south, square and dark for the north."""
        side, (width, height) = self.card.side, CARD
        radius = 30 if side == "south" else 6
        pen = Pen(*self._at(width, height))
        for inset, colour in ((0, INK), (2, look.edge(side)), (8, look.plate(side))):
            box = self._at(inset, inset, width - inset, height - inset)
            corners = (float(box[0]), float(box[1]), float(box[2]), float(box[3]))
            pen.box(corners, colour, max(2, radius - inset) * self.scale)
        if side == "north":
            self._dashes(pen)
        return pen.done()

    def _dashes(self, pen: Pen) -> None:
        width, height = CARD
        boxes = [(x, y, x + 17, y + 6) for x in range(14, width - 20, 34) for y in (2, height - 8)]
        boxes += [(x, y, x + 6, y + 17) for y in range(14, height - 20, 34) for x in (2, width - 8)]
        for box in boxes:
            left, top, right, low = self._at(*box)
            pen.box((left, top, right, low), look.NORTH_BAND)

    def picture(self) -> None:
        """Paint the face before its sky, and lay the plates of name and words."""
        card, (left, top, right, low) = self.card, self._at(*ART)
        size = (right - left, low - top)
        small = (size[0] * 3 // 5, size[1] * 3 // 5)
        seed = crc32(card.sitter.name.encode()) % 3
        art = vista(small, card.side, seed).resize(size, Image.Resampling.NEAREST)
        sprite = _likeness(card.sitter, LIKENESS * self.scale)
        unit = LIKENESS * self.scale
        art.paste(
            sprite,
            (round(size[0] / 2 - FACE[0] * unit), round(size[1] * 0.47 - FACE[1] * unit)),
            sprite,
        )
        flat = self.image
        flat.paste(art, (left, top))
        ImageDraw.Draw(flat).rectangle(
            (left, top, right, low), None, INK, max(1, round(3 * self.scale))
        )
        words = self._at(18, RIBBON[3] + 2, CARD[0] - 18, CARD[1] - 18)
        radius = round(10 * self.scale)
        plate(
            flat,
            (words[0], words[1], words[2], words[3]),
            look.PARCHMENT,
            look.edge(card.side),
            radius=radius,
            inner=False,
        )
        ribbon = self._at(*RIBBON)
        plate(
            flat,
            (ribbon[0], ribbon[1], ribbon[2], ribbon[3]),
            look.band(card.side),
            look.edge(card.side),
            radius=radius,
        )

    def _lay(self, sprite: Image.Image, middle: XY) -> None:
        x, y = middle[0] * self.scale, middle[1] * self.scale
        place(self.image, sprite, (x, y))

    def values(self) -> None:
        """Lay arrows, defence, and the target grid or the sign of the kind."""
        card = self.card
        for direction, value in enumerate(card.arrows):
            if value:
                self._lay(arrow(direction, value, ARROW * self.scale), SPOTS[direction])
        self._lay(shield(card.defence, round(104 * self.scale), gold=card.command), SHIELD)
        if card.strength:
            self._lay(target_grid(card.grid, card.strength, 1.7 * self.scale), TARGETS)
        else:
            self._lay(medallion(card.kind, round(78 * self.scale)), TARGETS)

    def names(self) -> None:
        """Write number, name, kind, rank and points."""
        card, scale, draw = self.card, self.scale, ImageDraw.Draw(self.image)
        left, right = RIBBON[0] + 16, RIBBON[2] - 16
        middle = (RIBBON[1] + RIBBON[3]) / 2 - 1
        if card.number:
            sprite = roundel(card.number, round(44 * scale), t.MARK, t.PAPER)
            self._lay(sprite, (left + 22, middle))
            left += 54
        room = (right - left) * scale
        size, lines = block(card.name, (room, 1), (round(42 * scale), "black"))
        font = t.font(size, "black")
        at = ((left + right) / 2 * scale, middle * scale)
        draw.text(at, lines[0], look.ink(card.side), font, "mm")
        sprite = rank_sign(card.rank, card.pips, round(38 * scale))
        self._lay(sprite, (WORDS[0] + 17, LINE))
        start = (WORDS[0] + 44) * scale
        line = (start, LINE * scale, (CARD[0] - 30) * scale - start)
        write(draw, line, card.line, (round(26 * scale), "bold", INK))

    def body(self) -> None:
        """Write the rules of the card and its text."""
        size, blocks = body_blocks(self.card, self.scale)
        draw = ImageDraw.Draw(self.image)
        left, y = WORDS[0] * self.scale, WORDS[1] * self.scale + size * 0.5
        for number, lines in enumerate(blocks):
            last = number == len(blocks) - 1
            font = t.font(size, "regular" if last else "semibold")
            for line in lines:
                draw.text((left, y), line, look.SOFT_INK if last else INK, font, "lm")
                y += size * LEADING
            y += size * BREAK


def _likeness(sitter: Sitter, unit: float) -> Image.Image:
    """Return a portrait in a size, painted at most ``DRAWN`` large and then enlarged."""
    if unit <= DRAWN:
        return portrait(sitter, unit)
    sprite = portrait(sitter, DRAWN)
    size = (round(sprite.width * unit / DRAWN), round(sprite.height * unit / DRAWN))
    return sprite.resize(size, Image.Resampling.LANCZOS)


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
def medallion(kind: str, size: int) -> Image.Image:
    """Return the sign of a kind on a cream disc."""
    pen, half = Pen(size, size), size / 2
    pen.disc((half, half), half - 0.5, INK)
    pen.disc((half, half), half * 0.94, CREAM)
    pen.ring((half, half), half * 0.86, look.SOFT_INK, max(1.0, size * 0.02))
    signs.stamp_sign(pen, kind, (half, size * 0.2, size * 0.6), INK)
    return pen.done()


@kept
def rank_sign(rank: str, pips: int, size: int) -> Image.Image:
    """Draw a rank: one to four chevrons, a lozenge, a star, or a crown."""
    pen, half = Pen(size, size), size / 2
    pen.disc((half, half), half - 0.5, INK)
    special = {"specialist": "diamond", "commander": "star", "general": "crown"}
    if rank in special:
        signs.stamp_sign(pen, special[rank], (half, size * 0.17, size * 0.66), look.CROWN)
        return pen.done()
    for step in range(pips):
        y = half + (step - (pips - 1) / 2) * size * 0.2
        reach = size * 0.24
        points = [
            (half - reach, y + size * 0.08),
            (half, y - size * 0.08),
            (half + reach, y + size * 0.08),
        ]
        pen.line(points, look.CROWN, size * 0.08)
    return pen.done()
