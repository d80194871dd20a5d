"""The only source of chance.

``SeededDraws`` computes draw *i* from HMAC-SHA-256 alone, so there is no generator state to store
or to leak, and every draw can be recomputed once the seed is known. ``ScriptedDraws`` forces the
results in tests, cases and replays.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Iterator
from copy import copy
from typing import Protocol

from bot.engine.model import Draw


class Draws(Protocol):
    """Gives the result of draw ``index`` of a match."""

    def roll(self, index: int, count: int, faces: int, rule: str) -> tuple[int, ...]:
        """Return ``count`` dice with values 1..faces."""
        ...

    def order(self, index: int, count: int, rule: str) -> tuple[int, ...]:
        """Return a shuffle of ``range(count)``."""
        ...


def commitment(seed: bytes) -> str:
    """Return the SHA-256 of the seed in hexadecimal, to be published before the first draw."""
    return hashlib.sha256(seed).hexdigest()


class SeededDraws:
    """Draws from a secret seed, the match id and the players' nonces.

    The key is HMAC-SHA-256(seed, match and nonces in order); draw ``i`` reads the stream
    HMAC(key, "i|kind|count|bound|rule|block") in 32-bit words, and words that would favour some
    result are thrown away. (N01)

    ``by_deed``: what is drawn depends on what is done as well, by ``bound``; the key of a deed is
    HMAC-SHA-256(key, deed). (N18)
    """

    def __init__(
        self, seed: bytes, match: str, nonces: Iterable[str] = (), *, by_deed: bool = False
    ):
        message = "|".join([match, *nonces]).encode()
        self._key = hmac.digest(seed, message, "sha256")
        self._by_deed = by_deed

    def bound(self, deed: bytes) -> SeededDraws:
        """Return the draws of a deed: the same for the same deed, others for another."""
        if not self._by_deed:
            return self
        made = copy(self)
        made._key = hmac.digest(self._key, deed, "sha256")
        return made

    def roll(self, index: int, count: int, faces: int, rule: str) -> tuple[int, ...]:
        """Return ``count`` dice with values 1..faces."""
        words = self._words(f"{index}|roll|{count}|{faces}|{rule}")
        return tuple(1 + _below(words, faces) for _ in range(count))

    def order(self, index: int, count: int, rule: str) -> tuple[int, ...]:
        """Return a shuffle of ``range(count)`` (Fisher-Yates)."""
        words = self._words(f"{index}|order|{count}|{count}|{rule}")
        cards = list(range(count))
        for last in range(count - 1, 0, -1):
            other = _below(words, last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return tuple(cards)

    def _words(self, context: str) -> Iterator[int]:
        block = 0
        while True:
            data = hmac.digest(self._key, f"{context}|{block}".encode(), "sha256")
            for start in range(0, 32, 4):
                yield int.from_bytes(data[start : start + 4], "big")
            block += 1


def _below(words: Iterator[int], bound: int) -> int:
    """Return an unbiased number 0..bound-1."""
    limit = (1 << 32) - (1 << 32) % bound
    while True:
        word = next(words)
        if word < limit:
            return word % bound


class Chance(Exception):
    """Dice or cards decide from here on."""


class NoDraws:
    """Draws that are not made, for orders that are tried as far as no chance decides."""

    def roll(self, index: int, count: int, faces: int, rule: str) -> tuple[int, ...]:
        """Raise ``Chance``."""
        raise Chance

    def order(self, index: int, count: int, rule: str) -> tuple[int, ...]:
        """Raise ``Chance``."""
        raise Chance


class ScriptMismatch(Exception):
    """A scripted draw does not fit what the rules asked for."""


class ScriptedDraws:
    """Forced results, taken in order; ``fallback`` serves when the script is used up.

    Raises ``ScriptMismatch`` where kind, count, bound or (if the script names one) rule differ
    from what is asked, or where the script has ended and there is no fallback.
    """

    def __init__(self, script: Iterable[Draw], fallback: Draws | None = None):
        self._script = list(script)
        self._next = 0
        self._fallback = fallback

    @property
    def left(self) -> int:
        """How many scripted draws have not been used."""
        return len(self._script) - self._next

    def roll(self, index: int, count: int, faces: int, rule: str) -> tuple[int, ...]:
        """Return the next scripted dice."""
        if self._fallback is not None and not self.left:
            return self._fallback.roll(index, count, faces, rule)
        return self._take("roll", count, faces, rule)

    def order(self, index: int, count: int, rule: str) -> tuple[int, ...]:
        """Return the next scripted shuffle."""
        if self._fallback is not None and not self.left:
            return self._fallback.order(index, count, rule)
        return self._take("order", count, count, rule)

    def _take(self, kind: str, count: int, bound: int, rule: str) -> tuple[int, ...]:
        asked = f"{kind} of {count} (bound {bound}) for {rule}"
        if not self.left:
            raise ScriptMismatch(f"the script has ended, but the rules ask a {asked}")
        draw = self._script[self._next]
        self._next += 1
        same = (draw.kind, draw.count, draw.bound) == (kind, count, bound)
        if not same or (draw.rule and draw.rule != rule):
            raise ScriptMismatch(f"scripted {draw}, but the rules ask a {asked}")
        if len(draw.result) != count:
            raise ScriptMismatch(f"scripted {draw} has {len(draw.result)} results")
        return draw.result
