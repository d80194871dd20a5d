"""How many orders cards give is told before one is played, and counted while they are given."""

import pytest

from tests.games.napoleonics.given import GAME, after, given
from tests.support.loaded import load_catalogue

FIELD = {"bottom": ["B-LN G6", "B-LN H4", "B-LC G11", "B-GR G7 with Hill"], "top": ["F-LN F7"]}


def notes(position):
    """Return what the pick of each card says, in English."""
    decision = position.open[0]
    view, say = position.view(decision.seat), load_catalogue().say
    picks = [GAME.words.menu(view, decision, one)[0] for one in position.options(decision)]
    return {one.key: say(one.note, "en") for one in picks}


def asked(position, locale="en"):
    decision = position.open[0]
    return load_catalogue().say(GAME.words.prompt(position.view(None), decision), locale)


@pytest.mark.rule("NAP-PBP-02", "NAP-ORD-03", "NAP-CRD-13", "NAP-CRD-12", "NAP-CRD-14")
def test_the_pick_of_a_card_says_how_many_orders_it_gives_now():
    hand = ["probe_right", "assault_centre", "cold_steel", "leadership", "force_march", "elan",
            "first_strike", "bombard", "recon_in_force"]  # fmt: skip
    position = given(phase="command", cards={"bottom": {"hand": hand}}, **FIELD)
    told = notes(position)
    counts = {card: words.split(" order")[0] for card, words in told.items()}
    assert counts["probe_right"] == "1", "one unit stands on the right flank"
    assert counts["assault_centre"] == "4", "three units and a leader, a hex on the line counts"
    assert counts["cold_steel"] == "1", "one stands next to the enemy"
    assert counts["leadership"] == "1"
    assert counts["force_march"] == "3", "in the section that holds most infantry"
    assert counts["bombard"] == "1", "without artillery one unit of choice"
    assert counts["recon_in_force"] == "3"
    assert counts["first_strike"] == "No"
    assert not told["elan"].startswith(("0", "No")), "dice decide"


@pytest.mark.rule("NAP-PBP-02", "NAP-CRD-08", "NAP-RUL-19")
def test_a_counter_attack_counts_what_it_copies_with_the_sections_exchanged():
    hand = ["counter_attack", "elan"]
    cards = {"bottom": {"hand": hand}, "top": {"hand": ["rally"], "last": "probe_left"}}
    assert notes(given(phase="command", cards=cards, **FIELD))["counter_attack"].startswith("1 ")
    del cards["top"]["last"]
    assert notes(given(phase="command", cards=cards, **FIELD))["counter_attack"].startswith("No ")


@pytest.mark.rule("NAP-PBP-02")
def test_the_question_for_orders_counts_them():
    position = given(phase="order", **FIELD)
    assert asked(position).endswith("Orders: 0 of 3.")
    assert asked(after(position, "order G6")).endswith("Orders: 1 of 3.")
    assert asked(after(position, "order G6", "detach G7"), "cs").endswith("Rozkazy: 2 z 3.")


@pytest.mark.rule("NAP-PBP-02", "NAP-CRD-12")
def test_sections_stand_as_they_lie_and_say_how_many_orders_are_given_there():
    hand = {"bottom": {"hand": ["force_march"]}}
    position = after(given(phase="command", cards=hand, **FIELD), "card force_march")
    decision = position.open[0]
    view, say = position.view(decision.seat), load_catalogue().say
    offered = GAME.asking.offered(view, decision, position.options(decision))
    picks = [GAME.words.menu(view, decision, one)[0] for one in offered]
    assert [(one.key, say(one.note, "en")) for one in picks] == [
        ("left", "1 order now."), ("centre", "3 orders now."),
        ("right", "No order now: nobody will be ordered."),
    ]  # fmt: skip
