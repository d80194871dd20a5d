"""What a case of Napoleonics can state: a position, dice by name, and facts to hold.

Rules of the format that all games share are in ``bot.cases``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bot.engine.model import Side
from bot.games.notation import BadNotation

from . import positions
from .content import NapContent
from .model import Leader, NapState, Unit
from .unit_notation import read_unit, write_unit

EMPTY = "empty"


class NapFacts(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Facts about a position; only those given are checked.

    ``units`` maps a hex to ``empty`` or to a unit as in positions without its hex
    (``B-LN (2) ordered``): blocks, leader and marks are compared only where the text gives any.
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

    def differences(self, state: NapState, raw: Any) -> list[str]:
        """Return what differs from the expected facts, one line each; raises ``BadNotation``."""
        try:
            facts = msgspec.convert(raw, NapFacts)
        except msgspec.ValidationError as error:
            raise BadNotation(str(error)) from error
        return [*self._units(state, facts), *_leaders(state, facts), *_others(state, facts)]

    def _units(self, state: NapState, facts: NapFacts) -> Iterator[str]:
        there = {unit.hex: unit for unit in state.units}
        for label, wanted in facts.units.items():
            unit = there.get(label)
            if unit is None or wanted == EMPTY:
                if (unit is None) != (wanted == EMPTY):
                    found = EMPTY if unit is None else write_unit(self.content, unit, None)
                    yield f"{label}: {found}, expected {wanted}"
                continue
            yield from self._unit(unit, _leader_at(state, unit), wanted)

    def _unit(self, unit: Unit, leader: Leader | None, wanted: str) -> Iterator[str]:
        kind, *rest = wanted.split()
        blocks = rest.pop(0) if rest and rest[0].startswith("(") else ""
        line = " ".join([kind, f"{unit.hex}{blocks}", *rest])
        expected, led = read_unit(self.content, unit.side, line, unit.id)
        found = write_unit(self.content, unit, leader)
        same = unit.type == expected.type and (not blocks or unit.blocks == expected.blocks)
        same = same and (led is None or (leader is not None and leader.name == led))
        if not same or not set(rest) <= set(found.split()[2:]):
            yield f"{unit.hex}: {found}, expected {line}"


def _leader_at(state: NapState, unit: Unit) -> Leader | None:
    own = (one for one in state.leaders if one.hex == unit.hex and one.side == unit.side)
    return next(own, None)


def _leaders(state: NapState, facts: NapFacts) -> Iterator[str]:
    found = {one.name: one.hex or one.status for one in state.leaders}
    for name, wanted in facts.leaders.items():
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
