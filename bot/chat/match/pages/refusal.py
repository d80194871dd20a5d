"""Why an order was not accepted, and what can be done instead."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.front.names import seat_text
from bot.chat.wire.components import Press, button
from bot.chat.wire.ids import Act, PressId
from bot.chat.wire.locale import Voice
from bot.chat.wire.page import Page, PageWriter
from bot.engine.game import AnyGame
from bot.engine.model import ANYTIME
from bot.engine.refusal import Refused
from bot.service.lobby.choices import asked, host_options
from bot.service.model import MatchInfo
from renderers.picture import Picture


def refused(
    refusal: Refused,
    voice: Voice,
    *,
    why: str = "",
    near: Sequence[Press] = (),
    helps: Sequence[Press] = (),
    picture: Picture | None = None,
    instead: PressId | None = None,
) -> Page:
    """Write why an order was not accepted, what its rule says, and buttons to what is possible.

    ``near`` are buttons of legal orders that may have been meant, ``helps`` those of what to do
    instead; ``picture`` shows where the order was stopped. ``instead`` carries out the order that
    the refusal offers, which is read from this page again.
    """
    writer = PageWriter(0xB3261E)
    reason = voice.word("refused", reason=refusal.reason)
    rule = voice.word("refused-rule", rule=refusal.rule) if refusal.rule and not why else ""
    writer.text(" ".join(filter(None, [reason, rule, voice.word("refused-now")])))
    writer.text(f"-# {why}" if why else "")
    if picture is not None:
        writer.picture(picture)
    if instead is not None and refusal.barred is not None:
        writer.text(voice.word("refused-offer")).text(f"```\n{refusal.barred.offer}\n```")
        writer.row(button(instead, voice.word("refused-instead"), "danger"))
    elif near:
        writer.text(voice.word("refused-near")).row(*near)
    return writer.row(*helps).page()


def helps(info: MatchInfo, user: int, game: AnyGame, voice: Voice) -> list[Press]:
    """Make the buttons of what a user may do where something was refused, as a match stands."""

    def press(act: Act, key: str, style: str = "secondary") -> Press:
        return button(PressId(info.id, ANYTIME, act), voice.word(key), style)

    seated = bool(info.seats_of(user))
    if info.status == "over":
        rematch = [press("rematch", "button-rematch", "primary")] if seated else []
        return [*rematch, press("text", "button-text")]
    if info.status == "running":
        if not seated:
            return [press("text", "button-text")]
        return [press("turn", "button-options", "primary"), press("type", "button-edit")]
    found = []
    for entry in info.seats:
        if not seated and entry.user is None:
            label = voice.word("lobby-join", seat=seat_text(game, entry.seat))
            found.append(button(PressId(info.id, ANYTIME, "join", entry.seat), label, "success"))
    if asked(game, info, user):
        found.append(press("choices", "lobby-choices", "primary"))
    if user == info.host and host_options(game, info.scenario):
        found.append(press("options", "lobby-options"))
    return found
