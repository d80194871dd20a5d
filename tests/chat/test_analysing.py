"""Analysis in private: by command, menu, form and button, and the game learns nothing of it."""

from __future__ import annotations

import pytest

from bot.sandbox import is_ephemeral, labels_of, selects_of, text_of
from tests.chat.people import acts
from tests.chat.test_recap import exchanged, ready

CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)


def public(seat):
    return [one for one in seat.here.messages(seat.thread) if not is_ephemeral(one)]


async def info_of(stage, seat):
    return await stage.matches.queries.in_channel(int(seat.thread["id"]))


@pytest.mark.parametrize("stage", ["checked"], indirect=True)
async def test_a_line_is_tried_by_menu_answered_by_the_computer_and_taken_back(stage):
    alice, bob = await exchanged(stage)
    before, posts = await info_of(stage, alice), len(public(alice))
    waits = await bob.here.click(bob.board(), "Take turn")
    page = await ready(bob.here, await bob.here.click(waits, acts(waits, "analyse")[0]))

    assert is_ephemeral(page)
    assert "is hidden from you is guessed" in text_of(page)
    assert f"after record {before.head} " in text_of(page)
    assert "Next: **Rebels**" in text_of(page)
    menu = selects_of(page)[0]
    one = await ready(
        bob.here, await bob.press(page, menu["custom_id"], [menu["options"][0]["value"]])
    )
    two = await ready(bob.here, await bob.press(one, acts(one, "fork_answer")[0]))
    assert "```\n" in text_of(two)
    fewer = await ready(bob.here, await bob.press(two, acts(two, "fork_less")[0]))
    other = await ready(bob.here, await bob.press(fewer, acts(fewer, "fork_again")[0]))
    assert "try No. 2" in text_of(other)
    assert labels_of(other)[-1] == "Take turn"
    assert (await info_of(stage, alice)) == before
    assert len(public(alice)) == posts


@CHEAP
async def test_a_line_is_typed_from_an_earlier_moment_up_to_what_is_refused(stage):
    alice, _ = await exchanged(stage)
    info = await info_of(stage, alice)
    table = await stage.matches.queries.table(info.id)
    order = table.game.write(table.position.options(table.position.open[0])[0])

    page = await ready(alice.here, await alice.here.slash("analyse", line=f"{order}; fly away"))
    early = await ready(alice.here, await alice.here.slash("analyse", after="0"))
    gone = await alice.here.slash("analyse", after="9999")

    assert f"```\n{order}\n```" in text_of(page)
    assert "fly away" in text_of(page).replace(order, "")
    assert "Begins after record 0 " in text_of(early)
    assert is_ephemeral(gone)
    assert not acts(gone, "fork_again")
    assert (await info_of(stage, alice)).head == info.head


@CHEAP
async def test_of_a_line_that_is_too_long_the_rest_is_left_out_and_that_is_said(stage):
    alice, _ = await exchanged(stage)

    page = await ready(alice.here, await alice.here.slash("analyse", line="fly; " * 81))

    assert "A line has at most 80 orders; the rest is left out." in text_of(page)


@CHEAP
async def test_who_has_no_seat_tries_lines_on_what_is_public_and_a_finished_game_is_whole(stage):
    alice, bob = await exchanged(stage)
    carol = stage.carol.at(alice.thread)
    page = await ready(carol, await carol.slash("analyse"))
    sure = await bob.here.slash("game resign")
    await bob.press(sure, acts(sure, "sure")[0])
    await stage.settled()
    over = await ready(alice.here, await alice.here.slash("analyse", after="2"))

    assert "is hidden from you is guessed" in text_of(page)
    assert "nothing hidden" in text_of(over)
