"""When a game would wait: seats freed, choices of before, and the computer as a substitute."""

import pytest

from bot.sandbox import is_ephemeral, labels_of, text_of
from tests.chat.people import Seat, acts, open_game
from tests.chat.test_agreeing import info_of, lobby_of, pick, pressed
from tests.chat.test_lords import battle, lobby

CHEAP = pytest.mark.parametrize("stage", ["unchecked"], indirect=True)


@CHEAP
async def test_the_host_frees_the_seat_of_a_player_who_does_not_choose(stage):
    alice, bob = await lobby(stage)
    await pick(alice, await pressed(alice, "choices"), "army-south", "orcs")
    await stage.settled()
    assert "Free: North" in labels_of(lobby_of(alice))

    refused = await pressed(bob, "free")
    assert "Only the one who created this match" in text_of(refused)
    told = await pressed(alice, "free")
    await stage.settled()

    assert is_ephemeral(told)
    assert "**North** is free again" in text_of(told)
    card = lobby_of(alice)
    assert acts(card, "free") == []
    assert len(acts(card, "join")) == 1
    assert (await info_of(stage, alice)).user_of("north") is None


@CHEAP
async def test_a_rematch_offers_the_armies_of_before_by_one_button(stage):
    alice, bob, match = await battle(stage)
    await alice.here.click(await alice.here.slash("game resign"), "Yes, do it")
    await stage.settled()
    result = alice.here.messages(alice.thread)[-1]

    pages = [await who.here.click(result, "Rematch") for who in (alice, bob)]
    assert [labels_of(page) for page in pages] == [
        ["As last time: Orc and Goblin Horde"],
        ["As last time: Dwarf Clans"],
    ]
    await alice.press(pages[0], acts(pages[0], "as_before")[0])
    last = await bob.press(pages[1], acts(pages[1], "as_before")[0])

    assert acts(last, "choose") == []
    infos = await stage.matches.queries.of_user(int(alice.player.id))
    again = next(info for info in infos if info.id != match)
    assert again.status == "running"
    assert (again.options["army-north"], again.options["army-south"]) == ("orcs", "dwarves")


@CHEAP
async def test_a_seat_goes_to_the_computer_by_naming_the_bot_and_comes_back_by_a_button(stage):
    alice, bob = await open_game(stage)
    carol = Seat(stage.carol, alice.thread)
    bot = stage.client.user.id

    told = await alice.here.slash("game substitute", seat="rebels-1", player=bot)
    await stage.settled()
    info = await info_of(stage, alice)

    assert "The computer plays **Rebels**" in text_of(told)
    assert info.user_of("rebels-1") == -1
    table = await stage.matches.queries.table(info.id)
    assert table.deciders == (int(bob.player.id),)
    public = next(m for m in reversed(alice.here.messages(alice.thread)) if acts(m, "accept"))
    assert "may take the seat back" in text_of(public)
    stolen = await carol.here.click(public, "Take the seat back")
    assert "offered to somebody else" in text_of(stolen)
    await alice.here.click(public, "Take the seat back")
    assert (await info_of(stage, alice)).user_of("rebels-1") == int(alice.player.id)
