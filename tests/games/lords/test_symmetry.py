"""Turning the mat round and exchanging the players changes nothing (lords.md 5.9)."""

import msgspec
import pytest

from bot import selfplay
from bot.engine import journal
from bot.engine.chance.draws import SeededDraws
from bot.engine.flow import Position
from bot.games.lords.model.field import Field
from bot.games.lords.model.state import Unit, other
from bot.games.lords.rules import elimination, placement
from bot.games.lords.rules.geometry import Cell

from .given import GAME, TABLES

pytestmark = pytest.mark.slow


def turned(cell):
    """Return the cell on the other end of the mat."""
    mat = GAME.content.mat
    return Cell(mat.columns + 1 - cell.col, mat.rows + 1 - cell.row)


def turned_units(units):
    """Return the units of both sides exchanged and turned round."""
    return [
        Unit(id=one.id, card=one.card, side=other(one.side), cell=turned(one.cell)) for one in units
    ]


def positions(seed):
    """Yield positions of a game at random."""
    draws = SeededDraws(seed.encode(), "symmetry")
    line = selfplay.started(GAME, selfplay.setup_of(GAME, "basic"), draws)
    yield from selfplay.steps(line, draws, selfplay.random_chooser(seed))


@pytest.mark.rule("LOW-GEO-02", "LOW-GEO-03", "LOW-GEO-04", "LOW-MAT-03")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_the_turned_mat_has_the_turned_placements_and_totals(seed):
    assert turned(TABLES.start["south"]) == TABLES.start["north"]
    for position in positions(seed):
        units = position.state.units
        mat, round_ = Field(TABLES, units), Field(TABLES, turned_units(units))
        for side, own in position.state.forces.items():
            when = placement.situation(mat, side)
            legal = placement.placements(mat, when, side, own.hand)
            there = placement.placements(
                round_, placement.situation(round_, other(side)), other(side), own.hand
            )
            assert {
                card: {turned(cell): how for cell, how in cells.items()}
                for card, cells in legal.items()
            } == there
        blows = {one.unit.id: one.total for one in elimination.resolve(mat, ()).blows}
        assert {one.unit.id: one.total for one in elimination.resolve(round_, ()).blows} == blows


@pytest.mark.rule("LOW-CMB-01", "LOW-MAT-04")
def test_cards_are_never_lost_and_no_cell_holds_two():
    for seed in ("cards", "cells"):
        for position in positions(seed):
            state = position.state
            cells = [unit.cell for unit in state.units]
            assert len(set(cells)) == len(cells)
            for side, own in state.forces.items():
                mine = [unit.card for unit in state.units if unit.side == side]
                everything = [*own.hand, *own.deck, *mine, *state.forces[other(side)].pile]
                assert sorted(everything) == sorted(TABLES.army(own.army))


@pytest.mark.rule("LOW-TRN-02", "LOW-RUL-06")
@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_every_pair_of_armies_plays_every_battle_to_its_end(scenario):
    for south in GAME.content.armies:
        for north in GAME.content.armies:
            options = {"army-south": south, "army-north": north}
            played = selfplay.play(
                GAME, selfplay.setup_of(GAME, scenario, options), f"{south}-{north}", bound=1500
            )
            journal.replay(GAME, played.setup, played.records)


def test_a_view_holds_no_card_of_the_opponents_hand_that_is_nowhere_else():
    for position in positions("views"):
        assert isinstance(position, Position)
        for viewer in (None, "south", "north"):
            view = msgspec.to_builtins(position.view(viewer))
            assert "forces" not in view
            hidden = [side for side in view["sides"] if side != viewer]
            assert all(view["sides"][side]["hand"] is None for side in hidden)
