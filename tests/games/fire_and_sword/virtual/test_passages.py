"""The price of a movement before it is made: tests for passing, and for Disorganising ground."""

from fractions import Fraction

import pytest

from bot.engine.model import Seat
from tests.games.fire_and_sword.virtual.board import alone
from tests.support.loaded import load_catalogue, load_games

GAME = load_games()["fire_and_sword"]
SAY = load_catalogue().speaker("en")
RED = Seat("red-1")
MARSH = {"T1": {"type": "marsh", "polygon": [[10, 14], [30, 14], [30, 17], [10, 17]]}}


def told(live, line):
    """The dice and the chances that are told of an action; None: nothing is tested."""
    view, decision = live.position.view(RED), live.position.decision_of(RED)
    odds = GAME.insight.odds(view, GAME.read(view, decision, line))
    if odds is None:
        return None
    rows = {SAY(row.label).partition(" ")[0]: row.chance for row in odds.rows}
    return odds.tally.total, rows, [part.rule for part in odds.tally.parts]


def fails(card, dice=1):
    return 1 - Fraction(GAME.content.cards[card].training, 10) ** dice


@pytest.mark.rule("FAS-5.2-c")
def test_who_passes_over_an_own_unit_is_told_both_tests_before():
    live = alone(at=(20, 10, 0), others=("PLC-03",), r2={"at": [20.5, 14, 0], "hidden": "defence"})

    dice, chances, rules = told(live, "move 0 7.5")

    assert (dice, rules) == (2, ["FAS-5.2-c", "FAS-5.2-c"])
    assert chances == {"r1": fails("PLC-02"), "r2": fails("PLC-03")}
    after = live.answer("move 0 7.5", dice="10, 10")
    assert (after.element("r1").dp, after.element("r2").dp) == (1, 1)


@pytest.mark.rule("FAS-5.2-c")
def test_who_passes_over_two_rolls_two_dice():
    live = alone(
        at=(20, 8, 0), others=("PLC-03", "PLC-03"),
        r2={"at": [18.1, 12, 0], "hidden": "defence"},
        r3={"at": [22.2, 12, 0], "hidden": "defence"},
    )  # fmt: skip

    dice, chances, _ = told(live, "move 0 8")

    assert dice == 4
    assert chances["r1"] == fails("PLC-02", 2)


def test_a_way_that_is_free_or_barred_has_no_price():
    live = alone(at=(20, 10, 0), others=("PLC-03",), r2={"at": [40, 14, 0], "hidden": "defence"})

    assert told(live, "move 0 7.5") is None
    assert told(live, "move 0 30") is None
    assert told(live, "turn about") is None


@pytest.mark.rule("FAS-13.1-DEZ", "FAS-GEO-22")
def test_disorganising_ground_is_told_before_it_is_crossed_and_once_a_round():
    live = alone(at=(20, 10, 0), terrain=MARSH)
    size = GAME.content.trays[GAME.content.cards["PLC-02"].size].dice

    dice, chances, rules = told(live, "move 0 4")

    assert (dice, rules) == (size, ["FAS-13.1-DEZ"])
    assert chances == {"r1": fails("PLC-02", size)}
    assert told(live.answer("move 0 4", dice="10 1"), "move 0 2") is None


@pytest.mark.rule("FAS-RUL-93", "FAS-13.1-DEZ")
@pytest.mark.parametrize(
    ("at", "line", "is_tested"),
    [
        ((20, 10, 0), "double 0 9", True),  # it is across
        ((20, 15.5, 0), "turn 30", True),  # it stands in it
        ((20, 13.5, 0), "turn 10", False),  # its front alone is in it, and it goes nowhere
        ((20, 10, 0), "move 0 2.5", False),
    ],
)
def test_what_is_told_of_ground_is_what_is_tested(at, line, is_tested):
    live = alone(at=at, terrain=MARSH)

    assert (told(live, line) is not None) is is_tested
    assert live.answer(line, dice="10 1" if is_tested else "").element("r1").dp == is_tested
