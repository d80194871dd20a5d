"""What players agree before a game, at the lobby card: options, commanders, who waits for whom."""

import pytest

from bot.sandbox import Modal, is_ephemeral, labels_of, selects_of, text_of
from tests.chat.people import Seat, acts, open_game

FOUR = "rebels-2,empire-2"
NAMES = {"rebels-1": "alice", "empire-1": "bob", "rebels-2": "carol", "empire-2": "dave"}


def lobby_of(person):
    return person.here.messages(person.thread)[0]


async def new_game(stage, **options):
    """Alice opens a game as Rebels; returns her seat at its lobby."""
    await stage.alice.slash_with("game new", {"scenario": "S01", "side": "rebels-1", **options})
    await stage.settled()
    return Seat(stage.alice, stage.alice.threads()[-1])


async def pressed(person, act):
    lobby = lobby_of(person)
    return await person.here.click(lobby, acts(lobby, act)[0])


def menus(page):
    return {one["custom_id"].rsplit(":", 1)[1]: one for one in selects_of(page)}


async def pick(person, page, key, value):
    custom_id = menus(page)[key]["custom_id"]
    return await person.press(page, custom_id, [value])


async def info_of(stage, person):
    return await stage.matches.queries.in_channel(int(person.thread["id"]))


async def test_the_host_sets_options_by_menus_and_the_card_tells_them(stage):
    alice = await new_game(stage)
    bob = Seat(stage.bob, alice.thread)

    page = await pressed(alice, "options")
    page = await pick(alice, page, "commanders", "on")
    await stage.settled()
    refused = await pressed(bob, "options")

    assert is_ephemeral(page)
    assert "Commanders: **With commanders**" in text_of(page)
    assert "Commanders: **With commanders**" in text_of(lobby_of(bob))
    assert "Opening draw" not in text_of(lobby_of(bob)), "what is as usual is not told"
    assert "Only the one who created this match" in text_of(refused)
    assert (await info_of(stage, alice)).options == {
        "commanders": "on",
        "pace": "steady",
        "rated": "on",
    }


async def test_options_can_be_given_with_the_command(stage):
    alice = await new_game(stage, options="commanders=on; opening_draw=off")

    assert (await info_of(stage, alice)).options == {
        "commanders": "on",
        "opening_draw": "off",
        "pace": "steady",
        "rated": "on",
    }

    answer = await stage.alice.slash_with(
        "game new", {"scenario": "S02", "options": "commanders=perhaps"}
    )
    assert "commanders=perhaps" in text_of(answer)
    assert "What may be set: `commanders=off|on`" in text_of(answer)
    assert len(stage.alice.threads()) == 1


@pytest.mark.parametrize("typed", ["solo=on", "Rematch_Of=abc123; opening_draw=off"])
async def test_nobody_types_what_the_bot_alone_sets(stage, typed):
    """Several seats for the host, or seats kept for the players of another match."""
    answer = await stage.alice.slash_with("game new", {"scenario": "S01", "options": typed})

    assert "no such choice" in text_of(answer)
    assert stage.alice.threads() == []


async def test_options_are_suggested_for_the_scenario_named(stage):
    found = await stage.alice.autocomplete(
        "game new", "options", "commanders=on; opening", scenario="S01"
    )

    assert [one["value"] for one in found] == [
        "commanders=on; opening_draw=on",
        "commanders=on; opening_draw=off",
    ]


async def test_numbers_of_players_are_suggested_by_the_seats_of_the_scenario_named(stage):
    def suggested(typed, **options):
        return stage.alice.autocomplete("game new", "players", typed, **options)

    found = await suggested("", scenario="S01")
    four = await suggested("4:", scenario="S01")
    nothing = await suggested("", scenario="no such battle")

    assert [(one["name"], one["value"]) for one in found] == [
        ("2", "none"),
        ("3: + Rebels, second player", "rebels-2"),
        ("3: + Empire, second player", "empire-2"),
        ("4: + Rebels, second player + Empire, second player", "rebels-2,empire-2"),
    ]
    assert [one["value"] for one in four] == ["rebels-2,empire-2"]
    assert nothing == []


async def test_four_players_choose_their_commanders_and_then_the_battle_begins(stage):
    # Given a team game with commanders, all seats taken
    alice = await new_game(stage, players=FOUR, options="commanders=on")
    people = {seat: Seat(stage.sandbox.player(name), alice.thread) for seat, name in NAMES.items()}
    pages = {"rebels-1": await pressed(alice, "choices")}
    for seat in ("empire-1", "rebels-2", "empire-2"):
        lobby = lobby_of(alice)
        join = next(one for one in acts(lobby, "join") if one.endswith(seat))
        pages[seat] = await people[seat].here.click(lobby, join)
        await stage.settled()

    # Then each reads a private menu of his side's commanders, and the card says who is awaited
    assert (await info_of(stage, alice)).status == "lobby"
    assert text_of(lobby_of(alice)).count("Commander: still to be chosen") == 4
    assert all(is_ephemeral(page) for page in pages.values())
    assert [one["label"] for one in menus(pages["empire-1"])["commander-empire-1"]["options"]] == [
        "Firmus Piett", "Darth Vader", "Maximilian Veers",
    ]  # fmt: skip

    # When all have chosen
    for seat, name in {"rebels-1": "leia", "empire-1": "vader", "rebels-2": "luke"}.items():
        await pick(people[seat], pages[seat], f"commander-{seat}", name)
        await stage.settled()
    left = await pressed(people["empire-2"], "choices")
    offered = [one["value"] for one in menus(left)["commander-empire-2"]["options"]]
    last = await pick(people["empire-2"], left, "commander-empire-2", "veers")
    await stage.settled()

    # Then a teammate's commander was not offered, and the battle runs with the chosen ones
    assert offered == ["piett", "veers"]
    assert "The battle begins" in text_of(last)
    info = await info_of(stage, alice)
    assert info.status == "running"
    assert {k: v for k, v in info.options.items() if k.startswith("commander-")} == {
        "commander-rebels-1": "leia", "commander-rebels-2": "luke",
        "commander-empire-1": "vader", "commander-empire-2": "veers",
    }  # fmt: skip
    assert "**Bob** · Commander: **Darth Vader**" in text_of(lobby_of(alice))


async def test_an_old_menu_with_a_commander_who_is_gone_is_refused(stage):
    alice = await new_game(stage, players="rebels-2", options="commanders=on")
    carol = Seat(stage.carol, alice.thread)
    lobby = lobby_of(alice)
    old = await carol.here.click(lobby, next(j for j in acts(lobby, "join") if "rebels-2" in j))
    await stage.settled()
    page = await pressed(alice, "choices")
    await pick(alice, page, "commander-rebels-1", "leia")

    refused = await pick(carol, old, "commander-rebels-2", "leia")

    assert "no such choice here: leia" in text_of(refused)
    assert "commander-rebels-2" not in (await info_of(stage, alice)).options


async def test_against_the_computer_the_host_chooses_first_and_the_computer_takes_what_it_likes(
    stage,
):
    alice = await new_game(stage, options="commanders=on")

    page = await pressed(alice, "computer")
    done = await pick(alice, page, "commander-rebels-1", "han")
    await stage.settled()

    assert "The battle begins as soon as you have chosen" in text_of(page)
    assert "The battle begins" in text_of(done)
    assert (await info_of(stage, alice)).options["commander-empire-1"] == "piett"


async def test_who_has_no_seat_or_nothing_to_choose_is_told_so(stage):
    alice = await new_game(stage, options="commanders=on")
    bob = Seat(stage.bob, alice.thread)

    stranger = await pressed(bob, "choices")

    assert "You do not play in this game" in text_of(stranger)
    assert "Your choices" in labels_of(lobby_of(alice))
    plain, _ = await open_game(stage)
    assert "Your choices" not in labels_of(lobby_of(plain))


async def test_choices_are_still_to_be_made_after_a_restart(stage):
    alice = await new_game(stage, options="commanders=on")
    page = await pressed(alice, "choices")

    await stage.restart()
    await pick(alice, page, "commander-rebels-1", "leia")

    assert (await info_of(stage, alice)).options["commander-rebels-1"] == "leia"


async def test_a_scenario_without_options_has_no_form_for_numbers(stage):
    alice = await new_game(stage)

    page = await pressed(alice, "options")

    assert not isinstance(page, Modal)
    assert labels_of(page) == []
