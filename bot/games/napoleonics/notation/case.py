"""What a case of Napoleonics can state: a position, dice by name, and facts to hold.

Rules of the format that all games share are in ``bot.cases``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bot.engine.model import Event, Side
from bot.games.commands_colors.notation import WantedUnit, on_board, wanted_unit
from bot.games.napoleonics.content import NapContent
from bot.games.napoleonics.model.state import BOTTOM, Leader, NapState, Unit
from bot.games.notation import BadNotation, converted, known

from . import positions
from .units import FLAGS, read_unit, write_unit

EMPTY = "empty"
MARKS = frozenset({"with", "square", "walked", *FLAGS})
"""Marks that a unit may be expected to lack; ``with``: it has no leader."""


class NapFacts(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Facts about a position; only those given are checked.

    ``units`` maps a hex to ``empty`` or to a unit as in positions without its hex
    (``B-LN (2) ordered``): blocks, leader and marks are compared only where the text gives any,
    ``not ordered`` means that the mark is absent, ``not with`` that no leader is there.
    ``leaders`` maps a name to a hex, ``killed`` or ``withdrawn``. ``banners`` counts banners, or
    lists them. ``hands`` and ``tracks`` map a side to a number or to the cards; ``deck`` and
    ``discard`` are a number or the cards, the next one first and the top one last. ``turn`` names
    fields of the turn. ``reason`` is the id of the reason for which the battle ended.
    """

    units: dict[str, str] = {}
    leaders: dict[str, str] = {}
    banners: dict[str, int | list[str]] = {}
    hands: dict[str, int | list[str]] = {}
    tracks: dict[str, int | list[str]] = {}
    deck: int | list[str] | None = None
    discard: int | list[str] | None = None
    turn: dict[str, Any] = {}
    reason: str | None = None


class NapPositions:
    """Reads, writes and compares positions for cases."""

    def __init__(self, content: NapContent):
        self.content = content

    def read(self, raw: Any) -> NapState:
        """Build a state; raises ``BadNotation``."""
        return positions.read(self.content, raw)

    def write(self, state: NapState) -> dict[str, Any]:
        """Write a state as plain values."""
        return positions.write(self.content, state)

    def roll(self, names: Sequence[str | int]) -> tuple[int, tuple[int, ...]]:
        """Return the faces of a die and the values for named faces; ``I C A F S`` will do."""
        faces = list(self.content.dice.faces)
        values = []
        for name in names:
            fitting = [face for face in faces if name in (face, face[0].upper())]
            if not fitting:
                raise BadNotation(f"no die shows {name!r}")
            values.append(faces.index(fitting[0]) + 1)
        return len(faces), tuple(values)

    def differences(self, state: NapState, raw: Any, told: Sequence[Event] = ()) -> list[str]:
        """Return what differs from the expected facts, one line each; raises ``BadNotation``."""
        facts = converted(raw, NapFacts)
        return [*self._units(state, facts), *_leaders(state, facts), *_others(state, facts)]

    def _units(self, state: NapState, facts: NapFacts) -> Iterator[str]:
        there = {unit.hex: unit for unit in state.units}
        for label, wanted in facts.units.items():
            unit = there.get(on_board(self.content.board, label, "units"))
            leader = None if unit is None else _leader_at(state, unit)
            found = EMPTY if unit is None else write_unit(self.content, unit, leader)
            if wanted == EMPTY:
                if unit is not None:
                    yield f"{label}: {found}, expected {wanted}"
                continue
            text = wanted_unit(wanted, label, MARKS)
            expected, led = read_unit(self.content, BOTTOM, text.line, "")
            if unit is None or not _is_like(unit, leader, expected, led, text, found):
                yield f"{label}: {found}, expected {text.told}"


def _is_like(
    unit: Unit,
    leader: Leader | None,
    expected: Unit,
    led: str | None,
    text: WantedUnit,
    found: str,
) -> bool:
    """Tell whether a unit has the type, and blocks, leader and marks as far as they are given."""
    marked = found.split()[2:]
    return (
        unit.type == expected.type
        and (not text.has_strength or unit.blocks == expected.blocks)
        and (led is None or (leader is not None and leader.name == led))
        and set(text.marks) <= set(marked)
        and not set(text.lacks) & set(marked)
    )


def _leader_at(state: NapState, unit: Unit) -> Leader | None:
    own = (one for one in state.leaders if one.hex == unit.hex and one.side == unit.side)
    return next(own, None)


def _leaders(state: NapState, facts: NapFacts) -> Iterator[str]:
    found = {one.name: one.hex or one.status for one in state.leaders}
    for name, wanted in facts.leaders.items():
        known(name, found, "leader", "leaders")
        if found.get(name) != wanted:
            yield f"leader {name}: {found.get(name)}, expected {wanted}"


def _others(state: NapState, facts: NapFacts) -> Iterator[str]:
    for what, given in (
        ("banners", facts.banners),
        ("hand", facts.hands),
        ("track", facts.tracks),
    ):
        for who, wanted in given.items():
            yield from _compare(f"{what} of {who}", _held(state, what, Side(who)), wanted)
    if facts.deck is not None:
        yield from _compare("deck", state.deck[::-1], facts.deck)
    if facts.discard is not None:
        yield from _compare("discard", state.discard, facts.discard)
    fields = msgspec.to_builtins(state.turn)
    for key, wanted in facts.turn.items():
        known(key, fields, "field", "turn")
        if fields.get(key) != wanted:
            yield f"turn {key}: {fields.get(key)}, expected {wanted}"
    if facts.reason is not None and state.over != facts.reason:
        yield f"reason of the end: {state.over}, expected {facts.reason}"


def _held(state: NapState, what: str, side: Side) -> list[str]:
    if side not in state.players:
        raise BadNotation(f"no side {side}")
    player = state.players[side]
    match what:
        case "banners":
            return [f"{one.kind} {one.what}" for one in player.banners]
        case "hand":
            return player.hand
        case _:
            return [slot.card for slot in player.track.values()]


def _compare(what: str, found: list[str], wanted: int | list[str]) -> Iterator[str]:
    if isinstance(wanted, int):
        if len(found) != wanted:
            yield f"{what}: {len(found)} {found}, expected {wanted}"
    elif found != wanted:
        yield f"{what}: {found}, expected {wanted}"
