"""What a user is shown whom nothing is asked: whom they wait for, what they can do meanwhile."""

from __future__ import annotations

from bot.chat.front.front import Reader
from bot.chat.front.names import match_words, turn_words
from bot.chat.front.notices import lines, notice
from bot.chat.wire.components import Press, button
from bot.chat.wire.ids import PressId
from bot.chat.wire.locale import Voice, escape
from bot.chat.wire.page import Page
from bot.engine.model import ANYTIME
from bot.service.match import coaching
from bot.service.model import Table

from .pages import analysis, coach, dispatch, passing, result, windows
from .pages.board import players_of


def page(reader: Reader, table: Table, note: str, more: int = 0) -> Page:
    """Write whom the user waits for, with what they can do meanwhile.

    ``more`` is how many other games wait for them.
    """
    info, match, voice = table.info, reader.match, reader.voice
    if table.position is None:
        return notice(lines(note, voice.word("not-started")))
    text = button(PressId(match, ANYTIME, "text"), voice.word("button-text"))
    if info.status == "over":
        return _over(reader, table, note, text)
    if not info.seats_of(reader.user):
        return notice(lines(note, voice.word("not-a-player")), text)
    names = [info.entry(decision.seat).name for decision in table.position.open]
    own = table.game.words.held
    key = "not-your-turn" if table.deciders else "computer-moves"
    words = voice.word(key, player=escape(", ".join(names)), held=own)
    words = lines(_place(table, voice), words)
    held = voice.word("button-hand", held=own)
    hand = button(PressId(match, ANYTIME, "hand"), held)
    again = PressId(match, ANYTIME, "turn")  # a computer that thinks is done in a moment
    turn = (
        button(again, voice.word("button-now"))
        if table.deciders
        else button(again, voice.word("button-turn"), "primary")
    )
    undo = button(PressId(match, ANYTIME, "takeback"), voice.word("button-undo"))
    presses = [turn, hand, undo, text] if table.can_undo(reader.user) else [turn, hand, text]
    seat = table.viewer(reader.user)
    if seat is not None and table.game.markers.adjustments(table.position.view(seat), seat):
        presses.append(passing.opener(match, voice))
    if not table.shares_device(reader.user):
        presses.append(dispatch.opener(match, voice))
    presses.append(analysis.opener(match, voice))
    presses += _coach(reader, table)
    if more:
        following = voice.word("button-next", count=more)
        presses.append(button(PressId(match, ANYTIME, "next"), following, "primary"))
    until = windows.waiting_at(table, voice)
    return notice(lines(note, words, until), *presses)


def _place(table: Table, voice: Voice) -> str:
    """Write which match it is, and whose turn."""
    info, game = table.info, table.game
    assert table.position is not None
    place = match_words(info.system, info.scenario, voice)
    course = game.insight.course(table.position.view(None))
    if course is None:
        return f"**{place}**"
    return f"**{place}** \u00b7 {turn_words(game, course, voice)}"


def _over(reader: Reader, table: Table, note: str, text: Press) -> Page:
    """Say how a game ended; its players may go on to another."""
    info, voice, players = table.info, reader.voice, players_of(table.info)
    followed = _followed(table, voice)
    won = result.winner(table.game, info.outcome, players, voice) if info.outcome else ""
    told = lines(note, f"{voice.word('over')} {won}", followed)
    mine = bool(info.seats_of(reader.user)) and not followed
    again = result.again(table.game, info.id, info.scenario, players, voice) if mine else []
    chronicle = button(PressId(info.id, ANYTIME, "chronicle"), voice.word("button-chronicle"))
    return notice(told, *again, chronicle, text, *_coach(reader, table))


def _coach(reader: Reader, table: Table) -> list[Press]:
    """Make the button that asks the coach, where it may speak to the reader."""
    info, user = table.info, reader.user
    silent = not info.seats_of(user) or coaching.refusal(table.game, info) is not None
    shared = table.shares_device(user) and info.status != "over"
    return [] if silent or shared else [coach.press(info.id, reader.voice)]


async def stopped_plan(reader: Reader) -> str:
    """Say where and why the user's plan stopped, as long as they have not gone on by hand."""
    found = await reader.front.matches.plans.of(reader.match, reader.user)
    if found is None or found[1].stop is None or found[1].read:
        return ""
    return dispatch.state_line(found[1], reader.voice)


async def elsewhere(reader: Reader, table: Table) -> int:
    """Count the other games that wait for a player of this one."""
    if not table.info.seats_of(reader.user):
        return 0
    return await reader.front.matches.queries.elsewhere(reader.user, reader.match)


def _followed(table: Table, voice: Voice) -> str:
    """Say that the next battle of a match of several follows a finished one."""
    view = table.position.view(None) if table.position else None
    if view is None or table.game.contest.sequel(view, table.info.setup) is None:
        return ""
    headline = table.game.contest.headline(view)
    return "" if headline is None else voice(headline)
