"""What a page offers to whoever activates an element of a virtual table."""

import pytest

from bot.engine.model import Seat
from bot.engine.tries import draft
from bot.games.fire_and_sword.insight import ends
from tests.games.fire_and_sword.live import duel
from tests.games.fire_and_sword.virtual.board import skirmish
from tests.support.loaded import load_catalogue, load_games

GAME = load_games()["fire_and_sword"]
PLANNING = GAME.planning
SAY = load_catalogue().speaker("en")
RED = Seat("red-1")


def table(order="manoeuvre", **more):
    marks = {
        "r1": {"at": [30, 12, 0], "hidden": order},
        "r2": {"at": [50, 12, 0], "hidden": "defence"},
        "b1": {"at": [30, 40, 180], "hidden": "defence"},
        **more,
    }
    return skirmish(("PLC-04", "PLC-07"), ("SWE-01",), **marks).position


def offered(position, key="r1"):
    """The view, the decision and the ends of an element."""
    view, decision = position.view(RED), position.decision_of(RED)
    return view, decision, PLANNING.ends(view, decision, key)


def test_elements_that_may_be_activated_are_the_pieces():
    view, decision, _ = offered(table())

    assert [one.key for one in PLANNING.pieces(view, decision)] == ["r1", "r2"]


def test_every_end_is_legal_and_the_first_two_go_straight_ahead():
    position = table()
    _, decision, found = offered(position)

    assert 2 <= len(found) <= 12
    assert all(position.allows(decision, one.action) for one in found)
    assert [GAME.write(one.action) for one in found[:2]] == ["r1 double 0 14", "r1 move 0 7"]
    assert SAY(found[0].label) == "full ahead"
    assert SAY(found[0].note).startswith("14 in, 2 AP")


def test_what_an_end_is_good_for_against_several_enemies_is_said_of_them_together():
    foes = {key: {"at": [x, 32, 180], "hidden": "defence"} for key, x in (("b1", 28), ("b2", 33))}
    foot = {"at": [30, 20, 0], "hidden": "manoeuvre"}
    live = skirmish(("PLC-07",), ("SWE-07", "SWE-07"), r1=foot, **foes)

    said = {SAY(one.label): SAY(one.note) for one in offered(live.position)[2]}

    assert said["can shoot b1, b2"] == "0.5 in, 1 AP, could be shot at by b1, b2"
    assert said["Direct range to b1, b2"].startswith("6 in, 2 AP, could be charged by b1, b2")


@pytest.mark.rule("FAS-2.3.1-b")
def test_a_garrison_far_from_all_may_be_activated_alone():
    house = {"W1": {"type": "light_buildings", "polygon": [[30, 22], [33, 22], [33, 25], [30, 25]]}}
    held, far = {"inside": "W1", "hidden": "defence"}, {"at": [30, 46, 180], "hidden": "defence"}
    live = skirmish(("PLC-07",), ("SWE-07",), terrain=house, r1=held, b1=far)
    view, decision, found = offered(live.position)

    (alone,) = PLANNING.changed(view, decision, "r1", None)

    assert not found
    assert (GAME.write(alone.action), SAY(alone.label)) == ("r1", "Only activate")
    assert SAY(PLANNING.shows(view, decision, alone.action)) == "shows Defence"
    live.answer("r1")
    assert live.element("r1").revealed == "defence"
    assert PLANNING.closing(live.position.view(RED), live.position.open[0]) is not None


def test_an_end_tells_pictures_who_could_charge_and_shoot_there():
    position = table(b1={"at": [30, 27, 180], "hidden": "defence"})
    view, _, found = offered(position)
    query = ends.query(GAME.tables, view, "r1", ())

    assert any(ends.place_of(one.place).risks.charged_by == ("b1",) for one in found)
    for one in found:
        end = ends.place_of(one.place)
        there = ends.risk(query.table, query.mover.body, end.place, query.interests.foes)
        assert end.risks == there


def test_an_order_without_moves_offers_no_ends_but_its_actions():
    position = table(order="defence")
    view, decision, found = offered(position)

    assert [GAME.write(one.action).split()[1] for one in found] == ["withdraw"] * len(found)
    verbs = [GAME.write(one.action) for one in PLANNING.changed(view, decision, "r1", None)]
    assert "r1 turn about" in verbs
    assert all(position.allows(decision, one.action)
               for one in PLANNING.changed(view, decision, "r1", None))  # fmt: skip


def test_a_nudge_stays_legal_and_stops_where_something_is_in_the_way():
    position = table(b1={"at": [30, 24, 180], "hidden": "defence"})
    view, decision, found = offered(position)
    half = next(one for one in found if SAY(one.label) == "half ahead")

    nudged = PLANNING.onward(view, decision, "r1", half.action)

    assert nudged
    assert all(position.allows(decision, one.action) for one in nudged)
    few = PLANNING.changed(view, decision, "r1", half.action)
    assert [SAY(one.label) for one in few] == [
        "15° left: 4.5 in", "5° left: 4.5 in", "5° right: 4.5 in", "shorter: 3.5 in",
        "longer: 5.5 in",
    ], "from left to right, then from short to long"  # fmt: skip
    assert len(PLANNING.onward(view, decision, "r1", None)) == 1


def test_the_place_of_an_order_is_where_it_ends():
    view, decision, found = offered(table())

    assert PLANNING.piece_of(found[0].action) == "r1"
    turn = PLANNING.changed(view, decision, "r1", None)[-1]
    for one, place in (
        (found[0], found[0].place.partition("/")[0]),
        (turn, "r1@30000,12000,18000"),
    ):
        who, what = GAME.words.menu(view, decision, one.action)
        assert (who.place, what.place) == ("r1", place)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("move 0 2", "Move: 2 in, straight ahead"),
        ("withdraw 0 2", "Withdraw: 2 in, straight back"),
        ("withdraw 45 2", "Withdraw: 2 in, back, 45° to the left"),
        ("disengage 2 -10 2", "Disengage: 2 in, 80° to the right"),
        ("reposition 90 2", "Reposition: 2 in, 90° to the right"),
        ("reposition 270 1.5", "Reposition: 1.5 in, 90° to the left"),
        ("turn fr right", "Turn right 90° about the front right corner"),
        ("turn about", "Turn about"),
        ("path 30 14 32.5 16", "Move of a Group to 32.5, 16"),
        ("turn -45", "Turn: 45° to the left"),
    ],
)
@pytest.mark.rule("FAS-NOT-03", "FAS-4.3.5-a")
def test_an_order_is_named_in_words(line, told):
    view, decision, _ = offered(table())
    action = GAME.read(view, decision, f"r1 {line}")

    _, what = GAME.words.menu(view, decision, action)
    assert SAY(what.label) == told


def test_an_activated_element_is_the_only_piece_and_may_stop():
    marks = {
        "r1": {"at": [30, 12, 0], "hidden": "manoeuvre"},
        "r2": {"at": [50, 12, 0], "hidden": "defence"},
    }
    live = skirmish(("PLC-04", "PLC-07"), ("SWE-01",), **marks)
    position = live.answer("r1 move 0 3").position
    view, decision, found = offered(position)

    assert [one.key for one in PLANNING.pieces(view, decision)] == ["r1"]
    assert GAME.write(found[0].action) == "move 0 7"
    assert GAME.write(PLANNING.closing(view, decision).action) == "stop"


def test_at_a_live_table_nothing_is_planned():
    position = duel(["PLC-04", "PLC-C1"], ["SWE-01", "SWE-C1"]).position
    view, decision = position.view(RED), position.decision_of(RED)

    assert PLANNING.pieces(view, decision) == ()
    assert PLANNING.ends(view, decision, "r1") == ()
    assert PLANNING.changed(view, decision, "r1", None) == ()
    assert PLANNING.onward(view, decision, "r1", None) == ()
    assert PLANNING.closing(view, decision) is None


def test_a_declaration_turns_a_token_up_so_it_is_the_last_order_of_a_draft():
    position = table()

    laid = draft.lay(position, RED, ["r1 move 0 7", "r2 rally", "nonsense"])

    assert (laid.orders, laid.risky) == ((), "r1 move 0 7")
    assert laid.left == ("r2 rally", "nonsense")
