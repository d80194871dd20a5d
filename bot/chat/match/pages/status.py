"""How the matches of a user stand."""

from __future__ import annotations

from collections.abc import Sequence

from bot.chat.front.names import game_text, scenario_text
from bot.chat.people.pages import vacation
from bot.chat.wire.components import button
from bot.chat.wire.ids import PressId
from bot.chat.wire.locale import Voice, escape
from bot.chat.wire.page import Page, PageWriter
from bot.engine.model import ANYTIME
from bot.service.model import MatchInfo, Table
from bot.service.play.agreements import PAUSE
from bot.service.refusals import Unplayable

from . import clocks

MOST_PAUSES = 5
"""In how many games a pause is proposed by a button."""
MOST_WAITS = 2
"""For how many persons a line says how long they are waited for."""


def match_words(info: MatchInfo, voice: Voice) -> str:
    """Name a match by its scenario and players."""
    names = " - ".join(dict.fromkeys(entry.name for entry in info.seats if entry.name))
    return f"{voice(scenario_text(info.system, info.scenario))}: {names}"


def status(
    games: Sequence[tuple[MatchInfo, Table | None]], user: int, voice: Voice, *, away: bool = False
) -> Page:
    """List the user's games, a running one with whose decision it is, if it can be played here.

    Buttons stop their clocks: that of one game, as all agree, or all of a user's for a week.
    ``away``: whether they are on vacation.
    """
    lines = [_status_line(info, table, user, voice) for info, table in games]
    writer = PageWriter().text(f"### {voice.word('status-title')}")
    writer.text("\n".join(lines) or voice.word("no-game-yours"))
    timed = [info for info, table in games if table is not None and table.waits]
    for info in timed[:MOST_PAUSES]:
        scenario = voice(scenario_text(info.system, info.scenario))
        press = PressId(info.id, ANYTIME, "consent", PAUSE)
        writer.row(button(press, voice.word("button-pause", scenario=scenario)))
    if timed or away:
        writer.row(vacation(away, voice))
    return writer.page()


def _status_line(info: MatchInfo, table: Table | None, user: int, voice: Voice) -> str:
    if info.status != "running":
        state = voice.word(f"status-{info.status}")
    elif table is None or table.position is None:
        state = voice(Unplayable().reason)
    else:
        names = [info.entry(decision.seat).name for decision in table.position.open]
        theirs = voice.word("status-theirs", player=escape(", ".join(names)))
        state = voice.word("status-yours") if table.decision_for(user) else theirs
        state += "".join(f" · {clocks.waited(one, voice)}" for one in table.waits[:MOST_WAITS])
        headline = table.game.contest.headline(table.position.view(None))
        state += f" · {voice(headline)}" if headline is not None else ""
    return "- " + voice.word(
        "status-line",
        thread=f"<#{info.channel}>" if info.has_thread else voice.word("status-lost", id=info.id),
        game=game_text(info.system),
        scenario=scenario_text(info.system, info.scenario),
        state=state,
    )
