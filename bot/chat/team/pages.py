"""What messages tell in team play: who comes next, partners' cards, suggestions, proposals."""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import discord

from bot.chat.front.names import seat_text
from bot.chat.wire.components import button
from bot.chat.wire.ids import PressId
from bot.chat.wire.locale import Voice, escape
from bot.chat.wire.page import Page, Sheet
from bot.engine.game import AnyGame
from bot.engine.model import ANYTIME, Decision, Seat, chain, text
from bot.service.match.seating import OPENED
from bot.service.match.seating import TALK as TEAM_TALK
from bot.service.model import MatchInfo, SeatEntry
from renderers.painter import Painter

BLOCK = re.compile(r"```\n([^`]+)\n```")
JUST_REQUIRED = "none"
"""How many play: no seats besides those that must be taken."""
TALK = [("choice-talk-open", "open"), ("choice-talk-private", "private")]


def seatings(game: AnyGame, scenario: str, voice: Voice) -> list[tuple[str, str]]:
    """List (seats opened besides the required ones, words) for each number of players."""
    infos = game.seats(scenario)
    free = [info.seat for info in infos if not info.required]
    least = len(infos) - len(free)
    found = [(JUST_REQUIRED, str(least))]
    for count in range(1, len(free) + 1):
        for seats in itertools.combinations(free, count):
            names = ", ".join(voice(seat_text(game, seat)) for seat in seats)
            found.append((",".join(seats), f"{least + count}: + {names}"))
    return found


def options(players: str | None, talk: str | None) -> dict[str, str]:
    """Return the options of a new match for what was chosen in the command."""
    opened = None if players in (None, JUST_REQUIRED, "2") else players
    chosen = {OPENED: opened, TEAM_TALK: talk}
    return {name: value for name, value in chosen.items() if value}


def agreed(chosen: Mapping[str, str], voice: Voice) -> str:
    """Write how teams talk, to which all agree by joining; empty for a game without teams."""
    if not chosen.get(OPENED):
        return ""
    return voice.word(f"lobby-talk-{'private' if chosen.get(TEAM_TALK) == 'private' else 'open'}")


def coming(game: AnyGame, view: Any, players: Mapping[Seat, str], voice: Voice) -> str:
    """Write who takes the next turns; empty for a game of two."""
    course = game.insight.course(view)
    seats = course.coming if course is not None else ()
    if len(players) < 3 or not seats:
        return ""
    named = [
        text("chat-board-coming-seat", player=escape(players[one]), seat=seat_text(game, one))
        if one in players
        else seat_text(game, one)
        for one in seats
    ]
    return voice.word("board-coming", seats=chain("chat-board-coming-then", named))


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


def suggestion(said: Suggestion, voice: Voice, painter: Painter) -> Page:
    """Write a suggestion with its picture and the button to adopt it."""
    sheet = _suggested(said, voice, painter)
    sheet.text("-# " + voice.word("suggestion-free"))
    press = PressId(said.info.id, said.decision.serial, "adopt")
    return sheet.row(button(press, voice.word("button-adopt"), "primary")).page()


def look(said: Suggestion, voice: Voice, painter: Painter) -> Page:
    """Show its author a suggestion that the other side would read; the orders are read from here.

    The confirming button stands second (discord-ux 18).
    """
    sheet = _suggested(said, voice, painter)
    sheet.text(voice.word("suggest-look", place=f"<#{said.info.channel}>"))
    post = PressId(said.info.id, said.decision.serial, "propose")
    return sheet.row(
        button(PressId(said.info.id, ANYTIME, "keep"), voice.word("button-keep")),
        button(post, voice.word("button-propose"), "danger"),
    ).page()


def _suggested(said: Suggestion, voice: Voice, painter: Painter) -> Sheet:
    game, seat = said.game, said.decision.seat
    names = {entry.seat: escape(entry.name) for entry in said.info.seats}
    sheet = Sheet(painter.accent(game.side_of(seat)))
    sheet.text(voice.word("suggestion", author=names[said.author], player=names[seat]))
    sheet.text(f"```\n{'; '.join(said.orders)}\n```")
    whole = painter.paint_board(said.view, said.events, voice, marks=marks(said.ends))
    return sheet.picture(whole)


def marks(ends: Sequence[str]) -> list[tuple[str, str]]:
    """Number the places where orders end, in their order; one mark for each place.

    An order that points at no place of the board has an empty one.
    """
    found: dict[str, str] = {}
    for number, place in enumerate(ends, 1):
        if place:
            found.setdefault(place, str(number))
    return [(number, place) for place, number in found.items()]


def orders_in(message: discord.Message | None) -> str | None:
    """Read the orders out of a suggestion; only the bot's own messages have its buttons."""
    layout = discord.ui.LayoutView.from_message(message) if message is not None else None
    for part in layout.walk_children() if layout is not None else ():
        if isinstance(part, discord.ui.TextDisplay):
            found = BLOCK.fullmatch(part.content)
            if found:
                return found[1]
    return None


# Proposals ---------------------------------------------------------------------------------------


def mates(info: MatchInfo, game: AnyGame, seat: Seat) -> list[SeatEntry]:
    """List the entries of a seat's teammates."""
    side = game.side_of(seat)
    return [entry for entry in info.seats if entry.side == side and entry.seat != seat]


def proposal(info: MatchInfo, seat: Seat, mate: SeatEntry, what: str, voice: Voice) -> Page:
    """Ask the teammate to agree to what a seat proposed."""
    author = escape(info.entry(seat).name)
    words = voice.word(f"proposed-{what}", author=author, mate=f"<@{mate.user}>")
    press = PressId(info.id, ANYTIME, "agree", what)
    return Sheet().text(words).row(button(press, voice.word("button-agree"))).page()
