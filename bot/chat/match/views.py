"""What one user sees of his matches: panels, hand, odds, board, log, status.

Every question names the user; what he may see is decided by the match's seats.
"""

from __future__ import annotations

from typing import Any

from bot.chat.front.names import seat_text
from bot.chat.front.painting import PaintingThreads
from bot.chat.front.services import Services
from bot.chat.table import pages as corrections
from bot.chat.team import pages, suggesting
from bot.chat.wire.components import Press, button
from bot.chat.wire.ids import PressId
from bot.chat.wire.locale import Voice, escape
from bot.chat.wire.page import Page
from bot.engine.model import ANYTIME, Decision, Text
from bot.engine.refusal import NotYourDecision, Refused, StaleDecision
from bot.service.match.windows import hidden_until
from bot.service.model import COMPUTER, MatchInfo, Status, Table

from . import menus
from .pages import panel as panels
from .pages import private, windows
from .pages.board import Scene, board, deciders_of, players_of
from .pages.panel import Question

LOG_LINES = 60
MOST_GAMES = 40
"""How many of his games a user is told of; unfinished ones come first."""


class Looking:
    """The matches as their players see them."""

    def __init__(self, services: Services, painting: PaintingThreads):
        self.services = services
        self.matches = services.matches
        self._painting = painting

    async def now(self, match: str, user: int, voice: Voice, note: str = "") -> Page:
        """Write what the user can do now: their panel, or whom they wait for."""
        table = await self.matches.queries.table(match)
        decision = table.decision_for(user)
        if not table.info.has_thread and table.info.seats_of(user):
            note = _lines(note, voice.word("thread-lost", id=match))
        if decision is not None:
            note = _lines(note, windows.asked(table, decision, voice))
            question = self._question(table, decision, note)
            return await self._painting.make(
                panels.panel, question, (), voice, self._painter(table)
            )
        return self._waiting(table, user, voice, note)

    async def panel(self, press: PressId, user: int, voice: Voice, path: tuple[int, ...]) -> Page:
        """Write the panel at a place of the menus; raises ``Refused``."""
        table = await self.matches.queries.table(press.match)
        decision = decision_at(table, user, press.serial)
        note = windows.asked(table, decision, voice)
        question = self._question(table, decision, note)
        try:
            return await self._painting.make(
                panels.panel, question, path, voice, self._painter(table)
            )
        except menus.Lost:
            raise StaleDecision(Text("refused-stale")) from None

    async def action_at(
        self, press: PressId, user: int, path: tuple[int, ...], *, consent: bool = False
    ) -> Any:
        """Return the action at the end of a path; None where more is to be picked or agreed.

        Raises ``Refused`` for another's, an old or an impossible press.
        """
        table = await self.matches.queries.table(press.match)
        question = self._question(table, decision_at(table, user, press.serial))
        try:
            action = menus.walk(question.ways(), path).action
        except menus.Lost:
            raise StaleDecision(Text("refused-stale")) from None
        if action is None or (not consent and panels.needs_consent(question, action)):
            return None
        return action

    async def hand(self, match: str, user: int, voice: Voice) -> Page:
        """Write the user's cards; raises ``NotYourDecision`` for anybody without a seat."""
        table = await self._seated(match, user)
        if table.position is None:
            return private.notice(voice.word("not-started"))
        seats = [(seat, table.position.view(seat)) for seat in table.info.seats_of(user)]
        own = [seat for seat, _ in seats]
        mates = [entry.seat for entry in table.info.seats if entry.seat not in own]
        closed = any(entry.dm_closed for entry in table.info.seats if entry.user == user)
        again = button(PressId(match, ANYTIME, "dmtest"), voice.word("button-dm-test"))
        return await self._painting.make(
            private.hand, table.game, match, seats, voice, self._painter(table),
            mates=mates, more=[again] if closed else [],
        )  # fmt: skip

    async def odds(self, match: str, user: int, voice: Voice) -> Page:
        """Write the chances of the attacks that the user may make now."""
        table = await self._seated(match, user)
        decision = table.decision_for(user)
        if decision is None:
            return self._waiting(table, user, voice, "")
        question = self._question(table, decision)
        return await self._painting.make(private.odds, question, voice, self._painter(table))

    async def text(self, match: str, user: int, voice: Voice) -> Page:
        """Write the public board as text."""
        table = await self.matches.queries.table(match)
        if table.position is None:
            return private.notice(voice.word("not-started"))
        view = table.position.view(None)
        return await self._painting.make(private.text_board, view, voice, self._painter(table))

    async def board(self, match: str, user: int, voice: Voice) -> Page:
        """Write the board as the user sees it, with the buttons of the public one."""
        table = await self.matches.queries.table(match)
        if table.position is None:
            return private.notice(voice.word("not-started"))
        viewer = table.viewer(user)
        scene = Scene(
            table.game,
            match,
            table.position.view(viewer),
            (),
            deciders_of(table.info, [decision.seat for decision in table.position.open]),
            undo=table.can_undo(user),
            players=players_of(table.info),
            viewer=viewer,
            hidden_until=hidden_until(table.windows.values()),
        )
        return await self._painting.make(board, scene, voice, self._painter(table))

    async def sight(self, match: str, user: int, between: tuple[str, str], voice: Voice) -> Page:
        """Write whether a place sees another, from what the user sees; raises ``Refused``."""
        table = await self.matches.queries.table(match)
        if table.position is None:
            return private.notice(voice.word("not-started"))
        viewer = table.viewer(user)
        view = table.position.view(viewer)
        seen = table.game.insight.sight(view, *between)
        return await self._painting.make(
            private.sight, view, viewer, seen, voice, self._painter(table)
        )

    async def log(self, match: str, user: int, voice: Voice) -> Page:
        """Write the report of the last steps as the user may read it."""
        table = await self.matches.queries.table(match)
        viewer = table.viewer(user)
        told = await self.matches.queries.log(match, viewer, last=LOG_LINES)
        return private.log(table.game, told, players_of(table.info), voice, viewer)

    async def status(self, user: int, voice: Voice) -> Page:
        """List the user's games with their states."""
        infos = await self.matches.queries.of_user(user)
        games = [(info, await self._table_of(info)) for info in infos[:MOST_GAMES]]
        return private.status(games, user, voice)

    async def _table_of(self, info: MatchInfo) -> Table | None:
        """Return a running match; None for others, and for one that cannot be played here."""
        try:
            return await self.matches.queries.table(info.id) if info.status == "running" else None
        except Refused:
            return None

    async def seat_words(self, match: str, user: int) -> Text:
        """Name the seat of the user; raises ``NotYourDecision``."""
        table = await self._seated(match, user)
        seat = table.viewer(user)
        assert seat is not None
        return seat_text(table.game, seat)

    async def consent_words(self, match: str, user: int, act: str, voice: Voice) -> str:
        """Ask whether the user means it; in a team his word alone is a proposal (HOTH-TEAM-20).

        Raises ``NotYourDecision``.
        """
        table = await self._seated(match, user)
        seat = table.viewer(user)
        assert seat is not None
        mates = pages.mates(table.info, table.game, seat)
        alone = all(one.user == COMPUTER for one in mates)
        final = alone or suggesting.is_asked_to_agree(table, user, act)
        key = f"confirm-{act}" if final else f"confirm-{act}-team"
        words = voice.word(key, seat=seat_text(table.game, seat))
        more = table.game.contest.parting(table.position.view(seat)) if table.position else None
        return words if more is None else f"{words} {voice(more)}"

    async def helps(self, match: str, user: int, voice: Voice) -> list[Press]:
        """Make the buttons of what a user may do in a match; none where it is unknown."""
        try:
            info = (await self.matches.queries.table(match)).info
        except Refused:
            return []
        return private.helps(info, user, self.services.games[info.system], voice)

    async def match_here(self, channel: int, user: int, *, first: Status = "running") -> str:
        """Find the match that a command means: the channel's, or the only one of the user.

        In a channel with several a running one in which he sits goes first, or one of the status
        ``first``. Raises ``Refused`` where there is none or more than one.
        """
        info = await self.matches.queries.in_channel(channel, user, first)
        if info is not None:
            return info.id
        mine = [
            info for info in await self.matches.queries.of_user(user) if info.status == "running"
        ]
        if len(mine) == 1:
            return mine[0].id
        raise Refused(Text("chat-which-game" if mine else "chat-no-game-here"))

    # Inside -----------------------------------------------------------------------------------

    def _painter(self, table: Table) -> Any:
        return self.services.painters[table.info.system]

    async def _seated(self, match: str, user: int) -> Table:
        table = await self.matches.queries.table(match)
        if not table.info.seats_of(user):
            raise NotYourDecision(Text("chat-not-a-player"))
        return table

    def _question(self, table: Table, decision: Decision, note: str = "") -> Question:
        assert table.position is not None
        return Question(
            table.game,
            table.info.id,
            table.position.view(decision.seat),
            decision,
            table.position.options(decision),
            table.undoable in table.info.seats_of(table.info.user_of(decision.seat) or 0),
            note,
        )

    def _waiting(self, table: Table, user: int, voice: Voice, note: str) -> Page:
        info = table.info
        match = info.id
        if table.position is None:
            return private.notice(_lines(note, voice.word("not-started")))
        text = button(PressId(match, ANYTIME, "text"), voice.word("button-text"))
        if info.status == "over":
            return private.notice(_lines(note, voice.word("over"), _followed(table, voice)), text)
        if not info.seats_of(user):
            return private.notice(_lines(note, voice.word("not-a-player")), text)
        names = [info.entry(decision.seat).name for decision in table.position.open]
        words = voice.word("not-your-turn", player=escape(", ".join(names)))
        hand = button(
            PressId(match, ANYTIME, "hand"), voice.word("button-hand", held=table.game.words.held)
        )
        undo = button(PressId(match, ANYTIME, "takeback"), voice.word("button-undo"))
        presses = [hand, undo, text] if table.can_undo(user) else [hand, text]
        seat = table.viewer(user)
        if seat is not None and table.game.markers.adjustments(table.position.view(seat), seat):
            presses.append(corrections.opener(match, voice))
        until = windows.waiting_at(table, voice)
        return private.notice(_lines(note, words, until), *presses)


def _followed(table: Table, voice: Voice) -> str:
    """Say that the next battle of a match of several follows a finished one."""
    view = table.position.view(None) if table.position else None
    if view is None or table.game.contest.sequel(view, table.info.setup) is None:
        return ""
    headline = table.game.contest.headline(view)
    return "" if headline is None else voice(headline)


def _lines(*words: str) -> str:
    return "\n".join(filter(None, words))


def decision_at(table: Table, user: int, serial: int) -> Decision:
    """Find the user's open decision of a serial; ANYTIME finds his oldest one.

    Raises ``NotYourDecision`` or ``StaleDecision``.
    """
    mine = table.info.seats_of(user)
    if not mine:
        raise NotYourDecision(Text("chat-not-a-player"))
    opened = table.position.open if table.position else ()
    for decision in opened:
        if decision.serial == serial:
            if decision.seat not in mine:
                raise NotYourDecision(Text("refused-not-yours"))
            return decision
    found = table.decision_for(user) if serial == ANYTIME else None
    if found is None:
        raise StaleDecision(Text("refused-stale"))
    return found
