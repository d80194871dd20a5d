"""Hidden cards: the zones where they lie, and pools of zones over which they may be spread."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, MutableSequence, Sequence
from typing import NamedTuple


class Zone(NamedTuple):
    """A place of hidden cards: what lies there, and what puts as many others there."""

    cards: Sequence[str]
    put: Callable[[list[str]], None]


class Pool(NamedTuple):
    """Zones over which like cards are spread in a way that a seat does not know."""

    zones: Sequence[Zone]


def deck(cards: MutableSequence[str]) -> Zone:
    """Return the zone of cards that lie in an order."""

    def put(others: list[str]) -> None:
        cards[:] = others

    return Zone(tuple(cards), put)


def hand(cards: MutableSequence[str], known: Iterable[str] = ()) -> Zone:
    """Return the zone of cards whose order means nothing: they are put there sorted.

    Those that are ``known`` to be there stay.
    """
    kept = Counter(known)

    def put(others: list[str]) -> None:
        cards[:] = sorted([*others, *kept.elements()])

    return Zone(tuple((Counter(cards) - kept).elements()), put)
