"""Short pages that every feature writes: a line with buttons under it."""

from __future__ import annotations

from bot.chat.wire.components import Press, button
from bot.chat.wire.ids import PressId
from bot.chat.wire.locale import Voice, clip
from bot.chat.wire.page import TEXT, Page, PageWriter
from bot.engine.model import ANYTIME


def notice(words: str, *presses: Press) -> Page:
    """Write one line with buttons under it."""
    return PageWriter().text(clip(words, TEXT)).row(*presses).page()


def lines(*words: str) -> str:
    """Set lines under each other; empty ones are left out."""
    return "\n".join(filter(None, words))


def keep(match: str, voice: Voice, serial: int = ANYTIME) -> Press:
    """Make the button that leaves everything as it is; it stands first (discord-ux 18)."""
    return button(PressId(match, serial, "keep"), voice.word("button-keep"))
