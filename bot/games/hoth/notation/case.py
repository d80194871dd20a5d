"""What a case of Battle of Hoth can state: a position, dice by name, and facts to hold.

Rules of the format that all games share are in ``bot.cases``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bot.engine.model import Event, Side
from bot.games.commands_colors.notation import WantedUnit, on_board, wanted_unit
from bot.games.hoth.content import HothContent
from bot.games.hoth.model.state import HothState, Player, Unit
from bot.games.hoth.rules.victory import medals
from bot.games.notation import BadNotation, converted, known

from . import positions
from .units import FLAGS, read_unit, write_unit

EMPTY = "empty"
MARKS = frozenset({"badge", "ordered", "fallback", "walked", "attacked", *FLAGS})
"""Marks that a unit may be expected to lack."""


class HothFacts(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Facts about a position; only those given are checked.

    ``units`` maps a hex to ``empty`` or to a unit as in positions without its hex
    (``echo_troopers (2)``): figures and marks are compared only where the text gives any, and
    ``not ordered`` means that the mark is absent.
    ``hands``, ``decks`` (next card first) and ``discards`` (top last) map a seat or side to a
    number or to the cards. ``medals`` counts all medals of a side. ``forts`` maps an id to
    ``standing`` or ``destroyed``, ``objectives`` to the side that took it, or ``none``.
    ``waiting`` lists the types of units that wait to return. ``turn`` names fields of the turn.
    ``reason`` is the id of the reason for which the battle ended. ``node`` is where a campaign
    stands, and ``support`` maps a side to the number or names of its support cards in hand.
    """

    units: dict[str, str] = {}
    hands: dict[str, int | list[str]] = {}
    decks: dict[str, int | list[str]] = {}
    discards: dict[str, int | list[str]] = {}
    medals: dict[str, int] = {}
    forts: dict[str, str] = {}
    objectives: dict[str, str] = {}
    countdowns: dict[str, int] = {}
    waiting: dict[str, list[str]] = {}
    turn: dict[str, Any] = {}
    reason: str | None = None
    node: str | None = None
    support: dict[str, int | list[str]] = {}


class HothPositions:
    """Reads, writes and compares positions for cases."""

    def __init__(self, content: HothContent):
        self.content = content

    def read(self, raw: Any) -> HothState:
        """Build a state; raises ``BadNotation``."""
        return positions.read(self.content, raw)

    def write(self, state: HothState) -> dict[str, Any]:
        """Write a state as plain values."""
        return positions.write(self.content, state)

    def roll(self, names: Sequence[str | int]) -> tuple[int, tuple[int, ...]]:
        """Return the number of faces of a die and the values that show the named faces."""
        faces = list(self.content.dice.faces)
        values = []
        for name in names:
            if name not in faces:
                raise BadNotation(f"no die shows {name!r}")
            values.append(faces.index(name) + 1)
        return len(faces), tuple(values)

    def differences(self, state: HothState, raw: Any, told: Sequence[Event] = ()) -> list[str]:
        """Return what differs from the expected facts, one line each; raises ``BadNotation``."""
        facts = converted(raw, HothFacts)
        return [
            *self._units(state, facts),
            *_cards(state, facts),
            *_others(state, facts),
            *_campaign(state, facts),
        ]

    def _units(self, state: HothState, facts: HothFacts) -> Iterator[str]:
        there = {unit.hex: unit for unit in state.units}
        for label, wanted in facts.units.items():
            unit = there.get(on_board(self.content.board, label, "units"))
            found = EMPTY if unit is None else write_unit(self.content, unit)
            if wanted == EMPTY:
                if unit is not None:
                    yield f"{label}: {found}, expected {wanted}"
                continue
            text = wanted_unit(wanted, label, MARKS)
            types = self.content.unit_types
            side = types[known(text.kind, types, "unit type", f"units {label}")].side
            expected = read_unit(self.content, side, text.line, "")
            if unit is None or not _is_like(unit, expected, text, found.split()[2:]):
                yield f"{label}: {found}, expected {text.told}"


def _is_like(unit: Unit, expected: Unit, text: WantedUnit, marked: list[str]) -> bool:
    """Tell whether a unit has the type, and the figures and marks as far as they are given."""
    return (
        unit.type == expected.type
        and (not text.has_strength or unit.figures == expected.figures)
        and set(text.marks) <= set(marked)
        and not set(text.lacks) & set(marked)
    )


def _cards(state: HothState, facts: HothFacts) -> Iterator[str]:
    for what, wanted in (
        ("hand", facts.hands),
        ("deck", facts.decks),
        ("discard", facts.discards),
    ):
        for who, cards in wanted.items():
            player = _player(state, who)
            found = list(getattr(player, what))
            if what == "deck":
                found.reverse()
            if isinstance(cards, int):
                if len(found) != cards:
                    yield f"{what} of {who}: {len(found)} cards {found}, expected {cards}"
            elif (sorted(found), sorted(cards)) != (sorted(cards),) * 2 or (
                what != "hand" and found != cards
            ):
                yield f"{what} of {who}: {found}, expected {cards}"


def _player(state: HothState, who: str) -> Player:
    for seat, player in state.players.items():
        if who in (seat, seat.rsplit("-", maxsplit=1)[0]):
            return player
    raise BadNotation(f"no seat {who}")


def _others(state: HothState, facts: HothFacts) -> Iterator[str]:
    found: dict[str, dict[str, Any]] = {
        "medals": {side: medals(state, side) for side in state.sides},
        "forts": {fort.id: "standing" if fort.standing else "destroyed" for fort in state.forts},
        "objectives": {one.id: one.taken or "none" for one in state.objectives},
        "countdowns": state.countdowns,
        "waiting": {side: [one.type for one in own.waiting] for side, own in state.sides.items()},
        "turn": msgspec.to_builtins(state.turn),
    }
    for what, values in found.items():
        for key, wanted in getattr(facts, what).items():
            known(key, values, what, "expected")
            if values[key] != wanted:
                yield f"{what} {key}: {values.get(key)}, expected {wanted}"
    if facts.reason is not None and state.over != facts.reason:
        yield f"reason of the end: {state.over}, expected {facts.reason}"


def _campaign(state: HothState, facts: HothFacts) -> Iterator[str]:
    node = state.campaign.node if state.campaign is not None else None
    if facts.node not in (None, node):
        yield f"node {node}, expected {facts.node}"
    if facts.support and state.campaign is None:
        raise BadNotation("support: this is no campaign")
    for side, wanted in facts.support.items():
        known(side, state.sides, "side", "support")
        held = state.campaign.support[Side(side)].hand if state.campaign is not None else []
        if wanted not in (held, len(held)):
            yield f"support cards of {side}: {held}, expected {wanted}"
