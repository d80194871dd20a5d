"""The whole bot under load: from a typed order to its answer and to the board.

The look-alike of Discord and the players are in this process, the real bot in another one. What to
order is read from the bot's database, so that the bot is asked nothing that players would not ask.
"""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from bot.computer.levels import Level
from bot.engine.game import AnyGame
from bot.library import load_games
from bot.sandbox import CannotDo, Player, Sandbox, Sent, buttons_of, text_of
from bot.service.match.computers import LEVEL
from bot.service.matches import Matches
from bot.service.ports.serving import Shards
from bot.store import SqlStore, open_store

from .given import Given, Outcome, outcome
from .served import Fleet, Spent
from .watch import Watch

SYSTEMS = ("hoth", "napoleonics")
"""What is played by default: games that begin when two sit there, and show each order to all."""
START_S = 60.0
OPEN_S = 120.0
"""How long the card of a lobby is waited for, also on a busy machine."""
BUSY_S = 0.01
"""How long to wait where every match is busy with an order."""
PATIENCE_S, FAULTY_S = 60.0, 5.0
"""After so long an order is given up; where processes are killed it is so sooner.

Until then no other is given in its match: it would be refused, since the match has gone on.
"""
RESTORED_S, AGAIN_S = 60.0, 15.0
"""How long a match may take to go on after the last kill, and when another order is given in it:
one in the words of an order whose answer was cut off is taken for its repeat, and shows no board.
"""
DRAIN_S = 120.0
"""How long is waited at the end until all is posted."""
LOOKS = 8
"""How often it is looked how much memory the bots hold."""
CONSENT = "surely"
COMMANDS_ROUTE = "/applications/{application_id}/commands"
THREAD = re.compile(r"<#(\d+)>")
OPENING = 8
"""How many matches are opened at a time."""


class Plan(msgspec.Struct, frozen=True):
    """What is asked of the bot: orders a second for some time, over matches of some games.

    So many ``processes`` serve a shard each; one of them is killed so often (``kills``) meanwhile.
    ``database`` is to be empty; the empty name stands for a new SQLite file. ``computers`` is the
    level of those who sit on one side of every match; None: people on both.
    """

    matches: int
    rate: float
    seconds: float
    systems: tuple[str, ...]
    processes: int = 1
    kills: int = 0
    database: str = ""
    computers: Level | None = None


class Findings(msgspec.Struct):
    """What a run has shown; times in milliseconds.

    ``acknowledged``, ``visible``, ``refused``, ``lost`` and ``silent`` are those of ``Outcome``;
    ``doubled`` counts orders and messages that are there twice; ``left`` posts were still waiting
    at the end. ``hidden`` orders wait in reaction windows, where nobody may see them.
    Where processes are killed, ``silent`` orders are no fault, but afterwards every match must go
    on (else it is ``stuck``), and no shard may have been ``shared`` by two sessions. ``memory`` is
    that of the bots in MB, looked at in equal pauses. ``later`` is what was spent in the second
    half alone, on so many ``later_orders``: workers have painted most sprites by then.
    """

    plan: Plan
    acknowledged: list[float] = []
    visible: list[float] = []
    refused: list[str] = []
    lost: int = 0
    hidden: int = 0
    silent: int = 0
    doubled: int = 0
    left: int = 0
    stuck: int = 0
    shared: int = 0
    memory: list[float] = []
    spent: Spent | None = None
    later: Spent | None = None
    later_orders: int = 0


class Game(NamedTuple):
    """A match that is played, and the thread in which."""

    match: str
    thread: Any


class Middle(NamedTuple):
    """How many orders were given in the first half of a run, and what the bots had spent then."""

    orders: int
    spent: Spent


class Load:
    """Many matches of two, and orders at a steady rate."""

    def __init__(self, sandbox: Sandbox, store: SqlStore, games: dict[str, AnyGame], plan: Plan):
        self._sandbox = sandbox
        self._store = store
        self._games = games
        self._matches = Matches(store, games)
        self._watch = Watch(sandbox.world.ledger)
        self._chance = random.Random("load")
        self._players = {int(one.id): one for one in map(sandbox.player, names(plan.matches))}
        self._earlier: dict[str, Given] = {}
        self._given: dict[str, Given] = {}
        self._patience_s = FAULTY_S if plan.kills else PATIENCE_S
        self._hidden: set[str] = set()
        self.games: list[Game] = []
        self.found = Findings(plan)

    # Opening -----------------------------------------------------------------------------------

    async def online(self) -> None:
        """Wait until the bot is there."""
        known, stats = self._sandbox.capture, self._sandbox.gateway.stats
        processes = self.found.plan.processes
        someone = next(iter(self._players.values()))
        await someone.until(
            lambda: known.count("PUT", COMMANDS_ROUTE) and stats["identifies"] >= processes,
            START_S * processes,
            "the bot",
        )

    async def open(self, places: Sequence[Any]) -> None:
        """Start the matches by commands and buttons, some at a time, in these channels in turn."""
        people, systems = list(self._players.values()), self.found.plan.systems
        for start in range(0, self.found.plan.matches, OPENING):
            numbers = range(start, min(start + OPENING, self.found.plan.matches))
            hosts = [
                (people[n].at(places[n % len(places)]), people[(n + 1) % len(people)])
                for n in numbers
            ]
            pairs = zip(numbers, hosts, strict=True)
            opened = [self._open(*two, systems[number % len(systems)]) for number, two in pairs]
            self.games += await asyncio.gather(*opened)

    async def _open(self, host: Player, guest: Player, system: str) -> Game:
        game = self._games[system]
        for_two = [one for one in game.scenarios() if len(game.seats(one)) == 2]
        scenario = for_two[len(for_two) // 2]
        side, other = (one.seat for one in game.seats(scenario))
        level = self.found.plan.computers
        options = {"options": f"{LEVEL}={level}"} if level is not None else {}
        told = await host.slash("game new", scenario=f"{system}/{scenario}", side=side, **options)
        assert isinstance(told, dict)
        number = THREAD.findall(text_of(told))[0]
        thread = self._sandbox.world.places.channel(number)
        there = (guest if level is None else host).at(thread)
        await host.at(thread).until(partial(there.messages, thread), OPEN_S, "the lobby")
        lobby = there.messages(thread)[0]
        await there.click(
            lobby, _press(lobby, *(("join", other) if level is None else ("computer",)))
        )
        info = None
        while info is None or info.status != "running":
            await asyncio.sleep(BUSY_S)
            info = await self._matches.queries.in_channel(int(thread["id"]))
        return Game(info.id, thread)

    # Orders ------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Give orders at the rate of the plan, each in a match that is not busy."""
        tasks, free = [], list(self.games)
        plan = self.found.plan
        for _ in range(int(plan.rate * plan.seconds)):
            while not free:
                await asyncio.sleep(BUSY_S)
            game = free.pop(self._chance.randrange(len(free)))
            tasks.append(asyncio.create_task(self._order(game, free)))
            await asyncio.sleep(1 / plan.rate)
        await asyncio.gather(*tasks)

    async def once_each(self) -> None:
        """Give an order in every match, one after the other, before anything is measured."""
        for game in self.games:
            await self._order(game, [])
        self.found, self._earlier = Findings(self.found.plan), self._given
        self._given = {one: self._given[one] for one in self._hidden}

    async def kill(self, bots: Fleet) -> None:
        """Kill bots while orders are given, then wait until every match goes on."""
        plan = self.found.plan
        for _ in range(plan.kills):
            await asyncio.sleep(plan.seconds / (plan.kills + 1))
            await bots.kill(self._chance.randrange(plan.processes))

    async def weigh(self, bots: Fleet) -> Middle | None:
        """Look how much memory the bots hold, while orders are given; and what they spent so far.

        Returns that of the middle of the run, where no process is killed.
        """
        plan, middle = self.found.plan, None
        for look in range(0 if plan.kills else LOOKS):
            await asyncio.sleep(plan.seconds / LOOKS)
            spent = await bots.spent()
            self.found.memory.append(spent.memory_mb)
            if look == LOOKS // 2 - 1:
                middle = Middle(len(self._given), spent)
        return middle

    async def go_on(self) -> None:
        """Give an order in every match, again until it is answered: none may be stuck."""
        self._patience_s = AGAIN_S
        for game in self.games:
            end, goes_on = time.monotonic() + RESTORED_S, False
            while not goes_on and time.monotonic() < end:
                hidden, free = self.found.hidden, list[Game]()
                given = await self._order(game, free)
                goes_on = given is not None and given.visible is not None
                if self.found.hidden > hidden or not free:  # nobody may see it, or it is over
                    break
            else:
                self.found.stuck += not goes_on

    async def _order(self, game: Game, free: list[Game]) -> Given | None:
        """Give an order in a match, which is free again when it is shown; None: none was given.

        Where a computer thinks, a match is free again at once.
        """
        table = await self._matches.queries.table(game.match)
        if table.position is None or not table.position.open:
            return None
        decision = table.position.open[0]
        if table.info.user_of(decision.seat) not in self._players:
            free.append(game)
            return None
        action = self._chance.choice(table.position.options(decision))
        player = self._players[table.info.user_of(decision.seat) or 0]
        here, text, given = player.at(game.thread), table.game.write(action), None
        send = partial(here.slash, "order", text=text)
        try:
            view = table.position.view(decision.seat)
            if table.game.insight.exposes(view, decision, action) == "more":
                page = await send()
                assert isinstance(page, dict)
                send = partial(here.click, page, _press(page, CONSENT))
            given = await self._timed(game, send)
        except CannotDo:
            self.found.silent += 1
        free.append(game)
        return given

    async def _timed(self, game: Game, send: Callable[[], Sent]) -> Given:
        """Give an order, and wait until what came of it is told and shown."""
        board = self._watch.next(game.thread["id"])
        start, sent = time.perf_counter(), send()
        order, given = sent.record["id"], Given(game.match, sent)
        answer = self._watch.next(order)
        self._given[order] = given
        with suppress(TimeoutError):
            async with asyncio.timeout(self._patience_s):
                given.answered = 1000 * (await answer - start)
                while not sent.is_answered:
                    await asyncio.sleep(BUSY_S)
                if given.receipts:
                    given.visible = 1000 * (await board - start)
        if not given.receipts and await self._is_hidden(order, game.match):
            self._hidden.add(order)
            self.found.hidden += 1
        return given

    async def _is_hidden(self, order: str, match: str) -> bool:
        """Tell whether an order is kept in a reaction window that is still open."""
        async with self._store.read() as tx:
            return any(one.interaction == order for one in await tx.windows(match))

    # Afterwards --------------------------------------------------------------------------------

    def tell_spent(self, before: Spent, middle: Middle, after: Spent) -> None:
        """Note what was spent in all, and in the second half."""
        self.found.spent, self.found.later = after.since(before), after.since(middle.spent)
        self.found.later_orders = len(self._given) - middle.orders

    async def drain(self) -> None:
        """Wait until all is posted; counts what is left after a while."""
        end = time.monotonic() + DRAIN_S
        while (waiting := await self._store.pending()) and time.monotonic() < end:
            await asyncio.sleep(BUSY_S)
        self.found.left = len(waiting)

    async def records(self) -> Counter[str]:
        """Count the orders of players that are stored, by match."""
        found: Counter[str] = Counter()
        async with self._store.read() as tx:
            for game in self.games:
                rows = await tx.journal(game.match)
                found[game.match] = sum(one.record.author == "player" for one in rows)
        return found

    async def check(self, before: Counter[str]) -> None:
        """Look what became of each order, and for what is there twice."""
        async with self._store.read() as tx:
            numbers = {}
            for order in self._earlier | self._given:
                receipt = await tx.receipt(order)
                numbers[order] = None if receipt is None else receipt[0]
        judged = outcome(self._given, numbers, self._hidden)
        judged.silent += self.found.silent
        for name in Outcome.__struct_fields__:
            setattr(self.found, name, getattr(judged, name))
        given = Counter(
            one.match for order, one in self._given.items() if numbers[order] is not None
        )
        more = await self.records() - before - given
        nonces: Counter[Any] = Counter(
            (one["channel_id"], one["nonce"])
            for one in self._sandbox.world.ledger.messages.values()
            if one.get("nonce")
        )
        self.found.doubled = more.total() + sum(count - 1 for count in nonces.values())


async def measured(plan: Plan, folder: Path, home: Path) -> Findings:
    """Run a plan; ``home`` keeps grounds from run to run, ``folder`` is for this one."""
    database = plan.database or f"sqlite+aiosqlite:///{folder / 'load.db'}"
    sandbox = await Sandbox.start(folder / "world", names=names(plan.matches))
    places = await branches(sandbox, plan.processes)
    store = await open_store(database)
    bot = Fleet(sandbox, database, home, plan.processes)
    try:
        load = Load(sandbox, store, dict(load_games()), plan)
        await load.online()
        await load.open(places)
        await load.once_each()
        await load.drain()
        stored, before = await load.records(), await bot.spent()
        _, _, middle = await asyncio.gather(load.run(), load.kill(bot), load.weigh(bot))
        if plan.kills:
            await load.go_on()
        await load.drain()
        if middle is not None:
            load.tell_spent(before, middle, await bot.spent())
        load.found.shared = sandbox.gateway.stats["doubled"]
        await load.check(stored)
        return load.found
    finally:
        await bot.stop()
        await store.close()
        await sandbox.close()


async def branches(sandbox: Sandbox, shards: int) -> list[Any]:
    """Return a channel for each shard, in a guild whose presses come by it."""
    found: dict[int, Any] = {}
    every = Shards(tuple(range(shards)), shards)
    while len(found) < shards:
        channel = sandbox.branch(f"branch {len(found)}")
        found.setdefault(every.of(int(channel["guild_id"])), channel)
        await asyncio.sleep(0.002)  # the number of a guild is its time
    return [found[shard] for shard in range(shards)]


def names(matches: int) -> tuple[str, ...]:
    """Return the names of as many people as there are matches, at least two."""
    return tuple(f"player{number}" for number in range(max(2, matches)))


def _press(message: Any, act: str, *detail: str) -> str:
    """Return the first button of a message with an act and its detail."""
    ids: Sequence[str] = [one["custom_id"] for one in buttons_of(message)]
    found = [one for one in ids if one.split(":")[3:] == [act, *detail]]
    if not found:
        raise CannotDo(f"no button to {act}")
    return found[0]
