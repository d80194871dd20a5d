"""Games at random to their end, with corrections and answers that no menu lists in between."""

import random

import pytest

from bot import selfplay
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.ending.parley import OfferDraw, Resign
from bot.engine.flow import Position
from bot.engine.model import ANYTIME
from bot.engine.setup.agreement import with_defaults
from bot.games.fire_and_sword.model.actions import Answer
from tests.support.twins import encoded, twin

from .live import game

MOST = 4000


def setup():
    return selfplay.setup_of(game(), "table", {"scouting": "on"})


def any_setup(source):
    """Return a table of any armies that the rules allow, with or without scouting."""
    table = selfplay.setup_of(game(), "table", {"scouting": source.choice(["on", "off"])})
    for seat in table.seats:
        army = game().preparation.seat_options(table, seat)[0]
        table.options[army.key] = source.choice([one.key for one in army.choices])
    return with_defaults(game(), table)


def wild(source, position):
    """Return who does what: an answer, one that is not listed, or a correction."""
    if source.random() < 0.2:
        seat = source.choice(setup().seats)
        found = game().anytime(position.view(seat), seat)
        found = [one for one in found if not isinstance(one, Resign | OfferDraw)]
        return seat, ANYTIME, source.choice(found)
    decision = source.choice(position.open)
    asked = position.view(decision.seat).asked
    if asked.more and source.random() < 0.2:
        return decision.seat, decision.serial, Answer(source.choice(asked.more))
    if asked.high > asked.low and source.random() < 0.2:
        return decision.seat, decision.serial, Answer(str(source.randint(asked.low, asked.high)))
    return decision.seat, decision.serial, source.choice(position.options(decision))


@pytest.mark.rule("FAS-LIVE-08", "FAS-LIVE-12")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_whatever_is_corrected_or_typed_in_between_the_game_goes_on_to_its_end(seed):
    assert ended(setup(), seed)


def ended(table, seed):
    """Play wildly and tell whether the game came to its end."""
    source, draws = random.Random(seed), SeededDraws(seed.encode(), "wild")
    position = flow.begin(game(), table, draws).position
    for _ in range(MOST):
        if not position.open:
            break
        position = flow.submit(position, *wild(source, position), draws).position
    return position.outcome is not None


@pytest.mark.soak
def test_any_armies_play_wildly_to_the_end_and_use_no_key_twice(soak_seed):
    source = random.Random(soak_seed)
    for number in range(100):
        assert ended(any_setup(source), f"{soak_seed}-{number}")


@pytest.mark.rule("FAS-LIVE-10")
def test_hidden_orders_change_no_question_and_no_public_event_of_a_whole_game():
    """A token that an answer turns up belongs to him who answers."""
    source, draws = random.Random("hidden"), SeededDraws(b"hidden", "whole")
    position = flow.begin(game(), setup(), draws).position
    while position.open:
        decision = source.choice(position.open)
        action = source.choice(position.options(decision))
        other = twin(position, decision.seat, source, answers=False)
        assert encoded(other.view(decision.seat)) == encoded(position.view(decision.seat))
        steps = [
            flow.submit(one, decision.seat, decision.serial, action, draws)
            for one in (position, other)
        ]
        public = [[one for one in step.events if one.audience is None] for step in steps]
        assert encoded(public[0]) == encoded(public[1])
        assert steps[0].position.open == steps[1].position.open
        position = steps[0].position


def test_a_table_is_the_same_after_storage_at_every_step():
    draws = SeededDraws(b"stored", "whole")
    line = selfplay.started(game(), setup(), draws)
    stored = line.position
    for position in selfplay.steps(line, draws, selfplay.random_chooser("stored")):
        last = line.entries[-1][0]
        action = game().codec.action(last.action)
        stored = Position.decode(game(), stored.encode())
        stored = flow.submit(stored, last.seat, last.serial, action, draws).position
        assert stored.encode() == position.encode()
