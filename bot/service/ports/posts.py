"""What is posted, who delivers it, and the outbox in which it waits."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal, NamedTuple, Protocol, TypeAlias

import msgspec

from bot.engine.model import Seat, Text
from bot.service.model import MatchInfo

from .clocks import ClockNews, Used, Wait
from .ladder import RatedPlayer

Kind: TypeAlias = Literal[
    "lobby", "lobby_edit", "board", "update", "ping", "answered", "hand", "result", "room", "seat",
    "offer", "lost", "nudge", "digest", "clock",
]  # fmt: skip
"""``nudge`` reminds a user by direct message, ``digest`` tells them of all that waits for them;
``clock`` tells what a clock brought about;
``board`` is a new board message, ``update`` edits the live one; ``ping`` calls users to decide,
``answered`` makes one line of that call."""


CALLS: frozenset[Kind] = frozenset(("ping", "answered"))
"""The posts about the last call to decide; all others are about the live board message."""


class Asked(msgspec.Struct, frozen=True):
    """Who is asked what."""

    seat: Seat
    user: int | None
    point: str
    question: Text | None = None
    """What is asked, as everybody may read it."""
    serial: int = 0
    open: tuple[Text, ...] = ()
    """The answers that everybody may see offered, see ``Asking.open_lines``."""


class Turn(msgspec.Struct, frozen=True):
    """A turn of which a board message tells: its number and whose it is.

    ``words``: how its game calls it; None: by its number.
    """

    number: int
    seat: Seat
    words: Text | None = None


class Answered(msgspec.Struct, frozen=True):
    """A standing order that answered for a seat, named as everybody may read it.

    ``late``: it is the game's own, since the time of the seat was over.
    """

    seat: Seat
    policy: Text
    late: bool = False


class Reserved(msgspec.Struct, frozen=True):
    """A free seat that waits for a user until a time, in seconds since 1970."""

    seat: Seat
    user: int
    until: float


class Body(msgspec.Struct, frozen=True, kw_only=True):
    """What a post tells; everything in it is for its audience alone.

    ``view`` and ``events`` are JSON of the game's types as the viewer may see them, with all that
    a board's message tells from its start on; ``before`` are events that it only shows, since
    another message told them. ``final``: nothing of it may be taken back; ``undoable``: the last
    step may. ``ended`` is the turn that is over with it: the message asks nothing any more.
    ``users`` are called. ``acted`` are the standing orders that answered; nobody learns before
    ``hidden_until`` what is answered now. ``last`` marks the last call of its ``users``.
    ``rated`` is what a finished match changed on its ladder; ``reserved`` are seats of a lobby that
    wait for somebody.
    """

    info: MatchInfo
    viewer: Seat | None = None
    view: msgspec.Raw = msgspec.Raw(b"null")
    events: msgspec.Raw = msgspec.Raw(b"[]")
    before: msgspec.Raw = msgspec.Raw(b"[]")
    ended: Turn | None = None
    asked: tuple[Asked, ...] = ()
    waits: tuple[Wait, ...] = ()
    used: tuple[Used, ...] = ()
    users: tuple[int, ...] = ()
    final: bool = True
    undoable: bool = False
    acted: tuple[Answered, ...] = ()
    hidden_until: float | None = None
    last: bool = False
    clock: ClockNews | None = None
    rated: tuple[RatedPlayer, ...] = ()
    reserved: tuple[Reserved, ...] = ()


class NewPost(msgspec.Struct, frozen=True, kw_only=True):
    """A post for the outbox; ``channel`` None: a direct message to ``user``; 0: it is left out.

    ``noted`` stays in the log of the match, whatever becomes of the post.
    """

    match: str
    seq: int
    kind: Kind
    nonce: str
    channel: int | None
    user: int | None
    locale: str
    body: Body
    noted: ClockNews | None = None

    @property
    def lane(self) -> str:
        """The line in which it waits: that of its channel, or of its recipient."""
        return f"channel {self.channel}" if self.channel else lane_of(self.user or 0)


class Post(NewPost, frozen=True, kw_only=True):
    """A post of the outbox with its row id.

    ``after``: an attempt began, and what it sent is later in the channel than this message (0: than
    any known). None: none began.
    """

    id: int
    tries: int = 0
    after: int | None = None


class RollPost(msgspec.Struct, frozen=True, kw_only=True):
    """A post of the outbox that sends a secret roll to its viewer; it belongs to no match."""

    id: int
    session: str
    number: int
    nonce: str
    user: int
    locale: str
    tries: int = 0
    after: int | None = None
    kind: Literal["roll"] = "roll"
    match: None = None

    @property
    def lane(self) -> str:
        """The line in which it waits: that of its recipient."""
        return lane_of(self.user)


def lane_of(user: int) -> str:
    """Name the line in which direct messages to a user wait."""
    return f"user {user}"


AnyPost: TypeAlias = Post | RollPost


class Due(NamedTuple):
    """A post to be sent.

    ``standing`` is the message that it renews or replaces: for ``CALLS`` the last call to decide
    unless that was made a line, else the board. ``superseded``: a newer post shows all that it
    would. ``more``: others wait behind it in its lane. ``at`` is when it was stored.
    """

    post: AnyPost
    standing: int | None
    superseded: bool
    more: bool = False
    at: float = 0.0


class Sent(NamedTuple):
    """A post that is done with, and the message that shows it; None: none, or the standing one."""

    post: AnyPost
    message: int | None


class Delivered(msgspec.Struct, frozen=True):
    """A post that is out; ``message`` is the id of the message sent, if one was."""

    message: int | None = None


class Permanent(Exception):
    """A post that can never be delivered; ``dm_closed``: the user takes no direct messages."""

    def __init__(self, reason: str, *, dm_closed: bool = False):
        super().__init__(reason)
        self.reason = reason
        self.dm_closed = dm_closed


class Transient(Exception):
    """A post that may be delivered later; ``retry_after`` in seconds."""

    def __init__(self, reason: str, retry_after: float = 1.0):
        super().__init__(reason)
        self.retry_after = retry_after


class Barred(Transient):
    """A post to a place where the bot may not write now; the right may come back any time."""


class Messenger(Protocol):
    """Delivers posts; one that has an ``after`` may be out already and must not show twice."""

    async def deliver(self, post: AnyPost, live_message: int | None) -> Delivered:
        """Deliver a post; raises ``Permanent`` or ``Transient``.

        ``live_message`` is what it renews or replaces: for ``CALLS`` the last call, else the board.
        """
        ...


class Wakeable(Protocol):
    """Whoever wants to hear that posts were written, or may leave again."""

    def wake(self) -> None:
        """Look for new posts."""
        ...

    def hasten(self, lane: str) -> None:
        """End the pause of a lane."""
        ...

    async def out(self, lane: str, patience: float) -> None:
        """Wait until what was written to a lane is out, for some seconds at most."""
        ...


class PostWriting(Protocol):
    """Changes, as part of a transaction."""

    async def post(self, posts: Sequence[NewPost]) -> None:
        """Write posts to the outbox, but for those of a match whose thread was deleted.

        What is noted with them goes to the log in any case.
        """
        ...

    async def drop_posts(self, match: str, channel: int) -> None:
        """Put aside what waits to be posted for a match in a channel; its live message is gone."""
        ...


class OutboxStore(Protocol):
    """The outbox's side of the store; each call is a transaction of its own."""

    async def pending(self, *, skip: Collection[str] = (), limit: int = 16) -> list[AnyPost]:
        """List the posts at the head of their lanes, oldest first; ``skip`` names lanes."""
        ...

    async def due(
        self, *, skip: Collection[str] = (), limit: int = 16, done: Sequence[Sent] = ()
    ) -> list[Due]:
        """List what ``pending`` lists, to be sent now, once what is ``done`` is noted as sent.

        Each post is marked before that with the message after which it will be found.
        """
        ...

    async def live_message(self, match: str | None) -> int | None:
        """Return the id of the match's live board message."""
        ...

    async def sent(self, done: Sequence[Sent]) -> None:
        """Note deliveries and drop their contents; new live messages are remembered with them."""
        ...

    def written(self) -> set[str]:
        """List the lanes to which this process has written since it was asked last."""
        ...

    async def failed(self, post: AnyPost, reason: str, *, dm_closed: bool = False) -> None:
        """Note that a post will never be delivered, and why; its content is dropped."""
        ...

    async def delayed(self, post: AnyPost) -> None:
        """Count a try that failed; the post stays at the head of its lane."""
        ...
