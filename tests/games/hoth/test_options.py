"""What may be agreed before a battle is what the rules allow, and all of it can be played."""

import pytest

from bot import selfplay
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.model import Setup
from bot.games.hoth.game import HothGame
from tests.support.loaded import load_content

FOUR = ("rebels-1", "empire-1", "rebels-2", "empire-2")
DRAWS = SeededDraws(b"options", "x")


@pytest.fixture(scope="module")
def game():
    return HothGame(load_content("hoth"))


def offered(options):
    return {one.key: [choice.key for choice in one.choices] for one in options}


def test_a_battle_offers_commanders_the_opening_draw_and_the_hands_of_teams(game):
    options = game.preparation.match_options("S01")

    assert offered(options) == {
        "commanders": ["off", "on"],
        "opening_draw": ["on", "off"],
        "see_hands": ["on", "off", "empire", "rebels"],
    }
    assert [one.default for one in options] == ["off", "on", "on"]


@pytest.mark.rule("HOTH-CAMP-13", "HOTH-CAMP-01")
def test_a_campaign_offers_neither_commanders_nor_hands_of_teams(game):
    campaign = next(one for one in game.scenarios() if one in game.content.campaigns)

    assert offered(game.preparation.match_options(campaign)) == {"opening_draw": ["on", "off"]}


@pytest.mark.rule("HOTH-SET-07", "HOTH-CMD-01", "HOTH-CMD-02")
def test_a_seat_chooses_among_the_commanders_of_its_side_if_they_are_used(game):
    without = Setup(scenario="S01", seats=FOUR[:2])
    used = Setup(scenario="S01", seats=FOUR[:2], options={"commanders": "on"})

    assert game.preparation.seat_options(without, "empire-1") == ()
    assert offered(game.preparation.seat_options(used, "empire-1")) == {
        "commander-empire-1": ["piett", "vader", "veers"]
    }
    assert offered(game.preparation.seat_options(used, "rebels-1")) == {
        "commander-rebels-1": ["han", "leia", "luke"]
    }


@pytest.mark.rule("HOTH-RUL-39", "HOTH-TEAM-06")
def test_a_teammates_commander_is_not_offered(game):
    chosen = {"commanders": "on", "commander-empire-1": "vader", "commander-rebels-1": "leia"}
    setup = Setup(scenario="S01", seats=FOUR, options=chosen)

    assert offered(game.preparation.seat_options(setup, "empire-2")) == {
        "commander-empire-2": ["piett", "veers"]
    }
    assert offered(game.preparation.seat_options(setup, "rebels-2")) == {
        "commander-rebels-2": ["han", "luke"]
    }


def test_a_battle_begins_with_any_option_and_any_commander_offered(game):
    for option in game.preparation.match_options("S01"):
        for choice in option.choices:
            options = {option.key: choice.key}
            for seat in FOUR:
                setup = Setup(scenario="S01", seats=FOUR, options=options)
                for one in game.preparation.seat_options(setup, seat):
                    options[one.key] = one.choices[-1].key
            setup = selfplay.setup_of(game, "S01", options, FOUR)
            assert flow.begin(game, setup, DRAWS).position.open
