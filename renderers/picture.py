"""What a renderer returns, and the voice it is given."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

import msgspec

from bot.engine.model import Text

Speaker: TypeAlias = Callable[[Text], str]
"""A message catalogue bound to a language."""

ALT_LIMIT = 1024
"""Longest alternative text that Discord takes (message component reference, media gallery)."""


class Picture(msgspec.Struct, frozen=True):
    """An encoded image with its alternative text (at most 1,024 characters)."""

    data: bytes
    suffix: Literal["png", "webp"]
    alt: str


def remembering(say: Speaker) -> Speaker:
    """Return the same voice, with messages without arguments said from memory when repeated."""
    known: dict[str, str] = {}

    def speak(text: Text) -> str:
        if text.args:
            return say(text)
        if text.key not in known:
            known[text.key] = say(text)
        return known[text.key]

    return speak
