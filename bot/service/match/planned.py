"""Plans of seats: kept among their standing orders, carried out inside transactions.

A plan moves on in the same transaction as the records of its orders, so it never acts twice. Only
its player learns of it: what it orders reads to others as ordered by hand.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

import msgspec

from bot.engine.model import Seat, Text
from bot.engine.plans.carrying import Act, asked, surprised, upcoming
from bot.engine.plans.model import Progress, Stop
from bot.engine.plans.reading import plan_of
from bot.engine.plans.standing import PLAN, StandingOrder
from bot.service.ports.matches import MatchRow
from bot.service.ports.store import Writing

from .live import Live
from .moves import Move


class Kept(msgspec.Struct, frozen=True):
    """A plan as it is stored: whose it is, its words, how far it is, and why it stopped.

    ``read``: its player was told of that.
    """

    user: int
    text: str
    progress: Progress = Progress()
    stop: Stop | None = None
    finished: bool = False
    read: bool = False

    @property
    def armed(self) -> bool:
        """Whether it goes on by itself."""
        return self.stop is None and not self.finished


def of_user(orders: Iterable[StandingOrder], row: MatchRow, user: int) -> dict[Seat, Kept]:
    """Return the plans that a user has for seats that are theirs."""
    plans = all_of(orders, row)
    return {seat: one for seat, one in plans.items() if one.user == user}


def all_of(orders: Iterable[StandingOrder], row: MatchRow) -> dict[Seat, Kept]:
    """Return the plans of a match by seat; those of former holders are left out.

    The plan of a player for whom the computer plays goes on: the computer answers what it leaves.
    """
    found = {
        one.seat: msgspec.json.decode(one.policy, type=Kept) for one in orders if one.point == PLAN
    }
    return {seat: one for seat, one in found.items() if _player(row, seat) == one.user}


def _player(row: MatchRow, seat: Seat) -> int | None:
    """Return whose seat it is, also while the computer plays for them."""
    away = row.keeping.stand_ins.get(seat)
    return row.info.user_of(seat) if away is None else away.user


async def keep(tx: Writing, match: str, seat: Seat, plan: Kept | None) -> None:
    """Store a plan in place of the one before; None: there is none any more."""
    policy = "" if plan is None else msgspec.json.encode(plan).decode()
    await tx.set_standing(match, StandingOrder(seat, PLAN, policy), on=plan is not None)


def next_of(live: Live, seat: Seat, kept: Kept, waiting: Collection[int]) -> Act | Kept | None:
    """Return the next order of a plan, or the plan as it is over; None: it waits."""
    found = upcoming(live.position, seat, plan_of(kept.text), kept.progress)
    if isinstance(found, Act):
        return None if found.decision.serial in waiting else found
    if isinstance(found, Stop):
        return msgspec.structs.replace(kept, stop=found)
    return None if found is None else msgspec.structs.replace(kept, finished=True)


def after(live: Live, kept: Kept, act: Act) -> Kept:
    """Return a plan behind an order that was carried out last."""
    stop = surprised(live.position, act, live.latest[-1].events)
    return msgspec.structs.replace(kept, progress=act.after, stop=stop)


def move_of(act: Act) -> Move:
    """Return an order of a plan as it is submitted."""
    return Move(act.decision.seat, act.decision.serial, act.action)


def stopped(kept: Kept, key: str) -> Kept:
    """Return a plan that something besides its orders stops."""
    line = max(kept.progress.line - 1, 0)
    return msgspec.structs.replace(kept, stop=Stop(line, "", Text(key)))


async def by_hand(tx: Writing, live: Live, user: int) -> None:
    """Stop the plan of a user who orders by hand where it would have; they know that it stopped."""
    info = live.row.info
    for seat, kept in of_user(await tx.standing(info.id), live.row, user).items():
        if asked(live.position, seat) is None or kept.read:
            continue
        left = stopped(kept, "plan-stop-by-hand") if kept.armed else kept
        await keep(tx, info.id, seat, msgspec.structs.replace(left, read=True))


async def taken_back(tx: Writing, live: Live, kinds: Sequence[str]) -> None:
    """Stop what has begun where records were taken back: nobody knows which orders are left."""
    if set(kinds) <= {"begin", "act"}:
        return
    info = live.row.info
    for seat, kept in all_of(await tx.standing(info.id), live.row).items():
        if kept.armed and kept.progress.done:
            await keep(tx, info.id, seat, stopped(kept, "plan-stop-taken-back"))
