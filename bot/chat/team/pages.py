"""What messages tell in team play: who comes next, partners' cards, suggestions, proposals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.chat.wire.components import button
from bot.chat.wire.ids import PressId
from bot.chat.wire.locale import Voice, escape
from bot.chat.wire.page import Page, PageWriter
from bot.engine.game import AnyGame
from bot.engine.model import ANYTIME, Decision, Seat
from bot.service.model import MatchInfo
from renderers.painter import Painter

# Suggestions -------------------------------------------------------------------------------------


class Suggestion(NamedTuple):
    """Orders that a teammate suggests; nothing happens before the active player adopts them."""

    game: AnyGame
    info: MatchInfo
    decision: Decision
    author: Seat
    orders: tuple[str, ...]
    view: Any
    """The public board, as far ahead as the orders can be foreseen without chance."""
    events: Sequence[Any]
    ends: Sequence[str]
    """Where the orders end that everybody of the team can see to be legal; these are marked."""
    timed: bool = False
    """Whether it is carried out if the time of who is asked runs out first."""


def suggestion(said: Suggestion, voice: Voice, painter: Painter) -> Page:
    """Write a suggestion with its picture and the button to adopt it."""
    writer = _suggested(said, voice, painter)
    writer.text("-# " + voice.word("suggestion-timed" if said.timed else "suggestion-free"))
    press = PressId(said.info.id, said.decision.serial, "adopt")
    return writer.row(button(press, voice.word("button-adopt"), "primary")).page()


def look(said: Suggestion, voice: Voice, painter: Painter) -> Page:
    """Show its author a suggestion that the other side would read; the orders are read from here.

    The confirming button stands second (discord-ux 18).
    """
    writer = _suggested(said, voice, painter)
    writer.text(voice.word("suggest-look", place=f"<#{said.info.channel}>"))
    post = PressId(said.info.id, said.decision.serial, "propose")
    return writer.row(
        button(PressId(said.info.id, ANYTIME, "keep"), voice.word("button-keep")),
        button(post, voice.word("button-propose"), "danger"),
    ).page()


def _suggested(said: Suggestion, voice: Voice, painter: Painter) -> PageWriter:
    game, seat = said.game, said.decision.seat
    names = {entry.seat: escape(entry.name) for entry in said.info.seats}
    writer = PageWriter(painter.accent(game.side_of(seat)))
    writer.text(voice.word("suggestion", author=names[said.author], player=names[seat]))
    writer.text(f"```\n{'; '.join(said.orders)}\n```")
    whole = painter.paint_board(said.view, said.events, voice, marks=marks(said.ends))
    return writer.picture(whole)


def marks(ends: Sequence[str]) -> list[tuple[str, str]]:
    """Number the places where orders end, in their order; one mark for each place.

    An order that points at no place of the board has an empty one.
    """
    found: dict[str, str] = {}
    for number, place in enumerate(ends, 1):
        if place:
            found.setdefault(place, str(number))
    return [(number, place) for place, number in found.items()]
