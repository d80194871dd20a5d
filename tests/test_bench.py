"""The budgets of ``fieldpost bench``."""

import asyncio
import gc
import os
import sys

import pytest

from bot.bench import computer, engine, load, percentile, pictures, report, row, store
from bot.bench.given import Given, outcome
from bot.bench.served import TOOLS, Spent
from bot.bench.watch import Watch
from bot.chat.app import start
from bot.chat.front.receipts import receipt_line
from bot.chat.wire.locale import Voice
from bot.errors import KnownError
from bot.sandbox.world.ledger import Event
from bot.service.model import Receipt
from bot.store import open_store
from tests.service.table import fresh_postgres
from tests.support.loaded import load_catalogue, load_games

pytestmark = pytest.mark.slow

PG = os.environ.get("FIELDPOST_TEST_PG")
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


def test_leaves_decisions_and_workers_of_computers_are_measured(monkeypatch):
    monkeypatch.setattr(computer, "JUDGED", 1)
    monkeypatch.setattr(computer, "PLAYED", 1)
    games = load_games()

    leaf, step, veteran, general = computer.rows(games["lords"])

    assert [one["budget"] for one in (leaf, veteran, general)] == [0.3, 100, 1000]
    assert (step["budget"], step["unit"]) == (200, "us")
    assert 0 < step["measured"] < 1000 * veteran["measured"]
    assert 0 < leaf["measured"] < veteran["measured"] < general["measured"]
    assert list(computer.rows(games["jours"])) == []
    worker = computer.memory()
    assert (worker["budget"], worker["unit"]) == (60, "MB")
    assert worker["measured"] > 20


def test_of_ten_samples_the_last_is_the_99th_percentile_and_of_none_it_is_infinite():
    assert percentile([float(one) for one in range(10)], 0.99) == 9
    assert percentile([5.0, 1.0, 3.0], 0.5) == 3
    assert not row("boards", percentile([], 0.99), 600)["within"]


def test_pictures_are_measured_cold_warm_by_the_byte_and_against_their_encoding(monkeypatch):
    monkeypatch.setattr(pictures, "TIMES", 2)
    cold, kept, size, whole = pictures.rows(load_games()["fire_and_sword"])

    assert cold["measured"] > kept["measured"]
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


BOARD = [{"id": "1"}]


async def test_an_order_is_timed_by_its_answer_and_by_the_board_in_its_channel():
    ledger = Listened()
    watch = Watch(ledger)
    answer, board = watch.next("i1"), watch.next("c1")
    ledger.tell("_ANSWERED", id="i2")
    ledger.tell("MESSAGE_CREATE", ("alice",), id="1", channel_id="c1", attachments=BOARD)
    ledger.tell("MESSAGE_CREATE", id="2", channel_id="c2", attachments=BOARD)
    ledger.tell("MESSAGE_CREATE", id="3", channel_id="c1", attachments=[])
    assert not answer.done()
    assert not board.done()
    ledger.tell("_ANSWERED", id="i1")
    assert answer.done()
    assert not board.done()
    ledger.tell("MESSAGE_CREATE", id="4", channel_id="c1", attachments=BOARD)
    assert await board >= await answer
    again = watch.next("c1")
    assert not again.done(), "each board is waited for anew"
    ledger.tell("MESSAGE_UPDATE", id="2", channel_id="c1", attachments=BOARD)
    assert not again.done(), "buttons taken off an older board show nothing new"
    ledger.tell("MESSAGE_UPDATE", id="4", channel_id="c1", attachments=BOARD)
    await asyncio.wait_for(again, 1)


class Answered:
    """An interaction as far as a bench reads it."""

    def __init__(self, words):
        self.is_answered = words is not None
        self._words = words

    def answer(self):
        """Give a message that says the words."""
        return {"content": self._words, "embeds": [], "components": []}


def given(words, answered=20.0, visible=300.0):
    """An order of one match that was answered with some words; None: not yet."""
    return Given("m", Answered(words), answered, visible)


def told(number):
    """What a bot says of an order that is stored."""
    receipt = Receipt("m", 7, number, ("F4>E5",))
    return receipt_line(receipt, load_games(), Voice(load_catalogue(), "en"))


def test_only_an_order_whose_own_receipt_is_told_and_stored_counts_as_acknowledged():
    orders = {
        "done": given(told(12)),
        "refused": given("E5 is taken.", visible=None),
        "thinking": given(None, visible=None),
        "unseen": given(told(13), visible=None),
        "told of another": given(f"{told(12)}\nE5 is taken.", visible=None),
        "stored in silence": given("Something went wrong.", visible=None),
        "gone": given(told(99)),
        "kept": given("Kept: `F4>E5`", visible=None),
    }
    numbers = dict.fromkeys(orders) | {"done": 12, "unseen": 13, "stored in silence": 14}
    found = outcome(orders, numbers, {"kept"})
    assert found.acknowledged == [20.0, 20.0], "the one that was not shown, too"
    assert found.visible == [300.0]
    assert [one.splitlines()[-1] for one in found.refused] == ["E5 is taken.", "E5 is taken."]
    assert found.lost == 1, "a receipt was told that is not stored: a refusal is no loss"
    assert found.silent == 3, "one thinks, one was not shown, one was not told of"


def test_a_receipt_of_an_order_before_that_is_told_late_is_no_loss():
    found = outcome({"b": given(f"{told(5)}\n{told(6)}")}, {"a": 5, "b": 6})
    assert (found.lost, found.refused, found.acknowledged) == (0, [], [20.0])


SENT = {"insert journal": 30, "delete beats": 10}
BEFORE = Spent({"event loop": 100.0, "database": 50.0}, {"7": 10.0}, SENT, 120.0, 60.0)
AFTER = Spent(
    {"event loop": 180.0, "database": 70.0, TOOLS: 900.0},
    {"7": 60.0, "8": 20.0},
    {"insert journal": 120, "select seats": 110, "delete beats": 10},
    150.0,
    90.0,
)


def found(**more):
    """Return what a run of ten orders has shown."""
    plan = load.Plan(matches=3, rate=2.0, seconds=5.0, systems=("hoth",))
    times = [float(one) for one in range(10)]
    spent = AFTER.since(BEFORE)
    return load.Findings(plan, acknowledged=times, visible=times, spent=spent, **more)


def rows_missed(**more):
    """The lines of a run of ten orders that miss their budgets."""
    return [one["what"] for one in report.rows(found(**more)) if not one["within"]]


def test_a_run_is_told_by_what_each_order_took():
    table = {one["what"]: one for one in report.rows(found(lost=1, hidden=3))}
    measured = {what: one["measured"] for what, one in table.items()}
    assert measured["3 matches, 2 orders/s: orders"] == 10
    assert measured["CPU per order"] == 17, "what measuring took is left out"
    assert measured["CPU per order, event loop"] == 8
    assert measured["CPU per order, database"] == 2
    assert (measured["CPU per order, worker 1"], measured["CPU per order, worker 2"]) == (5, 2)
    assert measured["statements per order"] == 20
    kinds = {
        what: count for what, count in measured.items() if what.startswith("statements per order,")
    }
    assert kinds == {
        "statements per order, select seats": 11,
        "statements per order, insert journal": 9,
    }
    assert measured["orders kept in reaction windows"] == 3, "which is no fault"
    assert measured["to the answer, p99"] == 9
    missed = [what for what, one in table.items() if not one["within"]]
    assert missed == ["statements per order", "orders acknowledged and lost"]
    assert rows_missed(refused=["no"]) == ["statements per order", "orders refused"]


def test_a_run_with_kills_is_told_by_what_came_of_them():
    """An order that a kill cut off is no fault; a match that does not go on is one."""
    plan = load.Plan(3, 2.0, 5.0, ("hoth",), processes=2, kills=4, database="postgresql://x/y")
    shown = load.Findings(plan, acknowledged=[900.0], visible=[9000.0], silent=3, stuck=1, shared=2)
    table = {one["what"]: one for one in report.rows(shown)}
    assert table["3 matches, 2 orders/s, 2 processes: orders"]["measured"] == 1
    assert table["processes killed"]["measured"] == 4
    assert table["orders cut off by that"]["measured"] == 3
    missed = [what for what, one in table.items() if not one["within"]]
    assert missed == ["matches stuck", "shards served twice at a time"]


def test_memory_counts_by_what_it_grew_in_the_second_half():
    table = {one["what"]: one for one in report.rows(found(memory=[100.0, 180.0, 200.0, 212.0]))}
    grown = table["memory grown in the second half"]
    assert (grown["measured"], grown["within"]) == (12, False)
    assert "memory grown in the second half" not in {one["what"] for one in report.rows(found())}


def test_what_an_order_costs_once_painters_are_warm_is_told_apart():
    warm = {
        one["what"]: one for one in report.rows(found(later=AFTER.since(BEFORE), later_orders=5))
    }
    assert warm["CPU per order, second half"]["measured"] == 34
    assert warm["CPU of workers per order, second half"]["measured"] == 14
    assert warm["CPU of workers per order, second half"]["within"], (
        "it tells where others come from"
    )


def test_what_two_bots_spent_is_added_up_by_what_their_threads_do():
    both = BEFORE.plus(AFTER)
    assert both.threads["event loop"] == BEFORE.threads["event loop"] + AFTER.threads["event loop"]
    assert both.statements["insert journal"] == (
        BEFORE.statements["insert journal"] + AFTER.statements["insert journal"]
    )
    assert both.memory_mb == BEFORE.memory_mb + AFTER.memory_mb


def test_a_run_is_compared_with_one_that_was_kept():
    kept = report.read(report.written(report.rows(found())))
    beside = report.compared(report.rows(found(doubled=2)), kept)
    told = {one["what"]: (one["measured"], one["before"], one["budget"]) for one in beside}
    assert told["orders or messages doubled"] == (2, 0, 0.5)
    assert told["CPU per order, database"] == (2, 2, None)
    with pytest.raises(KnownError, match="holds no run"):
        report.read(b'[{"what": 1}]')


@pytest.mark.soak
def test_a_small_load_loses_and_doubles_nothing(tmp_path):
    plan = load.Plan(matches=4, rate=3.0, seconds=10.0, systems=load.SYSTEMS)
    shown = asyncio.run(load.measured(plan, tmp_path, tmp_path))
    assert len(shown.acknowledged) == 30
    assert (shown.lost, shown.doubled, shown.silent, shown.left) == (0, 0, 0, 0)
    assert shown.refused == []
    assert {"event loop", "database", "threads that compose"} <= set(shown.spent.threads)
    assert shown.spent.statements["insert journal"] >= 1


@pytest.mark.soak
def test_people_who_play_against_computers_lose_nothing_either(tmp_path):
    plan = load.Plan(4, 3.0, 10.0, ("napoleonics",), computers="veteran")
    shown = asyncio.run(load.measured(plan, tmp_path, tmp_path))
    assert len(shown.acknowledged) >= 10
    assert (shown.lost, shown.doubled, shown.silent, shown.left) == (0, 0, 0, 0)
    assert shown.refused == []


@pytest.mark.soak
@pytest.mark.skipif(not PG, reason="set FIELDPOST_TEST_PG to the URL of a PostgreSQL server")
@pytest.mark.parametrize("many", [2, 4])
async def test_bots_that_are_killed_under_load_lose_double_and_hold_up_nothing(tmp_path, many):
    async with fresh_postgres(PG) as url:
        plan = load.Plan(
            matches=4 * many, rate=4.0, seconds=60.0, systems=load.SYSTEMS, processes=many,
            kills=many, database=url,
        )  # fmt: skip
        shown = await load.measured(plan, tmp_path, tmp_path)
    assert shown.acknowledged
    assert (shown.lost, shown.doubled, shown.left) == (0, 0, 0)
    assert (shown.stuck, shown.shared) == (0, 0)


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
        start.make_prompt()
        assert gc.get_freeze_count() > len(gc.get_objects())
        assert sys.getswitchinterval() == pytest.approx(start.SWITCH_S)
    finally:
        sys.setswitchinterval(usual)
        gc.unfreeze()
