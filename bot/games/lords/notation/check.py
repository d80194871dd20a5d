"""Whether a written position can be: every name exists, every thing is there once, on its side.

Raises ``BadNotation`` for the first thing that cannot be so. Whether such a position can come
about in a battle is left open: where a side names no army any cards of the box may be its own and
in the enemy's pile, but persons fight once, and a named army has no more copies than its list.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from bot.engine.model import Side
from bot.games.lords.model.state import SIDES, LordsState, other
from bot.games.lords.rules.geometry import label
from bot.games.lords.rules.tables import Tables
from bot.games.notation import BadNotation, between, known, once

MANY = 10000
"""More than any number of a position."""


def check(tables: Tables, state: LordsState, armed: Collection[Side]) -> None:
    """Check a position as a whole; ``armed`` sides name their army.  Raises ``BadNotation``."""
    _units(tables, state)
    for side in SIDES:
        _cards(tables, state, side, is_armed=side in armed)
    _turn(state)
    for what in ("stall_count", "skip_count"):
        between(getattr(state, what), 0, MANY, what)
    if state.parley.offer is not None:
        known(state.parley.offer, SIDES, "side", "parley")
    for proposal in state.parley.proposals:
        known(proposal.seat, SIDES, "seat", "parley")
    if state.winner is not None:
        known(state.winner, SIDES, "side", "over")


def _units(tables: Tables, state: LordsState) -> None:
    for unit in state.units:
        between(unit.id, 1, MANY, f"{unit.side}: number of {unit.card}")
        if not state.terms.borderless and unit.cell not in tables.mat:
            raise BadNotation(f"{unit.side}: {unit.card} {label(unit.cell)} is not on the mat")
    once((label(unit.cell) for unit in state.units), "units", "a unit on")
    once((f"#{unit.id}" for unit in state.units), "units", "the number")


def _cards(tables: Tables, state: LordsState, side: Side, *, is_armed: bool) -> None:
    own, enemy = state.forces[side], state.forces[other(side)]
    for where in ("hand", "deck"):
        for card in getattr(own, where):
            known(card, tables.cards, "card", f"{where} of {side}")
    for card in own.pile:
        known(card, tables.cards, "card", f"pile of {side}")
    remembered = (("recalled", own.recalled, own.seen), ("seen", own.seen, own.hand))
    for what, part, whole in remembered:
        for card in Counter(part or ()) - Counter(whole or ()):
            raise BadNotation(f"cards of {side}: {card} is {what} and not in hand")
    there = Counter([*own.hand, *own.deck])
    there.update(unit.card for unit in state.units if unit.side == side)
    every, listed = there + Counter(enemy.pile), Counter(tables.army(own.army))
    for card, count in every.items():
        if is_armed and count > listed[card]:
            raise BadNotation(f"cards of {side}: {count} {card}, but its army has {listed[card]}")
    for card, count in there.items():
        rank = tables.content.ranks[tables.content.cards[card].rank]
        if rank.person and count > tables.content.building.persons:
            raise BadNotation(f"cards of {side}: {card} is a person, there once, not {count} times")
    between(own.extra_turns, 0, MANY, f"extra_turns of {side}")


def _turn(state: LordsState) -> None:
    turn = state.turn
    between(turn.number, 0, MANY, "turn: number")
    known(turn.side, SIDES, "side", "turn")
    units = [str(unit.id) for unit in state.units]
    for due in turn.due:
        known(str(due.unit), units, "unit", "turn: due")
    for what in ("resolutions", "eliminated"):
        between(getattr(turn, what), 0, MANY, f"turn: {what}")
