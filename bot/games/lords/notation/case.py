"""What a case of Lords of War can state: a position, and facts to hold.

Rules of the format that all games share are in ``bot.cases``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bot.engine.model import Event, Side
from bot.games.lords.content import LordsContent
from bot.games.lords.model.state import Force, LordsState
from bot.games.lords.rules.geometry import Cell, parse
from bot.games.lords.rules.tables import Tables
from bot.games.lords.rules.victory import commands_taken
from bot.games.notation import BadNotation, converted, known

from . import positions

EMPTY = "empty"


class LordsFacts(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Facts about a position; only those given are checked.

    ``units`` maps a cell to ``empty``, to a card, or to a side and a card (``south orc_butcher``).
    ``hands``, ``decks`` (next card first) and ``piles`` map a side to a number or to the cards.
    ``commands`` counts the command units in a side's pile. ``on_mat`` is the number of units.
    ``turn`` names fields of the turn. ``reason`` is the id of the reason for which the battle
    ended.
    """

    units: dict[str, str] = {}
    on_mat: int | None = None
    hands: dict[Side, int | list[str]] = {}
    decks: dict[Side, int | list[str]] = {}
    piles: dict[Side, int | list[str]] = {}
    commands: dict[Side, int] = {}
    extra_turns: dict[Side, int] = {}
    turn: dict[str, Any] = {}
    stall_count: int | None = None
    skip_count: int | None = None
    reason: str | None = None


class LordsPositions:
    """Reads, writes and compares positions for cases."""

    def __init__(self, content: LordsContent):
        self.tables = Tables(content)

    def read(self, raw: Any) -> LordsState:
        """Build a state; raises ``BadNotation``."""
        return positions.read(self.tables, raw)

    def write(self, state: LordsState) -> dict[str, Any]:
        """Write a state as plain values."""
        return positions.write(self.tables, state)

    def roll(self, names: Sequence[str | int]) -> tuple[int, tuple[int, ...]]:
        """Refuse dice: the game has none."""
        raise BadNotation("there are no dice in Lords of War")

    def differences(self, state: LordsState, raw: Any, told: Sequence[Event] = ()) -> list[str]:
        """Return what differs from the expected facts, one line each; raises ``BadNotation``."""
        facts = converted(raw, LordsFacts)
        return [
            *_units(self.tables, state, facts),
            *_cards(state, facts),
            *_others(self.tables, state, facts),
        ]


def _units(tables: Tables, state: LordsState, facts: LordsFacts) -> Iterator[str]:
    there = {unit.cell: unit for unit in state.units}
    for where, wanted in facts.units.items():
        cell = _cell(tables, state, where)
        if wanted != EMPTY:
            known(wanted.split()[-1] if wanted else "", tables.cards, "card", f"units {where}")
        unit = there.get(cell)
        found = (EMPTY,) if unit is None else (unit.card, f"{unit.side} {unit.card}")
        if wanted not in found:
            yield f"{where}: {found[-1]}, expected {wanted}"
    if facts.on_mat not in (None, len(there)):
        yield f"{len(there)} units on the mat, expected {facts.on_mat}"


def _cell(tables: Tables, state: LordsState, where: str) -> Cell:
    try:
        cell = parse(where)
    except ValueError as error:
        raise BadNotation(f"units: {error}") from error
    if not state.terms.borderless and cell not in tables.mat:
        raise BadNotation(f"units: {where} is not on the mat")
    return cell


def _cards(state: LordsState, facts: LordsFacts) -> Iterator[str]:
    for what, wanted in (("hand", facts.hands), ("deck", facts.decks), ("pile", facts.piles)):
        for side, cards in wanted.items():
            found = list(getattr(_force(state, side), what))
            if what == "deck":
                found.reverse()
            if isinstance(cards, int):
                same = len(found) == cards
            elif what == "deck":
                same = found == cards
            else:
                same = sorted(found) == sorted(cards)
            if not same:
                yield f"{what} of {side}: {len(found)} cards {found}, expected {cards}"


def _force(state: LordsState, side: Side) -> Force:
    if side not in state.forces:
        raise BadNotation(f"no side {side}")
    return state.forces[side]


def _others(tables: Tables, state: LordsState, facts: LordsFacts) -> Iterator[str]:
    forces = state.forces.items()
    found: dict[str, dict[str, Any]] = {
        "commands": {side: commands_taken(tables, force) for side, force in forces},
        "extra_turns": {side: force.extra_turns for side, force in forces},
        "turn": msgspec.json.decode(msgspec.json.encode(state.turn)),
    }
    for what, values in found.items():
        for key, wanted in getattr(facts, what).items():
            known(key, values, what, "expected")
            if values[key] != wanted:
                yield f"{what} {key}: {values[key]}, expected {wanted}"
    for what in ("stall_count", "skip_count"):
        wanted = getattr(facts, what)
        if wanted not in (None, getattr(state, what)):
            yield f"{what} {getattr(state, what)}, expected {wanted}"
    if facts.reason not in (None, state.over):
        yield f"reason of the end: {state.over}, expected {facts.reason}"
