"""The words of plans in the languages of the players, put into those that the engine reads.

They count only where a plan has words of its own: at the beginning of a line and in conditions.
Orders are left as they are; the vocabulary of their game reads them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from bot.chat.wire.locale import LOCALES, Catalogue, plain
from bot.engine.model import Text

WORDS = (
    "if", "else", "then", "and", "not", "hold", "stop", "free", "taken", "own", "enemy",
    "strength", "odds", "dice", "turn", "lost",
)  # fmt: skip
Reading: TypeAlias = Callable[[str], str]
_ONE = re.compile(r"(?<!\w)[^\W\d_]+(?!\w)")


def _meanings(catalogue: Catalogue) -> Mapping[str, str]:
    """Return what each word means, in all languages side by side."""
    found: dict[str, str] = {}
    for word in WORDS:
        for locale in LOCALES:
            for said in catalogue.say(Text(f"chat-plan-word-{word}"), locale).split(";"):
                found.setdefault(plain(said.strip()), word)
    return found


def canonical(text: str, catalogue: Catalogue, read: Reading = str) -> str:
    """Put the words of a plan into those that the engine reads; ``read`` does so with orders."""
    words = _Words(_meanings(catalogue), read)
    lines = (" ".join(line.split()) for line in re.split(r"[;\n]", text))
    return "; ".join(filter(None, (words.line(line) for line in lines)))


class _Words(NamedTuple):
    """What the words of plans mean, and how orders are read."""

    meanings: Mapping[str, str]
    read: Reading

    def line(self, said: str) -> str:
        """Put a line into the words of the engine."""
        first, rest = self._first(said)
        if first in ("else", "then") and rest:
            return f"{first} {self.line(rest.removeprefix(':').strip())}"
        if first == "if":
            condition, colon, behind = rest.partition(":")
            return f"if {self._condition(condition)}{colon} {self._orders(behind.strip())}".strip()
        inner, condition = self._first(rest) if first == "stop" else ("", "")
        if inner == "if":
            return f"stop if {self._condition(condition)}"
        return self._orders(said)

    def _orders(self, said: str) -> str:
        """Read what stands among orders: ``then`` between them, ``if`` behind them, or one word."""
        if self.meanings.get(plain(said)) in ("hold", "stop"):
            return self.meanings[plain(said)]
        words = said.split(" ")
        for place, word in enumerate(words):
            meant = self.meanings.get(plain(word))
            if place and meant == "if":
                condition = self._condition(" ".join(words[place + 1 :]))
                return f"{self.read(' '.join(words[:place]))} if {condition}"
            if place and meant == "then":
                rest = self._orders(" ".join(words[place + 1 :]))
                return f"{self.read(' '.join(words[:place]))} then {rest}"
        return self.read(said) if said else said

    def _condition(self, said: str) -> str:
        return _ONE.sub(lambda one: self.meanings.get(plain(one[0]), one[0]), said.strip())

    def _first(self, said: str) -> tuple[str, str]:
        """Return what the first word means and the rest; empty where it means nothing."""
        word, _, rest = said.partition(" ")
        meant = self.meanings.get(plain(word.removesuffix(":")), "")
        return (meant, rest.strip()) if meant else ("", said)
