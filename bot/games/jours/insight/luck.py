"""Which dice of a battle did what their side hoped for."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from bot.engine.model import Event, Side
from bot.engine.parts.insight import Rolled
from bot.games.jours.model.events import Fought, Shot, Tried
from bot.games.jours.model.field import Field
from bot.games.jours.rules.land.ground import Tables

FOR_ATTACKER = "d"
"""Begins the rows of the table of shock that strike the defender alone."""


def rolled(tables: Tables, field: Field, event: Event) -> Rolled | None:
    """Return whether a test was passed, fire had an effect, or a shock struck its target alone.

    Rules: JDG-0.4-b, JDG-T-FIRE, JDG-T-SHOCK.
    """
    content = tables.content
    die = range(content.limits.die)
    match event:
        case Tried():
            good = [one + event.sum.total <= event.needed for one in die]
            return _one(field, (event.unit,), event.die, good)
        case Shot():
            effects = [content.fire.result(event.sum.total + one) != "none" for one in die]
            return _one(field, event.guns, event.die, effects)
        case Fought():
            rows = [content.shock.result(event.sum.total + one) for one in die]
            good = [row.startswith(FOR_ATTACKER) for row in rows]
            return _one(field, event.units, event.die, good)
        case _:
            return None


def _one(field: Field, units: Iterable[str], fell: int, good: list[bool]) -> Rolled | None:
    """Return one die of the side of some units; None where none of them is a unit."""
    side = next((one.side for one in field.units if one.id in set(units)), None)
    if side is None:
        return None
    return Rolled(Side(side), 1, int(good[fell]), Fraction(sum(good), len(good)))
