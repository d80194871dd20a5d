"""A virtual table in a case: terrain, markers and places in inches and degrees (section 12)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.model import Side
from bot.games.fire_and_sword.content import FireAndSwordContent
from bot.games.fire_and_sword.geometry.battlefield import corners
from bot.games.fire_and_sword.geometry.fixed import DEGREE, FULL, INCH, Spot, at, length
from bot.games.fire_and_sword.model.field import Field, Ground, Marker, Standing
from bot.games.fire_and_sword.model.state import BLUE, RED, Element, FasState
from bot.games.fire_and_sword.phases.field import points_of
from bot.games.fire_and_sword.phases.virtual.start import battles
from bot.games.notation import BadNotation, between, known

from .notes import GroundNote, TableNote

CLOSE, ALIKE = INCH // 100, DEGREE // 20
"""Places and headings are compared with 0.01 in and 0.05 degree.  Rules: FAS-NOT-04."""


def lay(content: FireAndSwordContent, state: FasState, note: TableNote) -> None:
    """Lay an empty virtual table; Red's edge is south, Blue's north, unless the note says more.

    Edges, zones, Rounds and who wins are those of the note's scenario, if it names one.

    Rules: FAS-NOT-01, FAS-OPT-10.
    """
    assert note.table is not None
    width, height = map(length, note.table)
    field = Field(
        width=width,
        height=height,
        grounds=[_ground(content, key, one) for key, one in note.terrain.items()],
        markers={
            key: Marker(Spot(*map(length, one)), tuple(note.structures.get(key, ())))
            for key, one in note.markers.items()
        },
        edges={RED: note.red.edge or "south", BLUE: note.blue.edge or "north"},
        zones={},
    )
    state.field, state.objectives = field, dict.fromkeys(note.markers)
    if note.scenario:
        known(note.scenario, battles.scenarios(content), "scenario")
        battle = battles.battle_of(content, note.scenario, battles.BARE)
        between(note.round, 0, battle.rounds, "round")
        field.zones = {Side(key): corners(one.zone) for key, one in battle.sides.items()}
        state.scenario = note.scenario
        state.options = {"rounds": str(battle.rounds), battles.DEPLOYMENT: "free"}


def note(content: FireAndSwordContent, made: TableNote, state: FasState) -> None:
    """Write the virtual table of a state into a note.  Rules: FAS-NOT-01."""
    field = state.field
    assert field
    made.scenario = state.scenario if state.scenario in battles.scenarios(content) else ""
    made.table = (field.width / INCH, field.height / INCH)
    made.terrain = {
        one.id: GroundNote(
            type=one.type,
            polygon=[spot.inches for spot in one.corners],
            multi=one.multi,
            points=None if one.points == points_of(content, one.type) else one.points,
        )
        for one in field.grounds
    }
    made.markers = {key: one.at.inches for key, one in field.markers.items()}
    made.structures = {
        key: list(one.structures) for key, one in field.markers.items() if one.structures
    }
    made.red.edge, made.blue.edge = field.edges[RED], field.edges[BLUE]
    for key, where in field.places.items():
        mark = (made.red if key[0] == "r" else made.blue).elements[key]
        mark.at = None if where.structure else spot_of(where)
        mark.inside = where.structure or None


def _ground(content: FireAndSwordContent, key: str, one: GroundNote) -> Ground:
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
