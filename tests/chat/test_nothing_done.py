"""Commands and presses by which nothing can be done here or now, and the sentence that says why."""

import pytest

from bot.sandbox import is_ephemeral, labels_of, text_of
from tests.chat.people import acts, decides, open_game
from tests.chat.test_agreeing import info_of, lobby_of, new_game, pressed
from tests.chat.test_lords import CHEAP
from tests.chat.test_table import opened
from tests.chat.test_teams import FOUR


@CHEAP
async def test_the_doctor_names_the_rights_that_are_lacking_and_no_others(stage):
    well = await stage.alice.slash("fieldpost doctor")
    stage.sandbox.deny(stage.sandbox.wargames, "attach_files", "create_public_threads")
    ill = await stage.alice.slash("fieldpost doctor")

    assert text_of(well) == "All rights are there. The bot can play here."
    place = f"<#{stage.sandbox.wargames['id']}>"
    lacking = f"I lack a right in {place}: Create Public Threads, Attach Files."
    assert text_of(ill).startswith(lacking)
    assert is_ephemeral(well)
    assert is_ephemeral(ill)


@CHEAP
async def test_who_plays_several_games_names_one_or_goes_to_its_thread(stage):
    first, _ = await open_game(stage)
    match = (await info_of(stage, first)).id
    alone = await stage.alice.slash("order")
    await open_game(stage)

    unclear = await stage.alice.slash("order")
    nobody = await stage.carol.slash("order")
    named = await stage.alice.slash("order", game=match)
    there = await first.here.slash("order")

    assert decides(alone)
    assert labels_of(alone) == labels_of(named) == labels_of(there)
    assert "You play in several games. Open the thread of one" in text_of(unclear)
    assert "There is no game in this channel" in text_of(nobody)


@CHEAP
async def test_the_option_that_ends_all_waiting_begins_the_battle_and_later_ones_are_too_late(
    stage,
):
    alice = await new_game(stage, options="commanders=on")
    page = await pressed(alice, "options")
    menu = acts(page, "option:commanders")[0]
    join = next(one for one in acts(lobby_of(alice), "join") if one.endswith("empire-1"))
    await stage.bob.at(alice.thread).click(lobby_of(alice), join)
    await stage.settled()
    assert (await info_of(stage, alice)).status == "lobby", "both have to choose a commander"

    begun = await alice.here.select(page, menu, ["off"])
    await stage.settled()
    late = await alice.here.forge(page, menu, values=["on"])

    assert text_of(begun) == "The battle begins."
    assert "This match has begun; its seats are taken" in text_of(late)
    info = await info_of(stage, alice)
    assert (info.status, info.options["commanders"]) == ("running", "off")


@CHEAP
async def test_in_a_game_without_choices_there_are_none_to_make(stage):
    alice = await new_game(stage)
    assert acts(lobby_of(alice), "choices") == []

    info = await info_of(stage, alice)
    forged = await alice.here.forge(lobby_of(alice), f"fp1:{info.id}:0:choices")

    assert "There is nothing to choose for your seat in this game" in text_of(forged)


@CHEAP
async def test_nothing_is_corrected_at_a_table_that_has_not_begun_nor_by_a_stranger(stage):
    alice, _ = await opened(stage)

    early = await alice.here.slash("table fix")
    stranger = await stage.carol.at(alice.thread).slash("table fix")

    assert "This game has not started yet" in text_of(early)
    assert "You do not play in this game" in text_of(stranger)


@pytest.mark.parametrize("path", ["99", "0.99", "0.0.0.0.0.0.0"])
@CHEAP
async def test_a_forged_place_in_the_menus_shows_how_things_stand(stage, path):
    alice, _ = await open_game(stage)
    info = await info_of(stage, alice)

    answer = await alice.here.forge(alice.board(), f"fp1:{info.id}:1:panel:{path}")

    assert "This was answered already, or the button is from an earlier moment" in text_of(answer)
    assert decides(answer)
    assert (await info_of(stage, alice)).head == 0


@CHEAP
async def test_the_host_is_told_where_the_game_is_played_with_and_without_threads(stage):
    opened = await stage.alice.slash("game new", scenario="S01", side="rebels")
    (thread,) = stage.alice.threads()
    assert text_of(opened).startswith(
        f"Your game is ready: <#{thread['id']}>\nYour seat: **Rebels**."
    )
    assert is_ephemeral(opened)
    (news, *_) = await stage.bob.until(stage.bob.messages)
    assert text_of(news) == (
        "Alice opens a game: **Battle of Hoth: First Footprints**. "
        f"Join or watch in <#{thread['id']}>"
    ), "everybody in the channel reads of it"
    assert labels_of(news) == ["Join: Empire"]

    stage.sandbox.deny(stage.sandbox.general, "create_public_threads")
    general = stage.alice.at(stage.sandbox.general)
    without = await general.slash("game new", scenario="S01", side="rebels")
    await stage.settled()

    assert "Threads are not possible here" in text_of(without)
    assert stage.alice.threads() == [thread]
    cards = [one for one in general.messages(stage.sandbox.general) if acts(one, "join")]
    assert len(cards) == 1
    assert not any(
        "opens a game" in text_of(one) for one in general.messages(stage.sandbox.general)
    )


@CHEAP
async def test_the_news_of_a_game_offer_free_seats_alone(stage):
    await stage.alice.slash("game new", scenario="S01", side="rebels", players=FOUR)
    await stage.settled()
    (thread,) = stage.alice.threads()
    (first, *_) = await stage.bob.until(stage.bob.messages)
    dave = stage.sandbox.player("dave")

    def news():
        return next(one for one in stage.bob.messages() if one["id"] == first["id"])

    async def until_labels(*labels):
        await stage.bob.until(lambda: labels_of(news()) == list(labels))

    await stage.bob.click(first, "Join: Empire")
    await until_labels("Join: Rebels, second player", "Join: Empire, second player")
    assert text_of(news()) == text_of(first)
    await stage.carol.click(news(), "Join: Empire, second player")
    await until_labels("Join: Rebels, second player")

    # the last seat is taken in the thread, so the news hear of it by the next press
    card = dave.at(thread).messages(thread)[0]
    await dave.at(thread).click(card, "Join: Rebels, second player")
    late = await stage.bob.click(news(), "Join: Rebels, second player")
    assert "⛔" in text_of(late)
    await until_labels()
    assert text_of(news()) == (
        f"All seats of **Battle of Hoth: First Footprints** are taken. Watch in <#{thread['id']}>"
    )
