"""Random battles of teams end, conserve cards and units, and are written and told in words."""

import pytest

from bot import selfplay
from bot.engine import journal
from bot.engine.chance.draws import SeededDraws
from bot.engine.ending.parley import Proposal, Proposed
from bot.games.hoth.model.actions import DiscardCard
from bot.games.hoth.model.team import CardShown, Delegate, Delegated
from bot.games.hoth.notation import positions
from tests.games.hoth.given import GAME, given
from tests.games.hoth.test_random_play import STEPS, invariants
from tests.support.loaded import load_catalogue

pytestmark = pytest.mark.slow

SIZES = [("rebels-2",), ("empire-2",), ("empire-2", "rebels-2")]
PIETT = {
    "commanders": "on",
    "commander-empire-1": "piett",
    "commander-empire-2": "vader",
    "commander-rebels-1": "leia",
    "commander-rebels-2": "han",
}


def battle(scenario, seats, seed, **options):
    """Play one game with its invariants checked; returns its set-up, journal and points asked."""
    draws = SeededDraws(seed.encode(), "random")
    setup = selfplay.setup_of(GAME, scenario, options, seats)
    line = selfplay.started(GAME, setup, draws)
    players = line.position.state.players.items()
    cards = {seat: sorted([*one.deck, *one.hand]) for seat, one in players}
    ids = invariants(line.position.state, cards)
    asked = set()
    for position in selfplay.steps(line, draws, selfplay.random_chooser(seed)):
        assert invariants(position.state, cards) == ids
        assert len(line.entries) < STEPS
        asked |= {(decision.point, decision.seat) for decision in position.open}
    assert line.position.outcome is not None
    return setup, [record for record, _ in line.entries], asked


@pytest.mark.rule("HOTH-TEAM-01", "HOTH-TEAM-13", "HOTH-GEN-02")
@pytest.mark.parametrize("seats", SIZES, ids="+".join)
@pytest.mark.parametrize("scenario", ["S01", "S07", "S09"])
def test_random_battles_of_teams_end_and_conserve_cards_and_units(scenario, seats):
    for number in range(3):
        setup, records, _ = battle(scenario, seats, f"{scenario}-{number}")
        assert len(setup.seats) == 2 + len(seats)
        journal.replay(GAME, setup, records)


@pytest.mark.rule("HOTH-TEAM-06", "HOTH-TEAM-17", "HOTH-TEAM-19")
def test_random_battles_with_commanders_ask_every_member():
    asked = set()
    for number in range(4):
        setup, records, points = battle("S01", SIZES[2], f"commanders-{number}", **PIETT)
        journal.replay(GAME, setup, records)
        asked |= points

    everybody = {"empire-1", "empire-2", "rebels-1", "rebels-2"}
    for point in ("DP-PLAY", "DP-MOVE", "DP-ATTACK", "DP-RETREAT"):
        assert {seat for one, seat in asked if one == point} == everybody
    assert {seat for one, seat in asked if one == "DP-FLEET-MATE"} == {"empire-2"}


@pytest.mark.parametrize("locale", ["en", "cs", "pl"])
def test_every_word_of_team_play_is_in_every_language(locale):
    say = load_catalogue().speaker(locale)
    events = [Proposed(seat="empire-2", what=what) for what in ("resign", "draw")]
    events += [Delegated(seat="rebels-2", on=on) for on in (True, False)]
    events += [CardShown(seat="rebels-2", card="R108")]
    lines = [say(GAME.words.caption(event)) for event in events]
    assert len(set(lines)) == 5
    assert not [line for line in lines if "hoth-" in line]

    fleet = given(
        "empire", "draw", frame={"step": "mate", "mate_may_discard": 3},
        seats={"empire": ["empire-1", "empire-2"]}, turn={"number": 2},
        empire=["snow A2"], rebels=["echo G3"],
    )  # fmt: skip
    decision, view = fleet.open[0], fleet.view("empire-2")
    assert decision.point == "DP-FLEET-MATE"
    texts = [GAME.words.prompt(view, decision)]
    for action in fleet.options(decision):
        texts += [choice.label for choice in GAME.words.menu(view, decision, action)]
    texts += [choice.label for choice in GAME.policies.listed("DP-FLEET-MATE")]
    assert not [say(one) for one in texts if "hoth-" in say(one)]
    assert any(isinstance(one, DiscardCard) for one in fleet.options(decision))


def test_delegating_is_written_as_it_is_read():
    assert GAME.write(Delegate(on=True)) == "delegate on"
    assert GAME.write(Delegate(on=False)) == "delegate off"


def test_a_position_of_teams_is_written_as_it_is_read():
    position = given(
        "rebels", "play_card", rebels=["echo F4"], empire=["snow A1"],
        seats={"rebels": ["rebels-1", "rebels-2"]}, next_player={"rebels": 1},
        turn={"seat": "rebels-2", "number": 3},
        parley={"proposals": [{"seat": "rebels-1", "what": "resign", "turns": 4}]},
        delegating=["rebels-2"],
    )  # fmt: skip
    written = positions.write(GAME.content, position.state)
    again = positions.read(GAME.content, written)

    assert again.parley.proposals == (Proposal("rebels-1", "resign", 4),)
    assert again.delegating == ["rebels-2"]
    assert again.sides == position.state.sides
    assert again.turn.seat == "rebels-2"
