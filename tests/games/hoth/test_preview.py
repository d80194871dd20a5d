"""How many units cards order now is told before one is played."""

import pytest

from tests.games.hoth.given import CATALOGUE, GAME, do, given

FIELD = {
    "rebels": ["echo F2", "echo G2", "echo F5", "fly E5", "art G9"],
    "empire": ["snow A2", "snow A5"],
}


def notes(hand, locale="en", **field):
    """Return what the pick of each card in a hand says."""
    position = given(phase="play_card", cards={"rebels-1": {"hand": hand}}, **(field or FIELD))
    (decision,) = position.open
    view = position.view(decision.seat)
    picks = [GAME.words.menu(view, decision, one)[0] for one in position.options(decision)]
    return {one.key: CATALOGUE.say(one.note, locale) for one in picks}


@pytest.mark.rule("HOTH-ORD-05", "HOTH-CARD-03")
def test_the_pick_of_a_card_says_how_many_units_it_orders_now():
    told = notes(["R101", "R105", "R106", "R107", "R112", "R113"])
    counts = {card: words.split(" unit")[0] for card, words in told.items()}
    assert counts == {
        "R101": "1", "R105": "2", "R106": "1", "R107": "2", "R112": "3", "R113": "1",
    }, "one stands on the right, two on the left"  # fmt: skip


@pytest.mark.rule("HOTH-CARD-04", "HOTH-ORD-05")
def test_a_card_for_units_that_nobody_has_counts_the_one_of_its_fallback():
    field = {"rebels": ["echo F8", "echo F9"], "empire": ["snow A2"]}
    assert notes(["R113"], **field)["R113"].startswith("1 unit now. ")


@pytest.mark.rule("HOTH-ORD-05")
def test_a_card_that_orders_nobody_says_so_before_it_is_played():
    field = {"rebels": ["echo F8"], "empire": ["snow A2"]}
    assert notes(["R101"], **field)["R101"].startswith("Nobody to order now: no unit will be")
    assert notes(["R101"], "cs", **field)["R101"].startswith("Teď nikdo:")


@pytest.mark.rule("HOTH-CARD-03", "HOTH-ORD-05")
def test_sections_stand_as_they_lie_and_say_how_many_units_are_ordered_there():
    field = {"empire": ["snow A2", "snow B2", "snow A5"], "rebels": ["echo G2"]}
    hand = {"empire-1": {"hand": ["E122"]}}
    start = given("empire", phase="play_card", cards=hand, **field)
    position = do(start, "card E122").position
    (decision,) = position.open
    view, options = position.view(decision.seat), position.options(decision)
    offered = GAME.asking.offered(view, decision, options)
    picks = [GAME.words.menu(view, decision, one)[0] for one in offered]
    assert [(one.key, CATALOGUE.say(one.note, "en")) for one in picks] == [
        ("left", "Nobody to order now: no unit will be ordered."),
        ("centre", "1 unit now."),
        ("right", "2 units now."),
    ]
