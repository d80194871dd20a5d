"""Small signs of Battle of Hoth: medals, badges of special units, the marks of both sides."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageDraw

from bot.games.hoth.model.state import EMPIRE, REBELS
from renderers.kit import theme as t
from renderers.kit.brush.colours import GOLD, INK, LOSS, WHITE, Colour, rgb
from renderers.kit.brush.mini import Mini
from renderers.kit.kept import kept

from .look import CAMPS, TRIM

_BROWN: Final = rgb("#5a3a12")


def _star(mini: Mini, colour: Colour, x: float, y: float, reach: float) -> None:
    points = []
    for i in range(10):
        r = reach if i % 2 == 0 else reach * 0.42
        points.append((x + r * sin(i * pi / 5), y - r * cos(i * pi / 5)))
    mini.poly(colour, *points, depth=0.6)


@kept
def medal(kind: str, sides: tuple[str, ...], size: int, taken: str = "") -> Image.Image:
    """Return a medal: a star if permanent or a bonus, a flag if temporary, a cross for a kill.

    The rim shows who can take it, or who took it; one that was taken bears a tick.
    """
    mini = Mini(100, 100, size / 100)
    owners = (taken,) if taken else sides or (EMPIRE, REBELS)
    tones = [_tone(side) for side in owners]
    mini.disc(INK, 50, 50, 50, depth=0)
    mini.disc(tones[0], 50, 50, 46, depth=2)
    if len(tones) > 1:
        half = [(50 + 46 * sin(i * pi / 16), 50 - 46 * cos(i * pi / 16)) for i in range(17)]
        mini.poly(tones[1], *half, depth=2)
    mini.disc(INK, 50, 50, 36, depth=0)
    mini.disc(rgb("#e4edf5") if kind == "temporary" else GOLD, 50, 50, 33, depth=5)
    if kind == "temporary":
        mini.line(INK, (38, 26), (38, 76), width=6)
        mini.poly(LOSS, (40, 27), (74, 36), (40, 54), depth=2)
    elif kind == "kill":
        mini.line(_BROWN, (35, 35), (65, 65), width=11)
        mini.line(_BROWN, (65, 35), (35, 65), width=11)
    else:
        _star(mini, _BROWN, 50, 51, 27)
    if kind == "bonus":
        mini.disc(WHITE, 50, 51, 7, depth=1)
    if taken:
        mini.line(WHITE, (30, 58), (47, 76), (80, 30), width=20, depth=0)
        mini.line(LOSS, (30, 58), (47, 76), (80, 30), width=12, depth=0)
    return mini.done(0.6)


def _tone(side: str) -> Colour:
    return CAMPS[side].edge if side == EMPIRE else TRIM


@kept
def count(number: int, k: float = 1.0) -> Image.Image:
    """Return how many medals one place is worth, on a small dark plate."""
    words = f"{t.TIMES}{number}"
    font = t.font(round(20 * k), "black")
    size = (round(font.getlength(words) + 12 * k), round(24 * k))
    image = Image.new("RGBA", size, (*INK, 0))
    pen = ImageDraw.Draw(image)
    pen.rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), 6 * k, (*INK, 255))
    pen.text((size[0] / 2, size[1] / 2 - 1), words, (*WHITE, 255), font, "mm")
    return image


@kept
def badge(name: str, k: float = 1.0, web: str = "") -> Image.Image:
    """Return the badge of a special unit on a disc; an E-Web that was moved is pale, on wheels."""
    mini = Mini(40, 40, k)
    moved = web == "moved"
    mini.disc(WHITE, 20, 20, 19.4, depth=0)
    mini.disc(WHITE if moved else INK, 20, 20, 17, depth=1)
    ink = INK if moved else rgb("#ffd45a")
    _BADGES[name](mini, ink)
    if moved:
        for x in (14, 27):
            mini.disc(INK, x, 32, 4, depth=0.6)
    return mini.done(0.5)


def _elite_squadron(mini: Mini, ink: Colour) -> None:
    for y in (19, 27):
        mini.line(ink, (9, y - 3), (20, y + 4), (31, y - 3), width=4)
    _star(mini, ink, 20, 11, 6)


def _assault_squad(mini: Mini, ink: Colour) -> None:
    mini.poly(ink, (20, 6), (30, 19), (10, 19), depth=1)
    mini.line(ink, (20, 16), (20, 33), width=5.6)
    for x in (9, 31):
        mini.line(ink, (x - 2.4, 25), (x + 2.4, 25), width=4)


def _e_web(mini: Mini, ink: Colour) -> None:
    mini.line(ink, (7, 16), (24, 16), width=4.4)
    mini.box(ink, 19, 10, 32, 21, 2)
    for x in (11, 22, 32):
        mini.line(ink, (23, 20), (x, 31), width=3)


def _scouts(mini: Mini, ink: Colour) -> None:
    for x in (13, 27):
        mini.poly(ink, (x - 2, 10), (x + 2, 10), (x + 5, 25), (x - 5, 25), depth=1)
        mini.disc(ink, x, 26, 6)
        mini.disc(INK, x, 26, 3, depth=0)
    mini.line(ink, (15, 17), (25, 17), width=3.4)


def _elite_squad(mini: Mini, ink: Colour) -> None:
    _star(mini, ink, 23, 20, 11)
    for y, far in ((14, 11.0), (20, 12.6), (26, 11.0)):
        mini.line(ink, (6, y), (far, y), width=2.6)


_BADGES: Final = {
    "elite_squadron": _elite_squadron,
    "assault_squad": _assault_squad,
    "e_web": _e_web,
    "scouts": _scouts,
    "elite_squad": _elite_squad,
}
BADGES: Final = tuple(_BADGES)
"""Of special units, by name."""
