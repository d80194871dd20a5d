"""A bot that has just started: nobody's press is lost, and pictures come to those who wait."""

import asyncio
import sqlite3
import threading
from contextlib import closing
from datetime import UTC, datetime, timedelta

import pytest

from bot.chat.front.painting import PaintingThreads
from bot.chat.wire.answers import PATIENCE_S, patience
from bot.chat.wire.tree import is_public, opens_form
from bot.engine.model import Text
from bot.sandbox import text_of
from tests.chat.people import acts, decides, open_game

OUTDATED = "the game goes on in another message"


async def test_presses_that_arrive_while_the_bot_starts_are_all_answered(stage):
    alice, bob = await open_game(stage)
    board = alice.live()
    await stage.stop()
    # When the bot comes back, and is pressed as soon as Discord lets it in
    starting = asyncio.create_task(stage.start())
    while not stage.sandbox.gateway.is_online:
        await asyncio.sleep(0)
    assert not stage.client.is_ready()
    presses = [
        seat.here.click(board, acts(board, "turn")[0]) for seat in (alice, bob, alice, alice)
    ]
    panel, waits, *again = [await press for press in presses]
    await starting
    # Then the player to decide has a panel, to which their others lead, the other one waits
    assert any(decides(one) for one in (panel, *again))
    assert all(decides(one) or OUTDATED in text_of(one) for one in (panel, *again))
    assert not decides(waits)


async def test_a_press_is_acknowledged_the_sooner_the_later_it_came():
    now = datetime.now(UTC)
    assert patience(now) == pytest.approx(PATIENCE_S, abs=0.1)
    assert patience(now - timedelta(seconds=0.5)) == pytest.approx(PATIENCE_S - 0.5, abs=0.1)
    assert patience(now - timedelta(seconds=9)) == 0
    assert patience(now + timedelta(hours=1)) == PATIENCE_S  # Discord's clock is not ours


async def test_work_for_which_nobody_waits_begins_when_nothing_else_is_wanted():
    painting, done, gate = PaintingThreads(width=1), [], threading.Event()

    def work(name):
        gate.wait(10)
        done.append(name)

    first = asyncio.create_task(painting.make(work, "first press"))
    await asyncio.sleep(0)
    spare = asyncio.create_task(painting.spare(work, "warming up"))
    await asyncio.sleep(0)
    second = asyncio.create_task(painting.make(work, "second press"))
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(first, spare, second)
    assert done == ["first press", "second press", "warming up"]


async def test_spare_work_is_done_at_once_where_nobody_waits():
    assert await PaintingThreads(width=1).spare(lambda: "warm") == "warm"


@pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
async def test_a_match_that_cannot_be_resumed_hides_no_other_game_of_its_players(stage):
    for _ in range(2):
        alice, _ = await open_game(stage)
        broken = await stage.matches.queries.in_channel(int(alice.thread["id"]))
    await stage.stop()
    with closing(sqlite3.connect(stage.database, isolation_level=None)) as file:
        file.execute("UPDATE matches SET barrier_state = x'00' WHERE id = ?", (broken.id,))
    await stage.start()
    told = text_of(await alice.here.slash("game status"))
    why = stage.services.catalogue.say(Text("refused-unplayable"), "en")
    assert told.count("- ") == 2
    assert told.count(why) == 1


def typed(words, **options):
    """The data of a command as Discord sends it: groups and subcommands are options."""
    name, *inner = words.split()
    given = [{"name": key, "type": 3, "value": value} for key, value in options.items()]
    for depth, one in enumerate(reversed(inner)):
        given = [{"name": one, "type": 1 if depth == 0 else 2, "options": given}]
    return {"name": name, "options": given}


@pytest.mark.parametrize(
    ("command", "opens"),
    [
        (typed("order", form=True), True),
        (typed("order", form=False), False),
        (typed("order", text="done"), False),
        (typed("game army new", base="orcs"), True),
        (typed("game army new", file="1"), False),
        (typed("game army edit", army="lords/x"), True),
        (typed("game army show", army="lords/x"), False),
        (typed("game new", scenario="S01"), False),
    ],
)
def test_a_command_that_asks_for_a_form_is_known_before_its_work(command, opens):
    assert opens_form(command) is opens


@pytest.mark.parametrize(
    ("command", "public"),
    [
        (typed("dice roll", expression="2d6"), True),
        (typed("dice roll", expression="2d6", secret=True), False),
        (typed("dice roll", expression="2d6", secret=False), True),
        (typed("dice roll", expression="2d6", referee="7"), False),
        (typed("dice wargame hoth", dice=3), True),
        (typed("dice odds roll", expression="2d6"), False),
        (typed("dice session start"), True),
        (typed("dice session show"), False),
        (typed("dice score", points=1), True),
        (typed("order", text="done"), False),
    ],
)
def test_a_command_that_everybody_reads_is_known_before_its_work(command, public):
    assert is_public(command) is public
