"""kill -9 at every gap of a roll: what was answered is stored, and nothing happens twice."""

from __future__ import annotations

import multiprocessing

import pytest

from bot.service.dice.table import DiceTable
from bot.service.posts.outbox import Outbox
from bot.store import open_store
from bot.store.dice import SqlDice
from tests.dice.given import CONTENT

from . import dice_victim
from .dice_victim import ANNA, GAPS, HERE, REFEREE, FilePostman, do

KILLED = -9


def killed(folder, what: str, gap: str):
    """Let a process do something and die at a gap; returns what it had answered, if it had."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([dice_victim.__name__])
    ours, its = context.Pipe(duplex=False)
    process = context.Process(target=dice_victim.live, args=(str(folder), what, gap, its))
    process.start()
    its.close()
    try:
        answered = ours.recv()
    except EOFError:
        answered = None
    process.join()
    assert process.exitcode == KILLED
    return answered


@pytest.fixture
async def opened(tmp_path):
    """Open the tables of dice in this process, on the victim's database."""
    stores = []

    async def opened():
        store = await open_store(f"sqlite:///{tmp_path / 'fieldpost.db'}")
        stores.append(store)
        return store, DiceTable(SqlDice(store), CONTENT)

    yield opened
    for store in stores:
        await store.close()


async def facts(table):
    """What is stored of the channel: rolls, points, and how many sessions are open or over."""
    rolls = await table.history(HERE, 99)
    status = await table.status(HERE)
    return [(roll.number, roll.viewer, roll.draws) for roll, _ in rolls], status.points, status.info


@pytest.mark.parametrize("gap", GAPS)
@pytest.mark.parametrize("what", ["roll", "secret", "referee", "start", "score", "end"])
async def test_a_kill_at_any_gap_loses_nothing_answered_and_does_nothing_twice(
    tmp_path, opened, what, gap
):
    # Given a session that was asked for, but for a start
    store, table = await opened()
    if what != "start":
        await do(table, "start", "earlier")
    await store.close()
    # When the process is killed, and the interaction comes once more, to another process
    answered = killed(tmp_path, what, gap)
    store, table = await opened()
    committed = gap != "before commit"
    if committed or what != "start":
        before = await facts(table)
    again = await do(table, what, "the press")
    # Then it is carried out exactly once, and what was answered before the kill is what stands
    after = await facts(table)
    if committed:
        assert after == before
    if answered is not None:
        assert gap == "after answer"
        fields = ("session", "number") if hasattr(answered, "number") else ()
        assert [getattr(again, one) for one in fields] == [getattr(answered, one) for one in fields]
    rolls, points, info = after
    rolled = what in ("roll", "secret", "referee")
    assert [number for number, _, _ in rolls] == ([1] if rolled else [])
    assert info.head == len(rolls)
    assert points == (("Red", 2 if what == "score" else 0), ("Blue", 0))
    assert (info.ended is not None) == (what == "end")
    # And the referee, he alone, gets the roll once, whoever sent it
    postman = FilePostman(tmp_path / "discord.db")
    await Outbox(store, postman).drain()
    assert postman.posted() == ([(REFEREE, 1)] if what == "referee" else [])
    assert rolls == [] or rolls[0][1] == {"roll": None, "secret": ANNA, "referee": REFEREE}[what]
