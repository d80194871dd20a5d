"""The ground of a battle: snow with its terrain; and the base in its frame with what is printed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias
from zlib import crc32

from PIL import Image, ImageDraw

from renderers.kit.brush.colours import NIGHT, TARGET, WHITE, mix
from renderers.kit.brush.fields import picture
from renderers.kit.brush.gouache import gouache
from renderers.kit.frame.stuff import ICE, framed
from renderers.kit.kept import kept, on_disk
from renderers.kit.land import chasms, ice, lines, snow, trenches
from renderers.kit.land.layout import Layout
from renderers.kit.scene.encode import Palette

from . import look, tokens, units
from .layout import FIELD, sections_of

NAME: Final = 26
"""Size of the names of hexes in pixels."""
SEED: Final = 7
EDGE_AT: Final = 0.86
"""Where a way off the lower edge is marked, in sides below the middle of its hex."""


Names: TypeAlias = tuple[tuple[str, str, str], tuple[str, str, str]]
"""Section names from west to east on a board that is not turned: to the Empire, to the Rebels."""


class Ground(NamedTuple):
    """All that the ground depends on: terrain and ways off the board by hex, which side is up."""

    terrain: tuple[tuple[str, str], ...]
    ways_off: tuple[tuple[str, str], ...]
    turned: bool

    @property
    def layout(self) -> Layout:
        """The ground in pixels."""
        return Layout(FIELD, self.turned)

    def of(self, kind: str) -> tuple[str, ...]:
        """Return the hexes of a kind of terrain."""
        return tuple(label for label, one in self.terrain if one == kind)


@on_disk
def bare(spec: Ground) -> Image.Image:
    """Return the painted ground with its grid, as large as its layout: no names, no frame."""
    layout = spec.layout
    drifts = SEED + crc32(repr(spec.terrain).encode()) % 997
    canvas, height = snow.snowfield(layout.size, drifts)
    dome = snow.snow_dome(layout, spec.of("hill"), SEED)
    snow.lit_snow(canvas, height + snow.snow_hill(dome), dome)
    dug = spec.of("trench")
    if dug:
        trenches.berm(canvas, layout, dug, SEED)
    image = gouache(picture(canvas))
    if spec.of("crevasse"):
        chasms.chasm(image, layout, spec.of("crevasse"), SEED)
    if dug:
        trenches.trench(image, layout, dug, SEED)
    lines.grid(image, layout, look.GRID_INK, 0.34)
    lines.sections(image, layout, WHITE)
    _things(image, spec)
    for label, _ in spec.ways_off:
        _way_off(image, layout, label)
    return image


def swatch(spec: Ground, kind: str) -> Image.Image:
    """Return a small piece of ground of a kind of terrain, for the legend."""
    x, y = spec.layout.at(spec.of(kind)[0], 0, 0.1)
    part = bare(spec).crop((round(x) - 58, round(y) - 46, round(x) + 58, round(y) + 46))
    return part.resize((44, 35), Image.Resampling.LANCZOS).convert("RGBA")


def _things(image: Image.Image, spec: Ground) -> None:
    """Set the things that stand on the ground, from the back to the front."""
    layout = spec.layout
    for label, kind in sorted(spec.terrain, key=lambda one: layout.at(one[0])[1]):
        match kind:
            case "rocks":
                ice.rocks(image, layout, label, SEED)
            case "serac":
                ice.spires(image, layout, label, SEED)
            case "building":
                ice.building(image, layout, label)
            case "wreck":
                ice.wreckage(image, layout, label)
            case "trench":
                trenches.sandbags(image, layout, label)


def _way_off(image: Image.Image, layout: Layout, label: str) -> None:
    """Point from a hex to the edge over which units may leave."""
    x, y = layout.at(label)
    pen = ImageDraw.Draw(image)
    if y > image.height / 2:  # below whoever stands in the hex
        spots = [(x, y + EDGE_AT * layout.side)]
    else:  # beside the name, which stands at the upper tip
        spots = [
            (x - 38, y + lines.NAME_AT * layout.side),
            (x + 38, y + lines.NAME_AT * layout.side),
        ]
    sign = 1 if y > image.height / 2 else -1
    for middle, tip in spots:
        points = [(middle - 13, tip), (middle, tip + sign * 10), (middle + 13, tip)]
        pen.line(points, WHITE, 11, "curve")
        pen.line(points, TARGET, 6, "curve")


@kept
def base(spec: Ground, names: Names) -> Image.Image:
    """Return the ground in its frame, with the names of hexes and of sections."""
    layout, field = spec.layout, bare(spec).copy()
    for label in layout.labels:
        if len(sections_of(label)) > 1:
            _shared(field, layout, label)
    lines.names(field, layout, NAME, look.NAME_INK, look.NAME_HALO)
    lines.lay_section_names(field, section_names(spec, names))
    return framed(field, ICE)


def section_names(spec: Ground, names: Names) -> Iterator[lines.SectionName]:
    """Yield the names of sections as they stand on the ground."""
    empire, rebels = names
    upper, lower = (rebels[::-1], empire[::-1]) if spec.turned else (empire, rebels)
    return lines.section_names(spec.layout, upper, lower, 22, NIGHT, look.NAME_HALO)


def _shared(field: Image.Image, layout: Layout, label: str) -> None:
    """Point from the name of a hex on a section line to both of its sections."""
    x, y = lines.name_spot(layout, label)
    pen = ImageDraw.Draw(field)
    for sign in (-1, 1):
        wing = [(x + sign * 36, y), (x + sign * 25, y - 8), (x + sign * 25, y + 8)]
        pen.polygon(wing, lines.SECTION, WHITE)


@lru_cache(maxsize=8)
def palette(spec: Ground) -> Palette:
    """Return the fixed tones of the pictures on a ground."""
    return Palette(look.EXACT, lambda: _sheet(spec), f"hoth {spec!r}")


def _sheet(spec: Ground) -> Image.Image:
    """Paint a ground with every kind of paint that may lie on it."""
    sheet = framed(bare(spec), ICE)
    for number, type_ in enumerate(units.UNITS):
        side = "empire" if number < 3 else "rebels"
        cut = units.piece(type_, side, units.Standing(1, 2))
        sheet.paste(cut.sprite, (20 + number * 240, 300), cut.sprite)
        sheet.paste(
            mix(look.CAMPS[side].plate, WHITE, 0.1), (number * 240, 0, number * 240 + 240, 90)
        )
    for number, kind in enumerate(("permanent", "temporary", "kill")):
        sprite = tokens.medal(kind, (), 60)
        sheet.paste(sprite, (20 + number * 80, 700), sprite)
    return sheet
