"""What is told to whom after a step: posts for the outbox, each built for its audience.

What happens in a turn renews its one board message, which goes on to tell what it told before; the
next turn gets a message of its own. A post holds the view and the events of its audience, never the
state.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence

import msgspec

from bot.engine.flow import Position
from bot.engine.game import AnyGame
from bot.engine.model import Event, Seat
from bot.service.clocks.pace import HOUR
from bot.service.model import COMPUTER, MatchInfo, deciders
from bot.service.ports.clocks import LOGGED, ClockNews
from bot.service.ports.doubts import Doubt
from bot.service.ports.posts import Answered, Asked, Body, Kind, NewPost, Reserved

from .seating import TALK, teams
from .told import ToldRecord, visible
from .turns import Ended


def seat_post(info: MatchInfo, seat: Seat) -> NewPost:
    """Build the public line that tells who plays a seat from now on."""
    user = info.user_of(seat)
    users = () if user is None else (user,)
    body = Body(info=info, viewer=seat, users=users)
    return _noted(_post(info, "seat", body), ClockNews("seat", user or 0, seat=seat))


def computer_post(info: MatchInfo, seat: Seat, former: int) -> NewPost:
    """Build the public line that the computer plays a seat, which its player may take back."""
    body = Body(info=info, viewer=seat, users=(former,))
    return _noted(_post(info, "seat", body), ClockNews("computer", former, seat=seat))


def offer_post(
    info: MatchInfo, seat: Seat, to: int, by: int, called: Sequence[int] = ()
) -> NewPost:
    """Build the public offer of a seat.

    ``users`` are its receiver, who makes it, and whom it calls besides.
    """
    post = _post(info, "offer", Body(info=info, viewer=seat, users=(to, by, *called)))
    return _noted(post, ClockNews("offer", by, seat=seat)) if info.began else post


def lobby_post(
    info: MatchInfo, kind: Kind = "lobby", reserved: tuple[Reserved, ...] = ()
) -> NewPost:
    """Build the lobby card, or its renewal; ``reserved`` seats wait for somebody."""
    return _post(info, kind, Body(info=info, reserved=reserved))


def step_posts(
    info: MatchInfo,
    position: Position,
    told: Sequence[ToldRecord],
    since: int,
    before: Sequence[int],
    *,
    fresh: bool,
    ended: Ended | None = None,
) -> list[NewPost]:
    """Build the posts after new records.

    ``told`` holds the records in force that the live board tells, and the new ones; ``since`` is
    the first new sequence number, ``before`` the users who had to decide until now. ``fresh``: a
    board message begins with these records. ``ended`` is the turn that is over with them: its
    message tells the end of it, and ``told`` are told by one that begins behind it. A call is
    answered with its turn, also where the next one is of the user whom it called.
    """
    users = deciders(info, position)
    called = () if position.outcome else tuple(user for user in users if user not in before)
    news = [one for one in (*(ended.told if ended else ()), *told) if one.seq >= since]
    board = _telling(_board(info, position, told), position.game, told)
    posts: list[NewPost] = []
    if ended is not None:
        posts.append(_post(info, "update", _ending(info, ended)))
    if ended is not None or fresh:
        shown = ended.told if ended is not None else ()
        body = msgspec.structs.replace(board, before=_raw(shown, None), users=called)
        posts.append(_post(info, "board", body))
    else:
        posts.append(_post(info, "update", board))
    if any(one.barrier for one in news):
        posts += _hands(info, position, news)
    if before and (users != tuple(before) or ended is not None):
        posts.append(answered_post(info, news, tuple(before)))
    if position.outcome is not None:
        posts.append(_post(info, "result", _board(info, position, told)))
    elif called and ended is None and not fresh:
        posts.append(ping_post(info, position, called, news))
    return posts


def present_posts(info: MatchInfo, position: Position, told: Sequence[ToldRecord]) -> list[NewPost]:
    """Build the post that shows a match as it stands where nothing of it was posted before.

    ``told`` holds the records in force that the live board tells.
    """
    board = _board(info, position, told)
    if position.outcome is not None:
        return [_post(info, "result", board)]
    users = deciders(info, position)
    body = msgspec.structs.replace(_telling(board, position.game, told), users=users)
    return [_post(info, "board", body)]


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


def ping_post(
    info: MatchInfo,
    position: Position,
    users: tuple[int, ...],
    news: Sequence[ToldRecord] = (),
) -> NewPost:
    """Build the short message that calls users to decide, and says what happened before."""
    bare = Body(info=info, asked=_asked(info, position), users=users, events=_raw(news, None))
    return _post(info, "ping", bare)


def nudge_post(info: MatchInfo, position: Position, user: int, *, last: bool = False) -> NewPost:
    """Build the direct message that reminds a user; nothing hidden is in it.

    ``last``: others claim the game since they do not answer.
    """
    locale = next((one.locale for one in info.seats if one.user == user), info.locale)
    body = Body(info=info, asked=_asked(info, position), users=(user,), last=last)
    return msgspec.structs.replace(
        _post(info, "nudge", body), channel=None, user=user, locale=locale
    )


def digest_post(info: MatchInfo, user: int, now: float) -> NewPost:
    """Build the direct message about all matches that wait for a user; one an hour at most.

    Which they are is looked up when it is sent.
    """
    locale = next((one.locale for one in info.seats if one.user == user), info.locale)
    post = _post(info, "digest", Body(info=info, users=(user,)))
    nonce = f"d{user:x}-{int(now // HOUR):x}"
    return msgspec.structs.replace(post, channel=None, user=user, locale=locale, nonce=nonce)


def clock_post(info: MatchInfo, news: ClockNews, users: tuple[int, ...] = ()) -> NewPost:
    """Build the public line about what a clock brought about; ``users`` are called to it."""
    post = _post(info, "clock", Body(info=info, clock=news, users=users))
    return _noted(post, news) if news.what in LOGGED else post


def retaking_post(info: MatchInfo, news: ClockNews, events: Sequence[Event] = ()) -> NewPost:
    """Build the public line about taking back; ``events`` are those that everybody saw."""
    raw = msgspec.Raw(msgspec.json.encode(visible(events, None)))
    return _post(info, "clock", Body(info=info, clock=news, events=raw))


def doubt_post(info: MatchInfo, doubt: Doubt, role: int) -> NewPost:
    """Build the public line about a ruling that is doubted; ``role`` moderates, 0: none does."""
    news = ClockNews("doubted", doubt.user, left=doubt.place, why=doubt.words, role=role)
    return _post(info, "clock", Body(info=info, clock=news))


def answered_post(info: MatchInfo, news: Sequence[ToldRecord], users: tuple[int, ...]) -> NewPost:
    """Build the line that takes the place of the last call, once ``users`` have answered it."""
    return _post(info, "answered", Body(info=info, users=users, events=_raw(news[:1], None)))


def _noted(post: NewPost, news: ClockNews) -> NewPost:
    return msgspec.structs.replace(post, noted=news)


def again(post: NewPost) -> NewPost:
    """Return a post that tells once more what stands in the log already."""
    return msgspec.structs.replace(post, noted=None)


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
        if position.game.asking.one_device and len(info.seats_of(entry.user or 0)) > 1:
            continue  # both players of the device would read it
        if private and entry.user not in (None, COMPUTER) and not entry.dm_closed:
            yield hand_post(info, position, entry.seat, private)


def _board(info: MatchInfo, position: Position, told: Sequence[ToldRecord]) -> Body:
    """Return the public body of a board; what is told last may be taken back, or may not."""
    return _body(info, position, None, undoable=bool(told) and not told[-1].barrier)


def _ending(info: MatchInfo, ended: Ended) -> Body:
    """Return what the message of a turn that is over shows for good."""
    body = _body(info, ended.position, None)
    body = msgspec.structs.replace(body, asked=(), ended=ended.turn)
    return _telling(body, ended.position.game, ended.told)


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
    given = [one.answer for one in told if one.answer is not None]
    known = [one for one in given if one.late or not game.policies.silent]
    acted = tuple(Answered(one.seat, game.policies.told(one.policy), one.late) for one in known)
    return msgspec.structs.replace(body, events=_raw(told, None), acted=acted)


def _raw(told: Sequence[ToldRecord], viewer: Seat | None) -> msgspec.Raw:
    """Return the events of records as a viewer may learn them."""
    events = [event for one in told for event in one.events]
    return msgspec.Raw(msgspec.json.encode(visible(events, viewer)))


def _with(body: Body, events: Iterable[Event], viewer: Seat | None) -> Body:
    raw = msgspec.Raw(msgspec.json.encode(visible(events, viewer)))
    return msgspec.structs.replace(body, events=raw)


def _asked(info: MatchInfo, position: Position) -> tuple[Asked, ...]:
    public, words, asking = position.view(None), position.game.words, position.game.asking
    return tuple(
        Asked(
            d.seat, info.user_of(d.seat), d.point, words.asked(public, d), d.serial,
            tuple(line.choice.label for line in asking.open_lines(public, d)),
        )
        for d in position.open
    )  # fmt: skip


def _post(info: MatchInfo, kind: Kind, body: Body) -> NewPost:
    nonce = f"{info.id}-{secrets.token_hex(6)}"
    return NewPost(
        match=info.id, seq=info.head, kind=kind, nonce=nonce, channel=info.channel, user=None,
        locale=info.locale, body=body,
    )  # fmt: skip
