"""Jours de Gloire at the service: orders line by line, and answers in advance that nobody tells."""

from __future__ import annotations

from collections import Counter
from contextlib import contextmanager

import msgspec
import pytest

from bot.chat.match.pages import log
from bot.chat.wire.locale import Voice
from bot.engine import flow, journal
from bot.engine.chance.draws import SeededDraws
from bot.engine.model import Setup
from bot.engine.refusal import Refused
from bot.games.jours.game import JoursGame
from bot.service.match import timing
from bot.service.match.told import Given, ToldRecord
from bot.service.match.windows import WAIT
from bot.service.model import NewMatch
from bot.store import open_store, statements
from tests.games.jours.given import GAME, order, start
from tests.support.loaded import load_catalogue

from .table import ANNA, CHANNEL, PETR, Clock, press
from .test_quiet_reactions import MINUTE, Table

ROWS = ["0811/NNE h=HC4/7/7/8 X", "0807/SSE d=I5/6/5/5 Y", "1212/NNE k=I5/6/5/5 X"]


class Battle(Table):
    """A battle of Anna's blue horse against Petr's red foot."""

    game, attacker = GAME, "blue"


@pytest.fixture
async def battle(tmp_path):
    """Make copies of one battle, with the same id, seed and nonces."""
    store = await open_store(f"sqlite:///{tmp_path / 'first.db'}")
    stores, first = [store], Battle(store, Clock())
    new = NewMatch(system="jours", scenario="drill", host=ANNA, channel=CHANNEL)
    first.id = (await first.matches.lobby.create(new, interaction="new")).id
    async with store.write() as tx:
        row = await tx.match(first.id)
        seats = tuple(
            msgspec.structs.replace(
                one, user=person.id, name=person.name, locale=person.locale, nonce=person.name
            )
            for one in row.info.seats
            for person in [ANNA if one.seat == "blue" else PETR]
        )
        row.info = msgspec.structs.replace(row.info, seats=seats)
        await tx.save(row)

    async def copy(rows=ROWS, ground="blank15", position=None, **options):
        file = tmp_path / f"copy{len(stores)}.db"
        await store.backup(str(file))
        clock = Clock()
        stores.append(await open_store(f"sqlite:///{file}", clock=clock))
        table = Battle(stores[-1], clock, first.id)
        await table.stand(position or start(rows, formation_map=ground), options)
        return table

    yield copy
    for one in stores:
        await one.close()


async def refused_square(table, policy, said):
    """Charge; Petr forms no square, by a standing order or by hand. What others see, in time."""
    await table.matches.play.set_standing(
        table.id, PETR.id, "SO-SQUARE", policy, interaction=press()
    )
    await table.order(ANNA, "charge h x d 0810-0809-0808/NNE")
    seen = [await table.seen()]
    await table.wait(5)
    if said:
        await table.order(PETR, said)
    seen.append(await table.seen())
    await table.wait(MINUTE - 5)
    return seen, await table.open_point(), await log_read(table)


async def log_read(table):
    """The log as Anna and a spectator read it."""
    found = []
    info = (await table.matches.queries.table(table.id)).info
    for viewer in (None, "blue"):
        told = await table.matches.queries.log(table.id, viewer)
        page = log.log(log.Report(GAME, info, told, viewer), 0, Voice(load_catalogue(), "en"))
        found.append(page.texts())
    return found


@pytest.mark.rule("JDG-PBP-g")
async def test_a_no_by_standing_order_and_one_by_hand_read_alike_and_come_together(battle):
    by_order = await refused_square(await battle(**{WAIT: "1-minute"}), "never", "")
    by_hand = await refused_square(await battle(**{WAIT: "1-minute"}), None, "square no")

    assert by_order == by_hand
    assert by_order[1] == "DP-M1", "the charge has gone on, unopposed"


@pytest.mark.rule("JDG-PBP-g")
async def test_without_a_word_of_the_host_nobody_waits(battle):
    table = await battle()
    await table.matches.play.set_standing(
        table.id, PETR.id, "SO-SQUARE", "never", interaction=press()
    )
    await table.order(ANNA, "charge h x d 0810-0809-0808/NNE")

    assert await table.open_point() == "DP-M1"


async def refusals(table):
    """Why Anna's orders about what is Petr's, or not asked, are refused."""
    found = []
    for line in ("orders G3", "orders G9", "mac V-CORPS", "open none", "try G3", "mv end"):
        with pytest.raises(Refused) as fault:
            await table.order(ANNA, line)
        found.append((fault.value.reason, fault.value.rule))
    return found


@pytest.mark.rule("JDG-2.1.2-a", "JDG-2.3.2-b", "JDG-FL-a", "JDG-PBP-a")
async def test_secret_orders_and_a_marker_change_no_post_no_log_and_no_time(battle):
    """Petr answers phase A in two ways; Anna still thinks, and spectators wait."""
    setup = Setup(scenario="drill", seats=("blue", "red"), options={"special": "on"})
    opened = flow.begin(GAME, setup, SeededDraws(b"same", "secrets")).position
    seen = []
    for lines in (("mac none", "orders none"), ("mac SPECIAL", "orders G3")):
        table = await battle(position=opened)
        told = []
        for person, line in ((PETR, lines[0]), (ANNA, "mac none"), (PETR, lines[1])):
            await table.order(person, line)
            told += [await table.seen(), await log_read(table), await refusals(table)]
        state = (await table.matches.queries.table(table.id)).position.state
        assert state.secrets["red"].combined == lines[0].split()[1].replace("none", "")
        assert state.flow[0].sealed["red"]["orders"] == lines[1]
        seen.append(told)

    assert seen[0] == seen[1]


@contextmanager
def work(monkeypatch, done):
    """Note in a list what is done meanwhile: each statement, and each call of the engine's flow."""

    def counted(name, call):
        def told(*args, **options):
            calls[name] += 1
            return call(*args, **options)

        return told

    calls, before = Counter(), statements.sent()
    with monkeypatch.context() as patch:
        for owner, name in (
            (flow, "submit"),
            (flow, "copied"),
            (JoursGame, "advance"),
            (JoursGame, "apply"),
            (JoursGame, "options"),
            (journal, "sealed"),
        ):
            patch.setattr(owner, name, counted(name, getattr(owner, name)))
        yield
    done.append((calls, statements.sent() - before))


@pytest.mark.rule("JDG-2.1.2-a", "JDG-2.3.2-b", "JDG-FL-a")
async def test_secret_orders_and_a_marker_make_no_step_more_or_less(battle, monkeypatch):
    """Whatever Petr keeps secret, each answer takes the same way, to the first thing turned up."""
    setup = Setup(scenario="drill", seats=("blue", "red"), options={"special": "on"})
    opened = flow.begin(GAME, setup, SeededDraws(b"same", "secrets")).position
    ways = []
    for mac, orders in (("mac none", "orders none"), ("mac SPECIAL", "orders G3")):
        table, done = await battle(position=opened), []
        lines = ((PETR, mac), (ANNA, "mac none"), (PETR, orders), (ANNA, "orders G1"))
        for person, line in lines:
            with work(monkeypatch, done):
                await table.order(person, line)
                await table.matches.sessions.outbox.drain()
        assert await table.open_point() == "DP-B2"
        ways.append(done)

    assert all(calls["submit"] == 1 and sent for calls, sent in ways[0])
    assert ways[0] == ways[1]


async def test_the_owner_of_a_standing_order_reads_that_it_answered(battle):
    table = await battle()
    info = (await table.matches.queries.table(table.id)).info
    told = [ToldRecord(7, True, (), Given("red", "never"))]
    voice = Voice(load_catalogue(), "en")

    def read(viewer):
        return str(log.log(log.Report(GAME, info, told, viewer), 0, voice).texts())

    assert "Petr" in read("red")
    assert "Petr" not in read("blue")


@pytest.mark.rule("JDG-PBP-f", "JDG-PBP-e")
async def test_orders_before_one_that_is_refused_stay_and_those_behind_it_wait(battle):
    table = await battle()
    receipt = await table.order(ANNA, "mv k 1211; mv k 1210; mv h 0810")

    assert receipt.orders == ("mv k 1211",)
    assert receipt.stopped.args["rule"] == "JDG-4.4.1-b"
    field = (await table.matches.queries.table(table.id)).position.state.field
    assert (field.unit("k").at, field.unit("h").at) == ("1211", "0811")
    with pytest.raises(Refused) as fault:
        await table.order(ANNA, "mv k 1210; mv h 0810")
    assert fault.value.rule == "JDG-4.4.1-b"


@pytest.mark.rule("JDG-PBP-f")
async def test_orders_wait_behind_a_level_that_an_own_unit_has_lost(battle):
    """EX-11: infantry off the road up the steep slope is disordered; there were no dice."""
    rows = ["0307/SSE i=I4/6/5/5 X", "0105/SSE k=I4/6/5/5 X", "0910/NNE z=I4/6/5/5 Y"]
    table = await battle(rows, "drill_ground")
    receipt = await table.order(ANNA, "mv i 0308; mv k 0106")

    assert receipt.orders == ("mv i 0308",)
    assert receipt.stopped.key == "refused-unforeseen"
    assert receipt.stopped.args["what"].key == "jours-unforeseen-level"


@pytest.mark.rule("JDG-PBP-f")
async def test_orders_wait_for_a_reaction_that_must_be_asked(battle):
    table = await battle()
    await table.matches.play.set_standing(table.id, PETR.id, "SO-SQUARE", None, interaction=press())
    receipt = await table.order(ANNA, "charge h x d 0810-0809-0808/NNE; mv k 1211")

    assert receipt.orders == ("charge h x d 0810-0809-0808/NNE",)
    assert receipt.stopped is not None
    assert await table.open_point() == "DP-M4"


def test_secret_orders_of_both_sides_have_the_time_of_a_turn_and_reactions_less():
    draws = SeededDraws(b"seed", "battle")
    setup = Setup(scenario="drill", seats=("blue", "red"))
    ordered = flow.begin(GAME, setup, draws).position
    charged = order(start(ROWS), "charge h x d 0810-0809-0808/NNE").position

    kinds = {one.seat: timing.kind_of(ordered, one) for one in ordered.open}
    assert kinds == {"blue": "turn", "red": "turn"}
    assert [(one.point, timing.kind_of(charged, one)) for one in charged.open] == [
        ("DP-M4", "reaction")
    ]
