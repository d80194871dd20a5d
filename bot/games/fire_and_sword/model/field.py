"""The virtual table as a match keeps it: terrain, markers, and where every element stands.

Everything here is seen by everybody. Lengths are thousandths of an inch from the south-west
corner, headings hundredths of a degree clockwise from north, all whole numbers (FAS-GEO-01).
"""

from __future__ import annotations

import msgspec

from bot.engine.model import Side
from bot.games.fire_and_sword.content.scenarios import Compass
from bot.games.fire_and_sword.geometry.fixed import Place, Spot


class Ground(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of terrain as it is now: its ``type`` becomes ruins with its last Structure Point.

    ``multi``: the structure that it is a part of. ``points``: Structure Points left, 0 for areas.
    """

    id: str
    type: str
    corners: tuple[Spot, ...]
    multi: str = ""
    points: int = 0


class Marker(msgspec.Struct, frozen=True, omit_defaults=True):
    """An objective marker, and the structures whose garrison holds it."""

    at: Spot
    structures: tuple[str, ...] = ()


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where an element stands: a place, or the ``structure`` that it garrisons."""

    place: Place = Place(0, 0)
    structure: str = ""


class Field(msgspec.Struct, kw_only=True):
    """A virtual table; who is not in ``places`` is a reserve, not yet placed, or gone.

    ``edges`` are the own table edges, ``zones`` where each side deploys.

    Rules: FAS-GEO-01, FAS-SET-01.
    """

    width: int
    height: int
    grounds: list[Ground]
    markers: dict[str, Marker]
    edges: dict[Side, Compass]
    zones: dict[Side, tuple[Spot, ...]]
    places: dict[str, Standing] = {}


class Ridden(msgspec.Struct, frozen=True):
    """A Unit that touched an enemy Group on its way (FAS-9.3-d)."""

    unit: str
    group: str
