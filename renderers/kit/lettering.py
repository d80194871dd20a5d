"""Words on pictures: fitted to a width, wrapped, measured."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterable
from functools import lru_cache

from PIL import ImageDraw

from . import theme as t

Look = tuple[int, t.Weight, t.Colour]
"""Size in pixels, weight and colour of a line of text."""


@lru_cache(maxsize=512)
def fitted(words: str, width: float, size: int, weight: t.Weight = "bold") -> tuple[str, int]:
    """Return words and a font size (at least 60 %) that fit a width; cut with an ellipsis."""
    least = round(size * 0.6)
    font = t.font(least, weight)
    if font.getlength(words) <= width:
        sizes = range(size, least, -1)
        fits = (one for one in sizes if t.font(one, weight).getlength(words) <= width)
        return words, next(fits, least)
    shown = bisect(
        range(1, len(words)), width, key=lambda end: font.getlength(words[:end] + t.ELLIPSIS)
    )
    return words[:shown].rstrip() + t.ELLIPSIS, least


def write(
    draw: ImageDraw.ImageDraw, place: tuple[float, float, float], words: str, look: Look
) -> float:
    """Write one line at (left, middle height, room) and return where it ends."""
    x, y, room = place
    shown, size = fitted(words, room, look[0], look[1])
    font = t.font(size, look[1])
    draw.text((x, y), shown, look[2], font, "lm")
    return x + font.getlength(shown)


def wrapped(words: str, width: float, size: int, weight: t.Weight = "regular") -> list[str]:
    """Break words into lines of at most a width; a no-break space keeps two together."""
    font = t.font(size, weight)
    lines: list[str] = []
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and font.getlength(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def width_of(words: str, look: Look) -> float:
    """Return the width of a line in pixels."""
    return t.font(look[0], look[1]).getlength(words)


@lru_cache(maxsize=256)
def block(
    words: str, room: tuple[float, int], look: tuple[int, t.Weight]
) -> tuple[int, tuple[str, ...]]:
    """Return a font size and lines so that no word is lost: ``room`` is width and most lines.

    Sizes down to half the wished one are tried; beyond that the last line is cut by ``write``.
    """
    (width, most), (wished, weight) = room, look
    for size in range(wished, wished // 2, -1):
        lines = wrapped(words, width, size, weight)
        fits = all(t.font(size, weight).getlength(line) <= width for line in lines)
        if len(lines) <= most and fits:
            return size, tuple(lines)
    return size, (*lines[: most - 1], " ".join(lines[most - 1 :]))


@lru_cache(maxsize=256)
def drawable(words: str) -> str:
    """Return words of a player without the characters that the fonts lack."""
    font = t.font(20)
    missing = bytes(font.getmask("\uffff"))
    shown = (
        c for c in words if c.isprintable() and (c == " " or bytes(font.getmask(c)) != missing)
    )
    return "".join(shown)


def gathered(places: Iterable[tuple[str, str]], between: str = " ") -> list[str]:
    """Write where things lie, each name once and in the order given.

    >>> gathered([("hill", "A1"), ("rocks", "B2"), ("hill", "C3")])
    ['hill A1 C3', 'rocks B2']
    """
    found: dict[str, list[str]] = {}
    for name, place in places:
        found.setdefault(name, []).append(place)
    return [f"{name} {between.join(labels)}" for name, labels in found.items()]


def sentence(words: str) -> str:
    """Begin words with a capital letter."""
    return words[:1].upper() + words[1:]
