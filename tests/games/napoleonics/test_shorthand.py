"""Orders as they are typed in a hurry; nothing that costs something is guessed."""

import pytest

from bot.engine.refusal import Ambiguous, Unreadable
from bot.games.napoleonics.model.actions import React
from tests.games.napoleonics.given import GAME, after, given

HAND = {"bottom": {"hand": ["attack_centre", "probe_left", "scout_right", "scout_left"]}}


def read(position, said):
    """Return an order as the game writes what it understood."""
    decision = position.open[0]
    return GAME.write(GAME.read(position.view(decision.seat), decision, said))


@pytest.mark.parametrize(
    ("said", "order"),
    [
        ("attack centre", "card attack_centre"),
        ("Attack - Center", "card attack_centre"),
        ("card attack", "card attack_centre"),
        ("PROBE", "card probe_left"),
        ("play scout left", "card scout_left"),
    ],
)
def test_cards_are_known_by_their_names_and_by_beginnings_that_fit_one(said, order):
    position = given(phase="command", bottom=["B-LN H6"], top=["F-LN A1"], cards=HAND)
    assert read(position, said) == order


def test_what_fits_several_cards_or_none_is_not_guessed():
    position = given(phase="command", bottom=["B-LN H6"], top=["F-LN A1"], cards=HAND)
    with pytest.raises(Ambiguous) as asked:
        read(position, "scout")
    assert asked.value.reason.args["orders"] == "card scout_left, card scout_right"
    for said in ("card", "at", "left wing", "7"):
        with pytest.raises(Unreadable):
            read(position, said)


@pytest.mark.parametrize(
    "said", ["h6 g6", "H6-G6", "h6->g6", "H6 to G6", "h6, g6", "move H6 G6", "h6 \u2192 g6"]
)
def test_moves_are_read_with_any_sign_between_their_ends(said):
    position = given(phase="move", bottom=["B-LN H6 ordered"], top=["F-LN A1"])
    assert read(position, said) == "H6>G6"
    for alone in ("h6", "g6"):
        with pytest.raises(Unreadable):
            read(position, alone)


@pytest.mark.parametrize(
    "said", ["g6 f6", "G6 x F6", "g6*f6", "g6 attacks f6", "melee g6 f6", "g6 against f6"]
)
def test_attacks_are_read_with_any_sign_between_their_ends(said):
    position = given(bottom=["B-LN G6 ordered"], top=["F-LN F6"])
    assert read(position, said) == "G6xF6"
    with pytest.raises(Unreadable):
        read(position, "f6")


@pytest.mark.parametrize(
    "said",
    ["F6xE6 + G6 + G7", "F6xE6 with G7 and G6", "f6 attacks e6 & g6, g7", "melee f6 e6 with g6 g7"],
)
def test_artillery_joins_with_any_sign_before_it(said):
    position = given(
        bottom=["B-LN F6 ordered", "B-FA G6 ordered", "B-FA G7 ordered"], top=["F-LN E6"]
    )
    assert read(position, said) == "F6xE6 with G6 G7"


@pytest.mark.parametrize("said", ["leader h8 g8", "Leader H8-G8", "leader h8 -> g8"])
def test_leaders_who_move_by_themselves_are_named_as_such(said):
    position = given(
        phase="move", bottom=["B-LN H6 ordered"], leaders={"bottom": ["Hill H8 ordered"]},
        top=["F-LN A1"],
    )  # fmt: skip
    assert read(position, said) == "leader H8>G8"


def test_orders_and_answers_do_without_their_first_word():
    ordering = given(phase="order", bottom=["B-LN H6", "B-LN H7"], top=["F-LN A1"])
    assert read(ordering, "h7") == "order H7"
    melee = given(bottom=["B-HC G6 ordered"], top=["F-LN F6"],
                  cards={"top": {"hand": ["elan", "rally", "forward"]}})  # fmt: skip
    asked = after(melee, "G6xF6")
    for said, order in (("stand", "none"), ("square", "square"), ("none", "none")):
        assert read(asked, said) == f"react {order}"
    decision = asked.open[0]
    strike = GAME.read(asked.view("top"), decision, "first strike")
    assert strike == React("first_strike"), "read alike whether the card is in the hand or not"
    with pytest.raises(Unreadable):
        read(asked, "react")


@pytest.mark.parametrize("said", ["end", "no", "skip", "next", "enough", "Done"])
def test_several_words_go_on(said):
    position = given(phase="move", bottom=["B-LN H6 ordered"], top=["F-LN A1"])
    assert read(position, said) == "done"
