"""Helpers of the service's tests: players, a postman who honours nonces, a clock."""

from __future__ import annotations

import contextlib
import itertools
import uuid

import asyncpg
import msgspec

from bot.engine.model import Seat
from bot.service.matches import Matches
from bot.service.model import MatchInfo, NewMatch, Person
from bot.service.play.window_clock import Windows
from bot.service.ports.posts import Delivered, Post
from bot.service.posts.unread import mark_of

from .coin import HEADS, TAILS, Dodge, Place, Throw

ANNA, PETR, EVA = Person(1, "Anna", "cs"), Person(2, "Petr", "pl"), Person(3, "Eva")
CHANNEL = 77
NUMBERS = itertools.count(1)


def press() -> str:
    """Return a new interaction id."""
    return f"press-{next(NUMBERS)}"


def left_at(clock, person, now: float) -> float:
    """What is left of a clock that runs, for the answer that is waited for."""
    return clock.allowance - person.elapsed(clock.since, max(clock.since, now))


class Clock:
    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


class Postman:
    """Delivers each nonce once, as Discord does; ``faults`` are raised first, in order."""

    def __init__(self) -> None:
        self.posts: list[Post] = []
        self.attempts: list[str] = []
        self.faults: list[tuple[str, Exception]] = []
        self._by_nonce: dict[str, int] = {}

    async def deliver(self, post: Post, live_message: int | None) -> Delivered:
        self.attempts.append(post.nonce)
        for kind, fault in self.faults:
            if kind == post.kind:
                self.faults.remove((kind, fault))
                raise fault
        if post.nonce not in self._by_nonce:
            self._by_nonce[post.nonce] = 9000 + len(self._by_nonce)
            self.posts.append(post)
        return Delivered(self._by_nonce[post.nonce])

    def kinds(self) -> list[str]:
        return [post.kind for post in self.posts]

    def of(self, kind: str) -> list[Post]:
        return [post for post in self.posts if post.kind == kind]


class Desk:
    """One match with its two players, and the shortest way to play it."""

    def __init__(self, matches: Matches, postman: Postman, info: MatchInfo):
        self.matches = matches
        self.postman = postman
        self.id = info.id

    @classmethod
    async def lobby(cls, matches: Matches, postman: Postman, **options: str) -> Desk:
        new = NewMatch(
            system="coin", scenario="duel", host=ANNA, channel=CHANNEL, locale="en", options=options
        )
        info = await matches.lobby.create(new, interaction=press())
        await matches.lobby.move_to(info.id, CHANNEL)
        return cls(matches, postman, info)

    @classmethod
    async def started(cls, matches: Matches, postman: Postman) -> Desk:
        desk = await cls.lobby(matches, postman)
        await matches.lobby.join(desk.id, ANNA, HEADS, interaction=press())
        await matches.lobby.join(desk.id, PETR, TAILS, interaction=press())
        return desk

    async def position(self):
        return (await self.matches.queries.table(self.id)).position

    async def asked(self):
        """Return the open decision and who holds its seat."""
        await self.matches.thinking.drain()
        table = await self.matches.queries.table(self.id)
        decision = table.position.open[0]
        return decision, table.info.user_of(decision.seat)

    async def answer(self, *actions, interaction: str | None = None):
        """Answer the open decision as the player who is asked."""
        decision, user = await self.asked()
        return await self.matches.play.act(
            self.id, user, decision.serial, actions, interaction=interaction or press()
        )

    async def round(self) -> None:
        """Play a stake, a throw, and the reaction if there is one."""
        await self.answer(Place(1))
        await self.answer(Throw())
        if (await self.asked())[0].point == "DP-REACT":
            await self.answer(Dodge())

    async def journal(self):
        async with self.matches.sessions.store.read() as tx:
            return [row.record for row in await tx.journal(self.id)]

    async def drain(self) -> list[Post]:
        """Deliver everything and return what arrived new."""
        before = len(self.postman.posts)
        await self.matches.thinking.drain()
        await self.matches.sessions.outbox.drain()
        return self.postman.posts[before:]


def windows_of(matches: Matches) -> Windows:
    return Windows(matches.sessions, matches.play)


async def hand_over(matches: Matches, match: str, holder: Person, seat: str, to: Person):
    """Let a holder offer his seat and somebody accept it."""
    await matches.substitutes.offer(match, holder.id, Seat(seat), to.id, interaction=press())
    return await matches.substitutes.accept(match, to, Seat(seat), interaction=press())


async def reads(matches: Matches, match: str, who: Person):
    """Let a person read all that was stored for them in a match."""
    mark = mark_of([one for one, _ in await matches.queries.news(match, who.id)])
    assert mark is not None
    await matches.sessions.store.read_by(mark)


def events(post: Post) -> list[dict]:
    return msgspec.json.decode(post.body.events)


def view(post: Post) -> dict:
    return msgspec.json.decode(post.body.view)


def seat_of(person: Person) -> Seat:
    return {ANNA.id: HEADS, PETR.id: TAILS}[person.id]


@contextlib.asynccontextmanager
async def fresh_postgres(server: str, template: str = "template1"):
    """Make a database on a server, as a template is, and remove it afterwards."""
    name = f"fieldpost_{uuid.uuid4().hex}"
    admin = await asyncpg.connect(server)
    await admin.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
    try:
        yield f"{server.rsplit('/', 1)[0]}/{name}"
    finally:
        await admin.execute(f"DROP DATABASE {name} WITH (FORCE)")
        await admin.close()
