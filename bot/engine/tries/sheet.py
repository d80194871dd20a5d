"""A whole turn on one sheet: what each piece may do, found by trying it on copies of a position.

Only steps that neither chance nor hidden things decide are tried; a trial ends where dice would
fall, a card would be drawn or something would be shown. So a sheet tells its seat nothing that it
could not find out by ordering and taking back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.engine.flow import Position
from bot.engine.model import Choice, Event, Seat
from bot.engine.parts.insight import Odds

from .points import Point


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
        self._start = Point(position, seat)

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

    def _after(self, picks: Sequence[Pick]) -> Point | None:
        """Return the point behind picks; None where they do not go together."""
        draft = self.line_up(picks)
        return None if draft.clashes else self._start.along(draft.orders)


def _moves(start: Point, place: str, before: tuple[str, ...]) -> Iterator[Way]:
    """Yield the moves of a piece from a point on, each alone and with the attacks behind it."""
    yield from _attacks(start, place, before, ())
    asked = (one for one in start.onwards() if _asks(one, place))
    point = next(asked, None)
    ends: set[str] = set()
    for name, choices in point.begun.items() if point is not None else ():
        assert point is not None
        if choices[0].place != place or len(choices) < 2 or choices[1].key in ends:
            continue
        if point.rolls(name):
            continue
        ends.add(choices[1].key)
        moved = point.after(name)
        if moved is None:
            yield Way(before, name, choices[:2], None)
            continue
        yield Way((*before, name), "", choices[:2], None)
        if end := choices[1].place:
            yield from _attacks(moved, end, (*before, name), choices[:2])


def _asks(point: Point, place: str) -> bool:
    """Tell whether a question asks what the piece at a place does."""
    return any(choices[0].place == place for choices in point.begun.values())


def _attacks(
    start: Point, place: str, before: tuple[str, ...], picked: tuple[Choice, ...]
) -> Iterator[Way]:
    """Yield the attacks of a piece at the first question from a point on that has any."""
    for point in start.onwards():
        if point.has_attacks:
            for name, choices in point.attacks(place):
                yield Way(before, name, (*picked, *choices[bool(picked) :]), point.odds(name))
            return
