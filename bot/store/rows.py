"""Between the rows of the tables and the structs of the service."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec

from bot.engine.model import Outcome
from bot.service.clocks.clock import Timekeeping
from bot.service.model import MatchInfo, SeatEntry
from bot.service.ports.clocks import ClockNews, Noted
from bot.service.ports.dice import DiceRoll
from bot.service.ports.matches import Again, MatchRow
from bot.service.ports.posts import AnyPost, Body, NewPost, Post, RollPost, lane_of
from bot.service.ports.receipts import Unread

_AGAIN = tuple[Again, ...]
Values: TypeAlias = dict[str, Any]
INFO_COLUMNS = (
    "id", "system", "scenario", "status", "host", "guild", "channel", "locale", "head",
    "commitment", "version", "live_message", "created", "updated", "home", "chance",
)  # fmt: skip
KEPT_APART = ("live_message", "created")
"""Columns that saving a match again leaves alone: the outbox writes the first."""


def match_values(row: MatchRow) -> Values:
    """Return the columns of a match."""
    info = row.info
    values = {name: getattr(info, name) for name in INFO_COLUMNS}
    values["options"] = msgspec.json.encode(info.options)
    values["outcome"] = None if info.outcome is None else msgspec.json.encode(info.outcome)
    for name in ("seed", "chain", "barrier", "barrier_state", "told_from"):
        values[name] = getattr(row, name)
    values["clocks"] = msgspec.json.encode(row.keeping)
    values["again"] = msgspec.json.encode(row.again) if row.again else None
    return values


def match_info(found: Any, seats: Sequence[SeatEntry]) -> MatchInfo:
    """Build the public facts; the seed only of a match that is over."""
    outcome = None if found.outcome is None else msgspec.json.decode(found.outcome, type=Outcome)
    return MatchInfo(
        **{name: getattr(found, name) for name in INFO_COLUMNS},
        options=msgspec.json.decode(found.options, type=dict[str, str]),
        outcome=outcome,
        seats=tuple(seats),
        seed=bytes(found.seed).hex() if found.status == "over" else None,
    )


def match_row(found: Any, seats: Sequence[SeatEntry]) -> MatchRow:
    """Build a match with its secrets."""
    return MatchRow(
        info=match_info(found, seats),
        seed=bytes(found.seed),
        chain=found.chain,
        barrier=found.barrier,
        barrier_state=bytes(found.barrier_state),
        told_from=found.told_from,
        keeping=timekeeping(found.clocks),
        again=() if found.again is None else msgspec.json.decode(found.again, type=_AGAIN),
    )


def timekeeping(stored: bytes | None) -> Timekeeping:
    """Build the clocks of a match; one that is older than they are has none."""
    return Timekeeping() if stored is None else msgspec.json.decode(stored, type=Timekeeping)


def seat_entry(found: Any) -> SeatEntry:
    """Build a seat."""
    return SeatEntry(
        seat=found.seat_seat,
        side=found.seat_side,
        required=found.seat_required,
        user=found.seat_user,
        name=found.seat_name,
        locale=found.seat_locale,
        nonce=found.seat_nonce,
        dm_closed=found.seat_dm_closed_since is not None,
    )


def seat_values(match: str, place: int, entry: SeatEntry, now: float) -> Values:
    """Return the columns of a seat."""
    values = msgspec.structs.asdict(entry)
    closed = values.pop("dm_closed")
    return {**values, "match": match, "place": place, "dm_closed_since": now if closed else None}


def post_values(post: NewPost, now: float) -> Values:
    """Return the columns of a post; the lane is what keeps its order."""
    values = msgspec.structs.asdict(post)
    del values["noted"]
    values["body"] = msgspec.json.encode(post.body)
    return {**values, "lane": post.lane, "state": "pending", "tries": 0, "at": now}


def noted_values(post: NewPost, now: float) -> Values:
    """Return the columns of what is noted with a post; the user stands in a column alone."""
    assert post.noted is not None
    body = msgspec.json.encode(msgspec.structs.replace(post.noted, user=0))
    return {
        "match": post.match, "seq": post.seq, "user": post.noted.user, "body": body, "at": now,
    }  # fmt: skip


def noted(found: Any) -> Noted:
    """Build a line of a log."""
    news = msgspec.json.decode(found.body, type=ClockNews)
    news = msgspec.structs.replace(news, user=found.user)
    return Noted(match=found.match, seq=found.seq, at=found.at, news=news)


def unread(found: Any) -> Unread:
    """Build an unread receipt; what was hidden at first is told as the receipt tells it later."""
    names = ("id", "place", "user", "interaction", "words", "at")
    body = found.body if found.receipt is None else found.receipt
    fields = {name: getattr(found, name) for name in names}
    return Unread(body=bytes(body), number=found.number or 0, **fields)


def stored_post(found: Any) -> AnyPost:
    """Build a post of the outbox."""
    if found.kind == "roll":
        return _roll_post(found)
    names = ("id", "match", "seq", "kind", "nonce", "channel", "user", "locale", "tries", "after")
    body = msgspec.json.decode(found.body, type=Body)
    return Post(body=body, **{name: getattr(found, name) for name in names})


def before(post: AnyPost, attempts: int) -> AnyPost:
    """Return a post as it was before its last attempt began."""
    return post if attempts > 1 else msgspec.structs.replace(post, after=None)


def roll_post_values(roll: DiceRoll, locale: str, now: float) -> Values:
    """Return the columns of the post that sends a secret roll to its viewer; there is one."""
    assert roll.viewer is not None
    return {
        "match": None, "seq": roll.number, "kind": "roll", "channel": None, "user": roll.viewer,
        "nonce": f"dice-{roll.session}-{roll.number}", "lane": lane_of(roll.viewer),
        "locale": locale, "body": msgspec.json.encode(roll.session), "state": "pending",
        "tries": 0, "at": now,
    }  # fmt: skip


def _roll_post(found: Any) -> RollPost:
    names = ("id", "nonce", "user", "locale", "tries", "after")
    session = msgspec.json.decode(found.body, type=str)
    fields = {name: getattr(found, name) for name in names}
    return RollPost(session=session, number=found.seq, **fields)
