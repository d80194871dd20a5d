"""Cards and ordering: sections, clauses, filters, fallback, modifiers."""

import pytest

from bot.games.hoth.model.events import (
    CardPlayed,
    FiguresRegained,
    HandSeen,
    SectionNamed,
    UnitsOrdered,
)
from tests.games.hoth.given import GAME, after, asked, do, given, orders, refusal, scene, told, unit

LINE = ["echo F3", "echo F5", "echo F7"]


def playing(card, side="rebels", **more):
    seat = f"{side}-1"
    cards = {seat: {"hand": [card, "R101" if side == "rebels" else "E101"]}}
    return do(given(side, "play_card", cards=cards, **more), f"card {card}")


@pytest.mark.rule("HOTH-CARD-01", "HOTH-TURN-01")
def test_a_played_card_lies_open_and_cannot_be_taken_back():
    step = playing("R108", rebels=["echo F5"], empire=["snow A5"])

    assert step.barrier
    assert step.events == (CardPlayed(seat="rebels-1", card="R108"),)
    assert step.position.view("empire-1").turn.card == "R108"
    assert asked(step.position) == ["DP-ORDER rebels-1"]
    assert orders(step.position) == ["done", "order F5"]


@pytest.mark.rule("HOTH-CARD-01", "HOTH-TURN-03", "HOTH-TEAM-11")
def test_a_card_must_be_played_and_only_one_of_the_own_hand():
    position = given(
        phase="play_card",
        rebels=["echo F5"],
        empire=["snow A5"],
        cards={"rebels-1": {"hand": ["R101", "R116"]}},
    )

    assert orders(position) == ["card R101", "card R116"]
    assert refusal(position, "done") == ("HOTH-TURN-03", "compulsory")
    assert refusal(position, "card R108") == ("HOTH-CARD-01", "no-such-card")
    assert refusal(position, "card E101")[0] == "HOTH-CARD-01"
    assert refusal(position, "F5>E5") == ("HOTH-TURN-01", "wrong-step")


@pytest.mark.rule("HOTH-CARD-02", "HOTH-ORD-03", "HOTH-ORD-08")
def test_a_sector_card_orders_units_of_its_section_halved_hexes_included():
    position = playing("R108", rebels=[*LINE, "echo G3"], empire=["snow A5"]).position

    assert orders(position) == ["done", "order F3", "order F5", "order F7"]
    assert refusal(position, "order G3") == ("HOTH-CARD-02", "wrong-section")
    assert refusal(position, "order A5") == ("HOTH-ORD-01", "no-own-unit")


@pytest.mark.rule("HOTH-ORD-05", "HOTH-RUL-04")
def test_units_are_matched_to_clauses_whatever_the_order_of_naming():
    position = playing("R110", rebels=LINE, empire=["snow A5"]).position
    position = after(position, "order F3")
    position = after(position, "order F7")
    step = do(position, "order F5")

    assert step.events == (UnitsOrdered(hexes=("F3", "F5", "F7")),)
    assert [one.clause for one in step.position.state.units if one.ordered] == [0, 1, 2]


@pytest.mark.rule("HOTH-ORD-05", "HOTH-ORD-02")
def test_more_units_than_the_clauses_hold_are_refused():
    position = playing("R110", rebels=["echo F3", "echo F4", "echo F5"], empire=["snow A5"])
    position = after(position.position, "order F4")

    assert orders(position) == ["done", "order F3"]
    assert refusal(position, "order F5") == ("HOTH-ORD-05", "too-many-orders")
    assert refusal(position, "order F4") == ("HOTH-ORD-02", "already-ordered")
    assert refusal(after(position, "order F3"), "order F5") == (
        "HOTH-ORD-05",
        "too-many-orders",
    )


@pytest.mark.rule("HOTH-ORD-04", "HOTH-ORD-06", "HOTH-RUL-03", "HOTH-TURN-03")
def test_lost_orders_pass_and_nothing_ordered_is_legal():
    nobody = playing("R104", rebels=["echo F5"], empire=["snow A5"])
    assert told(nobody) == [
        "card_played", "units_ordered", "cards_drawn", "hand_seen", "turn_began",
    ]  # fmt: skip
    assert asked(nobody.position) == ["DP-PLAY empire-1"]
    player = nobody.position.state.players["rebels-1"]
    assert (player.discard, len(player.hand)) == (["R104"], 2)

    none = do(playing("R105", rebels=LINE, empire=["snow A5"]).position, "done")
    assert none.events[0] == UnitsOrdered(hexes=())
    assert asked(none.position) == ["DP-PLAY empire-1"]


@pytest.mark.rule("HOTH-ORD-01", "HOTH-ORD-06")
def test_ordering_can_be_taken_back_until_the_dice_roll():
    position = playing("R105", rebels=LINE, empire=["snow A5"]).position
    step = do(position, "order F5")

    assert not step.barrier
    assert asked(step.position) == ["DP-ORDER rebels-1"]


@pytest.mark.rule("HOTH-CARD-04", "HOTH-CARD-05", "HOTH-RUL-05", "HOTH-RUL-06", "HOTH-CARD-06")
def test_fallback_only_without_any_such_unit_and_without_bonus():
    absent = playing("E113", "empire", empire=["snow A2", "snow A5"], rebels=["echo G1"]).position
    assert orders(absent) == ["done", "order A2", "order A5"]
    step = do(absent, "order A5")
    assert step.events == (UnitsOrdered(hexes=("A5",), fallback=True),)
    here = scene(step.position)
    assert here.modifiers(here.units["A5"]).move_max is None
    assert refusal(step.position, "order A2") == ("HOTH-CARD-04", "fallback-one")

    present = playing("E113", "empire", empire=["snow A2", "at B1"], rebels=["echo G1"]).position
    assert orders(present) == ["done", "order B1"]
    assert refusal(present, "order A2") == ("HOTH-CARD-05", "no-fallback")


@pytest.mark.rule("HOTH-ORD-07", "HOTH-CARD-03", "HOTH-CARD-04")
def test_filters_look_at_the_moment_of_ordering():
    position = playing("R115", rebels=["echo E5", "echo G1"], empire=["snow D5"]).position
    assert orders(position) == ["done", "order E5"]
    assert refusal(position, "order G1") == ("HOTH-ORD-07", "card-filter")

    nobody = playing("R115", rebels=["echo E5", "echo G1"], empire=["snow A5"]).position
    assert nobody.state.turn.fallback
    assert orders(nobody) == ["done", "order E5", "order G1"]


@pytest.mark.rule("HOTH-ORD-05", "HOTH-ORD-07")
def test_clauses_with_all_and_a_number_add_up():
    line = ["at B2", "at B6", "snow A2", "snow A3", "snow C7", "snow A9"]
    position = playing("E120", "empire", empire=line, rebels=["echo G1"]).position
    assert orders(position) == ["done", "order A2", "order A3", "order B2", "order B6", "order C7"]

    position = after(position, "order A2", "order A3")
    assert orders(position) == ["done", "order B2", "order B6"]
    assert refusal(position, "order A9") == ("HOTH-ORD-07", "card-filter")
    assert refusal(position, "order C7") == ("HOTH-ORD-05", "too-many-orders")


@pytest.mark.rule("HOTH-CARD-03", "HOTH-CMD-03", "HOTH-CARD-07")
def test_a_card_for_one_section_asks_which():
    step = playing("E122", "empire", empire=["snow A2", "snow A9"], rebels=["echo G1"])
    assert asked(step.position) == ["DP-SECTION empire-1"]
    assert orders(step.position) == ["section centre", "section left", "section right"]

    named = do(step.position, "section left")
    assert named.events == (SectionNamed(section="left"),)
    assert orders(named.position) == ["done", "order A9"]


@pytest.mark.rule("HOTH-CARD-10", "HOTH-RUL-51")
def test_a_look_at_the_hand_is_shown_to_the_active_player_alone():
    position = given(
        "empire", "play_card", empire=["snow A2"], rebels=["echo G1"],
        cards={"rebels-1": {"hand": ["R103", "R116"]}, "empire-1": {"hand": ["E124", "E101"]}},
    )  # fmt: skip
    step = do(position, "card E124")

    assert step.barrier
    assert step.events[1] == HandSeen(
        seat="rebels-1", cards=("R103", "R116"), audience=("empire-1",)
    )
    assert step.position.view("empire-1").cards["rebels-1"].hand is None


@pytest.mark.rule("HOTH-CARD-09", "HOTH-RUL-38")
def test_all_ordered_units_regain_a_figure_never_above_the_start():
    step = playing("R122", rebels=["echo F3(1)", "echo F5", "art G5"], empire=["snow A5"])
    position = after(step.position, "order F3")
    step = do(position, "order F5")

    assert step.events[1:] == (FiguresRegained(type="echo_troopers", hex="F3", figures=1),)
    assert [unit(step.position, label).figures for label in ("F3", "F5")] == [2, 3]


@pytest.mark.rule("HOTH-CARD-09")
def test_one_chosen_unit_regains_figures_if_it_qualifies():
    line = ["snow B2(1)", "snow B5(3)", "snow D5(1)"]
    position = playing("E125", "empire", empire=line, rebels=["echo E5"]).position
    position = after(position, "order B2", "order D5")
    assert asked(position) == ["DP-RECOVER empire-1"]
    assert orders(position) == ["done", "recover B2"]
    assert refusal(position, "recover D5") == ("HOTH-CARD-09", "cannot-recover")

    step = do(position, "recover B2")
    assert step.events == (FiguresRegained(type="snowtroopers", hex="B2", figures=2),)
    assert asked(step.position) == ["DP-MOVE empire-1"]
    assert unit(do(position, "done").position, "B2").figures == 1


@pytest.mark.rule("HOTH-CARD-09", "HOTH-RUL-38")
def test_regained_figures_stop_at_the_start_and_are_for_one_class():
    line = ["snow B2(3)", "droid B5(1)"]
    position = playing("E125", "empire", empire=line, rebels=["echo G5"]).position
    position = after(position, "order B2", "order B5")
    assert orders(position) == ["done", "recover B2"]
    assert refusal(position, "recover B5") == ("HOTH-CARD-09", "cannot-recover")

    step = do(position, "recover B2")
    assert step.events[0] == FiguresRegained(type="snowtroopers", hex="B2", figures=1)
    assert unit(step.position, "B2").figures == 4


@pytest.mark.rule("HOTH-CARD-07", "HOTH-CARD-08", "HOTH-CARD-06")
@pytest.mark.parametrize(
    ("card", "mover", "walked", "may_attack", "reach"),
    [
        ("E112", "snow", 2, True, 2),
        ("E113", "at", 2, True, 2),
        ("E114", "snow", 2, False, 3),
        ("E114", "at", 1, True, 2),
        ("E114", "at", 2, False, 2),
        ("E114", "droid", 2, True, 3),
        ("E116", "snow", 2, False, 2),
    ],
)
def test_cards_that_change_moves(card, mover, walked, may_attack, reach):
    moving = given("empire", "move", card, empire=[f"{mover} C5 ordered 0"], rebels=["echo G5"])
    away = max(len(order.split(">")) - 1 for order in orders(moving))
    assert away == reach

    attacking = given(
        "empire", "attack", card, rebels=["echo D5"],
        empire=[f"{mover} C5 ordered 0 walked {walked}", "snow D4 ordered 0"],
    )  # fmt: skip
    assert ("C5xD5" in orders(attacking)) == may_attack


@pytest.mark.rule("HOTH-CARD-07", "HOTH-CARD-06")
def test_no_move_and_no_attack_cards():
    still = playing("R112", rebels=["echo E5"], empire=["snow D5"]).position
    still = after(still, "order E5")
    assert asked(still) == ["DP-ATTACK rebels-1"]

    running = given(card="R120", phase="move", rebels=["echo E5 ordered 0"], empire=["snow D5"])
    done = do(running, "done")
    assert "DP-ATTACK" not in asked(done.position)[0]
    barred = given(card="R120", phase="move", rebels=["echo E5 ordered 0"], empire=["snow D5"])
    assert refusal(barred, "E5xD5") == ("HOTH-TURN-02", "wrong-step")


@pytest.mark.rule("HOTH-CARD-11")
def test_units_that_attacked_may_move_after_all_attacks():
    position = given(
        card="R117",
        rebels=["fly D4 ordered 0", "fly G9 ordered 0", "echo G1"],
        empire=["snow C5", "snow A1"],
    )
    position = do(position, "D4xC5", "miss miss miss miss").position
    assert asked(position) == ["DP-POSTMOVE rebels-1"]
    assert refusal(position, "G9>F9") == ("HOTH-CARD-11", "no-post-move")
    assert refusal(position, "D4>E5>F5>G5") == ("HOTH-MOVE-02", "too-far")

    step = do(position, "D4>E5>F5")
    assert step.events[0].how == "post_move"
    assert asked(step.position) == ["DP-PLAY empire-1"]


@pytest.mark.rule("HOTH-CARD-11", "HOTH-CARD-08", "HOTH-UNIT-03")
def test_artillery_that_attacked_does_not_move_on():
    position = given(
        card="R117", rebels=["fly D4 ordered 0", "art D8 ordered 0", "echo G1"],
        empire=["snow C5", "snow C9", "snow A1"],
    )  # fmt: skip
    position = do(position, "D8xC9", "miss miss miss").position
    position = do(position, "D4xC5", "miss miss miss miss").position

    assert asked(position) == ["DP-POSTMOVE rebels-1"]
    assert {order[:2] for order in orders(position)} == {"D4", "do"}
    assert refusal(position, "D8>D9") == ("HOTH-UNIT-03", "immobile")


@pytest.mark.rule("HOTH-RUL-37")
def test_an_empty_hand_makes_an_empty_turn_with_a_draw():
    position = given(
        phase="play_card",
        rebels=["echo F5"],
        empire=["snow A5"],
        cards={"rebels-1": {"hand": [], "deck": ["R101", "R102"]}},
    )

    assert position.state.players["rebels-1"].hand == ["R101"]
    assert asked(position) == ["DP-PLAY empire-1"]


@pytest.mark.rule("HOTH-CARD-12", "HOTH-SET-07", "HOTH-CMD-01")
def test_each_side_has_25_order_cards_of_its_own():
    for side in ("empire", "rebels"):
        cards = [card for card in GAME.content.cards.values() if card.side == side]
        kinds = [card.kind for card in cards if card.commander is None]
        assert (kinds.count("sector"), kinds.count("tactic")) == (11, 5)
        leaders = [card.commander for card in cards if card.commander]
        assert sorted(leaders.count(one) for one in set(leaders)) == [3, 3, 3]
