"""The unchanging part of pictures of a table: land, ruler, print, frame with its plates."""

from __future__ import annotations

from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from renderers.fire_and_sword import frame
from renderers.fire_and_sword.tray import INCH
from renderers.kit import theme as t
from renderers.kit.brush.colours import GOLD
from renderers.kit.frame.stuff import FIELD as WOOD
from renderers.kit.frame.stuff import boards, sunk
from renderers.kit.kept import kept, on_disk
from renderers.kit.pen import XY
from renderers.kit.scene.crop import Part, seen
from renderers.kit.scene.layers import Scene

from . import printed
from .eye import RULER, Eye, box_of, scale_of, size_of, whole
from .land import Land, painted

TICKS: Final = (11, 5)
"""Lengths of the marks of the ruler in pixels: at every sixth inch, at the others."""
LETTERS: Final = 24


class Base(NamedTuple):
    """All that the unchanging part of a picture depends on."""

    land: Land
    goals: printed.Goals
    plates: frame.Plates


@kept
def base(spec: Base) -> Image.Image:
    """Return the framed table with all that never changes in a match; not to be painted on."""
    image = framed(spec.land).copy()
    lay_print(image, whole(spec.land), spec.goals)
    frame.lay_plates(image, spec.plates)
    return image


def lay_print(image: Image.Image, eye: Eye, goals: printed.Goals) -> None:
    """Print what a table needs on a picture of a part of it."""
    scene = Scene(image.size)
    printed.put_crosses(scene, eye)
    printed.put_ranges(scene, eye, goals)
    printed.put_edges(scene, eye)
    scene.paint_on(image)


@on_disk
def bare(land: Land) -> Image.Image:
    """Return the land alone, ``INCH`` pixels an inch."""
    return painted(land)


@kept
def part_of(land: Land, goals: printed.Goals, part: Part) -> Image.Image:
    """Return a part of a land with its print over room for a plate; not to be painted on."""
    image = Image.new("RGB", part.picture, WOOD.body)
    image.paste(seen(bare(land), part))
    lay_print(image, Eye(land, part.view), goals)
    return image


@kept
def framed(land: Land) -> Image.Image:
    """Return a land within its ruler and frame, without print and plates."""
    image = boards(size_of(land), WOOD.body).copy()
    box = box_of(land)
    size = (box[2] - box[0], box[3] - box[1])
    image.paste(bare(land).resize(size, Image.Resampling.LANCZOS), box[:2])
    sunk(image, box)
    _ruler(image, land)
    return image


def _ruler(image: Image.Image, land: Land) -> None:
    """Draw a mark for each inch along the edges, and the names of the squares."""
    pen, eye = ImageDraw.Draw(image), whole(land)
    wide, high = round(land.wide), round(land.high)
    up = -1 if land.turned else 1
    for inch in range(wide + 1):
        for y, way in ((high, -up), (0, up)):
            _tick(pen, eye.at((inch, y)), (0, way), inch)
    for inch in range(high + 1):
        for x, way in ((0, -up), (wide, up)):
            _tick(pen, eye.at((x, inch)), (way, 0), inch)
    font, half = t.font(LETTERS, "black"), printed.SQUARE / 2
    off = RULER / 2 / INCH / scale_of(land)
    for column in range(wide // printed.SQUARE):
        for edge in (-off, high + off):
            spot = eye.at((column * printed.SQUARE + half, edge))
            pen.text(spot, chr(65 + column), WOOD.bright, font, "mm")
    for row in range(high // printed.SQUARE):
        for edge in (-off, wide + off):
            spot = eye.at((edge, row * printed.SQUARE + half))
            pen.text(spot, str(row + 1), WOOD.bright, font, "mm")


def _tick(pen: ImageDraw.ImageDraw, spot: XY, way: tuple[int, int], inch: int) -> None:
    long = TICKS[0] if inch % printed.SQUARE == 0 else TICKS[1]
    x, y = spot
    pen.line((x, y, x + way[0] * long, y + way[1] * long), GOLD, 2)
