"""What the bot stores about a user, and how to get it or have it removed."""

from __future__ import annotations

from bot.chat.front.notices import keep, notice
from bot.chat.wire.components import button
from bot.chat.wire.ids import Act, PressId
from bot.chat.wire.locale import Voice
from bot.chat.wire.page import Page


def privacy(voice: Voice) -> Page:
    """Say what is stored, with the buttons to get it and to have it removed."""
    return notice(
        voice.word("privacy-text"),
        button(_press("mydata"), voice.word("button-mydata")),
        button(_press("forget"), voice.word("button-forget"), "danger"),
    )


def forgetting(voice: Voice) -> Page:
    """Say what removing means, and ask again; the confirming button stands second."""
    forget = button(_press("forgetme"), voice.word("button-forget"), "danger")
    return notice(voice.word("confirm-forget"), keep("", voice), forget)


def _press(act: Act) -> PressId:
    return PressId("", 0, act)
