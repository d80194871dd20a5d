"""What surely follows: where units stand after a march and what it costs, what is given away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import structs

from bot.engine.model import Side, Text, text
from bot.engine.parts.insight import Forecast
from bot.engine.refusal import Fault
from bot.engine.tries.copying import copied
from bot.games.jours.content.base import LEVELS, Cell
from bot.games.jours.model.actions import Back, End, Enter, GiveOrders, JdgAction, Move
from bot.games.jours.model.events import Moved
from bot.games.jours.model.field import Field, Unit
from bot.games.jours.model.view import JdgView
from bot.games.jours.rules import command, rally, stacks
from bot.games.jours.rules.combat import evasion
from bot.games.jours.rules.land.ground import Tables
from bot.games.jours.rules.march import movement, moves
from bot.games.jours.rules.march.movement import Leg, Mover
from bot.games.jours.rules.march.survey import Survey
from bot.games.jours.words import names

FRONT: Final = "JDG-8.8.1-d"
"""Of retreats before shock: what hexes in front of the enemy cost."""


def forecast(tables: Tables, view: JdgView, action: JdgAction) -> Forecast[JdgView] | None:
    """Preview a march, an entry or a retreat before shock, and what is given away.

    None for other orders.

    It goes as far as its own ground decides. A look before it is asked for only where the way costs
    a level. What the enemy may do on it (commanders who flee, Renfort markers that go) is not
    shown.

    Rules: JDG-4.4.1-a, JDG-4.3.2-b, JDG-5.2.2-a, JDG-6.1.1-b, JDG-8.8.1-c, JDG-8.8.1-d.
    """
    if view.side is None:
        return None
    if isinstance(action, Back):
        return _evasion(tables, view.field, action)
    if isinstance(action, GiveOrders | End):
        return _idle(tables, view.field, view.side, action)
    if not isinstance(action, Move | Enter) or view.field.active is None:
        return None
    survey = Survey(view.field, tables.ground(view.field.map), view.side)
    who = _mover(survey, action)
    legs = None if who is None else movement.walk(survey, who, action.path)
    if who is None or legs is None or isinstance(legs, Fault):
        return None
    cost = sum(one.cost for one in legs)
    lines = [
        text("jours-forecast-march", cost=cost, value=who.allowance, place=legs[-1].cell),
        *_losses(tables, view.field, legs),
    ]
    then = copied(view.field)
    told = _put(then, action, legs)
    return Forecast(
        tuple(lines), structs.replace(view, field=then), (told,), consent=len(lines) > 1
    )


def _idle(
    tables: Tables, field: Field, side: Side, action: GiveOrders | End
) -> Forecast[JdgView] | None:
    """Say how many groups get no orders, or units do not try to rally, though they could.

    Rules: JDG-2.3.2-a, JDG-11.1-a.
    """
    if isinstance(action, GiveOrders):
        key, count = "orders", 0 if action.groups else command.most_orders(field, side)
    else:
        able = rally.able(field, tables.content) if action.what == "rally" else ()
        key, count = "rally", len(able)
    return Forecast((text(f"jours-forecast-no-{key}", count=count),)) if count else None


def _evasion(tables: Tables, field: Field, action: Back) -> Forecast[JdgView] | None:
    """Say which levels the way of a retreat before shock costs.

    Rules: JDG-8.8.1-c, JDG-8.8.1-d, JDG-4.3.2-b.
    """
    unit, ground = field.unit(action.unit), tables.ground(field.map)
    here, lines = unit.at or "", []
    for there in action.path:
        for rule in evasion.losses(field, ground, unit, here, there):
            name = names.unit(tables.content, field, unit.id)
            key = "jours-forecast-level-front" if rule == FRONT else "jours-forecast-level"
            lines.append(text(key, unit=name, place=there, rule=rule))
        here = there
    return Forecast(tuple(lines)) if lines else None


def _mover(survey: Survey, action: Move | Enter) -> Mover | None:
    """Return who marches as ordered; None where they are not there to do it."""
    field = survey.field
    units = moves.named(field, action.units)
    if isinstance(units, Fault):
        return None
    if isinstance(action, Move):
        return movement.mover(survey, units, "forced" if action.forced else "normal")
    arrival = moves.arrival_of(field, action.units)
    if isinstance(arrival, Fault):
        return None
    return moves.entering(survey, units, arrival, normal=action.normal)


def _losses(tables: Tables, field: Field, legs: Sequence[Leg]) -> list[Text]:
    """Say which units lose a level in which hex.  Rules: JDG-4.3.2-b."""
    return [
        text(
            "jours-forecast-level",
            unit=names.unit(tables.content, field, key),
            place=one.cell,
            rule="JDG-4.3.2-b",
        )
        for one in legs
        for key in sorted(one.harms)
    ]


def _put(then: Field, action: Move | Enter, legs: Sequence[Leg]) -> Moved:
    """Put the units where the march ends; one that the ground routs stays where that happens."""
    units = [then.unit(key) for key in action.units]
    origin = units[0].at
    for unit in units:
        end = _walked(unit, legs)
        stacks.to_bottom(then, unit)
        unit.at, unit.square = end, False
        unit.note(moved=True)
        if not unit.is_routed:
            unit.facing = stacks.facing_there(then, end, unit) or action.facing or unit.facing
    return Moved(
        units=action.units,
        side=units[0].side,
        origin=origin,
        path=action.path,
        facing=units[0].facing,
        gait="enter" if isinstance(action, Enter) else "forced" if action.forced else "march",
    )


def _walked(unit: Unit, legs: Sequence[Leg]) -> Cell:
    """Take the levels that the ground costs a unit; returns the hex in which it ends."""
    for one in legs:
        if unit.id in one.harms:
            unit.level = LEVELS[LEVELS.index(unit.level) + 1]
        if unit.is_routed:
            unit.facing = None
            return one.cell
    return legs[-1].cell
