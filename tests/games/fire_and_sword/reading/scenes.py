"""Random tables that both readings are given: numbers on the grid, near one another."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from bot.games.fire_and_sword.geometry.table import Table
from tests.games.fire_and_sword.geometry import tables

from . import plane

TRAYS = {"S": (3, 2), "M": (4, 2), "L": (5, 2.5), "XL": (6, 3)}
BASES = {"G1": (1.25, 1.25), "G2": (1.75, 1.75), "G3": (3.0, 1.75)}
AREAS = ("corn", "plough", "stream", "wood", "hill", "marsh", "lake", "decor")
STRUCTURES = ("light_buildings", "rampart")
KINDS = ("cavalry", "infantry", "artillery")
GROUP = "group"
HALF = {"stream": (*KINDS, GROUP), "marsh": (*KINDS, GROUP), "wood": ("cavalry", "artillery")}
LESS = {"corn", "plough", "hill", "wood"}
BLOCKING = {"wood", "hill", "light_buildings"}
WIDE, HIGH = 72, 48


@dataclass(frozen=True)
class Unit:
    id: str
    kind: str
    size: str
    x: float
    y: float
    heading: float

    @property
    def centre(self):
        return self.x, self.y

    @property
    def width(self):
        return (TRAYS | BASES)[self.size][0]

    @property
    def depth(self):
        return (TRAYS | BASES)[self.size][1]

    @property
    def tray(self):
        if self.kind == GROUP:
            return plane.oval(self.centre, self.heading, self.width, self.depth)
        return plane.box(self.centre, self.heading, self.width, self.depth)

    def is_enemy(self, other):
        return self.id[0] != other.id[0]


@dataclass(frozen=True)
class Ground:
    id: str
    type: str
    shape: tuple

    @property
    def is_structure(self):
        return self.type in STRUCTURES


@dataclass(frozen=True)
class Scene:
    units: tuple
    grounds: tuple

    def unit(self, key):
        return next(one for one in self.units if one.id == key)

    def table(self) -> Table:
        bodies = [
            tables.body(one.id, one.x, one.y, one.heading, one.size, one.kind) for one in self.units
        ]
        pieces = [tables.piece(one.id, one.type, *one.shape) for one in self.grounds]
        return tables.table(*bodies, *pieces, size=(WIDE, HIGH))


def scene(random: Random, units: int = 4, grounds: int = 3, bases: float = 0) -> Scene:
    """A scene of a mover ``r1``, a foe ``b1`` and others, none on another or on a structure.

    ``bases``: the share of Groups; the mover is one where there are any.
    """
    found: list[Unit] = []
    lands = [_ground(random, f"T{index}") for index in range(grounds)]
    walls = [list(one.shape) for one in lands if one.is_structure or one.type == "lake"]
    while len(found) < units:
        key = ("r1", "b1")[len(found)] if len(found) < 2 else f"{random.choice('rb')}{len(found)}"
        is_base = bases and (not found or random.random() < bases)
        one = Unit(
            key,
            GROUP if is_base else random.choice(KINDS if found[1:] else KINDS[:2]),
            random.choice(sorted(BASES) if is_base else "SMML"),
            round(random.uniform(4, 22), random.choice((0, 1, 3))),
            round(random.uniform(4, 22), random.choice((0, 1, 3))),
            random.choice((0, 90, 180, 270, round(random.uniform(0, 359), 2))),
        )  # fmt: skip
        others = [two.tray for two in found]
        if all(plane.shared(one.tray, other) == 0 for other in others + walls):
            found.append(one)
    return Scene(tuple(found), tuple(lands))


def _ground(random: Random, key: str) -> Ground:
    centre = round(random.uniform(4, 22), 1), round(random.uniform(4, 22), 1)
    shape = plane.box(centre, random.uniform(0, 90), random.uniform(1, 7), random.uniform(1, 4))
    corners = tuple((round(x, 3), round(y, 3)) for x, y in shape)
    return Ground(key, random.choice(AREAS + STRUCTURES), corners)
