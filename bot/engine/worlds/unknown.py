"""What a seat does not know: masks of states, and worlds that are dealt from them.

A computer that thinks ahead is given a mask: the state with all that its seat may not know in an
order that tells nothing. From the mask it deals worlds, each of which could be the true one. For
states between which the seat cannot tell, the masks are equal to the byte.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from bot.engine.game import AnyGame
from bot.engine.model import Seat
from bot.engine.tries.copying import copied

T = TypeVar("T")


class Source(Protocol):
    """Chance of one's own, never that of a match."""

    def below(self, bound: int) -> int:
        """Return a whole number from 0 to ``bound`` - 1, each as likely."""
        ...


def masked(game: AnyGame, state: Any, seat: Seat | None) -> Any:
    """Return a copy of a state without what a seat (None: a spectator) does not know.

    Raises ``ValueError`` for a game that does not say what that is.
    """
    return _arranged(game, state, seat, sorted)


def dealt(game: AnyGame, state: Any, seat: Seat | None, source: Source) -> Any:
    """Return a copy of a state or mask in which the unknown is one way that it may be.

    Raises ``ValueError`` for a game that does not say what is unknown.
    """
    return _arranged(game, state, seat, lambda cards: shuffled(cards, source))


def shuffled(values: Sequence[T], source: Source) -> list[T]:
    """Return values in an order of chance, the same for the same source on every machine."""
    result = list(values)
    for last in range(len(result) - 1, 0, -1):
        other = source.below(last + 1)
        result[last], result[other] = result[other], result[last]
    return result


def _arranged(
    game: AnyGame, state: Any, seat: Seat | None, order: Callable[[Sequence[str]], list[str]]
) -> Any:
    copy = copied(state)
    pools = game.computer.hidden(copy, seat)
    if pools is None:
        raise ValueError(f"{game.slug} does not say what is hidden from a seat")
    for pool in pools:
        cards = order([card for zone in pool.zones for card in zone.cards])
        for zone in pool.zones:
            zone.put(cards[: len(zone.cards)])
            cards = cards[len(zone.cards) :]
    return copy
