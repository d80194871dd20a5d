"""The store: one order from call to commit, in small and in large databases."""

from __future__ import annotations

import statistics
import time
from collections.abc import AsyncIterator
from pathlib import Path

from bot.engine.game import AnyGame
from bot.service.matches import Matches
from bot.service.model import NewMatch, Person
from bot.service.ports.store import Store
from bot.store import open_store

from . import Row, percentile, row
from .process import resident_mb

COMMIT_P99_MS = 5.0
FLAT = 1.5
"""How much slower an order may be in a large database or a long match: measured noise."""
ORDERS = 5
"""How many orders are given in each live match before memory is measured."""
PERSON = Person(1, "bench")


async def rows(game: AnyGame, folder: Path, stored: int) -> AsyncIterator[Row]:
    """Measure orders with few and with many matches stored, and the start."""
    url = f"sqlite+aiosqlite:///{folder / 'bench.db'}"
    store = await open_store(url)
    matches = Matches(store, {game.slug: game})
    few = await _orders(matches, game, 400)
    yield row("order: call to commit, p99", percentile(few, 0.99), COMMIT_P99_MS)
    early, late = statistics.median(few[:100]), statistics.median(few[-100:])
    yield row("order: late in a match against early, median", late, FLAT * early)
    await _fill(matches, game, stored)
    many = await _orders(matches, game, 400)
    usual = statistics.median(few)
    yield row(f"order: with {stored} matches, median", statistics.median(many), FLAT * usual)
    await store.close()
    start = time.perf_counter()
    again = await open_store(url)
    await again.pending()
    yield row(f"start with {stored} matches", time.perf_counter() - start, 2.0, "s")
    await again.close()


async def new_match(matches: Matches, game: AnyGame, key: str) -> str:
    """Create a match played by one person, and start it."""
    new = NewMatch(system=game.slug, scenario=game.scenarios()[0], host=PERSON, channel=1)
    info = await matches.lobby.create(new, interaction=f"new-{key}")
    await matches.lobby.start(info.id, PERSON, interaction=f"start-{key}")
    return info.id


async def _orders(matches: Matches, game: AnyGame, count: int) -> list[float]:
    """Give orders in new matches and return the times of each in milliseconds."""
    times: list[float] = []
    while len(times) < count:
        match = await new_match(matches, game, f"{time.perf_counter_ns()}")
        while len(times) < count:
            table = await matches.queries.table(match)
            decision = table.decision_for(PERSON.id)
            if table.position is None or decision is None:
                break
            action = table.position.options(decision)[-1]
            key = f"{match}-{len(times)}-{time.perf_counter_ns()}"
            start = time.perf_counter()
            await matches.play.act(match, PERSON.id, decision.serial, [action], interaction=key)
            times.append(1000 * (time.perf_counter() - start))
    return times


async def _fill(matches: Matches, game: AnyGame, count: int) -> None:
    for number in range(count):
        await new_match(matches, game, f"fill-{number}")


async def memory(game: AnyGame, store: Store, live: int) -> Row:
    """Measure the process with many live matches, in each of which some orders were given."""
    matches = Matches(store, {game.slug: game})
    for number in range(live):
        match = await new_match(matches, game, f"live-{number}")
        for step in range(ORDERS):
            table = await matches.queries.table(match)
            decision = table.decision_for(PERSON.id)
            if table.position is None or decision is None:
                break
            actions = table.position.options(decision)
            action = actions[number % len(actions)]
            key = f"{match}-{step}"
            await matches.play.act(match, PERSON.id, decision.serial, [action], interaction=key)
    return row(f"memory with {live} live matches", resident_mb(), 300.0, "MB")
