"""Many matches with a computer seat: what dies, comes late or is stale loses nothing."""

from __future__ import annotations

import asyncio
import itertools
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool

import msgspec
import pytest

from bot.computer import pool
from bot.computer.job import Job, answered
from bot.computer.pool import ThinkingProcesses
from bot.service.archive import match_file
from bot.service.matches import Matches
from bot.service.posts.outbox import Outbox
from tests.support.loaded import load_games

from .coin import HEADS, TAILS, Dodge, Place, Throw
from .table import ANNA, Desk, press
from .test_thinking import Duel

FEW, MANY = 60, 500
"""How many matches there are in every run of the tests, and in bulk."""
AT_ONCE = 25
"""How many people act at a time."""
ACTS = {"DP-MOVE": Place(1), "DP-THROW": Throw(), "DP-REACT": Dodge()}
FATES = ("dies", "answers", "answers", "late", "answers", "dies", "dies", "answers")
"""What becomes of one job after the other, round and round: each worker dies with its job, too."""


class Prompt(ThinkingProcesses):
    """Answers as soon as it can."""

    first_s = later_s = 0.0


class Worker:
    """A worker that dies over some jobs and never comes back with others."""

    def __init__(self, games, fates):
        self.games, self.fates = games, fates

    def submit(self, work, *args):
        found = Future()
        if not args:
            found.set_result(2**30)  # the number of no process
            return found
        fate = next(self.fates)
        if fate == "dies":
            found.set_exception(BrokenProcessPool())
        elif fate == "answers":
            job = msgspec.json.decode(args[1], type=Job)
            found.set_result(msgspec.json.encode(answered(self.games[job.system], job)))
        return found

    def shutdown(self, **_):
        """Nothing is left of it."""


@pytest.fixture
def games():
    return {"coin": Duel()}


def opened(store, clock, postman, games):
    """A process that serves all matches, with two workers."""
    fates = itertools.cycle(FATES)
    thinkers = Prompt(2, games, None, lambda: Worker(games, fates))
    found = Matches(store, games, clock=clock, thinkers=thinkers)
    found.sessions.outbox = Outbox(store, postman, clock=clock)
    return found


async def in_groups(work, several):
    """Do something with each, some at a time."""
    several = list(several)
    for start in range(0, len(several), AT_ONCE):
        await asyncio.gather(*(work(one) for one in several[start : start + AT_ONCE]))


async def position(matches, match):
    return (await matches.queries.table(match)).position


async def acts(matches, match):
    """Let Anna give one order, if she is asked."""
    decision = (await position(matches, match)).open[0]
    if decision.seat == HEADS:
        action = ACTS[decision.point]
        await matches.play.act(match, ANNA.id, decision.serial, [action], interaction=press())


async def resigns(matches, match):
    resign = matches.sessions.games["coin"].read(None, None, "resign")
    await matches.play.anytime(match, ANNA.id, resign, interaction=press())


@pytest.mark.slow
@pytest.mark.parametrize("many", [FEW, pytest.param(MANY, marks=pytest.mark.soak)])
async def test_in_many_matches_nothing_is_lost_or_answered_twice(
    store, clock, postman, games, monkeypatch, many
):
    monkeypatch.setattr(pool, "LIMIT_S", 0.02)
    monkeypatch.setattr(pool.LOG, "disabled", True)
    first = opened(store, clock, postman, games)
    ids = []

    async def opens(_):
        desk = await Desk.lobby(first, postman)
        await first.lobby.join(desk.id, ANNA, HEADS, interaction=press())
        await first.lobby.against_computer(desk.id, ANNA, "Bot", interaction=press())
        ids.append(desk.id)

    await in_groups(opens, range(many))

    # Given people who play on while the computer thinks, and some who give up meanwhile
    running = asyncio.create_task(first.thinking.run())
    for _ in range(3):
        await in_groups(lambda match: acts(first, match), ids)
    given_up = ids[::10]
    await in_groups(lambda match: resigns(first, match), given_up)

    # When the process dies in the midst of it, and another one takes over
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    second = opened(store, clock, postman, games)
    running = asyncio.create_task(second.thinking.run())
    left = [match for match in ids if match not in given_up]
    for _ in range(2):
        await in_groups(lambda match: acts(second, match), left)
    async with asyncio.timeout(120):
        while any([(await position(second, one)).open[0].seat == TAILS for one in left]):
            await asyncio.sleep(0.05)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)

    # Then each question of a computer has one answer, and each match holds with all its moves
    await in_groups(lambda match: resigns(second, match), left)
    levels = set()
    for match in ids:
        file = match_file.load(await second.archive.export(match))
        check = match_file.verify(file, games)
        assert (check.ok, check.fault) == (True, "")
        asked = [one.serial for one in file.records if one.author.startswith("computer")]
        assert len(set(asked)) == len(asked)
        assert asked or match in given_up
        levels |= {one.author for one in file.records}
    assert "computer:regular" in levels
    assert len(load_games()) == 5
