"""A game that gives its rules and no more: it is playable, and each part answers for itself."""

from __future__ import annotations

import pytest

from bot import selfplay
from bot.engine import journal
from bot.engine.ending.parley import Resign
from bot.engine.model import Choice, Decision, Setup, Side, Text
from bot.engine.refusal import IllegalAction, Refused, Unreadable
from tests.support.twigs import LEFT, Take, Taken, Twigs, TwigView

GAME = Twigs()
VIEW, DECISION = TwigView(LEFT, 2, LEFT, 0), Decision(1, "DP-TAKE", LEFT)


def test_rules_alone_are_played_and_replayed():
    played = selfplay.play(GAME, selfplay.setup_of(GAME, "heap"), "twigs")

    assert played.outcome.winner in (Side("left"), Side("right"))
    again = journal.replay(GAME, played.setup, played.records)
    assert again.encode() == played.position.encode()


def test_what_is_listed_is_legal_and_nothing_else():
    assert GAME.check(VIEW, DECISION, Take(2))
    assert not GAME.check(VIEW, DECISION, Take(3))
    assert GAME.anytime(VIEW, LEFT) == ()
    assert not GAME.is_anytime(VIEW, LEFT, Take(1))


def test_an_action_of_any_time_is_known_by_its_kind():
    class Leaving(Twigs):
        def anytime(self, view, seat):
            return (Resign(),)

    assert Leaving().is_anytime(VIEW, LEFT, Resign())
    assert not Leaving().is_anytime(VIEW, LEFT, Take(1))


def test_without_words_actions_are_named_as_they_are_written():
    words = GAME.words

    (choice,) = words.menu(VIEW, DECISION, Take(2))
    assert (choice.key, choice.label) == ("take 2", Text("plain", {"text": "take 2"}))
    assert words.prompt(VIEW, DECISION) == Text("ask-plain")
    assert words.caption(Taken(seat=LEFT, twigs=1)) is None
    assert (words.secrets(VIEW, LEFT), words.hand(VIEW, LEFT), words.cards()) == ((), None, ())
    assert words.held == "cards"


def test_without_more_said_each_question_is_put_by_itself():
    asking = GAME.asking

    assert asking.offered(VIEW, DECISION, (Take(2), Take(1))) == (Take(2), Take(1))
    assert asking.usual(VIEW, DECISION, (Take(2), Take(1))) == Take(2)
    assert asking.field(VIEW, DECISION) == Choice(DECISION.point, Text("ask-plain"))
    assert (asking.leads(VIEW, DECISION), asking.lines(VIEW, DECISION)) == ({}, ())
    assert {*asking.several_points, *asking.sheet_points, *asking.run_points} == set()
    assert not asking.one_device
    assert not asking.is_private(VIEW, DECISION)


def test_without_words_an_illegal_action_and_no_order_are_named():
    refused = GAME.words.refusal(VIEW, DECISION, Take(3))
    assert type(refused) is IllegalAction
    assert refused.reason == Text("refused-illegal", {"order": "take 3"})

    with pytest.raises(Unreadable) as unreadable:
        GAME.read(VIEW, DECISION, "x" * 80)
    assert unreadable.value.reason == Text("refused-unreadable", {"order": "x" * 60})


def test_without_insight_nothing_is_known_and_nothing_hidden():
    insight = GAME.insight

    assert insight.exposes(VIEW, DECISION, Take(1)) == "nothing"
    assert insight.odds(VIEW, Take(1)) is insight.forecast(VIEW, Take(1)) is None
    assert insight.course(VIEW) is None
    assert (insight.places(VIEW), insight.quiet_points) == ((), frozenset())
    with pytest.raises(Refused, match="refused-no-sight"):
        insight.sight(VIEW, "a1", "b2")


def test_without_a_computer_the_first_option_is_taken():
    assert GAME.computer.advise(VIEW, DECISION, (Take(2), Take(1))) == Take(2)


def test_without_preparation_there_is_nothing_to_choose():
    preparation, setup = GAME.preparation, Setup(scenario="heap", seats=(LEFT,))

    assert preparation.about("heap") == preparation.match_options("heap") == ()
    assert preparation.seat_options(setup, LEFT) == preparation.armies() == ()
    with pytest.raises(Refused, match="refused-no-armies"):
        preparation.read_army("name: x", setup)


def test_without_contest_team_and_markers_a_match_stands_alone():
    setup = Setup(scenario="heap", seats=(LEFT,))

    assert GAME.contest.headline(VIEW) is GAME.contest.parting(VIEW) is None
    assert GAME.contest.sequel(VIEW, setup) is None
    assert GAME.team.proposals(VIEW) == GAME.team.sharing(VIEW, LEFT) == ()
    assert GAME.markers.adjustments(VIEW, LEFT) == ()


def test_each_game_writes_its_own_actions():
    class Shouting(Twigs):
        def write(self, action):
            return "TAKE"

    assert Shouting().words.menu(VIEW, DECISION, Take(2))[0].key == "TAKE"
    assert GAME.words.menu(VIEW, DECISION, Take(1))[0].key == "take 1"
