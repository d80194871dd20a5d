"""A whole turn on one sheet: what each piece may do, found by trying it on copies of a position.

Only steps that neither chance nor hidden things decide are tried; a trial ends where dice would
fall, a card would be drawn or something would be shown. So a sheet tells its seat nothing that it
could not find out by ordering and taking back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from bot.engine.chance.draws import Chance, NoDraws
from bot.engine.flow import Position, Step, submit
from bot.engine.model import Choice, Decision, Event, Seat
from bot.engine.parts.insight import Odds
from bot.engine.parts.words import DONE
from bot.engine.refusal import Refused

MOST_DONE = 4
"""How many questions in a row are left unanswered on the way to a piece's next one."""


class Way(NamedTuple):
    """What a piece may do in a turn: quiet orders as written, then at most one that is final.

    That is an attack with its ``odds``, or a step behind which dice or cards follow by themselves.
    ``choices`` are the picks that lead to it.
    """

    quiet: tuple[str, ...]
    rolls: str
    choices: tuple[Choice, ...]
    odds: Odds | None

    @property
    def pick(self) -> Pick:
        """What picks this way."""
        return Pick(self.quiet, self.rolls)

    @property
    def told(self) -> tuple[str, ...]:
        """The keys of its picks: the same for each path to the same end."""
        return tuple(choice.key for choice in self.choices)


class Piece(NamedTuple):
    """A piece of the seat with what it may do."""

    choice: Choice
    ways: tuple[Way, ...]


class Pick(NamedTuple):
    """A way that was picked, as it is written."""

    quiet: tuple[str, ...]
    rolls: str = ""

    @property
    def orders(self) -> tuple[str, ...]:
        """All orders of it; which of them is final depends on what else is picked."""
        return tuple(filter(None, (*self.quiet, self.rolls)))


class Draft(NamedTuple):
    """Picks carried out together on a copy, as far as no chance decides.

    ``orders`` are the quiet ones as they would be typed, ``rolls`` the final ones behind them, with
    the odds of attacks; ``clashes`` are picks that do not go with those before them. ``ways``
    tells each pick as it was carried out, and ``places`` where its piece stands; None and empty
    where it was not.
    """

    position: Position
    events: tuple[Event, ...]
    orders: tuple[str, ...]
    rolls: tuple[tuple[str, Odds | None], ...]
    clashes: tuple[Pick, ...]
    ways: tuple[Way | None, ...]

    @property
    def places(self) -> tuple[str, ...]:
        """Where the piece of each pick stands."""
        return tuple(way.choices[0].place if way is not None else "" for way in self.ways)

    @property
    def typed(self) -> str:
        """The whole turn as one line of typed orders."""
        return "; ".join((*self.orders, *(order for order, _ in self.rolls)))


def tried(position: Position, seat: Seat, action: Any) -> Step | None:
    """Answer the seat's question on a copy; None where that is no quiet step."""
    decision = position.decision_of(seat)
    if decision is None:
        return None
    try:
        step = submit(position, seat, decision.serial, action, NoDraws())
    except (Chance, Refused):
        return None
    return None if step.barrier else step


class _Line:
    """The orders of a pick that are still to be carried out, and what was told of the others."""

    def __init__(self, pick: Pick, *, clashing: bool = False) -> None:
        self.pick = pick
        self.clashing = clashing
        self.rest = () if clashing else pick.orders
        self._choices: tuple[Choice, ...] = ()
        self._odds: Odds | None = None

    def carried(self, choices: tuple[Choice, ...], odds: Odds | None) -> None:
        """Take the first order off, with the picks that lead to it."""
        if odds is None:
            self._choices = choices[:2]
        else:
            moved = len(self._choices) > 1
            self._choices = (*self._choices, *choices[1:]) if moved else choices
        self._odds, self.rest = odds, self.rest[1:]

    @property
    def way(self) -> Way:
        """The way that was carried out."""
        return Way(self.pick.quiet, self.pick.rolls, self._choices, self._odds)


class Turn:
    """What a seat may do from a position on; each step and its odds are found once."""

    def __init__(self, position: Position, seat: Seat) -> None:
        self._start = _Point(position, seat)

    def line_up(self, picks: Sequence[Pick]) -> Draft:
        """Carry picks out together, whatever the order of the questions to which they belong."""
        point, lines = self._start, [_Line(pick) for pick in picks]
        final: list[tuple[str, Odds | None]] = []
        spent: set[str] = set()
        while any(one.rest for one in lines):
            line = next((one for one in lines if one.rest and point.takes(one.rest[0])), None)
            if line is None:
                if point.left is None:
                    break
                point = point.left
                continue
            name = line.rest[0]
            odds, spends = point.odds(name), point.spends(name)
            after = point.after(name) if odds is None else None
            if after is None and (len(line.rest) > 1 or spends & spent):
                lines[lines.index(line)] = _Line(line.pick, clashing=True)
                continue
            line.carried(point.menu(name), odds)
            if after is not None:
                point = after
            else:
                final.append((name, odds))
                spent |= spends
        ways = tuple(None if one.rest or one.clashing else one.way for one in lines)
        clashes = tuple(one.pick for one in lines if one.rest or one.clashing)
        return Draft(point.position, point.events, point.orders, tuple(final), clashes, ways)

    def pieces(self, picks: Sequence[Pick] = ()) -> list[Piece]:
        """List what each piece of the seat may do beside what was picked for others.

        Picks of the piece itself are left out of account, so that another one can be made. What is
        picked for it stands first, also where another piece goes where this one leaves or passes.
        """
        found, drafted = [], self.line_up(picks).ways
        placed = [(one, one.choices[0].place) for one in drafted if one is not None]
        for choice in self.actors():
            others = [Pick(way.quiet) for way, place in placed if place != choice.place]
            own = tuple(way for way, place in placed if place == choice.place)
            told = {way.told for way in own}
            offered = (way for way in self._ways(choice.place, others) if way.told not in told)
            if ways := (*own, *offered):
                found.append(Piece(choice, ways))
        return found

    def actors(self) -> list[Choice]:
        """List the pieces that may do something, now or later in the turn without being asked.

        A piece is named as at the last question about it: that asks what it does, not its leader.
        """
        found: dict[str, Choice] = {}
        for point in self._start.onwards():
            first = {one[0].place: one[0] for one in reversed(point.begun.values())}
            found |= {place: first[place] for place in reversed(first)}
        return list(found.values())

    def _ways(self, place: str, others: Sequence[Pick]) -> Iterator[Way]:
        """Yield what a piece may do: be ordered where that is asked, move or stay, then attack."""
        point = self._after(others)
        if point is None:
            return
        decision = self._start.decision
        if decision is None or decision.point not in point.position.game.asking.several_points:
            yield from _moves(point, place, ())
            return
        if point.left is not None:  # what the card orders by itself needs no order
            yield from _moves(point.left, place, ())
        for name, choices in self._start.begun.items():
            if choices[0].place != place:
                continue
            ordered = self._after([*others, Pick((name,))])
            if ordered is None:
                continue
            if name not in ordered.orders:
                yield Way((), name, choices, None)
                continue
            yield Way((name,), "", choices, None)
            same = ordered.decision is not None and ordered.decision.point == decision.point
            yield from _moves((ordered.left if same else None) or ordered, place, (name,))

    def _after(self, picks: Sequence[Pick]) -> _Point | None:
        """Return the point behind picks; None where they do not go together."""
        draft = self.line_up(picks)
        return None if draft.clashes else self._start.along(draft.orders)


class _Point:
    """A point of a turn that quiet steps of one seat lead to; what is asked of it is kept.

    ``orders`` are those steps as they are written, ``events`` what they told.
    """

    def __init__(
        self,
        position: Position,
        seat: Seat,
        orders: tuple[str, ...] = (),
        events: tuple[Event, ...] = (),
    ) -> None:
        self.position = position
        self.seat = seat
        self.orders = orders
        self.events = events
        self._after: dict[str, _Point | None] = {}
        self._odds: dict[str, Odds | None] = {}
        self._menus: dict[str, tuple[Choice, ...]] = {}
        self._typed: dict[str, Any] = {}

    @property
    def decision(self) -> Decision | None:
        """The seat's question."""
        return self.position.decision_of(self.seat)

    @cached_property
    def legal(self) -> dict[str, Any]:
        """The legal actions as they are written, in the order of the menus."""
        if self.decision is None:
            return {}
        game, options = self.position.game, self.position.options(self.decision)
        view = self.position.view(self.seat)
        offered = game.asking.offered(view, self.decision, options)
        return {game.write(one): one for one in offered}

    def takes(self, name: str) -> bool:
        """Tell whether an order is legal, also one that no menu offers, such as another path."""
        return self._action(name) is not None

    def _action(self, name: str) -> Any:
        """Return the legal action that is written like this; None where there is none."""
        if name not in self.legal and name not in self._typed:
            self._typed[name] = self._read(name)
        return self.legal.get(name, self._typed.get(name))

    def _read(self, name: str) -> Any:
        game, view, decision = self.position.game, self.position.view(self.seat), self.decision
        if decision is None:
            return None
        try:
            action = game.read(view, decision, name)
        except Refused:
            return None
        same = game.write(action) == name
        return action if same and game.check(view, decision, action) else None

    def menu(self, name: str) -> tuple[Choice, ...]:
        """Return the picks that lead to a legal action."""
        if name not in self._menus:
            decision, view = self.decision, self.position.view(self.seat)
            assert decision is not None
            found = self.position.game.words.menu(view, decision, self._action(name))
            self._menus[name] = tuple(found)
        return self._menus[name]

    def spends(self, name: str) -> frozenset[str]:
        """Return what a legal order uses up for the turn."""
        return self.position.game.planning.spends(self.position.view(self.seat), self._action(name))

    @cached_property
    def begun(self) -> dict[str, tuple[Choice, ...]]:
        """The picks of the actions that begin with a piece."""
        return {name: self.menu(name) for name in self.legal if self._begins(name)}

    def _begins(self, name: str) -> str:
        """Return the place of the piece with which an action begins; empty where with none."""
        return next((one.place for one in self.menu(name)), "")

    @cached_property
    def has_attacks(self) -> bool:
        """Whether an attack begins with a piece."""
        return any(self.odds(name) is not None and self._begins(name) for name in self.legal)

    def attacks(self, place: str) -> Iterator[tuple[str, tuple[Choice, ...]]]:
        """Yield the attacks of the piece at a place with their picks; the odds of no other."""
        for name in self.legal:
            if self._begins(name) == place and self.odds(name) is not None:
                yield name, self.menu(name)

    @cached_property
    def left(self) -> _Point | None:
        """The point behind an answer by nothing; None where that is not possible, or not quiet.

        Menus close with it, so they are read from their end.
        """
        names = reversed(self.legal)
        done = next(
            (name for name in names if (one := self.menu(name)) and one[-1].key == DONE), None
        )
        return None if done is None else self.after(done)

    def odds(self, name: str) -> Odds | None:
        """Return the odds of a legal order."""
        if name not in self._odds:
            view = self.position.view(self.seat)
            self._odds[name] = self.position.game.insight.odds(view, self._action(name))
        return self._odds[name]

    def after(self, name: str) -> _Point | None:
        """Return the point behind an order; None where it is not legal, or not quiet."""
        if name not in self._after:
            action = self._action(name)
            step = None if action is None else tried(self.position, self.seat, action)
            self._after[name] = None if step is None else self._behind(name, step)
        return self._after[name]

    def _behind(self, name: str, step: Step) -> _Point:
        orders, events = (*self.orders, name), (*self.events, *step.events)
        return _Point(step.position, self.seat, orders, events)

    def along(self, orders: Sequence[str]) -> _Point:
        """Return the point behind quiet orders."""
        point = self
        for name in orders:
            after = point.after(name)
            assert after is not None
            point = after
        return point

    def onwards(self) -> Iterator[_Point]:
        """Yield this point and those behind answers by nothing."""
        point: _Point | None = self
        for _ in range(MOST_DONE):
            if point is None:
                return
            yield point
            point = point.left


def _moves(start: _Point, place: str, before: tuple[str, ...]) -> Iterator[Way]:
    """Yield the moves of a piece from a point on, each alone and with the attacks behind it."""
    yield from _attacks(start, place, before, ())
    asked = (one for one in start.onwards() if _asks(one, place))
    point = next(asked, None)
    ends: set[str] = set()
    for name, choices in point.begun.items() if point is not None else ():
        assert point is not None
        if choices[0].place != place or len(choices) < 2 or choices[1].key in ends:
            continue
        if point.odds(name) is not None:
            continue
        ends.add(choices[1].key)
        moved = point.after(name)
        if moved is None:
            yield Way(before, name, choices[:2], None)
            continue
        yield Way((*before, name), "", choices[:2], None)
        if end := choices[1].place:
            yield from _attacks(moved, end, (*before, name), choices[:2])


def _asks(point: _Point, place: str) -> bool:
    """Tell whether a question asks what the piece at a place does."""
    return any(choices[0].place == place for choices in point.begun.values())


def _attacks(
    start: _Point, place: str, before: tuple[str, ...], picked: tuple[Choice, ...]
) -> Iterator[Way]:
    """Yield the attacks of a piece at the first question from a point on that has any."""
    for point in start.onwards():
        if point.has_attacks:
            for name, choices in point.attacks(place):
                yield Way(before, name, (*picked, *choices[bool(picked) :]), point.odds(name))
            return
