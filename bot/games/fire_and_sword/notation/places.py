"""A virtual table in a case: terrain, markers and places in inches and degrees (section 12)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Protocol

from bot.games.fire_and_sword.content import FireAndSwordContent
from bot.games.fire_and_sword.geometry.battlefield import corners
from bot.games.fire_and_sword.geometry.fixed import DEGREE, FULL, INCH, Spot, at, length
from bot.games.fire_and_sword.model.field import Field, Ground, Marker, Standing
from bot.games.fire_and_sword.model.state import BLUE, RED, Element, FasState
from bot.games.fire_and_sword.phases.field import points_of
from bot.games.notation import BadNotation, known

CLOSE, ALIKE = INCH // 100, DEGREE // 20
"""Places and headings are compared with 0.01 in and 0.05 degree.  Rules: FAS-NOT-04."""


class Grounded(Protocol):
    """A piece of terrain as it is written."""

    type: str
    polygon: list[tuple[float, float]]
    multi: str
    points: int | None


def read(
    content: FireAndSwordContent, size: tuple[float, float],
    terrain: Mapping[str, Grounded], markers: dict[str, tuple[float, float]],
) -> Field:  # fmt: skip
    """Return an empty virtual table; Red's edge is south, Blue's north.

    Rules: FAS-NOT-01, FAS-OPT-10.
    """
    width, height = map(length, size)
    return Field(
        width=width,
        height=height,
        grounds=[_ground(content, key, one) for key, one in terrain.items()],
        markers={key: Marker(Spot(*map(length, one))) for key, one in markers.items()},
        edges={RED: "south", BLUE: "north"},
        zones={},
    )


def _ground(content: FireAndSwordContent, key: str, one: Grounded) -> Ground:
    known(one.type, content.terrain, "terrain", key)
    if len(one.polygon) < 3:
        raise BadNotation(f"terrain {key}: a polygon has three corners at least")
    full = points_of(content, one.type)
    points = full if one.points is None else one.points
    return Ground(key, one.type, corners(tuple(one.polygon)), one.multi, points)


def place(
    field: Field, element: Element, spot: tuple[float, float, float] | None, inside: str | None
) -> None:
    """Put an element where a note says; raises ``BadNotation``.  Rules: FAS-NOT-01."""
    if inside is not None:
        known(inside, [one.id for one in field.grounds], "terrain", element.id)
        field.places[element.id] = Standing(structure=inside)
    elif spot is not None:
        field.places[element.id] = Standing(at(*spot))


def spot_of(where: Standing) -> tuple[float, float, float]:
    """Return a place in inches and degrees."""
    x, y, heading = where.place
    return x / INCH, y / INCH, heading / DEGREE


def differences(
    state: FasState, element: Element, name: str, wanted: tuple[float, float, float] | str
) -> Iterator[str]:
    """Yield how the place of an element differs from a fact.  Rules: FAS-NOT-04."""
    where = state.field.places.get(element.id) if state.field else None
    if name == "inside":
        found = where.structure if where else ""
        if found != wanted:
            yield f"{element.id} in {found or 'nothing'}, expected {wanted}"
        return
    assert not isinstance(wanted, str)
    goal = at(*wanted)
    if where is None or where.structure:
        yield f"{element.id} stands nowhere in the open, expected at {wanted}"
        return
    x, y, heading = where.place
    turn = abs((heading - goal.heading + FULL // 2) % FULL - FULL // 2)
    if abs(x - goal.x) > CLOSE or abs(y - goal.y) > CLOSE or turn > ALIKE:
        yield f"{element.id} at {spot_of(where)}, expected {wanted}"
