"""What never moves in a battle: the land with the names of hexes, and the frame around it."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from PIL import Image

from bot.games.jours.content import Map
from renderers.kit.brush.colours import rgb
from renderers.kit.brush.fields import Canvas, Field, picture, smooth, steps, tint
from renderers.kit.brush.gouache import gouache
from renderers.kit.brush.shadows import put
from renderers.kit.columns import ColumnField, ColumnPlan
from renderers.kit.frame.stuff import ABOVE, framed
from renderers.kit.frame.stuff import FIELD as WOOD
from renderers.kit.kept import kept, on_disk
from renderers.kit.land import hills, lines, meadow, villages, water, woods
from renderers.kit.land.channels import Channel
from renderers.kit.land.masses import mass, strokes

from . import buildings, frame, look, sides
from .signs import named

RIVERS: Final = ("river", "bridge", "ford")
STREAMS: Final = ("stream", "stream_bridge")
SETTLED: Final = ("village", "town", "castle", "burning_village")
ROAD, ROAD_EDGE = rgb("#e4d3a0"), rgb("#8d7444")
RISE: Final = (64, 52)
"""Heights of the levels, in pixels of relief."""
TOUCHES, LEAVES = (32, 7), (48, 7)
"""Tones and touches of paint of the open country, and of the woods on it."""
MARKS: Final = 0.36
"""How much of the sides of hexes is drawn, from their corners."""
MANY: Final = 20
"""From so many woods on trees are laid in touches; the tones of few would be lost."""


class Land(NamedTuple):
    """All that the look of the land depends on."""

    size: tuple[int, int]
    """Columns and rows."""
    terrain: tuple[tuple[str, str], ...]
    levels: tuple[tuple[str, int], ...]
    hexsides: tuple[tuple[str, str, str], ...]
    """Kind, first hex, second hex."""
    roads: tuple[tuple[str, ...], ...]
    tracks: tuple[tuple[str, ...], ...]
    turned: bool = False

    @property
    def field(self) -> ColumnField:
        """The measures of the map."""
        return look.field_of(*self.size)

    @property
    def plan(self) -> ColumnPlan:
        """The ground in its own pixels."""
        return ColumnPlan(self.field, self.turned)

    def hexes(self, *kinds: str) -> list[str]:
        """Return the hexes of some kinds of terrain."""
        return [label for label, kind in self.terrain if kind in kinds]

    def above(self, level: int) -> list[str]:
        """Return the hexes of at least a level."""
        return [label for label, height in self.levels if height >= level]

    def wide(self, labels: list[str]) -> list[str]:
        """Return hexes with those beside the map next to them, where the land goes on."""
        return [*labels, *(one for one, near in self.field.rim.items() if near in labels)]

    def along(self, *kinds: str) -> list[tuple[str, str]]:
        """Return the hexsides of some kinds, each by its two hexes."""
        return [(a, b) for kind, a, b in self.hexsides if kind in kinds]


def land_of(ground: Map, turned: bool) -> Land:
    """Return what is painted of a map."""
    return Land(
        (ground.columns, ground.rows),
        tuple(sorted((c, kind) for kind, cells in ground.terrain.items() for c in cells)),
        tuple(sorted((c, int(level)) for level, cells in ground.levels.items() for c in cells)),
        tuple((kind, one[:4], one[5:]) for kind, all_ in ground.hexsides.items() for one in all_),
        ground.roads,
        ground.tracks,
        turned,
    )


class Base(NamedTuple):
    """All that the unchanging part of a picture depends on."""

    land: Land
    plates: frame.Plates


@kept
def base(spec: Base) -> Image.Image:
    """Return the framed map with all that never changes in a match; not to be painted on."""
    image = bare(spec.land).copy()
    _print(image, spec)
    frame.lay_plates(image, spec.plates)
    return image


def _print(image: Image.Image, spec: Base) -> None:
    """Write the names of hexes with their levels."""
    plan, letters = spec.land.plan, look.letters_of(spec.land.field)
    field = image.crop((0, ABOVE, look.WIDTH, ABOVE + plan.size[1]))
    levels = dict(spec.land.levels)
    for label in plan.labels:
        sprite, anchor = named(label, levels.get(label, 0), letters)
        put(field, sprite, *lines.name_spot(plan, label), anchor)
    image.paste(field, (0, ABOVE))


@on_disk
def bare(spec: Land) -> Image.Image:
    """Return the framed land without names and plates, to be shown from close up."""
    return framed(_land(spec), WOOD, look.BELOW)


def _land(spec: Land) -> Image.Image:
    """Paint the land with its grid."""
    plan = spec.plan
    wet = [sides.water(plan, spec.along(*kinds)) for kinds in (RIVERS, STREAMS)]
    image, heights, poured = _painted(spec, plan, wet)
    if planted := spec.hexes("wood"):
        woods.woods(image, plan, spec.wide(planted), 31)
        if len(planted) >= MANY:
            image = gouache(image, *LEAVES)
    if poured is not None:
        water.glints(image, poured)
    if heights is not None:
        slopes = {label for pair in spec.along("slope", "steep_slope") for label in pair}
        where = mass(plan, slopes, 3, 24)
        drawn = hills.hachures(heights, where, 21)
        image.paste(drawn, (0, 0), drawn)
    _things(image, spec, plan)
    lines.corner_marks(image, plan, look.GRID, MARKS)
    return image


def _painted(
    spec: Land, plan: ColumnPlan, wet: list[tuple[Channel, ...]]
) -> tuple[Image.Image, Field | None, water.Waters | None]:
    """Return the open country with water and roads, the heights of its hills, the water alone.

    Its canvas, which takes much memory, ends here.
    """
    canvas, heights = _country(spec, plan)
    rivers, streams = wet
    poured = None
    if rivers or streams:
        deep = {one.label for one in rivers}
        poured = water.pour(canvas, plan, (*rivers, *streams), deep, 7)
    _roads(canvas, spec, plan)
    return gouache(picture(canvas), *TOUCHES), heights, poured


def _country(spec: Land, plan: ColumnPlan) -> tuple[Canvas, Field | None]:
    """Paint the open country, lit; return it and the heights of its hills."""
    canvas, height = meadow.meadow(plan.size, 1), meadow.rolling(plan.size, 17)
    if settled := spec.hexes(*SETTLED):
        near = {one for one in plan.labels if _is_near(plan, one, settled)}
        taken = {label for label, _ in spec.terrain} - {*settled}
        meadow.tilled(canvas, mass(plan, near - taken, 9, 26, 0.35), 5)
    slopes = None
    for level, (tone, rise) in enumerate(zip(look.LEVELS, RISE, strict=True), 1):
        if hexes := spec.above(level):
            top = hills.dome(plan, spec.wide(hexes), 3 + level)
            tint(canvas, tone, steps(top, 6) * 0.8)
            here = top * np.float32(rise)
            slopes = here if slopes is None else slopes + here
    if slopes is not None:
        height = height + slopes
    meadow.lit(canvas, height)
    if pools := spec.hexes("impassable"):
        for tone, grow in ((water.BANK, 0), (water.BED, -5), (water.DEEP, -12)):
            tint(canvas, tone, smooth(mass(plan, pools, 6, 14, 0.1, grow), 0.4, 0.6))
    return canvas, slopes


def _is_near(plan: ColumnPlan, label: str, settled: list[str]) -> bool:
    x, y = plan.at(label)
    near = 1.9 * plan.side
    return any(abs(x - u) < near and abs(y - v) < near for u, v in map(plan.at, settled))


def _roads(canvas: Canvas, spec: Land, plan: ColumnPlan) -> None:
    """Lay roads and narrower tracks through the middles of their hexes, off the map at its edge."""
    for ways, wide in ((spec.tracks, 0.1), (spec.roads, 0.17)):
        if ways:
            laid = [sides.way(plan, way) for way in ways]
            tint(
                canvas, ROAD_EDGE, strokes(plan.size, laid, (wide + 0.1) * plan.side, 3, 0.3) * 0.7
            )
            tint(canvas, ROAD, strokes(plan.size, laid, wide * plan.side, 4, 0.2))


def _things(image: Image.Image, spec: Land, plan: ColumnPlan) -> None:
    """Set down what stands on the land, from the back to the front."""
    sides.lay(image, plan, spec.hexsides, dict(spec.levels))
    kinds = dict(spec.terrain)
    for label in sorted(kinds, key=lambda label: plan.at(label)[1]):
        if kinds[label] == "village":
            villages.village(image, plan, label, 3)
        elif kinds[label] in buildings.BUILT:
            buildings.BUILT[kinds[label]](image, plan, label)
