"""Several processes on one database: the cache of each is only a cache, the stored head decides."""

from __future__ import annotations

import pytest

from bot.engine.journal import replay
from bot.service.match.live import draws_of
from bot.service.matches import Matches
from bot.service.ports.store import Conflict
from bot.store.writing import Writer

from .coin import Coin, Place, Throw
from .table import ANNA, PETR, Desk, Postman, events, press

COIN = Coin()


async def typed(matches, match, user, text, interaction=None):
    return await matches.play.order_text(match, user, text, interaction=interaction or press())


@pytest.fixture
def other(store, clock):
    """Another process on the same database."""
    return Matches(store, {"coin": COIN}, clock=clock)


async def replayed(store, match):
    """Play the stored journal again by its stored seed, every digest compared."""
    async with store.read() as tx:
        row = await tx.match(match)
        records = [one.record for one in await tx.journal(match)]
    draws = draws_of(row)
    return row, records, replay(COIN, row.info.setup, records, draws)


async def test_each_process_goes_on_from_what_the_other_stored(desk, store, other):
    """No question is asked in between: each would look, and so renew the cache."""
    mine, match = desk.matches, desk.id
    script = [
        (mine, ANNA, "place 2"), (other, ANNA, "wait"), (mine, PETR, "swap"),
        (other, PETR, "wait"), (mine, ANNA, "place 3"), (mine, ANNA, "wait"),
        (other, PETR, "place 1"), (mine, PETR, "throw"),
    ]  # fmt: skip
    for who, person, text in script:
        await typed(who, match, person.id, text)

    row, records, position = await replayed(store, match)
    assert [one.seq for one in records] == list(range(len(script) + 1))
    assert row.info.head == len(script)
    assert row.chain == records[-1].chain
    for who in (mine, other):
        assert (await who.queries.table(match)).position.state == position.state


async def test_an_undo_takes_back_what_the_other_process_stored(desk, store, other):
    await typed(desk.matches, desk.id, ANNA.id, "place 2")
    await typed(other, desk.id, ANNA.id, "wait")

    await desk.matches.play.undo(desk.id, ANNA.id, interaction=press())

    _, records, position = await replayed(store, desk.id)
    assert [one.kind for one in records] == ["begin", "act", "act", "undo"]
    assert [one.barrier for one in records] == [True, False, False, False]
    assert (position.state.stake, position.open[0].point) == (2, "DP-THROW")
    assert (await other.queries.table(desk.id)).position.state == position.state


class Faster:
    """Lets another process be faster than the first writers of a journal."""

    def __init__(self, monkeypatch, times):
        self.left = times
        self.stored = Writer.append
        monkeypatch.setattr(Writer, "append", self._append())

    def _append(self):
        async def append(writer, *args):
            if self.left:
                self.left -= 1
                raise Conflict("another writer was first")
            await self.stored(writer, *args)

        return append


async def test_an_order_that_meets_a_faster_process_is_tried_once_more(desk, store, monkeypatch):
    await desk.drain()
    Faster(monkeypatch, 1)

    receipt = await desk.answer(Place(2))
    posts = await desk.drain()
    await desk.answer(Throw())

    row, records, position = await replayed(store, desk.id)
    assert [post.kind for post in posts] == ["update"]
    assert (receipt.seq, receipt.repeated, row.info.head) == (1, False, 2)
    assert [one.seq for one in records] == [0, 1, 2]
    assert (await desk.position()).state == position.state


async def test_an_order_that_meets_two_faster_processes_is_given_up(desk, store, monkeypatch):
    once = press()
    Faster(monkeypatch, 2)

    with pytest.raises(Conflict):
        await desk.answer(Place(2), interaction=once)

    assert (await replayed(store, desk.id))[0].info.head == 0
    receipt = await desk.answer(Place(3), interaction=once)
    assert (receipt.seq, receipt.repeated) == (1, False)
    assert (await desk.position()).state.stake == 3


async def shown(desk):
    """Return what the live board of a match tells after the posts that wait are out."""
    return events([one for one in await desk.drain() if one.kind in ("board", "update")][-1])


async def test_a_board_goes_on_telling_what_came_since_the_last_throw_but_one(desk, other):
    """The same is told by a process that reads the match anew."""
    for _ in range(3):
        await desk.round()
        told = await shown(desk)

    await desk.answer(Place(1))
    placed = await shown(desk)
    await typed(other, desk.id, PETR.id, "wait")
    waited = await shown(desk)

    assert [one["event"] for one in told].count("thrown") == 1
    assert (placed[:-1], placed[-1]["event"]) == (told, "placed")
    assert waited[:-1] == placed
    assert (waited[-1]["event"], waited[-1]["what"]) == ("said", "wait")


async def test_games_that_wait_elsewhere_are_counted_in_memory_and_anew(desk, store, other):
    """Whoever has them in memory and who has not count the same as the list of them all."""
    second = await Desk.started(desk.matches, Postman())
    await typed(desk.matches, second.id, ANNA.id, "place 1")
    for who in (desk.matches, other, other):
        for person in (ANNA, PETR):
            urgent = [one.info.id for one in await who.queries.urgent(person.id)]
            for match in (desk.id, second.id):
                wanted = sum(one != match for one in urgent)
                assert await who.queries.elsewhere(person.id, match) == wanted
    assert (
        await other.queries.elsewhere(ANNA.id, "") + await other.queries.elsewhere(PETR.id, "") == 2
    )
    await typed(other, second.id, ANNA.id, "wait")
    assert await desk.matches.queries.elsewhere(PETR.id, desk.id) == 1, "what is stored counts"
