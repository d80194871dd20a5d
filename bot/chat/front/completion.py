"""What is suggested while a command is typed: what fits, cut to Discord's limits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from discord import app_commands

from bot.chat.wire.locale import clip, plain

Language = Literal["automatic", "English", "čeština", "polski"]
_LOCALES = {"English": "en", "čeština": "cs", "polski": "pl"}
FORMATS = [("choice-picture", "picture"), ("choice-text", "text")]
Found = list[app_commands.Choice[str]]
MOST, NAME = 25, 100


def locale(language: Language | None) -> str | None:
    """Return the catalogue's language of a choice; None for the automatic one."""
    return _LOCALES.get(language or "automatic")


def matching(typed: str, pairs: Iterable[tuple[str, str]]) -> Found:
    """Return the (value, name) pairs that contain what was typed, at most 25."""
    wanted = plain(typed)
    found = [
        app_commands.Choice(name=clip(name, NAME), value=value)
        for value, name in pairs
        if len(value) <= NAME and (wanted in plain(name) or wanted in plain(value))
    ]
    return found[:MOST]


def of_each(typed: str, groups: Iterable[Iterable[tuple[str, str]]]) -> Found:
    """Return the pairs that contain what was typed, of several groups such as games.

    As long as nothing is typed each group has as much room as any other.
    """
    found = [matching(typed, pairs) for pairs in groups]
    room = MOST if typed else MOST // max(1, len(found))
    return [one for group in found for one in group[:room]][:MOST]


def behind(typed: str, pairs: Iterable[tuple[str, str]]) -> Found:
    """Return what fits to the last part of what was typed, behind what stands before it.

    Parts are parted by semicolons.
    """
    before, mark, last = typed.rpartition(";")
    head = f"{before}; " if mark else ""
    return [
        app_commands.Choice(name=clip(head + choice.name, NAME), value=head + choice.value)
        for choice in matching(last.strip(), pairs)
        if len(head + choice.value) <= NAME
    ]
