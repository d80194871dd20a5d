"""What the shooters of the active side may do: shoot at whom, or fight (lords.md 4.14, 4.23)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.lords.model.field import Field
from bot.games.lords.model.state import Declaration, Turn, Unit


def choices(field: Field, shooter: Unit) -> tuple[Declaration, ...]:
    """List what a shooter that has declared nothing may declare now; empty: it can do nothing.

    Engaged it uses its arrows, even if they point at nobody. Otherwise it shoots at any enemy in
    its grid, or uses its arrows if one of them points at an enemy; it cannot keep quiet.

    Rules: LOW-RNG-02, LOW-RNG-05, LOW-RNG-06, LOW-RNG-07, LOW-RNG-09, LOW-RNG-10, LOW-BSK-09,
    LOW-RUL-11, LOW-RUL-12, LOW-RUL-30.
    """
    if field.is_engaged(shooter):
        return (Declaration(shooter.id),)
    shots = tuple(Declaration(shooter.id, enemy.id) for enemy in field.targets(shooter))
    if next(field.engaged(shooter), None) is not None:
        return (Declaration(shooter.id), *shots)
    return shots


def undeclared(field: Field, turn: Turn) -> Iterator[tuple[Unit, tuple[Declaration, ...]]]:
    """Yield the active side's shooters that have yet to declare, with what they may.

    Shooters of the other side only use their arrows.

    Rules: LOW-RNG-03, LOW-RUL-14, LOW-BSK-07.
    """
    declared = {one.shooter for one in turn.declared}
    for unit in field.of_side(turn.side):
        if field.facts(unit).strength and unit.id not in declared:
            found = choices(field, unit)
            if found:
                yield unit, found
