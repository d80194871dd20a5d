"""The legend: the signs of a picture, each with its word."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from renderers.kit import theme as t
from renderers.kit.lettering import fitted, width_of
from renderers.kit.pen import XY, place
from renderers.kit.scene.placed import Box

SIGN = (58, 34)
"""Most width and height of a sign in pixels."""
WORDS = 22
"""Size of the words in pixels."""


def legend(
    image: Image.Image,
    start: XY,
    room: float,
    entries: Sequence[tuple[Image.Image, str]],
    ink: t.Colour,
) -> list[Box]:
    """Write signs and their words in a line from a point at middle height; return their boxes.

    Every sign is shown; words are cut where the line is longer than ``room`` pixels.
    """
    signs = [fit(sprite, SIGN) for sprite, _ in entries]
    used = sum(sign.width + 8 for sign in signs) + 18 * max(0, len(signs) - 1)
    wished = [width_of(words, (WORDS, "semibold", ink)) for _, words in entries]
    share = min(1.0, (room - used) / sum(wished)) if entries else 1.0
    draw, x, boxes = ImageDraw.Draw(image), start[0], []
    for sign, (_, words), wide in zip(signs, entries, wished, strict=True):
        boxes.append(place(image, sign, (x + sign.width / 2, start[1])))
        x += sign.width + 8
        shown, size = fitted(words, wide * share + 0.01, WORDS, "semibold")
        draw.text((x, start[1] - 1), shown, ink, t.font(size, "semibold"), "lm")
        x += wide * share + 18
    return boxes


def fit(sprite: Image.Image, room: tuple[int, int]) -> Image.Image:
    """Return a sprite reduced to fit a room; a smaller one as it is."""
    share = min(room[0] / sprite.width, room[1] / sprite.height, 1.0)
    size = (max(1, round(sprite.width * share)), max(1, round(sprite.height * share)))
    return sprite if share == 1.0 else sprite.resize(size, Image.Resampling.LANCZOS)
