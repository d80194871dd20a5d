"""No input runs away: the work is counted before it is done, and the count is an honest one."""

import sys
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.dice import ledger, notation, rolls
from bot.dice.budget import MOST_WORK, Budget
from bot.dice.chances import chances
from bot.dice.hand import seeded
from bot.dice.perform import chart, perform
from bot.dice.requests import Battle, Check, Opposed, Plain, Standard
from bot.engine.refusal import Refused
from tests.dice.given import CONTENT

pytestmark = pytest.mark.slow

MOST_LINES = 8_000_000
"""Lines of Python that any input may run, whatever the budget says: less than a second untraced."""
SMALL = 25_000
"""The budget on which the count is compared with what is done."""
PER_UNIT, BASE = 12, 60_000
"""Lines that a unit of work may hide, and that an expression of 200 characters takes at least."""


class RanAway(BaseException):
    """More lines ran than any input may take."""


def lines_of(work, most=MOST_LINES):
    """Count the lines of Python that some work runs until it is done or refused."""
    count = 0

    def trace(_frame, event, _arg):
        nonlocal count
        if event == "line":
            count += 1
            if count > most:
                raise RanAway
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    except Refused:
        pass
    finally:
        sys.settrace(before)
    return count


def filled(base, more):
    """Repeat an operation or a term as often as an expression may be long."""
    return base + more * ((notation.LONGEST - len(base)) // len(more))


ROLLS = [
    filled("1d1", "e1"),
    filled("1d6", "e>0"),
    "1d1" + "".join(f"e{n}" for n in range(1, 62)),
    "1d1el400eh400",
    "1d1eh400kl300eh9el9",
    filled("200d6", "kh9pl3"),
    filled("100d6", "rol9roh9"),
    "100d2rrl1",
    filled("(" + ",".join(["1d6"] * 30) + ")", "kh29kl28"),
    filled("1d1000", "/1d1000"),
]
ODDS = [
    filled("1d7", "/1d7"),
    filled("20d20kh10", "+20d20kh10"),
    filled("1d13", "*1d13"),
    filled("1d300", "%1d300"),
    filled("5d17", "k>3mi2"),
    filled("8d9", "mi2k>1"),
    filled("(1d10,1d10,1d10,1d10,1d10)", "kh4"),
    filled("(1d10,1d10,1d10,1d10,1d10)", "kh4kl4ph1pl1k<3"),
    filled("2d300*1", "+2d300*1"),
    filled("1d1000", "rr1ro2mi3ma900"),
    "-(" * 9 + "1d200/1d90" + ")" * 9,
    "1d1000/1000+1d100/777",
    "1d300/1d400",
    "60d10kh5",
    "40d100",
]


@pytest.mark.parametrize("expression", ROLLS)
def test_no_expression_rolls_for_long(expression):
    notation.parse.cache_clear()
    hand = seeded(b"seed", "s", 1)
    assert lines_of(lambda: perform(Plain(expression), CONTENT, hand)) <= MOST_LINES


@pytest.mark.parametrize("expression", ODDS)
def test_no_expression_has_odds_that_take_long(expression):
    assert lines_of(lambda: chart(Plain(expression), CONTENT)) <= MOST_LINES


@pytest.mark.parametrize(
    "request_",
    [Standard(40, 5, "", "40", "all"), Opposed(20, 20), Opposed(1, 39), Opposed(40, 40),
     Battle("hoth", 40, "at_at"), Check("shock", 30, "charge_heavy x9")],
    ids=str,
)  # fmt: skip
def test_no_special_dice_take_long(request_):
    assert lines_of(lambda: perform(request_, CONTENT, seeded(b"seed", "s", 1))) <= MOST_LINES
    assert lines_of(lambda: chart(request_, CONTENT)) <= MOST_LINES


TERMS = st.sampled_from(
    ["1d1", "1d6", "20d20", "200d6", "9d9", "5d17", "1d1000", "40d100", "(1d10,1d10,1d10)", "7d%",
     "(1d9,2d9,3d9)", "(1d6,(1d8,1d8)kh1)", "-(1d90/7)", "3", "1000000"]
)  # fmt: skip
OPERATIONS = st.sampled_from(
    ["e1", "e>0", "el9", "eh200", "rr1", "rrl1", "ro<900", "roh9", "ra6", "mi2", "ma5", "kh4",
     "kl3", "k>1", "ph1", "pl150", "p<3", "k1k2k3k4k5k6", ""]
)  # fmt: skip
SIGNS = st.sampled_from(["+", "-", "*", "/", "//", "%", ">", "=="])


@st.composite
def expressions(draw):
    """Write terms with operations, many times over, as long as an expression may be."""
    parts = []
    for _ in range(draw(st.integers(1, 3))):
        operations = "".join(draw(st.lists(OPERATIONS, max_size=3)))
        term = draw(TERMS) + operations * draw(st.sampled_from([1, 2, 9, 60]))
        parts += [draw(SIGNS), *[term, draw(SIGNS)] * draw(st.sampled_from([0, 1, 9])), term]
    text = "".join(parts[1:])
    return text if len(text) <= notation.LONGEST else parts[-1][: notation.LONGEST]


class Kept(Budget):
    """A budget that can be looked at afterwards."""

    made: list[Budget] = []

    def __init__(self, units=SMALL):
        super().__init__(units)
        self.units = units
        Kept.made.append(self)

    @property
    def spent(self):
        return self.units - self.left


@settings(max_examples=300, deadline=None)
@given(expressions(), st.sampled_from([1, 20]))
def test_what_is_counted_bounds_what_is_done(expression, repeat):
    try:
        notation.parse(expression)
    except Refused:
        return
    works = (
        lambda: perform(Plain(expression, repeat), CONTENT, seeded(b"s", "s", 1)),
        lambda: chart(Plain(expression), CONTENT),
    )
    for work in works:
        Kept.made.clear()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(rolls, "Budget", Kept)
            lines = lines_of(work, BASE + PER_UNIT * SMALL)
        spent = sum(budget.spent for budget in Kept.made)
        assert 0 <= spent <= SMALL
        assert lines <= BASE + PER_UNIT * spent


class Steps(Kept):
    """A budget that lists what is asked of it."""

    def __init__(self, units):
        super().__init__(units)
        self.asked = []

    def spend(self, units):
        self.asked.append(units)
        super().spend(units)


def test_work_is_refused_before_it_is_done():
    node = notation.parse("1d300*1d400")
    enough = Steps(MOST_WORK)
    chances(node, enough)
    assert enough.spent == sum(enough.asked) >= 300 * 400
    few = Steps(enough.spent - 1)
    with pytest.raises(Refused) as refused:
        chances(node, few)
    assert refused.value.reason.key == "dice-refused-too-much"
    assert few.asked == enough.asked, "the last step is the one unit too many"
    assert few.spent == sum(few.asked[:-1]), "and nothing was taken off for it"


def test_luck_is_reckoned_within_a_budget_of_its_own(monkeypatch):
    monkeypatch.setattr(ledger, "MOST_LEDGER", 60_000)
    fractions = [(Plain(f"1d{n}/1d9"), 1) for n in range(20, 60)]

    (found,) = ledger.ledger(fractions, CONTENT)

    assert 0 < found.rolls < len(fractions)
    assert not found.exact


def test_luck_whose_exact_rank_takes_too_much_is_approximated():
    (found,) = ledger.ledger([(Plain("1d100/1d90"), Fraction(1, 7))] * 2, CONTENT)

    assert (found.rolls, found.exact) == (2, False)
