"""Tracks of victory: what was won stands on the frame as things, in numerals too."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from renderers.kit import theme as t
from renderers.kit.brush.colours import rgb
from renderers.kit.kept import kept
from renderers.kit.pen import XY, place
from renderers.kit.scene.placed import Box

SOCKET = 18
"""Width of an empty socket in pixels."""


@kept
def socket(rim: t.Colour) -> Image.Image:
    """Return an empty socket."""
    image = Image.new("RGBA", (SOCKET * 4, SOCKET * 4), (*rim, 0))
    edge = SOCKET * 4 - 1
    ImageDraw.Draw(image).ellipse((0, 0, edge, edge), (*rgb("#120d0a"), 255), (*rim, 255), 9)
    return image.reduce(4)


def track(
    image: Image.Image,
    start: XY,
    room: float,
    won: Sequence[Image.Image],
    goal: int,
    ink: t.Colour,
) -> list[Box]:
    """Show what was won, then empty sockets up to the goal, then both numbers.

    ``start`` is the left end at middle height; ``room`` a width in pixels: things stand closer
    together where there are many. Returns the boxes of the things.
    """
    words = f"{len(won)}/{goal}"
    font = t.font(30, "black")
    numerals = font.getlength(words) + 12
    count = max(goal, len(won), 1)
    wide = max([sprite.width for sprite in won] + [SOCKET])
    step = min(wide + 6.0, (room - numerals - wide) / max(1, count - 1))
    boxes = []
    for slot in range(count):
        sprite = won[slot] if slot < len(won) else socket(ink)
        boxes.append(place(image, sprite, (start[0] + wide / 2 + slot * step, start[1])))
    end = start[0] + wide + (count - 1) * step + 12
    ImageDraw.Draw(image).text((end, start[1] - 1), words, ink, font, "lm")
    return boxes
