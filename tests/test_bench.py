"""The budgets of ``fieldpost bench``."""

import asyncio
import gc
import sys

import pytest

from bot.bench import engine, percentile, pictures, row, store
from bot.bench.loopback import Watch
from bot.chat import app
from bot.sandbox.world.ledger import Event
from bot.store import open_store
from tests.support.loaded import load_games

pytestmark = pytest.mark.slow

REDUCER_MS = 0.125
OPEN_FORM_MS = 2
"""What a step of a game may last that lists forms instead of moves (design 7)."""


@pytest.mark.parametrize(
    ("slug", "budget"),
    [("hoth", REDUCER_MS), ("lords", REDUCER_MS), ("fire_and_sword", OPEN_FORM_MS)],
)
def test_steps_are_measured_against_the_budget_of_their_game(slug, budget):
    timed, playout = engine.rows(load_games()[slug], 5, REDUCER_MS)

    assert (playout["budget"], playout["unit"]) == (100, "us")
    assert playout["measured"] > 0
    assert timed["budget"] == budget
    assert timed["within"] is (timed["measured"] <= budget)
    assert timed["ratio"] == timed["measured"] / budget


def test_of_ten_samples_the_last_is_the_99th_percentile_and_of_none_it_is_infinite():
    assert percentile([float(one) for one in range(10)], 0.99) == 9
    assert percentile([5.0, 1.0, 3.0], 0.5) == 3
    assert not row("boards", percentile([], 0.99), 600)["within"]


def test_pictures_are_measured_cold_warm_by_the_byte_and_against_their_encoding(monkeypatch):
    monkeypatch.setattr(pictures, "TIMES", 2)
    cold, kept, size, whole = pictures.rows(load_games()["fire_and_sword"])

    assert cold["measured"] > 20 * kept["measured"]
    assert (size["budget"], size["unit"]) == (300, "kB")
    assert size["within"]
    assert whole["measured"] > kept["measured"]
    assert [one["budget"] for one in (cold, kept)] == [3600, 6.8]


@pytest.mark.soak
def test_a_process_that_paints_all_games_keeps_to_its_memory():
    assert pictures.memory()["within"]


class Listened:
    """What a watch needs of the sandbox's ledger."""

    def __init__(self):
        self.listeners = []

    def tell(self, name, viewers=None, **data):
        """Tell all listeners of an event."""
        for listener in self.listeners:
            listener(Event(name, data, None, viewers))


async def test_an_order_is_timed_by_its_answer_and_by_what_everybody_sees_in_its_channel():
    ledger = Listened()
    watch = Watch(ledger)
    answer, board = watch.next("i1"), watch.next("c1")
    ledger.tell("_ANSWERED", id="i2")
    ledger.tell("MESSAGE_CREATE", viewers=("alice",), id="m1", channel_id="c1")
    ledger.tell("MESSAGE_UPDATE", id="m2", channel_id="c2")
    assert not answer.done()
    assert not board.done()
    ledger.tell("_ANSWERED", id="i1")
    assert answer.done()
    assert not board.done()
    ledger.tell("MESSAGE_UPDATE", id="m3", channel_id="c1")
    assert await board >= await answer
    again = watch.next("c1")
    assert not again.done(), "each board is waited for anew"
    ledger.tell("MESSAGE_CREATE", id="m4", channel_id="c1")
    await asyncio.wait_for(again, 1)


async def test_memory_is_measured_with_matches_in_which_orders_were_given(tmp_path):
    held = await open_store(f"sqlite:///{tmp_path / 'live.db'}")
    try:
        measured = await store.memory(load_games()["hoth"], held, 3)
        async with held.read() as tx:
            heads = [info.head for info in await tx.matches_of(store.PERSON.id)]
    finally:
        await held.close()
    assert heads == [store.ORDERS] * 3
    assert measured["within"] is (measured["measured"] <= 300)


def test_a_prompt_process_leaves_what_is_loaded_out_of_collections():
    usual = sys.getswitchinterval()
    try:
        app.make_prompt()
        assert gc.get_freeze_count() > len(gc.get_objects())
        assert sys.getswitchinterval() == pytest.approx(app.SWITCH_S)
    finally:
        sys.setswitchinterval(usual)
        gc.unfreeze()
