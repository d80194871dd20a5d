"""From what a user sent to moves: its orders, whose seat each is for, and what it answers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from bot.engine import flow
from bot.engine.ending import parley
from bot.engine.model import ANYTIME, Decision, Seat, Text
from bot.engine.plans.standing import END, leaving, led_to
from bot.engine.refusal import NotYourDecision, Refused, StaleDecision
from bot.service.ports.posts import Turn
from bot.service.refusals import OrderRefused

from .live import Live
from .told import visible
from .turns import turn_of

MAX_ORDERS = 40
"""How many orders one message may hold."""
_SERIES = re.compile(r"(order) ([a-z]\d{1,2}(?:[ ,]+[a-z]\d{1,2})+)", re.IGNORECASE)


def order_lines(text: str) -> list[str]:
    """Split a text into orders, at ``;`` and line breaks; ``order`` may name several places.

    >>> order_lines("E4>E5; order H6, h7; done")
    ['E4>E5', 'order H6', 'order h7', 'done']
    """
    lines = [line.strip() for line in re.split(r"[;\n]", text) if line.strip()]
    return [one for line in lines for one in _each_place(line)]


def _each_place(line: str) -> list[str]:
    found = _SERIES.fullmatch(line)
    if found is None:
        return [line]
    return [f"{found[1]} {place}" for place in re.findall(r"\w+", found[2])]


class SentOrders(NamedTuple):
    """A message with orders: whose it is, its interaction, and the orders where it was typed."""

    user: int
    interaction: str
    texts: Sequence[str] = ()


class Cause(NamedTuple):
    """What brings records about: an interaction, and who is at it now; None: nobody is."""

    interaction: str
    by: int | None = None


class Consent(NamedTuple):
    """How many orders of a message are consented to, and at which question that is still open."""

    orders: int = MAX_ORDERS
    serial: int | None = None


ALL = Consent()


class Move(msgspec.Struct, frozen=True):
    """An order ready to be submitted."""

    seat: Seat
    serial: int
    action: Any


def seat_for(live: Live, user: int, serial: int) -> Seat:
    """Return the user's seat that a serial asks; raises ``StaleDecision``, ``NotYourDecision``."""
    mine = live.row.info.seats_of(user)
    for decision in live.position.open:
        if decision.serial == serial:
            if decision.seat in mine:
                return decision.seat
            raise NotYourDecision(Text("refused-not-yours"))
    raise StaleDecision(Text("refused-stale"))


def anytime_seat(live: Live, user: int, action: Any) -> Seat:
    """Return the user's seat that may act so now: the one that is asked first, else any other."""
    position, mine = live.position, live.row.info.seats_of(user)
    asked = [decision.seat for decision in position.open if decision.seat in mine]
    seats = [*dict.fromkeys([*asked, *mine])]
    able = [one for one in seats if action in live.line.game.anytime(position.view(one), one)]
    return able[0] if able else seats[0]


def next_serial(live: Live, seat: Seat, serial: int, *, first: bool) -> int:
    """Return the given serial for the first action, then that of the seat's next question."""
    if first:
        return serial
    decision = live.position.decision_of(seat)
    if decision is None:
        raise StaleDecision(Text("refused-stale"))
    return decision.serial


def read(live: Live, user: int, line: str) -> Move:
    """Read one typed order for the user's open decision, or as an action at any time."""
    game, position = live.line.game, live.position
    mine = live.row.info.seats_of(user)
    decision = next((d for d in position.open if d.seat in mine), None)
    seat = decision.seat if decision else mine[0]
    view = position.view(seat)
    action = game.read(view, decision or Decision(ANYTIME, "", seat), line)
    speaker = anytime_seat(live, user, action)
    if action in game.anytime(position.view(speaker), speaker):
        return Move(speaker, ANYTIME, action)
    if decision is None:
        view = position.view(speaker)
        if game.is_anytime(view, speaker, action):
            raise game.words.refusal(view, Decision(ANYTIME, "", speaker), action)
        raise NotYourDecision(Text("refused-not-yours"))
    return Move(seat, decision.serial, action)


def moves_of(live: Live, user: int, lines: Sequence[str]) -> Iterator[tuple[int, Move]]:
    """Read typed orders, each at the position to which those before it have led.

    Yields how many orders are carried out with a move, and the move. Behind another order nothing
    is answered to what is asked before the next one; ``end`` as the last one is as many moves as a
    turn still asks questions, elsewhere it leaves one. Raises ``Refused``.
    """
    turn = turn_of(live.position)
    for number, line in enumerate(lines, 1):
        try:
            if line.lower() != END:
                for move in leading(live, user, line) if number > 1 else ():
                    yield number - 1, move
                move = read(live, user, line)
                if number < len(lines):
                    _not_yet(live, move, turn)
                yield number, move
                continue
            for move in ending(live, user, turn):
                yield number, move
                if number < len(lines):
                    break
        except NotYourDecision as fault:
            over = NotYourDecision(Text("refused-turn-over")) if number > 1 else fault
            raise faulty(lines, number - 1)(over) from None
        except Refused as fault:
            raise faulty(lines, number - 1)(fault) from None


def _not_yet(live: Live, move: Move, turn: Turn | None) -> None:
    """Raise ``Refused`` where an order leaves a turn for good, though others stand behind it.

    What is asked before those is answered by itself, so it can be left out. An order that is not
    legal leaves nothing: it is refused when it is carried out.
    """
    game, decision = live.line.game, live.position.decision_of(move.seat)
    if move.serial == ANYTIME or decision is None:
        return
    if decision.point not in game.asking.sheet_points:
        return
    if not live.position.allows(decision, move.action):
        return
    if not game.words.leaves(live.position.view(move.seat), decision, move.action):
        return
    draws = live.draws(move.seat, move.action)
    after = flow.submit(live.position, move.seat, move.serial, move.action, draws).position
    if turn_of(after) != turn or after.outcome is not None:
        raise Refused(Text("refused-ends-turn", {"order": game.write(move.action)}))


def leading(live: Live, user: int, line: str) -> Iterator[Move]:
    """Answer nothing to what a user is asked before their typed order."""
    mine = live.row.info.seats_of(user)
    seat = next((one.seat for one in live.position.open if one.seat in mine), None)
    if seat is None:
        return
    for action in led_to(live.position, seat, line):
        decision = live.position.decision_of(seat)
        assert decision is not None, "it is the question that was left on a copy"
        yield Move(seat, decision.serial, action)


def ending(live: Live, user: int, turn: Turn | None) -> Iterator[Move]:
    """Leave what a turn still asks a user about moves and attacks; nothing where it is over.

    Raises ``Refused`` where something else has to be answered first.
    """
    game, mine = live.line.game, live.row.info.seats_of(user)
    while turn_of(live.position) == turn and live.position.outcome is None:
        position = live.position
        decision = next((one for one in position.open if one.seat in mine), None)
        if decision is None:
            raise NotYourDecision(Text("refused-not-yours"))
        yield Move(decision.seat, decision.serial, leaving(position, decision))
        if not game.asking.sheet_points:
            return


def asked_twice(live: Live, move: Move) -> str | None:
    """Say why a legal order is asked about twice, as ``Unsure.what``; None for most orders.

    So it is with what ends the match, and with what shows more than the order names.
    """
    if isinstance(move.action, parley.Resign | parley.OfferDraw):
        return parley.what_of(move.action)
    decision = live.position.decision_of(move.seat)
    if move.serial == ANYTIME or decision is None:
        return None
    game, view = live.line.game, live.position.view(move.seat)
    if not game.check(view, decision, move.action):
        return None
    return "order" if game.insight.exposes(view, decision, move.action) == "more" else None


def unforeseen(live: Live, seat: Seat, first: int) -> None:
    """Raise ``Refused`` if an order brought what its player could not plan for.

    ``first`` is the place in ``live.told`` of what it brought.

    Rules: JDG-PBP-f.
    """
    insight = live.line.game.insight
    seen = [event for one in live.told[first:] for event in visible(one.events, seat)]
    what = insight.surprise(live.position.view(seat), seat, seen)
    if what is not None:
        raise Refused(Text("refused-unforeseen", {"what": what}))


def agreement(live: Live, seats: Sequence[Seat]) -> Move | None:
    """Return how a computer on one of some seats agrees with what its teammates propose.

    What they want to say must not fail for want of a person to ask. None: nothing is proposed.
    """
    game, position = live.line.game, live.position
    for proposal in game.team.proposals(position.view(seats[0])):
        for seat in seats:
            saying = parley.WORDS[proposal.what]
            allied = game.side_of(seat) == game.side_of(proposal.seat)
            if allied and saying in game.anytime(position.view(seat), seat):
                return Move(seat, ANYTIME, saying)
    return None


def faulty(texts: Sequence[str], index: int) -> Callable[[Refused], Refused]:
    """Return how a refusal is worded: with the number of the order where there are several."""
    if len(texts) < 2:
        return lambda fault: fault
    return lambda fault: OrderRefused(index + 1, texts[index], fault)
