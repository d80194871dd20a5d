"""Workers that think: what dies is replaced, what takes too long is killed, all get an answer."""

from __future__ import annotations

import asyncio
import signal
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from functools import partial

import msgspec
import pytest
from msgspec import structs

from bot.computer import pool, worker
from bot.computer.job import answered, job_of
from bot.computer.pool import ThinkingProcesses
from bot.computer.study import Study, studied
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.flow import encode
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
        self.waiting = []

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
        elif fate == "waits":
            self._workers.waiting.append((found, partial(work, *args)))
        elif fate == "answers":
            _settle(found, partial(work, *args))
        return found

    def _unborn(self):
        return self._workers.fates[:1] == ["unborn"] and self._workers.fates.pop(0)

    def shutdown(self, **_):
        self._workers.dismissed += 1


def _settle(found, work):
    try:
        found.set_result(work())
    except TimeoutError as fault:
        found.set_exception(fault)


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


async def test_what_has_waited_is_thought_about_less_and_says_so(games, job, monkeypatch):
    thinkers, parts = ThinkingProcesses(1, games, None, Workers()), [1, 3, 10, None]
    monkeypatch.setattr(pool, "share", lambda waited: parts.pop(0))

    whole, third, tenth, none = [await thinkers.think(job) for _ in range(4)]

    assert third == answered(games["lords"], structs.replace(job, share=3))
    assert (whole.share, third.share, tenth.share) == (1, 3, 10)
    assert whole.units > third.units > tenth.units > none.units == 0
    assert none.level == "regular"


async def test_a_job_that_takes_too_much_of_the_processor_is_answered_by_advice(
    games, job, monkeypatch
):
    # Given a worker that may take a hundredth of a second
    monkeypatch.setattr(worker, "LIMIT_S", 0.01)
    before = signal.signal(signal.SIGPROF, worker._too_long)
    try:
        longer = structs.replace(job, level="general")
        found = await ThinkingProcesses(1, games, None, Workers()).think(longer)
        with pytest.raises(TimeoutError):
            worker.answer(None, msgspec.json.encode(longer))
    finally:
        signal.signal(signal.SIGPROF, before)

    # Then the advice answers, and nothing is left running
    assert (found.level, found.units) == ("regular", 0)
    assert signal.getitimer(signal.ITIMER_PROF) == (0.0, 0.0)


async def test_a_process_of_its_own_gives_the_same_answer_and_is_replaced_when_killed(
    games, job, monkeypatch
):
    monkeypatch.setattr(pool, "LIMIT_S", 60.0)  # other tests may leave it little of the machine
    study = Study(job.system, job.decision, job.known, done_of(games, job), pairs=4)
    thinkers = ThinkingProcesses(1, games, None)
    try:
        first = await thinkers.think(job)
        thinkers.close()  # kills it
        second = await thinkers.think(job)
        judged = await thinkers.study(study)
    finally:
        thinkers.close()

    assert first == second == answered(games["lords"], job)
    assert first.units > 0
    assert judged == studied(games["lords"], study)


def done_of(games, job):
    """What is advised last of all in a job."""
    view = games[job.system].view(games[job.system].codec.state(job.known), job.decision.seat)
    options = games[job.system].options(view, job.decision)
    ranked = games[job.system].computer.ranked(view, job.decision, options)
    return encode(ranked[-1])


@pytest.mark.parametrize("fate", ["dies", "late"])
async def test_a_study_that_fails_is_left_out_and_the_next_one_finds_a_worker(
    games, job, monkeypatch, fate
):
    study = Study(job.system, job.decision, job.known, done_of(games, job), pairs=4)
    workers = Workers("dies", "dies") if fate == "dies" else Workers()
    thinkers = ThinkingProcesses(1, games, None, workers)
    with monkeypatch.context() as changed:
        if fate == "late":
            changed.setattr(pool, "LIMIT_S", 0.0)
        assert await thinkers.study(study) is None

    assert await thinkers.study(study) == studied(games["lords"], study)
    assert (await thinkers.think(job)).level == "veteran"


async def test_studies_take_one_worker_however_many_are_asked_for(games, job):
    # Given two workers, one of which is at a study that takes long
    workers = Workers("waits")
    thinkers = ThinkingProcesses(2, games, None, workers)
    study = Study(job.system, job.decision, job.known, done_of(games, job), pairs=4)
    asked = [asyncio.create_task(thinkers.study(study)) for _ in range(3)]
    while not workers.waiting:
        await asyncio.sleep(0)

    # Then a job finds the other one free, and the studies come one after another
    assert (await thinkers.think(job)).level == "veteran"
    assert not any(one.done() for one in asked)
    found, work = workers.waiting.pop()
    found.set_result(work())
    assert len(set(await asyncio.gather(*asked))) == 1
