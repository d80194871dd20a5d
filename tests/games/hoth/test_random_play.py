"""Random battles end, and nothing is lost or doubled on the way."""

import pytest

from bot import selfplay
from bot.engine import journal
from bot.engine.chance.draws import SeededDraws
from bot.games.hoth.model.state import TurnFrame
from tests.games.hoth.given import GAME

pytestmark = pytest.mark.slow

STEPS = 2000
FEW, MANY = 2, 100
"""Battles of a scenario in every run, and in a bulk run."""


def invariants(state, cards):
    for seat, player in state.players.items():
        own = [*player.deck, *player.hand, *player.discard]
        if seat == state.turn.seat:
            own += [state.turn.card] if state.turn.card else []
            if state.flow and isinstance(state.flow[0], TurnFrame):
                own += state.flow[0].drawn
        assert sorted(own) == cards[seat]
    hexes = [one.hex for one in state.units]
    standing = [fort.hex for fort in state.forts if fort.standing]
    assert len(set(hexes)) == len(hexes)
    assert not set(hexes) & set(standing)
    assert all(1 <= one.figures <= one.start_figures for one in state.units)
    ids = [one.id for one in (*state.units, *state.gone)]
    ids += [one.id for own in state.sides.values() for one in own.waiting]
    return sorted(ids)


def battle(scenario, seed, **options):
    """Play one game with all invariants checked; returns its journal and set-up."""
    draws = SeededDraws(seed.encode(), "random")
    setup = selfplay.setup_of(GAME, scenario, options)
    line = selfplay.started(GAME, setup, draws)
    start = line.position.state
    cards = {seat: sorted([*player.deck, *player.hand]) for seat, player in start.players.items()}
    ids = invariants(start, cards)
    for position in selfplay.steps(line, draws, selfplay.random_chooser(seed)):
        assert invariants(position.state, cards) == ids
        assert len(line.entries) < STEPS
    assert line.position.outcome is not None
    return setup, [record for record, _ in line.entries], cards


@pytest.mark.rule("HOTH-GEN-01", "HOTH-GEN-02", "HOTH-CARD-12", "HOTH-MOVE-05")
@pytest.mark.parametrize("scenario", GAME.content.scenarios)
def test_random_battles_end_and_conserve_cards_and_units(scenario):
    conserved(scenario, scenario, FEW)


@pytest.mark.soak
@pytest.mark.parametrize("scenario", GAME.content.scenarios)
def test_many_random_battles_end_and_conserve_cards_and_units(scenario, soak_seed):
    conserved(scenario, soak_seed, MANY)


def conserved(scenario, seed, count):
    for number in range(count):
        _, _, cards = battle(scenario, f"{seed}-{number}")
        assert {len(one) for one in cards.values()} == {16}


@pytest.mark.parametrize("scenario", GAME.content.scenarios)
def test_a_random_battle_replays_to_the_same_digest(scenario):
    setup, records, _ = battle(scenario, f"replay-{scenario}")

    again = journal.replay(GAME, setup, records)
    assert journal.digest(again) == records[-1].digest


COMMANDERS = [("vader", "leia"), ("veers", "luke"), ("piett", "han")]
with_commanders = pytest.mark.parametrize(("empire", "rebels"), COMMANDERS)


@pytest.mark.rule("HOTH-CMD-02", "HOTH-CMD-03")
@with_commanders
@pytest.mark.parametrize("scenario", ["S03", "S05", "S11"])
def test_random_battles_with_commanders(scenario, empire, rebels):
    commanded(scenario, empire, rebels, f"{empire}-0")


@pytest.mark.soak
@with_commanders
@pytest.mark.parametrize("scenario", ["S03", "S05", "S11"])
def test_many_random_battles_with_commanders(scenario, empire, rebels, soak_seed):
    for number in range(10):
        commanded(scenario, empire, rebels, f"{soak_seed}-{number}")


def commanded(scenario, empire, rebels, seed):
    options = {
        "commanders": "on",
        "commander-empire-1": empire,
        "commander-rebels-1": rebels,
    }
    setup, records, cards = battle(scenario, seed, **options)
    assert {len(one) for one in cards.values()} == {19}
    journal.replay(GAME, setup, records)
