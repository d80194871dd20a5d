"""Rulings that a player doubts: the moment is kept for the operator, and the table hears of it."""

from __future__ import annotations

from bot.engine.model import Seat, Text
from bot.service.match.publish import doubt_post
from bot.service.match.sessions import MatchSessions
from bot.service.ports.doubts import Doubt
from bot.service.ports.matches import MatchRow
from bot.service.ports.store import Writing
from bot.service.refusals import LobbyRefused, NotRunning, NotSeated

MOST = 20
"""How many may be kept of a match."""
MOST_WORDS = 300
MOST_ORDER = 200


class Doubting:
    """Keeps what players doubt; the game goes on as it stands."""

    def __init__(self, sessions: MatchSessions):
        self._sessions = sessions

    async def report(
        self,
        match: str,
        user: int,
        *,
        seat: Seat | None = None,
        seq: int | None = None,
        rule: str = "",
        order: str = "",
        words: str = "",
        interaction: str,
    ) -> Doubt:
        """Keep the moment after a record, the present one where none is named.

        ``seat`` is the one of theirs that was asked. Who reports the same again changes nothing.
        The thread learns that somebody doubts a ruling and what they say of it, never the order or
        the rule, which may tell what is hidden. Raises ``Refused``.
        """
        if len(words) > MOST_WORDS:
            raise LobbyRefused(Text("refused-doubt-long", {"most": MOST_WORDS}))

        async def work(tx: Writing, row: MatchRow) -> Doubt:
            info = row.info
            if not info.began:
                raise NotRunning(info.status)
            mine = info.seats_of(user)
            if not mine:
                raise NotSeated
            moment = info.head if seq is None else seq
            if not 0 <= moment <= info.head:
                raise LobbyRefused(Text("refused-back-where"))
            before = await tx.doubts(match)
            doubt = Doubt(
                match=match, place=len(before) + 1, user=user, seq=moment, rule=rule,
                seat=seat if seat in mine else mine[0], order=order[:MOST_ORDER], words=words,
                at=self._sessions.clock(),
            )  # fmt: skip
            known = next((one for one in before if _same(one, doubt)), None)
            if known is not None:
                return known
            if len(before) >= MOST:
                raise LobbyRefused(Text("refused-doubt-many", {"most": MOST}))
            await tx.add_doubt(doubt)
            settings = None if info.guild is None else await tx.settings(info.guild)
            role = 0 if settings is None else settings.moderators or 0
            await tx.post([doubt_post(info, doubt, role)])
            return doubt

        return await self._sessions.once(match, interaction, Doubt, work)

    async def of(self, match: str) -> list[Doubt]:
        """List what is doubted in a match, by number."""
        async with self._sessions.store.read() as tx:
            return await tx.doubts(match)


def _same(one: Doubt, other: Doubt) -> bool:
    return (one.user, one.seq, one.rule, one.order, one.words) == (
        other.user, other.seq, other.rule, other.order, other.words,
    )  # fmt: skip
