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


class RuleBook:
    """The rules in each language with what they are found by; computed once."""

    def __init__(self, rules: Sequence[Rule], catalogue: Catalogue):
        terms = {rule.id: plain(_terms(rule, catalogue)) for rule in rules}
        self._pages: dict[str, dict[str, RuleWords]] = {}
        self._found_by: dict[str, list[tuple[RuleWords, str, str]]] = {}
        for locale in LOCALES:
            said = [RuleWords(one.id, catalogue.say(words(one.id), locale)) for one in rules]
            self._pages[locale] = {rule.id: rule for rule in said}
            self._found_by[locale] = [
                (rule, plain(f"{rule.id} {rule.words}"), terms[rule.id]) for rule in said
            ]

    def rules(self, locale: str) -> list[RuleWords]:
        """List all rules in a language."""
        return list(self._pages[locale].values())

    def rule(self, number: str, locale: str) -> RuleWords | None:
        """Return a rule by its number, however it is written."""
        return self._pages[locale].get(number.strip().upper())

    def search(self, typed: str, locale: str) -> list[RuleWords]:
        """List the rules to which all words fit, those first that hold most of them themselves.

        Looked through are the rules in the language, and the glossary in all languages.
        """
        wanted = plain(typed).split()
        found = [
            (sum(fits(word, own) for word in wanted), rule)
            for rule, own, family in self._found_by[locale]
            if all(fits(word, f"{own} {family}") for word in wanted)
        ]
        return [rule for _, rule in sorted(found, key=lambda one: -one[0])]


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
