"""What is told of the clocks of a match: who is waited for and called, who took how long.

All is public.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.engine.flow import Position
from bot.engine.model import Decision
from bot.service.clocks.clock import Clock
from bot.service.ports.clocks import Used, Wait
from bot.service.ports.matches import MatchRow
from bot.service.ports.posts import NewPost

from .live import Live
from .timing import Timing


def dated(posts: Sequence[NewPost], live: Live) -> list[NewPost]:
    """Say in the posts how long those have who are asked, and at the end who took how long."""
    replace = msgspec.structs.replace
    waits, used = waits_of(live.row, live.position), used_of(live.row)
    found = []
    for post in posts:
        if post.kind == "result":
            post = replace(post, body=replace(post.body, used=used))
        elif post.body.asked:
            post = replace(post, body=replace(post.body, waits=waits))
        found.append(post)
    return found


def used_of(row: MatchRow) -> tuple[Used, ...]:
    """Return how long each person of a match took over their answers."""
    return tuple(
        Used(
            user,
            sum(one.seconds for one in clock.spent.values()),
            sum(one.answers for one in clock.spent.values()),
        )
        for user, clock in row.keeping.clocks.items()
        if clock.spent
    )


def waits_of(row: MatchRow, position: Position) -> tuple[Wait, ...]:
    """Return what everybody may read of the clocks that run."""
    asked: dict[int, Decision] = {}
    for decision in position.open:
        user = row.info.user_of(decision.seat)
        if user is not None:
            asked.setdefault(user, decision)
    running = {u: one for u, one in row.keeping.clocks.items() if one.asked is not None}
    away = row.keeping.away
    return tuple(
        wait_of(position, user, running[user], asked[user], away.get(user))
        for user in asked
        if user in running
    )


def wait_of(
    position: Position, user: int, clock: Clock, decision: Decision, away: float | None
) -> Wait:
    """Return what everybody may read of one clock; ``away``: until when its user is."""
    policies = position.game.policies
    usual = policies.silence(position.view(None), decision.point) or {}
    return Wait(
        user=user, since=clock.asked or 0.0, due=clock.due, away=away, out=clock.out,
        usual=tuple((point, policies.text(one)) for point, one in usual.items()),
    )  # fmt: skip


def awake(posts: Sequence[NewPost], timing: Timing | None) -> list[NewPost]:
    """Call nobody who sleeps: who is left out is called when they wake."""
    if timing is None:
        return list(posts)
    found = []
    for post in posts:
        users = tuple(user for user in post.body.users if not timing.is_asleep(user))
        if post.kind not in ("ping", "board") or users == post.body.users:
            found.append(post)
        elif users or post.kind == "board":
            body = msgspec.structs.replace(post.body, users=users)
            found.append(msgspec.structs.replace(post, body=body))
    return found
