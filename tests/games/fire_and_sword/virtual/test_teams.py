"""Two players on a side: whose an element is, who is asked what, and what teammates see."""

import pytest

from bot import selfplay
from bot.engine import flow, journal
from bot.engine.chance.draws import ScriptedDraws, SeededDraws
from bot.engine.model import Seat
from bot.engine.refusal import IllegalAction
from tests.games.fire_and_sword.live import Live, game

BLUE, RED, SECOND = Seat("blue-1"), Seat("red-1"), Seat("red-2")
"""Red has two players."""


def team(seats=("red-2",)):
    """Begin SC-1 in which these second seats are taken too."""
    setup = selfplay.setup_of(game(), "SC-1", {}, seats)
    step = flow.begin(game(), setup, ScriptedDraws(()))
    live = Live.__new__(Live)
    live.position, live.events = step.position, list(step.events)
    return live


def led(live, seat):
    """The elements of a seat."""
    state = live.position.state
    return [one.id for one in state.elements if state.owner(one.id) == seat]


def ordered(live, order="manoeuvre"):
    """Let everybody lay the same order on all Units, and bid nothing."""
    while live.position.open[0].point in ("D-S5", "D-03"):
        decision = live.position.open[0]
        live.answer(order if decision.point == "D-S5" else "0", seat=decision.seat,
                    dice="9, 1" if _last_bid(live) else "")  # fmt: skip
    return live


def _last_bid(live):
    return len(live.position.open) == 1 and live.position.open[0].point == "D-03"


@pytest.mark.rule("FAS-OPT-08")
def test_a_virtual_table_has_second_seats_that_may_stay_free_and_a_live_one_has_none():
    found = [(one.seat, one.side, one.required) for one in game().seats("SC-1")]

    assert found == [
        ("blue-1", "blue", True), ("red-1", "red", True),
        ("blue-2", "blue", False), ("red-2", "red", False),
    ]  # fmt: skip
    assert [one.seat for one in game().seats("table")] == ["blue-1", "red-1"]


@pytest.mark.rule("FAS-OPT-08", "FAS-RUL-114")
@pytest.mark.parametrize(
    ("scenario", "share", "second"),
    [
        ("SC-1", "half", "r2 r3 r5 r7 r9"),
        ("SC-1", "horse", "r2 r3 r4 r5 r6 r7 r8"),
        ("SC-1", "foot", "r2 r9 r10"),
        ("free_skirmish", "foot", "r3 r5"),  # an army of horse alone is halved
        ("SC-3", "half", "r2 r4 r6 r8 r10"),
    ],
)
def test_the_second_player_leads_the_share_they_chose(scenario, share, second):
    options = {"share-red-2": share}
    state = game().new_state(selfplay.setup_of(game(), scenario, options, ("red-2",)))

    owners = {one.id: state.owner(one.id) for one in state.elements}
    assert [key for key, seat in owners.items() if seat == SECOND] == second.split()
    assert {seat for key, seat in owners.items() if key[0] == "b"} == {BLUE}


@pytest.mark.rule("FAS-OPT-08")
def test_everybody_is_told_and_sees_whose_an_element_is():
    live = team()

    told = next(one for one in live.told("told") if one.rule == "FAS-OPT-08")
    assert told.line.args["seat"].key == "fire_and_sword-seat-red-2"
    for viewer in (None, BLUE, SECOND):
        rows = live.position.view(viewer).elements
        assert [one.id for one in rows if one.player == SECOND] == ["r2", "r3", "r5", "r7", "r9"]


@pytest.mark.rule("FAS-OPT-08")
def test_a_side_of_one_leads_its_whole_army_and_nothing_is_said_of_players():
    live = team(seats=())

    assert not live.position.state.is_team_play
    assert {one.player for one in live.position.view(BLUE).elements} == {None}
    assert not [one for one in live.told("told") if one.rule == "FAS-OPT-08"]


@pytest.mark.rule("FAS-OPT-08", "FAS-RUL-114", "FAS-SET-07")
def test_each_member_lays_their_own_orders_and_the_first_one_bids():
    live = team()
    assert live.asked == "D-S5 blue-1, D-S5 red-1, D-S5 red-2"
    asked = {seat: [] for seat in (BLUE, RED, SECOND)}
    while live.position.open[0].point == "D-S5":
        seat = live.position.open[0].seat
        asked[seat].append(live.position.state.asked[seat].key)
        live.answer("advance" if seat == SECOND else "defence", seat=seat)

    units = [one.id for one in live.position.state.elements if one.hidden and one.side == "red"]
    assert asked[RED] == [one for one in units if one in led(live, RED)]
    assert asked[SECOND] == [one for one in units if one in led(live, SECOND)]
    assert live.element("r3").hidden == "advance"
    assert live.element("r4").hidden == "defence"
    assert live.asked == "D-03 blue-1, D-03 red-1"


@pytest.mark.rule("FAS-OPT-08", "FAS-RUL-114", "FAS-3.1-a")
def test_teammates_see_each_others_tokens_and_the_enemy_sees_none():
    live = ordered(team())

    def seen(seat, key):
        return next(one for one in live.position.view(seat).elements if one.id == key).hidden

    assert seen(RED, "r3") == seen(SECOND, "r3") == seen(SECOND, "r4") == "manoeuvre"
    assert seen(BLUE, "r3") is None
    assert all(one.hidden is None for one in live.position.view(None).elements)


@pytest.mark.rule("FAS-OPT-08", "FAS-RUL-114", "FAS-2.3.1-a")
def test_the_first_player_says_who_is_activated_and_the_owner_what_is_done():
    live = ordered(team())
    assert live.asked == "D-04 red-1"
    live.answer("self")
    assert live.asked == "D-05 red-1"

    view, decision = live.position.view(RED), live.position.open[0]
    with pytest.raises(IllegalAction) as refused:
        live.answer("r3 move 0 4")
    assert (refused.value.rule, refused.value.reason.key) == ("FAS-OPT-08", "fas-bar-teammate")
    planning = game().planning
    assert "r3" in [one.key for one in planning.pieces(view, decision)]
    assert planning.ends(view, decision, "r3") == ()
    assert [one.action.value for one in planning.changed(view, decision, "r3", None)] == ["r3"]

    live.answer("r3")
    assert live.asked == "D-06 red-2"
    live.answer("move 0 4", "stop")
    assert live.asked == "D-05 blue-1"


@pytest.mark.rule("FAS-OPT-08", "FAS-11-a")
def test_an_army_leaves_the_field_when_both_of_its_players_say_so():
    live = ordered(team())

    live.anytime(SECOND, "resign")
    assert live.position.outcome is None
    assert [one.seat for one in game().team.proposals(live.position.view(BLUE))] == [SECOND]
    with pytest.raises(IllegalAction) as refused:
        live.anytime(SECOND, "resign")
    assert (refused.value.rule, refused.value.reason.key) == (
        "FAS-OPT-08", "parley-refused-proposed",
    )  # fmt: skip
    live.anytime(RED, "resign")
    assert live.position.outcome.winner == "blue"


@pytest.mark.rule("FAS-OPT-08")
@pytest.mark.parametrize(
    ("scenario", "seats"), [("SC-4", ("red-2",)), ("free_skirmish", ("blue-2", "red-2"))]
)
def test_a_random_battle_of_teams_ends_and_replays_to_the_same_digest(scenario, seats):
    setup = selfplay.setup_of(game(), scenario, {}, seats)
    draws = SeededDraws(b"teams", "m")
    line = selfplay.started(game(), setup, draws)
    asked = set()
    for position in selfplay.steps(line, draws, selfplay.greedy_chooser()):
        asked |= {(one.point, one.seat) for one in position.open}

    assert line.position.outcome is not None
    assert {"blue-1", "red-1", *seats} == {seat for _, seat in asked}
    side = {"D-03", "D-04", "D-05", "D-S4", "D-S3"}
    assert not [one for one in asked if one[0] in side and one[1].endswith("-2")]
    records = [record for record, _ in line.entries]
    again = journal.replay(game(), setup, records)
    assert again.encode() == line.position.encode()
