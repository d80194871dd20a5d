"""What members of a team decide for each other, and what needs both: retreats, resigning, draws."""

import pytest

from bot import selfplay
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.ending.parley import Parley
from bot.engine.model import ANYTIME, Decision
from bot.engine.refusal import Refused
from tests.games.hoth.given import GAME, asked, do, given, medals

TEAMS = {"empire": ["empire-1", "empire-2"], "rebels": ["rebels-1", "rebels-2"]}
DRAWS = SeededDraws(b"agree", "m")


def under_attack(next_player=0, **more):
    """A Rebel attack on snowtroopers that can retreat in two ways; the Empire is a team."""
    return given(
        "rebels", "attack", seats=TEAMS, next_player={"empire": next_player},
        turn={"number": 3}, rebels=["echo E5 ordered 0"], empire=["snow D5", "snow A1"], **more,
    )  # fmt: skip


def say(position, seat, words):
    """Act outside the decisions; returns the step."""
    view = position.view(seat)
    decision = position.decision_of(seat) or Decision(ANYTIME, "", seat)
    action = GAME.read(view, decision, words)
    return flow.submit(position, seat, ANYTIME, action, DRAWS)


def refused(position, seat, words):
    """Return (rule, key) of a refusal outside the decisions."""
    with pytest.raises(Refused) as found:
        say(position, seat, words)
    return found.value.rule, found.value.reason.key.rpartition("refused-")[2]


@pytest.mark.rule("HOTH-TEAM-19", "HOTH-RUL-40")
@pytest.mark.parametrize(("next_player", "decider"), [(0, "empire-1"), (1, "empire-2")])
def test_a_retreat_is_decided_by_the_member_who_takes_the_next_turn(next_player, decider):
    step = do(under_attack(next_player), "E5xD5", "retreat miss miss")

    assert asked(step.position) == [f"DP-RETREAT {decider}"]


@pytest.mark.rule("HOTH-TEAM-19", "HOTH-RUL-40")
def test_a_member_may_let_the_teammate_decide_and_take_it_back():
    position = say(under_attack(), "empire-1", "delegate").position
    assert position.view(None).delegating == ("empire-1",)
    step = do(position, "E5xD5", "retreat miss miss")
    assert asked(step.position) == ["DP-RETREAT empire-2"]

    # the open question moves along, under a new serial
    back = say(step.position, "empire-1", "delegate off").position
    assert asked(back) == ["DP-RETREAT empire-1"]
    assert back.open[0].serial > step.position.open[0].serial
    again = say(back, "empire-1", "delegate on").position
    assert asked(again) == ["DP-RETREAT empire-2"]


@pytest.mark.rule("HOTH-TEAM-19")
def test_what_the_other_member_delegates_does_not_matter_now():
    position = say(under_attack(), "empire-2", "delegate").position

    assert asked(do(position, "E5xD5", "retreat miss miss").position) == ["DP-RETREAT empire-1"]
    assert refused(position, "empire-2", "delegate on") == ("HOTH-TEAM-19", "delegated-already")


@pytest.mark.rule("HOTH-TEAM-19", "HOTH-TEAM-03")
def test_who_plays_alone_has_nobody_to_delegate_to():
    position = given(rebels=["echo F4"], empire=["snow A1"], phase="play_card")

    assert refused(position, "rebels-1", "delegate") == ("HOTH-TEAM-19", "no-teammate")


@pytest.mark.rule("HOTH-TEAM-20", "HOTH-TEAM-15", "HOTH-END-02")
def test_a_team_resigns_when_both_members_say_so_and_all_hear_of_it():
    first = say(under_attack(), "empire-2", "resign")
    assert first.position.outcome is None
    assert [(e.seat, e.what, e.audience) for e in first.events] == [("empire-2", "resign", None)]
    assert refused(first.position, "empire-2", "resign") == ("HOTH-TEAM-20", "proposed")

    second = say(first.position, "empire-1", "resign")
    assert second.position.outcome.winner == "rebels"
    assert second.position.outcome.rule == "HOTH-END-02"


@pytest.mark.rule("HOTH-TEAM-20", "HOTH-TEAM-03")
def test_who_plays_alone_resigns_at_once():
    position = given(
        rebels=["echo F4"], empire=["snow A1"], phase="play_card",
        seats={"rebels": ["rebels-1"], "empire": TEAMS["empire"]},
    )  # fmt: skip

    assert say(position, "rebels-1", "resign").position.outcome.winner == "empire"


@pytest.mark.rule("HOTH-TEAM-20", "HOTH-END-03")
def test_a_draw_is_offered_and_accepted_by_both_members_of_each_team():
    position = say(under_attack(), "rebels-1", "draw").position
    assert position.view(None).parley.offer is None
    assert refused(position, "rebels-1", "draw") == ("HOTH-TEAM-20", "proposed")
    position = say(position, "rebels-2", "draw").position
    assert position.view(None).parley == Parley(offer="rebels")
    assert refused(position, "rebels-1", "draw") == ("HOTH-END-03", "offered")

    position = say(position, "empire-2", "draw").position
    assert position.outcome is None
    position = say(position, "empire-1", "draw").position
    assert (position.outcome.winner, position.outcome.rule) == (None, "HOTH-END-03")


@pytest.mark.rule("HOTH-TEAM-20")
def test_a_proposal_to_resign_is_no_yes_to_a_draw():
    position = say(under_attack(), "empire-1", "resign").position
    position = say(position, "empire-2", "draw").position

    assert position.outcome is None
    assert {(one.seat, one.what) for one in position.view(None).parley.proposals} == {
        ("empire-1", "resign"),
        ("empire-2", "draw"),
    }


@pytest.mark.rule("HOTH-TEAM-20")
def test_a_proposal_lapses_after_a_round_without_the_teammates_word():
    draws = SeededDraws(b"lapse", "m")
    setup = selfplay.setup_of(GAME, "S01", seats=("empire-2", "rebels-2"))
    line = selfplay.started(GAME, setup, draws)
    line.entries.append((line.entries[-1][0], say(line.position, "rebels-2", "resign").position))
    waiting = {}
    for position in selfplay.steps(line, draws, selfplay.random_chooser("lapse")):
        waiting[position.state.turn.number] = bool(position.view(None).parley.proposals)
        if position.state.turn.number == 6:
            break

    assert waiting == {1: True, 2: True, 3: True, 4: True, 5: False, 6: False}


@pytest.mark.rule("HOTH-TEAM-15", "HOTH-TEAM-19")
def test_delegating_is_told_to_all():
    step = say(under_attack(), "empire-1", "delegate")

    assert [(e.seat, e.on, e.audience) for e in step.events] == [("empire-1", True, None)]
    assert not step.barrier


@pytest.mark.rule("HOTH-TEAM-18")
def test_medals_and_victory_belong_to_the_side_whoever_won_them():
    position = given(
        "rebels", "attack", seats=TEAMS, next_player={"rebels": 1},
        turn={"seat": "rebels-2", "number": 3}, medals={"rebels": {"kills": 3}},
        rebels=["echo E5 ordered 0"], empire=["snow D5(1)", "snow A1"],
    )  # fmt: skip
    step = do(position, "E5xD5", "infantry miss miss")

    assert GAME.content.scenarios["S01"].sides["rebels"].victory.medals == 4
    assert medals(step.position, "rebels") == 4
    assert step.position.outcome.winner == "rebels"


@pytest.mark.rule("HOTH-TEAM-20", "HOTH-END-03")
def test_half_an_answer_to_an_offer_lapses_with_the_offer():
    position = given(
        "empire", "attack", seats=TEAMS, turn={"number": 3}, rebels=["echo E5", "echo G1"],
        empire=["snow D5 ordered 0", "snow A1"],
    )  # fmt: skip
    position.state.parley = Parley(offer="rebels")
    agreed = say(position, "empire-1", "draw").position
    assert [one.seat for one in agreed.state.parley.proposals] == ["empire-1"]

    ended = do(agreed, "done").position

    assert ended.state.turn.side == "rebels"
    assert ended.state.parley == Parley()


# Showing a card -----------------------------------------------------------------------------------


def with_hands(see_hands="off"):
    """A team whose members hold two cards each."""
    hands = {"empire-1": ["E104", "E106"], "empire-2": ["E107", "E108"]}
    return under_attack(
        options={"see_hands": see_hands}, cards={seat: {"hand": h} for seat, h in hands.items()}
    )


@pytest.mark.rule("HOTH-TEAM-14")
def test_a_member_shows_one_card_to_the_teammate_and_to_nobody_else():
    position = with_hands()

    step = say(position, "empire-2", "show 107")

    (shown,) = step.events
    assert (shown.seat, shown.card, shown.audience) == ("empire-2", "E107", ("empire-1",))
    assert step.barrier, "what was seen cannot be taken back"
    assert step.position.open == position.open
    for viewer in (None, "empire-1", "rebels-1", "rebels-2"):
        assert step.position.view(viewer).cards["empire-2"].hand is None


@pytest.mark.rule("HOTH-TEAM-14", "HOTH-RUL-41")
def test_only_own_cards_are_shown_and_only_where_they_are_hidden():
    assert refused(with_hands(), "empire-2", "show E104") == ("HOTH-TEAM-14", "not-yours-to-show")
    assert refused(with_hands("on"), "empire-2", "show E107") == ("HOTH-TEAM-14", "shown-anyway")
    alone = given("rebels", "attack", rebels=["echo E5 ordered 0"], empire=["snow D5"])
    assert refused(alone, "empire-1", "show E104") == ("HOTH-TEAM-14", "no-teammate")
    view = with_hands().view("empire-1")
    assert [GAME.write(one) for one in GAME.team.sharing(view, "empire-1")] == [
        "show E104",
        "show E106",
    ]
