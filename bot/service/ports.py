"""What the service needs from outside: a store and a messenger; and what it hands to them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Literal, Protocol, TypeAlias

import msgspec

from bot.engine.journal import Record
from bot.engine.model import Seat, Text
from bot.engine.orders import StandingOrder
from bot.errors import KnownError

from .dice_ports import RollPost, lane_of
from .model import MatchInfo, Status
from .thread_ports import ThreadReading, ThreadWriting
from .unread import UnreadReading, UnreadStore, UnreadWriting
from .window_ports import WindowReading, WindowStore, WindowWriting

Kind: TypeAlias = Literal[
    "lobby", "lobby_edit", "board", "update", "ping", "hand", "result", "room", "seat", "offer",
    "lost",
]  # fmt: skip


class StoreError(KnownError):
    """The store cannot be used: one line for the owner of the server."""


class Conflict(StoreError):
    """Another writer was first: nothing was stored, and the order may be tried again."""


class Asked(msgspec.Struct, frozen=True):
    """Who is asked what."""

    seat: Seat
    user: int | None
    point: str


class Answered(msgspec.Struct, frozen=True):
    """A standing order that answered for a seat, named as everybody may read it."""

    seat: Seat
    policy: Text


class Body(msgspec.Struct, frozen=True, kw_only=True):
    """What a post tells; everything in it is for its audience alone.

    ``view`` and ``events`` are JSON of the game's types as the viewer may see them, with all that
    a board's message tells from its start on. ``final``: nothing of it may be taken back;
    ``undoable``: the last step may. ``acted`` are the standing orders that answered; nobody learns
    before ``hidden_until`` what is answered now. ``last`` marks the last call of its ``users``.
    """

    info: MatchInfo
    viewer: Seat | None = None
    view: msgspec.Raw = msgspec.Raw(b"null")
    events: msgspec.Raw = msgspec.Raw(b"[]")
    asked: tuple[Asked, ...] = ()
    users: tuple[int, ...] = ()
    final: bool = True
    undoable: bool = False
    acted: tuple[Answered, ...] = ()
    hidden_until: float | None = None
    last: bool = False


class NewPost(msgspec.Struct, frozen=True, kw_only=True):
    """A post for the outbox; ``channel`` None: a direct message to ``user``; 0: it is left out."""

    match: str
    seq: int
    kind: Kind
    nonce: str
    channel: int | None
    user: int | None
    locale: str
    body: Body

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


AnyPost: TypeAlias = Post | RollPost


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
        """Deliver a post; raises ``Permanent`` or ``Transient``."""
        ...


class MatchRow(msgspec.Struct, kw_only=True):
    """A match as stored, secrets included. ``state`` is empty in the lobby.

    ``barrier`` is the last record that cannot be taken back, ``barrier_state`` the state after it.
    The live board message tells what happened from the record ``told_from`` on.
    """

    info: MatchInfo
    seed: bytes
    chain: str = ""
    barrier: int = -1
    barrier_state: bytes = b""
    told_from: int = 0


class JournalRow(msgspec.Struct, frozen=True):
    """A record with the events it told (JSON of the game's event type, with audiences)."""

    record: Record
    events: bytes


class Timer(msgspec.Struct, frozen=True, kw_only=True):
    """Something to do for a match at a time (seconds since 1970), unless ``serial`` is stale."""

    match: str
    kind: str
    serial: int
    due: float
    id: int = 0


class SeatOffer(msgspec.Struct, frozen=True, kw_only=True):
    """A seat offered to ``user`` by ``author``, while ``holder`` held it; ``at`` in seconds."""

    match: str
    seat: Seat
    user: int
    author: int
    holder: int
    at: float


class ArmyRow(msgspec.Struct, frozen=True, kw_only=True):
    """An army list that a user keeps for a game; ``text`` is canonical, ``at`` in seconds."""

    user: int
    game: str
    name: str
    text: str
    at: float


class Reading(WindowReading, UnreadReading, ThreadReading, Protocol):
    """Questions to the store."""

    async def match(self, match: str) -> MatchRow | None:
        """Return a match; inside a write transaction its row is locked."""
        ...

    async def journal(self, match: str, since: int = 0) -> list[JournalRow]:
        """Return the records from a sequence number on."""
        ...

    async def matches_of(self, user: int) -> list[MatchInfo]:
        """List a user's matches, unfinished first, then newest first."""
        ...

    async def in_channel(
        self, channel: int, user: int | None = None, first: Status = "running"
    ) -> MatchInfo | None:
        """Return the match that a user means in a channel.

        Those of the status ``first`` go before others, among them those in which he sits; then
        running ones, then the newest.
        """
        ...

    async def running(self) -> list[str]:
        """List the ids of the running matches."""
        ...

    async def standing(self, match: str) -> list[StandingOrder]:
        """List the standing orders of a match."""
        ...

    async def offer(self, match: str, seat: Seat) -> SeatOffer | None:
        """Return the open offer of a seat."""
        ...

    async def offers_to(self, user: int) -> list[SeatOffer]:
        """List the open offers of seats that a user got, made, or whose seat he holds."""
        ...

    async def language(self, user: int) -> str | None:
        """Return a user's chosen language."""
        ...

    async def army(self, user: int, game: str, name: str) -> ArmyRow | None:
        """Return an army list that a user keeps."""
        ...

    async def armies_of(self, user: int) -> list[ArmyRow]:
        """List the army lists that a user keeps, by game and name."""
        ...

    async def guild_language(self, guild: int) -> str | None:
        """Return the language chosen for a server's public posts."""
        ...

    async def hosted_by(self, user: int) -> list[MatchInfo]:
        """List the matches that a user created, newest first."""
        ...

    async def dice_of(self, user: int) -> dict[str, Any]:
        """Return what is stored about a user's dice."""
        ...

    async def posts_to(self, user: int) -> int:
        """Count the direct messages to a user of which something is stored."""
        ...


class Writing(Reading, WindowWriting, UnreadWriting, ThreadWriting, Protocol):
    """One transaction; everything or nothing of it is kept."""

    async def save(self, row: MatchRow) -> None:
        """Insert or update a match with its seats."""
        ...

    async def append(self, match: str, rows: Sequence[JournalRow], interaction: str) -> None:
        """Append records; the primary key makes a second writer fail."""
        ...

    async def post(self, posts: Sequence[NewPost]) -> None:
        """Write posts to the outbox, but for those of a match whose thread was deleted."""
        ...

    async def keep_receipt(self, interaction: str, match: str, body: bytes) -> int:
        """Remember the answer to an interaction; returns the receipt number."""
        ...

    async def set_standing(self, match: str, order: StandingOrder, *, on: bool) -> None:
        """Set or remove a standing order."""
        ...

    async def set_offer(self, offer: SeatOffer) -> None:
        """Keep the offer of a seat, in place of an older one."""
        ...

    async def drop_offer(self, match: str, seat: Seat) -> None:
        """Remove the offer of a seat."""
        ...

    async def keep_army(self, army: ArmyRow) -> None:
        """Keep an army list, in place of one of the same name."""
        ...

    async def drop_army(self, user: int, game: str, name: str) -> bool:
        """Remove an army list; tells whether there was one."""
        ...

    async def set_language(self, user: int, locale: str) -> None:
        """Set a user's language."""
        ...

    async def set_guild_language(self, guild: int, locale: str) -> None:
        """Set the language of a server's public posts."""
        ...

    async def set_timer(self, timer: Timer) -> None:
        """Set a timer; one of each kind per match."""
        ...

    async def forget_timers(self, match: str) -> None:
        """Remove the timers of a match."""
        ...

    async def forget(self, user: int, nobody: int) -> int:
        """Put ``nobody`` without a name in a user's places and remove all else about him.

        Returns the number of matches in which he had a seat.
        """
        ...

    async def dm_closed(self, match: str, user: int, closed: bool) -> None:
        """Note whether a user takes direct messages."""
        ...


class OutboxStore(Protocol):
    """The outbox's side of the store; each call is a transaction of its own."""

    async def pending(self, *, skip: Collection[str] = (), limit: int = 16) -> list[AnyPost]:
        """List the posts at the head of their lanes, oldest first; ``skip`` names lanes."""
        ...

    async def attempted(self, post: AnyPost) -> None:
        """Note that a post is about to be sent, and after which message it will be found."""
        ...

    async def live_message(self, match: str | None) -> int | None:
        """Return the id of the match's live board message."""
        ...

    async def superseded(self, post: AnyPost) -> bool:
        """Tell whether a newer post of the match shows all that this one would."""
        ...

    async def sent(self, post: AnyPost, message: int | None) -> None:
        """Note a delivery; a new live message is remembered with it."""
        ...

    async def failed(self, post: AnyPost, reason: str, *, dm_closed: bool = False) -> None:
        """Note that a post will never be delivered."""
        ...

    async def delayed(self, post: AnyPost) -> None:
        """Count a try that failed; the post stays at the head of its lane."""
        ...


class Store(OutboxStore, WindowStore, UnreadStore, Protocol):
    """The database behind the service."""

    def read(self) -> AbstractAsyncContextManager[Reading]:
        """Open a reading transaction."""
        ...

    def write(self) -> AbstractAsyncContextManager[Writing]:
        """Open a writing transaction; commits when the block ends without an exception."""
        ...

    async def due_timers(self, now: float) -> list[Timer]:
        """Claim the timers that are due; they stay until ``timer_done``."""
        ...

    async def timer_done(self, timer: Timer) -> None:
        """Remove a timer whose work is done, unless it was set anew."""
        ...

    async def prune(self, before: float) -> int:
        """Forget posts that left and receipts from before a time; returns how many rows went."""
        ...

    async def scrub(self) -> None:
        """Let nothing that was removed stay readable in the files."""
        ...

    async def guard(self) -> None:
        """Wait while this process has the right to serve; raises ``StoreError`` once it has not."""
        ...

    async def backup(self, path: str) -> None:
        """Copy the database to a file while it is in use."""
        ...

    async def close(self) -> None:
        """Close all connections."""
        ...
