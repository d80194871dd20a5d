"""The board itself: a cached ground, and on it what stands and what happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple
from zlib import crc32

from PIL import Image, ImageDraw

from bot.games.hoth.model import Fort, Objective, Unit

from . import arrows, terrain, tokens
from . import theme as t
from .changes import Changes, Track
from .layout import (
    BOARD_BOTTOM, COLUMNS, HEX_HEIGHT, HEX_SIDE, HEX_WIDTH, LEFT, LINES, TOP, WIDTH,
    Cell, Grid, Point, cells, sections_of,
)  # fmt: skip
from .pen import XY

HEIGHT = 1344
"""Height of a board picture in pixels."""
_DROP = 8
"""Counters stand this much below the centre of the hex, to leave room for the coordinate."""
_HALF: XY = (tokens.COUNTER[0] / 2 + 3, tokens.COUNTER[1] / 2 + 3)


class Ground(NamedTuple):
    """All that the static layer depends on."""

    terrain: tuple[tuple[str, str], ...]
    ways_off: tuple[tuple[str, str], ...]
    names: tuple[tuple[str, str, str], tuple[str, str, str]]
    """Section names from screen west to east: as the Empire sees them, as the Rebels do."""
    turned: bool


@lru_cache(maxsize=8)
def ground(spec: Ground) -> Image.Image:
    """Draw the empty board; the caller copies it before drawing on it."""
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
    return image


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


def spot(grid: Grid, label: str) -> Point:
    """Return where the middle of a counter on a hex lies."""
    centre = grid.centre(label)
    return Point(centre.x, centre.y + _DROP)


def place(image: Image.Image, sprite: Image.Image, middle: XY) -> None:
    """Paste a sprite by its middle."""
    at = (round(middle[0] - sprite.width / 2), round(middle[1] - sprite.height / 2))
    image.paste(sprite, at, sprite)


def draw_ghosts(image: Image.Image, grid: Grid, changes: Changes, units: Iterable[Unit]) -> None:
    """Draw a faint counter where a unit left and none stands now."""
    taken = {unit.hex for unit in units}
    for track in changes.tracks:
        if track.path[0] not in taken:
            place(image, tokens.ghost(track.type, track.side), spot(grid, track.path[0]))


def draw_tracks(image: Image.Image, grid: Grid, changes: Changes) -> None:
    """Draw an arrow along the way of every unit that moved or retreated."""
    for track in changes.tracks:
        points = _way(grid, track)
        reach = arrows.box_distance(points[-1], points[-2], _HALF) if track.path[-1] != "off" else 0
        line = arrows.shortened(points, 8, reach + 3)
        retreats = track.how == "retreat"
        colour = t.MARK if retreats else t.mix(t.edge(track.side), t.INK, 0.45)
        if track.side == "rebels" and not retreats:
            colour = t.mix(t.REBELS, t.REBELS_EDGE, 0.45)
        arrows.paste_arrow(image, line, "retreat" if retreats else "move", colour)


def _way(grid: Grid, track: Track) -> list[XY]:
    points: list[XY] = [spot(grid, label) for label in track.path if label != "off"]
    if track.path[-1] == "off":
        points.append(grid.beyond(track.path[-2]))
    return points


def draw_units(image: Image.Image, grid: Grid, units: Iterable[Unit]) -> None:
    """Draw all counters."""
    for unit in units:
        flags = (unit.ordered, unit.web or "")
        strength = (unit.figures, unit.start_figures)
        sprite = tokens.counter(unit.type, unit.side, strength, unit.badge, flags)
        place(image, sprite, spot(grid, unit.hex))


def draw_forts(image: Image.Image, grid: Grid, forts: Iterable[Fort]) -> None:
    """Draw the fortifications that stand."""
    for fort in forts:
        if fort.standing:
            place(image, tokens.fortification(fort.kind, fort.owner), spot(grid, fort.hex))


def draw_objectives(
    image: Image.Image, grid: Grid, objectives: Iterable[Objective], units: Iterable[Unit]
) -> None:
    """Draw medals: large on an empty hex, small at the lower tip under a unit."""
    occupied = {unit.hex for unit in units}
    for objective in objectives:
        centre = grid.centre(objective.hex)
        covered = objective.hex in occupied
        small = covered or objective.taken is not None
        sprite = tokens.medal(
            objective.kind, objective.sides, 40 if small else 64, objective.taken or ""
        )
        place(image, sprite, (centre.x, centre.y + (62 if covered else 8)))
        if objective.medals > 1:
            count = tokens.roundel(f"{t.TIMES}{objective.medals}", 26, t.INK, t.PAPER)
            place(image, count, (centre.x + 26, centre.y + 66))


def draw_fights(image: Image.Image, grid: Grid, changes: Changes) -> None:
    """Draw shots, losses and explosions."""
    for shot in changes.shots:
        a, b = spot(grid, shot.origin), spot(grid, shot.target)
        inward = 14.0
        ends = (arrows.box_distance(a, b, _HALF), arrows.box_distance(b, a, _HALF))
        line = arrows.shortened([a, b], ends[0] - inward, ends[1] - inward)
        arrows.paste_arrow(image, line, "shot", t.FIRE)
    for label, type_, side in changes.blasts:
        middle = spot(grid, label)
        place(image, tokens.blast(118), middle)
        if type_ in tokens.f.UNITS:
            place(
                image,
                tokens.sign(type_, 46, t.plate(side) if side == "empire" else t.REBELS_EDGE),
                middle,
            )
    for label, count in changes.losses.items():
        middle = spot(grid, label)
        sprite = tokens.roundel(f"{t.MINUS}{count}", 44, t.BLAST, t.PAPER)
        place(image, sprite, (middle.x + 52, middle.y - 38))


def draw_marks(image: Image.Image, grid: Grid, marks: Sequence[tuple[str, str]]) -> None:
    """Draw numbered legal targets; several numbers of one hex stand side by side."""
    seen: dict[str, int] = {}
    for number, label in marks:
        middle = spot(grid, label)
        sprite = tokens.roundel(number, 52, t.MARK, t.PAPER)
        step = seen.get(label, 0)
        seen[label] = step + 1
        place(image, sprite, (middle.x - 48 + 50 * (step % 3), middle.y - 34 + 50 * (step // 3)))
