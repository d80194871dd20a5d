"""Answers that get lost between the bot and Discord, and interactions that come twice."""

import logging
import re

import pytest

from bot.sandbox import is_ephemeral, text_of
from tests.chat.people import acts, decides, first_pick, open_game, shown
from tests.chat.test_dice import public as spoken
from tests.chat.test_dice_trouble import overheard
from tests.chat.test_trouble import table_of

CALLBACK, EDIT = r"POST .*/callback", r"PATCH /webhooks/"


def lose(stage, how, pattern=CALLBACK, count=1):
    """Let answers of Discord get lost."""
    faults = stage.sandbox.faults
    match how:
        case "cut before":
            faults.cut(pattern, count=count)
        case "cut after":
            faults.lose_answer(pattern, count=count)
        case "500 after":
            faults.fail(pattern, 500, count=count, after=True)
        case "answered already":
            faults.refuse(pattern, 40060, count=count, after=True)
        case "unknown, though taken":
            faults.refuse(pattern, 10062, count=count, after=True)


WAYS = ("cut before", "cut after", "500 after", "answered already", "unknown, though taken")


async def order_of(stage, *seats):
    """Who is asked, and an order that they may give."""
    table = await table_of(stage, seats[0])
    decision = table.position.open[0]
    user = str(table.info.user_of(decision.seat))
    seat = next(one for one in seats if one.player.id == user)
    return seat, table.game.write(table.position.options(decision)[0])


async def test_an_order_whose_acknowledgement_is_lost_is_answered_with_its_receipt(stage):
    seats = await open_game(stage)
    for number, how in enumerate(WAYS, 1):
        seat, order = await order_of(stage, *seats)
        lose(stage, how)

        answer = await seat.here.slash("order", text=order)

        assert re.match(rf"✅ Saved \(receipt \d+\) · `{shown(order)}`\n", text_of(answer)), how
        assert is_ephemeral(answer)
        assert (await table_of(stage, seat)).info.head == number


@pytest.mark.parametrize("how", ["cut before", "500 after"])
async def test_a_press_whose_acknowledgement_is_lost_still_changes_the_panel(stage, how):
    alice, _ = await open_game(stage)
    panel = await first_pick(alice, await alice.panel())
    (press, *_) = acts(panel, "go") or acts(panel, "pick")
    lose(stage, how)

    sent = alice.here.click(panel, press)

    told = await alice.here.changed(panel)
    assert re.match(r"✅ Saved \(receipt \d+\) · `", text_of(told))
    assert (await sent)["id"] == panel["id"]
    assert (await table_of(stage, alice)).info.head == 1


@pytest.mark.parametrize("how", ["cut before", "cut after"])
async def test_a_panel_whose_edit_is_cut_off_is_edited_again(stage, how):
    alice, _ = await open_game(stage)
    lose(stage, how, EDIT)

    panel = await alice.panel()

    assert decides(panel)
    assert stage.sandbox.faults.happened != []


@pytest.mark.parametrize("how", ["cut before", "cut after"])
async def test_a_form_whose_opening_is_lost_opens_once(stage, how):
    alice, _ = await open_game(stage)
    panel = await alice.panel()
    lose(stage, how)

    form = await alice.here.click(panel, "Type orders")

    assert form.title == "Your orders"
    await stage.settled()
    assert "went wrong" not in " ".join(map(text_of, alice.here.messages(alice.thread)))


@pytest.mark.parametrize("how", WAYS)
async def test_a_roll_whose_answer_is_lost_is_shown_once_and_in_public(stage, how):
    lose(stage, how)

    await stage.alice.slash("dice roll", expression="8d100")

    (shown,) = spoken(stage.bob)
    assert "8d100" in text_of(shown)
    assert [one for one in stage.alice.messages(stage.alice.here) if is_ephemeral(one)] == []


async def test_an_interaction_that_is_delivered_twice_leaves_one_debug_line(stage, caplog):
    alice, _ = await open_game(stage)
    caplog.set_level(logging.DEBUG, "bot.chat")
    ledger = stage.sandbox.world.ledger

    with overheard(stage) as seen:

        async def twice(sent):
            answer = await sent
            with ledger.change():
                ledger.emit(seen.pop())
            seen.clear()
            return answer

        panel = await twice(alice.here.click(alice.live(), acts(alice.live(), "turn")[0]))
        form = await twice(alice.here.click(panel, "Type orders"))
        await twice(alice.here.submit(form, orders="nonsense"))
        await twice(alice.here.slash("order", text="nonsense"))
        await twice(alice.here.typing("order", "text", "car", {}))
        await alice.here.slash("fieldpost about")  # what came before is dealt with by now

    repeats = [one for one in caplog.records if "once more" in one.getMessage()]
    assert [one.levelname for one in repeats] == ["DEBUG"] * 5
    assert [one for one in caplog.records if one.levelno >= logging.WARNING] == []
    assert {one.status for one in stage.sandbox.capture.exchanges if "/callback" in one.path} == {
        200
    }
