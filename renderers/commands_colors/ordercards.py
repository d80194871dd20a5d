"""Order cards of Commands & Colors: a picture, a ribbon with the name, and what is ordered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from renderers.kit import theme as t
from renderers.kit.brush.colours import mix
from renderers.kit.frame.plates import plate
from renderers.kit.frame.stuff import Stuff, grain
from renderers.kit.frame.titles import centred
from renderers.kit.lettering import block, wrapped
from renderers.kit.signs.targets import lozenge

from .sections import Order, section_map

LARGE: Final = (500, 700)
"""Width and height of a card on its own; in a hand cards are ``SMALL`` of that."""
SMALL: Final = 0.68
COLUMNS: Final = {1: 1, 2: 2, 3: 3, 4: 2, 5: 3, 6: 3}
"""Columns for a number of cards; four for more. Few columns stay readable on a phone."""
GAP: Final = 18
PICTURE: Final = (452, 302)
"""Width and height of the picture on a large card."""
BODY: Final = (428, 170)
"""Width and height of the room for the text on a large card that has a plan of sections."""
PLAN: Final = 84
"""Room for the plan of sections."""
BIGGEST, LEAST = 30, 15


class Face(NamedTuple):
    """What a card says; ``orders`` None leaves the plan of sections out."""

    title: str
    body: str
    orders: tuple[Order, ...] | None
    number: str
    """Its place in a hand, or empty."""
    foot: str
    code: str
    plate: t.Colour
    edge: t.Colour
    ink: t.Colour
    radius: int


def sample(plate: t.Colour, edge: t.Colour, ink: t.Colour) -> Face:
    """Return a card that says nothing, for choosing tones."""
    return Face("Aa", "Aa Aa Aa", (Order("centre", "1"),), "1", "Aa", "", plate, edge, ink, 20)


def hand(cards: Sequence[tuple[Face, Image.Image]], stuff: Stuff) -> Image.Image:
    """Lay cards with their pictures on a table in reading order."""
    columns = COLUMNS.get(len(cards), 4 if cards else 1)
    rows = max(1, -(-len(cards) // columns))
    wide, high = (round(size * SMALL) for size in LARGE)
    size = (GAP + columns * (wide + GAP), GAP + rows * (high + GAP))
    image = grain(size, stuff.body, 3, 24, 18, 0.34).copy()
    for number, (face, picture) in enumerate(cards):
        left = GAP + number % columns * (wide + GAP)
        top = GAP + number // columns * (high + GAP)
        draw_card(image, (left, top), face, picture, SMALL)
    return image


def single(face: Face, picture: Image.Image, stuff: Stuff) -> Image.Image:
    """Return one card in full size on the table."""
    image = grain((LARGE[0] + 2 * GAP, LARGE[1] + 2 * GAP), stuff.body, 3, 24, 18, 0.34).copy()
    draw_card(image, (GAP, GAP), face, picture, 1.0)
    return image


def draw_card(
    image: Image.Image, at: tuple[int, int], face: Face, picture: Image.Image, k: float
) -> None:
    """Draw one card with its upper left corner at a point, ``k`` times as large as ``LARGE``."""

    def box(x0: float, y0: float, x1: float, y1: float) -> tuple[int, int, int, int]:
        return (
            at[0] + round(x0 * k), at[1] + round(y0 * k),
            at[0] + round(x1 * k), at[1] + round(y1 * k),
        )  # fmt: skip

    plate(image, box(0, 0, *LARGE), face.plate, face.edge, radius=round(face.radius * k))
    paper = mix(t.PAPER, face.edge, 0.16)
    inner = box(24, 24, 24 + PICTURE[0], 676)
    pen = ImageDraw.Draw(image)
    pen.rectangle(inner, paper)
    window = box(24, 24, 24 + PICTURE[0], 24 + PICTURE[1])
    size = (window[2] - window[0], window[3] - window[1])
    image.paste(picture.resize(size, Image.Resampling.LANCZOS), window[:2])
    pen.rectangle(inner, None, face.edge, max(2, round(2 * k)))
    _ribbon(image, box(12, 296, 488, 364), face, k)
    y = 380.0
    if face.orders is not None:
        sprite = section_map(face.orders, "", round(330 * k), round(68 * k))
        image.paste(sprite, (at[0] + round(85 * k), at[1] + round(y * k)), sprite)
        y += PLAN
    _body(pen, face, (at[0] + 250 * k, at[1] + y * k), k)
    small: tuple[int, t.Weight] = (max(13, round(22 * k)), "semibold")
    middle = at[1] + 658 * k
    words = f" {t.DOT} ".join(word for word in (face.foot, face.code) if word)
    centred(pen, (at[0] + 250 * k, middle), words, 420 * k, small, mix(t.INK, paper, 0.35))
    if face.number:
        sign = lozenge(face.number, 1.5 * k)
        image.paste(sign, (at[0] + round(4 * k), at[1] + round(4 * k)), sign)


def _ribbon(image: Image.Image, box: tuple[int, int, int, int], face: Face, k: float) -> None:
    plate(image, box, face.plate, face.edge, radius=3)
    size, lines = block(face.title, (box[2] - box[0] - 30 * k, 2), (round(40 * k), "black"))
    pen = ImageDraw.Draw(image)
    if len(lines) > 1:
        size = min(size, round(28 * k))
    for number, line in enumerate(lines):
        y = (box[1] + box[3]) / 2 - 2 + (number - (len(lines) - 1) / 2) * size * 1.02
        room = box[2] - box[0] - 24 * k
        centred(pen, ((box[0] + box[2]) / 2, y), line, room, (size, "black"), face.ink)


def body_lines(words: str, has_plan: bool = True, k: float = 1.0) -> tuple[int, list[str]]:
    """Return the largest size in pixels at which a card's text fits, and its lines."""
    room = BODY[1] + (0 if has_plan else PLAN)
    lines: list[str] = []
    for size in range(round(BIGGEST * k), round(LEAST * k) - 1, -1):
        lines = wrapped(words, BODY[0] * k, size, "semibold")
        if len(lines) * size * 1.2 <= room * k:
            break
    return size, lines


def _body(pen: ImageDraw.ImageDraw, face: Face, top: tuple[float, float], k: float) -> None:
    has_plan = face.orders is not None
    size, lines = body_lines(face.body, has_plan, k)
    room = (BODY[1] + (0 if has_plan else PLAN)) * k
    y = top[1] + (room - len(lines) * size * 1.2) / 2 + size * 0.6
    for line in lines:
        pen.text((top[0], y), line, t.INK, t.font(size, "semibold"), "mm")
        y += size * 1.2
