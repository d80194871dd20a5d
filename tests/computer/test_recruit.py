"""The recruit: it errs as often as its game says, and never passes over a victory."""

from __future__ import annotations

import pytest

from bot import selfplay
from bot.computer.recruit import ALWAYS, recruited
from bot.computer.sources import SeededSource
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.flow import encode
from bot.engine.worlds.unknown import masked
from tests.games.lords.given import given
from tests.support.loaded import load_games

GAMES = load_games()


def asked(slug, seed):
    """Return the positions of a battle, as far as there is a choice."""
    game, draws = GAMES[slug], SeededDraws(seed.encode(), "recruit")
    line = selfplay.started(game, selfplay.setup_of(game, game.scenarios()[0]), draws)
    steps = selfplay.steps(line, draws, selfplay.greedy_chooser())
    for position, _ in zip(steps, range(40), strict=False):
        if position.open and len(position.options(position.open[0])) > 1:
            yield position


@pytest.mark.parametrize(("slips", "errs"), [(0, "never"), (ALWAYS, "always")])
@pytest.mark.parametrize("slug", ["hoth", "lords", "napoleonics"])
def test_it_errs_as_often_as_its_game_says_among_the_better_half(slug, slips, errs, monkeypatch):
    game = GAMES[slug]
    monkeypatch.setattr(type(game.computer), "slips", slips)
    count = 0
    for position in asked(slug, "4"):
        decision = position.open[0]
        view, options = position.view(decision.seat), position.options(decision)
        ranked = list(game.computer.ranked(view, decision, options))
        mask = masked(game, position.state, decision.seat)
        before = encode(mask)

        found = recruited(game, mask, decision, SeededSource(f"{slug} {count}"))

        better = ranked[1 : 1 + max(1, len(ranked) // 2)]
        assert found in (ranked[:1] if errs == "never" else better)
        assert encode(mask) == before
        count += 1
    assert count > 10


def test_it_never_passes_over_a_victory(monkeypatch):
    # Given a blow that takes the last of four command units
    lords = GAMES["lords"]
    monkeypatch.setattr(type(lords.computer), "slips", ALWAYS)
    taken = ["dwarf_ivor_the_mad", "dwarf_deadeye_jones", "dwarf_gordona_ironhelm"]
    position = given(
        south=["orc_ravager_r c3"],
        north=["dwarf_mungo_lancerammer d4", "dwarf_slugger_f f5"],
        hand=["goblin_shanker_fr", "goblin_spikeman_r"],
        cards={"south": {"pile": taken}},
    )
    decision = position.open[0]
    mask = masked(lords, position.state, decision.seat)

    for number in range(5):
        found = recruited(lords, mask, decision, SeededSource(str(number)))
        step = flow.submit(
            position, decision.seat, decision.serial, found, SeededDraws(b"1", "win")
        )
        assert step.position.outcome.winner == "south"
