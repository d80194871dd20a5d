"""Useful ends of a Group's Move, numbered and legal as those of Units are."""

from math import hypot

import pytest

from bot.engine.model import Seat
from bot.games.fire_and_sword.insight import ends
from tests.games.fire_and_sword.virtual.board import skirmish
from tests.support.loaded import load_catalogue, load_games

GAME = load_games()["fire_and_sword"]
SAY = load_catalogue().speaker("en")
RED = Seat("red-1")


def field(**more):
    """A Commander behind two Units far from each other, and an enemy Unit ahead."""
    marks = {
        "r1": {"at": [20, 14, 0], "hidden": "defence"},
        "r2": {"at": [32, 14, 0], "hidden": "defence"},
        "r3": {"at": [26, 4, 0]},
        "b1": {"at": [26, 30, 180], "hidden": "defence"},
        **more,
    }
    return skirmish(["PLC-02", "PLC-03", "PLC-C1"], markers={"O1": [26, 12]}, **marks)


def offered(live, key="r3"):
    decision = live.position.decision_of(RED)
    return GAME.planning.ends(live.position.view(RED), decision, key)


@pytest.mark.rule("FAS-9.2-a", "FAS-GEO-17", "FAS-GEO-21")
@pytest.mark.parametrize("is_activated", [False, True])
def test_a_commander_is_offered_ends_that_mean_something_and_each_is_legal(is_activated):
    live = field()
    if is_activated:
        live.answer("r3")
    found = offered(live)

    assert 2 < len(found) <= 8
    labels = [SAY(one.label) for one in found]
    assert labels[0] == "leads r1, r2"
    said = " ".join(SAY(one.note) + SAY(one.label) for one in found)
    assert "towards b1" in said
    assert "to O1" in said
    assert "away from all" in said
    for one in found:
        end = ends.place_of(one.place)
        after = field()
        if is_activated:
            after.answer("r3")
        after.answer(GAME.write(one.action))
        stands = after.position.state.field.places["r3"].place
        assert (end.key, stands) == ("r3", end.place)


@pytest.mark.rule("FAS-10.2-a", "FAS-12.1-COM")
def test_the_end_that_leads_is_in_range_of_whom_it_names():
    live = field()
    leads = offered(live)[0]
    reach = next(one.value for one in GAME.content.cards["PLC-C1"].special if one.rule == "command")
    x, y, _ = ends.place_of(leads.place).place

    for left in (18, 30):  # the trays of r1 and r2 are 4 in wide
        dx = max(left - x / 1000, 0, x / 1000 - left - 4)
        dy = max(13 - y / 1000, 0)
        assert hypot(dx, dy) <= reach + 1


@pytest.mark.rule("FAS-1.1.1-b", "FAS-9.3-b")
def test_no_end_of_a_group_lies_in_a_control_zone():
    live = field(b1={"at": [26, 9, 180], "hidden": "defence"})

    for one in offered(live):
        x, y, _ = ends.place_of(one.place).place
        assert not (24 - 1.6 < x / 1000 < 28 + 1.6 and 8 - 1.6 < y / 1000 < 10 + 1.6)


@pytest.mark.rule("FAS-9.1-b")
def test_a_group_moves_once_whole_and_once_half_and_then_has_no_ends_any_more():
    live = field().answer("r3")
    for order in ("path", "half path"):
        found = offered(live)
        assert all(GAME.write(one.action).startswith(order) for one in found)
        live.answer(GAME.write(found[0].action))

    assert live.asked == "D-06 red-1"
    assert not offered(live)
