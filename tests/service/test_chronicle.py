"""The chronicle of a match: figures, luck against the exact mean, and on which turns it turned."""

from __future__ import annotations

import random
from fractions import Fraction
from types import SimpleNamespace
from typing import NamedTuple

import pytest

from bot.engine.chance.tally import Part, Tally
from bot.engine.model import Moment, Seat, Side, Term
from bot.engine.parts.insight import Course, Rolled
from bot.engine.plans.standing import StandingOrder
from bot.games.fire_and_sword.model import events as fas
from bot.games.fire_and_sword.rules.checks import Check, Die, Plan, dice
from bot.games.hoth.model.events import DiceRolled
from bot.games.jours.model.events import Fought, Shot, Tried
from bot.games.napoleonics.model import events as nap
from bot.service.match import chronicle, dry_run, history
from bot.service.match.history import Turn
from bot.service.match.luck import summed
from bot.service.play import fortune
from tests.support.loaded import load_games

from .table import ANNA, PETR
from .test_hoth import begun, games, hoth, play_on

__all__ = ["games", "hoth"]

A, B = Side("a"), Side("b")
HALF, SIXTH = Fraction(1, 2), Fraction(1, 6)


@pytest.mark.parametrize(
    ("rolled", "wanted"),
    [
        ([Rolled(A, 2, 1, HALF)], (2, 1, Fraction(1), 50)),
        ([Rolled(A, 10, 3, SIXTH)], (10, 3, Fraction(5, 3), 85)),  # 77.52 % + 15.50 % / 2
        ([Rolled(A, 1, 1, HALF), Rolled(A, 1, 0, SIXTH)], (2, 1, Fraction(2, 3), 67)),
        ([Rolled(A, 2000, 1000, HALF)], (2000, 1000, Fraction(1000), 50)),
        ([Rolled(A, 2000, 1045, HALF)], (2000, 1045, Fraction(1000), 98)),
        ([Rolled(A, 3, 3, Fraction(1))], (3, 3, Fraction(3), 50)),
    ],
)
def test_luck_is_told_against_the_exact_mean_and_all_other_luck(rolled, wanted):
    assert summed(A, rolled) == (A, *wanted)


def hoth_dice(target, why, *faces):
    return DiceRolled(
        attacker_type="echo_troopers", side=Side("rebels"), origin="A1", target_type=target,
        target="A2", tally=Tally(), dice=faces, why=why,
    )  # fmt: skip


def nap_dice(why, roller, target, hits, *faces):
    return nap.DiceRolled(
        roller_type=roller, side=Side("bottom"), origin="A1", target="A2", target_type=target,
        why=why, tally=Tally(), dice=faces, hits=hits, flags=0,
    )  # fmt: skip


def plus(number):
    return Tally((Part(number, Term("x")),))


class Known(NamedTuple):
    """A unit as views have it."""

    id: str
    side: Side


HOTH, NAP = load_games()["hoth"], load_games()["napoleonics"]


@pytest.mark.rule("HOTH-RES-02", "HOTH-AAT-02", "HOTH-FORT-06")
@pytest.mark.parametrize(
    ("event", "wanted"),
    [
        (hoth_dice("snowtroopers", "attack", "infantry", "explosion", "miss"), (3, 2, HALF)),
        (hoth_dice("rebel_artillery", "attack", "infantry", "miss"), (2, 0, SIXTH)),
        (hoth_dice("at_at", "attack", "vehicle"), (1, 1, Fraction(1, 3))),
        (hoth_dice("at_at", "confirmation", "vehicle", "explosion"), (2, 1, SIXTH)),
        (hoth_dice("ion_cannon", "attack", "explosion"), (1, 1, SIXTH)),
        (hoth_dice("snowtroopers", "reroll", "infantry"), None),
    ],
)
def test_hoth_counts_the_dice_that_hit_their_target(event, wanted):
    told = [] if wanted is None else [Rolled(Side("rebels"), *wanted)]
    assert HOTH.insight.rolled(None, event) == told


@pytest.mark.rule("NAP-RNG-10", "NAP-MEL-08", "NAP-MEL-09", "NAP-MEL-10", "NAP-RR-03")
@pytest.mark.parametrize(
    ("event", "wanted"),
    [
        (nap_dice("fire", "F-LN", "F-LC", 1, "cavalry", "saber"), (2, 1, SIXTH)),
        (nap_dice("melee", "F-LN", "F-LN", 2, "infantry", "saber"), (2, 2, HALF)),
        (nap_dice("melee", "F-MI", "F-LN", 1, "infantry", "saber"), (2, 1, Fraction(1, 3))),
        (nap_dice("retire", "F-LC", "F-LC", 1, "cavalry", "saber"), (2, 1, SIXTH)),
        (nap_dice("melee", "F-LN", "Ney", 1, "saber", "flag"), (2, 1, SIXTH)),
    ],
)
def test_napoleonics_counts_the_dice_that_hit_their_target(event, wanted):
    assert NAP.insight.rolled(None, event) == [Rolled(Side("bottom"), *wanted)]


@pytest.mark.rule("NAP-CAS-01")
def test_a_leader_is_lucky_who_lives_through_a_check():
    checked = nap.LeaderChecked(
        name="Ney", side=Side("top"), hex="A1", why="casualty", dice=("saber", "flag"),
        killed=False, rule="NAP-CAS-01",
    )  # fmt: skip
    assert NAP.insight.rolled(None, checked) == [Rolled(Side("top"), 1, 1, Fraction(35, 36))]


@pytest.mark.rule("FAS-1.5.2.1-a", "FAS-1.5.3-a")
def test_by_fire_and_sword_counts_each_die_of_a_test_also_those_rolled_again():
    game, element = load_games()["fire_and_sword"], Known("r3", Side("red"))
    view = SimpleNamespace(elements=[element])
    check = Check(4, dice(3, Term("x")), (), (Die(4), Die(9, 2), Die(10)), Plan(0, 1))
    event = fas.Tested(what="hit", element=element.id, unit=Term("x"), check=check)
    assert game.insight.rolled(view, event) == [Rolled(element.side, 4, 2, Fraction(4, 10))]
    typed = fas.Tested(what="hit", element="", unit=Term("x"), check=check)
    assert game.insight.rolled(view, typed) == []


AT_10 = {"guns": ("g",), "origin": "0101", "target": "0102", "manner": "normal"}
SHOCK = {"kind": "shock", "origins": (), "units": ("g",), "targets": ()}


@pytest.mark.rule("JDG-0.4-b", "JDG-T-FIRE", "JDG-T-SHOCK")
@pytest.mark.parametrize(
    ("event", "good"),
    [
        (Tried(what="rally", unit="g", die=3, sum=plus(1), needed=5, passed=True, rule=""), 1),
        (Shot(**AT_10, die=6, sum=plus(4), result="test"), 1),
        (Shot(**AT_10, die=4, sum=plus(4), result="none"), 0),
        (Fought(**SHOCK, die=4, sum=plus(0), result="b_ctd"), 0),
        (Fought(**SHOCK, die=5, sum=plus(0), result="d_ctdr"), 1),
    ],
)
def test_jours_counts_tests_passed_fire_with_effect_and_shocks_that_strike_their_target(
    event, good
):
    """Dice of 0 to 4 pass the test; 5 to 9 have an effect, and strike the target alone."""
    view = SimpleNamespace(field=SimpleNamespace(units=[Known("g", "austria")]))
    assert load_games()["jours"].insight.rolled(view, event) == [
        Rolled(Side("austria"), 1, good, HALF)
    ]


def turn(number, *boards):
    moments = tuple(Moment(one, ()) for one in boards)
    return Turn(Course(number, "a-1"), None, moments)


def test_the_turns_that_changed_most_are_told_in_their_order():
    played = [turn(number, None, None) for number in range(1, 7)]
    #           1      2      3       4       5       6
    balance = [0, 1, 1, 5, 5, -20, -20, -19, -19, -19, -10, 30]

    found = chronicle._turning(played, balance, [A, B])

    assert [(one.place, one.side) for one in found] == [(1, A), (2, B), (5, A)]
    assert chronicle._turning(played[:1], [7, 7], [A, B]) == []


async def test_the_chronicle_of_a_match_agrees_with_its_steps(hoth):
    match = await begun(hoth)
    await play_on(hoth, match, random.Random(5), 60)
    past = await hoth.queries.past(match, None)
    table = await hoth.queries.table(match)

    told = chronicle.chronicle(past)

    view = table.position.view(None)
    left = [one for one in table.game.insight.muster(view) if one.side == "rebels"]
    (rebels,) = [one for one in told.forces if one.side == "rebels"]
    assert told.turns == len(history.turns(past))
    assert told.steps == table.info.head
    assert (rebels.pieces[1], rebels.strength[1]) == (len(left), sum(o.strength for o in left))
    rolled = [
        event
        for row in past.rows
        for event in table.game.codec.events(row.events)
        if isinstance(event, DiceRolled) and event.why != "reroll"
    ]
    assert sum(one.dice for one in told.luck) == sum(len(event.dice) for event in rolled) > 0
    assert not told.judged
    assert [one.place for one in told.turning] == sorted(one.place for one in told.turning)


async def test_the_luck_of_a_person_is_that_of_their_own_dice_in_finished_matches(hoth):
    match = await begun(hoth)
    await play_on(hoth, match, random.Random(5), 60)
    assert await hoth.fortunes.of_person(ANNA.id) == [], "the match goes on"
    await play_on(hoth, match, random.Random(5), 3000)

    told = chronicle.chronicle(await hoth.queries.past(match, None))

    own = {one.side: one for one in told.luck}
    (anna,), (petr,) = [await hoth.fortunes.of_person(one.id) for one in (ANNA, PETR)]
    assert (anna.system, anna.matches, anna.luck[1:]) == ("hoth", 1, own[Side("empire")][1:])
    assert petr.luck[1:] == own[Side("rebels")][1:]
    assert await hoth.fortunes.of_person(ANNA.id, guild=77) == [], "it was on no server"


async def test_a_finished_match_is_played_again_once_for_the_luck_of_all_its_people(
    hoth, monkeypatch
):
    match = await begun(hoth)
    await play_on(hoth, match, random.Random(5), 3000)
    played, work = [], fortune.resumed
    monkeypatch.setattr(fortune, "resumed", lambda *args: played.append(1) or work(*args))

    told = [await hoth.fortunes.of_person(one.id) for one in (ANNA, PETR, ANNA)]

    assert len(played) == 1
    assert told[0] == told[2]
    assert told[0][0].luck.dice > 0
    monkeypatch.setattr(fortune, "KEPT", 0)
    assert await hoth.fortunes.of_person(PETR.id) == told[1]
    assert await hoth.fortunes.of_person(PETR.id) == told[1]
    assert len(played) == 2, "more than that many are not kept"


async def test_standing_orders_are_tried_dry_on_what_was_answered_by_hand(hoth):
    match = await begun(hoth)
    await play_on(hoth, match, random.Random(5), 200)
    past = await hoth.queries.past(match, None)
    seats = [Seat("rebels-1"), Seat("empire-1")]
    asked = history.answers(past, seats)
    retreats = [one for one in asked if one.decision.point == "DP-RETREAT"]
    orders = [StandingOrder(seat, "DP-RETREAT", "far") for seat in seats]

    told = dry_run.dry_run(past, seats, orders)

    assert told.looked == len(asked)
    assert {one.point for one in told.fired} == {"DP-RETREAT"}
    assert [one.given for one in told.fired] == [
        one.position.game.write(one.action) for one in retreats[: len(told.fired)]
    ]
    assert dry_run.dry_run(past, seats[:1], orders[1:]).fired == (), "another seat's order"
