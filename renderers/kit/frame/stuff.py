"""What frames are made of, and how a board lies in one."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from PIL import Image, ImageDraw

from renderers.kit.brush.colours import GOLD, ICE_BLUE, ICE_PAPER, INK, NIGHT, PAPER, WOOD, mix, rgb
from renderers.kit.brush.fields import canvas_of, picture, steps, tint
from renderers.kit.brush.gouache import gouache
from renderers.kit.brush.noise import noise
from renderers.kit.kept import kept, on_disk
from renderers.kit.theme import Colour

ABOVE: Final = 112
"""Height of the frame above a board in pixels."""
BELOW: Final = 150
"""Height of the frame below a board."""
DEEP: Final = 10
"""How far a board is darkened from its edge."""


class Stuff(NamedTuple):
    """Colours of a frame: its body, its rules, and paper with the ink and the rule on it."""

    body: Colour
    rule: Colour
    paper: Colour
    ink: Colour
    muted: Colour
    paper_rule: Colour
    dark: Colour
    """The face of the plate of the phase."""
    bright: Colour
    """Words on the dark plate."""

    @property
    def papers(self) -> tuple[Colour, Colour, Colour]:
        """The tones of a plate of paper, which are greyish blots where a palette lacks them."""
        light, dark = (mix(self.paper, (0, 0, 0), share) for share in (0.028, 0.065))
        return self.paper, light, dark


FIELD: Final = Stuff(
    WOOD, GOLD, PAPER, INK, rgb("#5a4026"), rgb("#8a6424"), rgb("#1f1713"), rgb("#ffe9b8")
)
"""Wood and gold, for battles on a field."""
ICE: Final = Stuff(
    rgb("#1c2532"), ICE_BLUE, ICE_PAPER, NIGHT, rgb("#33506f"), rgb("#5d82b4"), rgb("#121a26"),
    rgb("#eaf6ff"),
)  # fmt: skip
"""The hull of a ship, for battles on ice."""


@kept
def grain(
    size: tuple[int, int], colour: Colour, seed: int, cell: float = 30, stretch: float = 6.0,
    depth: float = 0.16,
) -> Image.Image:  # fmt: skip
    """Return a strip of wood, cloth or hull: a colour with broad tones, about ``depth`` strong."""
    canvas = canvas_of(size, colour)
    tone = steps(noise(size, cell, seed, 3, stretch=stretch), 5)
    tint(canvas, (255, 255, 255), np.clip(tone, 0, 1) * np.float32(depth * 0.7))
    tint(canvas, (0, 0, 0), np.clip(-tone, 0, 1) * np.float32(depth))
    return picture(canvas)


@on_disk
def boards(size: tuple[int, int], body: Colour, seed: int = 3) -> Image.Image:
    """Return the bare body of a frame (RGB) in touches of paint; to be copied before use."""
    return gouache(grain(size, body, seed, 24, 18, 0.34), 12)


def framed(field: Image.Image, stuff: Stuff, below: int = BELOW) -> Image.Image:
    """Return a board (RGB) in its frame, with a double rule and darkened at its edge.

    ``below`` is the height of the frame below it in pixels.
    """
    size = (field.width, ABOVE + field.height + below)
    image = boards(size, stuff.body).copy()
    image.paste(field, (0, ABOVE))
    low = ABOVE + field.height
    sunk(image, (0, ABOVE, size[0], low))
    pen = ImageDraw.Draw(image)
    for edge in (ABOVE - 3, low):
        pen.rectangle((0, edge, size[0], edge + 2), stuff.rule)
    return image


def sunk(image: Image.Image, box: tuple[int, int, int, int]) -> None:
    """Darken a part of an RGB picture from its edge, as if it lay deeper."""
    pen = ImageDraw.Draw(image, "RGBA")
    left, top, right, low = box
    for step in range(DEEP):
        shade = (20, 14, 8, round(90 * (1 - step / DEEP)))
        edge = (left + step, top + step, right - 1 - step, low - 1 - step)
        pen.rectangle(edge, None, shade, 1)
