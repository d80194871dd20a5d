"""Reactions betray no hand: what is asked and told, and when, is the same for all hands.

Two hands of the same size stand side by side, one with First Strike and one without.
"""

from itertools import product

import pytest

from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.plans.standing import StandingOrder, standing_answer
from bot.games.napoleonics.model.actions import React
from tests.games.napoleonics.given import GAME, after, given
from tests.support.twins import encoded

HANDS = (["first_strike", "first_strike", "rally"], ["elan", "forward", "rally"])
DECK = ["scout_left", "scout_left", "scout_right", "scout_right", "bombard"]
FIELDS = {
    "infantry": {"bottom": ["B-LN F6 ordered"], "top": ["F-LN E6"]},
    "cavalry by infantry": {"bottom": ["B-LN F6 ordered"], "top": ["F-LC E6"]},
    "infantry by cavalry": {"bottom": ["B-HC F6 ordered"], "top": ["F-LN E6"]},
    "guns": {"bottom": ["B-LN F6 ordered"], "top": ["F-FA E6"]},
    "cavalry that cannot retire": {"bottom": ["B-LN B6 ordered"], "top": ["F-LC A6"]},
    "in a town": {"bottom": ["B-HC F6 ordered"], "top": ["F-LN E6"], "terrain": {"town": ["E6"]}},
    "combined arms": {"bottom": ["B-LN F6 ordered", "B-FA H6 ordered"], "top": ["F-LN E6"]},
}
fields = pytest.mark.parametrize("field", FIELDS)


def pair(field):
    """Return the position after the declaration of a melee, for both hands."""
    found = []
    for hand in HANDS:
        position = given(cards={"top": {"hand": hand}}, deck=DECK, **FIELDS[field])
        order = next(
            one for one in map(GAME.write, position.options(position.open[0])) if "x" in one
        )
        found.append(after(position, order))
    return found


def public(step):
    return encoded([event for event in step.events if event.audience is None])


def same_for_others(first, second):
    """Check that nobody but the owner of the hand can tell two positions apart."""
    assert first.open == second.open
    for viewer in (None, "bottom"):
        assert encoded(first.view(viewer)) == encoded(second.view(viewer))


@pytest.mark.rule("NAP-PBP-05", "NAP-FST-01")
@fields
def test_the_question_comes_alike_whatever_is_in_the_hand(field):
    held, plain = pair(field)

    assert [(one.point, one.seat) for one in held.open] == [("D-08", "top")]
    same_for_others(held, plain)
    for viewer in ("top", "bottom", None):
        words = [GAME.words.prompt(one.view(viewer), one.open[0]) for one in (held, plain)]
        assert words[0] == words[1]
    # the owner alone sees what his hand adds to the answers
    more = set(held.options(held.open[0])) - set(plain.options(plain.open[0]))
    assert more == {React("first_strike")}


@pytest.mark.rule("NAP-PBP-05", "NAP-MEL-02")
@fields
def test_to_stand_looks_alike_whatever_is_in_the_hand(field):
    steps = []
    for position in pair(field):
        decision = position.open[0]
        draws = SeededDraws(b"same", "dice")
        steps.append(flow.submit(position, "top", decision.serial, React("none"), draws))

    assert public(steps[0]) == public(steps[1])
    assert steps[0].barrier == steps[1].barrier
    same_for_others(steps[0].position, steps[1].position)


@pytest.mark.rule("NAP-PBP-05", "NAP-PBP-06")
@fields
def test_a_standing_order_answers_at_the_same_time_whatever_is_in_the_hand(field):
    offered = [
        [None, *(one.key for one in GAME.policies.listed(point))]
        for point in GAME.policies.topics("D-08")
    ]
    positions = pair(field)
    for policies in product(*offered):
        held = [
            StandingOrder("top", point, policy)
            for point, policy in zip(GAME.policies.topics("D-08"), policies, strict=True)
            if policy is not None
        ]
        found = [standing_answer(position, held) for position in positions]
        # asked or answered alike; only the strike itself tells them apart
        assert (found[0] is None) == (found[1] is None)
        if found[0] is not None and found[0][1] != React("first_strike"):
            assert found[0][1] == found[1][1]


@pytest.mark.rule("NAP-PBP-05", "NAP-PBP-01")
def test_the_report_says_the_same_of_every_standing_order_for_reactions():
    policies = [
        one.key for point in GAME.policies.topics("D-08") for one in GAME.policies.listed(point)
    ]
    told = [GAME.policies.told(policy) for policy in policies]

    assert {one.key for one in told} == {"napoleonics-policy-reaction"}
    assert all(not one.args for one in told)
    assert GAME.policies.told("keep-support") == GAME.policies.text("keep-support")


@pytest.mark.rule("NAP-PBP-05", "NAP-SQ-02")
def test_nobody_is_asked_where_public_facts_leave_no_answer():
    no_hand = given(bottom=["B-LN F6 ordered"], top=["F-LN E6"], cards={"top": {"hand": []}})
    no_square = given(bottom=["B-HC F6 ordered"], top=["F-LN E6"], cards={"top": {"hand": []}})
    for position in (no_hand, no_square):
        assert after(position, "F6xE6").open[0].point != "D-08"


@pytest.mark.rule("NAP-PBP-11", "NAP-PBP-05")
@fields
def test_odds_and_advice_of_the_attacker_do_not_see_the_hand(field):
    seen = []
    for hand in HANDS:
        position = given(cards={"top": {"hand": hand}}, deck=DECK, **FIELDS[field])
        decision, view = position.open[0], position.view("bottom")
        options = position.options(decision)
        seen.append((
            [GAME.insight.odds(view, one) for one in options],
            [GAME.insight.forecast(view, one) for one in options],
            GAME.computer.advise(view, decision, options),
        ))  # fmt: skip
    assert seen[0] == seen[1]
