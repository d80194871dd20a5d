"""The dice helper when things go wrong, and its longest pages."""

import asyncio
import contextlib
import sqlite3

import pytest

from bot.chat.dice import pages as pages
from bot.chat.wire import answers, validator
from bot.chat.wire.locale import Voice
from bot.dice.hand import replayed, seeded
from bot.dice.ledger import ledger
from bot.dice.perform import chart, perform
from bot.dice.requests import Battle, Check, Opposed, Plain, Standard
from bot.engine.refusal import Refused
from bot.sandbox import buttons_of, is_ephemeral, labels_of, text_of
from bot.service.dice.table import SessionStatus, ShownRoll
from bot.service.ports.dice import DiceRoll, DiceSession
from renderers.dice.chart import paint_chart
from renderers.dice.rows import paint_rows
from tests.chat.test_dice import heard, public
from tests.dice.given import CONTENT
from tests.support.loaded import load_catalogue

CALLBACK = r"POST .*/callback"


@contextlib.contextmanager
def overheard(stage):
    """Collect the interactions that are sent to the bot."""
    ledger_, seen = stage.sandbox.world.ledger, []

    def listen(event):
        if event.name == "INTERACTION_CREATE":
            seen.append(event)

    ledger_.listeners.append(listen)
    yield seen
    ledger_.listeners.remove(listen)


@contextlib.contextmanager
def noticed(stage):
    """Collect what the bot finds of each interaction as it comes in: whether it came before."""
    front, found = stage.client.front, asyncio.Queue()
    asked = front.is_repeat

    def is_repeat(interaction):
        came_before = asked(interaction)
        found.put_nowait(came_before)
        return came_before

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(front, "is_repeat", is_repeat)
        yield found


async def test_an_interaction_that_is_delivered_twice_rolls_once(stage):
    ledger_ = stage.sandbox.world.ledger
    with overheard(stage) as seen, noticed(stage) as repeats:
        await stage.alice.slash("dice roll", expression="8d100")
        with ledger_.change():
            ledger_.emit(seen[0])
        async with asyncio.timeout(8):
            assert await repeats.get() is False
            assert await repeats.get() is True
    await stage.alice.slash("dice roll", expression="1d6")
    history = text_of(await stage.bob.slash("dice history"))
    assert history.count("8d100") == 1
    assert "`#2`" in history
    assert "`#3`" not in history
    assert len(public(stage.bob)) == 2


async def test_a_roll_whose_answer_is_lost_stands_in_the_history(stage):
    stage.sandbox.faults.fail(CALLBACK, status=400)
    answer = await stage.alice.slash("dice roll", expression="8d100")
    assert is_ephemeral(answer)
    assert "Roll 1 is stored" in text_of(answer)
    assert public(stage.bob) == []
    assert "8d100" in text_of(await stage.bob.slash("dice history"))


@pytest.fixture
def slow(stage, monkeypatch):
    """Hold the database until an interaction is acknowledged without it, which happens at once."""

    @contextlib.asynccontextmanager
    async def held():
        monkeypatch.setattr(answers, "PATIENCE_S", 0.0)
        file = sqlite3.connect(stage.database, isolation_level=None)
        file.execute("BEGIN IMMEDIATE")
        acknowledged = asyncio.Event()

        def listen(event):
            if event.name == "_ANSWERED":
                acknowledged.set()

        async def release():
            await acknowledged.wait()
            file.execute("ROLLBACK")
            file.close()

        stage.sandbox.world.ledger.listeners.append(listen)
        task = asyncio.create_task(release())
        yield
        await task
        stage.sandbox.world.ledger.listeners.remove(listen)

    return held


async def test_a_slow_roll_is_acknowledged_in_public_and_shown_there(stage, slow):
    async with slow():
        rolled = await stage.alice.slash("dice roll", expression="8d100")
    assert not is_ephemeral(rolled)
    assert "Total" in text_of(rolled)
    assert len(public(stage.bob)) == 1


async def test_a_slow_secret_roll_and_a_slow_refusal_stay_private(stage, slow):
    async with slow():
        secret = await stage.alice.slash("dice roll", expression="8d97", secret=True)
    assert is_ephemeral(secret)
    await heard(stage.bob, "secret roll")
    await stage.alice.slash("dice session start")
    before = len(public(stage.bob))
    async with slow():
        sent = stage.alice.slash("dice session start")
        await stage.alice.until(lambda: "⛔" in text_of(stage.alice.last()))
    assert is_ephemeral(stage.alice.messages(stage.alice.here)[-1])
    assert len(public(stage.bob)) == before
    assert sent


@pytest.mark.parametrize("place", ["²", "٣", "9", "-1", ""])
async def test_a_forged_place_of_a_side_gives_nobody_a_point(stage, place):
    opened = await stage.alice.slash("dice session start", sides="A, B, C, D")
    first = buttons_of(opened)[0]["custom_id"]
    answer = await stage.bob.forge(opened, first[:-1] + place)
    assert "earlier session" in text_of(answer)
    shown = text_of(await stage.alice.slash("dice session show"))
    assert shown.count(": **0**") == 4


async def test_names_of_sides_turn_no_text_round_and_mention_nobody(stage):
    opened = await stage.alice.slash("dice session start", sides="\u202elive, **b**, <@1>")
    refused = await stage.alice.slash("dice score", side="nobody", points=1)
    for seen in (text_of(opened), text_of(refused), *labels_of(opened)):
        assert "\u202e" not in seen
    for seen in (text_of(opened), text_of(refused)):
        assert "<@1>" not in seen
        assert r"\*\*b" in seen


# The longest pages -------------------------------------------------------------------------------

CATALOGUE = load_catalogue()
LABEL = "**@everyone** " + "😀" * 33
LONGEST = (
    Plain("(1d1000," + ",".join(["9d1000"] * 21) + ")kh3", 1),
    Plain("10d1000ro<999", 20),
    Plain("1d20[" + "*" * 180 + "]", 20),
    Battle("hoth", 40, "at_at"),
    Battle("napoleonics", 40, "infantry", "no_saber"),
    Check("shock", 30, ", ".join(["ratio_less x9", "charge_heavy x9", "-9 " + "_" * 36] * 2)),
    Standard(40, 10, ", ".join(["-1 " + "`" * 40] * 4), "+".join(["1"] * 20), "all"),
    Opposed(40, 40),
)


def session(**fields):
    facts = {
        "id": "abcdefgh", "channel": 1, "system": "hoth", "sides": (), "goal": 999, "host": 2**63,
        "asked": True, "head": 20_000, "commitment": "f" * 64, "at": 1.0, "updated": 1.0,
    }  # fmt: skip
    return DiceSession(**{**facts, **fields})


def told(request, number=20_000):
    hand = seeded(b"long", "s", 1)
    perform(request, CONTENT, hand)
    roll = DiceRoll(
        session="abcdefgh", number=number, user=2**63, viewer=None, label=LABEL, request=request,
        draws=tuple(hand.made), at=1.0,
    )  # fmt: skip
    return ShownRoll(roll, session(), perform(request, CONTENT, replayed(hand.made)))


def faults(page):
    return validator.check_message(page.payload())


@pytest.mark.parametrize("request_", LONGEST, ids=lambda one: type(one).__name__)
@pytest.mark.slow
def test_the_longest_rolls_and_odds_fit_a_message(request_):
    shown, found = told(request_), None
    with contextlib.suppress(Refused):
        found = chart(request_, CONTENT)
    for locale in CATALOGUE.locales:
        voice = Voice(CATALOGUE, locale)
        page = pages.roll(shown, voice, paint_rows(shown.outcome, voice), opened=True)
        assert faults(page) == []
        words = str(page.payload())
        assert "**@everyone" not in words
        assert f"{shown.roll.number}" in words
        if found is not None:
            assert faults(pages.odds(found, voice, paint_chart(found, voice))) == []


@pytest.mark.slow
def test_the_longest_lists_fit_a_message():
    shown = [told(request) for request in LONGEST]
    for locale in CATALOGUE.locales:
        _lists_fit(shown, Voice(CATALOGUE, locale))


def _lists_fit(shown, voice):
    rolls = [(one.roll, one.outcome) for one in shown] * 3
    assert faults(pages.history(rolls[:20], 5, voice)) == []
    made = [(one.roll.request, one.outcome.score) for one in shown]
    assert faults(pages.luck(2**63, ledger(made, CONTENT), voice)) == []
    sides = tuple(f"{number}" + "*" * 29 for number in range(8))
    for fields in ({}, {"ended": 2.0, "seed": "a" * 64}):
        status = SessionStatus(session(**fields), tuple((side, -7992) for side in sides))
        assert faults(pages.session(status, voice, "note")) == []
    assert faults(pages.secret_notice(shown[0], voice, opened=True)) == []
