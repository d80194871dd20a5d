"""The statements of the outbox, built once: one question for all that a delivery needs to know."""

from __future__ import annotations

from typing import Any

from sqlalchemy import bindparam, case, func, select, update

from bot.service.ports.posts import CALLS, Due

from . import rows
from .schema import matches, outbox

HEADS = select(func.min(outbox.c.id)).where(outbox.c.state == "pending").group_by(outbox.c.lane)
"""The first waiting post of each lane."""
WITH_MESSAGE = ("lobby", "lobby_edit", "board", "update", "result")
BOARDS = ("board", "update", "result")
EDITS = ("lobby_edit",)

_other = outbox.alias()
_sent = _other.c.state == "sent"
_same = _other.c.match == outbox.c.match


def _next_of(kinds: tuple[str, ...]) -> Any:
    """Ask for the kind of the next waiting post of the match among some."""
    behind = (_same, _other.c.state == "pending", _other.c.id > outbox.c.id)
    question = select(_other.c.kind).where(*behind, _other.c.kind.in_(kinds))
    return question.order_by(_other.c.id).limit(1).correlate(outbox).scalar_subquery()


_live = select(matches.c.live_message).where(matches.c.id == outbox.c.match)
_open_call = (
    select(case((_other.c.kind == "ping", _other.c.message), else_=None))
    .where(_same, _sent, _other.c.kind.in_(CALLS))
    .order_by(_other.c.id.desc())
    .limit(1)
)
_known = (
    select(_other.c.message)
    .where(_sent, _other.c.lane == outbox.c.lane, _other.c.message.is_not(None))
    .order_by(_other.c.id.desc())
    .limit(1)
)
DUE = (
    select(
        outbox,
        _live.correlate(outbox).scalar_subquery().label("live"),
        _open_call.correlate(outbox).scalar_subquery().label("open_call"),
        _known.correlate(outbox).scalar_subquery().label("known"),
        _next_of(BOARDS).label("next_board"),
        _next_of(EDITS).label("next_edit"),
    )
    .where(outbox.c.id.in_(HEADS), outbox.c.lane.not_in(bindparam("skip", expanding=True)))
    .order_by(outbox.c.id)
    .limit(bindparam("most"))
)
"""The posts at the heads of their lanes, with all that their delivery needs to know."""
MARK = update(outbox).where(outbox.c.id == bindparam("wanted")).values(after=bindparam("known"))
LEFT = (
    update(outbox)
    .where(outbox.c.id == bindparam("wanted"))
    .values(state="sent", message=bindparam("out"), body=b"")
)
SHOWN = (
    update(matches).where(matches.c.id == bindparam("wanted")).values(live_message=bindparam("out"))
)


def due(found: Any) -> Due:
    """Build what is to be delivered from a row of ``DUE``.

    An update of a board is left out where the next post about that board is one too, since both
    edit the same message; the last one is sent, as nothing that a turn told may get lost.
    """
    superseded = {"update": found.next_board, "lobby_edit": found.next_edit}.get(found.kind)
    standing = found.open_call if found.kind in CALLS else found.live
    return Due(rows.stored_post(found), standing, superseded == found.kind)
