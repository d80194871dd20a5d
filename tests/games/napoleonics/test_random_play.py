"""Random battles end, and nothing is lost or doubled on the way."""

import pytest

from bot import selfplay
from bot.engine import journal
from bot.engine.chance.draws import SeededDraws
from tests.games.napoleonics.given import GAME

pytestmark = pytest.mark.slow

STEPS = 8000
OPTIONS = [{}, {"square_check": "on"}, {"terrain_stacking": "highest", "turn_limit": "30"}]


def check(state, ids):
    """Check what must hold throughout: 70 cards, whole units, squares with their slots."""
    cards = [*state.deck, *state.discard, *([state.turn.card] if state.turn.card else [])]
    for player in state.players.values():
        cards += [*player.hand, *player.struck, *(one.card for one in player.track.values())]
    cards += state.flow[0].drawn if state.flow else []
    assert sorted(cards) == GAME.tables.deck
    hexes = [unit.hex for unit in state.units]
    assert len(set(hexes)) == len(hexes)
    assert {unit.id for unit in state.units} <= ids
    assert all(1 <= unit.blocks <= unit.start_blocks for unit in state.units)
    for side, player in state.players.items():
        squares = {
            str(one.square): one.id for one in state.units if one.square and one.side == side
        }
        assert {slot: one.unit for slot, one in player.track.items()} == squares
    check_leaders(state)


def check_leaders(state):
    """Check that leaders share a hex with friends alone, and never with one another."""
    there = {unit.hex: unit.side for unit in state.units}
    on_board = [leader for leader in state.leaders if leader.hex is not None]
    assert len({leader.hex for leader in on_board}) == len(on_board)
    for leader in on_board:
        assert leader.status == "here"
        assert there.get(leader.hex, leader.side) == leader.side


def battle(scenario, seed, **options):
    """Play one game with all invariants checked; returns its set-up and journal."""
    draws = SeededDraws(seed.encode(), "random")
    setup = selfplay.setup_of(GAME, scenario, options)
    line = selfplay.started(GAME, setup, draws)
    hands = {side: army.hand for side, army in GAME.content.scenarios[scenario].sides.items()}
    ids = {unit.id for unit in line.position.state.units}
    number = 0
    for position in selfplay.steps(line, draws, selfplay.random_chooser(seed)):
        state = position.state
        check(state, ids)
        assert len(line.entries) < STEPS
        if state.turn.number > number and state.turn.phase == "command":
            number = state.turn.number
            own = state.players[state.turn.side]
            assert len(own.hand) + len(own.track) == hands[state.turn.side]
    assert line.position.outcome is not None
    return setup, [record for record, _ in line.entries]


@pytest.mark.rule("NAP-DRW-04", "NAP-GEN-03", "NAP-GEN-04", "NAP-SQ-04", "NAP-CRD-01")
@pytest.mark.parametrize(("number", "scenario"), list(enumerate(GAME.scenarios())))
def test_random_battles_end_and_conserve_cards_and_units(number, scenario):
    replayed(scenario, f"{scenario}-0", OPTIONS[number % len(OPTIONS)])


@pytest.mark.soak
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "usual")
@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_many_random_battles_end_and_conserve_cards_and_units(scenario, options, soak_seed):
    for number in range(20):
        replayed(scenario, f"{soak_seed}-{number}", options)


def replayed(scenario, seed, options):
    setup, records = battle(scenario, seed, **options)
    again = journal.replay(GAME, setup, records)
    assert journal.digest(again) == records[-1].digest
