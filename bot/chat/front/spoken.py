"""Orders as players read them: in the notation, in the words of their language.

The notation is written in English; there only its identifiers are put into names. What is said so
can be typed again (``bot/chat/front/vocabulary.py``).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from bot.chat.wire.locale import Voice
from bot.engine.game import AnyGame
from bot.engine.model import Text
from bot.engine.refusal import Refused

QUOTES = ("order", "orders", "better")
"""Arguments of refusals in which orders stand."""
NOTATION = "en"
"""The language in which the notation is written."""
_KEY = re.compile(r"\w+(?:[ -]\w+)*")
_IDENTIFIER = re.compile(r"[\d_]")
"""What tells an identifier, such as ``R108`` or ``oar_spear_br``, from a word."""


class _Said(NamedTuple):
    """What of a notation is said in other words: where it stands in an order, and its words."""

    pattern: re.Pattern[str]
    labels: Mapping[str, Text]


def spoken(game: AnyGame, order: str, voice: Voice) -> str:
    """Write an order in the reader's language, cards and pieces by their names."""
    pattern, labels = _said(game, voice.locale == NOTATION)

    def said(found: re.Match[str]) -> str:
        return voice(labels[found[0].lower()]).partition(";")[0].strip()

    return pattern.sub(said, order)


def told(game: AnyGame, reason: Text, voice: Voice) -> Text:
    """Return a refusal in which orders are written with names."""

    def one(name: str, value: str | int | Text) -> str | int | Text:
        if isinstance(value, Text):
            return told(game, value, voice)
        return spoken(game, value, voice) if name in QUOTES and isinstance(value, str) else value

    return Text(reason.key, {name: one(name, value) for name, value in reason.args.items()})


def refusal(game: AnyGame, fault: Refused, voice: Voice) -> Refused:
    """Return a refusal in which orders are written with names."""
    return Refused(told(game, fault.reason, voice), fault.rule, fault.barred)


@cache
def _said(game: AnyGame, names_only: bool) -> _Said:
    """Return what of a game's notation is said in other words, the longest first."""
    labels: dict[str, Text] = {}
    for choice in game.words.typed():
        if _KEY.fullmatch(choice.key) and (_IDENTIFIER.search(choice.key) or not names_only):
            labels.setdefault(choice.key.lower(), choice.label)
    keys = "|".join(map(re.escape, sorted(labels, key=len, reverse=True)))
    return _Said(re.compile(rf"(?<![\w-])(?:{keys or '(?!)'})(?![\w-])", re.IGNORECASE), labels)
