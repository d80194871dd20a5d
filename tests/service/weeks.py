"""People who answer after days, vanish, come back, go on vacation and move: for weeks on end."""

from __future__ import annotations

import random
from collections import Counter
from contextlib import suppress
from datetime import datetime
from zoneinfo import ZoneInfo

from bot.engine.refusal import Refused
from bot.service.clocks.hours import Hours
from bot.service.clocks.pace import HOUR, read
from bot.service.lobby import absent, choices
from bot.service.match.timing import AWAKE_S, Timing
from bot.service.matches import Matches
from bot.service.model import NewMatch, Person
from bot.service.play.absence import EXTENSIONS
from bot.service.play.heartbeat import Heartbeat
from bot.service.play.timers import Timers
from bot.service.play.window_clock import Windows
from bot.service.posts.outbox import Outbox

from .second_clock import CLOSE_S, DAY, SecondClock, shown
from .table import CHANNEL, Postman, left_at, press

GUILD = 900
ZONES = ("Europe/Prague", "America/New_York", "Asia/Tokyo", "Australia/Lord_Howe", "Etc/UTC")
DAYS = ((8 * 60, 22 * 60, ()), (390, 23 * 60 + 15, ()), (10 * 60, 60, ()), (8 * 60, 22 * 60, (7,)))
"""When people are awake, and their free weekdays."""
REMIND = ("usual", "usual", "daily", "digest", "last", "none")
STEP_S = 4 * HOUR
OUTAGE_S = 14 * HOUR
LONGEST_DAYS = 400
CALLS = ("ping", "board", "nudge", "clock", "digest")
REMINDERS = 3
PACE = "brisk"
HELPERS = 3
"""How many people stand by for seats of others."""


class Wanderer:
    """A person who plays by a script of chance; they may be away for good, or for weeks."""

    def __init__(self, number: int, dice: random.Random):
        self.person = Person(number, f"P{number}")
        self.dice = dice
        self.next = self.acted = 0.0
        self.gone = dice.random() < 0.3
        self.vanishes = dice.randrange(5, 60)
        self.returns = self.vanishes + dice.choice((14, 30, LONGEST_DAYS))
        self.vacations: list[list[float]] = []
        self.moves()

    def moves(self) -> None:
        """Live elsewhere, or by other hours."""
        wakes, sleeps, weekdays = self.dice.choice(DAYS)
        self.hours = Hours(self.dice.choice(ZONES), wakes, sleeps, weekdays)

    def is_here(self, now: float, day: float) -> bool:
        """Tell whether they may play now."""
        away = self.gone and self.vanishes < day < self.returns
        return not away and now >= self.next and self.is_awake(now)

    def is_awake(self, now: float) -> bool:
        """Tell whether their clock shows waking hours, or they have just played."""
        if now - self.acted < AWAKE_S:
            return True
        local = datetime.fromtimestamp(now, ZoneInfo(self.hours.zone))
        at, hours = local.hour * 60 + local.minute, self.hours
        if hours.sleeps <= hours.wakes:
            return at >= hours.wakes or at < hours.sleeps
        return hours.wakes <= at < hours.sleeps and local.isoweekday() not in hours.weekdays


class Weeks:
    """Some matches of some people, and a clock that hurries on until all have come to rest.

    ``woken`` lists who was called asleep, ``astray`` where a clock differs from a second reading,
    ``done`` what was done about people who were away, and how the matches ended.
    """

    def __init__(self, store, clock, games, seed: int | str):
        self.clock, self.postman, self.dice = clock, Postman(), random.Random(seed)
        self.matches = Matches(store, games, clock=clock)
        self.matches.sessions.outbox = Outbox(store, self.postman, clock=clock)
        self.timers = Timers(self.matches.sessions, self.matches.queries, self.matches.clocks)
        self.windows = Windows(self.matches.sessions, self.matches.play)
        self.heart = Heartbeat(self.matches.sessions, lambda: True)
        self.people: dict[int, Wanderer] = {}
        self.helpers: list[Wanderer] = []
        self.seconds: dict[str, SecondClock] = {}
        self.outages: list[tuple[float, float]] = []
        self.begun = clock.now
        self.acting: int | None = None
        """Who gives an order now."""
        self.decisions, self.compared, self.waits = 0, 0, Counter[tuple[str, int]]()
        self.woken: list[tuple[object, ...]] = []
        self.astray: list[tuple[object, ...]] = []
        self.done: Counter[str] = Counter()

    # Beginning ------------------------------------------------------------------------------------

    async def begin(self, system: str, scenario: str, places, **options: str) -> None:
        """Seat new people at a new match."""
        made = [await self._newcomer() for _ in places]
        while len(self.helpers) < HELPERS:
            self.helpers.append(await self._newcomer())
            await self.matches.standby.stand(GUILD, self.helpers[-1].person.id, on=True)
        new = NewMatch(system=system, scenario=scenario, host=made[0].person, channel=CHANNEL,
                       guild=GUILD, options={"pace": PACE, **options})  # fmt: skip
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
        self.seconds[info.id] = SecondClock(read(PACE))
        await self._looked(info.id)

    async def _newcomer(self) -> Wanderer:
        one = Wanderer(len(self.people) + 1, self.dice)
        self.people[one.person.id] = one
        habits = self.matches.habits
        await habits.set_hours(one.person.id, one.hours)
        remind, way = self.dice.choice(REMIND), self.dice.choice(("thread", "thread", "both"))
        await habits.set_reminders(one.person.id, remind, way)
        return one

    # Time -----------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Let time go by until every match is over or rests as was agreed."""
        while not await self.is_at_rest():
            if self.clock.now - self.begun >= LONGEST_DAYS * DAY:
                raise AssertionError(await self.lying())
            await self._wait()
            for match in self.seconds:
                await self._play(match, (self.clock.now - self.begun) / DAY)
        for match in self.seconds:
            self.done[await self._ended(match)] += 1

    async def _wait(self) -> None:
        """Let some hours go by, in which the bot may be out of reach; then it does what is due."""
        before, store = self.clock.now, self.matches.sessions.store
        out = self.dice.random() < 0.01
        await store.beat(before)
        self.clock.now += OUTAGE_S if out else STEP_S + self.dice.randrange(-3000, 3000)
        if out:
            self.done["outage"] += 1
            self.outages.append((before, self.clock.now))
            await self.heart.beat()
        await store.beat(self.clock.now)
        for second in self.seconds.values():
            second.pass_time(
                before, self.clock.now, lambda user: self.people[user].hours, self._gaps
            )
        await self.windows.tick()
        await self._looked()
        await self.timers.tick()
        await self._looked(due=True)

    def _gaps(self, user: int, start: float, end: float) -> list[tuple[float, float]]:
        spans = [*self.outages, *map(tuple, self.people[user].vacations)]
        return sorted(one for one in spans if one[1] > start and one[0] < end)

    # What is watched ------------------------------------------------------------------------------

    async def _looked(self, match: str | None = None, *, due: bool = False) -> None:
        """Deliver what was posted, and compare the clocks of a match, or of all.

        ``due``: what clocks bring about was done just now.
        """
        await self.matches.thinking.drain()
        if match is None:
            for one in self.seconds:
                if due or await self._went_on(one):
                    await self._compare(one, due)
        else:
            await self._compare(match, due)
        await self._heard()

    async def _went_on(self, match: str) -> bool:
        async with self.matches.sessions.store.read() as tx:
            return (await tx.match(match)).info.head != self.seconds[match].head

    async def _compare(self, match: str, due: bool) -> None:
        """Follow what became of a match, and compare what is left with the second reading."""
        second, now = self.seconds[match], self.clock.now
        table = await self.matches.queries.table(match)
        async with self.matches.sessions.store.read() as tx:
            row = await tx.match(match)
            records = [one.record for one in await tx.journal(match, second.head + 1)]
            found = await Timing.of(tx, row, now)
        second.head = row.info.head
        for record in records:
            self._answered(row.info, record)
        waited = {user for user, one in second.sitters.items() if one.runs}
        second.look(row, table.position, dict(table.windows), records, now, due)
        for user, one in second.sitters.items():
            renewed = due and user in second.excused
            if not one.runs or user not in waited or user in second.stopped or renewed:
                self.waits[match, user] = 0
        if row.info.status != "running" or found is None:
            return
        found.recount()
        for user, clock in row.keeping.clocks.items():
            self._same(match, user, clock, found, second.sitters.get(user))

    def _same(self, match, user, clock, found, one) -> None:
        """Compare a clock, and when it will be over, by the minutes that a wall clock shows."""
        running = clock.asked is not None
        if one is None and not running:
            return
        if one is None or one.runs != running or one.out != (clock.out is not None):
            self.astray.append(("runs", match, user, str(clock), str(one), self.clock.now))
        elif running and not one.out:
            self.compared += 1
            left = left_at(clock, found.person(user), self.clock.now)
            if abs(left - one.left) > CLOSE_S:
                self.astray.append(
                    ("left", match, user, left, one.left, str(clock), str(one), self.clock.now)
                )
                one.bank += left - one.left  # each fault is told once
            if clock.due is not None:
                self._ends(match, user, clock, one)

    def _ends(self, match, user, clock, one) -> None:
        """Tell whether as much waking time is left until the end as is left of the clock."""
        at, counted = max(self.clock.now, clock.since), 0.0
        for begun, ended in [*self._gaps(user, at, clock.due), (clock.due, clock.due)]:
            if begun > at:
                counted += shown(self.people[user].hours, at, begun)
            at = max(at, ended)
        if abs(counted - max(0.0, one.left)) > CLOSE_S:
            self.astray.append(
                ("due", match, user, counted, one.left, str(clock), str(one), self.clock.now)
            )

    def _answered(self, info, record) -> None:
        """Note an order: what is asked next is asked anew, and who gives it now is here again.

        What was kept until now by who is on vacation does not bring them back.
        """
        if record.seat is None or record.author not in ("player", "plan"):
            return
        user = info.user_of(record.seat)
        self.waits[info.id, user] = 0
        for span in self.people[user].vacations if user == self.acting else ():
            if span[0] <= self.clock.now < span[1]:
                span[1] = self.clock.now

    async def _heard(self) -> None:
        """Note who was called, and who of them was asleep by their own clock."""
        before = len(self.postman.posts)
        await self.matches.sessions.outbox.drain()
        for post in self.postman.posts[before:]:
            for user in _called(post):
                one = self.people.get(user)
                offered = post.kind == "offer" and one in self.helpers
                if one is None or not (post.kind in CALLS or offered):
                    continue
                if post.kind in ("ping", "board"):
                    self.waits[post.match, user] += 1
                    if self.waits[post.match, user] > 1 + REMINDERS:
                        self.astray.append(("called", post.match, user, self.clock.now))
                if not one.is_awake(self.clock.now) or self._is_away(one):
                    told = (post.kind, post.body.clock, user, one.hours, self.clock.now)
                    self.woken.append(told)

    def _is_away(self, one: Wanderer) -> bool:
        return any(start <= self.clock.now < end for start, end in one.vacations)

    # How it ends ----------------------------------------------------------------------------------

    async def is_at_rest(self) -> bool:
        async with self.matches.sessions.store.read() as tx:
            rows = [await tx.match(match) for match in self.seconds]
        return all(row.info.ended or row.keeping.frozen is not None for row in rows)

    async def _ended(self, match: str) -> str:
        """Say how a match ended; one that rests does so as its lobby agreed, or for one alone."""
        async with self.matches.sessions.store.read() as tx:
            row = await tx.match(match)
        if row.info.ended:
            return row.info.status
        alone = len(row.info.people) < 2
        away = [user for user, one in row.keeping.clocks.items() if one.out is not None]
        if alone or absent.agreed(row.info) in ("freeze", "substitute"):
            return "rest"
        if away and set(away) & set(row.keeping.vetoed):
            return "rest"
        raise AssertionError((match, row.info.options, row.keeping))

    async def lying(self) -> list[object]:
        """List the matches that neither ended nor rest, with whom they wait for."""
        found = []
        for match in self.seconds:
            table = await self.matches.queries.table(match)
            async with self.matches.sessions.store.read() as tx:
                keeping = (await tx.match(match)).keeping
            if not table.info.ended and keeping.frozen is None:
                people = [(one, self.people.get(one)) for one in table.deciders]
                away = [(one, p.gone, p.vanishes, p.next) for one, p in people if p]
                found.append((match, table.info.head, away, self.clock.now, keeping))
        return found

    # What people do -------------------------------------------------------------------------------

    async def _play(self, match: str, day: float) -> None:
        table = await self.matches.queries.table(match)
        if table.info.status != "running":
            return
        async with self.matches.sessions.store.read() as tx:
            keeping = (await tx.match(match)).keeping
        now, people = self.clock.now, {entry.user for entry in table.info.seats} & set(self.people)
        here = [self.people[user] for user in sorted(people) if self.people[user].is_here(now, day)]
        for seat, kept in list(keeping.stand_ins.items()):
            if self.people[kept.user].is_here(now, day):
                await self._takes_back(match, seat, self.people[kept.user])
                return
        away = [user for user, one in keeping.clocks.items() if one.out is not None]
        for one in here:
            others = [user for user in away if user in people and user != one.person.id]
            if others and self.dice.random() < 0.3:
                await self._does_something(table, one, others[0])
                return
        if away and self.dice.random() < 0.2:
            await self._helps(table, away[0])
            return
        for decision in table.position.open:
            one = self.people.get(table.info.user_of(decision.seat) or 0)
            if one in here:
                await self._answer(table, decision, one)
                return

    async def _answer(self, table, decision, one: Wanderer) -> None:
        view = table.position.view(decision.seat)
        action = table.game.computer.advise(view, decision, table.position.options(decision))
        if len(table.position.options(decision)) > 1 and self.dice.random() < 0.5:
            action = self.dice.choice(table.position.options(decision))
        self.decisions += 1
        one.acted, self.acting = self.clock.now, one.person.id
        await self.matches.play.act(
            table.info.id, one.person.id, decision.serial, [action], interaction=press()
        )
        await self._looked(table.info.id)
        self.acting = None
        if self.dice.random() < 0.1:
            one.next = self.clock.now + self.dice.uniform(0, 5) * DAY
        if self.dice.random() < 0.02:
            await self._goes_away(one)
        if self.dice.random() < 0.02:
            one.moves()
            await self.matches.habits.set_hours(one.person.id, one.hours)

    async def _goes_away(self, one: Wanderer) -> None:
        days = self.dice.choice((2, 3))
        try:
            await self.matches.habits.begin_vacation(one.person.id, days)
        except Refused:
            return
        self.done["vacation"] += 1
        one.next = self.clock.now + self.dice.choice((1, days)) * DAY
        one.vacations.append([self.clock.now, self.clock.now + days * DAY])

    async def _does_something(self, table, one: Wanderer, away: int) -> None:
        """Let somebody choose what becomes of the seats of a person whose time is over."""
        match, matches, user = table.info.id, self.matches, one.person.id
        what = self.dice.choice(("extend", "computer", "claim", "substitute", "end"))
        with suppress(Refused):
            if what == "extend":
                hours = self.dice.choice(EXTENSIONS)
                await matches.absence.extend(match, user, away, hours, interaction=press())
                second = self.seconds[match].sitters[away]
                second.strict = False
                second.back(self.clock.now, hours * HOUR)
                self.waits[match, away] = 0
            elif what in ("claim", "end"):
                await getattr(matches.absence, what)(match, user, away, interaction=press())
            for seat in table.info.seats_of(away):
                if what == "computer":
                    await matches.substitutes.hand_to_computer(
                        match, user, seat, "Computer", interaction=press()
                    )
                elif what == "substitute":
                    await matches.substitutes.offer(match, user, seat, 0, interaction=press())
            self.done[what] += 1
        await self._looked(match)

    async def _helps(self, table, away: int) -> None:
        """Let somebody who stands by take the seats of a person who is away, if they may."""
        now = self.clock.now
        awake = [one for one in self.helpers if one.is_awake(now) and not self._is_away(one)]
        for seat in table.info.seats_of(away) if awake else ():
            with suppress(Refused):
                helper = self.dice.choice(awake)
                await self.matches.substitutes.accept(
                    table.info.id, helper.person, seat, interaction=press()
                )
                helper.acted = self.clock.now
                self.done["joined"] += 1
        await self._looked(table.info.id)

    async def _takes_back(self, match: str, seat, one: Wanderer) -> None:
        with suppress(Refused):
            await self.matches.substitutes.accept(match, one.person, seat, interaction=press())
            one.acted = self.clock.now
            self.done["returned"] += 1
            second = self.seconds[match]
            sitter = second.sitters[one.person.id]
            sitter.bank = sitter.bank or second.pace.increment
        await self._looked(match)


def _called(post) -> tuple[int, ...]:
    """Whom a post calls; an offer names who makes it besides."""
    if post.kind != "offer":
        return post.body.users
    to, _, *others = post.body.users
    return tuple(others) or (to,)
