"""Who may rally, and on what die (digest 4.11, 4.12)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bot.engine.chance.tally import Tally
from bot.engine.model import term
from bot.engine.refusal import Fault
from bot.games.jours.content import COMPASS, FACINGS, JdgContent
from bot.games.jours.content.base import Facing
from bot.games.jours.model.actions import End, Rally, Rallying
from bot.games.jours.model.field import Field, Unit

from . import command, stacks
from .faults import fault
from .stacking import stacking_fault


def rally_fault(field: Field, content: JdgContent, unit: Unit) -> Fault | None:
    """Say why a unit may not try to rally at the end of this activation.

    Rules: JDG-11.1-a, JDG-11.1-c, JDG-5.1.1-d, JDG-10.4-g.
    """
    active = field.active
    if active is None or not command.belongs(field, unit) or unit.at is None:
        return fault("JDG-11.1-a", "not-active", unit=unit.id)
    if unit.is_good:
        return fault("JDG-11.1-a", "rally-good", unit=unit.id)
    if unit.deeds.rallied:
        return fault("JDG-11.1-c", "rally-again", unit=unit.id)
    if unit.level == "disordered" and has_acted(unit):
        return fault("JDG-11.1-a", "rally-acted", unit=unit.id)
    if stacks.enemies_within(field, unit.side, unit.at, 1):
        return fault("JDG-11.1-a", "rally-near", unit=unit.id)
    others = [one for one in stacks.stack(field, unit.at) if one.id != unit.id]
    if unit.is_routed and any(one.is_routed for one in others):
        return fault("JDG-10.4-g", "rally-stacked", unit=unit.id)
    better = msgspec.structs.replace(unit, level="disordered" if unit.is_routed else "good")
    wrong = stacking_fault(content, [*others, better])
    return wrong and fault("JDG-5.1.1-d", "rally-stack", unit=unit.id)


def has_acted(unit: Unit) -> bool:
    """Tell whether a unit has moved, turned, fired or fought in this activation.

    What it did in others, such as counter-battery, does not matter.

    Rules: JDG-11.1-a, JDG-RUL-09.
    """
    deeds = unit.deeds
    return bool(
        deeds.moved or deeds.turned or deeds.fired or deeds.fought or deeds.squared or deeds.charges
    )


def able(field: Field, content: JdgContent) -> list[Unit]:
    """List the units that may try to rally, in the order of their hexes."""
    shaken = (one for one in field.on_map() if not one.is_good)
    found = [one for one in shaken if rally_fault(field, content, one) is None]
    return sorted(found, key=lambda one: (one.at or "", one.id))


def by_itself(field: Field, content: JdgContent, unit: Unit) -> bool:
    """Tell whether a unit rallies without a roll.  Rules: JDG-12.1-g, JDG-12.2-a."""
    return content.weather[field.weather].rallies_by_itself and unit.level == "disordered"


def needs(field: Field, content: JdgContent, unit: Unit) -> int:
    """Return the highest die with which a unit rallies.  Rules: JDG-11.1-b."""
    return unit.kind.disordered.cohesion - modifiers(field, content, unit).total


def modifiers(field: Field, content: JdgContent, unit: Unit) -> Tally:
    """Return what is added to the die of a rally.

    Rules: JDG-11.1-b, JDG-10.2-d, JDG-12.1-h, JDG-12.2-a, JDG-RUL-49.
    """
    if not unit.is_routed:
        return Tally()
    weather = content.weather[field.weather]
    rule = "JDG-12.1-h" if weather.rally < 0 else "JDG-10.2-d"
    return Tally().plus(weather.rally, term("jours-why-routed"), rule)


def facing_after(field: Field, unit: Unit, wish: Facing | None) -> Facing:
    """Return how a unit faces that has rallied: as its kind there, as wished, as before.

    A unit that was routed turns away from its rout direction.

    Rules: JDG-11.1-b, JDG-6.1.1-b, JDG-6.1.2-a.
    """
    joined = stacks.facing_there(field, unit.at or "", unit)
    if joined is not None:
        return joined
    if wish is not None:
        return wish
    back = COMPASS.index(field.camps[unit.side].rout)
    return unit.facing or FACINGS[(back + 3) % 6]


def options(field: Field, content: JdgContent) -> Iterator[Rally | End]:
    """Yield a try for each unit that may rally, one for all of them, and the end."""
    units = able(field, content)
    yield from (Rally((Rallying(one.id),)) for one in units)
    if len(units) > 1:
        yield Rally(tuple(Rallying(one.id) for one in units))
    yield End("rally")


def order_fault(field: Field, content: JdgContent, action: Rally) -> Fault | None:
    """Say why units may not be ordered to rally together.  Rules: JDG-11.1-a, JDG-11.1-c."""
    known = {one.id: one for one in field.units}
    for one in action.units:
        if one.unit not in known:
            return fault("JDG-11.1-a", "no-unit", unit=one.unit)
        wrong = rally_fault(field, content, known[one.unit])
        if wrong is not None:
            return wrong
    if len({one.unit for one in action.units}) < len(action.units):
        return fault("JDG-11.1-c", "unit-twice", unit=action.units[0].unit)
    return None
