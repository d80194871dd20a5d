"""Every distribution equals the enumeration of all falls of the dice."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.dice import notation
from bot.dice.budget import MOST_WORK, Budget
from bot.dice.chances import chances
from bot.dice.perform import chart, perform, score
from bot.dice.requests import Battle, Check, Lots, Opposed, Standard
from bot.engine.refusal import Refused
from bot.games.fire_and_sword.rules.checks import cascade
from tests.dice.given import CONTENT, enumerated, of_expression

EXPRESSIONS = [
    "1d6", "2d6", "3d6+2", "2d10-1d4", "1d%", "4d4kh3", "4d4kl2", "4d4pl1", "4d4ph2", "3d6k>3",
    "3d6k6", "3d6p1", "2d6ro1", "2d6ro<3", "3d4mi2", "3d4ma3", "2d6mi2ro<3", "2d6mi2ro5mi3",
    "4d4kh3kl1", "4d4kh2mi3", "3d4kh2p4", "(1d6,1d8)kh1", "(1d4,2d4,1d6)kl2", "(2d6)kh1", "-1d6+7",
    "2*1d6", "1d6*1d4", "1d10/3", "1d10//3", "1d10%3", "2d6>=8", "1d6==1d6", "1d6!=3", "2d6<1d10",
    "(1d6+1)*2", "3d4ro1kh2", "2d6kh9", "2d6kl0+1",
]  # fmt: skip


@pytest.mark.parametrize("expression", EXPRESSIONS)
def test_the_odds_of_an_expression_are_those_of_all_falls(expression):
    node = notation.parse(expression)
    found = chances(node, Budget())

    assert {value: found.chance(value) for value in found.ways} == of_expression(node)


@settings(max_examples=60, deadline=None)
@given(
    st.integers(1, 4),
    st.integers(1, 5),
    st.lists(
        st.tuples(
            st.sampled_from(["k", "p"]),
            st.sampled_from(["h", "l", "<", ">", ""]),
            st.integers(0, 5),
        ),
        max_size=3,
    ),
)
def test_any_keeping_and_dropping_has_the_odds_of_all_falls(dice, faces, operations):
    text = f"{dice}d{faces}" + "".join(f"{kind}{by}{n}" for kind, by, n in operations)
    node = notation.parse(text)
    found = chances(node, Budget())
    assert {value: found.chance(value) for value in found.ways} == of_expression(node)


def test_rolling_again_and_again_leaves_the_faces_that_stay():
    found = chances(notation.parse("1d6rr<3"), Budget())
    assert {value: found.chance(value) for value in found.ways} == dict.fromkeys(
        (3, 4, 5, 6), Fraction(1, 4)
    )


@pytest.mark.parametrize("expression", ["1d6e6", "2d6ra6", "3d6rol1", "1d6rr<7"])
def test_what_has_no_exact_odds_is_refused(expression):
    with pytest.raises(Refused):
        chances(notation.parse(expression), Budget())


def all_battles():
    for system, die in CONTENT.battle.items():
        for target in die.targets:
            for mode in die.modes or [""]:
                for dice in (1, 2, 3):
                    yield Battle(system, dice, target, mode)


@pytest.mark.parametrize("request_", list(all_battles()), ids=str)
def test_the_odds_of_battle_dice_are_those_of_all_falls(request_):
    def seen(hand):
        outcome = perform(request_, CONTENT, hand)
        flags = sum(die.mark == "flag" for die in outcome.rows[0].dice)
        return outcome.score, flags > 0, outcome.result.key == "dice-result-destroyed"

    falls = enumerated(seen)
    found = chart(request_, CONTENT)
    for hits, bar in enumerate(found.bars):
        assert bar.chance == sum(n for fall, n in falls.items() if fall[0] == hits)
    facts = {fact.label.key: fact.chance for fact in found.facts}
    at_least_one = sum(n for fall, n in falls.items() if fall[0])
    assert facts.pop("dice-fact-hit") == at_least_one
    rest = {
        "dice-fact-flag": sum(n for fall, n in falls.items() if fall[1]),
        "dice-fact-destroyed": sum(n for fall, n in falls.items() if fall[2]),
        "dice-fact-nothing": sum(n for fall, n in falls.items() if not (fall[0] or fall[1])),
    }
    assert facts == {key: rest[key] for key in facts}
    assert found.mean == sum(fall[0] * n for fall, n in falls.items())


@pytest.mark.parametrize(
    "request_",
    [
        *(Check("cohesion", value, "night") for value in (-1, 0, 4, 9, 12)),
        Check("square", 5),
        Check("rally", 5, "routed"),
        *(Check("fire", strength, "long, wood") for strength in (0, 3, 9, 14)),
        *(Check("shock", 0, f"{shift:+d}") for shift in (-9, -1, 0, 5, 9)),
        Check("initiative", 2, "+1", 1),
        Check("initiative", 0, "", 20),
        Lots("lords"),
    ],
    ids=str,
)
def test_the_odds_of_checks_are_those_of_all_falls(request_):
    def result(hand):
        outcome = perform(request_, CONTENT, hand)
        inner = outcome.result.args
        return str(inner.get("result", inner.get("side", outcome.result.key)))

    falls = sorted(enumerated(result).values())
    assert sorted(bar.chance for bar in chart(request_, CONTENT).bars if bar.chance) == falls


@pytest.mark.parametrize(("a", "b"), [(1, 1), (2, 1), (1, 3), (2, 2), (3, 2)])
def test_the_odds_of_opposed_tests_are_those_of_all_bouts_that_decide(a, b):
    def winner(hand):
        steps = cascade(hand.roll(a, 10, ""), hand.roll(b, 10, ""))
        return steps[-1].winner

    falls = enumerated(winner)
    decided = 1 - falls.get(None, 0)
    bars = chart(Opposed(a, b), CONTENT).bars
    assert [bar.chance for bar in bars] == [falls["a"] / decided, falls["b"] / decided]


@pytest.mark.parametrize("successes", ["", "1", "all"])
@pytest.mark.parametrize("failures", ["", "1+1"])
@pytest.mark.parametrize("dice", [1, 2])
def test_the_odds_of_standard_tests_are_those_of_all_falls(dice, successes, failures):
    request_ = Standard(dice, 6, "", successes, failures)
    falls = enumerated(lambda hand: perform(request_, CONTENT, hand).score)
    found = score(request_, CONTENT, Budget())
    assert {value: found.chance(value) for value in found.ways} == falls


@pytest.mark.parametrize(
    "expression",
    [
        "200d1000",
        "20d1000",
        "(200d1000)kh3",
        "1d1000*1d1000*1d1000",
        "1d1000/1d999",
        "(1d1000,1d1000,1d1000)kl1",
        "100d6kh50kl20",
        "1d1000/3+1d1000/7",
    ],
)
def test_what_would_take_long_is_refused(expression):
    with pytest.raises(Refused) as refused:
        chances(notation.parse(expression), Budget())
    assert refused.value.reason.key == "dice-refused-too-much"


@pytest.mark.parametrize("expression", ["2d6+3", "4d6kh3", "10d10", "2d20kl1", "3d6ro1", "d%"])
def test_ordinary_odds_take_a_hundredth_of_the_budget(expression):
    budget = Budget(MOST_WORK // 100)
    assert chances(notation.parse(expression), budget).total
