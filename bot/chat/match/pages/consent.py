"""Questions before what cannot be taken back, to the player and to the teammate."""

from __future__ import annotations

from bot.chat.front.notices import keep, notice
from bot.chat.front.spoken import spoken
from bot.chat.wire.components import button
from bot.chat.wire.ids import PressId
from bot.chat.wire.locale import Voice, escape
from bot.chat.wire.page import Page, PageWriter
from bot.engine.game import AnyGame
from bot.engine.model import ANYTIME, Seat
from bot.service.model import MatchInfo, SeatEntry


def unsure(press: PressId, game: AnyGame, orders: str, note: str, voice: Voice) -> Page:
    """Show typed orders once more, of which the first cannot be taken back; Yes carries them out.

    The orders are read from this page again.
    """
    said = spoken(game, orders, voice).replace("`", " ")
    lines = [note, voice.word("confirm-order"), f"```\n{said}\n```"]
    writer = PageWriter()
    for line in lines:
        writer.text(line)
    return writer.row(
        keep(press.match, voice), button(press, voice.word("button-confirm"), "danger")
    ).page()


def consent(words: str, match: str, what: str, voice: Voice) -> Page:
    """Ask again before a dangerous act; the confirming button stands second (discord-ux 18)."""
    return notice(
        words,
        keep(match, voice),
        button(PressId(match, ANYTIME, "sure", what), voice.word("button-confirm"), "danger"),
    )


def proposal(info: MatchInfo, seat: Seat, mate: SeatEntry, what: str, voice: Voice) -> Page:
    """Ask the teammate to agree to what a seat proposed."""
    author = escape(info.entry(seat).name)
    words = voice.word(f"proposed-{what}", author=author, mate=f"<@{mate.user}>")
    press = PressId(info.id, ANYTIME, "agree", what)
    return PageWriter().text(words).row(button(press, voice.word("button-agree"))).page()
