"""Printed signs of an element: tag, order token, DP, losses, loads; and objectives.

All take ``k``, pixels a unit.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final, Literal, TypeAlias

from PIL import Image, ImageDraw

from bot.engine.model import Side
from bot.games.fire_and_sword.content import Order, State
from renderers.kit import theme as t
from renderers.kit.brush.colours import CREAM, GOLD, INK, LOSS, ORDER_LINE, WHITE, Colour, mix, rgb
from renderers.kit.brush.mini import Mini
from renderers.kit.kept import kept
from renderers.kit.pen import XY
from renderers.kit.signs.lettering import numeral

from . import look

Load: TypeAlias = Literal["ammo", "melee_ammo", "lances", "cp"]
LOADS: Final[tuple[Load, ...]] = ("cp", "lances", "melee_ammo", "ammo")
Pip: TypeAlias = Literal["empty", "dp", "loss"]
Token: TypeAlias = Literal["down", "own", "open", "active"]
"""Face down, face down but known to its owner, face up, and activated without an order."""

SECOND: Final = "II"
"""What the tag of an element says that the second player of its side leads."""
HIGH: Final = 28
"""Height of tags, discs and tokens in units."""
OBJECTIVE: Final = (rgb("#4a3010"), rgb("#f0cf7c"))
"""Ink and ground of the marker of an objective."""
_SAND: Final = rgb("#e2d6c4")
_STRIPE: Final = rgb("#603c14")


@kept
def tag(words: str, state: State, k: float = 1.0) -> Image.Image:
    """Return the name of an element on the ground of its state, cracked once or twice."""
    wide = 14 + 13 * len(words)
    printed, mini = look.STATES[state], Mini(wide, HIGH, k)
    mini.box(ORDER_LINE, 0, 0, wide, HIGH, 6, 0)
    mini.box(printed.face, 1.8, 1.8, wide - 1.8, HIGH - 2.6, 5, 0.6)
    for crack in range(printed.cracks):
        low = HIGH - 5 - 18 * crack
        ends = ((3, low - 1), (wide * 0.36, low + 1.4), (wide * 0.6, low - 1.4), (wide - 3, low))
        mini.line(printed.ink, *ends, width=1.5, depth=0)
    image = mini.done(0)
    numeral(image, (wide / 2 * k, 13.4 * k), words, 21 * k, printed.ink)
    return image


@kept
def disorganised(count: int, k: float = 1.0) -> Image.Image:
    """Return the number of disorganisation points on a red disc."""
    mini = Mini(HIGH, HIGH, k)
    mini.disc(ORDER_LINE, 14, 14, 14, depth=0)
    mini.disc(rgb("#fff3d6"), 14, 14, 12.4, depth=0)
    mini.disc(LOSS, 14, 14, 11, depth=1)
    image = mini.done(0)
    numeral(image, (14 * k, 13.4 * k), str(count), (20 if count < 10 else 16) * k, WHITE)
    return image


@kept
def token(kind: Token, side: Side, order: Order | None = None, k: float = 1.0) -> Image.Image:
    """Return an order token: its back in the side's dark colour, or its sign on cream.

    The own one, face down, shows its owner the sign on the back.
    """
    mini, dark = Mini(HIGH, HIGH, k), look.BASES[side].dark
    face, ink = {
        "down": (dark, CREAM), "own": (dark, CREAM), "open": (CREAM, INK),
        "active": (look.ACTIVATED, INK),
    }[kind]  # fmt: skip
    mini.disc(ORDER_LINE if kind in ("open", "active") else CREAM, 14, 14, 14, depth=0)
    mini.disc(face, 14, 14, 12.4, depth=0.8)
    if kind == "active":
        mini.line(ink, (8, 14), (12.4, 19), (20, 9), width=3.2, depth=0)
    elif order is None:
        mini.line(ink, (7, 14), (21, 14), width=3.2, depth=0)
        mini.line(ink, (14, 7), (14, 21), width=3.2, depth=0)
    else:
        _order(mini, order, ink, face)
    return mini.done(0)


def _order(mini: Mini, order: Order, ink: Colour, face: Colour) -> None:
    """Draw the sign of an order: arrow, shield, bent arrow, or ring."""
    match order:
        case "advance":
            mini.line(ink, (14, 21), (14, 8), width=3, depth=0)
            mini.line(ink, (8.4, 13), (14, 7.4), (19.6, 13), width=3, depth=0)
        case "defence":
            shield = ((8, 8), (20, 8), (19.4, 15), (14, 21.4), (8.6, 15))
            mini.poly(ink, *shield, depth=0)
            mini.poly(
                face, *((14 + (x - 14) * 0.5, 14 + (y - 14) * 0.5) for x, y in shield), depth=0
            )
        case "manoeuvre":
            mini.line(ink, (9, 21), (9, 11.6), (18, 11.6), width=3, depth=0)
            mini.line(ink, (14.4, 7), (19.4, 11.6), (14.4, 16.2), width=3, depth=0)
        case "reorganise":
            ring = [(14 + 6 * cos(i * pi / 8), 14 + 6 * sin(i * pi / 8)) for i in range(3, 16)]
            mini.line(ink, *ring, width=3, depth=0)
            mini.disc(ink, 14, 14, 2.2, depth=0)


@kept
def pip(kind: Pip, k: float = 1.0) -> Image.Image:
    """Return a place of the track of DP: empty, taken, or taken by a loss for good."""
    mini = Mini(18, 18, k)
    if kind == "loss":
        mini.box(_STRIPE, 0.5, 0.5, 17.5, 17.5, 2, 0)
        mini.box(LOSS, 2, 2, 16, 16, 1.4, 0.6)
        mini.line(WHITE, (5.4, 5.4), (12.6, 12.6), width=2.2, depth=0)
        mini.line(WHITE, (5.4, 12.6), (12.6, 5.4), width=2.2, depth=0)
    else:
        mini.disc(_STRIPE, 9, 9, 8.6, depth=0)
        mini.disc(LOSS if kind == "dp" else _SAND, 9, 9, 7.2, depth=0.8)
    return mini.done(0)


@kept
def load(kind: Load, k: float = 1.0) -> Image.Image:
    """Return the sign of what is carried: ball, crossed blades, pennant, star of command."""
    mini = Mini(26, 26, k)
    match kind:
        case "ammo":
            mini.disc(rgb("#2a2622"), 13, 13, 9, depth=3)
        case "melee_ammo":
            mini.line(INK, (5, 21), (21, 4), width=3.4, depth=0.4)
            mini.line(INK, (5, 4), (21, 21), width=3.4, depth=0.4)
        case "lances":
            mini.line(_STRIPE, (7, 25), (7, 2), width=2.6, depth=0.4)
            mini.poly(LOSS, (8, 3), (24, 7.6), (8, 13), depth=0.8)
        case "cp":
            points = [_ray(i, 12 if i % 2 == 0 else 5) for i in range(10)]
            mini.poly(_STRIPE, *points, depth=0)
            mini.poly(GOLD, *(_ray(i, 9.6 if i % 2 == 0 else 4) for i in range(10)), depth=1)
    return mini.done(0.4)


def _ray(place: int, far: float) -> XY:
    return 13 + far * sin(place * pi / 5), 13.4 - far * cos(place * pi / 5)


@kept
def led(k: float = 1.0) -> Image.Image:
    """Return the sign of an element with a Commander in range: a star of command on a disc."""
    mini = Mini(HIGH, HIGH, k)
    mini.disc(INK, 14, 14, 14, depth=0)
    mini.disc(CREAM, 14, 14, 12, depth=0)
    star = [(x + 1, y + 0.6) for x, y in (_ray(i, 10.6 if i % 2 == 0 else 4.4) for i in range(10))]
    mini.poly(_STRIPE, *star, depth=0)
    star = [(x + 1, y + 0.6) for x, y in (_ray(i, 8.2 if i % 2 == 0 else 3.4) for i in range(10))]
    mini.poly(GOLD, *star, depth=0.6)
    return mini.done(0)


@kept
def objective(words: str, k: float = 1.0) -> Image.Image:
    """Return the marker of an objective with its short name."""
    wide = 18 + 13 * len(words)
    mini = Mini(wide, HIGH, k)
    ink, face = OBJECTIVE
    mini.box(ink, 0, 0, wide, HIGH, 14, 0)
    mini.box(face, 2, 2, wide - 2, HIGH - 2.6, 12, 1)
    image = mini.done(0)
    numeral(image, (wide / 2 * k, 13.4 * k), words, 20 * k, ink)
    return image


@kept
def morale(k: float = 1.0) -> Image.Image:
    """Return one point of Motivation that is left."""
    mini = Mini(22, 22, k)
    mini.disc(rgb("#4a3010"), 11, 11, 11, depth=0)
    mini.disc(rgb("#ffd83a"), 11, 11, 9, depth=2)
    return mini.done(0)


@kept
def chip(words: str, state: State) -> Image.Image:
    """Return the word of a state on its ground, 30 pixels high and at least 100 wide."""
    font = t.font(22, "bold")
    size = (max(100, round(font.getlength(words)) + 18), 30)
    printed, mini = look.STATES[state], Mini(*size)
    mini.box(mix(INK, CREAM, 0.3), 0, 0, *size, 6, 0)
    mini.box(printed.face, 1.5, 1.5, size[0] - 1.5, size[1] - 1.5, 5, 0.6)
    image = mini.done(0)
    middle = (size[0] / 2, size[1] / 2 - 1)
    ImageDraw.Draw(image).text(middle, words, printed.ink, font, "mm")
    return image
