"""Typed orders in the languages of the players, put into the notation of a game.

A game says which words may be typed (``Words.typed``), the catalogues say them in each language.
What is found is replaced by what the notation writes; all else, such as hexes, stays as it is.
Accents, case and signs between words do not matter, and all languages are read side by side.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from bot.chat.wire.locale import LOCALES, Catalogue, plain
from bot.engine.game import AnyGame
from bot.engine.model import Text
from bot.engine.refusal import ambiguous

BETWEEN = ";"
"""What stands between words of the same meaning."""
_WORD = re.compile(r"\w+|[\u2190-\u21ff]")
_MARK = re.compile(r"[\u2190-\u21ff]")
"""Arrows that tell names apart are words too, but may be left out."""
_ORDERS = re.compile(r"([;\n])")

Phrase: TypeAlias = tuple[str, ...]


class Vocabulary:
    """The words that players of a game may type; computed once."""

    def __init__(self, game: AnyGame, catalogue: Catalogue):
        self._catalogue = catalogue
        whole: dict[Phrase, list[str]] = {}
        bare: dict[Phrase, list[str]] = {}
        for choice in game.words.typed():
            for said in {catalogue.say(choice.label, locale) for locale in LOCALES}:
                for phrase in map(phrase_of, said.split(BETWEEN)):
                    _learn(whole, phrase, choice.key)
                    _learn(bare, tuple(one for one in phrase if not _MARK.match(one)), choice.key)
        self._meanings = bare | whole
        self._longest = max(map(len, self._meanings), default=0)

    def meanings(self, phrase: str) -> Sequence[str]:
        """Return what a phrase can mean, as the notation writes it."""
        return tuple(self._meanings.get(phrase_of(phrase), ()))

    def canonical(self, text: str, legal: Mapping[str, Text | None]) -> str:
        """Put typed orders into the notation.

        ``legal`` has the legal orders as the notation writes them, each with the words under which
        a menu offers it at once. Such words stand for the order; where a phrase has several
        meanings those count that a legal order has. Raises ``Ambiguous`` where these are several.
        """
        offered = self._offered(legal)
        known = {word for order in legal for word in order.lower().split()}
        composed = unicodedata.normalize("NFC", text)
        return "".join(
            offered.get(phrase_of(part)) or self._line(part, known)
            for part in _ORDERS.split(composed)
        )

    def _offered(self, legal: Mapping[str, Text | None]) -> dict[Phrase, str]:
        """Return legal orders by what menus call them, without names that fit several."""
        found: dict[Phrase, str] = {}
        for order, label in legal.items():
            said = {self._catalogue.say(label, one) for one in LOCALES} if label else set()
            for phrase in map(phrase_of, said):
                found[phrase] = order if found.get(phrase, order) == order else ""
        return found

    def _line(self, line: str, known: set[str]) -> str:
        words = list(_WORD.finditer(line))
        spelt = [plain(one[0]) for one in words]
        found, end, place = "", 0, 0
        while place < len(words):
            length = self._match(spelt[place:])
            if length:
                meant = self._meant(tuple(spelt[place : place + length]), known)
                found += line[end : words[place].start()] + meant
                end = words[place + length - 1].end()
            place += max(length, 1)
        return found + line[end:]

    def _match(self, words: Sequence[str]) -> int:
        """Return the length of the longest phrase with which the words begin; 0 for none."""
        lengths = range(min(self._longest, len(words)), 0, -1)
        return next((one for one in lengths if self._meanings.get(tuple(words[:one]))), 0)

    def _meant(self, phrase: Phrase, known: set[str]) -> str:
        meanings = self._meanings[phrase]
        fitting = [one for one in meanings if one.lower() in known] or meanings[:1]
        if len(fitting) > 1:
            raise ambiguous(fitting)
        return fitting[0]


def _learn(meanings: dict[Phrase, list[str]], phrase: Phrase, key: str) -> None:
    known = meanings.setdefault(phrase, [])
    if phrase and key not in known:
        known.append(key)


def phrase_of(words: str) -> Phrase:
    """Return words as they are compared.

    >>> phrase_of("Nájezd - vlevo")
    ('najezd', 'vlevo')
    """
    return tuple(plain(word) for word in _WORD.findall(words))
