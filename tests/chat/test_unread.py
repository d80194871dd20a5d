"""Receipts that no answer could tell: they are told later, and no repeat is carried out."""

import asyncio
import re

import pytest

from bot.chat.match import looking, views
from bot.chat.match.pages import panel as panels
from bot.chat.match.pages import sheet as sheets
from bot.chat.wire.page import PageWriter
from bot.engine import flow
from bot.engine.chance.draws import NoDraws
from bot.engine.model import Text
from bot.engine.refusal import Refused
from bot.sandbox import is_ephemeral, text_of
from tests.chat.people import PATIENCE_S, acts, all_read, decides, open_game, say, shown
from tests.chat.test_dice import heard
from tests.chat.test_dice import public as spoken
from tests.chat.test_lost_answers import CALLBACK, order_of
from tests.chat.test_trouble import public, table_of

REPEATED = "It was stored when you first sent it"
ANEW = "Nothing was rolled anew"


async def stored_unseen(stage, seat, text):
    """Type an order that is stored, while Discord takes no answer to it."""
    before = (await table_of(stage, seat)).info.head
    stage.sandbox.faults.refuse(CALLBACK, 10062)
    lost = seat.here.slash("order", text=text)
    await too_late(stage)
    assert lost.response is None
    head = (await table_of(stage, seat)).info.head
    assert head > before
    return head


async def too_late(stage):
    """Wait until the bot has tried in vain to answer."""
    exchanges = stage.sandbox.capture.exchanges
    async with asyncio.timeout(PATIENCE_S):
        while not [one for one in exchanges if one.method == "PATCH" and one.status == 404]:
            await asyncio.sleep(0.01)
    exchanges.clear()


def private(seat):
    return [one for one in seat.here.messages(seat.thread) if is_ephemeral(one)]


async def test_an_order_that_could_not_be_answered_is_told_by_the_next_panel_once(stage):
    alice, bob = await open_game(stage)
    _, order = await order_of(stage, alice)
    await stored_unseen(stage, alice, order)
    assert private(alice) == []

    panel = await alice.panel()
    await all_read(stage, alice)
    again = await alice.panel()

    assert f"· `{shown(order)}`\n" in text_of(panel)
    assert decides(panel)
    assert "✅" not in text_of(again)
    assert "✅" not in text_of(await bob.panel())
    assert "✅" not in " ".join(map(text_of, public(alice)))


@pytest.mark.parametrize("restarted", [False, True], ids=["running", "restarted"])
async def test_an_order_that_is_typed_again_unseen_is_answered_with_its_receipt(stage, restarted):
    alice, _ = await open_game(stage)
    _, order = await order_of(stage, alice)
    head = await stored_unseen(stage, alice, f"{order}; done")
    if restarted:
        await stage.restart()

    repeated = await alice.here.slash("order", text=f" {order.upper()};done")
    assert f"· `{shown(order)}; done`\n{REPEATED}" in text_of(repeated)
    assert (await table_of(stage, alice)).info.head == head

    await all_read(stage, alice)
    anew = await alice.here.slash("order", text=f"{order}; done")
    assert "⛔" in text_of(anew), "what was read is tried anew"
    assert "✅" not in text_of(anew)
    assert (await table_of(stage, alice)).info.head == head


async def test_another_order_is_carried_out_and_the_unseen_one_told_before_it(stage):
    alice, _ = await open_game(stage)
    _, first = await order_of(stage, alice)
    head = await stored_unseen(stage, alice, first)
    _, second = await order_of(stage, alice)

    words = text_of(await alice.here.slash("order", text=second))

    assert words.index(f"· `{shown(first)}`") < words.index(f"· `{shown(second)}`")
    assert (await table_of(stage, alice)).info.head == head + 1


async def test_a_refusal_tells_the_unseen_receipt_first(stage):
    alice, _ = await open_game(stage)
    _, order = await order_of(stage, alice)
    await stored_unseen(stage, alice, order)

    words = text_of(await alice.here.slash("order", text="nonsense"))

    assert words.startswith("✅")
    assert words.index(f"`{shown(order)}`") < words.index("⛔ I cannot read “nonsense”")
    await all_read(stage, alice)
    assert "✅" not in text_of(await alice.panel())


def two_orders(table):
    """A card and two units that it orders, for whoever is asked."""
    (decision,) = table.position.open
    for card in table.position.options(decision):
        texts, position = [table.game.write(card)], table.position
        action = card
        while action is not None and len(texts) < 4:
            asked = position.open[0]
            position = flow.submit(position, asked.seat, asked.serial, action, NoDraws()).position
            named = {table.game.write(one): one for one in position.options(position.open[0])}
            texts.append(next((one for one in named if one.startswith("order ")), "none"))
            action = named.get(texts[-1])
        if texts[2:] and "none" not in texts[:3]:
            return texts[:3]
    raise AssertionError("no card orders two units")


async def test_a_step_that_was_taken_back_unseen_is_not_followed_by_another(stage):
    alice, _ = await open_game(stage)
    for text in two_orders(await table_of(stage, alice)):
        await say(alice, text)
    await all_read(stage, alice)
    stage.sandbox.faults.refuse(CALLBACK, 10062)
    alice.here.slash("game undo")
    await too_late(stage)
    once = (await table_of(stage, alice)).info.head

    told = await alice.here.slash("game undo")

    assert text_of(told).startswith(f"↩️ Your last step was taken back.\n{REPEATED}")
    assert (await table_of(stage, alice)).info.head == once
    await all_read(stage, alice)
    assert text_of(await alice.here.slash("game undo")).count("↩️") == 1
    assert (await table_of(stage, alice)).info.head == once + 1


async def test_an_error_after_an_order_was_stored_denies_nothing(stage, monkeypatch):
    alice, _ = await open_game(stage)
    _, order = await order_of(stage, alice)

    def broken(*_):
        raise RuntimeError("no panel")

    with monkeypatch.context() as patch:
        patch.setattr(panels, "panel", broken)
        patch.setattr(sheets, "page", broken)
        words = text_of(await alice.here.slash("order", text=order))

    assert f"· `{shown(order)}`\nWhat stands above is stored." in words
    assert "Nothing was changed" not in words
    assert (await table_of(stage, alice)).info.head == 1


async def test_the_bot_does_not_stop_before_what_was_read_is_noted(stage, monkeypatch):
    alice, _ = await open_game(stage)
    _, order = await order_of(stage, alice)
    noted, begun, done = stage.services.store.read_by, asyncio.Event(), []

    async def slowly(mark):
        begun.set()
        await asyncio.sleep(0.3)
        await noted(mark)
        done.append(mark)

    monkeypatch.setattr(stage.services.store, "read_by", slowly)
    await alice.here.slash("order", text=order)
    await begun.wait()
    await stage.client.close()

    assert len(done) == 1


async def test_an_answer_that_only_says_what_is_done_tells_the_receipt_and_is_read(stage):
    alice, _ = await open_game(stage)
    await alice.here.slash("game resign")
    (sure,) = private(alice)
    told = await alice.here.click(sure, acts(sure, "sure")[0])

    assert re.search(r"✅ Saved \(receipt \d+\) · `resign`", text_of(told))
    await all_read(stage, alice)


@pytest.mark.parametrize("command", ["game board", "game log", "hand", "standing"])
async def test_whatever_is_opened_next_tells_the_unseen_order_once(stage, command):
    alice, _ = await open_game(stage)
    _, order = await order_of(stage, alice)
    await stored_unseen(stage, alice, order)

    opened = await alice.here.slash(command)

    assert re.match(rf"✅ Saved \(receipt \d+\) · `{shown(order)}`\n", text_of(opened))
    await all_read(stage, alice)
    assert "✅ Saved" not in text_of(await alice.here.slash(command))


async def test_a_page_without_room_leaves_the_unseen_order_to_the_next(stage, monkeypatch):
    alice, _ = await open_game(stage)
    _, order = await order_of(stage, alice)
    await stored_unseen(stage, alice, order)

    async def long(*_):
        return PageWriter().text("x" * 4000).page()

    with monkeypatch.context() as patch:
        patch.setattr(looking, "text", long)
        assert text_of(await alice.here.slash("game board", format="text")) == "x" * 4000

    assert f"· `{shown(order)}`\n" in text_of(await alice.panel())


async def test_an_order_whose_answer_is_on_its_way_is_told_by_that_alone(stage, monkeypatch):
    alice, _ = await open_game(stage)
    _, order = await order_of(stage, alice)
    go, now = asyncio.Event(), views.now
    held = []

    async def slowly(*asked):
        if not held:
            held.append(asked)
            await go.wait()
        return await now(*asked)

    monkeypatch.setattr(views, "now", slowly)
    first = alice.here.slash("order", text=order)
    async with asyncio.timeout(PATIENCE_S):
        while not held:
            await asyncio.sleep(0.01)

    refused = await alice.here.slash("order", text="nonsense")
    go.set()
    told = await alice.here.done(first)

    assert text_of(refused).startswith("⛔")
    assert "✅" not in text_of(refused)
    assert text_of(told).count("✅") == 1
    await all_read(stage, alice)


# Dice ---------------------------------------------------------------------------------------------


async def numbers(stage):
    """The numbers of the rolls, newest first."""
    return re.findall(r"`#(\d+)`", text_of(await stage.bob.slash("dice history")))


async def test_a_roll_that_was_stored_unseen_is_shown_when_it_is_asked_for_again(stage):
    channel, user = int(stage.alice.here["id"]), int(stage.alice.id)
    stage.sandbox.faults.refuse(CALLBACK, 10062)
    stage.alice.slash("dice roll", expression="8d100")
    await too_late(stage)
    assert spoken(stage.bob) == []

    shown = await stage.alice.slash("dice roll", expression="8d100")

    assert await numbers(stage) == ["1"]
    assert ANEW in text_of(shown)
    ((roll, *_),) = await stage.services.dice.history(channel, 5)
    (draw,) = roll.draws
    assert all(str(one) in text_of(shown) for one in draw.result)
    async with asyncio.timeout(PATIENCE_S):
        while await stage.services.dice.reads(channel, user) is not None:
            await asyncio.sleep(0.01)
    rolled = await stage.alice.slash("dice roll", expression="8d100")
    assert await numbers(stage) == ["2", "1"]
    assert ANEW not in text_of(rolled)


async def test_the_channel_learns_of_a_secret_roll_whose_first_answer_got_lost(stage):
    stage.sandbox.faults.refuse(CALLBACK, 10062)
    stage.alice.slash("dice roll", expression="8d100", secret=True)
    await too_late(stage)
    assert spoken(stage.bob) == []

    shown = await stage.alice.slash("dice roll", expression="8d100", secret=True)
    notice = text_of(await heard(stage.bob, "secret roll (number 1)"))

    assert is_ephemeral(shown)
    assert ANEW in text_of(shown)
    assert await numbers(stage) == ["1"]
    session = await stage.services.dice.status(int(stage.alice.here["id"]))
    assert session.info.commitment in notice
    assert "8d100" not in notice


async def test_another_roll_and_another_player_are_no_repeat_of_an_unseen_one(stage):
    stage.sandbox.faults.refuse(CALLBACK, 10062)
    stage.alice.slash("dice roll", expression="8d100")
    await too_late(stage)

    await stage.bob.slash("dice roll", expression="8d100")
    await stage.alice.slash("dice roll", expression="8d100", label="for the gate")

    assert await numbers(stage) == ["3", "2", "1"]


async def points(stage):
    """The points of the sides in the channel's session."""
    return (await stage.services.dice.status(int(stage.alice.here["id"]))).points


async def noted(stage):
    """Wait until the store knows that the answers of the dice were taken."""
    channel, user = int(stage.alice.here["id"]), int(stage.alice.id)
    async with asyncio.timeout(PATIENCE_S):
        while await stage.services.dice.reads(channel, user) is not None:
            await asyncio.sleep(0.01)


async def unseen(stage, command, **options):
    """Give a command that is carried out, while Discord takes no answer to it."""
    stage.sandbox.faults.refuse(CALLBACK, 10062)
    stage.alice.slash(command, **options)
    await too_late(stage)
    assert spoken(stage.bob) == []


async def test_points_that_were_given_unseen_are_not_given_again(stage):
    await unseen(stage, "dice score", side="Red", points=2)

    await stage.bob.slash("dice score", side="Blue")
    shown = await stage.alice.slash("dice score", side="Red", points=2)

    assert await points(stage) == (("Red", 2), ("Blue", 1))
    assert "Blue" in text_of(shown), "what came since is shown too"
    await noted(stage)
    await stage.alice.slash("dice score", side="Red", points=2)
    assert await points(stage) == (("Red", 4), ("Blue", 1))


async def test_a_session_that_was_opened_unseen_is_shown_when_it_is_asked_for_again(stage):
    await unseen(stage, "dice session start", game="hoth", goal=3)
    begun = (await stage.services.dice.status(int(stage.alice.here["id"]))).info.id

    shown = await stage.alice.slash("dice session start", game="hoth", goal=3)

    assert begun in text_of(shown)
    assert "The session is open" in text_of(shown)
    await noted(stage)
    assert "already" in text_of(await stage.alice.slash("dice session start", game="hoth", goal=3))


async def test_a_session_that_was_ended_unseen_is_shown_when_its_end_is_asked_for_again(stage):
    channel, user = int(stage.alice.here["id"]), int(stage.alice.id)
    await stage.services.dice.start(
        channel, user, system="", sides=("A", "B"), goal=None, interaction="start"
    )
    await stage.services.store.read_by(await stage.services.dice.reads(channel, user))
    await unseen(stage, "dice session end")

    shown = await stage.alice.slash("dice session end")

    assert "The session is over. The seed below" in text_of(shown)
    await noted(stage)
    assert "⛔" in text_of(await stage.alice.slash("dice session end"))


async def test_points_that_are_pressed_quickly_all_count(stage):
    opened = await stage.alice.slash("dice session start", sides="Red, Blue")

    for sent in [stage.alice.click(opened, "Red +1") for _ in range(5)]:
        await stage.alice.done(sent)

    assert await points(stage) == (("Red", 5), ("Blue", 0))


async def test_what_another_answer_of_dice_is_about_stays_unread(stage, monkeypatch):
    """While a roll is being answered, another one is read; the first is lost after all."""
    channel, user = int(stage.alice.here["id"]), int(stage.alice.id)
    shown, go, held = stage.services.dice.shown, asyncio.Event(), []

    async def slowly(made):
        if not held:
            held.append(made)
            await go.wait()
            raise Refused(Text("dice-refused-no-roll"))
        return await shown(made)

    monkeypatch.setattr(stage.services.dice, "shown", slowly)
    first = stage.alice.slash("dice roll", expression="8d100")
    stage.sandbox.faults.refuse(f"/{first.token}/callback", 10062, count=2)  # also "thinking ..."
    async with asyncio.timeout(PATIENCE_S):
        while not held:
            await asyncio.sleep(0.01)
    await stage.alice.slash("dice roll", expression="1d6")
    go.set()
    await too_late(stage)
    assert first.response is None

    assert (await stage.services.dice.reads(channel, user)) is not None
    await stage.alice.slash("dice roll", expression="8d100")
    assert await numbers(stage) == ["2", "1"]
