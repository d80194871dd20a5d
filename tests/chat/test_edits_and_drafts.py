"""Posts whose message is gone, orders that stopped half-way, answers beside a panel, names."""

import asyncio
import re

import pytest

from bot.chat.front.drafts import MOST, Drafts
from bot.chat.wire import answers
from bot.engine.tries.sheet import Pick
from bot.sandbox import is_ephemeral, pictures_of, selects_of, text_of
from bot.service.ports.posts import Turn
from tests.chat.people import Seat, acts, open_game, plan, shown
from tests.chat.test_teams import FOUR, team_game
from tests.chat.test_trouble import public, table_of


def take_away(stage, message):
    """Let a moderator delete a message."""
    world = stage.sandbox.world
    with world.ledger.change():
        world.messages.delete(world.ledger.messages[message["id"]])


async def test_a_card_that_somebody_deleted_is_posted_anew(stage):
    await stage.alice.slash_with("game new", {"scenario": "S01", "side": "rebels"})
    alice = Seat(stage.alice, stage.alice.threads()[-1])
    await stage.settled()
    (old,) = [one for one in public(alice) if acts(one, "join")]
    take_away(stage, old)

    await stage.bob.at(alice.thread).forge(old, acts(old, "join")[0])
    await stage.settled()

    anew, board, *_ = public(alice)
    assert "Bob" in text_of(anew)
    assert not acts(anew, "join")
    assert acts(board, "turn")
    info = (await table_of(stage, alice)).info
    assert (info.status, info.has_thread) == ("running", True), "a message is no thread"
    assert info.live_message == int(alice.board()["id"])


async def test_a_board_that_somebody_deleted_is_posted_anew_with_its_next_change(stage):
    alice, _ = await open_game(stage)
    await alice.here.slash("order", text=plan(await table_of(stage, alice), "G")[0])
    await stage.settled()
    old = alice.board()
    take_away(stage, old)

    unit = plan(await table_of(stage, alice), "G")[0]  # may be taken back: changes the board
    await alice.here.slash("order", text=unit)
    await stage.settled()

    board = public(alice)[-1]
    assert int(board["id"]) > int(old["id"])
    assert "Not final yet" in text_of(board)
    assert (len(pictures_of(board)), len(acts(board, "turn"))) == (1, 1)
    info = (await table_of(stage, alice)).info
    assert (info.head, info.has_thread) == (2, True), "a message is no thread"
    assert info.live_message == int(board["id"])


async def test_what_was_stopped_at_stands_in_the_form_and_what_was_done_does_not(stage):
    alice, _ = await open_game(stage)
    card = next(one for one in plan(await table_of(stage, alice), "G") if "card" in one)

    told = await alice.here.slash("order", text=f"{card}; fly to the moon; done")
    form = await alice.here.click(told, "Type orders")

    assert f"`{shown(card)}`" in text_of(told)
    (field,) = form.fields
    assert field["value"] == "fly to the moon; done"
    assert (await table_of(stage, alice)).info.head == 1


async def test_orders_that_were_all_done_leave_the_form_empty(stage):
    alice, _ = await open_game(stage)
    refused = await alice.here.slash("order", text="nonsense")
    form = await alice.here.click(refused, "Edit again")
    assert form.fields[0]["value"] == "nonsense"
    card = next(one for one in plan(await table_of(stage, alice), "G") if "card" in one)

    done = await alice.here.slash("order", text=card)
    form = await alice.here.click(done, "Type orders")

    assert not form.fields[0].get("value")


async def test_a_shared_card_is_told_beside_the_hand_also_where_the_answer_takes_long(
    stage, monkeypatch
):
    team = await team_game(stage, FOUR, options="see_hands=off")
    bob = team["empire-1"]
    hand = await bob.here.slash("hand")
    menu = selects_of(hand)[0]
    monkeypatch.setattr(answers, "PATIENCE_S", 0.0)
    before = text_of(hand)

    async with stage.matches.sessions.queue(
        team.match
    ):  # nothing is stored until it is acknowledged
        sent = bob.here.select(hand, menu["custom_id"], [menu["options"][0]["value"]])
        await bob.here.until(lambda: sent.response is not None, what="an acknowledgement")
    answer = await sent
    await stage.settled()

    assert "Your teammate gets the card" in text_of(answer)
    assert answer["id"] != hand["id"]
    assert is_ephemeral(answer)
    assert text_of(bob.here.message(hand["id"])) == before


@pytest.mark.parametrize("name", ["@everyone", "<@&1> @here", "**Bob** [x](https://y.example)"])
async def test_a_player_s_name_calls_nobody_and_formats_nothing(stage, name):
    with stage.sandbox.world.ledger.change():
        stage.bob.user["global_name"] = name
    alice, _ = await open_game(stage)
    await asyncio.sleep(0)

    words = " ".join(map(text_of, public(alice)))

    assert not re.search(r"@(everyone|here)\b|<@&|\*\*Bob|\[x\]\(", words)
    assert acts(alice.board(), "turn")


def test_texts_of_one_user_are_forgotten_and_no_others():
    kept = Drafts()
    for user in (1, 2, 3):
        kept.keep("order", user, f"of {user}")
        kept.keep("army", user, f"list of {user}")
    kept.forget(2)
    assert [kept.get("order", user) for user in (1, 2, 3)] == ["of 1", "", "of 3"]
    assert [kept.get("army", user) for user in (1, 2, 3)] == ["list of 1", "", "list of 3"]


def test_what_was_meant_for_a_turn_is_of_no_use_in_another():
    kept = Drafts()
    kept.keep("order", 1, "E4xD4", Turn(3, "bottom"))
    assert kept.of_turn("order", 1, Turn(3, "bottom")).text == "E4xD4"
    assert kept.of_turn("order", 1, Turn(5, "bottom")).text == ""
    assert kept.get("order", 1) == "E4xD4", "the form still shows it"


def test_what_was_picked_is_kept_beside_a_text_until_another_one_is_typed():
    kept, turn, picks = Drafts(), Turn(3, "bottom"), [Pick(("order F5",), "F5xD5")]
    kept.keep("order", 1, "E4xD4", turn)
    assert kept.of_turn("order", 1, turn).picks is None
    kept.lay("order", 1, picks, turn)
    assert kept.of_turn("order", 1, turn) == ("E4xD4", turn, picks)
    kept.keep("order", 1, "E4xD5", turn)
    assert kept.of_turn("order", 1, turn).picks is None


def test_a_new_text_takes_the_place_of_the_last_and_too_many_push_out_the_oldest():
    kept = Drafts()
    kept.keep("order", 0, "first")
    kept.keep("order", 0, "second")
    assert kept.get("order", 0) == "second"
    for user in range(1, MOST + 1):
        kept.keep("order", user, "x")
    assert (kept.get("order", 0), kept.get("order", 1)) == ("", "x")
    kept.drop("order", 1)
    assert kept.get("order", 1) == ""
