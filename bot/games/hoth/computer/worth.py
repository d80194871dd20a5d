"""What things are worth to a computer player, counted in points: thousandths of a medal.

The numbers are judgements, not rules; all are computed from a view, and are integers so that they
are the same on every machine.
"""

from __future__ import annotations

from functools import cached_property

from bot.engine.model import Side
from bot.games.hoth.content import (
    AllDestroyed,
    Boarding,
    Countdown,
    Exit,
    FortificationMedals,
    KillMedals,
    NoUnitMedals,
    SuddenDeath,
    UnitsOnRows,
)
from bot.games.hoth.model.scene import Tables, other_side
from bot.games.hoth.model.state import Fort, Unit
from bot.games.hoth.model.view import HothView

MEDAL = 1000
VICTORY = 6000
"""The worth of winning; more than anything that does not win."""
PER_DIE = 50
"""How useful a unit is per die in its row of attack dice."""
GATE = 800
"""A unit on one of the rows that win at the end of a turn."""


class Worth:
    """Values of medals, units and fortifications at one moment."""

    def __init__(self, tables: Tables, view: HothView):
        self.tables = tables
        self.view = view
        self._units: dict[str, int] = {}

    def medals(self, side: Side, count: int) -> int:
        """Return what further medals are worth to a side."""
        own = self.view.sides[side]
        if not own.needed or not count:
            return 0
        return VICTORY if own.medals + count >= own.needed else MEDAL * count

    def lost_medals(self, side: Side, count: int) -> int:
        """Return what it costs a side to give up medals that it holds on the board."""
        return MEDAL * count if self.view.sides[side].needed else 0

    def use(self, unit: Unit) -> int:
        """Return how useful a unit at full strength is on the board."""
        return PER_DIE * sum(self.tables.types[unit.type].attack)

    def unit(self, unit: Unit) -> int:
        """Return what the elimination of a unit is worth to the other side."""
        if unit.id not in self._units:
            taker = other_side(unit.side)
            gained = self.medals(taker, self.kill_medals(unit))
            self._units[unit.id] = gained + self.use(unit) + self.menace(unit)
        return self._units[unit.id]

    def kill_medals(self, unit: Unit) -> int:
        """Return the medals for a unit.  Rules: HOTH-RES-05, HOTH-SCN-02, HOTH-SCN-03."""
        value = self.tables.types[unit.type].kill_medals
        for rule in self.tables.specials(self.view.scenario, other_side(unit.side)):
            if isinstance(rule, NoUnitMedals):
                return 0
            if isinstance(rule, KillMedals) and rule.unit_type == unit.type:
                value = rule.medals
        return value

    def menace(self, unit: Unit) -> int:
        """Return what it is worth to stop a unit that may decide the battle by its place."""
        gate = self.gates.get(unit.side)
        if gate is None or unit.type != gate.unit_type:
            return 0
        return 1000 if unit.hex[0] in gate.rows else 300

    @cached_property
    def gates(self) -> dict[Side, UnitsOnRows]:
        """The rows on which units of a side win at the end of its turn.  Rules: HOTH-SCN-05."""
        return {
            rule.side: rule.condition
            for rule in self.tables.content.scenarios[self.view.scenario].special_rules
            if isinstance(rule, SuddenDeath) and isinstance(rule.condition, UnitsOnRows)
        }

    def on_gate(self, unit: Unit, label: str) -> int:
        """Return what it is worth that a unit stands on a hex of the winning rows."""
        gate = self.gates.get(unit.side)
        if gate is None or unit.type != gate.unit_type or label[0] not in gate.rows:
            return 0
        others = sum(
            other.side == unit.side
            and other.type == gate.unit_type
            and other.hex[0] in gate.rows
            and other.id != unit.id
            for other in self.view.units
        )
        return VICTORY if others + 1 >= gate.count else GATE

    def fort(self, fort: Fort) -> int:
        """Return what destroying a fortification is worth.  Rules: HOTH-SCN-04, HOTH-SCN-05."""
        side = other_side(fort.owner)
        value = 100
        for rule in self.tables.specials(self.view.scenario, side):
            if isinstance(rule, FortificationMedals):
                value += self.medals(side, rule.medals)
            if isinstance(rule, SuddenDeath) and isinstance(rule.condition, AllDestroyed):
                wanted = rule.condition.forts
                left = sum(one.id in wanted and one.standing for one in self.view.forts)
                value += VICTORY // (2 * left - 1) if fort.id in wanted else 0
        return value

    def leaving(self, unit: Unit) -> int:
        """Return what leaving the board is worth.  Rules: HOTH-SCN-06."""
        return self._departure(unit, Exit)

    def boarding(self, unit: Unit) -> int:
        """Return what boarding is worth.  Rules: HOTH-SCN-07."""
        return self._departure(unit, Boarding)

    def _departure(self, unit: Unit, kind: type[Exit] | type[Boarding]) -> int:
        gained = sum(
            self.medals(unit.side, rule.medals)
            for rule in self.tables.specials(self.view.scenario, unit.side)
            if isinstance(rule, kind)
        )
        return gained - self.use(unit) * unit.figures // (2 * unit.start_figures)

    @cached_property
    def countdown_hex(self) -> tuple[Side, str] | None:
        """The side with a countdown track and the fortification for it.  Rules: HOTH-SCN-08."""
        for rule in self.tables.content.scenarios[self.view.scenario].special_rules:
            if isinstance(rule, Countdown):
                for fort in self.view.forts:
                    if fort.id == rule.step_when.fortification_stands and fort.standing:
                        return rule.side, fort.hex
        return None
