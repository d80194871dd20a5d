"""Drawing with soft edges: shapes are drawn enlarged and scaled down once.

Only what is cached goes through a pen; the composition of a picture pastes finished sprites.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw

from .theme import Colour

XY: TypeAlias = tuple[float, float]
ZOOM = 4
"""How much larger than life a pen draws."""


class Pen:
    """A transparent drawing sheet in final pixels."""

    def __init__(self, width: int, height: int) -> None:
        self.size = (width, height)
        self._sheet = Image.new("RGBA", (width * ZOOM, height * ZOOM), (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self._sheet)

    def polygon(self, points: Sequence[XY], fill: Colour, alpha: int = 255) -> None:
        """Fill a polygon."""
        self._draw.polygon([(x * ZOOM, y * ZOOM) for x, y in points], fill=(*fill, alpha))

    def line(self, points: Sequence[XY], colour: Colour, width: float, alpha: int = 255) -> None:
        """Draw a line with round joints and ends."""
        scaled = [(x * ZOOM, y * ZOOM) for x, y in points]
        ink = (*colour, alpha)
        self._draw.line(scaled, fill=ink, width=round(width * ZOOM), joint="curve")
        if alpha == 255:
            for x, y in (scaled[0], scaled[-1]):
                r = width * ZOOM / 2
                self._draw.ellipse((x - r, y - r, x + r, y + r), fill=ink)

    def loop(self, points: Sequence[XY], colour: Colour, width: float) -> None:
        """Draw a closed line."""
        self.line([*points, points[0], points[1]], colour, width)

    def disc(self, centre: XY, radius: float | XY, fill: Colour, alpha: int = 255) -> None:
        """Fill a circle, or an ellipse when two radii are given."""
        rx, ry = radius if isinstance(radius, tuple) else (radius, radius)
        x, y = centre
        box = [v * ZOOM for v in (x - rx, y - ry, x + rx, y + ry)]
        self._draw.ellipse(box, fill=(*fill, alpha))

    def ring(self, centre: XY, radius: float | XY, colour: Colour, width: float) -> None:
        """Draw a circle or ellipse as a line."""
        rx, ry = radius if isinstance(radius, tuple) else (radius, radius)
        x, y = centre
        box = [v * ZOOM for v in (x - rx, y - ry, x + rx, y + ry)]
        self._draw.ellipse(box, outline=(*colour, 255), width=round(width * ZOOM))

    def arc(self, centre: XY, radius: XY, angles: XY, colour: Colour, width: float) -> None:
        """Draw an arc between two angles in degrees, clockwise from three o'clock."""
        (x, y), (rx, ry) = centre, radius
        box = [v * ZOOM for v in (x - rx, y - ry, x + rx, y + ry)]
        self._draw.arc(box, *angles, fill=(*colour, 255), width=round(width * ZOOM))

    def box(
        self, corners: tuple[float, float, float, float], fill: Colour, radius: float = 0
    ) -> None:
        """Fill a rectangle (left, top, right, bottom), with rounded corners if wished."""
        scaled = tuple(v * ZOOM for v in corners)
        self._draw.rounded_rectangle(scaled, radius * ZOOM, fill=(*fill, 255))

    def veil(
        self, corners: tuple[float, float, float, float], colour: Colour, radius: float
    ) -> None:
        """Darken a rectangle a little, on top of what is there."""
        veil = Image.new("RGBA", self._sheet.size, (0, 0, 0, 0))
        scaled = tuple(v * ZOOM for v in corners)
        ImageDraw.Draw(veil).rounded_rectangle(scaled, radius * ZOOM, fill=(*colour, 38))
        self._sheet.alpha_composite(veil)

    def lay(self, other: Pen) -> None:
        """Lay another sheet of the same size on top."""
        self._sheet.alpha_composite(other._sheet)

    def stamp(self, mask: Image.Image, colour: Colour) -> None:
        """Colour the sheet where an enlarged mask is set."""
        self._sheet.paste(Image.new("RGBA", mask.size, (*colour, 255)), (0, 0), mask)

    def clip(self, mask: Image.Image) -> None:
        """Keep what lies inside an enlarged mask."""
        alpha = ImageChops.multiply(self._sheet.getchannel("A"), mask)
        self._sheet.putalpha(alpha)

    def done(self) -> Image.Image:
        """Return the sheet in final pixels."""
        return self._sheet.reduce(ZOOM)


class Mask:
    """A silhouette under construction, in units of its own height (1.0)."""

    def __init__(self, sheet: XY, origin: XY, height: float) -> None:
        size = (round(sheet[0] * ZOOM), round(sheet[1] * ZOOM))
        self.image = Image.new("L", size, 0)
        self._draw = ImageDraw.Draw(self.image)
        self._origin = origin
        self._height = height

    def _place(self, points: Sequence[XY]) -> list[XY]:
        ox, oy = self._origin
        return [((ox + x * self._height) * ZOOM, (oy + y * self._height) * ZOOM) for x, y in points]

    def polygon(self, *points: XY, cut: bool = False) -> None:
        """Add a polygon, or cut it out."""
        self._draw.polygon(self._place(points), fill=0 if cut else 255)

    def disc(self, centre: XY, rx: float, ry: float, cut: bool = False) -> None:
        """Add an ellipse, or cut it out."""
        x, y = centre
        box = self._place([(x - rx, y - ry), (x + rx, y + ry)])
        self._draw.ellipse([*box[0], *box[1]], fill=0 if cut else 255)

    def line(self, *points: XY, width: float, cut: bool = False) -> None:
        """Add a line with round joints, or cut it out."""
        pixels = max(1, round(width * self._height * ZOOM))
        placed = self._place(points)
        self._draw.line(placed, fill=0 if cut else 255, width=pixels, joint="curve")
        for x, y in (placed[0], placed[-1]):
            r = pixels / 2
            self._draw.ellipse((x - r, y - r, x + r, y + r), fill=0 if cut else 255)


Silhouette: TypeAlias = Callable[[Mask], None]


def grown(mask: Image.Image, pixels: float) -> Image.Image:
    """Return a mask widened by some final pixels, square by square.

    Shifted copies are far cheaper than a wide filter, and the result is the same.
    """
    width, height = mask.size
    for _ in range(round(pixels * ZOOM)):
        for x, y in ((1, 0), (0, 1)):
            before = mask.crop((-x, -y, width - x, height - y))
            behind = mask.crop((x, y, width + x, height + y))
            mask = ImageChops.lighter(mask, ImageChops.lighter(before, behind))
    return mask


def place(image: Image.Image, sprite: Image.Image, middle: XY) -> tuple[int, int, int, int]:
    """Paste a sprite by its middle and return the box that it covers."""
    left, top = round(middle[0] - sprite.width / 2), round(middle[1] - sprite.height / 2)
    image.paste(sprite, (left, top), sprite)
    return left, top, left + sprite.width, top + sprite.height


def lay_out(sheet: Image.Image, sprites: Iterable[Image.Image], row: int, top: int = 0) -> None:
    """Paste sprites side by side on a sheet from a height, in rows of ``row`` pixels."""
    x, y = 0, top
    for sprite in sprites:
        if x + sprite.width > sheet.width:
            x, y = 0, y + row
        sheet.paste(sprite, (x, y), sprite)
        x += sprite.width
