"""What a computer that thinks ahead is given of a battle: masks that tell nothing, and worlds."""

import random

import pytest

from bot import selfplay
from bot.computer.sources import SeededSource
from bot.engine.chance.draws import SeededDraws
from bot.engine.flow import Position, encode
from bot.engine.worlds.playout import ChanceDraws, Playout
from bot.engine.worlds.unknown import dealt, masked
from tests.games.fire_and_sword.live import BLUE, RED, game
from tests.support.twins import encoded, hide_otherwise

from .match import begun, usual

VIEWERS = (None, BLUE, RED)
TELLING = ("D-11", "D-22", "D-23", "D-TOKEN", "D-S4")
"""Where the question to a seat, or what it has answered, depends on what lies face down."""


def mask_of(state, viewer):
    return encode(masked(game(), state, viewer))


def worlds(state, viewer, count=8):
    source = SeededSource("worlds")
    return [dealt(game(), state, viewer, source) for _ in range(count)]


def played(scenario):
    """Yield every position of a battle that the advice plays."""
    draws, chooser = SeededDraws(b"unknown", scenario), selfplay.greedy_chooser()
    setup = selfplay.setup_of(game(), scenario)
    yield from selfplay.steps(selfplay.started(game(), setup, draws), draws, chooser)


@pytest.mark.rule("FAS-LIVE-10", "FAS-3.1-a", "FAS-LIVE-03", "FAS-LIVE-08")
@pytest.mark.parametrize(
    ("scenario", "every"),
    [
        ("free_skirmish", 5),
        *(pytest.param(one, 1, marks=pytest.mark.soak) for one in game().scenarios()),
    ],
)
def test_a_mask_is_the_same_whatever_lies_face_down_and_worlds_are_played_on(scenario, every):
    source, deals, asked = random.Random("masks"), SeededSource("deals"), set()
    for number, position in enumerate(played(scenario)):
        points = {one.point for one in position.open}
        if number % every and not points & {*TELLING}:
            continue
        asked |= points
        for viewer in VIEWERS:
            # Given another truth that the viewer cannot tell from this one
            other = game().codec.state(position.encode())
            hide_otherwise(other, viewer, source, answers=True)

            # Then who thinks for the viewer cannot either, and all that they know is there
            mask = masked(game(), position.state, viewer)
            world = dealt(game(), mask, viewer, deals)
            assert mask_of(other, viewer) == encode(mask)
            for state in (mask, world):
                assert encoded(Position(game(), state).view(viewer)) == encoded(
                    position.view(viewer)
                )
                assert state.open == position.open
                assert mask_of(state, viewer) == encode(mask)
            playout = Playout(game(), world, ChanceDraws(deals))
            for _ in range(2):
                if playout.open:
                    playout.step(lambda view, decision, options: options[-1])
    assert {"D-S5", "D-03", "D-05", "D-06"} <= asked or scenario == "table"


@pytest.mark.rule("FAS-3.1-a", "FAS-SET-07")
def test_a_face_down_order_is_any_and_mostly_the_one_that_the_army_list_proposes():
    live = usual(begun("SC-1"), "D-S5")
    dealt_ = [world.element("b3").hidden for world in worlds(live.position.state, RED, 300)]

    assert {*dealt_} == {"advance", "defence", "manoeuvre", "reorganise"}
    assert live.element("b3").preset == "manoeuvre"
    assert 120 < dealt_.count("manoeuvre") < 180, "three of six"
    assert {world.element("r3").hidden for world in worlds(live.position.state, RED)} == {
        live.element("r3").hidden
    }


@pytest.mark.rule("FAS-2.2-a", "FAS-LIVE-03")
def test_a_secret_bid_is_any_that_the_commander_can_pay():
    live = usual(begun("SC-1"), "D-S5").answer("2", seat=BLUE)
    assert live.asked == "D-03 red-1"
    most = live.element("b1").cp

    bids = {one.flow[0].sealed[BLUE]["bid"] for one in worlds(live.position.state, RED, 60)}

    assert bids == {str(number) for number in range(most + 1)}
    assert {one.flow[0].sealed[BLUE]["bid"] for one in worlds(live.position.state, BLUE)} == {"2"}


@pytest.mark.rule("FAS-SET-04")
def test_by_which_template_the_other_side_sets_up_is_not_known():
    live = begun("SC-4", "3, 9", deployment="free").answer("ADV-01", "ADV-06", "ADV-01")
    live.answer("template strong_left")
    assert live.asked == "D-S4 red-1"

    plans = {encode(one.flow[-1].plans) for one in worlds(live.position.state, RED, 20)}
    said = {one.flow[-1].answers["place-1"] for one in worlds(live.position.state, RED, 20)}

    assert len(plans) > 2
    assert len(said) > 2
    own = worlds(live.position.state, BLUE)
    assert {one.flow[-1].answers["place-1"] for one in own} == {"template strong_left"}
