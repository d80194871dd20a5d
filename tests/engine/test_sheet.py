"""A turn laid out on one sheet: found by trying, told before anything is done."""

import random
from itertools import islice

import pytest

from bot import arena, selfplay
from bot.engine import flow
from bot.engine.chance.draws import NoDraws, SeededDraws
from bot.engine.model import Seat, Setup
from bot.engine.tries import sheet
from bot.engine.tries.sheet import Pick
from tests.games.hoth import given as hoth
from tests.games.napoleonics import given as napoleonics
from tests.support.loaded import load_games

LINE = {"bottom": ["B-LN H6", "B-GR H7", "B-LN H8"], "top": ["F-LN F6", "F-LN F7"]}
STEPS = 120
GAMES = load_games()
SHEETS = [slug for slug, game in GAMES.items() if game.asking.several_points]


def ways(position, place, picks=()):
    """Return the ways of the piece at a place, as they would be typed."""
    (piece,) = [
        one
        for one in sheet.Turn(position, position.open[0].seat).pieces(picks)
        if one.choice.place == place
    ]
    return {(way.quiet, way.rolls) for way in piece.ways}


def ordering():
    return napoleonics.given(phase="order", **LINE)


def test_a_piece_is_ordered_moves_and_attacks_in_one_pick():
    found = ways(ordering(), "H6")

    assert (("order H6",), "") in found
    assert (("order H6", "H6>G6"), "G6xF6") in found
    assert (("order H6",), "H6xF6") in found, "it may fire from where it stands"


def test_the_odds_of_a_way_are_those_of_the_attack_after_the_move():
    position = ordering()
    seat = position.open[0].seat
    draft = sheet.Turn(position, seat).line_up([Pick(("order H6", "H6>G6"), "G6xF6")])

    moved = position
    for order in draft.orders:
        decision = moved.open[0]
        action = moved.game.read(moved.view(seat), decision, order)
        moved = flow.submit(moved, seat, decision.serial, action, NoDraws()).position
    attack = moved.game.read(moved.view(seat), moved.open[0], "G6xF6")

    assert draft.rolls == (("G6xF6", moved.game.insight.odds(moved.view(seat), attack)),)
    assert draft.rolls[0][1] is not None


def test_picks_are_lined_up_by_phase_and_written_as_they_would_be_typed():
    position = ordering()
    picks = [Pick((f"order H{n}", f"H{n}>G{n}"), f"G{n}xF{n}") for n in (6, 7)]
    picks.append(Pick(("order H8", "H8>G8")))

    draft = sheet.Turn(position, position.open[0].seat).line_up(picks)

    assert draft.typed == ("order H6; order H7; order H8; H6>G6; H7>G7; H8>G8; G6xF6; G7xF7")
    assert draft.clashes == ()
    assert position.encode() == ordering().encode(), "nothing is done"


def test_two_pieces_on_one_hex_clash_and_the_first_pick_stands():
    position = ordering()
    picks = [Pick(("order H6", "H6>G7")), Pick(("order H7", "H7>G7"))]

    draft = sheet.Turn(position, position.open[0].seat).line_up(picks)

    assert draft.clashes == (picks[1],)
    assert (("order H7", "H7>G7"), "") not in ways(position, "H7", picks[:1])
    assert (("order H7", "H7>G7"), "") in ways(position, "H7")


def test_a_piece_that_is_picked_already_can_be_picked_otherwise():
    position = ordering()

    assert ways(position, "H6", [Pick(("order H6",))]) == ways(position, "H6")


def test_a_pick_stays_one_where_others_go_where_it_leaves_or_passes():
    position = napoleonics.given(
        phase="order",
        card="attack_right",
        bottom=["B-LN G11", "B-LC H12", "B-HA H11"],
        top=["F-LT D11"],
    )
    line = Pick(("order G11", "G11>F11"), "F11xD11")
    horse = Pick(("order H12", "H12>G12>F12>E12"), "E12xD11")
    guns = Pick(("order H11", "H11>G12>F12"))

    draft = sheet.Turn(position, position.open[0].seat).line_up([line, horse, guns])

    assert draft.places == ("G11", "H12", "H11")
    assert draft.clashes == ()
    for place, pick in (("G11", line), ("H12", horse), ("H11", guns)):
        assert (pick.quiet, pick.rolls) in ways(position, place, [line, horse, guns])
    assert (("order G11", "G11>F10"), "F10xD11") in ways(position, "G11", [line, horse])


@pytest.mark.rule("NAP-CBT-01", "NAP-CA-01")
def test_artillery_that_fires_does_not_join_a_melee_in_the_same_plan():
    position = napoleonics.given(
        phase="order",
        card="attack_right",
        bottom=["B-HA H11", "B-LT H12"],
        top=["F-LC F12"],
    )
    fire = Pick(("order H11",), "H11xF12")
    joint = Pick(("order H12", "H12>G13"), "G13xF12 with H11")
    alone = Pick(("order H12", "H12>G13"), "G13xF12")
    turn = sheet.Turn(position, position.open[0].seat)

    assert turn.line_up([joint, fire]).clashes == (fire,)
    assert turn.line_up([fire, joint]).clashes == (joint,)
    assert turn.line_up([fire, alone]).clashes == ()


def test_what_a_card_orders_by_itself_moves_and_attacks_without_an_order():
    position = napoleonics.given(
        phase="order",
        card="leadership",
        bottom=["B-LN G11 ordered", "B-LC H12"],
        top=["F-LT D11"],
        leaders={"bottom": ["Pakenham G11 ordered", "Wellington I7 ordered"]},
    )

    assert (("G11>F11",), "F11xD11") in ways(position, "G11")
    assert (("leader I7>H7",), "") in ways(position, "I7")
    assert len(sheet.Turn(position, position.open[0].seat).pieces()) == 2, (
        "the cavalry has no order"
    )


def test_at_the_attacks_each_attacker_names_its_targets():
    position = hoth.given(empire=["snow D4", "snow D6"], rebels=["echo E5 ordered"])

    assert ways(position, "E5") == {((), "E5xD4"), ((), "E5xD6")}


def test_a_move_behind_which_the_turn_ends_is_picked_as_the_final_step():
    position = hoth.given(
        phase="move", empire=["snow A2"], rebels=["echo F5 ordered", "echo F6 ordered"]
    )
    seat = position.open[0].seat

    both = sheet.Turn(position, seat).line_up([Pick(("F5>E5",)), Pick(("F6>E6",))])

    assert ((), "F6>E6") in ways(position, "F6", [Pick(("F5>E5",))])
    assert (("F6>E6",), "") in ways(position, "F6")
    assert (both.orders, both.rolls, both.clashes) == (("F5>E5",), (("F6>E6", None),), ())
    assert both.typed == "F5>E5; F6>E6"


@pytest.mark.parametrize("slug", ["hoth", "napoleonics"])
def test_every_way_on_a_sheet_can_be_played_and_nothing_tried_rolls_or_shows(slug):
    game = load_games()[slug]
    draws, chance = SeededDraws(b"sheet", slug), random.Random(slug)
    seats = tuple(one.seat for one in game.seats(game.scenarios()[0]) if one.required)
    position = flow.begin(game, Setup(scenario=game.scenarios()[0], seats=seats), draws).position
    choose, tried = selfplay.greedy_chooser(), 0
    for _ in range(STEPS):
        if not position.open:
            break
        decision = position.open[0]
        seat = decision.seat
        if decision.point in game.asking.sheet_points and chance.random() < 0.3:
            for piece in sheet.Turn(position, seat).pieces():
                way = chance.choice(piece.ways)
                draft = sheet.Turn(position, seat).line_up([Pick(way.quiet, way.rolls)])
                assert draft.clashes == ()
                assert draft.position.state.draws == position.state.draws
                assert all(one.audience is None or seat in one.audience for one in draft.events)
                assert [one for one, _ in draft.rolls] == ([way.rolls] if way.rolls else [])
                tried += 1
        action = choose(position, decision, position.options(decision))
        position = flow.submit(position, Seat(seat), decision.serial, action, draws).position
    assert tried > 5


@pytest.mark.parametrize("slug", SHEETS)
def test_actions_of_one_type_all_have_odds_or_none_has(slug):
    """A sheet asks one action of each type, for odds are dear."""
    game = GAMES[slug]
    scenario, met = game.scenarios()[0], {}
    draws = SeededDraws(b"odds", slug)
    line = selfplay.started(game, arena.usual(game, scenario), draws)
    steps = selfplay.steps(line, draws, selfplay.greedy_chooser())
    for position in islice(steps, 0, 2 * STEPS, 3):
        for decision in position.open:
            view = position.view(decision.seat)
            for action in position.options(decision):
                has = game.insight.odds(view, action) is not None
                assert met.setdefault((decision.point, type(action)), has) == has, action
    assert set(met.values()) == {True, False}
