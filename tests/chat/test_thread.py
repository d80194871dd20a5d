"""What stands in the public thread: one message a turn, calls that become lines, nothing lost."""

import pytest

from bot.sandbox import is_ephemeral, labels_of, pictures_of, text_of
from tests.chat.people import acts, decides, placed, play_until, say
from tests.chat.taps import Hand, boards
from tests.chat.test_napoleonics import TURN
from tests.chat.test_taps import FIELD

CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)
TALK = 5


def lines(message):
    return [one for one in text_of(message).splitlines() if one.startswith("- ")]


@CHEAP
async def test_a_reaction_is_a_call_of_its_own_and_becomes_one_line(stage):
    alice, bob, _ = await placed(stage, "napoleonics", TURN)
    before = boards(stage.carol, alice.thread)

    await say(alice, "card attack_centre; order H6; order H7; done; H6>G6; done; G6xF6")
    await stage.settled()
    calls = [
        one for one in stage.carol.messages(alice.thread) if f"<@{stage.bob.id}>" in text_of(one)
    ]
    call = calls[-1]
    assert acts(call, "turn")
    assert "F6" in text_of(call), "the question, and what happened"
    assert len(boards(stage.carol, alice.thread)) == len(before)

    await say(bob, "react none")
    await stage.settled()

    line = next(one for one in stage.carol.messages(alice.thread) if one["id"] == call["id"])
    assert labels_of(line) == []
    assert "has answered" in text_of(line)
    assert text_of(line).startswith("-# ")
    posted = stage.sandbox.capture.where("POST", "/channels/{channel_id}/messages")
    called = [one.request["allowed_mentions"] for one in posted]
    assert [one for one in called if one.get("users") == [int(stage.bob.id)]]
    assert not any(one.get("roles") or one["parse"] for one in called)


@CHEAP
async def test_a_turn_that_scrolled_away_is_posted_anew_and_the_old_message_becomes_text(stage):
    alice, _, _ = await placed(stage, "hoth", FIELD)
    await say(alice, "card R108")
    await stage.settled()
    old = alice.board()
    assert pictures_of(old)

    for number in range(TALK):
        stage.carol.at(alice.thread).say(f"word {number}")
    await say(alice, "order F4")
    await stage.settled()

    (new,) = [one for one in boards(stage.carol, alice.thread) if int(one["id"]) > int(old["id"])]
    kept = next(one for one in stage.carol.messages(alice.thread) if one["id"] == old["id"])
    assert acts(new, "turn")
    assert lines(new)[: len(lines(old))] == lines(old)
    assert (acts(kept, "turn"), pictures_of(kept), lines(kept)) == ([], [], lines(old))


async def buried(stage):
    """A panel of Alice above her board, which was posted anew as people talked."""
    alice, _, _ = await placed(stage, "hoth", FIELD)
    await say(alice, "card R108")
    await stage.settled()
    for number in range(TALK):
        stage.carol.at(alice.thread).say(f"word {number}")
    panel = await say(alice, "order F4")
    await stage.settled()
    assert int(alice.board()["id"]) > int(panel["id"])
    return alice, panel


@CHEAP
async def test_a_panel_that_a_public_post_pushed_up_is_sent_anew_below_it(stage):
    alice, old = await buried(stage)

    new = await alice.here.click(old, acts(old, "(turn|panel)")[0])

    assert is_ephemeral(new)
    assert int(new["id"]) > int(alice.board()["id"])
    await stage.alice.until(lambda: stage.alice.message(old["id"]) is None)
    assert decides(new)

    again = await alice.here.click(new, acts(new, "(turn|panel)")[0])
    assert again["id"] == new["id"]


@CHEAP
async def test_a_panel_that_cannot_be_sent_anew_is_changed_where_it_stands(stage):
    alice, old = await buried(stage)
    stage.sandbox.faults.refuse(r"POST /webhooks/", 50013)

    sent = alice.here.click(old, acts(old, "(turn|panel)")[0])

    changed = await alice.here.changed(old)
    assert (await sent)["id"] == old["id"]
    assert decides(changed)


@CHEAP
async def test_the_next_turn_is_called_by_its_message_and_the_last_one_keeps_its_lines(stage):
    alice, bob, match = await placed(stage, "hoth", FIELD)
    await say(alice, "card R108; order F4; order F5; order F6; F4>E4; F5>E5; F6>E6")
    old = alice.board()

    found = await play_until(stage, match, lambda decision, _: decision.seat == "empire-1")
    assert found is not None
    reacted = found[1].point != "DP-PLAY"  # who was called for it need not be called again
    while found[1].point != "DP-PLAY":
        await bob.here.slash("order", text=found[0].game.write(found[2]))
        found = await play_until(stage, match, lambda decision, _: decision.seat == "empire-1")
    await stage.settled()

    shown = boards(stage.carol, alice.thread)
    kept = next(one for one in shown if one["id"] == old["id"])
    assert not labels_of(kept)
    assert lines(kept)
    assert pictures_of(kept)
    assert reacted or f"<@{stage.bob.id}>" in text_of(shown[-1])
    assert acts(shown[-1], "turn")
    assert not any(text_of(one).strip() == "Everything shown is final." for one in shown)


@CHEAP
async def test_the_end_of_a_turn_is_asked_about_once_and_can_be_gone_back_from(stage):
    alice, _, match = await placed(stage, "hoth", FIELD)
    await say(alice, "card R108; order F4; done; F4>E4")
    await stage.settled()
    hand = Hand(alice)
    await hand.open()
    head = (await stage.matches.queries.table(match)).info.head

    await hand.act("end")
    assert "This cannot be taken back" in text_of(hand.panel)
    assert "End turn" in labels_of(hand.panel)
    assert (await stage.matches.queries.table(match)).info.head == head

    await hand.act("turn")
    assert (await stage.matches.queries.table(match)).info.head == head
    assert is_ephemeral(hand.panel)


@CHEAP
async def test_a_game_is_resigned_drawn_and_undone_by_its_name(stage):
    alice, _, match = await placed(stage, "hoth", FIELD)
    await say(alice, "card R108; order F4")
    elsewhere = stage.alice

    undone = await elsewhere.slash("game undo", game=match)
    draw = await elsewhere.slash("game draw", game=match)
    resign = await elsewhere.slash("game resign", game=match)

    assert "Your last step was taken back" in text_of(undone)
    assert all(acts(one, "sure") for one in (draw, resign))
