"""Set-up, challenge, options, and who sees what."""

import msgspec
import pytest

from bot.computer.sources import SeededSource
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.flow import Position, encode
from bot.engine.model import Setup
from bot.engine.refusal import Refused
from bot.engine.worlds.unknown import dealt, masked
from bot.games.lords.model.events import BattleBegan, CardSeen
from bot.games.lords.model.state import NORTH, SOUTH

from .given import GAME, TABLES, act, after, asked, cells, force, given, legal, refused, told, where


def begun(options=None, scenario="basic", seed=b"seed"):
    """Begin a battle."""
    setup = Setup(scenario=scenario, seats=(SOUTH, NORTH), options=options or {})
    return flow.begin(GAME, setup, SeededDraws(seed, "lords"))


# Set-up ------------------------------------------------------------------------------------------


@pytest.mark.rule("LOW-SET-03", "LOW-SET-04", "LOW-SET-05", "LOW-ARM-01")
@pytest.mark.parametrize("seed", [b"one", b"two", b"three"])
def test_each_hand_holds_the_general_and_five_cards_and_the_deck_thirty(seed):
    step = begun(seed=seed)

    for side in (SOUTH, NORTH):
        own = force(step.position, side)
        generals = [card for card in own.hand if TABLES.cards[card].general]
        assert (len(generals), len(own.hand), len(own.deck), own.pile) == (1, 6, 30, [])
        assert not any(TABLES.cards[card].general for card in own.deck)
        assert sorted([*own.hand, *own.deck]) == sorted(TABLES.army(own.army))
    assert where(step.position) == {}
    assert [draw.count for draw in step.draws] == [35, 35]


@pytest.mark.rule("LOW-SET-05", "LOW-INF-01")
def test_opening_hands_are_told_to_their_owners_alone():
    step = begun()

    assert [(one.side, one.audience) for one in told(step, CardSeen)] == [
        ("south", ("south",)), ("north", ("north",))
    ]  # fmt: skip
    for viewer in ("south", "north", None):
        view = step.position.view(viewer)
        assert {side: own.hand is not None for side, own in view.sides.items()} == {
            side: side == viewer for side in ("south", "north")
        }


@pytest.mark.rule("LOW-SET-01", "LOW-SET-02", "LOW-MAT-02", "LOW-RUL-06")
def test_each_side_names_its_army_and_the_army_does_not_decide_the_seat():
    step = begun({"army-south": "dwarves", "army-north": "dwarves"})

    assert [event.armies for event in told(step, BattleBegan)] == [
        {"south": "dwarves", "north": "dwarves"}
    ]
    assert [info.seat for info in GAME.seats("basic")] == ["south", "north"]
    assert step.position.view(None).sides["north"].cards == TABLES.army("dwarves")
    with pytest.raises(Refused) as caught:
        begun({"army-south": "elves"})
    assert caught.value.rule == "LOW-ARM-04"


@pytest.mark.rule("LOW-SET-01", "LOW-OPC-01", "LOW-OPM-01")
def test_players_choose_among_the_armies_and_bring_their_own_where_the_battle_allows():
    setup = Setup(scenario="basic", seats=(SOUTH, NORTH))
    (choice,) = GAME.preparation.seat_options(setup, SOUTH)
    mercenary = msgspec.structs.replace(setup, scenario="mercenary")

    assert (choice.key, choice.default, choice.armies) == ("army-south", "orcs", False)
    assert [one.key for one in choice.choices] == ["orcs", "dwarves", "embersand", "frostmark"]
    assert GAME.preparation.seat_options(mercenary, NORTH)[0].armies
    swap = "army: orcs\n2 orc_warhog_r -> lizard_quillshot"
    army = GAME.preparation.read_army(swap, mercenary)
    begun({"army-south": army.text}, scenario="mercenary")
    with pytest.raises(Refused):
        GAME.preparation.read_army(swap, setup)
    with pytest.raises(Refused):
        begun({"army-south": army.text})


def test_a_battle_that_does_not_exist_is_refused():
    with pytest.raises(Refused) as caught:
        begun(scenario="naval")

    assert caught.value.reason.key == "lords-refused-scenario"


def test_the_armies_of_the_box_are_patterns_for_lists_of_ones_own():
    armies = GAME.preparation.armies()

    assert [GAME.preparation.read_army(army.text).text for army in armies] == [
        army.text for army in armies
    ]
    assert len(armies) == 4


# Challenge ---------------------------------------------------------------------------------------


@pytest.mark.rule("LOW-CHA-01", "LOW-CHA-02", "LOW-CHA-04", "LOW-MAT-03", "LOW-RUL-02")
def test_the_challenge_puts_one_card_each_on_the_start_cells_and_draws_another():
    position = begun().position
    assert asked(position) == "DP-CHAL-1 south"
    assert {order.split()[1] for order in legal(position)} == {"c3"}

    position = after(position, sorted(legal(position))[0])
    assert asked(position) == "DP-CHAL-2 north"
    assert {order.split()[1] for order in legal(position)} == {"e4"}
    position = after(position, sorted(legal(position))[0])

    assert asked(position) == "DP-PLACE south"
    assert set(where(position)) == {"c3", "e4"}
    assert position.state.turn.number == 1
    for side in (SOUTH, NORTH):
        assert (len(force(position, side).hand), len(force(position, side).deck)) == (6, 29)


@pytest.mark.rule("LOW-CHA-03", "LOW-RUL-05")
def test_any_card_may_be_the_challenge_the_general_too_and_nobody_attacks():
    position = begun().position
    assert "gonke_longtooth c3" in legal(position)

    step = act(position, "gonke longtooth")

    assert where(step.position) == {"c3": "south orc_gonke_longtooth"}
    assert step.position.state.turn.resolutions == 0
    assert step.barrier


@pytest.mark.rule("LOW-CHA-01", "LOW-CHA-02", "LOW-MAT-03")
def test_the_challenge_cannot_go_elsewhere_nor_be_a_card_that_is_not_held():
    position = begun().position

    refusal = refused(position, "gonke_longtooth d4")
    assert (refusal.rule, refusal.reason.args["cell"]) == ("LOW-MAT-03", "c3")
    assert refused(position, "krod_klouthammer c3").rule == "LOW-CHA-01"
    answered = after(position, "gonke_longtooth c3")
    assert refused(answered, "gonke_longtooth e4").rule == "LOW-CHA-02"


# Options -----------------------------------------------------------------------------------------


@pytest.mark.rule("LOW-OPL-02", "LOW-DCK-05")
@pytest.mark.parametrize(
    ("key", "value", "rule"),
    [
        ("victory_units", "0", "LOW-OPL-02"), ("victory_units", "37", "LOW-OPL-02"),
        ("victory_commands", "7", "LOW-OPL-02"),
        ("stall_limit", "19", "LOW-DCK-05"), ("stall_limit", "401", "LOW-DCK-05"),
        ("stall_limit", "many", "LOW-DCK-05"),
        ("borderless", "yes", "LOW-OPB-01"), ("army_mode", "any", "LOW-OPC-01"),
    ],
)  # fmt: skip
def test_a_value_outside_an_options_range_is_refused_by_the_rule_that_limits_it(key, value, rule):
    with pytest.raises(Refused) as caught:
        begun({key: value})

    assert (caught.value.reason.key, caught.value.rule) == ("lords-refused-option", rule)


@pytest.mark.rule("LOW-OPL-01", "LOW-ADV-01")
def test_battles_set_options_and_the_host_may_set_others():
    assert begun(scenario="short").position.state.terms.victory_units == 10
    assert begun(scenario="advanced").position.state.terms.advanced
    assert begun({"victory_units": "12"}, "short").position.state.terms.victory_units == 12
    offered = {one.key: one for one in GAME.preparation.match_options("short")}
    assert offered["victory_units"].default == "10"
    assert offered["victory_units"].numbers == (1, 36)
    assert offered["borderless"].accepts("on")
    assert not offered["borderless"].accepts("true")
    for option in offered.values():
        begun({option.key: option.default}, "short")


@pytest.mark.rule("LOW-INF-05")
@pytest.mark.parametrize("value", ["on", "off"])
def test_army_lists_are_public_unless_the_battle_hides_them(value):
    position = begun({"open_lists": value}).position

    seen = position.view("south").sides
    assert (seen["north"].cards is not None) == (value == "on")
    assert seen["south"].cards == TABLES.army("orcs")
    assert seen["north"].army == "dwarves"


# Without borders ---------------------------------------------------------------------------------

OPEN = {"borderless": "on"}


@pytest.mark.rule("LOW-OPB-01", "LOW-OPB-02", "LOW-MAT-01", "LOW-RUL-01")
def test_cells_beyond_the_edge_exist_only_without_borders():
    def around(options):
        return cells(
            given(north=["dwarf_slugger_f g4"], hand=["goblin_spikeman_l"], options=options),
            "spikeman_l",
        )

    # On the mat no cell is left for its arrows L, BL and FL, so the placement is forced.
    assert around({}) == {"f3", "f4", "f5", "g3", "g5"}
    assert around(OPEN) == {"h3", "h4", "h5"}


@pytest.mark.rule("LOW-OPB-02", "LOW-CMB-03")
def test_units_fight_beyond_the_edge():
    position = given(
        north=["dwarf_slugger_r a1", "dwarf_slugger_f g6"],
        hand=["orc_deathbringer_f"],
        options=OPEN,
    )

    step = act(position, "deathbringer_f (1,0)")

    assert where(step.position) == {
        "g6": "north dwarf_slugger_f", "a0": "south orc_deathbringer_f"
    }  # fmt: skip


@pytest.mark.rule("LOW-OPB-03", "LOW-RUL-24")
@pytest.mark.parametrize(("side", "start"), [("south", "c3"), ("north", "e4")])
def test_on_an_empty_field_without_borders_the_start_cell_is_the_only_one(side, start):
    position = given(to_move=side, hand=["goblin_shanker_fr"], options=OPEN)

    assert cells(position, "shanker_fr") == {start}
    assert refused(position, "shanker_fr d4").rule == "LOW-OPB-03"


# Orders ------------------------------------------------------------------------------------------


@pytest.mark.rule("LOW-INF-06", "LOW-PLA-02")
def test_an_illegal_order_names_its_reason_and_changes_nothing():
    position = given(north=["dwarf_marauder_r d4"], hand=["orc_ravager_l"])

    refusal = refused(position, "ravager_l d5")

    assert (refusal.rule, refusal.reason.key) == ("LOW-PLA-02", "lords-refused-no-arrow")
    assert asked(after(position, "ravager_l d3")) == "DP-REINFORCE south"


@pytest.mark.rule("LOW-INF-05")
def test_a_secret_list_is_in_no_mask_and_the_army_it_is_made_from_stands_for_it():
    # Given two lists that only their owner can tell apart
    closed = {"open_lists": "off", "army_mode": "custom", "memory": "on"}
    lists = [
        f"name: Wolves\narmy: dwarves\ndwarf_rock_hound_l -> {card}"
        for card in ("dwarf_rock_hound_r", "dwarf_ballista")
    ]
    written = [TABLES.book.army(TABLES.book.read(one, "custom")).text for one in lists]
    one, two = (begun({**closed, "army-north": text}).position for text in written)
    assert written[0] != written[1]

    # Then a mask tells nothing of them, in any world that is dealt from it
    masks = [masked(GAME, position.state, SOUTH) for position in (one, two)]
    assert encode(masks[0]) == encode(masks[1])
    assert b"Wolves" in encode(masks[0]), "its name is known"
    world = dealt(GAME, masks[0], SOUTH, SeededSource("worlds"))
    for state in (masks[0], world):
        force = state.forces[NORTH]
        assert (force.army, sorted([*force.deck, *force.hand])) == (
            "dwarves", sorted(TABLES.army("dwarves"))
        )  # fmt: skip
        assert encode(Position(GAME, state).view(SOUTH)) == encode(one.view(SOUTH))
    assert encode(masked(GAME, world, SOUTH)) == encode(masks[0])
    assert encode(one.view(SOUTH)) == encode(two.view(SOUTH))
    assert one.view(SOUTH).sides[NORTH].base == "dwarves"
