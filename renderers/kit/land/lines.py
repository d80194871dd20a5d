"""Print on the ground: the grid, names of hexes with a hard halo, lines between sections."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from renderers.kit import theme as t
from renderers.kit.brush.colours import Colour, rgb
from renderers.kit.brush.fields import XY
from renderers.kit.signs.lettering import name

from .layout import MARGIN, Layout, Plan

NAME_AT: Final = -0.68
"""Where the middle of a name stands, in sides below the middle of its hex."""
HALO: Final = 3
"""Width of the edge around the name of a section in pixels."""
DOT, DOT_GAP = 3, 17
SECTION: Final = rgb("#9c2b22")
LEAST: Final = 14
"""The smallest size, in pixels, that a name of a section shrinks to."""


def grid(image: Image.Image, layout: Plan, colour: Colour, share: float) -> None:
    """Draw all hexes thinly; ``share`` (0 to 1) is how much of the colour shows."""
    layer = Image.new("L", (image.width * 2, image.height * 2))
    pen = ImageDraw.Draw(layer)
    for label in layout.labels:
        ring = [(x * 2, y * 2) for x, y in layout.outline(label)]
        pen.line([*ring, ring[0], ring[1]], 255, 3)
    mask = layer.reduce(2).point([round(value * share) for value in range(256)])
    image.paste(colour, (0, 0), mask)


def corner_marks(
    image: Image.Image, layout: Plan, colour: Colour, share: float, wide: int = 1
) -> None:
    """Mark the corners of all hexes with a ``share`` of each side that meets there.

    Small hexes need no more to be seen, and the marks weigh a fraction of a grid.
    """
    pen = ImageDraw.Draw(image)
    for label in layout.labels:
        ring = layout.outline(label)
        for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
            dx, dy = (bx - ax) * share, (by - ay) * share
            pen.line([(ax, ay), (ax + dx, ay + dy)], colour, wide)
            pen.line([(bx, by), (bx - dx, by - dy)], colour, wide)


def name_spot(layout: Plan, label: str) -> XY:
    """Return where the middle of a hex's name stands on its ground."""
    return layout.at(label, 0, NAME_AT)


def names(image: Image.Image, layout: Plan, size: int, ink: Colour, halo: Colour) -> None:
    """Write the names of all hexes at their upper tips."""
    for label in layout.labels:
        sprite = name(label, size, ink, halo)
        x, y = name_spot(layout, label)
        at = (round(x - sprite.width / 2), round(y - sprite.height / 2))
        image.paste(sprite, at, sprite)


def sections(image: Image.Image, layout: Layout, edge: Colour, colour: Colour = SECTION) -> None:
    """Draw the two lines between the sections as rows of dots with an edge."""
    pen = ImageDraw.Draw(image)
    for column in layout.field.lines:
        x = layout.field.line(column)
        if layout.turned:
            x = layout.field.width - x
        for y in range(MARGIN // 3, image.height - DOT, DOT_GAP):
            pen.ellipse((x - DOT, y, x + DOT, y + 2 * DOT), colour, edge)


class SectionName(NamedTuple):
    """The name of a section: its middle on the ground in pixels, and how it is written."""

    words: str
    spot: XY
    sprite: Image.Image


def section_names(
    layout: Layout,
    upper: Sequence[str],
    lower: Sequence[str],
    size: int,
    ink: Colour,
    halo: Colour,
) -> Iterator[SectionName]:
    """Yield the names of the sections, from left to right, along both edges of the ground.

    They shrink to the room that they have beside the names of hexes.
    """
    field = layout.field
    room = field.hex_width * 2.6
    bounds = [0, *field.lines, field.columns]
    if layout.turned:
        bounds = [field.columns - bound for bound in reversed(bounds)]
    for names_, y in ((upper, MARGIN - 2), (lower, layout.size[1] - MARGIN + 1)):
        for words, west, east in zip(names_, bounds, bounds[1:], strict=False):
            middle = (west + east) // 2
            fit = size
            while fit > LEAST and t.font(fit, "bold").getlength(words) > room:
                fit -= 1
            x = field.line(middle - middle % 2)
            yield SectionName(words, (x, y), name(words, fit, ink, halo))


def lay_section_names(image: Image.Image, names_: Iterable[SectionName]) -> None:
    """Write the names of sections on the ground."""
    for one in names_:
        x, y = one.spot
        at = (round(x - one.sprite.width / 2), round(y - one.sprite.height / 2))
        image.paste(one.sprite, at, one.sprite)
