"""Who threatens a hex, who can reach it, who is on a wing; from what everybody sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.model import Side, Text, text
from bot.engine.parts.insight import Found, Topic
from bot.engine.refusal import Refused
from bot.engine.tries.copying import copied
from bot.games.jours.content.base import Cell
from bot.games.jours.model.field import Active, Chit, Deeds, Field, Standing, Unit
from bot.games.jours.rules import stacks
from bot.games.jours.rules.combat import fire, shock
from bot.games.jours.rules.land.ground import Ground
from bot.games.jours.rules.march import movement
from bot.games.jours.rules.march.reach import reach
from bot.games.jours.rules.march.survey import Survey
from bot.games.jours.words import names

WINGS = ("left", "centre", "right")


def about(
    field: Field, ground: Ground, viewer: Side | None, topic: Topic, place: str
) -> Sequence[Found]:
    """Answer a question; raises ``Refused``.

    A hex is threatened by the enemies of who stands there, else of the viewer, that have it before
    them and could attack it, or could fire at it as they stand. It is reached by units that could
    move there by a normal march if they had orders now.

    Rules: JDG-8.2-a, JDG-8.2-b, JDG-7.2-c, JDG-7.2-e, JDG-7.3-a, JDG-7.4-a, JDG-4.1.1-a.
    """
    if topic == "section":
        cells = _wing(field, ground, viewer, place)
        found = [one for one in field.on_map() if one.at in cells]
    else:
        cell = place.strip()
        if cell not in ground.cells:
            raise Refused(text("ask-refused-place", place=place[:20]))
        ask = _threats if topic == "threats" else _reaching
        found = list(ask(field, ground, viewer, cell))
    sides = {side: _pieces(ground, field, found, side) for side in field.camps}
    return [Found(side, pieces) for side, pieces in sides.items() if pieces]


def _pieces(
    ground: Ground, field: Field, found: Sequence[Unit], side: Side
) -> tuple[tuple[Cell, Text], ...]:
    ours = sorted((one.at or "", one.id) for one in found if one.side == side)
    return tuple((cell, names.unit(ground.content, field, key)) for cell, key in ours)


def _wing(field: Field, ground: Ground, viewer: Side | None, place: str) -> set[Cell]:
    """Return a third of the map as a side sees it, its back to where its routed units run."""
    if viewer is None:
        raise Refused(Text("ask-refused-side"))
    if place not in WINGS:
        raise Refused(text("ask-refused-section", place=place[:20]))
    number, width = WINGS.index(place), ground.map.columns
    if field.camps[viewer].rout.startswith("N"):
        number = len(WINGS) - 1 - number
    return {cell for cell in ground.cells if (int(cell[:2]) - 1) * len(WINGS) // width == number}


def _threats(field: Field, ground: Ground, viewer: Side | None, cell: Cell) -> Iterator[Unit]:
    harmed = stacks.owner(field, cell) or viewer
    for foe in field.on_map():
        if foe.side == harmed or not foe.is_good or foe.at in (None, cell):
            continue
        if _fires(field, ground, foe, cell) if foe.is_gun else _strikes(ground, foe, cell):
            yield foe


def _fires(field: Field, ground: Ground, gun: Unit, cell: Cell) -> bool:
    guns = fire.Guns(field, ground, [gun])
    ahead = guns.enemies_ahead()
    bound = bool(ahead) and cell not in ahead
    return guns.sees(cell, None) and fire.line_fault(guns, cell) is None and not bound


def _strikes(ground: Ground, foe: Unit, cell: Cell) -> bool:
    ahead = cell in stacks.front(ground, foe)
    return ahead and not foe.square and not shock.is_closed(ground, foe, cell)


def _reaching(field: Field, ground: Ground, viewer: Side | None, cell: Cell) -> Iterator[Unit]:
    for side in field.camps:
        survey = Survey(_ready(field, side), ground, side)
        for one in survey.field.on_map(side):
            idle = one.is_routed or one.square or one.at == cell
            if not idle and cell in reach(survey, movement.mover(survey, [one], "normal")):
                yield one


def _ready(field: Field, side: Side) -> Field:
    """Return a copy of a field in which all of a side may act with orders."""
    future = copied(field)
    ours = tuple(one.id for one in future.formations if one.side == side)
    standing: dict[str, Standing] = {one.id: "ordered" for one in future.groups if one.side == side}
    future.active = Active(
        chit=Chit(ours[0], side, 0), side=side, formations=ours, standing=standing
    )
    for one in future.units:
        one.deeds = Deeds(start=one.at)
    return future
