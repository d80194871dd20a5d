"""The static layer of a board: terrain, rivers, field works, coordinates, sections, baselines."""

from __future__ import annotations

from typing import NamedTuple
from zlib import crc32

from PIL import Image, ImageDraw

from bot.games.napoleonics.model.state import BOTTOM, TOP
from renderers.kit import theme as t
from renderers.kit.canvas import Sheets
from renderers.kit.hexfield import Cell, Grid, Point
from renderers.kit.kept import kept
from renderers.kit.pen import place

from . import land, look, water
from .look import EDGE, FIELD
from .paint import indexed
from .strips import HEIGHT

STEPS = {"E": (2, 0), "SE": (1, 1), "SW": (-1, 1), "W": (-2, 0), "NW": (-1, -1), "NE": (1, -1)}
"""Doubled columns and rows to the neighbour across each side."""
_OPPOSITE = {"E": "W", "SE": "NW", "SW": "NE", "W": "E", "NW": "SE", "NE": "SW"}


class Ground(NamedTuple):
    """All that the static layer depends on."""

    terrain: tuple[tuple[str, str], ...]
    works: tuple[tuple[str, tuple[str, ...]], ...]
    names: tuple[str, str, str]
    """Names of the left, centre and right section."""
    turned: bool


@kept
def ground(spec: Ground) -> Sheets:
    """Draw the empty board."""
    image = Image.new("RGB", (look.WIDTH, HEIGHT), t.FRAME)
    grid = Grid(FIELD, spec.turned)
    lands, fences = dict(spec.terrain), dict(spec.works)
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, FIELD.top - EDGE, FIELD.width, FIELD.bottom + EDGE), fill=look.OUTSIDE)
    for cell in FIELD.cells():
        _lay(image, grid.at(cell), lands.get(cell.label, "clear"), cell)
    for cell in FIELD.cells():
        kind, sides = waters(cell, lands)
        if kind in water.KINDS:
            _paste(image, grid.at(cell), water.water(kind, turned_sides(sides, spec.turned)), cell)
    for label, protected in fences.items():
        sprite = water.works(turned_sides(protected, spec.turned))
        place(image, sprite, grid.centre(label))
    _section_lines(draw)
    for cell in FIELD.cells():
        if not cell.is_half:
            place(image, coordinate(cell.label), coordinate_spot(grid.at(cell)))
    _edges(draw, spec)
    return Sheets(image, indexed(image))


def turned_sides(sides: tuple[str, ...], turned: bool) -> tuple[str, ...]:
    """Return sides of a hex as they lie on a picture that is perhaps turned."""
    return tuple(_OPPOSITE[one] for one in sides) if turned else sides


def waters(cell: Cell, lands: dict[str, str]) -> tuple[str, tuple[str, ...]]:
    """Return the terrain of a cell and the sides through which its water runs.

    A half-hex goes on with what runs into it.
    """
    if not cell.is_half:
        return lands.get(cell.label, "clear"), river_sides(cell, lands)
    for side in STEPS:
        other = _neighbour(cell, side)
        if other is None or lands.get(other.label) not in water.KINDS:
            continue
        if _OPPOSITE[side] in river_sides(other, lands):
            kind = "fordable" if lands[other.label] == "fordable" else "river"
            return kind, (side, _OPPOSITE[side])
    return "clear", ()


def river_sides(cell: Cell, lands: dict[str, str]) -> tuple[str, ...]:
    """Return the sides through which the water of a hex runs: to other water, or off the board.

    A river with one neighbour runs off the board where it can, as straight as it can. Between two
    neighbours it goes round by a third hex that no other water reaches, so that it is one line.
    """
    near = _wet(cell, lands)
    joined = [
        name
        for name, other in near.items()
        if not any(
            {cell, other} == set(_wet(third, lands).values())
            for third in near.values()
            if third != other
        )
    ]
    open_ = [name for name in STEPS if _neighbour(cell, name) is None]
    if len(joined) == 1 and open_:
        joined.append(min(open_, key=lambda name: -_turn(joined[0], name)))
    return tuple(joined)


def _wet(cell: Cell, lands: dict[str, str]) -> dict[str, Cell]:
    """Return the neighbours of a cell that are water, by the sides towards them."""
    around = {name: _neighbour(cell, name) for name in STEPS}
    return {
        name: other
        for name, other in around.items()
        if other is not None and lands.get(other.label) in water.KINDS
    }


def _neighbour(cell: Cell, side: str) -> Cell | None:
    """Return the neighbour across a side; None off the board."""
    dx, dy = STEPS[side]
    column, row = cell.column + dx, cell.row + dy
    inside = 0 < column < FIELD.columns and 0 <= row < FIELD.rows
    return Cell(column, row) if inside else None


def _turn(first: str, second: str) -> int:
    """Return the angle between two sides, in degrees."""
    gap = abs(water.ANGLES[first] - water.ANGLES[second])
    return min(gap, 360 - gap)


def _lay(image: Image.Image, centre: Point, kind: str, cell: Cell) -> None:
    _paste(image, centre, land.tile(kind, crc32(cell.label.encode()) % land.VARIANTS), cell)


def _paste(image: Image.Image, centre: Point, tile: Image.Image, cell: Cell) -> None:
    """Paste a tile, of a half-hex the half that lies on the board."""
    left, top = round(centre.x - tile.width / 2), round(centre.y - tile.height / 2)
    if cell.is_half:
        inner = (tile.width // 2, 0, tile.width, tile.height)
        if centre.x > look.WIDTH / 2:
            inner = (0, 0, tile.width // 2, tile.height)
        tile = tile.crop(inner)
        left += inner[0]
    image.paste(tile, (left, top), tile)


def _section_lines(draw: ImageDraw.ImageDraw) -> None:
    for column in FIELD.lines:
        x = FIELD.line(column)
        for y in range(FIELD.top + 4, FIELD.bottom, 14):
            draw.ellipse((x - 3.5, y - 3.5, x + 3.5, y + 3.5), fill=t.SECTION)


@kept
def coordinate(label: str) -> Image.Image:
    """Draw the name of a hex, with tips to both sides where a section line cuts the hex."""
    image = Image.new("RGBA", (60, 20), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    if len(FIELD.sections_of(label)) > 1:
        for sign in (-1, 1):
            base = 30 + sign * 20
            draw.polygon([(base + sign * 9, 10), (base, 2), (base, 18)], fill=t.SECTION)
    draw.rounded_rectangle((11, 0, 49, 19), 6, fill=t.PAPER)
    draw.text((30, 9.5), label, t.INK, t.font(21), "mm")
    return image


def coordinate_spot(centre: Point) -> Point:
    """Return where the name of a hex stands: in its upper tip."""
    return Point(centre.x, centre.y - FIELD.side + 20)


def _edges(draw: ImageDraw.ImageDraw, spec: Ground) -> None:
    """Draw both baselines with the names of the sections as their side calls them."""
    for side in (TOP, BOTTOM):
        upper = (side == TOP) != spec.turned
        top = FIELD.top - EDGE if upper else FIELD.bottom + 4
        colours = look.livery(side)
        draw.rectangle((0, top, look.WIDTH, top + 32), fill=colours.plate)
        inner = top + 28 if upper else top
        draw.rectangle((0, inner, look.WIDTH, inner + 4), fill=colours.edge)
        names = spec.names[::-1] if upper else spec.names
        bounds = (0, *FIELD.lines, FIELD.columns)
        for name, west, east in zip(names, bounds, bounds[1:], strict=False):
            x, y = FIELD.line(0) + (west + east) / 4 * FIELD.hex_width, top + (14 if upper else 18)
            draw.text((x, y), name, colours.figure, t.font(24, "semibold"), "mm")
        for column in FIELD.lines:
            x = FIELD.line(column)
            draw.rectangle((x - 3, top, x + 3, top + 31), fill=t.SECTION)
