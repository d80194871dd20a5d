"""Two players of a live table with one device: nobody sees what the other alone may see."""

import pytest

from bot.sandbox import labels_of, pictures_of, selects_of, text_of
from tests.chat.people import Seat, acts
from tests.chat.taps import Hand

CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
ORDERS = ("Advance", "Defence", "Manoeuvre", "Reorganise")


async def shared(stage):
    """A table that Alice opened for both sides in her direct messages; orders are to be given."""
    seat = Seat(stage.alice, stage.alice.dm)
    await seat.here.slash_with("table new", {"side": "red", "army": "plc_pilica"})
    await stage.settled()
    card = seat.here.messages(stage.alice.dm)[-1]
    await seat.here.click(card, acts(card, "start")[0])
    page = await seat.here.click(card, acts(card, "choices")[0])
    menu = next(s for s in selects_of(page) if s["custom_id"].endswith("army-blue-1"))
    await seat.here.select(page, menu["custom_id"], ["swe_pilica"])
    await stage.settled()
    return seat


def tells(page):
    """What a page says, in the words of its pictures and menus too."""
    menus = [option["label"] for one in selects_of(page) for option in one["options"]]
    return "\n".join([text_of(page), *(one["alt"] for one in pictures_of(page)), *menus])


@pytest.mark.rule("FAS-LIVE-03", "FAS-LIVE-08", "FAS-LIVE-10")
@CHEAP
async def test_between_two_secrets_the_device_is_handed_over(stage):
    hand = Hand(await shared(stage))

    await hand.open()
    assert "Hand the device to **Blue**" in text_of(hand.panel), "Blue is asked first"
    assert not any(order in tells(hand.panel) for order in ORDERS)
    await hand.press("I am Blue")
    assert "b3 " in tells(hand.panel)
    assert "r3 " not in text_of(hand.panel)
    await hand.act("carry")
    assert "Hand the device to **Red**" in text_of(hand.panel)
    assert not any(order in tells(hand.panel) for order in ORDERS)
    assert "✅ Saved (receipt " in text_of(hand.panel)
    assert "manoeuvre" not in text_of(hand.panel), "not even the receipt"
    await hand.press("I am Red")
    await hand.act("carry")
    assert "Hand the device to **Blue**" in text_of(hand.panel)
    assert "first orders" in text_of(hand.panel), "what happened is told to both"
    await hand.press("I am Blue")
    await hand.press("Bid 1, keep")
    assert "Bid 1" not in text_of(hand.panel)
    assert "Hand the device to **Red**" in text_of(hand.panel)
    assert "· 1" not in text_of(hand.panel), "nor does it tell the bid"
    await stage.settled()

    posted = [one for one in stage.alice.messages(stage.alice.dm) if not acts(one, "run")]
    assert not any(order in text_of(one) for one in posted for order in ORDERS)


async def with_orders(seat):
    """Let both sides lay their first orders on the device; returns its page."""
    hand = Hand(seat)
    await hand.open()
    for name in ("Blue", "Red"):
        await hand.press(f"I am {name}")
        await hand.act("carry")
    return hand


@pytest.mark.rule("FAS-LIVE-08")
@CHEAP
async def test_face_down_orders_are_shown_to_who_says_whose_they_are(stage):
    seat = await shared(stage)
    await with_orders(seat)
    await stage.settled()

    asked = await seat.here.slash("hand")
    assert not any(order in tells(asked) for order in ORDERS)
    own = await seat.here.click(asked, "I am Red")
    assert "Advance, face down" in text_of(own)
    assert "**r3 Winged hussars**" in text_of(own)
    assert "b3" not in text_of(own)
    board = await seat.here.slash("table show")
    assert not any(f"({order})" in tells(board) for order in ORDERS)


@CHEAP
async def test_who_plays_on_for_the_other_side_gets_the_page_below_the_board_of_its_turn(stage):
    seat = await shared(stage)
    hand = await with_orders(seat)
    for name in ("Blue", "Red"):
        await hand.press(f"I am {name}")
        await hand.press("Bid 0, keep")
    user, below = int(stage.alice.id), []
    for words in ("We act first", "No more activations this Round"):
        while not any(words in one for one in labels_of(hand.panel)):
            await hand.press("I am")
        asked = await seat_asked(stage, user)
        await hand.press(words)
        await stage.settled()
        if await seat_asked(stage, user) != asked:
            below.append(seat.here.messages(stage.alice.dm)[-1]["id"] == hand.panel["id"])
    assert below, "the other side is asked"
    assert all(below), "nothing stands below the page"


async def seat_asked(stage, user):
    (info,) = await stage.matches.queries.of_user(user)
    table = await stage.matches.queries.table(info.id)
    return table.decision_for(user).seat
