"""What never moves in a battle of Napoleonics: the land, its names, and the frame around it."""

from __future__ import annotations

from typing import Final, NamedTuple

from PIL import Image

from renderers.kit import kept
from renderers.kit.brush.colours import CREAM, INK
from renderers.kit.brush.fields import Canvas, Field, picture
from renderers.kit.brush.gouache import gouache
from renderers.kit.frame.stuff import ABOVE, framed
from renderers.kit.frame.stuff import FIELD as WOOD
from renderers.kit.land import hills, lines, meadow, villages, water, woods
from renderers.kit.land.channels import Channel, channels
from renderers.kit.land.layout import Layout
from renderers.kit.land.masses import mass

from . import frame, look

WATERS: Final = ("river", "fordable", "bridge")
SETTLED: Final = ("town", "mill")
TALLEST_CLIFF: Final = 60


class Land(NamedTuple):
    """All that the look of the land depends on."""

    terrain: tuple[tuple[str, str], ...]
    works: tuple[tuple[str, tuple[str, ...]], ...]
    turned: bool

    def hexes(self, *kinds: str) -> list[str]:
        """Return the hexes of some kinds of terrain."""
        return [label for label, kind in self.terrain if kind in kinds]


class Base(NamedTuple):
    """All that the unchanging part of a picture depends on."""

    land: Land
    sections: tuple[str, str, str]
    """Names of the left, centre and right section."""
    plates: frame.Plates


@kept.kept
def base(spec: Base) -> Image.Image:
    """Return the framed board with all that never changes in a match; not to be painted on."""
    image = bare(spec.land).copy()
    board = Layout(look.FIELD, spec.land.turned)
    field = image.crop((0, ABOVE, look.WIDTH, ABOVE + board.size[1]))
    upper, lower = spec.sections[::-1], spec.sections
    named = lines.section_names(board, upper, lower, 22, INK, look.HALO)
    lines.lay_section_names(field, named)
    lines.names(field, board, look.NAME, INK, look.HALO)
    image.paste(field, (0, ABOVE))
    frame.lay_plates(image, spec.plates)
    return image


@kept.on_disk
def bare(spec: Land) -> Image.Image:
    """Return the framed land without names and plates, to be shown from close up."""
    return framed(_land(spec), WOOD)


def _land(spec: Land) -> Image.Image:
    """Paint the land with its grid and the lines between sections."""
    board = Layout(look.FIELD, spec.turned)
    wet = channels(board, spec.hexes(*WATERS), 4)
    image, slopes, poured = _painted(spec, board, wet)
    if spec.hexes("forest"):
        woods.woods(image, board, spec.hexes("forest"), 31)
        image = gouache(image, 80, 3)
    if poured is not None:
        water.glints(image, poured)
    if slopes is not None:
        where = mass(board, spec.hexes("hill"), 3, 24) + 0.32
        strokes = hills.hachures(slopes, where, 21)
        image.paste(strokes, (0, 0), strokes)
    _things(image, spec, board, wet)
    lines.sections(image, board, CREAM)
    lines.grid(image, board, look.GRID, 0.33)
    return image


def _painted(
    spec: Land, board: Layout, wet: tuple[Channel, ...]
) -> tuple[Image.Image, Field | None, water.Waters | None]:
    """Return the open country with its water, the heights of its hills, and the water alone.

    Its canvas, which takes much memory, ends here.
    """
    canvas, slopes = _country(spec, board, wet)
    poured = water.pour(canvas, board, wet, spec.hexes("river", "bridge"), 7) if wet else None
    return gouache(picture(canvas)), slopes, poured


def _country(spec: Land, board: Layout, wet: tuple[Channel, ...]) -> tuple[Canvas, Field | None]:
    """Paint the open country, lit; return it and the heights of its hills."""
    canvas, height = meadow.meadow(board.size, 1), meadow.rolling(board.size, 17)
    settled = spec.hexes(*SETTLED)
    if settled:
        taken = {label for label, kind in spec.terrain if kind not in SETTLED}
        near = {other for one in settled for other in (one, *board.neighbours(one).values())}
        meadow.tilled(canvas, mass(board, near - taken, 9, 26, 0.35), 5)
    if hexes := spec.hexes("town"):
        villages.yards(canvas, board, hexes, 14)
    slopes = None
    if hexes := spec.hexes("hill"):
        slopes = hills.hill(canvas, hills.dome(board, hexes, 3))
        height = height + slopes
    if hexes := spec.hexes("steep"):
        hills.bare(canvas, mass(board, hexes, 6))
        height = height + hills.dome(board, hexes, 6) * TALLEST_CLIFF
    if hexes := spec.hexes("sandpit"):
        height = height + hills.sandpit(canvas, board, hexes, 8)
    if wet:
        height = height + water.valley(board, wet)
    meadow.lit(canvas, height)
    return canvas, slopes


def _things(image: Image.Image, spec: Land, board: Layout, wet: tuple[Channel, ...]) -> None:
    """Set down what stands on the land, from the back to the front."""
    kinds, works = dict(spec.terrain), dict(spec.works)
    hills.cliffs(image, board, spec.hexes("steep"), 12)
    for one in wet:
        if kinds[one.label] == "fordable":
            water.ford(image, board, one, 5)
        if kinds[one.label] == "bridge":
            water.bridge(image, board, one)
    villages.walls(image, board, spec.hexes("town"))
    for label in sorted(board.labels, key=lambda label: board.at(label)[1]):
        if label in works:
            villages.works(image, board, label, works[label])
        if kinds.get(label) == "town":
            villages.village(image, board, label, 3)
        if kinds.get(label) == "mill":
            villages.mill(image, board, label)
