"""What a fire depends on besides its shooter's place is asked once that fire was chosen."""

import pytest

from .live import duel

HINDERED = "fas-bar-hindered"


def firing(card, place, fire):
    """A Unit of Red's, r2, that stands in a place and was given a fire."""
    live = duel(["PLC-C1", card], ["SWE-C1", "SWE-07"], r2={"hidden": "manoeuvre"})
    return live.answer("r2", "shoot", place, fire)


def stated(live):
    """The rules that were stated about a fire."""
    told = [one for one in live.told("told") if one.line.key == "fas-told-rule"]
    return [(one.rule, dict(one.line.args)["why"].key) for one in told]


@pytest.mark.rule("FAS-12.1-CAR", "FAS-12.1-COU")
@pytest.mark.parametrize(
    ("card", "fire", "rule"),
    [("PLC-04", "caracole", "FAS-12.1-CAR"), ("PLC-06", "countermarch", "FAS-12.1-COU")],
)
def test_fires_that_move_ask_for_ground_that_hinders(card, fire, rule):
    live = firing(card, "open", fire)
    assert live.asked == "D-GROUND red-1"
    assert live.options() == ["no", "yes"]
    live.answer("yes")
    assert stated(live) == [(rule, HINDERED)]

    clear = firing(card, "open", fire).answer("no")
    assert stated(clear) == []
    assert clear.asked == "D-08 red-1", "on to the target"


@pytest.mark.rule("FAS-LIVE-05")
def test_a_usual_shot_and_other_fires_are_not_asked_about_ground():
    assert firing("PLC-04", "all-open", "caracole").asked == "D-08 red-1"
    assert firing("PLC-04", "open", "standard_fire").asked == "D-08 red-1"


@pytest.mark.rule("FAS-12.1-ART-d")
def test_long_artillery_fire_asks_whether_a_target_is_near():
    live = firing("PLC-09", "all-open", "artillery_long")
    assert live.asked == "D-NEAR red-1"
    live.answer("yes")
    assert stated(live) == [("FAS-12.1-ART-d", "fas-bar-near-target")]

    far = firing("PLC-09", "all-open", "artillery_long").answer("no")
    assert stated(far) == []
    assert firing("PLC-09", "all-open", "artillery_close").asked == "D-08 red-1"
