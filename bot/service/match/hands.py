"""Hidden cards by direct message, as often as their owner wants them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.service.clocks.habits import Habits
from bot.service.model import deciders
from bot.service.ports.posts import NewPost
from bot.service.ports.store import Reading

from .live import Live
from .publish import hand_post
from .timing import Timing


async def wanted(
    tx: Reading,
    live: Live,
    posts: Sequence[NewPost],
    before: Sequence[int],
    known: Timing | None = None,
) -> list[NewPost]:
    """Leave out the hands that their owners do not want now, and add those they do.

    Who wants their cards when it is their turn gets them once, as soon as they are to decide.
    ``before`` are the users who had to decide until now; ``known`` has their habits read already.
    """
    info, now = live.row.info, deciders(live.row.info, live.position)
    called = [user for user in now if user not in before]
    hands = [post for post in posts if post.kind == "hand"]
    if not hands and not called:
        return list(posts)
    habits = await tx.habits(info.people) if known is None else {}

    def how(user: int | None) -> str:
        told = habits.get(user or 0, Habits()) if known is None else known.habits(user or 0)
        return told.hand

    kept = [post for post in posts if post.kind != "hand" or how(post.user) == "always"]
    if live.position.outcome is None:
        kept += [
            hand_post(info, live.position, entry.seat, ())
            for entry in info.seats
            if entry.user in called and how(entry.user) == "turn" and not entry.dm_closed
        ]
    return kept
