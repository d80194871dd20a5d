"""What a case of By Fire and Sword can state: a table in words, dice, and facts to hold.

A position names the armies and what differs from their first markers. It stands in the Action
Phase with the named side to declare an activation. Rules of the format that all games share are
in ``bot.cases``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec

from bot.engine.model import Event, Seat, Setup, Side
from bot.engine.refusal import Refused
from bot.games.fire_and_sword.content import FireAndSwordContent
from bot.games.fire_and_sword.model.state import RED, Element, FasState, SideState
from bot.games.fire_and_sword.phases.round import setup
from bot.games.fire_and_sword.rules.checks import FACES, pips
from bot.games.fire_and_sword.rules.tables import Tables
from bot.games.notation import BadNotation, between, converted, known, once, whole

from . import places, results, text
from .check import check, placed
from .course import course, first_of, is_between, is_reserve, leave_out, step_of, turn_of
from .notes import NO_MARKERS, PLACED, ElementNote, FasFacts, Holder, SideNote, TableNote


class FasPositions:
    """Reads, writes and compares positions for cases."""

    def __init__(self, content: FireAndSwordContent):
        self.content = content
        self.tables = Tables(content)

    def read(self, raw: Any) -> FasState:
        """Build a state in which nothing is asked, of notes or of text; raises ``BadNotation``.

        Rules: FAS-NOT-01, FAS-NOT-02.
        """
        is_text = isinstance(raw, str)
        plain = text.read(raw, tuple(self.content.factions)) if is_text else raw
        note = converted(plain, TableNote)
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
            places.lay(self.content, state, note)
        for side in (Side("blue"), Side("red")):
            self._side(state, side, getattr(note, side))
        for key, held in note.objectives.items():
            known(key, state.objectives, "objective", "objectives")
            state.objectives[key] = None if held == "none" else Side(held)
        course(state, note)
        check(self.tables, state)
        if is_text:
            placed(self.tables, state)
        return state

    def _options(self, note: TableNote) -> dict[str, str]:
        listed = {one.key: one for one in setup.match_options(self.content)}
        for key, value in note.options.items():
            if not listed[known(key, listed, "option", "options")].accepts(value):
                raise BadNotation(f"options.{key}: {value} is not among its values")
        if not note.scenario:
            rounds = int(note.options.get("rounds", self.content.table.rounds_default))
            between(note.round, 1, rounds, "round")
        return dict(note.options)

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
        return head + "".join(map(self._listed, note.army, self._marks(note)))

    def _marks(self, note: SideNote) -> Iterator[ElementNote]:
        """Yield the notes of the elements in the order of their cards."""
        for place in range(len(note.army)):
            key = note.ids[place] if note.ids else ""
            yield note.elements.get(key, ElementNote())

    def _listed(self, card: str, mark: ElementNote) -> str:
        for one in mark.upgrades or ():
            known(one, self.content.upgrades, "upgrade", card)
        upgrades = f", upgrades: [{', '.join(mark.upgrades)}]" if mark.upgrades else ""
        return f"- {{card: {card}{upgrades}}}\n"

    def _side(self, state: FasState, side: Side, note: SideNote) -> None:
        if note.motivation is not None:
            state.sides[side].motivation = note.motivation
        self._advantages(state, side, note)
        own = {one.id: one for one in state.elements if one.side == side}
        if note.ids:
            once(note.ids, f"ids of {side}")
            for element, key in zip(list(own.values()), note.ids, strict=True):
                element.id = key
            own = {one.id: one for one in own.values()}
        for key, marks in note.elements.items():
            if marks.state is not None:
                raise BadNotation(f"{key}: the state follows from dp")
            element = own[known(key, own, f"element of {side}")]
            _mark(element, marks)
            if state.field:
                places.place(state.field, element, marks.at, marks.inside)

    def _advantages(self, state: FasState, side: Side, note: SideNote) -> None:
        """Set the Advantages of a side, and how often each was used.  Rules: FAS-RUL-113."""
        own, spent = state.sides[side], []
        for one in note.advantages:
            key, _, used = one.partition(":")
            known(key, self.content.advantages, "Advantage", side)
            own.advantages = (*own.advantages, key)
            spent += [key] * (between(whole(used, key), 1, 9, key) if used else 0)
        if spent:
            own.spent = tuple(spent)

    def write(self, state: FasState) -> dict[str, Any] | str:
        """Write a state as ``read`` takes it.

        A virtual table between Turns and between phases is text; everything else is notes, as if
        the running Turn had not begun.

        Rules: FAS-NOT-01, FAS-NOT-02.
        """
        sides = {side: self._written(state, side) for side in ("red", "blue")}
        step = step_of(state)
        note = TableNote(
            red=sides["red"],
            blue=sides["blue"],
            round=state.round + (step in ("initial", "orders", "scouting", "deploy")),
            active=_named(turn_of(state)),
            step=step,
            objectives={key: _holder(held) for key, held in state.objectives.items()},
            options=state.options,
        )
        if not state.field:
            return dict(msgspec.to_builtins(note))
        places.note(self.content, note, state)
        if not is_between(state):
            return dict(msgspec.to_builtins(note))
        first = first_of(state)
        note.initiative = None if first is None else _named(first)
        for side in ("red", "blue"):
            self._leave_out(state, getattr(note, side))
        return text.write(msgspec.to_builtins(note), self._factions(state))

    def _factions(self, state: FasState) -> dict[str, str]:
        """Return the faction of each side: that of its commander-in-chief."""
        found = {}
        for side in state.sides:
            own = [one for one in state.elements if one.side == side]
            chief = next(filter(self.tables.is_chief, own), own[0])
            found[str(side)] = self.content.cards[chief.card].faction
        return found

    def _leave_out(self, state: FasState, note: SideNote) -> None:
        """Leave out of a side's elements what is as at the start.  Rules: FAS-NOT-01."""
        for key, mark in note.elements.items():
            leave_out(self.tables, state.element(key), mark)

    def _written(self, state: FasState, side: str) -> SideNote:
        own = [one for one in state.elements if one.side == side]
        fields = [name for name in ElementNote.__struct_fields__ if name not in NO_MARKERS]
        marks = {one.id: ElementNote(**{name: _value(one, name) for name in fields}) for one in own}
        for one in own:
            marks[one.id].reserve = True if is_reserve(state, one) else None
        held = state.sides[Side(side)]
        return SideNote(
            army=[one.card for one in own],
            motivation=held.motivation,
            elements=marks,
            advantages=[_used(held, one) for one in held.advantages],
            ids=[one.id for one in own] if state.field else [],
        )

    def roll(self, names: Sequence[str | int]) -> tuple[int, tuple[int, ...]]:
        """Return the sides of the die and the values of dice; a printed 0 is the ten."""
        values = []
        for name in names:
            if not isinstance(name, int) or not 0 <= name <= FACES:
                raise BadNotation(f"no die shows {name!r}")
            values.append(pips(name))
        return FACES, tuple(values)

    def differences(self, state: FasState, raw: Any, told: Sequence[Event] = ()) -> list[str]:
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
        found += results.differences(self.tables, state, told, facts.results)
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


def _holder(side: Side | None) -> Holder:
    return "none" if side is None else _named(side)


def _named(side: Side) -> Literal["red", "blue"]:
    return "red" if side == RED else "blue"


def _used(own: SideState, key: str) -> str:
    """Write an Advantage, and how often it was used.  Rules: FAS-RUL-113."""
    used = (own.spent or ()).count(key)
    return f"{key}:{used}" if used else key


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
