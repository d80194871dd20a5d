"""Plates of a frame: bevelled boards with a double rule."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renderers.kit.kept import kept
from renderers.kit.scene.placed import Box
from renderers.kit.theme import Colour

from .stuff import grain

OVER = 2


def plate(
    image: Image.Image, box: Box, face: Colour, rim: Colour, *, radius: int = 8, inner: bool = True
) -> None:
    """Lay a plate with its shadow on an RGB picture; ``inner`` adds a second, thin rule."""
    size = (box[2] - box[0], box[3] - box[1])
    mask = _rounded(size, radius)
    shade = mask.point([value // 2 for value in range(256)])
    image.paste((10, 8, 8), (box[0] + 3, box[1] + 4), shade)
    image.paste(grain(size, face, radius, 40, 3, 0.07), box[:2], mask)
    pen = ImageDraw.Draw(image)
    pen.rounded_rectangle((box[0], box[1], box[2] - 1, box[3] - 1), radius, None, rim, 3)
    if inner:
        within = (box[0] + 6, box[1] + 6, box[2] - 7, box[3] - 7)
        pen.rounded_rectangle(within, max(2, radius - 4), None, rim, 1)


@kept
def _rounded(size: tuple[int, int], radius: int) -> Image.Image:
    mask = Image.new("L", (size[0] * OVER, size[1] * OVER))
    corner = (0, 0, size[0] * OVER - 1, size[1] * OVER - 1)
    ImageDraw.Draw(mask).rounded_rectangle(corner, radius * OVER, 255)
    return mask.reduce(OVER)
