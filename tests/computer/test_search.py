"""Thinking ahead: what is found, what is kept, and that it depends on nothing but the mask."""

import random

import pytest

from bot import selfplay
from bot.computer.levels import budget
from bot.computer.search import Budget, think
from bot.computer.sources import SeededSource
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.flow import Position
from bot.engine.model import Seat, Setup
from bot.engine.parts.computer import Computer
from bot.engine.parts.insight import Course, Insight
from bot.engine.worlds.unknown import masked
from tests.support.loaded import load_games
from tests.support.tiny import Pick, Tiny, side
from tests.support.twins import twin

GAMES = load_games()
SAFE, DARE, RUIN = Pick(0), Pick(1), Pick(2)
LITTLE = Budget(units=60, options=6)


class Steps(Insight):
    def course(self, view):
        return Course(view.turn, Seat("a-1"))


class Careful(Computer):
    """Advises the safe step, which is not the best."""

    deep_points = ("DP-PICK",)

    def hidden(self, state, seat):
        return ()

    def worth(self, state, wanted):
        return sum(1000 * (n if one == wanted else -n) for one, n in state.score.items())


class Cliff(Tiny):
    """A safe step is one point, a daring one a die, a ruinous one a die that is lost."""

    slug = "cliff"
    insight = Steps()
    computer = Careful()

    def advance(self, t):
        t.ask(self.point, t.state.seats[t.state.turn % 2])

    def options(self, view, decision):
        return (SAFE, DARE, RUIN)

    def apply(self, t, decision, action):
        gain = 1
        if action != SAFE:
            gain = t.roll(1, 6, "CLIFF")[0] * (1 if action == DARE else -1)
        t.state.score[side(decision.seat)] += gain
        self.next_turn(t, t.state.flow[-1])


def sources(seed):
    return lambda name: SeededSource(f"{seed} {name}")


def begun(game):
    setup = Setup(scenario="only", seats=game.table)
    return flow.begin(game, setup, SeededDraws(b"seed", "match")).position


def test_what_is_better_on_average_is_preferred_to_the_advice():
    position = begun(Cliff())

    thought = think(position.game, position.state, position.open[0], sources("a"), LITTLE)

    assert thought.action == DARE
    assert 1000 < thought.gain < 4000, "a die less one is 2.5 points on average"
    assert thought.units >= LITTLE.units
    assert thought.worlds >= 4


def test_the_advice_is_kept_where_nothing_is_better(monkeypatch):
    monkeypatch.setattr(Cliff, "options", lambda self, view, decision: (SAFE, RUIN))
    position = begun(Cliff())

    thought = think(position.game, position.state, position.open[0], sources("a"), LITTLE)

    assert (thought.action, thought.gain) == (SAFE, 0)


@pytest.mark.parametrize("change", ["one option", "no such point"])
def test_where_nothing_can_be_found_nothing_is_looked_for(monkeypatch, change):
    if change == "one option":
        monkeypatch.setattr(Cliff, "options", lambda self, view, decision: (RUIN,))
    else:
        monkeypatch.setattr(Careful, "deep_points", ())
    position = begun(Cliff())

    thought = think(position.game, position.state, position.open[0], sources("a"), LITTLE)

    advised = RUIN if change == "one option" else SAFE
    assert (thought.action, thought.units, thought.worlds) == (advised, 0, 0)


def test_no_more_options_than_the_budget_says_are_compared():
    position = begun(Cliff())
    narrow = Budget(units=60, options=1)

    thought = think(position.game, position.state, position.open[0], sources("a"), narrow)

    assert thought.action == SAFE


def deep(slug, seed, wanted):
    """Play on by advice to a decision at which it pays to think."""
    game = GAMES[slug]
    draws = SeededDraws(seed.encode(), "search")
    line = selfplay.started(game, selfplay.setup_of(game, game.scenarios()[0]), draws)
    found = 0
    for position in selfplay.steps(line, draws, selfplay.greedy_chooser()):
        decision = position.open[0]
        options = position.options(decision)
        if decision.point in game.computer.deep_points and len(options) > 1:
            found += 1
            if found == wanted:
                return position, decision
    raise AssertionError(f"{slug} asks no such question")


THINKERS = pytest.mark.parametrize("slug", ["lords", "napoleonics"])


@THINKERS
def test_equal_knowledge_gives_equal_thoughts_and_leaves_the_mask_alone(slug):
    position, decision = deep(slug, "7", 6)
    game, thoughts, masks = position.game, [], []
    for number in range(2):
        other = twin(position, decision.seat, random.Random(number))
        mask = masked(game, other.state, decision.seat)
        before = Position(game, mask).encode()
        thoughts.append(think(game, mask, decision, sources("x"), Budget(40, 3)))
        masks.append(Position(game, mask).encode())
        assert masks[-1] == before

    assert masks[0] == masks[1]
    assert thoughts[0] == thoughts[1]
    read = game.codec.state(masks[0])
    again = think(game, read, decision, sources("x"), Budget(40, 3))
    assert again == thoughts[0], "a worker that reads the mask thinks as who made it"
    view = position.view(decision.seat)
    assert thoughts[0].action in game.options(view, decision)


@THINKERS
def test_the_best_of_the_ranking_is_what_is_advised(slug):
    for wanted in (1, 4, 9):
        position, decision = deep(slug, "9", wanted)
        view, options = position.view(decision.seat), position.options(decision)
        ranked = position.game.computer.ranked(view, decision, options)
        assert ranked[0] == position.game.computer.advise(view, decision, options)
        assert sorted(map(position.game.write, ranked)) == sorted(map(position.game.write, options))


@THINKERS
def test_a_victory_is_worth_more_than_all_else_and_both_sides_are_weighed_alike(slug):
    game = GAMES[slug]
    played = selfplay.play(
        game, selfplay.setup_of(game, game.scenarios()[0]), "3", chooser=selfplay.greedy_chooser()
    )
    sides = sorted({game.side_of(seat) for seat in played.setup.seats})
    end = {one: game.computer.worth(played.position.state, one) for one in sides}
    winner = played.outcome.winner
    (loser,) = [one for one in sides if one != winner]
    assert end[winner] == -end[loser] > 0
    position, _ = deep(slug, "3", 8)
    assert all(abs(game.computer.worth(position.state, one)) * 2 < end[winner] for one in sides)


@THINKERS
def test_levels_think_more_the_higher_they_are(slug):
    veteran, general = (budget(GAMES[slug], level) for level in ("veteran", "general"))
    assert veteran.units == GAMES[slug].computer.units < general.units
    assert veteran.options < general.options
