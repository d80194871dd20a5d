"""What stands where: the ground, the units and the weather."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import pairwise

from . import grid

ARMS = ("infantry", "cavalry", "artillery")
SLOPES = ("slope", "steep_slope")
WALLS = ("redoubt", "wall", "fortification")
GOOD, DISORDERED, ROUTED, LOST = range(4)


@dataclass(frozen=True, eq=False)
class Ground:
    """A map of the content and its terrain table."""

    cols: int
    rows: int
    terrain: dict[str, str]
    levels: dict[str, int]
    sides: dict[frozenset[str], str]
    inside: dict[frozenset[str], str]
    roads: frozenset[frozenset[str]]
    tracks: frozenset[frozenset[str]]
    table: dict

    def has(self, hex_: str) -> bool:
        if "," in hex_:
            return False
        column, row = grid.cell(hex_)
        return 1 <= column <= self.cols and 1 <= row <= self.rows

    @property
    def hexes(self) -> list[str]:
        return [grid.name(c, r) for c in range(1, self.cols + 1) for r in range(1, self.rows + 1)]

    def kind(self, hex_: str) -> str:
        return self.terrain.get(hex_, "clear")

    def row(self, hex_: str) -> dict:
        return self.table["hex"][self.kind(hex_)]

    def level(self, hex_: str) -> int:
        return self.levels.get(hex_, 0)

    def side(self, one: str, other: str) -> str | None:
        return self.sides.get(frozenset((one, other)))

    def side_row(self, one: str, other: str) -> dict:
        return self.table["hexside"].get(self.side(one, other), {})

    def outside_in(self, start: str, end: str) -> bool:
        return self.inside.get(frozenset((start, end))) == end

    def side_value(self, start: str, end: str, what: str):
        """The entry ``move``, ``shock`` or ``fire`` of a hexside crossed in this direction."""
        kind, row = self.side(start, end), self.side_row(start, end)
        if kind in SLOPES:
            what += "_up" if self.level(end) > self.level(start) else "_down"
        elif kind in WALLS:
            what += "_in" if self.outside_in(start, end) else "_out"
        return row.get(what, [0, 0, 0] if what.startswith("move") else 0)


def load_ground(entry: dict, table: dict) -> Ground:
    """Read a map and the terrain block as the content writes them."""
    sides, inside = {}, {}
    for kind, keys in entry["hexsides"].items():
        for key in keys:
            one, other = key.split("|")
            sides[frozenset((one, other))] = kind
            if kind in WALLS:
                inside[frozenset((one, other))] = one
    return Ground(
        entry["cols"],
        entry["rows"],
        {one: kind for kind, hexes in entry["terrain"].items() for one in hexes},
        {one: int(level) for level, hexes in entry["levels"].items() for one in hexes},
        sides,
        inside,
        segments(entry["roads"]),
        segments(entry["tracks"]),
        table,
    )


def segments(lines: list[list[str]]) -> frozenset[frozenset[str]]:
    return frozenset(frozenset(two) for line in lines for two in pairwise(line))


def price(value: int | str) -> tuple[int | None, bool]:
    """Movement points of a table entry (None: prohibited), and whether it disorders."""
    if value == "Z":
        return None, False
    words = str(value)
    return int(words.removesuffix("D")), words.endswith("D")


@dataclass(frozen=True)
class Unit:
    """A combat unit. Strength is SP or fire strength; the weak values are those of the reverse."""

    id: str
    side: str
    formation: str
    arm: str
    hex: str
    facing: int = 0
    level: int = GOOD
    heavy: bool = False
    strength: int = 1
    cohesion: int = 6
    engagement: int = 5
    mp: int = 5
    weak: tuple[int, int, int] = (1, 5, 4)
    range: int = 0
    reach: int = 0
    square: bool = False

    @property
    def gun(self) -> bool:
        return self.arm == "artillery"

    @property
    def sp(self) -> int:
        if self.gun:
            return 0
        return self.weak[0] if self.level else self.strength

    @property
    def steady(self) -> int:
        """The cohesion in force."""
        return self.weak[1] if self.level else self.cohesion

    @property
    def points(self) -> int:
        """The movement allowance in force."""
        return self.weak[2] if self.level else self.mp


@dataclass(frozen=True, eq=False)
class Position:
    """The units, those of a hex from top to bottom; ``rout`` is the rout direction of a side."""

    ground: Ground
    units: tuple[Unit, ...]
    weather: str = "day"
    rout: dict[str, int] = field(default_factory=dict)
    closed: dict[str, frozenset[str]] = field(default_factory=dict)
    demoralised: frozenset[str] = frozenset()

    def unit(self, id_: str) -> Unit:
        return next(one for one in self.units if one.id == id_)

    @cached_property
    def stacks(self) -> dict[str, list[Unit]]:
        found: dict[str, list[Unit]] = {}
        for one in self.units:
            found.setdefault(one.hex, []).append(one)
        return found

    @cached_property
    def known(self) -> dict:
        """Zones of control that were asked for before."""
        return {}

    def at(self, hex_: str) -> list[Unit]:
        return self.stacks.get(hex_, [])

    def own(self, side: str, hex_: str) -> list[Unit]:
        return [one for one in self.at(hex_) if one.side == side]

    def foes(self, side: str) -> list[Unit]:
        return [one for one in self.units if one.side != side]

    def enemy(self, side: str, hex_: str) -> list[Unit]:
        return [one for one in self.at(hex_) if one.side != side]

    def near_enemy(self, side: str, hex_: str, reach: int = 1) -> bool:
        return any(grid.distance(one.hex, hex_) <= reach for one in self.foes(side))

    def with_unit(self, id_: str, **changes) -> Position:
        units = [replace(one, **changes) if one.id == id_ else one for one in self.units]
        return replace(self, units=tuple(one for one in units if one.level != LOST))

    def without(self, ids: set[str]) -> Position:
        return replace(self, units=tuple(one for one in self.units if one.id not in ids))


WEATHER_CT = {"day": 0, "fog": 2, "night": 2}
WEATHER_ZONE = {"day": 0, "fog": 1, "night": 2}


def passes(unit: Unit, die: int, weather: str = "day", modifier: int = 0) -> bool:
    """A cohesion test."""
    return die + modifier + WEATHER_CT[weather] <= unit.steady


def may_stack(units: list[Unit]) -> bool:
    """May exactly these units of one side stand in one hex?"""
    routed = {one.level == ROUTED for one in units}
    foot = [one for one in units if one.arm == "infantry"]
    horse = [one for one in units if one.arm == "cavalry"]
    guns = [one for one in units if one.gun]
    if len(routed) > 1 or (foot and horse) or len({one.square for one in units}) > 1:
        return False
    line = foot or horse
    if routed == {False} and len({one.formation for one in line}) > 1:
        return False
    return numbers_fit(line, len(guns), bool(horse))


def numbers_fit(line: list[Unit], guns: int, mounted: bool) -> bool:
    if not line:
        return guns <= 2
    if guns:
        return guns == 1 and (len(line) == 1 if mounted else group_fits(line))
    return group_fits(line)


def group_fits(line: list[Unit]) -> bool:
    return len(line) <= 2 or (len(line) == 3 and sum(one.sp for one in line) <= 6)
