"""Lines that somebody tries for themselves: a fork of what they know, with chance of its own (N19).

A fork begins in a world dealt from what its seat knows, the same whatever is true of the rest; its
dice have nothing to do with those of the match, and nothing of it reaches the match.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.computer.sources import SeededSource
from bot.engine import flow
from bot.engine.flow import Position
from bot.engine.model import Decision, Event, Seat, Text
from bot.engine.refusal import Refused
from bot.engine.worlds.playout import ChanceDraws
from bot.engine.worlds.unknown import dealt, masked

MOST_ORDERS = 80
"""How long a line may become."""
MOST_ANSWERS = 40
"""How many questions the computer answers at once."""


class Fork(NamedTuple):
    """Where lines begin: a position as a seat (None: a spectator) knows it.

    ``number`` counts the worlds and dice that may be tried; ``whole``: all may be known.
    """

    position: Position
    seat: Seat | None
    number: int = 0
    whole: bool = False


class Tried(NamedTuple):
    """Where a line leads; the last of its orders led there from ``before`` and told ``events``.

    ``fault`` is why the next order was not carried out.
    """

    position: Position
    orders: tuple[str, ...]
    before: Position
    events: tuple[Event, ...] = ()
    fault: Refused | None = None

    @property
    def decision(self) -> Decision | None:
        """What is asked next."""
        return self.position.open[0] if self.position.open else None


def known(fork: Fork) -> bool:
    """Tell whether its game says what the seat knows, so that it can be forked at all."""
    return (
        fork.whole or fork.position.game.computer.hidden(fork.position.state, fork.seat) is not None
    )


def tried(fork: Fork, orders: Sequence[str]) -> Tried:
    """Carry out a line of orders in a fork, each by the seat that is asked, up to one refused.

    Raises ``Refused`` where nothing can be forked.
    """
    here = _begun(fork)
    line = Tried(here, (), here)
    for order in orders[:MOST_ORDERS]:
        if line.decision is None:
            break
        try:
            line = _after(fork, line, order)
        except Refused as fault:
            return line._replace(fault=fault)
    return line


def answered(fork: Fork, line: Tried) -> Tried:
    """Let the computer answer for the seat that is asked, until another seat is asked."""
    decision = line.decision
    seat = None if decision is None else decision.seat
    for _ in range(MOST_ANSWERS):
        decision = line.decision
        if decision is None or decision.seat != seat or len(line.orders) >= MOST_ORDERS:
            break
        line = _after(fork, line, _advised(line.position, decision))
    return line


def _advised(position: Position, decision: Decision) -> str:
    game, view = position.game, position.view(decision.seat)
    action: Any = game.computer.advise(view, decision, position.options(decision))
    return game.write(action)


def _begun(fork: Fork) -> Position:
    game, state = fork.position.game, fork.position.state
    if not known(fork):
        raise Refused(Text("analyse-refused-unknown"))
    if fork.whole:
        return fork.position
    mask = masked(game, state, fork.seat)
    return Position(game, dealt(game, mask, fork.seat, SeededSource(f"world {fork.number}")))


def _after(fork: Fork, line: Tried, order: str) -> Tried:
    """Carry one order out; the same line has the same dice in each fork of a number."""
    here, game = line.position, line.position.game
    decision = here.open[0]
    action = game.read(here.view(decision.seat), decision, order)
    draws = ChanceDraws(SeededSource(f"dice {fork.number} {len(line.orders)}"))
    step = flow.submit(here, decision.seat, decision.serial, action, draws)
    orders = (*line.orders, game.write(action))
    return Tried(step.position, orders, here, step.events)
