"""What is told to whom after a step: posts for the outbox, each built for its audience.

A step that cannot be taken back gets a board of its own; what may still be taken back refreshes the
live one, which goes on to tell what it told before. A post holds the view and the events of its
audience, never the state.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence

import msgspec

from bot.engine.flow import Position
from bot.engine.game import AnyGame
from bot.engine.journal import Record
from bot.engine.model import Event, Seat
from bot.service.model import COMPUTER, MatchInfo, deciders
from bot.service.ports.posts import Answered, Asked, Body, Kind, NewPost

from .seating import TALK, teams

STANDING = "standing"
"""Author of the records that standing orders gave: ``standing:<policy>``."""
USUAL = "usual"
"""Author of the records that the usual policies of a game gave; no report names them."""


class Given(msgspec.Struct, frozen=True):
    """A standing order that gave a record; which policy it is its owner alone may read."""

    seat: Seat
    policy: str


class ToldRecord(msgspec.Struct, frozen=True):
    """The events of one record in force, and the standing order that gave it, if one did."""

    seq: int
    barrier: bool
    events: tuple[Event, ...]
    answer: Given | None = None


def visible(events: Iterable[Event], viewer: Seat | None) -> list[Event]:
    """Keep the events that a viewer may learn."""
    return [e for e in events if e.audience is None or (viewer and viewer in e.audience)]


def answered(record: Record) -> Given | None:
    """Return the standing order that gave a record, if one did."""
    kind, _, policy = record.author.partition(":")
    if kind != STANDING or record.seat is None:
        return None
    return Given(record.seat, policy)


def seat_post(info: MatchInfo, seat: Seat) -> NewPost:
    """Build the public line that tells who plays a seat from now on."""
    user = info.user_of(seat)
    users = () if user is None else (user,)
    return _post(info, "seat", Body(info=info, viewer=seat, users=users))


def computer_post(info: MatchInfo, seat: Seat, former: int) -> NewPost:
    """Build the public line that the computer plays a seat, which its player may take back."""
    return _post(info, "seat", Body(info=info, viewer=seat, users=(former,)))


def offer_post(info: MatchInfo, seat: Seat, to: int, by: int) -> NewPost:
    """Build the public offer of a seat: ``users`` are its receiver and who makes it."""
    return _post(info, "offer", Body(info=info, viewer=seat, users=(to, by)))


def lobby_post(info: MatchInfo, kind: Kind = "lobby") -> NewPost:
    """Build the lobby card, or its renewal."""
    return _post(info, kind, Body(info=info))


def step_posts(
    info: MatchInfo,
    position: Position,
    told: Sequence[ToldRecord],
    since: int,
    before: Sequence[int],
) -> list[NewPost]:
    """Build the posts after new records.

    ``told`` holds the records in force that the live board tells, and the new ones; ``since`` is
    the first new sequence number, ``before`` the users who had to decide until now.
    """
    body = _body(info, position, None, undoable=bool(told) and not told[-1].barrier)
    posts: list[NewPost] = []
    if any(one.barrier and one.seq >= since for one in told):
        posts.append(
            _post(info, "board", _telling(body, position.game, after_barrier(told, since)))
        )
        posts += _hands(info, position, [one for one in told if one.seq >= since])
    else:
        posts.append(_post(info, "update", _telling(body, position.game, told)))
    if position.outcome is not None:
        posts.append(_post(info, "result", body))
        return posts
    users = deciders(info, position)
    called = tuple(user for user in users if user not in before)
    if called:
        posts.append(ping_post(info, position, called))
    return posts


def present_posts(info: MatchInfo, position: Position, told: Sequence[ToldRecord]) -> list[NewPost]:
    """Build the posts that show a match as it stands where nothing of it was posted before.

    ``told`` holds the records in force that the live board tells.
    """
    body = _body(info, position, None, undoable=bool(told) and not told[-1].barrier)
    if position.outcome is not None:
        return [_post(info, "result", body)]
    board = _post(info, "board", _telling(body, position.game, told))
    users = deciders(info, position)
    return [board, ping_post(info, position, users)] if users else [board]


def lost_posts(info: MatchInfo, channel: int) -> list[NewPost]:
    """Build what tells that the thread of a match was deleted, which was ``channel``.

    It is told to each player alone, and once where the thread hung.
    """
    places: list[tuple[int | None, int | None, str]] = [
        (None, user, locale)
        for user, locale in {entry.user: entry.locale for entry in info.seats}.items()
        if user and user != COMPUTER
    ]
    if info.home is not None and info.home != channel:
        places.append((info.home, None, info.locale))
    return [
        msgspec.structs.replace(
            _post(info, "lost", Body(info=info)), channel=place, user=user, locale=locale
        )
        for place, user, locale in places
    ]


def after_barrier(told: Sequence[ToldRecord], since: int) -> list[ToldRecord]:
    """Keep what a new board tells: all after the last barrier before a sequence number."""
    before = max((one.seq for one in told if one.barrier and one.seq < since), default=-1)
    return [one for one in told if one.seq > before]


def ping_post(info: MatchInfo, position: Position, users: tuple[int, ...]) -> NewPost:
    """Build the short message that calls users to decide."""
    bare = Body(info=info, asked=_asked(info, position), users=users)
    return _post(info, "ping", bare)


def last_call(post: NewPost) -> NewPost:
    """Return a call that says of itself that no other follows."""
    return msgspec.structs.replace(post, body=msgspec.structs.replace(post.body, last=True))


def choose_post(info: MatchInfo, users: tuple[int, ...]) -> NewPost:
    """Build the short message that calls users to choose for their seats in the lobby."""
    return _post(info, "ping", Body(info=info, users=users))


def room_posts(info: MatchInfo) -> list[NewPost]:
    """Build the posts that open a private room for each team, where all agreed to have them.

    ``viewer`` is the first member's seat and tells the side; ``users`` are to be let in.
    Rules: HOTH-TEAM-15, HOTH-RUL-61.
    """
    if info.options.get(TALK) != "private":
        return []
    found = []
    for _, members in teams(info):
        held = dict.fromkeys(one.user for one in members)
        users = tuple(user for user in held if user is not None and user != COMPUTER)
        if len(users) > 1:
            found.append(_post(info, "room", Body(info=info, viewer=members[0].seat, users=users)))
    return found


def hand_post(info: MatchInfo, position: Position, seat: Seat, events: Sequence[Event]) -> NewPost:
    """Build the direct message with a seat's hidden cards."""
    entry = info.entry(seat)
    body = _with(_body(info, position, seat), events, seat)
    return msgspec.structs.replace(
        _post(info, "hand", body), channel=None, user=entry.user, locale=entry.locale
    )


def _hands(info: MatchInfo, position: Position, told: Sequence[ToldRecord]) -> Iterable[NewPost]:
    events = [event for one in told for event in one.events]
    for entry in info.seats:
        private = [e for e in events if e.audience is not None and entry.seat in e.audience]
        if private and entry.user not in (None, COMPUTER) and not entry.dm_closed:
            yield hand_post(info, position, entry.seat, private)


def _body(
    info: MatchInfo, position: Position, viewer: Seat | None, *, undoable: bool = False
) -> Body:
    view = msgspec.Raw(msgspec.json.encode(position.view(viewer)))
    asked = _asked(info, position)
    return Body(
        info=info, viewer=viewer, view=view, asked=asked, final=not undoable, undoable=undoable
    )


def _telling(body: Body, game: AnyGame, told: Sequence[ToldRecord]) -> Body:
    """Return a public body with what records tell, and what everybody learns of who gave them."""
    events = [event for one in told for event in one.events]
    given = [one.answer for one in told if one.answer is not None]
    acted = tuple(Answered(one.seat, game.policies.told(one.policy)) for one in given)
    return msgspec.structs.replace(_with(body, events, None), acted=acted)


def _with(body: Body, events: Iterable[Event], viewer: Seat | None) -> Body:
    raw = msgspec.Raw(msgspec.json.encode(visible(events, viewer)))
    return msgspec.structs.replace(body, events=raw)


def _asked(info: MatchInfo, position: Position) -> tuple[Asked, ...]:
    return tuple(Asked(d.seat, info.user_of(d.seat), d.point) for d in position.open)


def _post(info: MatchInfo, kind: Kind, body: Body) -> NewPost:
    nonce = f"{info.id}-{secrets.token_hex(6)}"
    return NewPost(
        match=info.id, seq=info.head, kind=kind, nonce=nonce, channel=info.channel, user=None,
        locale=info.locale, body=body,
    )  # fmt: skip
