"""Orders as players read them: in the notation, with names where it writes identifiers.

What is said so can be typed again (``bot/chat/front/vocabulary.py``).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from bot.chat.wire.locale import Voice
from bot.engine.game import AnyGame
from bot.engine.model import Text
from bot.engine.refusal import Refused

QUOTES = ("order", "orders", "better")
"""Arguments of refusals in which orders stand."""
_WORD = re.compile(r"\w+")
_IDENTIFIER = re.compile(r"[\d_]")
"""What tells an identifier, such as ``R108`` or ``oar_spear_br``, from a word."""


def spoken(game: AnyGame, order: str, voice: Voice) -> str:
    """Write an order with the names of cards and pieces in the reader's language."""
    names = _names(game)

    def said(found: re.Match[str]) -> str:
        label = names.get(found[0].lower())
        return found[0] if label is None else voice(label).partition(";")[0].strip()

    return _WORD.sub(said, order)


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
def _names(game: AnyGame) -> Mapping[str, Text]:
    """Return the names of what the notation of a game writes as identifiers, the fullest ones."""
    found: dict[str, Text] = {}
    for choice in game.words.typed():
        if _IDENTIFIER.search(choice.key):
            found.setdefault(choice.key.lower(), choice.label)
    return found
