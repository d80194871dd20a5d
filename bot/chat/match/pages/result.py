"""The result card: who won and why, the final board, the revealed seed and how to check it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

from bot.chat.front.names import game_text, scenario_text, seat_text, team_text
from bot.chat.match.pages import clocks, coach
from bot.chat.match.pages.board import report
from bot.chat.people import ladder_pages
from bot.chat.wire.components import Press, button
from bot.chat.wire.ids import Act, PressId
from bot.chat.wire.locale import Voice, escape, visible
from bot.chat.wire.page import Page, PageWriter
from bot.engine.game import AnyGame
from bot.engine.model import ANYTIME, Outcome, Seat, Side, Text, text
from bot.service.lobby.rematches import next_scenario
from bot.service.ports.clocks import Used
from renderers.kit.frame.poster import Announcement, Host
from renderers.kit.theme import DOT
from renderers.painter import Painter


class Result(NamedTuple):
    """A finished match."""

    game: AnyGame
    match: str
    scenario: str
    view: Any
    events: Sequence[Any]
    outcome: Outcome
    players: Mapping[Seat, str]
    seed: str
    ended: float = 0.0
    """When it ended, in seconds since 1970."""
    used: Mapping[str, Used] = {}
    """How long each player took over their answers, by name; empty without clocks."""
    rated: str = ""
    """What it changed on the ladder, in words; empty where it does not count."""
    coached: bool = False
    """Whether its players may ask the coach."""
    followed: bool = False
    """Whether the next battle of the same match follows; then there is no rematch yet."""


def result(scene: Result, voice: Voice, painter: Painter) -> Page:
    """Write the result card."""
    outcome = scene.outcome
    writer = PageWriter(painter.accent(outcome.winner)).text(f"## {voice.word('result-title')}")
    writer.text(winner(scene.game, scene.outcome, scene.players, voice))
    writer.text(voice.word("result-reason", reason=outcome.reason, rule=outcome.rule))
    headline = scene.game.contest.headline(scene.view) if scene.followed else None
    writer.text(voice(headline) if headline is not None else "")
    writer.text(report(scene.game, scene.events, voice, 1600))
    writer.text(clocks.used(scene.used, voice))
    writer.text(scene.rated)
    writer.picture(painter.paint_poster(scene.view, _announced(scene, voice), voice))
    writer.text(voice.word("result-seed", seed=scene.seed))
    writer.text(f"-# {voice.word('result-verify')}")
    writer.line().text("" if scene.followed else voice.word("result-again"))
    writer.row(*_buttons(scene, voice))
    return writer.page()


def _announced(scene: Result, voice: Voice) -> Announcement:
    """Say what the poster tells besides the board; the day is that of Greenwich."""
    game, winner = scene.game, scene.outcome.winner
    parts = [voice(game_text(game.slug))]
    course = game.insight.course(scene.view)
    if course is not None:
        parts.append(voice(course.words or text("poster-turns", count=course.turn)))
    parts.append(datetime.fromtimestamp(scene.ended, UTC).date().isoformat())
    result = voice.word("result-draw").rstrip(".")
    if winner is not None:
        result = voice(text("poster-won", side=team_text(scene.game, winner, scene.players)))
    title = voice(scenario_text(game.slug, scene.scenario))
    return Announcement(title, f" {DOT} ".join(parts), result, _hosts(scene, voice))


def _hosts(scene: Result, voice: Voice) -> list[Host]:
    sides: dict[Side, list[str]] = {}
    for seat, name in scene.players.items():
        sides.setdefault(scene.game.side_of(seat), []).append(visible(name))
    return [
        Host(
            side,
            voice.line(team_text(scene.game, side, scene.players)),
            ", ".join(dict.fromkeys(names)),
            side == scene.outcome.winner,
        )
        for side, names in sides.items()
    ]


def _buttons(scene: Result, voice: Voice) -> list[Press]:
    def press(act: Act) -> Press:
        return button(PressId(scene.match, ANYTIME, act), voice.word(f"button-{act}"))

    more = again(scene.game, scene.match, scene.scenario, scene.players, voice)
    more = [] if scene.followed else more
    rated = [ladder_pages.press(scene.game.slug, voice)] if scene.rated else []
    coached = [coach.press(scene.match, voice)] if scene.coached else []
    looks = [press("chronicle"), press("log"), press("text"), press("film"), press("export")]
    return [*more, *rated, *coached, *looks]


def again(
    game: AnyGame, match: str, scenario: str, players: Mapping[Seat, str], voice: Voice
) -> list[Press]:
    """Make the buttons of games that may follow: turned round, from the same sides, the next."""
    following = next_scenario(game, scenario, players)
    kinds = ["same"] if following is None else ["same", "next"]
    first = button(PressId(match, ANYTIME, "rematch"), voice.word("button-rematch"), "primary")
    others = (
        button(PressId(match, ANYTIME, "rematch", one), voice.word(f"rematch-{one}"))
        for one in kinds
    )
    return [first, *others]


def winner(game: AnyGame, outcome: Outcome, players: Mapping[Seat, str], voice: Voice) -> str:
    """Say who won; ``players`` are named by their seats."""
    if outcome.winner is None:
        return voice.word("result-draw")
    seats = [seat for seat in players if game.side_of(seat) == outcome.winner]
    names = ", ".join(dict.fromkeys(escape(players[seat]) for seat in seats))
    side: str | Text = seat_text(game, seats[0]) if seats else outcome.winner
    return voice.word("result-winner", side=side, players=names)
