"""Whole battles played at random and by the computer: they end, replay, and stay legal."""

import pytest

from bot import selfplay
from bot.engine import journal
from bot.engine.chance.draws import SeededDraws
from bot.games.jours.rules.stacking import stacking_fault
from tests.games.jours.given import CONTENT, GAME

QUIET = ("DP-A1", "DP-A3", "DP-B2", "DP-D2")
"""Decision points at which no move or combat is under way."""
MANY = {"random": 500, "greedy": 50}
"""How many battles of each scenario are played in a bulk run, by who plays."""


def played(scenario, players, seed):
    """Play a battle to its end, look at each position, and replay its journal."""
    setup = selfplay.setup_of(GAME, scenario)
    draws = SeededDraws(seed.encode(), "battle")
    line = selfplay.started(GAME, setup, draws)
    known = {one.id for one in line.position.state.field.units}
    for count, position in enumerate(selfplay.steps(line, draws, selfplay.PLAYERS[players](seed))):
        assert count < 3000, "no end in sight"
        legal(position, known)
    assert line.position.outcome is not None
    records = tuple(record for record, _ in line.entries)
    again = journal.replay(GAME, setup, records)
    assert journal.digest(again) == records[-1].digest


def legal(position, known):
    """Check what holds of the units whatever happens."""
    field = position.state.field
    assert {one.id for one in field.units} == known
    stacks = {}
    for one in field.on_map():
        assert one.level != "eliminated"
        assert one.at in GAME.tables.ground(field.map).cells
        assert one.is_routed == (one.facing is None)
        assert not (one.square and (one.is_routed or one.arm == "cavalry"))
        stacks.setdefault(one.at, []).append(one)
    quiet = position.open and position.open[0].point in QUIET
    for cell, there in stacks.items():
        assert len({one.side for one in there}) == 1, f"both sides in {cell}"
        if quiet:
            assert stacking_fault(CONTENT, there) is None, cell
            for guns in (True, False):
                facings = {one.facing for one in there if one.is_gun is guns}
                assert len(facings) <= 1, f"{cell} faces {facings}"


@pytest.mark.parametrize("players", ["random", "greedy"])
def test_a_battle_ends_and_stays_legal(players):
    played("drill", players, "quick")


@pytest.mark.soak
@pytest.mark.parametrize("players", ["random", "greedy"])
@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_many_battles_end_and_stay_legal(scenario, players, soak_seed):
    for number in range(MANY[players]):
        played(scenario, players, f"{soak_seed}-{number}")
