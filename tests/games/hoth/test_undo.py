"""What seals a turn: steps after it cannot be taken back."""

import pytest

from bot.engine import flow
from bot.engine.model import ANYTIME, Decision
from bot.engine.refusal import IllegalAction
from tests.games.hoth.given import GAME, asked, do, given, orders, told


def fight(**more):
    fields = {
        "rebels": ["echo F4 ordered 0", "echo G8 ordered 0"],
        "empire": ["snow E4", "snow G9", "snow A1"],
        **more,
    }
    return given("rebels", **fields)


@pytest.mark.rule("HOTH-END-04", "HOTH-RUL-33")
def test_the_first_die_of_a_turn_ends_the_stall_at_once():
    position = fight(idle_turns=20)
    decision = Decision(ANYTIME, "", "empire-1")
    claim = GAME.read(position.view("empire-1"), decision, "claim")
    assert flow.submit(position, "empire-1", ANYTIME, claim, None).position.outcome is not None

    rolled = do(position, "F4xE4", "miss miss retreat").position
    assert asked(rolled) == ["DP-RETREAT empire-1"]
    assert rolled.view(None).idle_turns == 0
    with pytest.raises(IllegalAction) as refused:
        flow.submit(rolled, "empire-1", ANYTIME, claim, None)
    assert refused.value.rule == "HOTH-END-04"


@pytest.mark.rule("HOTH-RET-03", "HOTH-ATK-01")
def test_a_way_back_cannot_be_taken_back():
    position = do(fight(), "F4xE4", "miss miss retreat").position
    step = do(position, orders(position)[0])

    assert told(step) == ["unit_retreated"]
    assert asked(step.position) == ["DP-ATTACK rebels-1"]
    assert step.barrier


@pytest.mark.rule("HOTH-RES-06", "HOTH-BDG-10")
def test_dice_that_were_kept_cannot_be_rolled_again_after_all():
    web = fight(rebels=["echo F4 badge e_web installed ordered 0", "echo G8 ordered 0"])
    position = do(web, "F4xE4", "miss infantry miss").position
    assert asked(position) == ["DP-REROLL rebels-1"]
    step = do(position, "done")

    assert asked(step.position) == ["DP-ATTACK rebels-1"]
    assert step.barrier


@pytest.mark.rule("HOTH-BDG-03", "HOTH-BDG-08")
@pytest.mark.parametrize("order", ["advance", "done"])
def test_a_breakthrough_is_decided_for_good(order):
    squad = fight(
        rebels=["echo D4 badge assault_squad ordered 0", "echo G8 ordered 0"],
        empire=["snow E4(1)", "snow E5", "snow G9", "snow A1"],
    )
    position = do(squad, "D4xE4", "infantry miss miss").position
    step = do(position, order)
    assert step.barrier
    if order == "advance":
        assert asked(step.position) == ["DP-BREAK-ATTACK rebels-1"]
        assert do(step.position, "done").barrier


@pytest.mark.rule("HOTH-CARD-11")
def test_moves_after_the_attacks_are_made_for_good():
    position = given(
        card="R117", rebels=["fly D4 ordered 0", "fly D8 ordered 0", "echo G1"],
        empire=["snow C5", "snow C9", "snow A1"],
    )  # fmt: skip
    position = do(position, "D4xC5", "miss miss miss miss").position
    position = do(position, "D8xC9", "miss miss miss miss").position
    step = do(position, "D4>E5")

    assert asked(step.position) == ["DP-POSTMOVE rebels-1"]
    assert step.barrier


@pytest.mark.rule("HOTH-CARD-10")
def test_after_a_look_at_a_hand_orders_and_moves_are_made_for_good():
    position = given(
        "empire", "play_card", empire=["snow A2", "snow A5"], rebels=["echo G1"],
        cards={"rebels-1": {"hand": ["R103"]}, "empire-1": {"hand": ["E124", "E101"]}},
    )  # fmt: skip
    looked = do(position, "card E124").position
    order = next(one for one in orders(looked) if one.startswith("order"))
    assert do(looked, order).barrier

    plain = given(
        "empire", "play_card", empire=["snow A2", "snow A5"], rebels=["echo G1"],
        cards={"empire-1": {"hand": ["E108", "E101"]}},
    )  # fmt: skip
    played = do(plain, "card E108").position
    assert not do(played, "order A5").barrier
