"""What the bot stores about a user, and how to get it or have it removed."""

from __future__ import annotations

from bot.chat.front.notices import keep, notice
from bot.chat.wire.components import Press, button
from bot.chat.wire.ids import Act, PressId
from bot.chat.wire.locale import Voice
from bot.chat.wire.page import Page

WEEK = 7
"""How many days a vacation has that a button begins."""
STANDING = {"on": True, "off": False}
"""What the button of those who stand by makes so."""


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


def vacation(away: bool, voice: Voice) -> Press:
    """Make the button by which a vacation of a week begins, or the present one ends."""
    press = _press("away", "back" if away else str(WEEK))
    return button(press, voice.word("button-returned" if away else "button-away", days=WEEK))


def standing(on: bool, voice: Voice) -> Press:
    """Make the button by which a user stands by on a server, or no more."""
    press = _press("standby", next(arg for arg, to in STANDING.items() if to is not on))
    return button(press, voice.word("button-standby-off" if on else "button-standby-on"))


def _press(act: Act, arg: str = "") -> PressId:
    return PressId("", 0, act, arg)
