"""The computer player: what it expects of hidden cards, and what it plays."""

from itertools import permutations

import pytest

from bot import selfplay
from bot.games.lords.computer.chances import CERTAIN, Reserves
from bot.games.lords.computer.judge import Judge
from bot.games.lords.rules.geometry import parse as cell

from .given import GAME, TABLES, act, after, given, legal, totals

KROD = "dwarf_krod_klouthammer"
VANAK = TABLES.cards["orc_vanak_fleshripper"]


def advised(position):
    """Return what the computer player would do."""
    decision = position.open[0]
    view, options = position.view(decision.seat), position.options(decision)
    action = GAME.computer.advise(view, decision, options)
    assert action in options
    return GAME.write(action)


def test_the_computer_takes_a_general_that_it_can_eliminate():
    position = given(
        south=["orc_ravager_r c3"],
        north=["dwarf_krod_klouthammer d4", "dwarf_slugger_f f5"],
        hand=["goblin_shanker_fr", "goblin_spikeman_r"],
    )

    step = act(position, advised(position))

    assert totals(step)["d4"].endswith("!")


def test_the_computer_recalls_a_commander_in_danger():
    # The Sharpshooter's 5 and any arrow of 2 finish the general next turn.
    position = given(
        south=["orc_gonke_longtooth d3", "goblin_spikeman_r a1"],
        north=["dwarf_sharpshooter d6", "dwarf_slugger_r g6"],
        hand=["goblin_spikeman_r", *["goblin_spikeman_l"] * 5],
        other=["dwarf_slugger_f"] * 6,
    )
    placed = after(position, "spikeman_r a2")

    assert "recall d3" in legal(placed)
    assert advised(placed) == "recall d3"


def reinforcing(unit, **more):
    """Let the south bring its hand back to six, with a unit on a1 that no enemy can reach."""
    position = given(
        south=[f"{unit} a1", "goblin_spikeman_r f4"],
        north=["dwarf_slugger_r g6"],
        hand=["goblin_spikeman_l", *["goblin_shanker_fr"] * 5],
        **more,
    )
    placed = after(position, "spikeman_l e3")
    assert {"draw", "recall a1"} <= legal(placed)
    return placed


def test_the_computer_recalls_a_unit_much_better_than_a_card_from_the_deck():
    assert advised(reinforcing(VANAK.id)) == "recall a1"


def test_the_computer_draws_rather_than_recall_a_unit_no_better_than_its_deck():
    assert advised(reinforcing("goblin_shanker_bl")) == "draw"


def test_the_computer_knows_which_of_its_cards_are_left_to_be_drawn():
    # The same unit is left on the mat where only better cards remain.
    weaker = [card for card in TABLES.army("orcs") if TABLES.cards[card].points < VANAK.points - 30]
    late = {"north": {"pile": weaker}, "south": {"deck": ["orc_warhog_l"]}}

    assert advised(reinforcing(VANAK.id, cards=late)) == "draw"


@pytest.mark.rule("LOW-BSK-02", "LOW-BSK-03")
@pytest.mark.parametrize(
    ("beyond", "move", "hits"),
    [
        ("dwarf_slugger_r e5", "d3>e4", {"e5": "5!"}),
        ("dwarf_slugger_r c5", "d3>c4", {"c5": "5!"}),
        # A Slugger that looks back would fell the Deathbringer as well.
        ("dwarf_slugger_f e5", "d3>c4", {}),
        ("dwarf_slugger_f c5", "d3>e4", {}),
    ],
)
def test_the_computer_advances_a_berserker_to_where_it_fells_more_and_stands(beyond, move, hits):
    position = given(
        south=["orc_butcher a1"],
        north=["dwarf_dowager_b c4", "dwarf_dowager_b e4", beyond],
        hand=["orc_deathbringer_f"],
        options={"advanced": "on"},
    )
    position = after(position, "deathbringer_f d3")
    assert legal(position) == {"d3>c4", "d3>e4"}

    assert advised(position) == move
    assert totals(act(position, move)) == hits


@pytest.mark.rule("LOW-BSK-02", "LOW-BSK-06")
@pytest.mark.parametrize(
    ("behind", "move", "hits"),
    [
        ("goblin_shanker_bl d2", "d4>d3", {"d2": "4!"}),
        ("goblin_shanker_bl b2", "d4>c3", {"b2": "4!", "a1": "5!", "a2": "2"}),
        ("goblin_shanker_fr d2", "d4>c3", {"d2": "2"}),
    ],
)
def test_the_computer_advances_a_berserker_on_the_turn_of_its_opponent(behind, move, hits):
    position = given(
        south=["goblin_shanker_bl d3", "goblin_shanker_bl c3", "orc_butcher a1", behind],
        north=["frost_wolfcoat_r d4", "dwarf_slugger_f c4"],
        hand=["goblin_spikeman_r"],
        options={"advanced": "on"},
    )
    position = after(position, "spikeman_r a2")
    assert legal(position) == {"d4>c3", "d4>d3"}

    assert advised(position) == move
    assert totals(act(position, move)) == hits


def test_the_computer_recalls_nothing_where_nobody_has_fallen_for_long():
    assert advised(reinforcing(VANAK.id, stall_count=10)) == "draw"


def test_the_computer_finishes_its_games_and_beats_random_play():
    wins = 0
    for number, scenario in enumerate(["basic", "advanced", "open_field", "short"] * 2):
        players = {"south": selfplay.greedy_chooser(), "north": selfplay.random_chooser("lords")}
        if number % 2:
            players = dict(zip(players, reversed(players.values()), strict=True))
        mine = "north" if number % 2 else "south"
        played = selfplay.play(
            GAME,
            selfplay.setup_of(GAME, scenario),
            f"greedy-{number}",
            chooser=selfplay.each_side(GAME, players),
        )
        wins += played.outcome.winner == mine

    assert wins >= 7


def test_the_computer_plays_itself_alike_from_the_same_seed():
    setup = selfplay.setup_of(GAME, "advanced", {"army-south": "frostmark"})
    games = [
        selfplay.play(GAME, setup, "twice", chooser=selfplay.greedy_chooser()) for _ in range(2)
    ]

    assert games[0].records == games[1].records


def test_what_the_computer_advises_depends_on_nothing_hidden():
    position = given(
        south=["orc_butcher d3"],
        north=["dwarf_slugger_f d5"],
        hand=["goblin_shanker_fr", "goblin_spikeman_r"],
        other=["dwarf_krod_klouthammer"],
    )
    other = given(
        south=["orc_butcher d3"],
        north=["dwarf_slugger_f d5"],
        hand=["goblin_shanker_fr", "goblin_spikeman_r"],
        other=["dwarf_slugger_r"],
    )

    assert advised(position) == advised(other)


def reserves_of_one_card(*fallen):
    """Return what the south expects of a north with a Slugger on the mat and one card in hand."""
    position = given(
        north=["dwarf_slugger_f d4"],
        hand=["orc_butcher"],
        other=["dwarf_slugger_f"],
        cards={"south": {"pile": list(fallen)}},
    )
    return Reserves(TABLES, position.view("south"), "north")


@pytest.mark.rule("LOW-SET-05")
def test_a_general_not_yet_seen_is_known_to_be_in_hand():
    strike = TABLES.cards[KROD].arrows["north"]
    best, direction = max((value, index) for index, value in enumerate(strike))
    side = 1 << (direction + 4) % 8

    assert reserves_of_one_card().chance(best, side, cell("d3"), set()) == CERTAIN
    assert reserves_of_one_card(KROD).chance(best, side, cell("d3"), set()) < CERTAIN


def test_reserves_count_what_was_not_seen():
    reserves = reserves_of_one_card(KROD)
    d3 = cell("d3")

    def chance(need, sides, posts=()):
        return reserves.chance(need, sides, d3, {cell(post) for post in posts})

    assert chance(0, 0) == CERTAIN
    assert 0 < chance(1, 0b1) < chance(1, 0b11111111)
    assert chance(9, 0b11111111) == 0
    assert 0 < chance(5, 0b11111111) < chance(2, 0b11111111) <= CERTAIN
    # One card in hand: the chance is the share of the 34 unseen cards that can strike.
    arrows = [
        max(TABLES.cards[card].arrows["north"]) >= 5
        for card in TABLES.army("dwarves")
        if card != KROD
    ]
    assert chance(5, 0b11111111) == CERTAIN - CERTAIN * (34 - sum(arrows)) // 34


def test_reserves_count_the_shooters_that_find_a_cell_to_shoot_from():
    # Nobody strikes from a side that is not free. The two Ballistas (strength 4) and Sharpshooters
    # (strength 5) shoot straight ahead; the others are weaker or look elsewhere.
    reserves = reserves_of_one_card(KROD)

    assert reserves.chance(4, 0, cell("d3"), set()) == 0
    able = [card for card in TABLES.army("dwarves") if covers(card, "d5", "d3", 4)]
    assert len(able) > 1
    found = reserves.chance(4, 0, cell("d3"), {cell("d5")})
    assert found == CERTAIN - CERTAIN * (34 - len(able)) // 34


def covers(card, post, victim, strength):
    """Tell whether a card of the north shoots so hard from a cell at another."""
    facts, start, aim = TABLES.cards[card], cell(post), cell(victim)
    steps = {(start.col + dx, start.row + dy) for dx, dy in facts.grid["north"]}
    return facts.strength >= strength and aim in steps


def test_shooters_are_expected_beside_friends_where_nobody_strikes_them():
    # Of the eight cells around the Slugger the Shanker strikes d4 and e4.
    position = given(
        south=["goblin_shanker_fr d3"], north=["dwarf_slugger_f d5"], hand=["orc_butcher"]
    )
    judge = Judge(TABLES, position.view("south"), "south")

    assert judge.posts(judge.mat)["north"] == {
        cell(one) for one in ("c4", "c5", "c6", "d6", "e5", "e6")
    }


def test_command_units_are_worth_more_the_fewer_may_still_fall():
    taken = ["dwarf_ivor_the_mad", "dwarf_deadeye_jones", "dwarf_gordona_ironhelm"]
    units = {"south": ["orc_butcher d3"], "north": ["dwarf_slugger_f d5"], "hand": ["orc_butcher"]}
    fresh = given(**units)
    late = given(**units, cards={"south": {"pile": taken}})
    chief = TABLES.cards["dwarf_mungo_lancerammer"]

    before, after_three = (
        Judge(TABLES, one.view("south"), "south").worth(chief, "north") for one in (fresh, late)
    )

    assert before < after_three


SHUFFLED = [
    (["goblin_bow_pest d2", "orc_catapult c2", "goblin_bow_pest e4"],
     ["dwarf_marauder_r c5", "dwarf_axethrower_f b5", "dwarf_impaler_fl c4"],
     ["goblin_shanker_fr", "orc_deathbringer_f"]),
    (["orc_catapult c5", "orc_catapult d2", "orc_catapult f2"],
     ["dwarf_deadeye_jones b3", "dwarf_axethrower_b e4", "dwarf_dowager_r f5"],
     ["goblin_spikeman_l", "orc_eruugor_bloodfist"]),
    (["goblin_bow_pest b2", "goblin_bow_pest c2", "goblin_bow_pest b3"],
     ["dwarf_slugger_l d5", "dwarf_dowager_f b4", "dwarf_slugger_r e3"],
     ["orc_warhog_l", "orc_catapult"]),
]  # fmt: skip


@pytest.mark.parametrize(("south", "north", "hand"), SHUFFLED)
def test_advice_does_not_depend_on_how_units_and_hand_are_stored(south, north, hand):
    # Several shooters of the south can shoot at the same targets.
    orders = [
        (mine, foes, held)
        for mine in permutations(south)
        for foes in (north, north[::-1])
        for held in (hand, hand[::-1])
    ]
    advice = {advised(given(south=mine, north=foes, hand=held)) for mine, foes, held in orders} | {
        advised(interleaved(given(south=south, north=north, hand=hand)))
    }

    assert len(advice) == 1


def interleaved(position):
    """Store the units of both sides in turn, the last first, each with its own number."""
    units = position.state.units
    units[:] = [*units[::-2], *units[-2::-2]]
    return position


@pytest.mark.rule("LOW-VIC-02")
def test_the_computer_takes_the_command_unit_that_decides_the_battle():
    # Three of four have fallen.
    taken = ["dwarf_ivor_the_mad", "dwarf_deadeye_jones", "dwarf_gordona_ironhelm"]
    position = given(
        south=["orc_ravager_r c3"],
        north=["dwarf_mungo_lancerammer d4", "dwarf_slugger_f f5"],
        hand=["goblin_shanker_fr", "goblin_spikeman_r"],
        cards={"south": {"pile": taken}},
    )

    step = act(position, advised(position))

    assert step.position.outcome.winner == "south"


def test_of_equal_placements_the_computer_spends_the_weaker_card():
    # No enemy is in reach, and the north has no card left that could strike.
    position = given(
        south=["orc_butcher a1"],
        north=["dwarf_slugger_f g6"],
        hand=["goblin_spikeman_r", "orc_catapult"],
        other=[],
        cards={"north": {"deck": []}},
    )
    judge = Judge(TABLES, position.view("south"), "south")
    options = position.options(position.open[0])
    best = max(judge.after(option) for option in options)

    assert {option.card for option in options if judge.after(option) == best} == {
        "goblin_spikeman_r", "orc_catapult"
    }  # fmt: skip
    assert advised(position).startswith("spikeman_r")
