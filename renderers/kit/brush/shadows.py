"""Shadows, which fall to the lower right, and putting sprites on pictures."""

from __future__ import annotations

from typing import Final, TypeAlias

from PIL import Image, ImageFilter

from renderers.kit.theme import Colour

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom in pixels; right and bottom are just outside."""
DUSK: Final[Colour] = (24, 26, 46)
"""The tone of shadows on a field."""
COLD: Final[Colour] = (30, 58, 110)
"""The tone of shadows on snow."""
EDGE: Final = 1.6
"""How soft, in pixels, the edge of a cast shadow is."""


def shadowed(
    sprite: Image.Image,
    lean: float = 0.45,
    fall: float = 0.16,
    share: float = 0.42,
    tone: Colour = DUSK,
) -> Image.Image:
    """Return a standing sprite (RGBA) before the shadow that it casts from its feet.

    The picture grows to the right by ``lean`` and below by ``fall``, shares of the height; the
    feet stand where they stood. ``share`` is how dark the shadow is, 0 to 1.
    """
    width, height = sprite.size
    size = (width + round(height * lean), height + round(height * fall))
    alpha = Image.new("L", size)
    alpha.paste(sprite.getchannel("A"))
    shear = (1, -lean / fall, height * lean / fall, 0, -1 / fall, height + height / fall)
    cast = alpha.transform(size, Image.Transform.AFFINE, shear, Image.Resampling.BILINEAR)
    return _over(sprite, cast.filter(ImageFilter.GaussianBlur(EDGE)), share, tone)


def dropped(
    sprite: Image.Image,
    dx: int = 4,
    dy: int = 5,
    soft: float = 3.0,
    share: float = 0.5,
    tone: Colour = DUSK,
) -> Image.Image:
    """Return a flat sprite (RGBA) above its soft shadow, moved by dx, dy >= 0 pixels.

    The picture grows to the right and below; ``soft`` is the blur in pixels.
    """
    width, height = sprite.size
    room = round(2 * soft)
    cast = Image.new("L", (width + dx + room, height + dy + room))
    cast.paste(sprite.getchannel("A"), (dx, dy))
    return _over(sprite, cast.filter(ImageFilter.GaussianBlur(soft)), share, tone)


def _over(sprite: Image.Image, cast: Image.Image, share: float, tone: Colour) -> Image.Image:
    out = Image.new("RGBA", cast.size, (*tone, 0))
    out.putalpha(cast.point([int(value * share) for value in range(256)]))
    out.alpha_composite(sprite)
    return out


def put(
    image: Image.Image,
    sprite: Image.Image,
    x: float,
    y: float,
    anchor: tuple[float, float] = (0.5, 0.5),
) -> Box:
    """Paste a sprite so that its anchor (shares of its size) lies at a point; return its box."""
    left = round(x - sprite.width * anchor[0])
    top = round(y - sprite.height * anchor[1])
    image.paste(sprite, (left, top), sprite)
    return left, top, left + sprite.width, top + sprite.height
