"""Giving up and agreeing on a draw: who may say what when, alone and in teams."""

import pytest

from bot.engine.chance.draws import ScriptedDraws
from bot.engine.ending import parley
from bot.engine.ending.parley import (
    DrawOffered,
    OfferDraw,
    Parley,
    ParleyState,
    Party,
    Proposal,
    Proposed,
    Resign,
)
from bot.engine.ending.verdict import Verdict
from bot.engine.flow import Transition
from bot.engine.model import Text
from tests.support.loaded import load_catalogue

TERMS = parley.Terms(resign="R-1", draw="R-2", mates="R-3")
RED, BLUE = Party("red-1", "red", "blue"), Party("blue-1", "blue", "red")
TRIO = ("red-1", "red-2", "red-3")


def of_three(seat):
    """A seat of a team of three."""
    return Party(seat, "red", "blue", tuple(one for one in TRIO if one != seat))


def talk():
    return Transition(ParleyState(flow=[]), ScriptedDraws([]))


def say(t, party, saying):
    return parley.say(t, party, saying, TERMS)


def test_who_gives_up_makes_the_other_side_win():
    assert say(talk(), RED, Resign()) == Verdict("blue", "resigned", "R-1")


def test_a_draw_is_agreed_when_both_sides_have_offered_it():
    t = talk()

    assert say(t, RED, OfferDraw()) is None
    assert t.events == [DrawOffered(side="red")]
    assert t.state.parley.sayings(RED) == (Resign(),)
    assert t.state.parley.sayings(BLUE) == (Resign(), OfferDraw())
    assert parley.fault(t.state.parley, RED, OfferDraw(), TERMS).rule == "R-2"
    assert say(t, BLUE, OfferDraw()) == Verdict(None, "agreed", "R-2")


def test_an_offer_stands_through_ones_own_turn_and_lapses_after_the_others():
    offered = Parley(offer="red")

    assert offered.after_turn("red") == offered
    assert offered.after_turn("blue") == Parley()


@pytest.mark.parametrize("saying", [Resign(), OfferDraw()])
def test_a_team_speaks_when_its_last_member_says_the_same(saying):
    t = talk()

    for seat in TRIO[:2]:
        assert say(t, of_three(seat), saying) is None
        assert saying not in t.state.parley.sayings(of_three(seat))
        assert parley.fault(t.state.parley, of_three(seat), saying, TERMS).rule == "R-3"
    assert {type(event) for event in t.events} == {Proposed}
    ended = say(t, of_three("red-3"), saying)

    assert t.state.parley.proposals == ()
    if isinstance(saying, Resign):
        assert ended == Verdict("blue", "resigned", "R-1")
    else:
        assert (ended, t.state.parley.offer) == (None, "red")


def test_a_proposal_stands_until_each_member_of_both_teams_has_had_a_turn():
    t = talk()
    say(t, of_three("red-1"), Resign())
    said, turns = t.state.parley, 0
    while said.proposals:
        said, turns = said.after_turn("blue" if turns % 2 else "red"), turns + 1

    assert turns == 2 * len(TRIO)


def test_half_an_answer_goes_with_the_offer_and_a_wish_to_resign_stays():
    said = Parley("blue", (Proposal("red-1", "draw", 4), Proposal("red-2", "resign", 4)))

    assert said.after_turn("red") == Parley(None, (Proposal("red-2", "resign", 3),))


def test_an_offer_of_ones_own_side_is_no_answer_to_it():
    t = talk()
    t.state.parley = Parley(offer="red")

    assert say(t, BLUE, Resign()) == Verdict("red", "resigned", "R-1")
    assert t.state.parley == Parley(offer="red"), "giving up is no answer to the offer"
    assert t.events == []


def test_what_is_proposed_names_its_seat_and_waits_for_every_mate():
    t = talk()

    say(t, of_three("red-2"), OfferDraw())

    assert t.state.parley == Parley(None, (Proposal("red-2", "draw", 6),))
    assert t.events == [Proposed(seat="red-2", what="draw")]
    assert t.state.parley.has_proposed("red-2", "draw")
    assert not t.state.parley.has_proposed("red-2", "resign")
    assert not t.state.parley.has_proposed("red-1", "draw")
    assert t.state.parley.sayings(of_three("red-1")) == (Resign(), OfferDraw())


def test_what_enemies_and_mates_proposed_otherwise_is_no_consent():
    t = talk()
    others = (Proposal("blue-2", "resign", 4), Proposal("red-2", "draw", 4))
    t.state.parley = Parley(None, others)

    assert say(t, Party("red-1", "red", "blue", ("red-2",)), Resign()) is None
    assert t.state.parley.proposals == (*others, Proposal("red-1", "resign", 4))


def test_a_teams_last_word_leaves_the_proposals_of_others_standing():
    t = talk()
    other = Proposal("blue-2", "resign", 3)
    t.state.parley = Parley(None, (other, Proposal("red-2", "draw", 4)))

    assert say(t, Party("red-1", "red", "blue", ("red-2",)), OfferDraw()) is None
    assert t.state.parley == Parley("red", (other,))
    assert t.events == [DrawOffered(side="red")]


def test_proposals_count_down_and_lapse_at_their_last_turn():
    said = Parley(None, (Proposal("red-1", "draw", 1), Proposal("red-2", "draw", 2)))

    assert said.after_turn("blue") == Parley(None, (Proposal("red-2", "draw", 1),))


def test_events_name_side_and_seat():
    offered = parley.caption("hoth", DrawOffered(side="empire"))
    assert offered == Text("parley-offered", {"side": Text("hoth-side-empire")})
    proposed = parley.caption("hoth", Proposed(seat="empire-1", what="resign"))
    assert proposed == Text("parley-proposed-resign", {"seat": Text("hoth-seat-empire-1")})


def test_all_words_are_written_as_they_are_read():
    assert [parley.write(one) for one in (Resign(), OfferDraw())] == ["resign", "offer draw"]
    assert {parley.write(one) for one in parley.WORDS.values()} <= set(parley.WORDS)


@pytest.mark.parametrize("locale", ["en", "cs", "pl"])
def test_every_event_is_told_in_every_language(locale):
    say_ = load_catalogue().speaker(locale)
    events = [
        DrawOffered(side="empire"),
        *(Proposed(seat="empire-1", what=what) for what in ("resign", "draw")),
    ]
    lines = [say_(parley.caption("hoth", event)) for event in events]

    assert len(set(lines)) == 3
    assert not [line for line in lines if "parley-" in line or "hoth-" in line]


def test_mates_who_would_give_up_have_not_offered_a_draw():
    t = talk()
    t.state.parley = Parley(None, tuple(Proposal(one, "resign", 4) for one in TRIO[1:]))

    assert say(t, of_three("red-1"), OfferDraw()) is None
    assert t.events == [Proposed(seat="red-1", what="draw")]
    assert t.state.parley.offer is None
