"""What a renderer returns, and the voice it is given."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

from bot.engine.model import Term, Text, worded

from .kit.theme import ELLIPSIS

Speaker: TypeAlias = Callable[[Text | Term], str]
"""A message catalogue bound to a language."""

ALT_LIMIT = 1024
"""Longest alternative text that Discord takes (message component reference, media gallery)."""


def clipped(alt: str) -> str:
    """Cut an alternative text that is too long."""
    return alt if len(alt) <= ALT_LIMIT else alt[: ALT_LIMIT - 1] + ELLIPSIS


def latest_within(lines: Sequence[str], rest: str) -> str:
    """Write lines as sentences before a rest; where all do not fit, the first ones are left out."""
    for skip in range(len(lines) + 1):
        told = [line if line.endswith((".", "!", "?")) else f"{line}." for line in lines[skip:]]
        full = " ".join([*([ELLIPSIS] if skip else []), *told, rest])
        if len(full) <= ALT_LIMIT:
            return full
    return clipped(rest)


class Picture:
    """An image with its alternative text (``alt``, at most 1,024 characters).

    The words are there at once. The image is painted when ``data`` is first asked for, which can
    take seconds: ask in a painting thread. Two threads that ask at once both paint, the same bytes.
    """

    def __init__(
        self, paint: Callable[[], bytes], suffix: Literal["png", "webp"], alt: str
    ) -> None:
        self._paint = paint
        self._data: bytes | None = None
        self.suffix = suffix
        self.alt = alt

    @property
    def data(self) -> bytes:
        """The encoded image; raises whatever its painter raises."""
        if self._data is None:
            self._data = self._paint()
        return self._data

    def __eq__(self, other: object) -> bool:
        """Compare images and words; paints both where the words are the same."""
        if not isinstance(other, Picture):
            return NotImplemented
        return (self.suffix, self.alt) == (other.suffix, other.alt) and self.data == other.data

    def __hash__(self) -> int:
        return hash((self.suffix, self.alt))

    def painted(self) -> Picture:
        """Return the picture itself, painted now."""
        self._data = self.data
        return self

    def captioned(self, alt: str) -> Picture:
        """Return the same image with other words."""
        return Picture(lambda: self.data, self.suffix, alt)


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
