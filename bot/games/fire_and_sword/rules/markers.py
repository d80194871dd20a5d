"""What a marker shows as a word, and which correction of one can still be taken back."""

from __future__ import annotations

import msgspec

from bot.engine.model import Side
from bot.games.fire_and_sword.model.corrections import Change
from bot.games.fire_and_sword.model.state import Counter, FasState

COUNTERS: tuple[Counter, ...] = ("dp", "losses", "ammo", "melee_ammo", "lances", "cp")


def value_of(state: FasState, target: str, what: str) -> str:
    """Return what a marker shows now, as a word."""
    if what == "motivation":
        return str(state.sides[Side(target)].motivation)
    if what == "control":
        return state.objectives[target] or "none"
    value = getattr(state.element(target), "hidden" if what == "order" else what)
    if isinstance(value, bool) or value is msgspec.UNSET:
        return "on" if value else "off"
    return "none" if value is None else str(value)


def is_counted(what: str) -> bool:
    """Tell whether a marker is a number, so that a step is taken back by the opposite step."""
    return what in COUNTERS or what == "motivation"


def last_change(state: FasState, side: Side | None) -> Change | None:
    """Return the last correction that a side may know of and that can be taken back.

    A word that the game has changed since cannot: the old one would be wrong now.

    Rules: FAS-LIVE-08, FAS-LIVE-10.
    """
    for change in reversed(state.changes):
        known = not change.is_secret or change.by == side
        if known and (
            is_counted(change.what) or value_of(state, change.target, change.what) == change.after
        ):
            return change
    return None
