"""Commanders-in-chief who are displaced by the enemy (digest JDG-2.5.2)."""

from __future__ import annotations

from bot.games.jours.model.actions import MoveChief
from bot.games.jours.model.events import ChiefMoved
from bot.games.jours.model.field import Chief
from bot.games.jours.model.state import Flight
from bot.games.jours.phases import steps
from bot.games.jours.phases.script import Script
from bot.games.jours.rules import chiefs


def advance_flight(s: Script, frame: Flight) -> None:
    """Let a commander-in-chief go one or two hexes away, or stay with a unit of their own.

    Who must go and cannot is eliminated.

    Rules: JDG-2.5.2-a, JDG-2.5.2-c, JDG-2.5.2-e, JDG-RUL-08.
    """
    chief = s.field.chief(frame.chief)
    must = frame.entering or chiefs.is_alone(s.field, chief)

    def ways() -> list[MoveChief]:
        return chiefs.flights(s.field, s.ground, chief, must=must)

    if s.do("gone", lambda: not ways()):
        s.do("lost", lambda: steps.lose_chief(s, chief))
    else:
        action = s.choose(
            chief.side, "DP-M2", "where", ways, subject=chief.id, place=chief.at or ""
        )
        assert isinstance(action, MoveChief)
        if action.path:
            s.do("moved", lambda: flee(s, chief, action))
    s.done()


def flee(s: Script, chief: Chief, action: MoveChief) -> None:
    """Put a displaced commander-in-chief where they flee to.  Rules: JDG-2.5.2-a."""
    s.tell(
        ChiefMoved(chief=chief.id, side=chief.side, origin=chief.at, path=action.path, forced=True)
    )
    chief.at = action.path[-1]
