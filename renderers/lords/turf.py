"""The grass of the mat: one painting under all cells, with a groove between them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from renderers.kit.brush.colours import LIGHT, SHADE, rgb
from renderers.kit.brush.fields import canvas_of, picture, relief, smooth, steps, tint
from renderers.kit.brush.gouache import gouache
from renderers.kit.brush.noise import jitter, noise
from renderers.kit.kept import kept, on_disk
from renderers.kit.theme import Colour, mix

from . import look

SIZE = (1800, 1800)
"""Width and height in pixels of the painting, from which all mats are cut."""
COARSE = 2
"""How much smaller it is painted before its touches are laid."""
SEED = 29
EARTH: Colour = rgb("#a58a58")
BLOSSOMS: tuple[Colour, ...] = (rgb("#f2ead0"), rgb("#e3c455"), rgb("#b9604e"))
TUFT = 46
"""Pixels from tuft to tuft of grass."""
GROOVE = 3


@kept
def turf(size: tuple[int, int], cell: tuple[int, int]) -> Image.Image:
    """Return grass of a size, at most ``SIZE``, parted into cells (RGB); not to be painted on."""
    image = meadow().crop((0, 0, *size))
    _cells(image, cell)
    return image


def _cells(image: Image.Image, cell: tuple[int, int]) -> None:
    """Part the grass by grooves, lit at their lower right edge; every other cell is lighter."""
    wide, tall = cell
    pale = Image.new("L", image.size)
    pen = ImageDraw.Draw(pale)
    for row, top in enumerate(range(0, image.height, tall)):
        for column, left in enumerate(range(0, image.width, wide)):
            if (row + column) % 2:
                pen.rectangle((left, top, left + wide - 1, top + tall - 1), fill=26)
    image.paste(look.STRAW, (0, 0), pale)
    for off, colour in ((0, look.GROOVE), (GROOVE - 1, look.GROOVE_LIT)):
        pen = ImageDraw.Draw(image)
        for x in range(wide, image.width - 1, wide):
            pen.line((x + off, 0, x + off, image.height), colour, 2)
        for y in range(tall, image.height - 1, tall):
            pen.line((0, y + off, image.width, y + off), colour, 2)


@on_disk
def meadow() -> Image.Image:
    """Paint the grass in touches, lit, with bare earth, tufts and flowers."""
    small = (SIZE[0] // COARSE, SIZE[1] // COARSE)
    canvas = canvas_of(small, look.FIELD)
    tone = steps(noise(small, 115, SEED, 4), 8)
    earth = noise(small, 160, SEED + 1, 4)
    light = steps(relief(noise(small, 105, SEED + 2, 3) * np.float32(19), 0.62), 9)
    tint(canvas, look.STRAW, smooth(tone, 0.05, 0.7) * np.float32(0.55))
    tint(canvas, look.OLIVE, smooth(-tone, 0.05, 0.7) * np.float32(0.7))
    tint(canvas, EARTH, steps(smooth(earth, 0.34, 0.66), 4) * np.float32(0.55))
    tint(canvas, LIGHT, np.clip(light, 0, 1) * np.float32(0.42))
    tint(canvas, SHADE, np.clip(-light, 0, 1) * np.float32(0.4))
    image = gouache(picture(canvas).resize(SIZE, Image.Resampling.BICUBIC), 40, 7)
    _plants(image, earth < np.float32(0.3))
    return image


def _plants(image: Image.Image, grown: NDArray[np.bool_]) -> None:
    """Draw tufts of grass, and flowers among some of them."""
    layer = Image.new("RGBA", (image.width * 2, image.height * 2))
    pen = ImageDraw.Draw(layer)
    for row in range(image.height // TUFT):
        for column in range(image.width // TUFT):
            chance = [jitter(SEED, row, column, key) for key in range(4)]
            x, y = int((column + chance[0]) * TUFT), int((row + chance[1]) * TUFT)
            if chance[2] < 0.5 or not grown[y // COARSE, x // COARSE]:
                continue
            size = 6 + 6 * chance[3]
            blade = mix(look.OLIVE, look.LABEL, 0.3 + 0.5 * chance[0])
            for lean in (-0.7, -0.2, 0.3, 0.75):
                tip = (2 * (x + lean * size), 2 * (y - size * (1.2 - abs(lean))))
                pen.line(((2 * x + lean * 4, 2 * y), tip), (*blade, 255), 3)
            if chance[2] > 0.86:
                colour = BLOSSOMS[int(3 * chance[1])]
                for number in range(3):
                    fx = 2 * x + 26 * (jitter(SEED, row, column, 5, number) - 0.5) * 2
                    fy = 2 * y + 18 * (jitter(SEED, row, column, 6, number) - 0.5) * 2
                    pen.ellipse((fx - 4, fy - 4, fx + 4, fy + 4), (*colour, 255))
    drawn = layer.reduce(2)
    image.paste(drawn, (0, 0), drawn)
