"""The statements of the outbox, built once: one question for all that a delivery needs to know."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    ColumnElement,
    bindparam,
    case,
    exists,
    func,
    literal_column,
    or_,
    select,
    update,
)

from bot.service.ports.posts import CALLS, Due

from . import rows
from .moment import Moment
from .schema import matches, outbox, serving

HEADS = select(func.min(outbox.c.id)).where(outbox.c.state == "pending").group_by(outbox.c.lane)
"""The first waiting post of each lane."""
WITH_MESSAGE = ("lobby", "lobby_edit", "board", "update", "result")
BOARDS = ("board", "update", "result")
EDITS = ("lobby_edit",)

_other = outbox.alias()
_sent = _other.c.state == "sent"
_id: ColumnElement[int] = literal_column("outbox.id")
_match: ColumnElement[str] = literal_column('outbox."match"')
_lane: ColumnElement[str] = literal_column("outbox.lane")
"""Columns of the row that is marked: SQLAlchemy names its table only where it is written out."""
_same = _other.c.match == _match
_waits_behind = (_other.c.state == "pending", _other.c.id > _id)


def _next_of(kinds: tuple[str, ...]) -> Any:
    """Ask for the kind of the next waiting post of the match among some."""
    question = select(_other.c.kind).where(_same, *_waits_behind, _other.c.kind.in_(kinds))
    return question.order_by(_other.c.id).limit(1).scalar_subquery()


_live = select(matches.c.live_message).where(matches.c.id == _match)
_open_call = (
    select(case((_other.c.kind == "ping", _other.c.message), else_=None))
    .where(_same, _sent, _other.c.kind.in_(CALLS))
    .order_by(_other.c.id.desc())
    .limit(1)
)
_newest = (
    select(_other.c.message)
    .where(_sent, _other.c.lane == _lane, _other.c.message.is_not(None))
    .order_by(_other.c.id.desc())
    .limit(1)
)
ALIVE = select(serving.c.holder).where(serving.c.until > Moment())
"""The processes that serve; what others had taken is anybody's."""
_mine = or_(
    outbox.c.claimed_by.is_(None),
    outbox.c.claimed_by == bindparam("me"),
    outbox.c.claimed_by.not_in(ALIVE),
)
_free = (
    select(outbox.c.id)
    .where(outbox.c.id.in_(HEADS), outbox.c.state == "pending", _mine)
    .where(outbox.c.lane.not_in(bindparam("skip", expanding=True)))
    .order_by(outbox.c.id)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True)
    .cte("free")
)
"""A table of its own: PostgreSQL would ask a mere subquery for each row, each time for ``most``."""
TAKE = (
    update(outbox)
    .where(outbox.c.id.in_(select(_free.c.id)), outbox.c.state == "pending")
    .values(
        claimed_by=bindparam("me"),
        attempts=outbox.c.attempts + 1,
        after=func.coalesce(outbox.c.after, _newest.scalar_subquery(), 0),
    )
    .returning(
        outbox,
        _live.scalar_subquery().label("live"),
        _open_call.scalar_subquery().label("open_call"),
        _next_of(BOARDS).label("next_board"),
        _next_of(EDITS).label("next_edit"),
        exists().where(_other.c.lane == _lane, *_waits_behind).label("more"),
    )
)
"""Mark the posts at the heads of their lanes, and tell all that their delivery needs to know."""
LEFT = (
    update(outbox)
    .where(outbox.c.id == bindparam("wanted"))
    .values(state="sent", message=bindparam("out"), body=b"")
)
SHOWN = (
    update(matches).where(matches.c.id == bindparam("wanted")).values(live_message=bindparam("out"))
)


def due(found: Any) -> Due:
    """Build what is to be delivered from a row of ``TAKE``.

    An update of a board is left out where the next post about that board is one too, since both
    edit the same message; the last one is sent, as nothing that a turn told may get lost.
    """
    superseded = {"update": found.next_board, "lobby_edit": found.next_edit}.get(found.kind)
    standing = found.open_call if found.kind in CALLS else found.live
    post = rows.before(rows.stored_post(found), found.attempts)
    return Due(post, standing, superseded == found.kind, found.more, found.at)
