"""A charge before it is declared: where it may strike, and what it would come to."""

from fractions import Fraction
from math import comb

import pytest

from bot.engine.model import Seat
from tests.games.fire_and_sword.virtual.board import skirmish
from tests.support.loaded import load_catalogue, load_games

GAME = load_games()["fire_and_sword"]
SAY = load_catalogue().speaker("en")
RED = Seat("red-1")


def table(order="advance", at=(37, 18, 0), **more):
    """A Pancerni banner before Swedish dragoons on foot, another foe far off."""
    marks = {
        "r1": {"at": list(at), "hidden": order},
        "b1": {"at": [37, 28, 180], "hidden": "defence"},
        "b2": {"at": [60, 40, 180], "hidden": "defence"},
        **more,
    }
    return skirmish(("PLC-04",), ("SWE-04", "SWE-01"), **marks).position


def asked(position):
    return position.view(RED), position.decision_of(RED)


def charge(position):
    """The first charge that is offered for r1."""
    view, decision = asked(position)
    verbs = GAME.planning.changed(view, decision, "r1", None)
    return next(one.action for one in verbs if "charge" in GAME.write(one.action))


def odds(position, action=None):
    found = GAME.insight.odds(position.view(RED), action or charge(position))
    assert found is not None
    rows = {row.label.key.removeprefix("fas-odds-"): row.chance for row in found.rows}
    return rows, [SAY(note) for note in found.notes], found.tally.total


def binomial(dice, share):
    return [comb(dice, k) * share**k * (1 - share) ** (dice - k) for k in range(dice + 1)]


def won(dealt, taken, lead):
    """How likely the first side has more edge points: one for each DP, and what it leads by."""
    return sum(a * b for n, a in enumerate(dealt) for m, b in enumerate(taken) if n - m + lead > 0)


@pytest.mark.rule("FAS-7.4.1-a", "FAS-7.4.2-a", "FAS-7.4.3-a", "FAS-7.4.4-b")
def test_the_chances_of_a_melee_are_exact():
    position = table()
    cards = GAME.content.cards
    own, foe = cards["PLC-04"], cards["SWE-04"]
    rows, _, dice = odds(position)

    assert foe.melee.effectiveness == own.melee.effectiveness == 0
    tenths = Fraction(1, 10)
    dealt = binomial(dice, own.training * tenths * (1 - foe.resistance * tenths))
    back = foe.melee.dice[0] + bool(foe.melee.melee_ammo)
    taken = binomial(back, foe.training * tenths * (1 - own.resistance * tenths))
    sizes = GAME.content.trays
    lead = sizes[own.size].edge_points - sizes[foe.size].edge_points
    assert rows["wins"] == won(dealt, taken, lead)
    assert rows["loses"] == won(taken, dealt, -lead)
    assert rows["dealt-expected"] == sum(n * one for n, one in enumerate(dealt))
    assert rows["suffered-expected"] == sum(n * one for n, one in enumerate(taken))


@pytest.mark.rule("FAS-7.2.2-b", "FAS-GEO-21")
def test_other_points_of_contact_are_offered_beside_the_best_and_all_are_legal():
    position = table(at=(34, 18, 0))
    view, decision = asked(position)
    best = charge(position)
    others = GAME.planning.changed(view, decision, "r1", best)

    written = [GAME.write(one) for one in (best, *(one.action for one in others))]
    assert len(set(written)) == len(written) == 3
    assert all(one.startswith("r1 charge b1 at ") for one in written)
    assert all(position.allows(decision, one.action) for one in others)
    assert all(one.place.startswith("r1@") for one in others)
    assert GAME.words.menu(view, decision, best)[-1].place.startswith("r1@")


@pytest.mark.rule("FAS-7.3.1-b", "FAS-7.3.1-c", "FAS-12.2-DRZ-b", "FAS-13.1-POZ")
@pytest.mark.parametrize(
    ("more", "note"),
    [
        ({}, "may react without a test"),
        ({"b1": {"at": [37, 28, 0], "hidden": "defence"}}, "cannot react: the charge came from"),
        ({"b1": {"at": [37, 28, 90], "hidden": "defence"}}, "reacts on one die"),
        ({"b1": {"at": [37, 28, 180], "revealed": "advance"}}, "reacts on one die"),
    ],
)
def test_what_the_charged_unit_may_do_is_told(more, note):
    _, notes, _ = odds(table(**more))

    assert sum(note in one for one in notes) == 1, notes


@pytest.mark.rule("FAS-2.3.3-a", "FAS-7.4-a")
def test_a_unit_that_was_activated_counts_with_the_dp_it_would_get():
    fresh = table(b1={"at": [37, 28, 180], "revealed": "advance", "dp": 0})
    before = table(b1={"at": [37, 28, 180], "hidden": "advance", "dp": 1})

    assert odds(fresh)[0] == odds(before)[0]


@pytest.mark.rule("FAS-3.1-a")
def test_the_chances_know_nothing_of_a_face_down_token():
    told = [
        odds(table(b1={"at": [37, 28, 180], "hidden": order})) for order in ("advance", "defence")
    ]

    assert told[0] == told[1]


@pytest.mark.rule("FAS-4.4.1-a", "FAS-7.4-b")
def test_an_attack_in_melee_has_its_chances_too():
    position = table(order="defence", at=(37, 26, 0))
    view, decision = asked(position)
    verbs = GAME.planning.changed(view, decision, "r1", None)
    attack = next(one.action for one in verbs if GAME.write(one.action) == "r1 attack")
    rows, notes, dice = odds(position, attack)

    assert 0 < rows["wins"] < 1
    assert dice < odds(table())[2], "no Impetus without a charge"
    assert notes == []
