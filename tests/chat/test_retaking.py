"""Taking back behind dice and shown cards: asked and agreed to by button and typed, in a thread."""

from __future__ import annotations

import pytest

from bot.chat.match.retaking import number_of
from bot.engine.refusal import Refused
from bot.sandbox import is_ephemeral, labels_of, text_of
from tests.chat.people import acts, one_answer, open_game

CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)


def public(seat):
    return [one for one in seat.here.messages(seat.thread) if not is_ephemeral(one)]


def told(seat, words):
    """Return the last public line with some words."""
    return next(one for one in reversed(public(seat)) if words in text_of(one))


async def table_of(stage, seat):
    info = await stage.matches.queries.in_channel(int(seat.thread["id"]))
    return await stage.matches.queries.table(info.id)


async def test_both_agree_by_button_and_the_log_tells_it(stage):
    alice, bob = await open_game(stage)
    panel = await one_answer(alice, await alice.panel())  # a card is shown: final
    before = (await table_of(stage, alice)).info

    refused = await alice.here.forge(panel, f"fp1:{before.id}:0:takeback")
    if "Ask all players" not in labels_of(refused):
        refused = await alice.here.changed(panel)
    assert "this can no longer be taken back" in text_of(refused)
    assert "With the consent of all players this order can be taken back" in text_of(refused)
    await alice.here.click(refused, "Ask all players")
    await stage.settled()
    asked = told(bob, "asks to take back the last order, dice included")
    assert labels_of(asked)[:2] == ["Agree", "Decline"]
    assert (await table_of(stage, alice)).info.head == before.head
    await bob.here.click(asked, "Agree")
    await stage.settled()

    after = await table_of(stage, alice)
    assert (after.info.head, after.deciders) == (before.head + 1, (after.info.seats[0].user,))
    assert "All agree: the game stands as before that order." in text_of(public(bob)[-1])
    log = await bob.here.slash("game log")
    assert "↶ Taken back behind dice, by consent of all." in text_of(log)
    late = await bob.here.click(asked, "Agree")
    assert "The game has gone on since this was asked" in text_of(late)


@CHEAP
async def test_it_is_asked_and_declined_typed(stage):
    alice, bob = await open_game(stage)
    await one_answer(alice, await alice.panel())

    page = await stage.alice.slash_with(
        "game undo", {"how": "ask", "game": (await table_of(stage, alice)).info.id}
    )
    await alice.press(page, acts(page, "consent")[0])
    await stage.settled()
    no = await bob.here.slash("game undo", how="decline")
    await stage.settled()

    assert "You declined" in text_of(no)
    assert "does not agree" in text_of(public(alice)[-1])
    none = await bob.here.slash("game undo", how="decline")
    assert "Nothing is proposed" in text_of(none)
    waive = await bob.here.slash("game undo", how="waive")
    assert "No dice were taken back" in text_of(waive)


@CHEAP
async def test_only_a_moderator_rules(stage):
    alice, _ = await open_game(stage)
    await one_answer(alice, await alice.panel())

    refused = await alice.here.slash("game undo", to="0", reason="I mis-tapped")

    assert "Only a moderator" in text_of(refused)
    assert (await table_of(stage, alice)).info.head == 1


@pytest.mark.parametrize("typed", ["", "x", "-1", "²", "12345678"])
def test_what_is_no_number_of_an_order_is_refused(typed):
    assert number_of(" 1234567: Anna plays a card") == 1234567
    with pytest.raises(Refused) as refused:
        number_of(typed)
    assert refused.value.reason.key == "refused-back-where"
