"""What is agreed before a match: values that are accepted, and defaults that respect each other."""

import pytest

from bot import selfplay
from bot.engine.model import Choice, Seat, Setup, Text
from bot.engine.parts.preparation import Preparation
from bot.engine.refusal import Refused
from bot.engine.setup.agreement import keys_offered, with_defaults
from bot.engine.setup.options import MatchOption, SeatOption, is_within
from tests.support.tiny import A1, A2, B1, Relay

COLOURS = ("blue", "green", "red")


def named(word):
    return Choice(word, Text("plain", {"text": word}))


class Colours(Preparation):
    def match_options(self, scenario):
        return (MatchOption("rounds", Text("plain"), "4", numbers=(1, 9)),)

    def seat_options(self, setup, seat):
        others = {setup.options.get(f"colour-{one}") for one in setup.seats if one != seat}
        free = tuple(named(one) for one in COLOURS if one not in others)
        return (SeatOption(f"colour-{seat}", Text("plain"), free, free[0].key),)


class Worth(Preparation):
    def sealed(self, scenario):
        return {"handicap": "9"}


class Weighed(Relay):
    """A match writes down what its handicap is."""

    preparation = Worth()


class Painted(Relay):
    """Each seat chooses a colour that no other seat has."""

    preparation = Colours()


@pytest.mark.parametrize(
    ("value", "accepted"),
    [("20", True), ("400", True), ("19", False), ("401", False), ("-20", False), ("", False),
     ("٣٠", False), ("2e1", False), ("9" * 40, False)],
)  # fmt: skip
def test_a_number_is_accepted_within_its_bounds(value, accepted):
    option = MatchOption("limit", Text("plain"), "60", numbers=(20, 400))

    assert option.accepts(value) is accepted


@pytest.mark.parametrize(
    ("value", "within"),
    [("999999999", True), ("1000000000", False), ("0", True), ("007", True), (" 7", False)],
)
def test_a_typed_number_has_at_most_nine_plain_digits(value, within):
    assert is_within(value, (0, 10**12)) is within


def test_of_choices_only_their_keys_are_accepted():
    option = MatchOption("style", Text("plain"), "off", (named("off"), named("on")))

    assert [value for value in ("on", "off", "ON", "", "maybe") if option.accepts(value)] == [
        "on",
        "off",
    ]


def test_defaults_fill_what_was_not_chosen_and_respect_what_was():
    setup = Setup(scenario="only", seats=(A1, B1, A2), options={f"colour-{B1}": "blue"})

    filled = with_defaults(Painted(), setup)

    assert filled.options == {"colour-b-1": "blue", "colour-a-1": "green", "colour-a-2": "red"}
    assert with_defaults(Painted(), filled) == filled
    assert setup.options == {f"colour-{B1}": "blue"}


def test_no_default_replaces_what_a_seat_has_chosen():
    setup = Setup(scenario="only", seats=(A1, B1), options={f"colour-{A1}": "red", "rounds": "9"})

    options = with_defaults(Painted(), setup).options

    assert options == {"colour-a-1": "red", "rounds": "9", "colour-b-1": "blue"}


def test_a_match_that_begins_seals_what_may_change_later():
    fresh = Setup(scenario="only", seats=(A1, B1), options={"rounds": "9"})
    begun = Setup(scenario="only", seats=(A1, B1), options={"handicap": "7"})

    assert with_defaults(Weighed(), fresh).options == {"rounds": "9", "handicap": "9"}
    assert with_defaults(Weighed(), begun).options == {"handicap": "7"}
    assert selfplay.setup_of(Weighed(), "only").options == {"handicap": "9"}
    assert selfplay.setup_of(Relay(), "only").options == {}


def test_the_options_of_host_and_seats_are_offered():
    setup = Setup(scenario="only", seats=(A1, B1))

    assert keys_offered(Painted(), setup) == {"rounds", "colour-a-1", "colour-b-1"}
    assert keys_offered(Relay(), setup) == set()


def test_a_game_without_armies_refuses_them():
    assert Relay().preparation.armies() == ()
    with pytest.raises(Refused) as refused:
        Relay().preparation.read_army("name: x")
    assert refused.value.reason.key == "refused-no-armies"
    assert Relay().preparation.seat_options(Setup(scenario="only", seats=()), Seat("a-1")) == ()
