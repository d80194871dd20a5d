"""Lines tried on a fork of what a seat knows: nothing hidden is told, nothing reaches the match."""

from __future__ import annotations

import random

import pytest

from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.flow import Position
from bot.engine.refusal import Refused
from bot.engine.setup import agreement
from bot.selfplay import setup_of
from bot.service.match.analysis import Fork, answered, known, tried
from tests.support.loaded import load_games
from tests.support.twigs import Twigs


def played(slug: str, steps: int) -> Position:
    """A battle after some random steps."""
    game, chance = load_games()[slug], random.Random(7)
    draws = SeededDraws(b"fork", "fork")
    setup = agreement.with_defaults(game, setup_of(game, game.scenarios()[0]))
    position = flow.begin(game, setup, draws).position
    for _ in range(steps):
        decision = position.open[0]
        action = chance.choice(position.options(decision))
        position = flow.submit(position, decision.seat, decision.serial, action, draws).position
    return position


def first(position: Position) -> str:
    """The first order that may be given."""
    return position.game.write(position.options(position.open[0])[0])


@pytest.mark.parametrize("slug", ["hoth", "napoleonics", "lords", "jours", "fire_and_sword"])
def test_a_line_is_carried_out_on_a_fork_and_the_same_line_has_the_same_dice(slug):
    position = played(slug, 12)
    before = flow.encode(position.state)
    fork = Fork(position, position.open[0].seat)
    line = tried(fork, ())
    for _ in range(6):
        line = tried(fork, (*line.orders, first(line.position)))

    again = tried(fork, line.orders)

    assert line.fault is None
    assert len(line.orders) == 6
    assert flow.encode(again.position.state) == flow.encode(line.position.state)
    assert again.events == line.events
    assert flow.encode(position.state) == before, "nothing of it reaches the match"


def test_another_number_deals_other_hidden_cards_and_what_is_known_stays():
    position = played("hoth", 4)
    seat = position.open[0].seat

    worlds = [tried(Fork(position, seat, number), ()).position for number in range(6)]

    assert len({flow.encode(one.state) for one in worlds}) > 1
    assert len({flow.encode(one.view(seat)) for one in worlds}) == 1
    assert flow.encode(worlds[0].view(seat)) == flow.encode(position.view(seat))
    whole = tried(Fork(position, None, whole=True), ())
    assert flow.encode(whole.position.state) == flow.encode(position.state)


def test_the_first_order_that_is_refused_ends_the_line_and_says_why():
    position = played("hoth", 4)
    fork = Fork(position, position.open[0].seat)
    order = first(position)

    line = tried(fork, (order, "Z9>Z9", order))

    assert line.orders == (order,)
    assert isinstance(line.fault, Refused)


def test_the_computer_answers_until_another_seat_is_asked():
    position = played("hoth", 4)
    fork = Fork(position, position.open[0].seat)

    line = answered(fork, tried(fork, ()))

    assert line.orders
    assert line.decision is None or line.decision.seat != fork.seat
    assert line.fault is None


def test_a_game_that_does_not_say_what_is_hidden_cannot_be_forked_before_it_is_over():
    game = Twigs()
    setup = setup_of(game, game.scenarios()[0])
    position = flow.begin(game, setup, SeededDraws(b"fork", "fork")).position
    fork = Fork(position, position.open[0].seat)

    assert not known(fork)
    with pytest.raises(Refused) as refused:
        tried(fork, ())
    assert refused.value.reason.key == "analyse-refused-unknown"
    assert known(fork._replace(whole=True))
