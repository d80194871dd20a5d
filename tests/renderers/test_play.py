"""Pictures of positions from random play, for every viewer."""

import random

import pytest

import renderers
from bot import selfplay
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from renderers.kit.plain import PlainPainter
from tests.support.loaded import load_games
from tests.support.twins import twin

from . import given

pytestmark = pytest.mark.slow

SCENARIOS = tuple(f"S{number:02}" for number in range(1, 13))
TURNED = ("S01", "S07")
"""Where the Empire sees the board from its own edge: each ground takes seconds."""
STEPS = 160
VIEWERS = (None, "empire-1", "rebels-1")


def play(scenario, seed):
    """Yield (position, events since the turn before last) along a random game."""
    game = load_games()["hoth"]
    setup = selfplay.setup_of(game, scenario)
    draws = SeededDraws(seed.encode(), "pictures")
    step = flow.begin(game, setup, draws)
    source = random.Random(seed)
    log = list(step.events)
    for _ in range(STEPS):
        yield step.position, log
        if not step.position.open:
            return
        decision = step.position.open[0]
        action = source.choice(step.position.options(decision))
        step = flow.submit(step.position, decision.seat, decision.serial, action, draws)
        log = [*log, *step.events][-60:]


def seen_by(events, viewer):
    return [one for one in events if one.audience is None or viewer in one.audience]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_positions_of_random_games_are_painted_for_every_viewer(scenario):
    game = load_games()["hoth"]
    painter = renderers.for_game(game)
    locales = given.catalogue().locales
    for count, (position, log) in enumerate(play(scenario, f"seed {scenario}")):
        if count % 40 != 39 and position.open:
            continue
        for number, viewer in enumerate(VIEWERS):
            view = game.view(position.state, viewer)
            say = given.say(locales[(count + number) % len(locales)])
            events = seen_by(log, viewer)
            picture = painter.paint_board(
                view, events, say, turned=viewer == "empire-1" and scenario in TURNED
            )
            if VIEWERS[count // 40 % len(VIEWERS)] == viewer:  # each in turn: it takes long
                assert len(picture.data) <= 300 * 1024
            assert 0 < len(picture.alt) <= renderers.ALT_LIMIT
            words = painter.text_board(view, say)
            assert all(f"- {unit.hex} " in words for unit in view.units)


@pytest.mark.parametrize("viewer", VIEWERS, ids=str)
def test_states_that_differ_only_in_hidden_facts_give_equal_bytes(viewer):
    game = load_games()["hoth"]
    painter = renderers.for_game(game)
    source = random.Random("twins")
    changed = 0
    for count, (position, log) in enumerate(play("S07", "twins")):
        if count % 50 != 10:
            continue
        other = twin(position, viewer, source)
        changed += other.encode() != position.encode()
        events = seen_by(log, viewer)
        first, second = (
            painter.paint_board(game.view(one.state, viewer), events, given.say())
            for one in (position, other)
        )
        assert first == second
        if viewer:
            first, second = (
                painter.paint_hand(game.view(one.state, viewer), viewer, given.say())
                for one in (position, other)
            )
            assert first == second
    assert changed >= 3


def test_a_game_without_a_painter_is_written_on_a_plain_card():
    class Other:
        slug = "chess"
        content = None

    assert type(renderers.for_game(Other())) is PlainPainter
