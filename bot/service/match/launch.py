"""How a match comes to be: its row with a seed of its own, its first record, its first posts."""

from __future__ import annotations

import secrets

from bot.engine import flow, journal
from bot.engine.chance.draws import commitment
from bot.engine.journal import Timeline
from bot.service.model import MatchInfo, NewMatch, SeatEntry, change
from bot.service.ports.matches import JournalRow, MatchRow, Timer
from bot.service.ports.posts import Kind
from bot.service.ports.store import Writing

from . import timing, waits
from .live import Live, draws_of, encode_events
from .publish import lobby_post, room_posts, step_posts
from .sessions import ALPHABET, SEED_BYTES, MatchSessions
from .told import ToldRecord

ID_LENGTH = 6
SILENT_S = 60 * 24 * 3600.0
"""How long a match without clocks waits for an order until it rests."""


class Launcher:
    """Makes matches and begins them, inside the transactions of others."""

    def __init__(self, sessions: MatchSessions):
        self._sessions = sessions

    def new_row(self, new: NewMatch, seats: tuple[SeatEntry, ...], version: str) -> MatchRow:
        """Make a match in the lobby, with a seed and an id of its own."""
        seed, now = self._sessions.entropy(SEED_BYTES), self._sessions.clock()
        info = MatchInfo(
            id="".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH)),
            system=new.system, scenario=new.scenario, options=new.options, status="lobby",
            host=new.host.id, guild=new.guild, channel=new.channel, locale=new.locale, seats=seats,
            head=-1, commitment=commitment(seed), version=version, live_message=None,
            created=now, updated=now, home=new.home or new.channel or None,
            chance=journal.BY_DEED,
        )  # fmt: skip
        return MatchRow(info=info, seed=seed)

    async def launch(self, tx: Writing, row: MatchRow, card: Kind) -> None:
        """Start a match whose seats are taken, with its card, its first board and the hands."""
        live = await self._begin(tx, row)
        now = self._sessions.clock()
        begun = await timing.begin(tx, live, now)
        await tx.save(row)
        if not timing.has_clocks(row):
            await set_reminder(tx, row.info, live.position.state.serial, now)
        posts = step_posts(row.info, live.position, live.told, 0, (), fresh=True)
        posts = waits.awake(waits.dated(posts, live), begun)
        await tx.post([lobby_post(row.info, card), *room_posts(row.info), *posts])

    async def _begin(self, tx: Writing, row: MatchRow) -> Live:
        """Store the first record and the first position."""
        game = self._sessions.game_of(row)
        line = Timeline(game, row.info.setup)
        step = flow.begin(game, row.info.setup, draws_of(row))
        row.info = change(
            row.info, status="running", head=0, version=game.version, updated=self._sessions.clock()
        )
        record = journal.sealed(journal.begin_record(step), row.info.header.digest())
        line.add(record, step.position)
        row.chain, row.barrier, row.barrier_state = record.chain, 0, step.position.encode()
        await tx.append(row.info.id, [JournalRow(record, encode_events(step.events))], "begin")
        return Live(row, line, [ToldRecord(0, True, step.events)])


async def set_reminder(tx: Writing, info: MatchInfo, serial: int, now: float) -> None:
    """Set the timer that calls those for whom a match waits, or lets it rest at last.

    ``serial`` is that of the last question, 0 in the lobby.
    """
    due = now + (SILENT_S if info.remind_after is None else info.remind_after)
    await tx.set_timer(Timer(match=info.id, kind="remind", serial=serial, due=due))
