"""The greedy computer player: legal, blind to hidden facts, and better than chance."""

import random

import pytest

from bot import selfplay
from bot.engine.chance.draws import SeededDraws
from bot.games.hoth.computer.cards import card_value
from bot.games.hoth.computer.chances import CERTAIN, Victim, effect
from bot.games.hoth.computer.outlook import Outlook
from tests.games.hoth.given import GAME, do, generators, given
from tests.support.twins import encoded, twin

pytestmark = pytest.mark.slow

COMMANDERS = {
    "commanders": "on",
    "commander-empire-1": "vader",
    "commander-rebels-1": "leia",
}


def advice(position):
    """Return the advised order of the open decision, as it is written."""
    decision = position.open[0]
    view = position.view(decision.seat)
    return GAME.write(GAME.computer.advise(view, decision, position.options(decision)))


def positions(scenario, seed, limit, options=None, chooser=None):
    """Play and yield the position before every step."""
    draws = SeededDraws(seed.encode(), "advisor")
    setup = selfplay.setup_of(GAME, scenario, options)
    line = selfplay.started(GAME, setup, draws)
    yield line.position
    steps = selfplay.steps(line, draws, chooser or selfplay.random_chooser(seed))
    for position, _ in zip(steps, range(limit), strict=False):
        if position.open:
            yield position


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_every_advice_is_a_listed_option(scenario):
    options = COMMANDERS if scenario in ("S02", "S10") else None
    points = set()
    for position in positions(scenario, f"listed-{scenario}", 100, options):
        for decision in position.open:
            listed = position.options(decision)
            points.add(decision.point)
            assert GAME.computer.advise(position.view(decision.seat), decision, listed) in listed
    assert {"DP-PLAY", "DP-ORDER", "DP-MOVE"} <= points


@pytest.mark.parametrize("scenario", ["S03", "S07", "K1"])
def test_advice_is_the_same_whatever_is_hidden(scenario):
    source = random.Random(scenario)
    for position in positions(scenario, f"hidden-{scenario}", 60):
        for decision in position.open:
            other = twin(position, decision.seat, source)
            said, again = (
                GAME.computer.advise(one.view(decision.seat), decision, one.options(decision))
                for one in (position, other)
            )
            assert encoded(said) == encoded(again)


@pytest.mark.parametrize(("empire", "rebels"), [("greedy", "random"), ("random", "greedy")])
def test_the_greedy_player_beats_the_random_one(empire, rebels):
    greedy = "empire" if empire == "greedy" else "rebels"
    wins = 0
    for number in range(20):
        seed = f"clearly-{number}"
        kinds = {"empire": empire, "rebels": rebels}
        players = {side: selfplay.PLAYERS[kind](seed) for side, kind in kinds.items()}
        chooser = selfplay.each_side(GAME, players)
        played = selfplay.play(GAME, selfplay.setup_of(GAME, "S01"), seed, chooser=chooser)
        wins += played.outcome.winner == greedy
    assert wins >= 16


@pytest.mark.parametrize("scenario", [one for one in GAME.content.scenarios if one != "S01"])
def test_battles_of_greedy_players_end(scenario):
    setup = selfplay.setup_of(GAME, scenario)
    played = selfplay.play(GAME, setup, "end", chooser=selfplay.greedy_chooser(), bound=1500)
    assert played.outcome.winner in ("empire", "rebels")


# Certain wins ------------------------------------------------------------------------------------


def test_it_moves_onto_the_objective_that_wins():
    position = given(
        "rebels", "move", scenario="S03", rebels=["echo E3 ordered 0"], empire=["snow E5(1)"],
        objectives=["west_post temporary D3 empire+rebels 1"], medals={"rebels": {"kills": 4}},
    )  # fmt: skip
    assert advice(position) == "E3>D3"


def test_it_leaves_the_board_when_that_wins():
    position = given(
        "empire", "move", scenario="S09", empire=["snow G5 ordered 0"], rebels=["echo F5(1)"],
        medals={"empire": {"kills": 5}},
    )  # fmt: skip
    assert advice(position) == "G5>off"


def test_it_boards_when_that_wins():
    position = given(
        "rebels", scenario="S10", rebels=["echo G3 ordered 0"], empire=["snow G5(1)"],
        medals={"rebels": {"kills": 4}}, terrain={"building": "G3"},
    )  # fmt: skip
    assert advice(position) == "board G3"


def test_it_brings_the_walker_that_wins_to_the_gate():
    position = given(
        "empire", "move", scenario="S12", empire=["at F3", "at E5 ordered 0"],
        rebels=["echo D5(1)"],
    )  # fmt: skip
    assert advice(position) in ("E5>F5", "E5>F6", "E5>F4")


def test_it_attacks_the_last_generator_rather_than_a_weak_unit():
    position = given(
        "empire", scenario="S07", empire=["at F5 ordered 0"], rebels=["echo E4(1)"],
        forts=generators("G4", "G8")[:1],
    )  # fmt: skip
    assert advice(position) == "F5xG4"


# Judgement ---------------------------------------------------------------------------------------


def test_it_finishes_the_weaker_of_two_like_targets():
    position = given(rebels=["echo F4 ordered 0"], empire=["snow E4", "snow E5(1)"])
    assert advice(position) == "F4xE5"


def test_it_plays_the_card_that_orders_somebody():
    position = given(
        phase="play_card", rebels=["echo E2"], empire=["snow D2", "snow A9"],
        cards={"rebels-1": {"hand": ["R107", "R108", "R109"]}},
    )  # fmt: skip
    assert advice(position) == "card R107"


def test_it_rolls_again_after_a_miss_and_keeps_what_kills():
    position = given(rebels=["echo F4 badge e_web installed ordered 0"], empire=["snow E4(1)"])
    missed = do(position, "F4xE4", "miss miss miss").position
    hit = do(position, "F4xE4", "infantry miss miss").position
    assert (advice(missed), advice(hit)) == ("reroll e_web", "done")


def test_the_outlook_is_rounded_down_from_exact_chances():
    found = effect(1, 6, 3, 1, Victim())
    assert (found.dead, found.lost, found.leaves) == (CERTAIN // 2, 0, CERTAIN // 6)
    blocked = effect(1, 6, 3, 1, Victim(room=0))
    assert (blocked.dead, blocked.leaves) == (CERTAIN * 4 // 6, 0)


def test_a_card_is_judged_also_in_a_turn_with_an_order_more_by_a_support_card():
    # Given an extra order for infantry of any section, and a unit that no clause of the card covers
    campaign = {"id": "K1", "node": "K1-A", "support": {"empire": {"hand": ["ES3"]}}}
    before = given(
        "empire", "order", "E104", campaign=campaign, rebels=["echo B9"],
        empire=["snow A2", "snow A9"],
    )  # fmt: skip
    card = GAME.content.cards["E104"]

    worth = [
        card_value(Outlook(GAME.tables, position.view("empire-1"), "empire"), card)
        for position in (before, do(before, "support ES3").position)
    ]

    assert worth[0] < worth[1], "the unit beside the enemy can be ordered too"
