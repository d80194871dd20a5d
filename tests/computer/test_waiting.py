"""Who is thought for next: live matches first, no server takes all, what waits long gets less."""

from __future__ import annotations

import asyncio

import pytest

from bot.computer.waiting import BY_POST, LIVE, STUDY, Place, Waiting, share


@pytest.mark.parametrize(
    ("waited", "part"),
    [(0, 1), (1.9, 1), (2, 3), (4.9, 3), (5, 10), (14.9, 10), (15, None), (900, None)],
)
def test_the_longer_a_job_has_waited_the_less_is_thought_about_it(waited, part):
    assert share(waited) == part


async def order_of(waiting, worker, *places):
    """In which order those who wait get a worker that is given back again and again."""
    got = []

    async def work(place):
        taken = await waiting.taken(place)
        got.append(place)
        waiting.back(taken, place)

    async with asyncio.TaskGroup() as tasks:
        for one in places:
            tasks.create_task(work(one))
        await asyncio.sleep(0)
        assert got == []
        waiting.back(*worker)
    return got


async def test_live_matches_come_before_those_by_post_and_judgements_last():
    waiting, first = Waiting(["a"]), Place(BY_POST, 1)
    worker = await waiting.taken(first)

    study, post, later, live = (
        Place(STUDY),
        Place(BY_POST, 2),
        Place(BY_POST, 3),
        Place(LIVE, 4),
    )

    assert await order_of(waiting, (worker, first), study, post, later, live) == [
        live,
        post,
        later,
        study,
    ]


async def test_a_server_that_holds_half_of_the_workers_waits_for_others():
    # Given three workers, two of which think for server 1
    waiting, busy = Waiting(["a", "b", "c"]), Place(LIVE, 1)
    for _ in range(2):
        await waiting.taken(busy)
    other = Place(BY_POST, 2)
    worker = await waiting.taken(other)

    # Then its live match waits behind another server's post, but no worker stands idle
    assert await order_of(waiting, (worker, other), busy, other) == [other, busy]


async def two_waiting(waiting, place):
    """Take the only worker, and let two others wait for it; returns it and both waits."""
    worker = await waiting.taken(place)
    waits = [asyncio.create_task(waiting.taken(place)) for _ in range(2)]
    await asyncio.sleep(0)
    return worker, *waits


async def test_who_gives_up_waiting_takes_no_worker_along():
    waiting, place = Waiting(["a"]), Place()
    worker, asked, given = await two_waiting(waiting, place)

    asked.cancel()
    await asyncio.sleep(0)
    waiting.back(worker, place)
    given.cancel()  # in the very moment in which it got the worker
    await asyncio.gather(asked, given, return_exceptions=True)

    assert await waiting.taken(place) == "a"


async def test_a_worker_that_comes_back_passes_over_who_has_just_given_up():
    waiting, place = Waiting(["a"]), Place()
    worker, asked, later = await two_waiting(waiting, place)

    asked.cancel()
    waiting.back(worker, place)  # before the one who gave up was told so

    assert await later == "a"
    assert (await asyncio.gather(asked, return_exceptions=True))[0].__class__ is (
        asyncio.CancelledError
    )
