"""What the games of the family share: matching, ways back, decks, chances, notation."""

import subprocess
import sys
from fractions import Fraction

import pytest

from bot.engine.chance.draws import ScriptedDraws
from bot.engine.flow import Transition
from bot.engine.model import Draw
from bot.engine.refusal import Ambiguous
from bot.games.commands_colors.actions import MoveUnit
from bot.games.commands_colors.decks import shuffled, take
from bot.games.commands_colors.notation import read_place, write_place
from bot.games.commands_colors.odds import at_least_one, chance_of, outcomes
from bot.games.commands_colors.orders import matched
from bot.games.commands_colors.paths import completed, contains
from bot.games.commands_colors.retreat import ways_back
from bot.games.hoth.model.actions import Retreat
from bot.games.hoth.model.state import Player
from bot.games.hoth.notation.orders import write


def test_matching_moves_earlier_units_to_other_parts_when_a_later_one_needs_theirs():
    assert matched([1, 1], {"a": [0, 1], "b": [0]}) == {"b": 0, "a": 1}
    assert matched([1, 1], {"a": [0], "b": [0]}) is None
    assert matched([None], {"a": [0], "b": [0]}) == {"a": 0, "b": 0}
    assert matched([2], {}) == {}


FORK = {"a": ["b", "c"], "b": ["d"], "c": [], "d": ["e"]}


@pytest.mark.parametrize(
    ("steps", "found"),
    [
        (0, [()]),
        (1, [("b",), ("c",)]),
        (2, [("c",), ("b", "d")]),
        (9, [("c",), ("b", "d", "e")]),
    ],
)
def test_ways_back_go_on_until_they_cannot_and_may_differ_in_length(steps, found):
    assert ways_back("a", steps, lambda path: FORK.get(path[-1], ())) == found


class Counted:
    """A state that does no more than count draws."""

    draws = 0


def drawing(*orders):
    draws = [Draw("order", len(one), len(one), "R-1", one) for one in orders]
    return Transition(Counted(), ScriptedDraws(draws))


def test_an_empty_deck_is_made_anew_from_the_discards_in_the_middle_of_a_draw():
    pile = Player("s", deck=["one"], discard=["two", "three"])
    assert take(drawing((1, 0)), pile, 2, "R-1") == (["one", "two"], True)
    assert (pile.deck, pile.discard) == (["three"], [])

    assert take(drawing(), pile, 3, "R-1") == (["three"], False)
    assert take(drawing(), pile, 1, "R-1") == ([], False)


def test_a_shuffle_lays_card_i_of_the_result_at_place_i():
    assert shuffled(drawing((2, 0, 1)), ["a", "b", "c"], "R-1") == ["c", "a", "b"]


def test_chances_are_exact_and_sum_up_to_one():
    die = ("inf", "inf", "cav", "art", "flag", "saber")
    assert chance_of(die, {"inf", "saber"}) == Fraction(1, 2)
    assert at_least_one(Fraction(1, 2), 2) == Fraction(3, 4)
    found = list(outcomes(3, Fraction(1, 2), Fraction(1, 6)))
    assert sum(chance for _, _, chance in found) == 1
    assert sum(hits * chance for hits, _, chance in found) == Fraction(3, 2)


@pytest.mark.parametrize(
    ("text", "place"),
    [("C3", ("C3", 4, 4)), ("C3(2)", ("C3", 2, 4)), ("C3(2/3)", ("C3", 2, 3)), ("c3", None)],
)
def test_places_are_read_and_written_with_strength(text, place):
    assert read_place(text, 4) == place
    if place is not None:
        assert write_place(*place, 4) == text


def test_a_part_of_a_path_keeps_its_order():
    path = ("A1", "B1", "C2")
    assert contains(path, ("A1", "C2"))
    assert not contains(path, ("C2", "A1"))


def test_the_version_of_a_game_is_the_same_in_every_process():
    code = "from bot.library import load_games; print(load_games()['hoth'].version)"
    said = {
        subprocess.run(
            [sys.executable, "-c", code], env={"PYTHONHASHSEED": seed}, capture_output=True,
            text=True, check=True,
        ).stdout
        for seed in ("1", "2")
    }  # fmt: skip

    assert len(said) == 1


RETREATS = [Retreat(("A1", "B1"), 1), Retreat(("A2", "B1"), 1), Retreat(("A1", "B1"), 0)]


def test_a_shortened_way_back_is_completed_where_only_one_fits():
    def said(*path, ignored):
        return completed(RETREATS, Retreat(path, ignored), write, from_start=False)

    assert said("B1", ignored=0) == Retreat(("A1", "B1"), 0)
    assert said("A2", "B1", ignored=1) == Retreat(("A2", "B1"), 1)
    assert said("C3", ignored=1) == Retreat(("C3",), 1)
    with pytest.raises(Ambiguous) as found:
        said("B1", ignored=1)
    assert found.value.reason.args == {"orders": "retreat A1>B1 ignore 1, retreat A2>B1 ignore 1"}


def test_a_shortened_move_keeps_its_first_hex():
    moves = [MoveUnit(("A1", "B1", "C1")), MoveUnit(("A2", "B1", "C1")), Retreat(("A1", "C1"))]

    assert completed(moves, MoveUnit(("A1", "C1")), write, from_start=True) == moves[0]
    assert completed(moves, MoveUnit(("C1",)), write, from_start=True) == MoveUnit(("C1",))
