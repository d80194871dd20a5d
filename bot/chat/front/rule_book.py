"""Searching the rules by the rulebook's terms, in any of the languages.

The rules are paraphrased in English; the glossary of a game (``<slug>-glossary-<family>``) gives
the terms of a family of rules, such as ``LOS``, as players of each language know them. A chapter
is a family too, and so is each section of it: ``7``, ``7_4``, ``12_1-CAR``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.chat.wire.locale import LOCALES, Catalogue, plain
from bot.engine.model import Text

STEM, ENDING = 5, 2
"""Words from this length on are found without their ending too, for Czech and Polish cases."""


class RuleWords(NamedTuple):
    """A rule of a game's digest: its number, what it says, and the game's slug."""

    id: str
    words: str
    slug: str


class RuleBook:
    """The rules with what they are found by; computed once."""

    def __init__(self, rules: Sequence[RuleWords], catalogue: Catalogue):
        self.rules = tuple(rules)
        self._rules = [
            (rule, plain(f"{rule.id} {rule.words}"), plain(terms(rule, catalogue)))
            for rule in rules
        ]
        self._by_id = {rule.id: rule for rule in rules}

    def rule(self, number: str) -> RuleWords | None:
        """Return a rule by its number, however it is written."""
        return self._by_id.get(number.strip().upper())

    def search(self, words: str) -> list[RuleWords]:
        """List the rules to which all words fit, those first that hold most of them themselves."""
        wanted = plain(words).split()
        found = [
            (sum(fits(word, own) for word in wanted), rule)
            for rule, own, family in self._rules
            if all(fits(word, f"{own} {family}") for word in wanted)
        ]
        return [rule for _, rule in sorted(found, key=lambda one: -one[0])]


def terms(rule: RuleWords, catalogue: Catalogue) -> str:
    """Return the terms of a rule's families in all languages; empty where the glossary has none."""
    keys = [f"{rule.slug}-glossary-{family}" for family in families(rule.id)]
    said = [(key, catalogue.say(Text(key), locale)) for key in keys for locale in LOCALES]
    return " ".join(words for key, words in said if words != key)


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


def fits(word: str, words: str) -> bool:
    """Tell whether a word stands in a text, perhaps with another ending.

    >>> fits("dohledu", "dohled"), fits("hill", "a hill"), fits("hills", "a hill"), fits("x", "y")
    (True, True, True, False)
    """
    return word in words or (len(word) >= STEM and word[:-ENDING] in words)
