"""The dice helper: sessions of a channel, rolls bound to seed and number, and points of live games.

A roll is stored, with the receipt of its interaction, before anybody is told of it; what is shown
is always computed from what was stored.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Container, Sequence
from typing import NamedTuple, TypeVar
from weakref import WeakValueDictionary

import msgspec

from bot.dice import seal
from bot.dice.content import DiceContent
from bot.dice.hand import replayed, seeded
from bot.dice.ledger import Luck, ledger
from bot.dice.outcome import RollOutcome
from bot.dice.perform import perform
from bot.dice.requests import AnyRequest
from bot.dice.verify import FORMAT, UNSEALED, SessionFile
from bot.engine.chance.draws import commitment
from bot.engine.model import Text
from bot.engine.refusal import Refused
from bot.service.match.sessions import ALPHABET, SEED_BYTES, twice
from bot.service.ports.dice import (
    DiceReading,
    DiceRoll,
    DiceSession,
    DiceStore,
    DiceWriting,
    PointChange,
    SessionRow,
)
from bot.service.ports.posts import Wakeable
from bot.service.ports.receipts import ReadMark
from bot.service.posts import unread

from .sides import MOST_SIDES, known_side, plain, side_name, totals
from .wishes import place_of, wish_of

R = TypeVar("R", bound=msgspec.Struct)
ID_LENGTH = 8
IDLE_S = 24 * 3600.0
"""A session that opened by itself ends when nobody rolled for so long."""
MOST_LABEL, MOST_POINTS, MOST_ROLLS = 80, 999, 20_000


class Made(msgspec.Struct, frozen=True):
    """A roll that is stored, and whether its session opened with it."""

    session: str
    number: int
    opened: bool = False
    repeated: bool = False


class SessionStatus(msgspec.Struct, frozen=True):
    """A session with the points of its sides, in their order."""

    info: DiceSession
    points: tuple[tuple[str, int], ...]


class ShownRoll(NamedTuple):
    """A roll ready to be told, computed from what is stored."""

    roll: DiceRoll
    info: DiceSession
    outcome: RollOutcome


class DiceTable:
    """The dice of every channel of one database.

    What is asked again is done again while its answer is on its way, for the interactions that are
    ``answering``: whoever presses quickly means it.
    """

    def __init__(
        self,
        store: DiceStore,
        content: DiceContent,
        *,
        clock: Callable[[], float] = time.time,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
    ):
        self.content = content
        self._store = store
        self._clock = clock
        self._entropy = entropy
        self.outbox: Wakeable | None = None
        self.answering: Container[str] = ()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    # Rolling ----------------------------------------------------------------------------------

    async def roll(
        self,
        channel: int,
        user: int,
        request: AnyRequest,
        *,
        label: str = "",
        viewer: int | None = None,
        locale: str = "en",
        interaction: str,
    ) -> Made:
        """Roll in the channel's session, which opens by itself where there is none.

        A roll for another's eyes goes to them by the outbox, in the language given. Raises
        ``Refused`` with nothing rolled. What is repeated, or not seen yet, is not rolled again.
        """

        async def work(tx: DiceWriting) -> Made:
            row, opened = await self._session(tx, channel, user)
            number = row.info.head + 1
            if number > MOST_ROLLS:
                raise Refused(Text("dice-refused-session-full"))
            hand = seeded(row.seed, row.info.id, number)
            await asyncio.to_thread(perform, request, self.content, hand)
            roll = DiceRoll(
                session=row.info.id,
                number=number,
                user=user,
                viewer=viewer,
                label=" ".join(label.split())[:MOST_LABEL],
                request=request,
                draws=tuple(hand.made),
                at=self._clock(),
            )
            roll = await self._sealed(tx, row, roll)
            await tx.add_roll(roll)
            if viewer not in (None, user):
                await tx.send_roll(roll, locale)
            await tx.save_session(_changed(row.info, head=number, updated=self._clock()))
            return Made(row.info.id, number, opened)

        asked = ("roll", request, label, viewer)
        made = await self._once(channel, user, interaction, Made, work, asked)
        if self.outbox is not None:
            self.outbox.wake()
        return made

    async def reads(self, channel: int, user: int, interaction: str = "") -> ReadMark | None:
        """Return what a user reads with the answer to an interaction in a channel."""
        async with self._store.read() as tx:
            found = await tx.unread(place_of(channel), user)
        others = [one for one in found if one.interaction in self.answering]
        later = [one for one in others if one.interaction != interaction]
        return unread.mark_of([one for one in found if one not in later], later)

    async def shown(self, made: Made) -> ShownRoll:
        """Return a stored roll as it fell."""
        async with self._store.read() as tx:
            roll = await tx.roll(made.session, made.number)
            row = await tx.session(made.session)
        if roll is None or row is None:
            raise Refused(Text("dice-refused-no-roll"))
        return ShownRoll(roll, row.info, await asyncio.to_thread(self._outcome, roll))

    def _outcome(self, roll: DiceRoll) -> RollOutcome:
        """Compute what a stored roll came to; not on the event loop."""
        return perform(roll.request, self.content, replayed(roll.draws))

    def _outcomes(self, rolls: Sequence[DiceRoll]) -> list[tuple[DiceRoll, RollOutcome]]:
        return [(roll, self._outcome(roll)) for roll in rolls]

    async def history(self, channel: int, limit: int) -> list[tuple[DiceRoll, RollOutcome]]:
        """List the latest rolls of a channel with what they came to, newest first."""
        async with self._store.read() as tx:
            rolls = await tx.history(channel, limit)
        return await asyncio.to_thread(self._outcomes, rolls)

    # Sessions ---------------------------------------------------------------------------------

    async def start(
        self,
        channel: int,
        user: int,
        *,
        system: str,
        sides: tuple[str, ...],
        goal: int | None,
        interaction: str,
    ) -> DiceSession:
        """Open a session; one that opened by itself ends. Raises ``Refused``."""
        names = tuple(side_name(side) for side in sides)
        if len({plain(name) for name in names}) != len(names) or len(names) > MOST_SIDES:
            raise Refused(Text("dice-refused-sides", {"high": MOST_SIDES}))

        async def work(tx: DiceWriting) -> DiceSession:
            row = await tx.open_session(channel)
            if row is not None and row.info.asked:
                raise Refused(Text("dice-refused-session-open"))
            if row is not None:
                await self._close(tx, row, user)
            opened = self._new(channel, user)
            opened.info = _changed(opened.info, system=system, sides=names, goal=goal, asked=True)
            await tx.add_session(opened)
            return opened.info

        asked = ("start", system, names, goal)
        return await self._once(channel, user, interaction, DiceSession, work, asked)

    async def end(self, channel: int, user: int, *, interaction: str) -> DiceSession:
        """End the channel's session; returns it with its seed. Raises ``Refused``.

        The seed is kept back for a day where it tells the user what others rolled in secret.
        """

        async def work(tx: DiceWriting) -> DiceSession:
            row = await tx.open_session(channel)
            if row is None:
                raise Refused(Text("dice-refused-no-session"))
            return await self._close(tx, row, user)

        return await self._once(channel, user, interaction, DiceSession, work, ("end",))

    async def status(self, channel: int, user: int = 0) -> SessionStatus:
        """Return the channel's open session, or else its last one, as a user may know it.

        Raises ``Refused``.
        """
        async with self._store.read() as tx:
            row = await tx.open_session(channel) or await tx.last_session(channel)
            if row is None:
                raise Refused(Text("dice-refused-no-session"))
            info = await self._told(tx, row, user)
            return SessionStatus(info, totals(info, await tx.points(info.id)))

    async def score(
        self, channel: int, user: int, side: str, amount: int, *, interaction: str
    ) -> SessionStatus:
        """Give a side points, or take some; opens a session where there is none."""
        if not amount or abs(amount) > MOST_POINTS:
            raise Refused(Text("dice-refused-points", {"high": MOST_POINTS}))

        async def work(tx: DiceWriting) -> SessionStatus:
            row, _ = await self._session(tx, channel, user)
            made = await tx.points(row.info.id)
            known = [name for name, _ in totals(row.info, made)]
            name = known_side(side, known, closed=bool(row.info.sides))
            point = PointChange(
                session=row.info.id,
                number=len(made) + 1,
                user=user,
                side=name,
                amount=amount,
                at=self._clock(),
            )
            await tx.add_point(point)
            return SessionStatus(row.info, totals(row.info, [*made, point]))

        asked = ("score", side, amount)
        return await self._once(channel, user, interaction, SessionStatus, work, asked)

    async def file(self, channel: int, session: str = "", *, user: int = 0) -> SessionFile:
        """Return a finished session of the channel, the last one if none is named, with its seed.

        Raises ``Refused``, also while the seed is kept back from the user.
        """
        async with self._store.read() as tx:
            row = await self._found(tx, channel, session)
            info = await self._told(tx, row, user)
            rolls = await tx.rolls(info.id)
        if info.ended is None:
            raise Refused(Text("dice-refused-still-open"))
        if info.seed is None:
            raise Refused(Text("dice-refused-secrets"))
        return SessionFile(
            format=UNSEALED if info.digest is None else FORMAT,
            session=info.id,
            commitment=info.commitment,
            seed=info.seed,
            rolls=tuple(roll.recorded() for roll in rolls),
            digest=info.digest or "",
        )

    async def luck(self, channel: int, user: int, *, secret: bool) -> tuple[Luck, ...]:
        """Add up a person's rolls in the channel's session; ``secret``: the secret ones too."""
        async with self._store.read() as tx:
            row = await tx.open_session(channel) or await tx.last_session(channel)
            rolls = await tx.rolls(row.info.id, user) if row else []
        mine = [one for one in rolls if one.viewer is None or (secret and one.viewer == user)]
        return await asyncio.to_thread(self._ledger, mine)

    def _ledger(self, rolls: list[DiceRoll]) -> tuple[Luck, ...]:
        made = ((roll.request, outcome.score) for roll, outcome in self._outcomes(rolls))
        return ledger(made, self.content)

    # Inside -----------------------------------------------------------------------------------

    async def _sealed(self, tx: DiceWriting, row: SessionRow, roll: DiceRoll) -> DiceRoll:
        """Seal a new roll behind the one before; not in a session whose first rolls lack it."""
        before = await _digest(tx, row.info)
        if before is None:
            return roll
        salt, secret = self._entropy(seal.SALT_BYTES), roll.viewer is not None
        marked = seal.mark(salt, roll.label, roll.request if secret else None)
        asked = None if secret else roll.request
        sealed = seal.digest(row.seed, roll.session, before, roll.number, asked, roll.draws, marked)
        return msgspec.structs.replace(roll, salt=salt, mark=marked, digest=sealed)

    async def _once(
        self,
        channel: int,
        user: int,
        interaction: str,
        kind: type[R],
        work: Callable[[DiceWriting], Awaitable[R]],
        asked: tuple[object, ...],
    ) -> R:
        """Do some work in one transaction unless the interaction was answered.

        So it is as well where what is ``asked`` was done for the user, who has not read it.
        """
        place, wish = place_of(channel), wish_of(user, asked, self._clock())

        async def attempt() -> R:
            async with self._store.write() as tx:
                known = await unread.known(tx, place, interaction, wish, self.answering)
                if known is not None:
                    told = msgspec.json.decode(known[1], type=kind)
                    again = "repeated" in kind.__struct_fields__
                    return msgspec.structs.replace(told, repeated=True) if again else told
                result = await work(tx)
                await tx.keep_receipt(interaction, "dice", body := msgspec.json.encode(result))
                await unread.keep(tx, place, interaction, wish, "", body, self._clock())
                return result

        lock = self._locks.setdefault(channel, asyncio.Lock())
        async with lock:
            return await twice(attempt)

    async def _session(self, tx: DiceWriting, channel: int, user: int) -> tuple[SessionRow, bool]:
        """Return the open session, and whether it was opened now; an idle one ends."""
        row = await tx.open_session(channel)
        if row is not None and not row.info.asked and row.info.updated < self._clock() - IDLE_S:
            await self._close(tx, row, user)
            row = None
        if row is not None:
            return row, False
        opened = self._new(channel, user)
        await tx.add_session(opened)
        return opened, True

    def _new(self, channel: int, user: int) -> SessionRow:
        seed, now = self._entropy(SEED_BYTES), self._clock()
        info = DiceSession(
            id="".join(ALPHABET[byte % 32] for byte in self._entropy(ID_LENGTH)),
            channel=channel, system="", sides=(), goal=None, host=user, asked=False, head=0,
            commitment=commitment(seed), at=now, updated=now,
        )  # fmt: skip
        return SessionRow(info=info, seed=seed)

    async def _told(self, tx: DiceReading, row: SessionRow, user: int) -> DiceSession:
        """Return what a user may know: the seed of an ended session without secrets of others.

        The digest tells nothing without the seed. Rolls that others made in secret are secrets for
        a day.
        """
        since = self._clock() - IDLE_S
        told = row.info.ended is not None and not await tx.secrets(row.info.id, user, since)
        seed = row.seed.hex() if told else None
        return _changed(row.info, seed=seed, digest=await _digest(tx, row.info))

    async def _close(self, tx: DiceWriting, row: SessionRow, user: int) -> DiceSession:
        row.info = _changed(row.info, ended=self._clock())
        await tx.save_session(row.info)
        return await self._told(tx, row, user)

    async def _found(self, tx: DiceReading, channel: int, session: str) -> SessionRow:
        if session:
            row = await tx.session(session.strip().lower()[:16])
            if row is None or row.info.channel != channel:
                raise Refused(Text("dice-refused-unknown-session", {"order": session[:40]}))
            return row
        row = await tx.last_session(channel, ended=True) or await tx.open_session(channel)
        if row is None:
            raise Refused(Text("dice-refused-no-session"))
        return row


async def _digest(tx: DiceReading, info: DiceSession) -> str | None:
    """Return the digest of all rolls of a session; None: it began before rolls were sealed."""
    last = await tx.roll(info.id, info.head) if info.head else None
    return info.commitment if last is None else last.digest


def _changed(info: DiceSession, **fields: object) -> DiceSession:
    return msgspec.structs.replace(info, **fields)
