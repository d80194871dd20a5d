"""Where the cells of the mat lie on the picture, and what an empty mat looks like.

Without borders the picture shows what stands there and two cells around it, never less than the
mat itself; with more columns the cells become smaller.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.games.lords.rules.geometry import LETTERS, Cell, label
from renderers.kit import theme as t
from renderers.kit.brush.shadows import DUSK
from renderers.kit.frame.stuff import FIELD, grain, sunk
from renderers.kit.kept import kept
from renderers.kit.lettering import fitted
from renderers.kit.pen import XY, Pen, place
from renderers.kit.signs.targets import lozenge

from . import look, signs, turf
from .tiles import CELL, Face, name_rows, outline, tile

Size = tuple[int, int]

WIDTH = 1500
"""Width in pixels of a picture of the mat with its seven columns."""
MARGIN = 36
"""Room for the names of the rows, left and right."""
BAND = 34
"""Room for the names of the columns, above and below."""
MOST = (1800, 1800)
"""Most width and height in pixels of a mat without borders."""
WOOD_SIZE = (1500, 800)
"""Width and height of the piece of wood that frames the cells; it is laid again beyond."""
LETTERS_TALL, NAMED_AT = 36, 0.14
"""Height in pixels of the name of a cell, and where its middle stands, in cells from the top."""
SHADE, SOFT = (3, 4), 2.4
"""How far to the right and below the shadow of a tile falls, and how soft it is, in pixels."""
GONE = 0.55
"""How much the ghost of a tile hides of the ground."""
AROUND = 2
"""Empty cells around what stands on a mat without borders."""


class Mat(NamedTuple):
    """The part of the ground that a picture shows; ``turned`` puts the north below."""

    west: int
    south: int
    columns: int
    rows: int
    turned: bool
    starts: tuple[tuple[Cell, str], ...]

    @property
    def cell(self) -> Size:
        """Width and height of a cell in pixels."""
        scale = min(
            1.0,
            (MOST[0] - 2 * MARGIN) / (self.columns * CELL[0]),
            (MOST[1] - 2 * BAND) / (self.rows * CELL[1]),
        )
        return round(CELL[0] * scale), round(CELL[1] * scale)

    @property
    def scale(self) -> float:
        """How large things are drawn; 1 on a mat of seven columns."""
        return self.cell[0] / CELL[0]

    @property
    def size(self) -> Size:
        """Width and height of the picture of the mat."""
        wide, tall = self.cell
        return max(WIDTH, 2 * MARGIN + self.columns * wide), 2 * BAND + self.rows * tall

    @property
    def cells(self) -> tuple[Cell, ...]:
        """All cells shown, row by row."""
        return tuple(
            Cell(col, row)
            for row in range(self.south, self.south + self.rows)
            for col in range(self.west, self.west + self.columns)
        )

    def corner(self, cell: Cell) -> Size:
        """Return the upper left corner of a cell in pixels."""
        wide, tall = self.cell
        right, down = cell.col - self.west, self.south + self.rows - 1 - cell.row
        if self.turned:
            right, down = self.columns - 1 - right, self.rows - 1 - down
        left = (self.size[0] - self.columns * wide) // 2
        return left + right * wide, BAND + down * tall

    def at(self, cell: Cell, spot: XY) -> XY:
        """Return the pixel of a spot given in the pixels of a full-size cell."""
        left, top = self.corner(cell)
        wide, tall = self.cell
        return left + spot[0] * wide / CELL[0], top + spot[1] * tall / CELL[1]


def framed(
    mat: Collection[Cell], used: Collection[Cell], starts: tuple[tuple[Cell, str], ...],
    *, borderless: bool, turned: bool,
) -> Mat:  # fmt: skip
    """Return the part of the ground to show: the mat, or the box around the cells in use."""
    columns = max(cell.col for cell in mat)
    rows = max(cell.row for cell in mat)
    if not borderless or not used:
        return Mat(1, 1, columns, rows, turned, starts)
    west, wide = _span({cell.col for cell in used}, columns)
    south, tall = _span({cell.row for cell in used}, rows)
    return Mat(west, south, wide, tall, turned, starts)


def _span(places: set[int], least: int) -> tuple[int, int]:
    """Return first place and number of places, with empty ones around, on the mat if possible."""
    low, high = min(places) - AROUND, max(places) + AROUND
    while high - low + 1 < least:
        if low > 1 or high >= least:
            low -= 1
        else:
            high += 1
    return low, high - low + 1


# The empty mat ---------------------------------------------------------------------------------


@kept
def ground(mat: Mat) -> Image.Image:
    """Draw the empty mat (RGB); to be copied before use."""
    image = Image.new("RGB", mat.size, look.GROUND)
    wood = grain(WOOD_SIZE, FIELD.body, 3, 24, 18, 0.3)
    for left in range(0, mat.size[0], wood.width):
        for top in range(0, mat.size[1], wood.height):
            image.paste(wood, (left, top))
    wide, tall = mat.cell
    size = (mat.columns * wide, mat.rows * tall)
    corner = ((mat.size[0] - size[0]) // 2, BAND)
    field = turf.turf(size, mat.cell).copy()
    starts = dict(mat.starts)
    for cell in mat.cells:
        left, top = mat.corner(cell)
        left, top = left - corner[0], top - corner[1]
        if cell in starts:
            ring = start_ring(starts[cell], mat.scale)
            place(field, ring, (left + wide / 2, top + tall / 2))
        words, height = fitted(label(cell), wide - 40, round(LETTERS_TALL * mat.scale), "semibold")
        at = (left + wide / 2, top + NAMED_AT * tall)
        ImageDraw.Draw(field).text(at, words, look.LABEL, t.font(height, "semibold"), "mm")
    image.paste(field, corner)
    sunk(image, (*corner, corner[0] + size[0], corner[1] + size[1]))
    _names(ImageDraw.Draw(image), mat)
    return image


@kept
def start_ring(side: str, scale: float) -> Image.Image:
    """Return the ring of the cell where a side starts."""
    wide = round(150 * scale)
    pen, middle, k = Pen(wide, wide), (wide / 2, wide / 2), scale
    pen.ring(middle, 63 * k, look.plate(side), 9 * k)
    pen.ring(middle, 67 * k, look.edge(side), 3 * k)
    pen.ring(middle, 56 * k, look.edge(side), 2 * k)
    return pen.done()


def _names(draw: ImageDraw.ImageDraw, mat: Mat) -> None:
    """Write the names of columns and rows on all four sides."""
    width, height = mat.size
    wide, tall = mat.cell
    side = (width - mat.columns * wide) // 2
    for col in range(mat.west, mat.west + mat.columns):
        name = LETTERS[col - 1] if 1 <= col <= len(LETTERS) else str(col)
        x = mat.corner(Cell(col, mat.south))[0] + wide / 2
        words, size = fitted(name, wide - 4, 28, "bold")
        for y in (BAND / 2 - 2, height - BAND / 2 - 2):
            draw.text((x, y), words, FIELD.bright, t.font(size, "bold"), "mm")
    for row in range(mat.south, mat.south + mat.rows):
        y = mat.corner(Cell(mat.west, row))[1] + tall / 2
        words, size = fitted(str(row), MARGIN - 2, 30, "bold")
        for x in (side - MARGIN / 2, width - side + MARGIN / 2):
            draw.text((x, y), words, FIELD.bright, t.font(size, "bold"), "mm")


class Empty(NamedTuple):
    """What an empty cell shows besides its ground."""

    marks: tuple[str, ...] = ()
    """Numbers of the menu."""
    danger: int = 0
    """Sum of the enemy arrows that point here."""


@kept
def empty(spec: Empty, size: Size) -> Image.Image:
    """Draw what lies on an empty cell (RGBA, as large as the cell)."""
    image = Image.new("RGBA", CELL)
    x, y = CELL[0] / 2, CELL[1] / 2
    shown = spec.marks[:4]
    for number, mark in enumerate(shown):
        sprite = lozenge(mark, 1.8 if len(shown) == 1 else 1.3)
        step = number % 2 * 76 - (38 if len(shown) > 1 else 0)
        place(image, sprite, (x + step, y + number // 2 * 68 - (24 if len(shown) > 2 else -4)))
    if spec.danger:
        place(image, danger_chip(spec.danger), (x, CELL[1] - 34))
    return image if size == CELL else image.resize(size, Image.Resampling.BOX)


@kept
def danger_chip(value: int) -> Image.Image:
    """Draw the sum of the enemy arrows on a cell: a sword and a number."""
    pen = Pen(84, 40)
    pen.box((0, 0, 84, 40), t.INK, 12)
    pen.box((2, 2, 82, 38), t.PAPER, 10)
    signs.stamp_sign(pen, "infantry", (22, 4, 32), look.HIT)
    image = pen.done()
    font = t.font(33 if value < 10 else 29, "black")
    ImageDraw.Draw(image).text((56, 19.5), str(value), look.HIT, font, "mm")
    return image


# Units -----------------------------------------------------------------------------------------


@kept
def laid(face: Face, size: Size) -> Image.Image:
    """Return a unit with its shadow (RGBA, as large as its cell)."""
    image = _lifted(face)
    return image if size == CELL else image.resize(size, Image.Resampling.BOX)


def _lifted(face: Face, share: float = 1.0) -> Image.Image:
    """Return a tile off its ground, over its shadow; ``share`` (0 to 1) is how much it hides."""
    mask, shade = outline(face.side), Image.new("L", CELL)
    shade.paste(mask, SHADE)
    shade = shade.filter(ImageFilter.GaussianBlur(SOFT)).point(
        [value * 3 // 5 for value in range(256)]
    )
    image = Image.composite(tile(face), Image.new("RGB", CELL, DUSK), mask)
    alpha = ImageChops.lighter(mask, shade)
    image.putalpha(alpha.point([round(value * share) for value in range(256)]))
    return image


@kept
def ghost(face: Face, size: Size, *, fallen: bool) -> Image.Image:
    """Draw a unit that has left its cell (RGBA); crossed out if it was eliminated."""
    image = _lifted(face, GONE)
    if fallen:
        pen = Pen(*CELL)
        for colour, width in ((t.PAPER, 13), (look.HIT, 7)):
            for ends in (((26, 30), (178, 198)), ((178, 30), (26, 198))):
                pen.line(ends, colour, width)
        name = (0, round(name_rows(face)[0]), CELL[0], round(name_rows(face)[1]))
        cross = pen.done()
        cross.paste((0, 0, 0, 0), name)
        image.alpha_composite(cross)
    return image if size == CELL else image.resize(size, Image.Resampling.BOX)
