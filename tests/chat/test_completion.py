"""What is suggested while an option of a command is typed."""

import pytest

from tests.chat.people import open_game
from tests.chat.test_lords import ARMY, CHEAP
from tests.chat.test_table import begun
from tests.chat.test_teams import FOUR, NAMES, team_game


def values(found):
    return [one["value"] for one in found]


def pairs(found):
    return [(one["value"], one["name"]) for one in found]


@CHEAP
async def test_armies_are_suggested_by_game_ready_made_and_of_ones_own(stage):
    alice, bob = stage.alice, stage.bob
    file = ("army.txt", ARMY.encode())
    await alice.slash_with("game army new", {"system": "lords", "file": file})

    games = await alice.autocomplete("game army new", "system", "")
    lords = await alice.autocomplete("game army new", "base", "", system="lords")
    every = await alice.autocomplete("game army new", "base", "")
    mine = await alice.autocomplete("game army show", "army", "HOR")

    assert pairs(games) == [
        ("fire_and_sword", "By Fire and Sword"),
        ("jours", "Jours de Gloire"),
        ("lords", "Lords of War"),
    ]
    assert values(lords) == ["orcs", "dwarves", "embersand", "frostmark"]
    assert {"orcs", "Commonwealth at the Pilica"} < set(values(every))
    assert pairs(mine) == [("lords/My horde", "My horde · Lords of War")]
    assert await alice.autocomplete("game army show", "army", "pest") == []
    assert await bob.autocomplete("game army show", "army", "") == []


@CHEAP
async def test_sides_are_those_of_the_scenario_named_or_of_all_games(stage):
    async def sides(typed="", **options):
        return pairs(await stage.alice.autocomplete("game new", "side", typed, **options))

    every = [value for value, _ in await sides()]

    assert sorted(every) == sorted(
        ["blue", "red", "rebels", "empire", "south", "north", "bottom", "top"]
    )
    assert await sides(scenario="basic") == [("south", "South"), ("north", "North")]
    assert await sides("imp", scenario="S02") == []
    assert await sides("emp", scenario="S02") == [("empire", "Empire")]
    assert await sides("emp", scenario="basic") == []
    assert await stage.alice.autocomplete("game new", "options", "", scenario="none") == []


@CHEAP
async def test_free_seats_are_those_of_the_lobby_in_this_channel(stage):
    await stage.alice.slash_with("game new", {"scenario": "S01", "side": "rebels"})
    await stage.settled()
    thread = stage.alice.threads()[-1]
    bob, carol = stage.bob.at(thread), stage.carol.at(thread)

    assert pairs(await bob.autocomplete("game join", "seat", "")) == [("empire-1", "Empire")]
    assert await stage.bob.autocomplete("game join", "seat", "") == []
    assert await carol.autocomplete("game substitute", "seat", "", player=stage.bob) == []

    await bob.slash("game join", seat="empire-1")
    await stage.settled()
    assert await carol.autocomplete("game join", "seat", "") == []
    taken = await bob.autocomplete("game substitute", "seat", "", player=stage.carol)
    assert pairs(taken) == [("rebels-1", "Rebels · Alice"), ("empire-1", "Empire · Bob")]


@CHEAP
async def test_games_are_suggested_by_what_a_command_does_with_them(stage):
    _, bob = await open_game(stage)
    await stage.alice.slash_with("game new", {"scenario": "S02", "side": "rebels"})
    await stage.settled()
    (running,) = [one.id for one in await stage.matches.queries.of_user(int(stage.bob.id))]

    async def games(player, command):
        return {name.split(":")[0] for _, name in pairs(
            await player.autocomplete(command, "game", "")
        )}  # fmt: skip

    async def all_of(player):
        commands = ("order", "game log", "game board", "game export")
        return [await games(player, one) for one in commands]

    first, second = "First Footprints", "Activity Detected"
    assert await all_of(stage.alice) == [{first}, {first}, {first, second}, set()]
    assert await all_of(stage.carol) == [set(), set(), set(), set()]

    parting = await bob.here.slash("game resign")
    await bob.here.click(parting, "Yes, do it")
    assert await all_of(stage.bob) == [set(), {first}, {first}, {first}]
    found = await stage.bob.autocomplete("game export", "game", running)
    assert values(found) == [running]


@CHEAP
async def test_cards_of_all_games_are_suggested_by_name_and_rules_by_their_words(stage):
    catapults = await stage.carol.autocomplete("rules card", "card", "catapult")
    rules = await stage.carol.autocomplete("rules why", "rule", "los-07")

    assert pairs(catapults) == [
        ("lords/orc_catapult", "Orc Catapult · Lords of War"),
        ("lords/orc_catapult_rear", "Orc Catapult ↓ · Lords of War"),
    ]
    assert values(rules) == ["HOTH-LOS-07", "NAP-LOS-07"]
    assert "HOTH-LOS-07 · Half-hexes are obstacles" in rules[0]["name"]


@pytest.mark.rule("FAS-LIVE-10")
@CHEAP
async def test_a_table_is_suggested_its_sides_armies_and_own_corrections(stage):
    sides = await stage.alice.autocomplete("table new", "side", "")
    armies = await stage.alice.autocomplete("table new", "army", "pili", side="red")
    alice, bob, _ = await begun(stage)

    async def losses(person):
        return values(await person.autocomplete("table fix", "correction", "losses r1 "))

    assert pairs(sides) == [("blue", "Blue"), ("red", "Red")]
    assert pairs(armies) == [
        ("plc_pilica", "Commonwealth at the Pilica"),
        ("swe_pilica", "Swedes at the Pilica"),
    ]
    assert await losses(alice.here) == await losses(bob.here) == ["losses r1 +1"]
    assert await losses(stage.carol.at(alice.thread)) == []
    assert await losses(stage.carol) == []

    await alice.here.slash("table fix", correction="losses r1 +1")
    assert await losses(bob.here) == ["losses r1 +1", "losses r1 -1"]


@pytest.mark.rule("HOTH-TEAM-14", "HOTH-TEAM-16")
@CHEAP
async def test_a_teammate_is_suggested_what_they_can_see_to_be_legal(stage):
    team = await team_game(stage, FOUR)

    async def legal():
        table = await team.table()
        options = table.position.options(table.position.open[0])
        return [table.game.write(one) for one in options]

    async def suggested(typed=""):
        return {
            seat: values(await team[seat].here.autocomplete("game suggest", "orders", typed))
            for seat in team.people
        }

    nobody = {seat: [] for seat in NAMES}
    assert await suggested() == nobody, "which cards may be played the hand alone tells"

    await team.play((await legal())[0])
    assert (await team.table()).position.open[0].point == "DP-ORDER"
    orders = await legal()
    assert len(orders) > 1
    assert await suggested() == {**nobody, "rebels-2": orders}
    behind = [f"{orders[0]}; {one}" for one in orders if one.startswith("order")]
    assert await suggested(f"{orders[0]}; ord") == {**nobody, "rebels-2": behind}


@CHEAP
async def test_a_game_to_play_is_suggested_first_and_the_live_table_last(stage):
    offered = await stage.alice.autocomplete("game new", "scenario", "")

    assert values(offered)[0] == "hoth/S01"
    assert values(offered)[-1] == "table"
    assert "table" not in values(offered)[:-1]
    assert {"SC-1", "drill", "basic"} < set(values(offered)), "every game has a few"
