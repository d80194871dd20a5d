"""What a renderer returns, and the voice it is given."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

import msgspec

from bot.engine.model import Term, Text, worded

from .kit.theme import ELLIPSIS

Speaker: TypeAlias = Callable[[Text | Term], str]
"""A message catalogue bound to a language."""

ALT_LIMIT = 1024
"""Longest alternative text that Discord takes (message component reference, media gallery)."""


def clipped(alt: str) -> str:
    """Cut an alternative text that is too long."""
    return alt if len(alt) <= ALT_LIMIT else alt[: ALT_LIMIT - 1] + ELLIPSIS


class Picture(msgspec.Struct, frozen=True):
    """An encoded image with its alternative text (at most 1,024 characters)."""

    data: bytes
    suffix: Literal["png", "webp"]
    alt: str


def remembering(say: Speaker) -> Speaker:
    """Return the same voice, which says what it has said before from memory.

    To be made anew for each picture; so the memory stays small.
    """
    known: dict[tuple[object, ...], str] = {}

    def speak(said: Text | Term) -> str:
        text = worded(said) if isinstance(said, Term) else said
        args: dict[str, str | int | Text] = {
            name: speak(value) if isinstance(value, Text) else value
            for name, value in text.args.items()
        }
        key = (text.key, *args.items())
        if key not in known:
            known[key] = say(Text(text.key, args))
        return known[key]

    return speak
