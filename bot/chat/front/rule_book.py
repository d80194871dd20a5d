"""Searching the rules by their words in the reader's language and by the rulebook's terms in any.

The glossary of a game (``<slug>-glossary-<family>``) gives the terms of a family of rules, such as
``LOS``, as players of each language know them. A chapter is a family too, and so is each section
of it: ``7``, ``7_4``, ``12_1-CAR``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.chat.wire.locale import LOCALES, Catalogue, plain
from bot.engine.model import Text
from bot.rulebook import words

STEM, ENDING = 5, 2
"""Words from this length on are found without their ending too, for Czech and Polish cases."""


class Rule(NamedTuple):
    """A rule of a game's digest: its number and the game's slug."""

    id: str
    slug: str


class RuleWords(NamedTuple):
    """A rule's number and what it says in one language."""

    id: str
    words: str


class Entry(NamedTuple):
    """A rule in one language, its words to look through, and the terms of its families."""

    rule: RuleWords
    own: str
    family: str


class RuleBook:
    """The rules in each language with what they are found by.

    To say all rules of a language takes a good part of a second. That is done once, when they are
    first listed or searched, or by ``warm_up``. Safe to ask from several threads.
    """

    def __init__(self, rules: Sequence[Rule], catalogue: Catalogue):
        self._rules = {rule.id: rule for rule in rules}
        self._catalogue = catalogue
        self._entries: dict[str, list[Entry]] = {}

    def warm_up(self) -> None:
        """Say all rules in all languages."""
        for locale in LOCALES:
            self._entries_in(locale)

    def rules(self, locale: str) -> list[RuleWords]:
        """List all rules in a language."""
        return [entry.rule for entry in self._entries_in(locale)]

    def rule(self, number: str, locale: str) -> RuleWords | None:
        """Return a rule by its number, however it is written."""
        found = self._rules.get(number.strip().upper())
        return None if found is None else self._said(found, locale)

    def search(self, typed: str, locale: str) -> list[RuleWords]:
        """List the rules to which all words fit, those first that hold most of them themselves.

        Looked through are the rules in the language, and the glossary in all languages.
        """
        wanted = plain(typed).split()
        found = [
            (sum(fits(word, own) for word in wanted), rule)
            for rule, own, family in self._entries_in(locale)
            if all(fits(word, f"{own} {family}") for word in wanted)
        ]
        return [rule for _, rule in sorted(found, key=lambda one: -one[0])]

    def _said(self, rule: Rule, locale: str) -> RuleWords:
        return RuleWords(rule.id, self._catalogue.say(words(rule.id), locale))

    def _entries_in(self, locale: str) -> list[Entry]:
        if locale not in self._entries:
            self._entries[locale] = [self._entry(rule, locale) for rule in self._rules.values()]
        return self._entries[locale]

    def _entry(self, rule: Rule, locale: str) -> Entry:
        said = self._said(rule, locale)
        return Entry(said, plain(f"{said.id} {said.words}"), plain(_terms(rule, self._catalogue)))


def _terms(rule: Rule, catalogue: Catalogue) -> str:
    """Return the terms of a rule's families in all languages; empty where the glossary has none."""
    keys = [f"{rule.slug}-glossary-{family}" for family in families(rule.id)]
    said = [(key, catalogue.say(Text(key), locale)) for key in keys for locale in LOCALES]
    return " ".join(known for key, known in said if known != key)


def families(number: str) -> list[str]:
    """List the families to which a rule belongs, the widest first.

    >>> families("HOTH-LOS-07"), families("FAS-7.4.1-b")
    (['LOS', 'LOS-07'], ['7', '7_4', '7_4_1', '7_4_1-b'])
    """
    first, *rest = number.split("-")[1:]
    parts = first.split(".")
    chapters = ["_".join(parts[:length]) for length in range(1, len(parts) + 1)]
    return chapters + [
        "-".join([chapters[-1], *rest[:length]]) for length in range(1, len(rest) + 1)
    ]


def fits(word: str, text: str) -> bool:
    """Tell whether a word stands in a text, perhaps with another ending.

    >>> fits("dohledu", "dohled"), fits("hill", "a hill"), fits("hills", "a hill"), fits("x", "y")
    (True, True, True, False)
    """
    return word in text or (len(word) >= STEM and word[:-ENDING] in text)
