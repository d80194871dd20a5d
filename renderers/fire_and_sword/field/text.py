"""A virtual table in words, from which it can be laid out again to a tenth of an inch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.model import Event, Text, text
from bot.games.fire_and_sword.geometry.fixed import DEGREE, INCH, XY
from bot.games.fire_and_sword.geometry.measuring import distance
from bot.games.fire_and_sword.geometry.table import Body, Table
from bot.games.fire_and_sword.insight.measure import nearest_enemy
from bot.games.fire_and_sword.model.state import SIDES
from bot.games.fire_and_sword.model.view import ElementView, FasView
from bot.games.fire_and_sword.words import lengths
from renderers.fire_and_sword import words
from renderers.picture import ALT_LIMIT, Speaker, clipped

from .facts import Facts, field_of
from .printed import SQUARE


def square(point: XY) -> str:
    """Return the square of 6 in that a point lies in.

    >>> square((41.0, 15.5))
    'G3'
    """
    column, row = (int(max(0.0, axis - 1e-9) // SQUARE) for axis in point)
    return f"{chr(65 + column)}{row + 1}"


def text_board(view: FasView, facts: Facts, say: Speaker) -> str:
    """Return the table as lines: the land, then each side with its elements."""
    return "\n".join([*_land(view, facts, say), *_armies(view, facts, say, brief=False)])


def alt(view: FasView, facts: Facts, events: Sequence[Event], say: Speaker) -> str:
    """Describe the picture in at most 1,024 characters: what changed, then who stands where.

    What does not fit is given up in this order: older changes, then the rest of the description.
    """
    changed, full = words.event_lines(events, say), ""
    for keep in (4, 1):
        lines = [*changed[-keep:], *_armies(view, facts, say, brief=True)]
        full = "; ".join(line.strip("# -.") for line in lines)
        if len(full) <= ALT_LIMIT:
            return full
    return clipped(full)


def _land(view: FasView, facts: Facts, say: Speaker) -> Iterator[str]:
    """Yield the size of the table, its terrain and its objectives."""
    field = field_of(view)
    size = {"width": _number(field.width / INCH), "height": _number(field.height / INCH)}
    yield say(text("fas-map-size", **size))
    for one in field.grounds:
        corners = ", ".join(_spot(x / INCH, y / INCH) for x, y in one.corners)
        name = Text(f"fas-terrain-{one.type}")
        line = text("fas-map-ground", id=one.id, terrain=name, corners=corners)
        if one.points:
            line = text("fas-map-points", ground=line, count=one.points)
        yield f"- {say(line)}"
    for key, marker in sorted(field.markers.items()):
        holder = view.objectives.get(key)
        side = Text(f"fire_and_sword-side-{holder}" if holder else "fas-map-nobody")
        place = _spot(*marker.at.inches)
        yield f"- {say(text('fas-map-marker', id=key, place=place, side=side))}"


def _armies(view: FasView, facts: Facts, say: Speaker, *, brief: bool) -> Iterator[str]:
    yield words.opening(view, say)
    table = facts.table(view)
    bodies = {body.id: body for body in table.bodies}
    for side in SIDES:
        yield words.motivation_line(view, side, say)
        for row in view.elements:
            if row.side == side and not (brief and row.gone):
                yield f"- {_row(row, bodies.get(row.id), table, say, brief=brief)}"


def _row(
    row: ElementView, body: Body | None, table: Table, say: Speaker, *, brief: bool
) -> str:  # fmt: skip
    """Describe an element: where it stands, its markers, the nearest enemy."""
    parts = words.markers(row, say, brief=brief)
    if not row.gone:
        parts.insert(0, _place(body, say))
    if not brief and body is not None:
        parts += _nearest(body, table, say)
    return f"{words.name_of(row, say, named=not brief)}: {', '.join(parts)}"


def _place(body: Body | None, say: Speaker) -> str:
    if body is None:
        return say(Text("fas-map-reserve"))
    if body.structure:
        return say(text("fas-map-garrison", structure=body.structure))
    x, y = body.place.spot.inches
    where = {"square": square((x, y)), "x": _number(x), "y": _number(y)}
    if not body.is_unit:
        return say(text("fas-map-spot", **where))
    heading = round(body.place.heading / DEGREE) % 360
    return say(text("fas-map-at", **where, heading=heading))


def _nearest(body: Body, table: Table, say: Speaker) -> Iterator[str]:
    """Say how far the nearest enemy Unit is, and where it lies from the front."""
    enemy = nearest_enemy(table, body)
    if enemy is None or not body.is_unit:
        return
    facing = None if body.structure else body.place
    inches = lengths.inches(distance(body, enemy))
    bearing = lengths.bearing_of(body.place.spot.inches, facing, enemy.place.spot.inches)
    yield say(text("fas-map-nearest", enemy=enemy.id, inches=inches, bearing=bearing))


def _spot(x: float, y: float) -> str:
    return f"{_number(x)} {_number(y)}"


def _number(inches: float) -> str:
    """Write inches with a point and at most one decimal, as they are typed."""
    return f"{round(inches, 1):g}"
