"""Order cards of Commands & Colors: a picture, a ribbon with the name, and what is ordered."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from renderers.kit import theme as t
from renderers.kit.brush.colours import mix
from renderers.kit.frame.plates import plate
from renderers.kit.frame.stuff import Stuff, grain
from renderers.kit.frame.titles import centred
from renderers.kit.kept import kept
from renderers.kit.lettering import block, wrapped
from renderers.kit.scene.placed import Box
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
INSIDE: Final = (24, 24, 24 + PICTURE[0], 676)
"""The part within the rim of a large card."""
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


class Vignette(NamedTuple):
    """The picture of a card: what paints it, and of what; so that what shows it can be kept."""

    paint: Callable[..., Image.Image]
    of: tuple[Hashable, ...]


def sample(plate: t.Colour, edge: t.Colour, ink: t.Colour) -> Face:
    """Return a card that says nothing, for choosing tones."""
    return Face("Aa", "Aa Aa Aa", (Order("centre", "1"),), "1", "Aa", "", plate, edge, ink, 20)


def hand(cards: Sequence[tuple[Face, Vignette]], stuff: Stuff) -> Image.Image:
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


def single(face: Face, picture: Vignette, stuff: Stuff) -> Image.Image:
    """Return one card in full size on the table."""
    image = grain((LARGE[0] + 2 * GAP, LARGE[1] + 2 * GAP), stuff.body, 3, 24, 18, 0.34).copy()
    draw_card(image, (GAP, GAP), face, picture, 1.0)
    return image


def draw_card(
    image: Image.Image, at: tuple[int, int], face: Face, picture: Vignette, k: float
) -> None:
    """Draw one card with its upper left corner at a point, ``k`` times as large as ``LARGE``."""
    left, top, right, low = _box(at, (0, 0, *LARGE), k)
    plate(image, (left, top, right, low), face.plate, face.edge, radius=round(face.radius * k))
    image.paste(_inside(face._replace(number=""), picture, k), _box(at, INSIDE, k)[:2])
    _ribbon(image, _box(at, (12, 296, 488, 364), k), face, k)
    if face.number:
        sign = lozenge(face.number, 1.5 * k)
        image.paste(sign, (at[0] + round(4 * k), at[1] + round(4 * k)), sign)


def _box(at: tuple[int, int], box: tuple[int, int, int, int], k: float) -> Box:
    left, top, right, low = (round(one * k) for one in box)
    return at[0] + left, at[1] + top, at[0] + right, at[1] + low


@kept
def _inside(face: Face, picture: Vignette, k: float) -> Image.Image:
    """Return what lies within the rim of a card: all but the ribbon and the number."""
    x0, y0, x1, y1 = _box((0, 0), INSIDE, k)
    paper = mix(t.PAPER, face.edge, 0.16)
    image = Image.new("RGB", (x1 - x0 + 1, y1 - y0 + 1), paper)
    pen = ImageDraw.Draw(image)
    window = _box((0, 0), (24, 24, 24 + PICTURE[0], 24 + PICTURE[1]), k)
    size = (window[2] - window[0], window[3] - window[1])
    seen = picture.paint(*picture.of)
    image.paste(seen.resize(size, Image.Resampling.LANCZOS), (0, 0))
    pen.rectangle((0, 0, x1 - x0, y1 - y0), None, face.edge, max(2, round(2 * k)))
    y = 380.0
    if face.orders is not None:
        sprite = section_map(face.orders, "", round(330 * k), round(68 * k))
        image.paste(sprite, (round(85 * k) - x0, round(y * k) - y0), sprite)
        y += PLAN
    _body(pen, face, (250 * k - x0, y * k - y0), k)
    small: tuple[int, t.Weight] = (max(13, round(22 * k)), "semibold")
    words = f" {t.DOT} ".join(word for word in (face.foot, face.code) if word)
    middle = (250 * k - x0, 658 * k - y0)
    centred(pen, middle, words, 420 * k, small, mix(t.INK, paper, 0.35))
    return image


def _ribbon(image: Image.Image, box: Box, face: Face, k: float) -> None:
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
