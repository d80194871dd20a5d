"""Workers that think: what dies is replaced, what takes too long is killed, all get an answer."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool

import pytest

from bot.computer import pool
from bot.computer.job import answered, job_of
from bot.computer.pool import ThinkingProcesses
from bot.engine import flow
from bot.engine.draws import SeededDraws
from bot.selfplay import setup_of
from tests.support.loaded import load_games


@pytest.fixture(scope="module")
def games():
    return load_games()


@pytest.fixture(scope="module")
def job(games):
    """The first placement of a battle of Lords of War, to be thought about."""
    lords = games["lords"]
    scenario = lords.scenarios()[0]
    position = flow.begin(lords, setup_of(lords, scenario), SeededDraws(b"7", "pool")).position
    while position.open[0].point != "DP-PLACE":
        asked = position.open[0]
        action = position.options(asked)[0]
        draws = SeededDraws(b"7", "pool")
        position = flow.submit(position, asked.seat, asked.serial, action, draws).position
    return job_of(position, position.open[0], "veteran", "5eed")


class Workers:
    """Starts pretended workers; each of ``fates`` says what becomes of the next one's job."""

    def __init__(self, *fates):
        self.fates, self.hired, self.dismissed = list(fates), 0, 0

    def __call__(self):
        self.hired += 1
        return Pretended(self)


class Pretended:
    def __init__(self, workers):
        self._workers = workers

    def submit(self, work, *args):
        found = Future()
        if not args:  # it is asked for its number, which is nobody's
            found.set_exception(BrokenProcessPool()) if self._unborn() else found.set_result(2**30)
            return found
        fate = self._workers.fates.pop(0) if self._workers.fates else "answers"
        if fate == "dies":
            found.set_exception(BrokenProcessPool())
        elif fate == "answers":
            found.set_result(work(*args))
        return found

    def _unborn(self):
        return self._workers.fates[:1] == ["unborn"] and self._workers.fates.pop(0)

    def shutdown(self, **_):
        self._workers.dismissed += 1


async def test_a_job_whose_worker_dies_is_thought_about_once_more(games, job):
    workers = Workers("dies")

    found = await ThinkingProcesses(1, games, None, workers).think(job)

    assert found == answered(games["lords"], job)
    assert (found.level, workers.hired, workers.dismissed) == ("veteran", 2, 1)


async def test_where_workers_die_the_advice_answers_and_the_next_job_is_thought_about(games, job):
    workers = Workers("dies", "dies", "unborn", "unborn")
    thinkers = ThinkingProcesses(1, games, None, workers)

    answers = [await thinkers.think(job) for _ in range(3)]

    assert [one.level for one in answers] == ["regular", "regular", "veteran"]
    assert answers[0].units == 0
    assert workers.hired == 5


async def test_who_takes_too_long_is_killed_and_the_advice_answers(games, job, monkeypatch):
    monkeypatch.setattr(pool, "LIMIT_S", 0.0)
    workers = Workers("hangs")
    thinkers = ThinkingProcesses(1, games, None, workers)

    assert (await thinkers.think(job)).level == "regular"
    assert (workers.hired, workers.dismissed) == (1, 1)


async def test_jobs_wait_for_a_free_worker(games, job):
    workers = Workers()
    thinkers = ThinkingProcesses(1, games, None, workers)

    answers = await asyncio.gather(*(thinkers.think(job) for _ in range(3)))

    assert {one.level for one in answers} == {"veteran"}
    assert len(set(answers)) == workers.hired == 1


async def test_a_process_of_its_own_gives_the_same_answer_and_is_replaced_when_killed(games, job):
    thinkers = ThinkingProcesses(1, games, None)
    try:
        first = await thinkers.think(job)
        thinkers.close()  # kills it
        second = await thinkers.think(job)
    finally:
        thinkers.close()

    assert first == second == answered(games["lords"], job)
    assert first.units > 0
