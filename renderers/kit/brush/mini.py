"""Miniatures: small sprites of lacquered parts, lit from the upper left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from renderers.kit.pen import ZOOM, grown
from renderers.kit.theme import Colour

from .colours import INK
from .fields import XY, curve

OVER: Final = ZOOM
"""How many times larger a sprite is drawn than it will be."""
LIT: Final = np.array((255, 246, 220), np.float32)
DARK: Final = np.array((22, 22, 48), np.float32)
BRIGHTEST, DARKEST, SLOPE = 0.42, 0.5, 1.5
STEEPEST: Final = 510
"""The steepest slope of a mask along both axes together, counted over two pixels."""
FLAT, LEVELS = 128, 254
"""The tone of a flat part among 256, and how many of them light of 1 would take."""

_Stroke: TypeAlias = Callable[[ImageDraw.ImageDraw, Sequence[XY]], None]


class Mini:
    """A sprite in its own units, ``scale`` pixels each; parts hide those drawn before them.

    Width and height are in units; ``up`` moves everything down by so many units, to leave room
    above. The ``depth`` of a part is the width of its bevel in units, 0 for a flat one.
    """

    def __init__(self, width: float, height: float, scale: float = 1.0, up: float = 0.0) -> None:
        self._unit = OVER * scale
        self._up = up
        size = (max(1, round(width * scale)) * OVER, max(1, round(height * scale)) * OVER)
        self._image = Image.new("RGBA", size)

    def poly(self, colour: Colour, *points: XY, depth: float = 1.2, soft: bool = False) -> None:
        """Add a filled shape; ``soft`` bends it through its points."""

        def draw(pen: ImageDraw.ImageDraw, at: Sequence[XY]) -> None:
            pen.polygon(list(at), fill=255)

        self._part(colour, curve(points, closed=True) if soft else points, 0, draw, depth)

    def line(
        self,
        colour: Colour,
        *points: XY,
        width: float = 1.0,
        depth: float = 0.6,
        soft: bool = False,
    ) -> None:
        """Add a stroke of a width in units with round ends; ``soft`` bends it."""
        wide = width * self._unit

        def draw(pen: ImageDraw.ImageDraw, at: Sequence[XY]) -> None:
            pen.line(list(at), 255, max(1, round(wide)), joint="curve")
            for x, y in (at[0], at[-1]):
                pen.ellipse((x - wide / 2, y - wide / 2, x + wide / 2, y + wide / 2), fill=255)

        self._part(colour, curve(points) if soft else points, width, draw, depth)

    def disc(
        self,
        colour: Colour,
        x: float,
        y: float,
        rx: float,
        ry: float | None = None,
        depth: float = 1.2,
    ) -> None:
        """Add an ellipse around a point; without ``ry`` a circle."""
        tall = rx if ry is None else ry

        def draw(pen: ImageDraw.ImageDraw, at: Sequence[XY]) -> None:
            pen.ellipse((*at[0], *at[1]), fill=255)

        self._part(colour, [(x - rx, y - tall), (x + rx, y + tall)], 0, draw, depth)

    def box(
        self,
        colour: Colour,
        x0: float,
        y0: float,
        x1: float,
        y1: float,
        radius: float = 1.0,
        depth: float = 1.2,
    ) -> None:
        """Add a box with corners of a radius in units."""

        def draw(pen: ImageDraw.ImageDraw, at: Sequence[XY]) -> None:
            pen.rounded_rectangle((*at[0], *at[1]), radius * self._unit, fill=255)

        self._part(colour, [(x0, y0), (x1, y1)], 0, draw, depth)

    def done(self, outline: float = 0.5, ink: Colour = INK) -> Image.Image:
        """Return the sprite (RGBA) with an outline of a width in pixels, 0 for none."""
        image = self._image
        if outline:
            rim = grown(image.getchannel("A"), int(outline * OVER) / OVER)
            under = Image.new("RGBA", image.size, (*ink, 0))
            under.putalpha(rim)
            under.alpha_composite(image)
            image = under
        return image.reduce(OVER)

    def _part(
        self, colour: Colour, points: Sequence[XY], pad: float, draw: _Stroke, depth: float
    ) -> None:
        unit, (width, height) = self._unit, self._image.size
        xs, ys = [x * unit for x, _ in points], [(y + self._up) * unit for _, y in points]
        margin = pad * unit + 2
        left, top = max(0, int(min(xs) - margin)), max(0, int(min(ys) - margin))
        right = min(width, int(max(xs) + margin) + 1)
        bottom = min(height, int(max(ys) + margin) + 1)
        if right <= left or bottom <= top:
            return
        mask = Image.new("L", (right - left, bottom - top))
        draw(ImageDraw.Draw(mask), [(x - left, y - top) for x, y in zip(xs, ys, strict=True)])
        self._image.paste(_lacquered(colour, mask, depth * unit), (left, top), mask)


def _lacquered(colour: Colour, mask: Image.Image, bevel: float) -> Image.Image:
    """Return paint for a mask, lighter and darker along a bevel of a width in pixels."""
    if not bevel or min(mask.size) < 2:
        return Image.new("RGB", mask.size, colour)
    blurred = np.asarray(mask.filter(ImageFilter.GaussianBlur(bevel))).astype(np.int16)
    slope = np.pad(blurred, 1, mode="edge")
    twice = slope[2:, 1:-1] - slope[:-2, 1:-1] + slope[1:-1, 2:] - slope[1:-1, :-2]
    light = np.arange(-STEEPEST, STEEPEST + 1, dtype=np.float32) * (bevel * SLOPE / 510)
    tones = np.round(np.clip(light, -DARKEST, BRIGHTEST) * LEVELS + FLAT).astype(np.uint8)
    paint = Image.fromarray(np.take(tones, twice + STEEPEST), "P")
    paint.putpalette(_tones(colour))
    return paint.convert("RGB")


@lru_cache(maxsize=256)
def _tones(colour: Colour) -> bytes:
    """Return a palette from a colour at its darkest to its brightest, the flat one exact."""
    share = (np.arange(256, dtype=np.float32)[:, None] - FLAT) / LEVELS
    paint = np.array(colour, np.float32)
    lit = np.where(share > 0, paint + (LIT - paint) * share, paint - (DARK - paint) * share)
    return lit.astype(np.uint8).tobytes()
