"""Computer players that think ahead: what a leaf and a decision cost, and a worker's memory."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context

from bot import selfplay
from bot.computer import worker
from bot.computer.job import answered, job_of
from bot.computer.levels import Level
from bot.computer.sources import SeededSource
from bot.engine.chance.draws import SeededDraws
from bot.engine.flow import Position
from bot.engine.game import AnyGame
from bot.engine.worlds.playout import ChanceDraws, Playout

from . import Row, process, row

LEAF_MS = 0.3
"""How long it may take to judge a position at the end of a turn."""
STEP_US = 200
"""How long a step of a play-out may take: 5 000 of them in a second."""
DECISIONS_MS: dict[Level, float] = {"veteran": 100, "general": 1000}
"""How long a level may think about a decision on average."""
WORKER_MB = 60
"""How much memory a worker may keep that has loaded all games."""
PLAYED = 4
"""How many battles are played out to measure a step."""
JUDGED = 8
"""How many positions are judged and thought about."""
EVERY = 7
"""Every which decision of a battle is one of them."""


def rows(game: AnyGame) -> Iterator[Row]:
    """Measure a game in which it pays to think ahead; of others nothing."""
    found = list(islice(_deep(game), 0, JUDGED * EVERY, EVERY))
    if not found:
        return
    start = time.process_time()
    for position in found:
        for side in {game.side_of(info.seat) for info in game.seats(game.scenarios()[0])}:
            game.computer.worth(position.state, side)
    leaf = 1000 * (time.process_time() - start) / (2 * len(found))
    yield row(f"{game.slug}: computer, a leaf", leaf, LEAF_MS)
    yield row(f"{game.slug}: computer, a step of a play-out", _step_us(game), STEP_US, "us")
    for level, budget in DECISIONS_MS.items():
        start = time.process_time()
        for position in found:
            answered(game, job_of(position, position.open[0], level, "bench"))
        spent = 1000 * (time.process_time() - start) / len(found)
        yield row(f"{game.slug}: computer, a decision of a {level}", spent, budget)


def _step_us(game: AnyGame) -> float:
    """Play battles out by quick replies; returns microseconds of the processor a step.

    They are played once before: a worker has met the maps of most of its jobs.
    """
    _played_out(game)
    start = time.process_time()
    steps = _played_out(game)
    return 1e6 * (time.process_time() - start) / steps


def _played_out(game: AnyGame) -> int:
    """Play battles out by quick replies; returns the steps taken."""
    steps, names = 0, game.scenarios()
    for number in range(PLAYED):
        draws = SeededDraws(b"bench", f"out {number}")
        setup = selfplay.setup_of(game, names[number % len(names)])
        state = selfplay.started(game, setup, draws).position.state
        playout = Playout(game, state, ChanceDraws(SeededSource(f"out {number}")))
        while playout.open:
            playout.step(game.computer.reply)
            steps += 1
    return steps


def memory() -> Row:
    """Measure the memory of a worker that has loaded all games."""
    with ProcessPoolExecutor(1, get_context("spawn"), worker.begin, (None,)) as pool:
        kept = process.resident_mb(pool.submit(os.getpid).result())
    return row("memory, a worker that thinks", kept, WORKER_MB, "MB")


def _deep(game: AnyGame) -> Iterator[Position]:
    """Yield the positions of a battle at which it pays to think ahead."""
    draws = SeededDraws(b"bench", "computer")
    line = selfplay.started(game, selfplay.setup_of(game, game.scenarios()[0]), draws)
    for position in selfplay.steps(line, draws, selfplay.greedy_chooser()):
        if position.open and position.open[0].point in game.computer.deep_points:
            yield position
