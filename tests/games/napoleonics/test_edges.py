"""Where one rule ends and the next begins: pairs that a careless reading would treat alike."""

import pytest
from msgspec.structs import replace

from bot.games.napoleonics.content import Objective
from bot.games.napoleonics.model.events import DiceRolled
from bot.games.napoleonics.model.scene import Tables
from bot.games.napoleonics.model.state import BOTTOM, TOP
from bot.games.napoleonics.rules import (
    arms,
    cards,
    firing,
    melee,
    morale,
    movement,
    retreat,
    sight,
    victory,
)
from tests.games.napoleonics.given import GAME, after, asked, do, given, ground, laid, orders, unit


def played(card, hand, **pieces):
    """Return the position after a card was played from a hand."""
    position = given(
        phase="command", card=None, cards={"bottom": {"hand": [card, *hand]}}, **pieces
    )
    return after(position, f"card {card}")


# Orders ------------------------------------------------------------------------------------------


@pytest.mark.rule("NAP-CRD-04", "NAP-CMD-03")
@pytest.mark.parametrize(
    ("hand", "count"), [([], 1), (["rally"], 2), (["rally", "elan", "forward"], 4)]
)
def test_assault_gives_as_many_orders_as_there_are_cards(hand, count):
    hexes = ["H5", "H6", "H7", "I5", "I6"]
    position = played("assault_centre", hand, bottom=[f"B-LN {one}" for one in hexes])

    for one in hexes[:count]:
        assert f"order {one}" in orders(position)
        position = after(position, f"order {one}")
    assert sum(one.ordered for one in position.state.units) == count
    assert asked(position) == ["D-06 bottom"]


@pytest.mark.rule("NAP-SQ-20")
@pytest.mark.parametrize(("enemy", "dissolves"), [("F-LN", True), ("F-FA", True), ("F-LC", False)])
def test_only_cavalry_next_to_a_square_keeps_it_in_square(enemy, dissolves):
    found = ground(phase="order", bottom=["B-LN G6 square 1 ordered"], top=[f"{enemy} F6"])

    assert [one.hex for one in cards.dissolvable(found)] == (["G6"] if dissolves else [])


@pytest.mark.rule("NAP-CRD-13", "NAP-RUL-16")
def test_cold_steel_orders_nobody_who_has_just_a_lone_leader_beside_him():
    position = played(
        "cold_steel", ["rally"], bottom=["B-LN G6", "B-LN G10"], top=["F-LN F10"],
        leaders={"top": ["Ney F6"]},
    )  # fmt: skip

    assert not unit(position, "G6").ordered
    assert unit(position, "G10").ordered


@pytest.mark.rule("NAP-CRD-17")
def test_short_supply_finds_no_room_where_a_leader_stands_alone():
    position = played(
        "short_supply", ["rally"], bottom=["B-LN G2"], top=["F-LN F6"],
        leaders={"bottom": ["Hill I2"]},
    )  # fmt: skip

    assert [one for one in orders(position) if one.startswith("supply G2")] == [
        "supply G2 I1", "supply G2 I3", "supply G2 I4",
    ]  # fmt: skip


@pytest.mark.rule("NAP-CRD-17", "NAP-SQ-05")
def test_short_supply_leaves_squares_alone():
    position = given(
        phase="command", card=None, bottom=["B-LN G2"], top=["F-LN F6 square 1", "F-LN F9"],
        cards={"bottom": {"hand": ["short_supply"]}, "top": {"track": {"1": "elan u02"}}},
    )  # fmt: skip
    position = after(position, "card short_supply")

    assert {one.split()[1] for one in orders(position)} == {"G2", "F9"}


# Moves -------------------------------------------------------------------------------------------


@pytest.mark.rule("NAP-TER-07", "NAP-MOV-02")
def test_the_search_goes_on_from_a_hex_that_a_shorter_way_ends_on():
    # straight over the works of G6 a move ends there; around through G5 it goes on to F6
    walls = ["H4", "H7", "I5", "I6", "I7", "F4", "G4", "H3", "E5", "E6", "F7", "G7", "F5"]
    found = ground(phase="move", card="la_grande_manoeuvre", bottom=["B-LC H5 ordered"],
                   works=["G6 SW SE E"], terrain={"steep": [*walls, "H6"]})  # fmt: skip

    ends = {path[-1]: path for path in movement.reach(found, found.units["H5"])}
    assert ends["G6"] == ("H5", "G6")
    assert ends["F6"] == ("H5", "G5", "G6", "F6")


@pytest.mark.rule("NAP-TER-06", "NAP-TER-02")
@pytest.mark.parametrize(
    ("terrain", "battles"), [("town", False), ("mill", False), ("forest", True)]
)
def test_light_infantry_battles_on_entering_a_forest_but_no_town(terrain, battles):
    position = given(phase="move", bottom=["B-LT G6 ordered"], top=["F-LN E6"],
                     terrain={terrain: ["F6"]})  # fmt: skip
    position = after(position, "G6>F6")

    assert asked(position) == (["D-07 bottom"] if battles else ["D-02 top"])


# Sight and dice ----------------------------------------------------------------------------------


@pytest.mark.rule("NAP-LOS-06")
def test_guns_on_a_hill_do_not_fire_over_an_enemy_leader():
    pieces = {"bottom": ["B-FA G6 ordered"], "top": ["F-LN E6"], "terrain": {"hill": ["G6"]}}
    # the line to E6 runs between F5 and F6: both must be open to block it
    alone = ground(**pieces, leaders={"top": ["Ney F5", "Reille F6"]})
    friends = ground(**pieces, leaders={"bottom": ["Hill F5", "Picton F6"]})

    assert list(firing.targets(alone, alone.units["G6"])) == []
    assert sight.fire_over(alone, alone.units["G6"]) == frozenset()
    assert list(firing.targets(friends, friends.units["G6"])) == ["E6"]


@pytest.mark.rule("NAP-OPT-02")
def test_of_two_reductions_the_larger_counts_where_that_was_agreed():
    pieces = {"bottom": ["B-LN F6 ordered"], "top": ["F-LC E6"],
              "terrain": {"town": ["E6"], "fordable": ["F6"]}}  # fmt: skip
    for option, dice in (("sum", 4 - 2 - 1), ("highest", 4 - 2)):
        found = ground(options={"terrain_stacking": option}, **pieces)
        assert melee.tally(found, found.units["F6"], "E6").total == dice


@pytest.mark.rule("NAP-TER-04", "NAP-TER-08")
@pytest.mark.parametrize(
    ("attacker", "works", "dice"),
    [
        # from hill to hill nothing is lost in melee, but works count as works
        ("B-LN", [], 4),
        ("B-LN", ["E6 SW SE W"], 4 - 1),
        ("B-LC", [], 3),
        # out of a hill cavalry loses one die more than the two for the works
        ("B-LC", ["E6 SW SE W"], 3 - 2 - 1),
        # out through its own works the hill below it does not count
        ("B-HC", ["F6 NW NE W"], 4 - 2 - 1),
    ],
)
def test_works_on_a_hill_replace_the_ground_of_their_own_hex_alone(attacker, works, dice):
    found = ground(bottom=[f"{attacker} F6 ordered"], top=["F-LC E6"], works=works,
                   terrain={"hill": ["E6", "F6"]})  # fmt: skip

    assert melee.tally(found, found.units["F6"], "E6").total == dice


@pytest.mark.rule("NAP-TER-06", "NAP-CRD-07")
@pytest.mark.parametrize(
    ("towns", "dice"), [([], 4 + 1), (["E6"], 4 - 3), (["F6"], 4 - 3), (["E6", "F6"], 4 - 6)]
)
def test_a_charge_out_of_a_town_gets_no_dice_either(towns, dice):
    found = ground(card="cavalry_charge", bottom=["B-HC F6 ordered"], top=["F-LN E6"],
                   terrain={"town": towns})  # fmt: skip

    assert melee.tally(found, found.units["F6"], "E6").total == dice


@pytest.mark.rule("NAP-CA-04")
def test_guns_without_dice_take_none_from_the_unit_that_they_join():
    found = ground(bottom=["B-LN F6 ordered", "B-HA G7(1) ordered"], top=["F-LN E6"],
                   terrain={"forest": ["E6"], "fordable": ["G7"]})  # fmt: skip
    gun, main = found.units["G7"], found.units["F6"]

    assert firing.tally(found, gun, "E6").total == 1 - 1 - 1
    assert arms.tally(found, main, "E6", [gun]).total == 4 - 1


# Reactions ---------------------------------------------------------------------------------------


@pytest.mark.rule("NAP-SQ-02")
@pytest.mark.parametrize(("count", "forms"), [(2, False), (3, True)])
def test_a_square_takes_three_cards_in_hand(count, forms):
    position = given(bottom=["B-HC F6 ordered"], top=["F-LN E6"],
                     cards={"top": {"hand": ["elan", "forward", "rally"][:count]}})  # fmt: skip
    position = after(position, "F6xE6")

    assert ("react square" in orders(position)) is forms


@pytest.mark.rule("NAP-RR-01")
@pytest.mark.parametrize(
    ("attacker", "retires"), [("B-LN", True), ("B-FA", False), ("B-LC", False)]
)
def test_cavalry_retires_from_infantry_alone(attacker, retires):
    position = given(bottom=[f"{attacker} F6 ordered"], top=["F-LC E6"])
    position = after(position, "F6xE6")

    assert ("react retire" in orders(position)) is retires


@pytest.mark.rule("NAP-RR-03")
def test_flags_and_sabers_against_retiring_cavalry_are_no_result():
    position = after(given(bottom=["B-LN F6 ordered"], top=["F-LC E6"]), "F6xE6")
    step = do(position, "react retire", "F S I C")

    thrown = next(one for one in step.events if isinstance(one, DiceRolled))
    assert (thrown.hits, thrown.flags) == (1, 0)


# Ways back ---------------------------------------------------------------------------------------


@pytest.mark.rule("NAP-MOR-03")
@pytest.mark.parametrize(
    ("pieces", "flags"),
    [
        ({"bottom": ["B-LN F6", "B-LN G6"], "leaders": {"bottom": ["Hill G7"]}}, 1),
        ({"bottom": ["B-LN F6", "B-LN G6"], "leaders": {"top": ["Ney G7"]}}, 0),
        ({"bottom": ["B-LN F6"], "leaders": {"bottom": ["Hill G7", "Picton G6"]}}, 1),
        ({"bottom": ["B-LN F6", "B-LN G6 with Hill"]}, 0),
    ],
)
def test_a_lone_friendly_leader_supports_like_a_unit(pieces, flags):
    found = ground(top=["F-LN E6"], **pieces)

    assert morale.support(found, found.units["F6"]).total == flags


@pytest.mark.rule("NAP-RET-05", "NAP-RET-04")
@pytest.mark.parametrize(("led", "leader", "barred"), [
    ("", "bottom", False), (" with Picton", "bottom", True), ("", "top", True),
])  # fmt: skip
def test_a_unit_falls_back_onto_a_leader_of_its_own_if_it_has_none(led, leader, barred):
    found = ground(bottom=[f"B-LN F6{led}"], leaders={leader: ["Hill G6"]})
    ways = retreat.paths(found, found.units["F6"], 1)

    assert sorted(ways) == ([("G7",)] if barred else [("G6",), ("G7",)])


@pytest.mark.rule("NAP-RR-02", "NAP-RUL-46")
@pytest.mark.parametrize("side", ["bottom", "top"])
def test_cavalry_does_not_retire_through_a_lone_leader(side):
    found = ground(bottom=["B-LC F6"], leaders={side: ["Hill G6", "Ney H7"]})

    assert sorted(retreat.retirements(found, found.units["F6"])) == [("G7", "H6")]


# Objectives --------------------------------------------------------------------------------------


@pytest.mark.rule("NAP-VIC-06", "NAP-VIC-04")
@pytest.mark.parametrize(
    ("mode", "units", "banners"),
    [
        ("each", ["B-LN D9"], 2), ("each", ["B-LN D9", "B-LN D5"], 4), ("each", [], 0),
        ("all", ["B-LN D9"], 0), ("all", ["B-LN D9", "B-LN D5"], 2),
    ],
)  # fmt: skip
def test_an_objective_of_two_banners_gives_them_for_each_hex_or_once_for_all(mode, units, banners):
    goal = Objective(id="mills", hexes=("D9", "D5"), side=BOTTOM, banners=2, mode=mode)
    battle = replace(GAME.content.scenarios["S00"], objectives=(goal,))
    tables = Tables(replace(GAME.content, scenarios={"S00": battle}))

    state = laid(bottom=units, top=["F-LN C1"], leaders={"bottom": ["Hill D4"]})
    assert len(victory.held(tables, state, BOTTOM)) == banners
    assert victory.held(tables, state, TOP) == []


@pytest.mark.rule("NAP-VIC-06")
def test_the_banner_of_an_objective_goes_with_the_unit_that_is_lost_on_it():
    position = given("top", bottom=["B-LN D9(1)"], top=["F-LN D8 ordered"],
                     banners={"bottom": ["objective D9"]})  # fmt: skip
    position = after(position, "D8xD9")
    assert [one.what for one in position.state.players["bottom"].banners] == ["D9"]

    position = do(position, "react none", "I A A A A").position
    assert position.state.players["bottom"].banners == []


@pytest.mark.rule("NAP-OPT-05")
@pytest.mark.parametrize(("number", "over"), [(2, False), (3, False), (4, True)])
def test_a_limit_of_two_turns_ends_the_battle_after_two_of_each_side(number, over):
    position = given(
        phase="command", card=None, turn={"number": number}, bottom=["B-LN G2"], top=["F-LN F6"],
        cards={"bottom": {"hand": ["first_strike"]}}, options={"turn_limit": "2"},
    )  # fmt: skip
    position = after(position, "card first_strike")

    assert (position.outcome is not None) is over
