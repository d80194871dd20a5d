"""The thread of a match may be deleted: it is noted and told once, and another takes its place.

A match without a thread is played on by commands. Nothing is posted for it but direct messages,
since a new thread begins with the board as it stands then.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

import msgspec

from bot.service.match import waits, windows
from bot.service.match.publish import (
    again,
    clock_post,
    computer_post,
    lobby_post,
    lost_posts,
    offer_post,
    present_posts,
)
from bot.service.match.sessions import MatchSessions
from bot.service.model import MatchInfo, change
from bot.service.ports.clocks import ClockNews
from bot.service.ports.matches import MatchRow
from bot.service.ports.posts import NewPost
from bot.service.ports.store import Writing
from bot.service.refusals import NotSeated

HERE = "here"
"""What is proposed where a match is to go on in another channel: ``here=`` and its id."""


class ThreadPlace(NamedTuple):
    """A thread, and the channel on which it hangs."""

    thread: int
    home: int


class Threads:
    """Matches that may lose their threads."""

    def __init__(self, sessions: MatchSessions):
        self._sessions = sessions

    async def lost(self, channel: int, home: int | None = None) -> None:
        """Note that a thread or channel was deleted, and tell it to those who were playing there.

        Each match that was there is told of once, however often this is called; ``home`` is the
        channel on which a thread hung, where that is known.
        """
        async with self._sessions.store.read() as tx:
            played = await tx.played_in(channel)
        for match in played:
            async with self._sessions.queue(match), self._sessions.store.write() as tx:
                row = await self._sessions.row(tx, match)
                if row.info.channel == channel:
                    await _lose(tx, row, home)
        self._sessions.wake()

    def hasten(self, channel: int) -> None:
        """Post what waits for a channel now, since the bot may write there again."""
        if self._sessions.outbox is not None:
            self._sessions.outbox.hasten(f"channel {channel}")

    async def reopen(
        self, match: str, user: int, opened: Callable[[MatchInfo], Awaitable[ThreadPlace]]
    ) -> MatchInfo:
        """Let a match that lost its thread go on in the one that ``opened`` makes.

        It begins with how the match stands. A match that has a thread keeps it, so that of several
        who ask only the first opens one. Raises ``NotSeated`` for anybody but a player.
        """
        async with self._sessions.queue(match):
            async with self._sessions.store.read() as tx:
                info = (await self._sessions.row(tx, match)).info
            if not info.seats_of(user):
                raise NotSeated
            if info.has_thread:
                return info
            place = await opened(info)
            async with self._sessions.store.write() as tx:
                row = await self._sessions.row(tx, match)
                row.info = change(row.info, channel=place.thread, home=place.home)
                await tx.save(row)
                await tx.post(await self._standing_posts(tx, row))
        self._sessions.wake()
        return row.info

    async def move(
        self,
        match: str,
        user: int,
        channel: int,
        opened: Callable[[MatchInfo], Awaitable[ThreadPlace]],
        *,
        moderator: bool,
    ) -> MatchInfo:
        """Let a match go on in another channel once all its players say so, or a moderator alone.

        ``opened`` makes its thread there. Raises ``NotSeated`` for anybody else.
        """
        async with self._sessions.queue(match):
            async with self._sessions.store.write() as tx:
                row = await self._sessions.row(tx, match)
                if not (moderator or row.info.seats_of(user)):
                    raise NotSeated
                agreed = moderator or await self._agreed(tx, row, user, channel)
            if agreed:
                place = await opened(row.info)
                async with self._sessions.store.write() as tx:
                    row = await self._sessions.row(tx, match)
                    await self._go(tx, row, place, user)
        self._sessions.wake()
        return row.info

    async def _agreed(self, tx: Writing, row: MatchRow, user: int, channel: int) -> bool:
        """Note that a player wants a match to go on elsewhere; tells whether now all do."""
        keeping, named = row.keeping, f"{HERE}={channel}"
        known = keeping.proposed == named and user in keeping.consents
        keeping.consent(named, user)
        if set(row.info.people) <= set(keeping.consents):
            return True
        await tx.save(row)
        if not known:
            await tx.post([clock_post(row.info, ClockNews("ask-here", user, where=channel))])
        return False

    async def _go(self, tx: Writing, row: MatchRow, place: ThreadPlace, user: int) -> None:
        """Post how a match stands in its new thread, and in the old one where it is now."""
        old = row.info.channel
        row.keeping.proposed, row.keeping.consents = "", ()
        row.info = change(row.info, channel=place.thread, home=place.home)
        await tx.save(row)
        await tx.drop_posts(row.info.id, old)
        told = clock_post(row.info, ClockNews("moved", user, where=place.thread))
        posts = await self._standing_posts(tx, row)
        await tx.post([msgspec.structs.replace(told, channel=old), *posts])

    async def _standing_posts(self, tx: Writing, row: MatchRow) -> Sequence[NewPost]:
        """Build what shows how a match stands: its lobby, board or result, and open offers."""
        if not row.info.began:
            return [lobby_post(row.info)]
        live = await self._sessions.live(tx, row)
        self._sessions.keep(live)
        posts = windows.dated(present_posts(row.info, live.position, live.told), live)
        posts = waits.dated(posts, live)
        for entry in row.info.seats:
            offer = await tx.offer(row.info.id, entry.seat)
            if offer is not None and offer.user == offer.author:
                posts.append(again(computer_post(row.info, entry.seat, offer.user)))
            elif offer is not None:
                told = offer_post(row.info, entry.seat, offer.user, offer.author)
                posts.append(again(told))
        return posts


async def _lose(tx: Writing, row: MatchRow, home: int | None) -> None:
    """Take its thread from a match; of one that is over nobody is told."""
    lost = row.info.channel
    row.info = change(row.info, channel=0, home=home or row.info.home)
    await tx.save(row)
    await tx.drop_posts(row.info.id, lost)
    if not row.info.ended:
        await tx.post(lost_posts(row.info, lost))
