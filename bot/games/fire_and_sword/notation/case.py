"""What a case of By Fire and Sword can state: a table in words, dice, and facts to hold.

A position names the armies and what differs from their first markers. It stands in the Action
Phase with the named side to declare an activation. Rules of the format that all games share are
in ``bot.cases``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from bot.engine.model import Seat, Setup, Side
from bot.engine.refusal import Refused
from bot.games.fire_and_sword.content import FireAndSwordContent, Formation, Mode, Order
from bot.games.fire_and_sword.geometry.fixed import INCH
from bot.games.fire_and_sword.model.field import Field
from bot.games.fire_and_sword.model.state import RED, Element, FasState, Game, Hidden
from bot.games.fire_and_sword.phases.round import setup
from bot.games.fire_and_sword.rules.checks import FACES, pips
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.notation import BadNotation, between, converted, known

from . import places
from .check import check

PLACED = ("at", "inside")
NO_MARKERS = ("state", *PLACED)
"""What a note says that is no marker of an element."""
Step: TypeAlias = Literal["turns", "bids", "initial", "orders", "scouting", "end"]
Holder: TypeAlias = Literal["red", "blue", "none"]


class ElementNote(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """Markers of an element; those left out are as at the start.

    On a virtual table ``at`` is x, y and heading in inches and degrees, ``inside`` the structure
    that it garrisons; who has neither is in reserve.
    """

    at: tuple[float, float, float] | None = None
    inside: str | None = None
    dp: int | None = None
    losses: int | None = None
    ammo: int | None = None
    melee_ammo: int | None = None
    lances: int | None = None
    cp: int | None = None
    formation: Formation | None = None
    mode: Mode | None = None
    hidden: Hidden | Literal["none"] | None = None
    revealed: Order | Literal["none"] | None = None
    activated: bool | None = None
    first: bool | None = None
    led: bool | None = None
    gone: bool | None = None
    state: str | None = None
    """Of a fact only: the state by DP."""


class GroundNote(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A piece of terrain of a virtual table; ``points`` left out: all its Structure Points."""

    type: str
    polygon: list[tuple[float, float]]
    multi: str = ""
    points: int | None = None


class SideNote(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A side: its cards in order (``army``), or a ready-made army by its id."""

    army: str | list[str] = []
    motivation: int | None = None
    elements: dict[str, ElementNote] = {}


class TableNote(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A table; ``step`` is where the Round stands."""

    red: SideNote
    blue: SideNote
    round: int = 1
    active: Literal["red", "blue"] = "red"
    step: Step = "turns"
    objectives: dict[str, Holder] = {}
    options: dict[str, str] = {}
    table: tuple[float, float] | None = None
    """Width and height of a virtual table in inches; None: the players' own table."""
    terrain: dict[str, GroundNote] = {}
    markers: dict[str, tuple[float, float]] = {}


class FasFacts(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Facts about a table; only those given are checked."""

    elements: dict[str, ElementNote] = {}
    motivation: dict[str, int] = {}
    objectives: dict[str, str] = {}
    round: int | None = None
    phase: str | None = None
    active: str | None = None
    initiative: str | None = None
    reason: str | None = None


class FasPositions:
    """Reads, writes and compares positions for cases."""

    def __init__(self, content: FireAndSwordContent):
        self.content = content
        self.tables = Tables(content)

    def read(self, raw: Any) -> FasState:
        """Build a state in which nothing is asked; raises ``BadNotation``."""
        note = converted(raw, TableNote)
        options = self._options(note)
        for seat in setup.SEATS:
            options[f"army-{seat}"] = self._army(getattr(note, seat.partition("-")[0]))
        seats = tuple(Seat(one) for one in setup.SEATS)
        made = Setup(scenario=setup.SCENARIO, seats=seats, options=options)
        try:
            state = setup.new_state(self.tables, made)
        except Refused as error:
            raise BadNotation(f"no army that can play ({error.reason.key})") from error
        if note.table is not None:
            state.field = places.read(self.content, note.table, note.terrain, note.markers)
            state.objectives = dict.fromkeys(note.markers)
        for side in (Side("blue"), Side("red")):
            self._side(state, side, getattr(note, side))
        for key, held in note.objectives.items():
            known(key, state.objectives, "objective", "objectives")
            state.objectives[key] = None if held == "none" else Side(held)
        self._course(state, note)
        check(self.tables, state)
        return state

    def _options(self, note: TableNote) -> dict[str, str]:
        listed = {one.key: one for one in setup.match_options(self.content)}
        for key, value in note.options.items():
            if not listed[known(key, listed, "option", "options")].accepts(value):
                raise BadNotation(f"options.{key}: {value} is not among its values")
        rounds = int(note.options.get("rounds", self.content.table.rounds_default))
        between(note.round, 1, rounds, "round")
        return dict(note.options)

    def _course(self, state: FasState, note: TableNote) -> None:
        state.flow = [Game(step=note.step)]
        state.round = note.round - (note.step in ("initial", "orders", "scouting"))
        if note.step == "turns":
            state.phase = "action"
            state.initiative = Side(note.active)

    def _army(self, note: SideNote) -> str:
        if isinstance(note.army, str):
            return known(note.army, self.content.armies, "army")
        for card in note.army:
            known(card, self.content.cards, "card", "army")
        if not note.army:
            raise BadNotation("army: name its cards, or a ready-made army")
        most = self.content.limits.motivation.most
        motivation = (
            most
            if note.motivation is None
            else between(note.motivation, 0, most, "motivation") or 1
        )
        head = f"name: Case\nmotivation: {motivation}\nelements:\n"
        return head + "".join(f"- {{card: {one}}}\n" for one in note.army)

    def _side(self, state: FasState, side: Side, note: SideNote) -> None:
        if note.motivation is not None:
            state.sides[side].motivation = note.motivation
        own = {one.id: one for one in state.elements if one.side == side}
        for key, marks in note.elements.items():
            if marks.state is not None:
                raise BadNotation(f"{key}: the state follows from dp")
            element = own[known(key, own, f"element of {side}")]
            _mark(element, marks)
            if state.field:
                places.place(state.field, element, marks.at, marks.inside)

    def write(self, state: FasState) -> dict[str, Any]:
        """Write a state as plain values, as ``read`` takes them."""
        frame = state.flow[0] if state.flow else None
        step: Step = "turns"
        if isinstance(frame, Game):
            step = "bids" if frame.step == "swaps" or frame.step == "initiative" else frame.step
        sides = {side: self._written(state, side) for side in ("red", "blue")}
        note = TableNote(
            red=sides["red"],
            blue=sides["blue"],
            round=state.round + (step in ("initial", "orders", "scouting")),
            active="blue" if (state.active or state.initiative) == "blue" else "red",
            step=step,
            objectives={key: _holder(held) for key, held in state.objectives.items()},
            options=state.options,
        )
        if state.field:
            _placed(note, state.field)
        found: dict[str, Any] = msgspec.to_builtins(note)
        return found

    def _written(self, state: FasState, side: str) -> SideNote:
        own = [one for one in state.elements if one.side == side]
        fields = [name for name in ElementNote.__struct_fields__ if name not in NO_MARKERS]
        marks = {one.id: ElementNote(**{name: _value(one, name) for name in fields}) for one in own}
        return SideNote(
            army=[one.card for one in own],
            motivation=state.sides[Side(side)].motivation,
            elements=marks,
        )

    def roll(self, names: Sequence[str | int]) -> tuple[int, tuple[int, ...]]:
        """Return the sides of the die and the values of dice; a printed 0 is the ten."""
        values = []
        for name in names:
            if not isinstance(name, int) or not 0 <= name <= FACES:
                raise BadNotation(f"no die shows {name!r}")
            values.append(pips(name))
        return FACES, tuple(values)

    def differences(self, state: FasState, raw: Any) -> list[str]:
        """Return what differs from the expected facts, one line each; raises ``BadNotation``."""
        facts = converted(raw, FasFacts)
        found = [
            line
            for key, marks in facts.elements.items()
            for line in self._compared(state, self._element(state, key), marks)
        ]
        for name in ("round", "phase", "active", "initiative"):
            wanted = getattr(facts, name)
            if wanted is not None and (getattr(state, name) or "none") != wanted:
                found.append(f"{name} {getattr(state, name)}, expected {wanted}")
        if facts.reason not in (None, state.over):
            found.append(f"reason of the end: {state.over}, expected {facts.reason}")
        return [*found, *_others(state, facts)]

    def _element(self, state: FasState, key: str) -> Element:
        element = next((one for one in state.elements if one.id == key), None)
        if element is None:
            raise BadNotation(f"no element {key}")
        return element

    def _compared(
        self, state: FasState, element: Element, marks: ElementNote
    ) -> Iterator[str]:  # fmt: skip
        for name in marks.__struct_fields__:
            wanted = getattr(marks, name)
            if wanted is None:
                continue
            if name in PLACED:
                yield from places.differences(state, element, name, wanted)
                continue
            value = self.tables.state_of(element) if name == "state" else _value(element, name)
            if value != wanted:
                yield f"{element.id} {name}: {value}, expected {wanted}"


def _placed(note: TableNote, field: Field) -> None:
    """Write the virtual table into a note."""
    note.table = (field.width / INCH, field.height / INCH)
    note.terrain = {
        one.id: GroundNote(
            type=one.type,
            polygon=[spot.inches for spot in one.corners],
            multi=one.multi,
            points=one.points,
        )
        for one in field.grounds
    }
    note.markers = {key: one.at.inches for key, one in field.markers.items()}
    for key, where in field.places.items():
        mark = (note.red if key[0] == "r" else note.blue).elements[key]
        mark.at = None if where.structure else places.spot_of(where)
        mark.inside = where.structure or None


def _holder(side: Side | None) -> Holder:
    if side is None:
        return "none"
    return "red" if side == RED else "blue"


def _value(element: Element, name: str) -> Any:
    value = getattr(element, name)
    if value is msgspec.UNSET:
        return None
    return "none" if value is None and name in ("hidden", "revealed") else value


def _mark(element: Element, marks: ElementNote) -> None:
    """Set what a note gives; a Unit with a revealed token was activated."""
    for name in marks.__struct_fields__:
        value = getattr(marks, name)
        if value is not None and name not in NO_MARKERS:
            setattr(element, name, None if value == "none" else value)
    if element.revealed is not None and marks.activated is None:
        element.activated = True


def _others(state: FasState, facts: FasFacts) -> Iterator[str]:
    for side, wanted in facts.motivation.items():
        known(side, state.sides, "side", "motivation")
        found = state.sides[Side(side)].motivation
        if found != wanted:
            yield f"Motivation of {side}: {found}, expected {wanted}"
    for key, holder in facts.objectives.items():
        known(key, state.objectives, "objective", "objectives")
        known(holder, [*state.sides, "none"], "side", f"objectives.{key}")
        held = state.objectives[key] or "none"
        if held != holder:
            yield f"objective {key}: {held}, expected {holder}"
