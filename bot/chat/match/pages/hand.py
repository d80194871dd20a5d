"""The cards of a player: private."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.chat.front.names import seat_text
from bot.chat.wire.components import MOST, Option, Press, button, select
from bot.chat.wire.ids import PressId
from bot.chat.wire.locale import Voice
from bot.chat.wire.page import Page, PageWriter
from bot.engine.game import AnyGame
from bot.engine.model import ANYTIME, Decision, Seat
from renderers.painter import Painter


def hand(
    game: AnyGame,
    match: str,
    seats: Sequence[tuple[Seat, Any]],
    voice: Voice,
    painter: Painter,
    *,
    lead: str = "",
    mates: Sequence[Seat] = (),
    more: Sequence[Press] = (),
) -> Page:
    """Write the cards of the seats that one user holds, each with its own view.

    Those of ``mates`` follow where the first view shows them; ``more`` are buttons below.
    """
    writer = PageWriter(painter.accent(game.side_of(seats[0][0]))).text(lead)
    for seat, view in seats:
        _one_hand(writer, game, seat, view, voice, painter)
    for other in mates:
        if game.words.hand(seats[0][1], other) is not None:
            _one_hand(writer, game, other, seats[0][1], voice, painter, title="hand-mate")
    for seat, view in seats:
        _sharing(writer, game, match, seat, view, voice)
    turn = button(PressId(match, ANYTIME, "turn"), voice.word("button-turn"), "primary")
    writer.row(turn, *more)
    return writer.page()


def _one_hand(
    writer: PageWriter, game: AnyGame, seat: Seat, view: Any, voice: Voice, painter: Painter,
    *, title: str = "hand-title",
) -> None:  # fmt: skip
    writer.text(f"### {voice.word(title, seat=seat_text(game, seat), held=game.words.held)}")
    secrets = game.words.secrets(view, seat)
    for secret in secrets:
        writer.text(voice(secret))
    cards = game.words.hand(view, seat)
    if not cards:
        writer.text("" if secrets else voice.word("hand-none", held=game.words.held))
        return
    writer.picture(painter.paint_hand(view, seat, voice))
    for card in cards:
        words = voice(card.note) if card.note is not None else ""
        writer.text(f"**{voice(card.label)}**\n{words}")


def _sharing(
    writer: PageWriter, game: AnyGame, match: str, seat: Seat, view: Any, voice: Voice
) -> None:
    """Offer to show a card to the teammate, where they do not see it anyway.

    Rules: HOTH-TEAM-14.
    """
    asked = Decision(ANYTIME, "", seat)
    lines = [
        Option(game.write(action), voice(game.words.menu(view, asked, action)[-1].label))
        for action in game.team.sharing(view, seat)[:MOST]
    ]
    if lines:
        writer.row(select(PressId(match, ANYTIME, "share", seat), voice.word("hand-share"), lines))
