"""What a case of Jours de Gloire can state: a position, dice, and facts to hold.

Rules of the format that all games share are in ``bot.cases``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bot.engine.model import Event, Side
from bot.games.jours.content import JdgContent
from bot.games.jours.content.base import Cell
from bot.games.jours.model.field import Unit
from bot.games.jours.model.state import JdgState
from bot.games.jours.rules.land.ground import Tables
from bot.games.jours.rules.victory import points
from bot.games.notation import BadNotation, between, converted, known, whole

from . import positions

DRAWN = re.compile(r"([1-9]\d*)/([1-9]\d*)")
"""A marker drawn from the cup: its place among them, and how many there are."""


class JdgFacts(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Facts about a position; only those given are checked.

    ``units``: by id ``0808/NNE``, ``0808 disordered``, ``eliminated``, ``off``, with marks such as
    ``square`` and ``renfort`` in any order. ``chiefs``: a hex or ``eliminated``. ``groups``: OR, NO
    or ``hidden``. ``standing``: how groups act. ``points``: victory points as they stand.
    """

    units: dict[str, str] = {}
    chiefs: dict[str, str] = {}
    groups: dict[str, str] = {}
    standing: dict[str, str] = {}
    control: dict[Cell, Side | None] = {}
    demoralised: list[str] | None = None
    points: dict[Side, int] = {}
    turn: int | None = None
    phase: str | None = None
    segment: str | None = None
    active: str | None = None
    holder: str | None = None
    cup: int | None = None
    reason: str | None = None


class JdgPositions:
    """Reads, writes and compares positions for cases."""

    def __init__(self, content: JdgContent):
        self.content = content
        self.tables = Tables(content)

    def read(self, raw: Any) -> JdgState:
        """Build a state; raises ``BadNotation``."""
        return positions.read(self.tables, raw)

    def write(self, state: JdgState) -> dict[str, Any]:
        """Write a state as plain values."""
        return positions.write(state)

    def roll(self, names: Sequence[str | int]) -> tuple[int, tuple[int, ...]]:
        """Return the faces and the values: dice of 0 to 9, or ``2/3``: second of three markers."""
        drawn = [DRAWN.fullmatch(str(one)) for one in names]
        if len(drawn) == 1 and drawn[0] is not None:
            place, count = (int(one) for one in drawn[0].groups())
            return count, (between(place, 1, count, "draws"),)
        faces = self.content.limits.die
        pips = [whole(str(one), "dice") for one in names]
        for one in pips:
            if one >= faces:
                raise BadNotation(f"dice: {one} is not on the die")
        return faces, tuple(one or faces for one in pips)

    def differences(self, state: JdgState, raw: Any, told: Sequence[Event] = ()) -> list[str]:
        """Return what differs from the expected facts, one line each; raises ``BadNotation``."""
        facts = converted(raw, JdgFacts)
        return [*_units(state, facts), *_groups(state, facts), *self._others(state, facts)]

    def _others(self, state: JdgState, facts: JdgFacts) -> Iterator[str]:
        field, active = state.field, state.field.active
        found = {
            "turn": field.turn,
            "phase": field.phase,
            "segment": active.segment if active else "",
            "active": active.chit.id if active else "",
            "holder": field.holder or "",
            "cup": len(state.cup),
            "reason": state.over,
        }
        for key, value in found.items():
            wanted = getattr(facts, key)
            if wanted not in (None, value):
                yield f"{key} {value}, expected {wanted}"
        broken = sorted(one.id for one in field.formations if one.demoralised)
        if facts.demoralised is not None and sorted(facts.demoralised) != broken:
            yield f"demoralised {broken}, expected {sorted(facts.demoralised)}"
        for cell, side in facts.control.items():
            if field.control.get(cell) != side:
                yield f"control of {cell}: {field.control.get(cell)}, expected {side}"
        now = points(field, self.content.scenarios[field.scenario])
        for side, wanted in facts.points.items():
            if now[Side(known(side, now, "side", "points"))] != wanted:
                yield f"points of {side}: {now[side]}, expected {wanted}"


def _units(state: JdgState, facts: JdgFacts) -> Iterator[str]:
    there = {one.id: one for one in state.field.units}
    for key, wanted in facts.units.items():
        unit = there[known(key, there, "unit", "expected")]
        found = _told(unit)
        missing = [word for word in wanted.split() if word not in found]
        if missing:
            yield f"{key}: {' '.join(sorted(found))}, expected {wanted}"
    chiefs = {one.id: one for one in state.field.chiefs}
    for key, wanted in facts.chiefs.items():
        chief = chiefs[known(key, chiefs, "chief", "expected")]
        where = "eliminated" if chief.eliminated else chief.at or "off"
        if where != wanted:
            yield f"{key}: {where}, expected {wanted}"


def _told(unit: Unit) -> set[str]:
    """Return the words that are true of a unit."""
    found = {unit.level, unit.at or "off"}
    if unit.facing:
        found |= {f"{unit.at}/{unit.facing}", unit.facing}
    if unit.square:
        found.add("square")
    if unit.renfort:
        found.add("renfort")
    return found


def _groups(state: JdgState, facts: JdgFacts) -> Iterator[str]:
    groups = {one.id: one for one in state.field.groups}
    for key, wanted in facts.groups.items():
        found = groups[known(key, groups, "group", "expected")].order or "hidden"
        if found != wanted:
            yield f"{key}: {found}, expected {wanted}"
    active = state.field.active
    for key, wanted in facts.standing.items():
        stands = active.standing.get(key, "") if active else ""
        if stands != wanted:
            yield f"{key} acts {stands}, expected {wanted}"
