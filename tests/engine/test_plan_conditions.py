"""What the conditions of plans mean, and how far a plan looks ahead, on a coin game with pieces."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.chance.tally import Part, Tally
from bot.engine.model import Setup, Side, Term, Text
from bot.engine.parts.computer import Computer
from bot.engine.parts.insight import Mustered, Odds, OddsRow
from bot.engine.plans import foreseeing
from bot.engine.plans.carrying import Act, upcoming
from bot.engine.plans.conditions import require_places
from bot.engine.plans.foreseeing import ahead, foreseen
from bot.engine.plans.model import Progress, Stop
from bot.engine.plans.reading import plan_of
from bot.engine.refusal import Refused
from tests.service.coin import HEADS, TAILS, CoinInsight, Place, Placed, Throw, Turns

MINE, THEIRS = Side("heads"), Side("tails")


class FieldInsight(CoinInsight):
    """Heads has a piece of 3 at A1, Tails one of 2 at B2; a throw has odds, of three ways."""

    like_dice = True

    def muster(self, view):
        mine = 3 if view.stake < 3 else 1
        return [
            Mustered("h", MINE, "A1", mine, Text("coin-heads")),
            Mustered("t", THEIRS, "B2", 2, Text("coin-tails")),
        ]

    def places(self, view):
        return ("A1", "A2", "B2")

    def odds(self, view, action):
        if isinstance(action, Throw):
            mean = OddsRow(Text("coin-points-expected"), Fraction(7))
            high = OddsRow(Text("coin-six"), Fraction(26, 36))
            return Odds(Tally((Part(2, Term("coin")),)), (mean, high))
        return Odds(Tally(), ()) if isinstance(action, Place) else None

    def surprise(self, view, seat, events):
        bad = any(isinstance(one, Placed) and one.stake == 2 for one in events)
        return Text("coin-surprise") if bad else None


class Field(Turns):
    insight = FieldInsight()


class Open(Computer):
    def hidden(self, state, seat):
        return []


class OpenField(Field):
    computer = Open()


class SecretInsight(FieldInsight):
    secret_draws = frozenset({"COIN-THROW"})


class SecretField(Field):
    insight = SecretInsight()


def start(game=None):
    setup = Setup(scenario="duel", seats=(HEADS, TAILS))
    return flow.begin(game or Field(), setup, SeededDraws(b"plan", "plan")).position


def answer(position, seat, action, seed=b"plan"):
    draws = SeededDraws(seed, "plan")
    return flow.submit(position, seat, position.open[0].serial, action, draws).position


@pytest.mark.parametrize(
    "condition",
    [
        "A2 free", "not A1 free", "a1 taken", "not A2 taken", "A1 own", "not B2 own", "B2 enemy",
        "not A1 enemy", "not A2 enemy", "strength A1=3", "strength A1>=3", "strength B2<3",
        "strength A2<=0", "strength A1>2", "turn=1", "not turn>1", "not lost", "not strength B2=3",
    ],
)  # fmt: skip
def test_a_condition_that_holds_lets_the_order_pass_and_its_contrary_stops(condition):
    here = start()
    assert isinstance(upcoming(here, HEADS, plan_of(f"if {condition}: place 1"), Progress()), Act)

    contrary = (
        condition.removeprefix("not ") if condition.startswith("not ") else f"not {condition}"
    )
    assert upcoming(here, HEADS, plan_of(f"if {contrary}: place 1"), Progress()) == Stop(
        0, "", Text("plan-stop-condition", {"condition": contrary})
    )


@pytest.mark.parametrize(
    ("words", "passes"),
    [
        ("throw if odds>=72", True),
        ("throw if odds>=73", False),
        ("throw if dice=2", True),
        ("throw if dice>2", False),
    ],
)
def test_odds_and_dice_are_those_of_the_order(words, passes):
    """26 of 36 are 72.2 per cent; a mean that is told first is no chance."""
    here = answer(start(), HEADS, Place(1))

    found = upcoming(here, HEADS, plan_of(words), Progress())

    assert isinstance(found, Act if passes else Stop)


@pytest.mark.parametrize("words", ["place 1 if odds>=50", "swap if dice>1", "swap if odds>1"])
def test_a_condition_without_an_answer_stops(words):
    found = upcoming(start(), HEADS, plan_of(words), Progress())

    assert isinstance(found, Stop)
    assert found.reason.key == "plan-stop-unknown"


def test_losses_since_the_plan_began_stop_it():
    plan = plan_of("place 3; throw; stop if lost")
    first = upcoming(start(), HEADS, plan, Progress())
    there = answer(start(), HEADS, first.action)

    assert first.after.strength == 3
    assert upcoming(there, HEADS, plan, first.after) == Stop(
        1, "", Text("plan-stop-watch", {"condition": "stop if lost"})
    )


@pytest.mark.parametrize(
    "words",
    ["place 1 if C9 free", "place 1; stop if C9 taken", "if A1 own: place 1; else if C9 own: hold"],
)
def test_a_place_that_is_none_is_refused_when_the_plan_is_made(words):
    with pytest.raises(Refused) as refused:
        require_places(plan_of(words), start(), HEADS)
    assert refused.value.reason == Text("plan-refused-place", {"place": "C9"})

    require_places(plan_of(words.replace("C9", "a2")), start(), HEADS)
    require_places(plan_of(words), start(Turns()), HEADS)


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("resign", "plan-stop-anytime"),
        ("throw", None),
        ("dance", None),
        ("end", "refused-end"),
        ("if turn=2: wait; else stop", "plan-stop-asked"),
    ],
)
def test_an_order_that_cannot_be_given_stops_with_the_refusal(words, key):
    found = upcoming(start(), HEADS, plan_of(words), Progress())

    assert isinstance(found, Stop)
    assert key is None or found.reason.key == key


def test_what_nobody_could_plan_for_stops_what_comes_behind_it():
    found = foreseen(start(), HEADS, plan_of("place 2; throw"))

    ((stop, chance),) = found.stops
    assert (stop.line, stop.order, chance) == (0, "place 2", 1)
    assert stop.reason == Text("refused-unforeseen", {"what": Text("coin-surprise")})
    assert found.ends == {"stopped": 1}


def test_a_plan_stops_with_the_chance_of_its_dice():
    """Ten of 36 throws come below six and end the turn; else Tails may dodge."""
    found = foreseen(start(), HEADS, plan_of("place 1; throw; if turn=1: place 1; else stop"))
    assert found.ends == {"waits": 1}

    secret = foreseen(start(SecretField()), HEADS, plan_of("place 1; throw"))
    assert secret.ends == {"shown": 1}


def test_what_would_take_too_long_is_not_counted(monkeypatch):
    monkeypatch.setattr(foreseeing, "MOST_TRIED", 2)
    found = foreseen(start(), HEADS, plan_of("place 1; throw"))
    assert found.ends == {"uncounted": 1}

    monkeypatch.undo()
    monkeypatch.setattr(foreseeing, "MOST_RESULTS", 20)
    assert foreseen(start(), HEADS, plan_of("place 1; throw")).ends == {"uncounted": 1}


def test_a_seat_looks_ahead_to_its_next_turn_where_the_game_says_what_is_hidden():
    here = start(OpenField())

    assert ahead(here, HEADS).state == here.state
    there = ahead(here, TAILS)
    assert there.decision_of(TAILS).point == "DP-MOVE"
    assert ahead(start(), TAILS) is None
