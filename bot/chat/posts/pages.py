"""What each post of the outbox shows: from its body to the page that is sent."""

from __future__ import annotations

from bot.chat.front.names import game_text, scenario_text
from bot.chat.front.services import Services
from bot.chat.lobby import choices
from bot.chat.lobby.pages import Lobby, lobby
from bot.chat.match.pages import private
from bot.chat.match.pages.board import Scene, board, deciders_of, players_of, report
from bot.chat.match.pages.result import Result, result
from bot.chat.reference.reference import Reference
from bot.chat.wire.locale import Voice
from bot.chat.wire.page import Page
from bot.engine.model import Seat
from bot.service.lobby.choices import missing
from bot.service.match.seating import ready
from bot.service.model import MatchInfo
from bot.service.ports.posts import Post

TOLD = 800
"""Most characters of what a direct message tells besides the hand."""


class PostPages:
    """Composes the pages of posts; run in a painting thread."""

    def __init__(self, services: Services, reference: Reference):
        self._services = services
        self._reference = reference

    def lobby(self, post: Post, voice: Voice) -> Page:
        """Compose the card of a match that waits for players."""
        info = post.body.info
        users = {entry.user for entry in info.seats if entry.user is not None}
        game = self._services.games[info.system]
        scene = Lobby(
            game,
            info.id,
            info.scenario,
            self._reference.set_up(info.system, info.scenario),
            [entry.seat for entry in info.seats],
            {entry.seat: entry.name for entry in info.seats if entry.user is not None},
            info.commitment,
            open=info.status == "lobby",
            solo=len(users) < 2,
            early=len(users) > 1 and self._may_start(info),
            options=info.options,
            chosen=choices.chosen(game, info),
            late=self._late(info),
        )
        return lobby(scene, voice, self._services.painters[info.system])

    def _late(self, info: MatchInfo) -> list[Seat]:
        """List the seats of others than the host for whose choices a full lobby waits."""
        if info.status != "lobby" or not ready(info.seats):
            return []
        waiting = dict.fromkeys(
            one.seat for one in missing(self._services.games[info.system], info)
        )
        return [seat for seat in waiting if info.user_of(seat) != info.host]

    def _may_start(self, info: MatchInfo) -> bool:
        """Tell whether only seats are free that the game can do without."""
        free = {entry.seat for entry in info.seats if entry.user is None}
        infos = self._services.games[info.system].seats(info.scenario)
        return bool(free) and not any(one.required and one.seat in free for one in infos)

    def board(self, post: Post, voice: Voice) -> Page:
        """Compose the public board."""
        info, body = post.body.info, post.body
        game = self._services.games[info.system]
        scene = Scene(
            game,
            info.id,
            game.codec.view(post.body.view),
            game.codec.events(post.body.events),
            deciders_of(info, [asked.seat for asked in body.asked]),
            final=body.final,
            live=info.status == "running",
            undo=body.undoable,
            players=players_of(info),
            answers=body.acted,
            hidden_until=body.hidden_until,
        )
        return board(scene, voice, self._services.painters[info.system])

    def result(self, post: Post, voice: Voice) -> Page:
        """Compose the result card."""
        info = post.body.info
        assert info.outcome is not None
        game = self._services.games[info.system]
        players = {entry.seat: entry.name for entry in info.seats if entry.user is not None}
        view = game.codec.view(post.body.view)
        scene = Result(
            game,
            info.id,
            view,
            game.codec.events(post.body.events),
            info.outcome,
            players,
            info.seed or "",
            followed=game.contest.sequel(view, info.setup) is not None,
        )
        return result(scene, voice, self._services.painters[info.system])

    def hand(self, post: Post, voice: Voice) -> Page:
        """Compose what a player alone is sent: what only he learnt, and his hand."""
        info, seat = post.body.info, post.body.viewer
        assert seat is not None
        game = self._services.games[info.system]
        painter = self._services.painters[info.system]
        told = report(game, game.codec.events(post.body.events), voice, TOLD)
        lead = (
            f"{voice.word('hand-dm', game=match_text(info, voice), held=game.words.held)}\n{told}"
        )
        view = game.codec.view(post.body.view)
        return private.hand(game, info.id, [(seat, view)], voice, painter, lead=lead)


def match_text(info: MatchInfo, voice: Voice) -> str:
    """Name a match by game and scenario."""
    return voice.word(
        "lobby-title",
        game=game_text(info.system),
        scenario=scenario_text(info.system, info.scenario),
    )
