"""The few facts of the content that pictures show, in the form in which they are drawn."""

from __future__ import annotations

from functools import cached_property

from bot.engine.model import Text
from bot.games.hoth.content import Boarding, Countdown, Exit, HothContent, SuddenDeath
from bot.games.hoth.model.events import DiceRolled
from bot.games.hoth.model.scene import Scene, Tables
from bot.games.hoth.model.state import Unit
from bot.games.hoth.model.view import HothView
from bot.games.hoth.rules.sight import blockers
from renderers.commands_colors.sections import Order


def mover_name(view: HothView) -> Text:
    """Name who is on turn: the side, in a team the member of it.  Rules: HOTH-TEAM-08."""
    turn = view.turn
    in_team = len(view.sides[turn.side].seats) > 1
    return Text(f"hoth-seat-{turn.seat}" if in_team else f"hoth-side-{turn.side}")


class Facts:
    """Reads the content of Battle of Hoth for the painter."""

    def __init__(self, content: HothContent) -> None:
        self._content = content
        self._tables = Tables(content)

    def orders(self, card: str) -> tuple[Order, ...]:
        """Return the clauses of an order card; none for a support card."""
        if self.is_support(card):
            return ()
        return tuple(
            Order(clause.section, 0 if clause.max == "all" else clause.max)
            for clause in self._content.cards[card].orders
        )

    def side_of_card(self, card: str) -> str:
        """Return the side whose order card or support card it is."""
        if self.is_support(card):
            return self._content.support_cards[card].side
        return self._content.cards[card].side

    def commander(self, card: str) -> str | None:
        """Return the commander of a card."""
        return None if self.is_support(card) else self._content.cards[card].commander

    def is_support(self, card: str) -> bool:
        """Tell whether a card is a support card."""
        return card in self._content.support_cards

    def counts(self, event: DiceRolled) -> tuple[str, ...]:
        """Tell of each die whether it hit or missed; a retreat that may be ignored is neither.

        Where another rule confirms than that of the target, none of the dice is marked.
        """
        content = self._content
        unit = content.unit_types.get(event.target_type)
        if unit is None:
            counted = content.fortifications[event.target_type].destroyed_by
        else:
            counted = unit.confirm_faces if event.why == "confirmation" else unit.hit_by
        if event.why == "confirmation" and not set(counted) & set(event.dice):
            return ("",) * len(event.dice)
        open_ = unit is not None and not unit.ignores_retreats and event.why != "confirmation"
        other = {"retreat": ""} if open_ else {}
        return tuple("hit" if one in counted else other.get(one, "miss") for one in event.dice)

    def countdown_target(self, scenario: str, countdown: str) -> int:
        """Return the value at which a countdown ends."""
        rules = self._content.scenarios[scenario].special_rules
        found = [r.target for r in rules if isinstance(r, Countdown) and r.id == countdown]
        return found[0]

    def has_sudden_death(self, scenario: str, side: str) -> bool:
        """Tell whether a side can win at once by a special condition."""
        rules = self._content.scenarios[scenario].special_rules
        return any(isinstance(r, SuddenDeath) and r.side == side for r in rules)

    def ways_off(self, scenario: str) -> tuple[tuple[str, str], ...]:
        """Return the hexes where units may leave: (hex, ``exit`` or ``boarding``)."""
        result: list[tuple[str, str]] = []
        for rule in self._content.scenarios[scenario].special_rules:
            if isinstance(rule, Exit):
                result += [(label, "exit") for label in rule.hexes]
            elif isinstance(rule, Boarding):
                result += [(label, "boarding") for label in rule.hexes]
        return tuple(result)

    def threats(self, view: HothView, unit: Unit) -> list[str]:
        """Return the hexes of enemy units that have a unit in range and in sight, in order."""
        scene = Scene(self._tables, view)
        distances = self._tables.board.distances[unit.hex]
        return sorted(
            foe.hex
            for foe in view.units
            if foe.side != unit.side
            and distances[foe.hex] <= len(self._content.unit_types[foe.type].attack)
            and not blockers(scene, foe.hex, unit.hex)
        )

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """All order card ids."""
        return tuple(self._content.cards)
