"""One resolution: all attacks of all units at once (lords.md 4.11, 5.6).

A pure calculation with a full account. The resolution of a turn, the forecast of a placement and
the log lines all read the same account.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.games.lords.model.events import Strike, UnitHit
from bot.games.lords.model.field import Field
from bot.games.lords.model.state import Declaration, Unit


class Blow(msgspec.Struct, frozen=True):
    """All that one unit suffers in a resolution.  Rules: LOW-CRD-04, LOW-CRD-08, LOW-SUP-04."""

    unit: Unit
    strikes: tuple[Strike, ...]
    total: int
    """The sum of all attacks on the unit.  Rules: LOW-CMB-03."""
    defence: int

    @property
    def eliminated(self) -> bool:
        """Tell whether the unit falls: more than its defence.  Rules: LOW-CMB-04."""
        return self.total > self.defence

    @property
    def event(self) -> UnitHit:
        """What is told of it."""
        unit = self.unit
        return UnitHit(
            unit=unit.id,
            card=unit.card,
            side=unit.side,
            cell=unit.cell,
            total=self.total,
            defence=self.defence,
            strikes=self.strikes,
            eliminated=self.eliminated,
        )


class Account(msgspec.Struct, frozen=True):
    """The result of one resolution: every unit that was hit, and those that fall, by cell."""

    blows: tuple[Blow, ...]
    dead: tuple[Blow, ...]

    @property
    def took_part(self) -> tuple[int, ...]:
        """The units that contributed to an elimination, needed or not.

        Rules: LOW-RNF-06, LOW-RUL-19.
        """
        found = {strike.unit for blow in self.dead for strike in blow.strikes}
        return tuple(sorted(found))


def resolve(field: Field, declared: Sequence[Declaration]) -> Account:
    """Work out all attacks of all units of both sides at once.

    Every unit attacks, whoever's turn it is and whether it falls itself; totals start from zero.
    The field stays as it is.

    Rules: LOW-CMB-01, LOW-CMB-02, LOW-CMB-03, LOW-CMB-05, LOW-CMB-06, LOW-CMB-07, LOW-SIT-01,
    LOW-SIT-02, LOW-SIT-03, LOW-SIT-04.
    """
    shots = {one.shooter: one.target for one in declared if one.target is not None}
    suffered: dict[int, list[Strike]] = {}
    for unit in field.units.values():
        if unit.id in shots:
            shoot(field, unit, shots[unit.id], suffered)
            continue
        for enemy, value in field.engaged(unit):
            strike = Strike(unit.id, unit.card, unit.cell, value)
            suffered.setdefault(enemy.id, []).append(strike)
    hit = [unit for unit in field.units.values() if unit.id in suffered]
    blows = tuple(
        blow(field, unit, suffered[unit.id]) for unit in sorted(hit, key=lambda unit: unit.cell)
    )
    return Account(blows, tuple(blow for blow in blows if blow.eliminated))


def blow(field: Field, unit: Unit, strikes: list[Strike]) -> Blow:
    """Add up what a unit suffers; the strikes are told by cell."""
    strikes.sort(key=_by_cell)
    total = sum([strike.value for strike in strikes])
    return Blow(unit, tuple(strikes), total, field.facts(unit).defence)


def _by_cell(strike: Strike) -> tuple[int, int]:
    return strike.cell


def shoot(field: Field, shooter: Unit, target: int, suffered: dict[int, list[Strike]]) -> None:
    """Add a shot, if its target is in the grid and nobody engages the shooter; its arrows rest.

    Rules: LOW-RNG-05, LOW-RNG-07, LOW-RNG-09, LOW-RNG-11, LOW-BSK-08, LOW-RUL-31, LOW-RUL-32.
    """
    hit = next((enemy for enemy in field.targets(shooter) if enemy.id == target), None)
    if hit is not None and not field.is_engaged(shooter):
        strength = field.facts(shooter).strength
        strike = Strike(shooter.id, shooter.card, shooter.cell, strength, shot=True)
        suffered.setdefault(hit.id, []).append(strike)
