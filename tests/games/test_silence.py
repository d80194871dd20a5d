"""What is taken for a player whose time is over: the documented default of each game."""

import pytest

from bot.engine.plans.standing import ASK, StandingOrder, silent_answer
from tests.games.fire_and_sword.live import duel
from tests.games.napoleonics import given as nap
from tests.support.loaded import load_games

GAMES = load_games()


def silently(position, *orders):
    """Return what is answered for the silent player as an order; None: the game waits."""
    decision = position.open[0]
    held = [StandingOrder(decision.seat, point, policy) for point, policy in orders]
    found = silent_answer(position, decision, held)
    return None if found is None else position.game.write(found[1])


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_what_is_taken_for_the_silent_is_a_standing_order_that_can_be_given(slug):
    policies = GAMES[slug].policies

    unknown = [
        (point, policy)
        for point, policy in policies.overdue.items()
        if policies.read(point, policy) is None
    ]

    assert policies.overdue
    assert unknown == []


MELEE = {"bottom": ["B-LN F6 ordered"], "top": ["F-LN E6"]}
STRIKE = {"top": {"hand": ["first_strike", "rally", "elan"]}}


@pytest.mark.rule("NAP-PBP-12")
@pytest.mark.parametrize("cards", [STRIKE, {"top": {"hand": ["rally", "elan", "forward"]}}])
def test_who_is_silent_in_a_melee_does_not_react_whatever_they_hold(cards):
    position = nap.after(nap.given(cards=cards, **MELEE), "F6xE6")

    assert silently(position) == "react none"


@pytest.mark.rule("NAP-PBP-12")
def test_an_order_of_ones_own_goes_before_and_asking_means_nothing_any_more():
    position = nap.after(nap.given(cards=STRIKE, **MELEE), "F6xE6")

    assert silently(position, ("D-08-strike", "strike-always")) == "react first strike"
    assert silently(position, ("D-08-strike", ASK)) == "react none"


COMMAND = {"phase": "command", "cards": {"bottom": {"hand": ["rally", "elan", "forward"]}}}


@pytest.mark.rule("NAP-PBP-12")
def test_without_auto_pass_the_game_waits_for_a_card():
    assert silently(nap.given(**COMMAND, **MELEE)) is None


@pytest.mark.rule("NAP-PBP-12")
def test_with_auto_pass_a_card_is_played_by_lot_and_nothing_is_done_with_it():
    position = nap.given(options={"auto_pass": "on"}, **COMMAND, **MELEE)
    first, seat, played = silently(position), position.open[0].seat, []
    while position.open[0].seat == seat and (order := silently(position)) is not None:
        played.append(order)
        position = nap.do(position, order).position

    assert first == silently(nap.given(options={"auto_pass": "on"}, **COMMAND, **MELEE))
    assert played[0] == first
    assert first.split()[0] == "card"
    assert not any("x" in one or ">" in one for one in played[1:])


@pytest.mark.rule("FAS-OPT-09")
def test_a_silent_player_takes_the_first_possible_reaction_of_the_list():
    live = duel(["SWE-C1", "SWE-07"], ["PLC-C1", "PLC-02"], r2={"hidden": "advance"},
                b2={"revealed": "defence", "hidden": "advance"})  # fmt: skip
    live.answer("r2", "charge", "b2", "front", "no", "open", "open")

    assert live.options() == ["counter_charge", "none"]
    assert silently(live.position) == "counter_charge"
