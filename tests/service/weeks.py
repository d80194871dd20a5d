"""People who answer after days, vanish, come back, go on vacation and move: for weeks on end."""

from __future__ import annotations

import random
from datetime import datetime
from zoneinfo import ZoneInfo

from bot.engine.refusal import Refused
from bot.service.clocks.hours import Hours
from bot.service.clocks.pace import HOUR
from bot.service.lobby import choices
from bot.service.match.timing import AWAKE_S
from bot.service.matches import Matches
from bot.service.model import NewMatch, Person
from bot.service.play.timers import Timers
from bot.service.play.window_clock import Windows
from bot.service.posts.outbox import Outbox

from .table import CHANNEL, Postman, press

ZONES = ("Europe/Prague", "America/New_York", "Asia/Tokyo", "Etc/UTC")
STEP_S = 4 * HOUR
LONGEST_DAYS = 400
CALLS = ("ping", "board", "nudge", "clock")


class Wanderer:
    """A person who plays by a script of chance: ``slow`` in days; they may be away for good."""

    def __init__(self, number: int, dice: random.Random):
        self.person = Person(number, f"P{number}")
        self.dice = dice
        self.next = self.acted = 0.0
        self.gone = dice.random() < 0.25
        self.vanishes = dice.randrange(5, 60)
        self.hours = Hours(dice.choice(ZONES), 8 * 60, 22 * 60)

    def is_awake(self, now: float) -> bool:
        """Tell whether their clock shows waking hours, or they have just played."""
        if now - self.acted < AWAKE_S:
            return True
        local = datetime.fromtimestamp(now, ZoneInfo(self.hours.zone))
        return self.hours.wakes <= local.hour * 60 + local.minute < self.hours.sleeps


class Weeks:
    """Some matches of some people, and a clock that hurries on until all have come to rest."""

    def __init__(self, store, clock, games, seed: int):
        self.clock, self.postman, self.dice = clock, Postman(), random.Random(seed)
        self.matches = Matches(store, games, clock=clock)
        self.matches.sessions.outbox = Outbox(store, self.postman, clock=clock)
        self.timers = Timers(self.matches.sessions, self.matches.queries, self.matches.clocks)
        self.people: dict[int, Wanderer] = {}
        self.ids: list[str] = []
        self.decisions = 0
        self.windows = Windows(self.matches.sessions, self.matches.play)
        self.woken: list[tuple[object, ...]] = []

    async def begin(self, system: str, scenario: str, places, **options: str) -> None:
        """Seat new people at a new match."""
        made = [self._newcomer() for _ in places]
        for one in made:
            await self.matches.habits.set_hours(one.person.id, one.hours)
        new = NewMatch(system=system, scenario=scenario, host=made[0].person, channel=CHANNEL,
                       options={"pace": "brisk", **options})  # fmt: skip
        info = await self.matches.lobby.create(new, interaction=press())
        await self.matches.lobby.move_to(info.id, CHANNEL)
        for seat, one in zip(places, made, strict=True):
            await self.matches.lobby.join(info.id, one.person, seat, interaction=press())
        info = (await self.matches.queries.table(info.id)).info
        game = self.matches.sessions.games[system]
        for one in choices.missing(game, info):
            user, value = info.user_of(one.seat), one.option.default
            await self.matches.options.choose(
                info.id, user, one.option.key, value, interaction=press()
            )
        self.ids.append(info.id)
        await self._heard()

    def _newcomer(self) -> Wanderer:
        one = Wanderer(len(self.people) + 1, self.dice)
        self.people[one.person.id] = one
        return one

    async def run(self) -> None:
        """Let time go by until every match is over or rests as was agreed."""
        begun = self.clock.now
        while not await self.is_at_rest():
            if self.clock.now - begun >= LONGEST_DAYS * 24 * HOUR:
                raise AssertionError(await self.lying())
            self.clock.now += STEP_S
            await self.windows.tick()
            await self.timers.tick()
            await self.matches.thinking.drain()
            await self._heard()
            for match in self.ids:
                await self._play(match, (self.clock.now - begun) / (24 * HOUR))
            await self.matches.thinking.drain()
            await self._heard()

    def calls(self) -> int:
        """Count who was called to decide, each time."""
        return sum(len(post.body.users) for post in self.postman.posts if post.kind == "ping")

    async def is_at_rest(self) -> bool:
        async with self.matches.sessions.store.read() as tx:
            rows = [await tx.match(match) for match in self.ids]
        return all(row.info.ended or row.keeping.frozen is not None for row in rows)

    async def lying(self) -> list[object]:
        """List the matches that neither ended nor rest, with whom they wait for."""
        found = []
        for match in self.ids:
            table = await self.matches.queries.table(match)
            async with self.matches.sessions.store.read() as tx:
                keeping = (await tx.match(match)).keeping
            if not table.info.ended and keeping.frozen is None:
                people = [(one, self.people.get(one)) for one in table.deciders]
                away = [(one, p.gone, p.vanishes, p.next) for one, p in people if p]
                found.append((match, table.info.head, away, self.clock.now, keeping))
        return found

    async def _heard(self) -> None:
        """Note who was called while asleep by their own clock."""
        before = len(self.postman.posts)
        await self.matches.sessions.outbox.drain()
        for post in self.postman.posts[before:]:
            for user in post.body.users if post.kind in CALLS else ():
                one = self.people.get(user)
                if one is not None and not one.is_awake(self.clock.now):
                    told = (post.kind, post.body.clock, user, one.hours.zone, self.clock.now)
                    self.woken.append(told)

    async def _play(self, match: str, day: float) -> None:
        table = await self.matches.queries.table(match)
        for decision in table.position.open if table.info.status == "running" else ():
            one = self.people.get(table.info.user_of(decision.seat) or 0)
            if one is None or (one.gone and day > one.vanishes) or self.clock.now < one.next:
                continue
            if one.is_awake(self.clock.now):
                await self._answer(table, decision, one)
                return

    async def _answer(self, table, decision, one: Wanderer) -> None:
        view = table.position.view(decision.seat)
        action = table.game.computer.advise(view, decision, table.position.options(decision))
        if len(table.position.options(decision)) > 1 and self.dice.random() < 0.5:
            action = self.dice.choice(table.position.options(decision))
        self.decisions += 1
        one.acted = self.clock.now
        await self.matches.play.act(
            table.info.id, one.person.id, decision.serial, [action], interaction=press()
        )
        if self.dice.random() < 0.1:
            one.next = self.clock.now + self.dice.uniform(0, 5) * 24 * HOUR
        if self.dice.random() < 0.02:
            await self._goes_away(one)
        if self.dice.random() < 0.02:
            one.hours = Hours(self.dice.choice(ZONES), 8 * 60, 22 * 60)
            await self.matches.habits.set_hours(one.person.id, one.hours)

    async def _goes_away(self, one: Wanderer) -> None:
        try:
            await self.matches.habits.begin_vacation(one.person.id, 3)
        except Refused:
            return
        one.next = self.clock.now + 3 * 24 * HOUR
