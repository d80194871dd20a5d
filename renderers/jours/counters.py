"""Counters: a printed tile with the band of the formation, the type, a model and the values."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.games.jours.content.base import Arm, Level
from renderers.kit.brush.colours import INK, ORDER, ORDER_LINE, WHITE, Colour, mix, rgb
from renderers.kit.brush.mini import Mini
from renderers.kit.brush.shadows import dropped
from renderers.kit.cut import Cut
from renderers.kit.kept import kept
from renderers.kit.minis.foot import foot
from renderers.kit.minis.guns import gun
from renderers.kit.minis.horse import rider
from renderers.kit.minis.looks import Uniform
from renderers.kit.signs.lettering import numeral
from renderers.kit.theme import DOT, font

from . import look

WIDE, HIGH = 80.0, 70.0
"""A tile in units."""
DEEP: Final = 4.0
BAND: Final = 18.0
PAD: Final = 8.0
"""Room around a tile for the tile below it and the edge of an active formation."""
TILT: Final = 8.0
"""By how many degrees a routed unit lies aslant."""
FEET: Final = (17.0, 67.0)
"""Where a model stands on its tile."""
STRENGTH_AT, STRENGTH = (41.0, 43.0), 46.0
LONGER_AT, LONGER = (38.0, 43.0), 36.0
"""Where the strength stands on a tile, and how large it is written; the same of two digits."""
VALUES_AT, VALUES, STRIP = (69.0, 37.5), 18.0, (18.0, 35.0)
"""The same of the two small numbers on their strip, high enough to keep off prows."""
SIZES: Final = {"infantry": 0.66, "cavalry": 0.5, "artillery": 0.42}
"""Of models, in units for each of theirs."""


class Printed(NamedTuple):
    """All that a counter shows of a unit, as it is drawn; ``code`` is its id."""

    side: str
    code: str
    band: int
    """The number of its formation in the battle."""
    arm: Arm
    heavy: bool
    horse: bool
    level: Level
    strength: int
    values: tuple[str, str]
    """Cohesion, then engagement, or both ranges of guns."""
    moves: int
    dress: Uniform
    carriage: Colour = rgb("#5d6a3e")


@kept
def counter(
    one: Printed, k: float, *, under: int = 0, active: bool = False, moves: bool = False
) -> Cut:
    """Return a counter, anchored at its middle; ``under``: how many tiles lie below it.

    ``active`` gives it the edge of an active formation; ``moves`` prints its movement points.
    """
    m = Mini(WIDE + 2 * PAD, HIGH + DEEP + 2 * PAD, k)
    livery = look.livery(one.side)
    for number in range(min(under, 2), 0, -1):
        _tile(m, livery, face_of(one.side, "good"), PAD + 3.5 * number, PAD - 3.5 * number)
    if active:
        _box(m, ORDER, PAD - 5, PAD - 5, WIDE + 10, HIGH + DEEP + 10, 12)
        _box(m, ORDER_LINE, PAD - 2.4, PAD - 2.4, WIDE + 4.8, HIGH + DEEP + 4.8, 9)
    _tile(m, livery, face_of(one.side, one.level), PAD, PAD)
    _head(m, one)
    if one.level == "disordered":
        _bars(m)
    image = m.done(0.4)
    _model(image, one, k)
    _code(image, one, k)
    if moves:
        spot = ((PAD + 7) * k, (PAD + 27) * k)
        small = font(round(13 * k), "semibold")
        ImageDraw.Draw(image).text(spot, str(one.moves), ink_of(one.side, one.level), small, "mm")
    if one.level == "routed":
        image = image.rotate(-TILT, Image.Resampling.BICUBIC)
    image = dropped(image, round(3 * k), round(3 * k), 2.0, 0.5)
    middle = ((PAD + WIDE / 2) * k / image.width, (PAD + HIGH / 2) * k / image.height)
    return Cut(image, middle)


@kept
def ghost(side: str, k: float) -> Cut:
    """Return the faint tile of a unit that has left its place."""
    m = Mini(WIDE + 2 * PAD, HIGH + DEEP + 2 * PAD, k)
    _tile(m, look.livery(side), look.livery(side).face, PAD, PAD)
    image = m.done(0.4)
    image.putalpha(image.getchannel("A").point([value * 2 // 5 for value in range(256)]))
    return Cut(image, ((PAD + WIDE / 2) * k / image.width, (PAD + HIGH / 2) * k / image.height))


@kept
def tab(one: Printed, k: float) -> Image.Image:
    """Return the strip of a unit that lies under others: its band, name, arm and values."""
    m = Mini(WIDE + 2 * PAD, 18, k)
    livery = look.livery(one.side)
    m.box(livery.dark, PAD, 2, PAD + WIDE, 17, 3, 1)
    m.box(livery.rim, PAD, 0, PAD + WIDE, 15.5, 3, 1)
    m.box(face_of(one.side, one.level), PAD + 2, 1.6, PAD + WIDE - 2, 14, 2, 0)
    m.box(look.BANDS[one.band % len(look.BANDS)], PAD + 2, 1.6, PAD + 37, 14, 2, 0)
    image = m.done(0.4)
    pen, ink = ImageDraw.Draw(image), ink_of(one.side, one.level)
    size = 12.0
    while size > 7 and font(round(size * k), "bold").getlength(one.code) > 31 * k:
        size -= 0.5
    pen.text(((PAD + 4) * k, 7.6 * k), one.code, WHITE, font(round(size * k), "bold"), "lm")
    mark = {"good": "", "disordered": " D", "routed": " R"}.get(one.level, "")
    words = f"{one.strength}{mark}  {DOT.join(one.values)}"
    pen.text(((PAD + 57) * k, 7.6 * k), words, ink, font(round(12.5 * k), "bold"), "mm")
    return image


def face_of(side: str, level: Level) -> Colour:
    """Return the face of a counter: paler when disordered, grey when routed."""
    livery = look.livery(side)
    if level == "routed":
        return mix(livery.face, look.GREY, 0.62) if livery.round else rgb("#5f636e")
    return livery.face if level == "good" else mix(livery.face, look.GREY, 0.3)


def _box(m: Mini, ink: Colour, x: float, y: float, wide: float, high: float, radius: float) -> None:
    m.box(ink, x, y, x + wide, y + high, radius, 0)


def _tile(m: Mini, livery: look.Livery, face: Colour, x: float, y: float) -> None:
    radius = 9.0 if livery.round else 2.0
    m.box(livery.dark, x, y + DEEP, x + WIDE, y + HIGH + DEEP, radius, 1)
    m.box(livery.rim, x, y, x + WIDE, y + HIGH, radius, 1)
    m.box(face, x + 2.6, y + 2.6, x + WIDE - 2.6, y + HIGH - 2.6, max(1.0, radius - 2), 0.6)


def _head(m: Mini, one: Printed) -> None:
    """Print the band of the formation with the sign of the arm."""
    radius = 6.0 if look.livery(one.side).round else 1.0
    band = look.BANDS[one.band % len(look.BANDS)]
    m.box(band, PAD + 2.6, PAD + 2.6, PAD + WIDE - 2.6, PAD + BAND, radius, 0)
    _sign(m, one)


def _sign(m: Mini, one: Printed) -> None:
    """Print the sign of the arm: a cross, a stroke, a disc."""
    left, top, right, low = PAD + WIDE - 27, PAD + 4.6, PAD + WIDE - 5.4, PAD + BAND - 2
    m.box(WHITE, left, top, right, low, 0.5, 0)
    middle = ((left + right) / 2, (top + low) / 2)
    if one.arm == "artillery":
        m.disc(INK, *middle, 3.4, depth=0)
        if one.horse:
            m.line(INK, (left + 1, low - 1), (right - 1, top + 1), width=1.5, depth=0)
        return
    if one.heavy:
        m.poly(INK, (left, low), (right, top), (right, low), depth=0)
    m.line(INK, (left + 1, low - 1), (right - 1, top + 1), width=2.2, depth=0)
    if one.arm == "infantry":
        m.line(INK, (left + 1, top + 1), (right - 1, low - 1), width=2.2, depth=0)


def _bars(m: Mini) -> None:
    """Bar the lower left corner of a disordered unit."""
    left, low = PAD + 2.6, PAD + HIGH - 2.6
    m.poly(ORDER_LINE, (left + 26, low), (left, low - 26), (left, low), depth=0)
    for near, far in ((25, 19), (13, 7)):
        m.poly(look.DISORDERED.badge, (left + near, low), (left, low - near), (left, low - far),
               (left + far, low), depth=0)  # fmt: skip


def _model(image: Image.Image, one: Printed, k: float) -> None:
    """Stand a figure of the unit on its tile."""
    size = round(SIZES[one.arm] * k, 3)
    if one.arm == "infantry":
        sprite = foot(one.dress, "stand", size, 0)
    elif one.arm == "cavalry":
        sprite = rider(one.dress, size, 1)
    else:
        sprite = gun(one.carriage, size, one.horse)
    x = round((PAD + FEET[0]) * k - sprite.width / 2)
    y = round((PAD + FEET[1]) * k - sprite.height)
    image.alpha_composite(sprite, (max(0, x), max(0, y)))


def _code(image: Image.Image, one: Printed, k: float) -> None:
    """Print the name on the band."""
    size = 14.0
    while size > 9 and font(round(size * k), "bold").getlength(one.code) > 45 * k:
        size -= 0.5
    spot = ((PAD + 5.5) * k, (PAD + 9.6) * k)
    ImageDraw.Draw(image).text(spot, one.code, WHITE, font(round(size * k), "bold"), "lm")


def figures(one: Printed, k: float) -> Iterator[tuple[str, Image.Image, tuple[float, float]]]:
    """Yield the strength and the small numbers of a counter, to be put over all that touches it.

    Each with what it is, and its middle from that of the counter in pixels.
    """
    ink, face = ink_of(one.side, one.level), face_of(one.side, one.level)
    size, at = (STRENGTH, STRENGTH_AT) if one.strength < 10 else (LONGER, LONGER_AT)
    for what, sprite, (x, y) in (
        ("strength", _strength(str(one.strength), size * k, ink, face), at),
        ("values", _values(one.values, one.side, k), VALUES_AT),
    ):
        yield what, sprite, ((x - WIDE / 2) * k, (y - HIGH / 2) * k)


@kept
def _strength(words: str, size: float, ink: Colour, face: Colour) -> Image.Image:
    """Return a number in a size in pixels, with a thin edge of the face around it."""
    letters, edge = font(max(1, round(size)), "black"), max(1, round(size / 14))
    left, top, right, low = letters.getbbox(words, anchor="ls", stroke_width=edge)
    image = Image.new("RGBA", (round(right - left), round(low - top)), (*face, 0))
    pen = ImageDraw.Draw(image)
    pen.text((-left, -top), words, ink, letters, "ls", stroke_width=edge, stroke_fill=face)
    return image


@kept
def _values(values: tuple[str, str], side: str, k: float) -> Image.Image:
    """Return the small numbers one above the other on a strip in the colour of the rim."""
    livery = look.livery(side)
    ink = livery.words if livery.round else INK
    m = Mini(STRIP[0], STRIP[1], k)
    m.box(livery.rim, 0, 0, *STRIP, 3, 0)
    image = m.done(0)
    for number, words in enumerate(values):
        size = VALUES if len(words) < 3 else VALUES * 0.7
        spot = (image.width / 2, image.height * (0.26 + 0.48 * number))
        numeral(image, spot, words, size * k, ink)
    return image


def ink_of(side: str, level: Level) -> Colour:
    """Return the colour of words on the face of a counter."""
    return look.livery(side).ink
