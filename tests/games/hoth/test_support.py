"""Support cards: each at its moment, with its condition and effect, and never betrayed."""

import pytest

from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.refusal import Refused
from bot.games.hoth.model.campaign import SupportPlayed
from bot.games.hoth.phases.rewards import draw_support
from bot.games.hoth.rules.support import some_of
from tests.games.hoth.given import GAME, after, asked, do, given, orders, refusal, told, unit


def holding(side, *cards, **more):
    """A campaign in which a side holds support cards."""
    return {"id": "K1", "node": "K1-A", "support": {side: {"hand": list(cards), **more}}}


def supports(position):
    return [order for order in orders(position) if "support" in order]


# After orders ------------------------------------------------------------------------------------


def wounded(card):
    return given(
        "empire", "move", campaign=holding("empire", card), rebels=["echo D5"],
        empire=["snow C3(1) ordered 0", "snow C5(2) ordered 0", "snow A1(1)"],
    )  # fmt: skip


@pytest.mark.rule("HOTH-SUP-03", "HOTH-SUP-04", "HOTH-SUP-06")
def test_reinforced_platoon_restores_an_ordered_infantry_unit_away_from_the_enemy():
    position = wounded("ES1")
    assert supports(position) == ["support ES1 C3"]

    step = do(position, "support ES1 C3")

    assert unit(step.position, "C3").figures == 3
    assert told(step) == ["support_played", "figures_regained"]
    assert step.barrier
    held = step.position.state.campaign.support["empire"]
    assert (held.hand, held.discard) == ([], ["ES1"])
    assert asked(step.position) == ["DP-MOVE empire-1"]


@pytest.mark.rule("HOTH-SUP-06")
def test_figures_are_regained_before_the_first_move_only():
    assert supports(after(wounded("ES1"), "C5>B5")) == []
    assert refusal(after(wounded("ES1"), "C5>B5"), "support ES1 C3") == (
        "HOTH-SUP-06", "support-not-now",
    )  # fmt: skip


@pytest.mark.rule("HOTH-SUP-06", "HOTH-SCN-06")
def test_a_unit_that_leaves_the_board_has_made_the_first_move():
    position = given(
        "empire", "move", scenario="S09", campaign=holding("empire", "ES1"), rebels=["echo E9"],
        empire=["snow G5 ordered 0", "snow C3(1) ordered 0", "snow C6 ordered 0"],
    )  # fmt: skip
    assert supports(position) == ["support ES1 C3"]
    gone = after(position, "G5>off")
    assert supports(gone) == []
    assert refusal(gone, "support ES1 C3") == ("HOTH-SUP-06", "support-not-now")


@pytest.mark.rule("HOTH-CAMP-12", "HOTH-CAMP-05")
def test_an_objective_paid_before_a_drawn_battle_promises_no_further_reward():
    position = wounded("ES1")
    assert position.view("empire-1").campaign.orders.support == 1
    position.state.campaign.paid.append("empire")
    assert GAME.view(position.state, "empire-1").campaign.orders.support == 0
    assert GAME.view(position.state, "rebels-1").campaign.orders.support == 1


@pytest.mark.rule("HOTH-SUP-06")
def test_bacta_packs_help_next_to_the_enemy_too_and_never_above_the_start():
    position = given(
        "rebels", "move", campaign=holding("rebels", "RS1"), empire=["snow E4"],
        rebels=["echo F4(2) ordered 0", "echo F6 ordered 0", "fly G5(1) ordered 0"],
    )  # fmt: skip
    assert supports(position) == ["support RS1 F4"]

    assert unit(after(position, "support RS1 F4"), "F4").figures == 3


def test_the_question_comes_even_where_nobody_can_move():
    position = given(
        "rebels", "move", "R112", campaign=holding("rebels", "RS1"), empire=["snow A1"],
        rebels=["echo F4(1) ordered 0"],
    )  # fmt: skip

    assert asked(position) == ["DP-MOVE rebels-1"]
    assert orders(position) == ["done", "support RS1 F4"]


# During orders -----------------------------------------------------------------------------------


@pytest.mark.rule("HOTH-SUP-03", "HOTH-SUP-06")
@pytest.mark.parametrize(
    ("side", "card", "support", "own", "far", "other"),
    [
        ("empire", "E107", "ES3", ["snow A9", "snow A2", "at A4"], "A2", "A4"),
        ("rebels", "R107", "RS2", ["echo G2", "fly G9", "echo G8"], "G9", "G8"),
    ],
)
def test_a_sector_card_can_order_one_more_unit_anywhere(side, card, support, own, far, other):
    enemy = {"empire": {"rebels": ["echo G5"]}, "rebels": {"empire": ["snow A5"]}}[side]
    position = given(side, "order", card, campaign=holding(side, support), **{side: own}, **enemy)
    assert f"order {far}" not in orders(position)

    position = after(position, f"support {support}")

    assert f"order {far}" in orders(position)
    assert f"order {other}" not in orders(position)
    position = after(position, f"order {far}")
    assert unit(position, far).ordered
    assert unit(position, far).clause is None


@pytest.mark.rule("HOTH-SUP-06")
def test_extra_orders_need_a_sector_card_and_come_once():
    tactic = given(
        "empire", "order", "E112", campaign=holding("empire", "ES3"), rebels=["echo G5"],
        empire=["snow A2", "snow A3", "snow A4", "snow A5", "snow A6"],
    )  # fmt: skip
    assert refusal(tactic, "support ES3") == ("HOTH-SUP-06", "support-not-now")

    sector = given(
        "empire", "order", "E104", campaign=holding("empire", "ES3"), rebels=["echo G5"],
        empire=["snow A2", "snow A3", "snow A9"],
    )  # fmt: skip
    used = after(sector, "support ES3", "order A2", "order A9")
    assert asked(used) == ["DP-MOVE empire-1"]


# With an attack ----------------------------------------------------------------------------------


@pytest.mark.rule("HOTH-SUP-03", "HOTH-SUP-06")
def test_probe_telemetry_adds_a_die_while_droids_are_on_the_board():
    position = given(
        "empire", campaign=holding("empire", "ES2"), rebels=["echo D4"],
        empire=["snow C4 ordered 0", "droid A1"],
    )  # fmt: skip
    assert orders(position) == ["C4xD4", "C4xD4 support ES2", "done"]
    odds = GAME.insight.odds(position.view("empire-1"), GAME.read(
        position.view("empire-1"), position.open[0], "c4xd4 support es2"))  # fmt: skip
    assert odds.tally.total == 4

    step = do(position, "C4xD4 support ES2", "infantry miss miss miss")

    assert told(step)[:2] == ["support_played", "dice_rolled"]
    assert unit(step.position, "D4").figures == 2

    without = given(
        "empire",
        campaign=holding("empire", "ES2"),
        rebels=["echo D4"],
        empire=["snow C4 ordered 0"],
    )
    assert orders(without) == ["C4xD4", "done"]
    assert refusal(without, "C4xD4 support ES2") == ("HOTH-SUP-06", "support-with-attack")
    assert refusal(position, "support ES2") == ("HOTH-SUP-06", "support-with-attack")


@pytest.mark.rule("HOTH-SUP-06")
def test_crossfire_is_for_infantry_in_a_trench():
    position = given(
        campaign=holding("rebels", "RS4"), empire=["snow E4", "snow E6"], terrain={"trench": "F4"},
        rebels=["echo F4 ordered 0", "echo F6 ordered 0"],
    )  # fmt: skip

    assert supports(position) == ["F4xE4 support RS4", "F4xE6 support RS4"]
    step = do(position, "F4xE4 support RS4", "infantry miss miss miss")
    assert unit(step.position, "E4").figures == 3


@pytest.mark.rule("HOTH-RUL-58")
def test_a_support_die_never_makes_an_attack_possible():
    position = given(
        "empire", campaign=holding("empire", "ES2"), rebels=["echo D5", "echo A10"],
        empire=["at B4 ordered 0", "droid A1", "snow A9 ordered 0"],
        terrain={"building": "B4", "rocks": "D5"},
    )  # fmt: skip

    assert refusal(position, "B4xD5 support ES2") == ("HOTH-RUL-07", "no-dice")


@pytest.mark.rule("HOTH-SUP-06", "HOTH-RUL-59")
def test_walker_barrage_lets_an_unmoved_walker_attack_twice():
    walkers = ["at D4 ordered 0", "at D8 ordered 0 walked 1"]
    position = given(
        "empire", campaign=holding("empire", "ES4"), rebels=["echo E4", "echo E8"], empire=walkers
    )
    assert supports(position) == ["support ES4 D4"]

    position = after(position, "support ES4 D4")
    for _ in range(2):
        position = do(position, "D4xE4", "miss miss miss").position

    assert orders(position) == ["D8xE8", "done"]
    twice = given(
        "empire", "attack", "E121", campaign=holding("empire", "ES4"), rebels=["echo E4"],
        empire=["at D4 ordered 0"],
    )  # fmt: skip
    assert supports(twice) == []


@pytest.mark.rule("HOTH-SUP-06")
def test_walker_barrage_can_follow_the_last_attack():
    position = given(
        "empire", campaign=holding("empire", "ES4"), rebels=["echo E4"], empire=["at D4 ordered 0"]
    )

    position = do(position, "D4xE4", "miss miss miss").position

    assert orders(position) == ["done", "support ES4 D4"]
    assert orders(after(position, "support ES4 D4")) == ["D4xE4", "done"]


# After a roll ------------------------------------------------------------------------------------


@pytest.mark.rule("HOTH-SUP-06", "HOTH-AAT-07")
@pytest.mark.parametrize(("again", "alive"), [("explosion", False), ("miss", True)])
def test_tow_cable_repeats_a_failed_confirmation_roll(again, alive):
    position = given(
        campaign=holding("rebels", "RS3"), rebels=["fly D4 ordered 0"],
        empire=["at C4", "snow A1"],
    )  # fmt: skip
    failed = do(position, "D4xC4", "vehicle miss miss miss", "miss").position
    assert asked(failed) == ["DP-REROLL rebels-1"]
    assert orders(failed) == ["done", "support RS3"]

    step = do(failed, "support RS3", again)

    assert (unit(step.position, "C4") is not None) == alive
    assert ("attack_missed" in told(step)) == alive
    kept = do(failed, "done")
    assert told(kept)[0] == "attack_missed"


@pytest.mark.rule("HOTH-SUP-06")
def test_tow_cable_needs_melee():
    position = given(
        campaign=holding("rebels", "RS3"), rebels=["fly D4 ordered 0"], empire=["at B4", "snow A1"]
    )

    step = do(position, "D4xB4", "vehicle miss", "miss")

    assert "attack_missed" in told(step)
    assert asked(step.position) == ["DP-PLAY empire-1"]


@pytest.mark.rule("HOTH-SUP-06", "HOTH-RES-06")
def test_sensor_grid_rolls_any_of_the_dice_again():
    position = given(
        campaign=holding("rebels", "RS5"),
        rebels=["echo D4 ordered 0", "art G1"],
        empire=["snow C4"],
    )
    rolled = do(position, "D4xC4", "infantry miss miss").position
    assert orders(rolled) == [
        "done", "support RS5 infantry", "support RS5 infantry miss",
        "support RS5 infantry miss miss", "support RS5 miss", "support RS5 miss miss",
    ]  # fmt: skip

    step = do(rolled, "support RS5 miss miss", "infantry infantry")

    assert unit(step.position, "C4").figures == 1
    assert some_of(("miss",)) == [("miss",)]


@pytest.mark.rule("HOTH-SUP-03", "HOTH-SUP-06")
def test_questions_depend_on_public_facts_and_not_on_the_hand():
    """Whoever holds support cards is asked wherever one of his could be played."""
    field = {"rebels": ["echo D4 ordered 0", "art G1"], "empire": ["snow C4"]}

    def after_roll(campaign):
        return asked(do(given(campaign=campaign, **field), "D4xC4", "miss miss miss").position)

    assert after_roll(holding("rebels", "RS5")) == ["DP-REROLL rebels-1"]
    assert after_roll(holding("rebels", "RS1")) == ["DP-REROLL rebels-1"]
    assert after_roll(holding("rebels")) == ["DP-PLAY empire-1"]
    assert after_roll(holding("rebels", "RS1", discard=["RS5"])) == ["DP-PLAY empire-1"]


# Before the draw ---------------------------------------------------------------------------------


def end_of_turn(card="E105", eliminated=1):
    return given(
        "empire", "move", card, campaign=holding("empire", "ES5"), turn={"eliminated": eliminated},
        empire=["snow A5 ordered 0"], rebels=["echo G5"],
        cards={"empire-1": {"hand": ["E104"], "deck": ["E106", "E107", "E108", "E109"]}},
    )  # fmt: skip


@pytest.mark.rule("HOTH-SUP-06", "HOTH-DRAW-03")
def test_tactical_uplink_takes_three_cards_and_keeps_one():
    position = after(end_of_turn(), "done")
    assert asked(position) == ["DP-SUPPORT empire-1"]
    assert orders(position) == ["done", "support ES5"]

    position = after(position, "support ES5")

    assert orders(position) == ["keep E106", "keep E107", "keep E108"]
    position = after(position, "keep E107")
    assert position.state.players["empire-1"].hand == ["E104", "E107"]
    usual = after(end_of_turn(), "done", "done")
    assert usual.state.players["empire-1"].hand == ["E104", "E106"]


@pytest.mark.rule("HOTH-SUP-06")
@pytest.mark.parametrize(("card", "eliminated"), [("E105", 0), ("E101", 1)])
def test_tactical_uplink_needs_an_elimination_and_a_normal_draw(card, eliminated):
    position = after(end_of_turn(card, eliminated), "done")

    assert not asked(position)[0].startswith("DP-SUPPORT")


@pytest.mark.rule("HOTH-SUP-06", "HOTH-SUP-03")
def test_a_standing_order_answers_that_no_support_card_is_played_before_the_draw():
    position = after(end_of_turn(), "done")
    decision = position.open[0]

    action = GAME.policies.answer(position.view(decision.seat), decision, "no-support")

    assert GAME.write(action) == "done"
    assert GAME.policies.read("DP-SUPPORT", "No support").key == "no-support"


# What holds for all ------------------------------------------------------------------------------


@pytest.mark.rule("HOTH-SUP-03", "HOTH-RUL-43", "HOTH-SUP-02")
def test_support_cards_are_for_the_own_turn_the_own_hand_and_campaigns():
    outside = given(rebels=["echo D4 ordered 0"], empire=["snow C4"])
    assert refusal(outside, "support RS5 miss") == ("HOTH-SUP-03", "no-campaign")

    position = given(
        campaign=holding("empire", "ES1"), rebels=["echo D4 ordered 0"], empire=["snow C4(1)"]
    )
    assert refusal(position, "support RS1 D4") == ("HOTH-SUP-02", "no-such-card")
    defending = do(position, "D4xC4", "retreat miss miss").position
    assert asked(defending) == ["DP-RETREAT empire-1"]
    assert refusal(defending, "support ES1 C4") == ("HOTH-RUL-43", "support-own-turn")


@pytest.mark.rule("HOTH-SUP-01", "HOTH-SUP-02")
def test_each_player_begins_with_five_shuffled_support_cards_and_none_in_hand():
    decks = set()
    for seed in (b"a", b"b", b"c"):
        step = flow.begin(GAME, _setup("K1"), SeededDraws(seed, "m"))
        for side, held in step.position.state.campaign.support.items():
            own = {c.id for c in GAME.content.support_cards.values() if c.side == side}
            assert set(held.deck) == own
            assert (len(held.deck), held.hand, held.discard) == (5, [], [])
        decks.add(tuple(step.position.state.campaign.support["empire"].deck))
    assert len(decks) > 1


def _setup(scenario):
    from bot.selfplay import setup_of

    return setup_of(GAME, scenario)


@pytest.mark.rule("HOTH-SUP-05")
def test_an_empty_support_deck_is_made_anew_and_without_cards_none_is_drawn():
    position = given(
        "rebels", "play_card", rebels=["echo F4"], empire=["snow A1"],
        campaign=holding("rebels", "RS1", deck=["RS2"], discard=["RS3", "RS4", "RS5"]),
    )  # fmt: skip
    t = flow.Transition(position.state, SeededDraws(b"x", "y"))

    draw_support(t, "rebels", 3)
    held = position.state.campaign.support["rebels"]
    assert (len(held.hand), len(held.deck), held.discard) == (4, 1, [])
    assert [event.reshuffled for event in t.events if hasattr(event, "reshuffled")] == [True]

    draw_support(t, "rebels", 3)
    assert (len(held.hand), held.deck) == (5, [])
    seen = [event for event in t.events if event.audience is not None]
    assert {event.audience for event in seen} == {("rebels-1",)}


def test_a_played_card_is_public_and_a_hand_is_not():
    position = wounded("ES1")
    for viewer, hand in ((None, None), ("rebels-1", None), ("empire-1", ("ES1",))):
        assert position.view(viewer).campaign.support["empire"].hand == hand
        assert position.view(viewer).campaign.support["empire"].hand_size == 1

    step = do(position, "support ES1 C3")

    played = [event for event in step.events if isinstance(event, SupportPlayed)]
    assert [(event.card, event.audience) for event in played] == [("ES1", None)]
    with pytest.raises(Refused):
        do(step.position, "support ES1 C5")
