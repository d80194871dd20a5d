"""The static layer of a board picture: terrain, coordinates, sections and baselines."""

from __future__ import annotations

from typing import NamedTuple
from zlib import crc32

from PIL import Image, ImageDraw

from renderers.kit import theme as t
from renderers.kit.canvas import Sheets
from renderers.kit.kept import kept

from . import terrain
from .encode import indexed
from .layout import (
    BOARD_BOTTOM,
    COLUMNS,
    HEIGHT,
    HEX_HEIGHT,
    HEX_SIDE,
    HEX_WIDTH,
    LEFT,
    LINES,
    TOP,
    WIDTH,
    Cell,
    Grid,
    Point,
    cells,
    sections_of,
)


class Ground(NamedTuple):
    """All that the static layer depends on."""

    terrain: tuple[tuple[str, str], ...]
    ways_off: tuple[tuple[str, str], ...]
    names: tuple[tuple[str, str, str], tuple[str, str, str]]
    """Section names from screen west to east: as the Empire sees them, as the Rebels do."""
    turned: bool


@kept
def ground(spec: Ground) -> Sheets:
    """Draw the empty board."""
    image = Image.new("RGB", (WIDTH, HEIGHT), t.FRAME)
    grid = Grid(spec.turned)
    lands = dict(spec.terrain)
    ImageDraw.Draw(image).rectangle((0, TOP - 36, WIDTH, BOARD_BOTTOM + 36), fill=t.OUTSIDE)
    for cell in cells():
        _lay(image, grid.at(cell), lands.get(cell.label, "snow"), cell)
    draw = ImageDraw.Draw(image)
    for label, _ in spec.ways_off:
        _way_off(draw, grid, label)
    _section_lines(draw)
    for cell in cells():
        if not cell.is_half:
            _coordinate(draw, grid.at(cell), cell.label)
    _edges(draw, spec)
    return Sheets(image, indexed(image))


def _lay(image: Image.Image, centre: Point, kind: str, cell: Cell) -> None:
    variant = crc32(cell.label.encode()) % terrain.VARIANTS
    tile = terrain.tile(kind, variant)
    left, top = round(centre.x - HEX_WIDTH / 2), round(centre.y - HEX_HEIGHT / 2)
    if cell.is_half:
        inner = (HEX_WIDTH // 2, 0, HEX_WIDTH, HEX_HEIGHT)
        if centre.x > WIDTH / 2:
            inner = (0, 0, HEX_WIDTH // 2, HEX_HEIGHT)
        tile = tile.crop(inner)
        left += inner[0]
    image.paste(tile, (left, top), tile)


def _section_lines(draw: ImageDraw.ImageDraw) -> None:
    for column in LINES:
        x = LEFT + column * HEX_WIDTH / 2
        for y in range(TOP + 4, BOARD_BOTTOM, 15):
            draw.ellipse((x - 4, y - 4, x + 4, y + 4), fill=t.SECTION)


def _coordinate(draw: ImageDraw.ImageDraw, centre: Point, label: str) -> None:
    y = centre.y - HEX_SIDE + 28
    both = len(sections_of(label)) > 1
    if both:
        draw.rounded_rectangle((centre.x - 20, y - 13, centre.x + 20, y + 11), 6, fill=t.PAPER)
        for sign in (-1, 1):
            tip = (centre.x + sign * 32, y)
            base = centre.x + sign * 22
            draw.polygon([tip, (base, y - 9), (base, y + 9)], fill=t.SECTION)
    draw.text(
        (centre.x, y), label, t.INK, t.font(25), "mm", stroke_width=0 if both else 3,
        stroke_fill=t.PAPER,
    )  # fmt: skip


def _way_off(draw: ImageDraw.ImageDraw, grid: Grid, label: str) -> None:
    centre, out = grid.centre(label), grid.beyond(label)
    sign = 1 if out.y > centre.y else -1
    for step in (50, 62):
        y = centre.y + sign * step
        points = [(centre.x - 16, y), (centre.x, y + sign * 12), (centre.x + 16, y)]
        draw.line(points, fill=t.MARK, width=6, joint="curve")


def _edges(draw: ImageDraw.ImageDraw, spec: Ground) -> None:
    upper, lower = ("rebels", "empire") if spec.turned else ("empire", "rebels")
    empire, rebels = spec.names
    for side, top in ((upper, TOP - 36), (lower, BOARD_BOTTOM + 4)):
        names = empire if side == "empire" else rebels
        draw.rectangle((0, top, WIDTH, top + 32), fill=t.plate(side))
        inner = top + 28 if side == upper else top
        draw.rectangle((0, inner, WIDTH, inner + 4), fill=t.edge(side))
        ordered = names[::-1] if spec.turned else names
        bounds = (0, *LINES, COLUMNS)
        for name, west, east in zip(ordered, bounds, bounds[1:], strict=False):
            x = LEFT + (west + east) / 2 * HEX_WIDTH / 2
            y = top + (14 if side == upper else 18)
            draw.text((x, y), name, t.figure(side), t.font(25, "semibold"), "mm")
        for column in LINES:
            x = LEFT + column * HEX_WIDTH / 2
            draw.rectangle((x - 3, top, x + 3, top + 31), fill=t.SECTION)
