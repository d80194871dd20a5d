"""Which sentences a recap tells: what strikes first, as it happened, five at most."""

from __future__ import annotations

from bot.chat.match.pages.recap import SENTENCES, Recap, sentences
from bot.chat.wire.locale import Voice
from bot.engine.model import Event, Moment, Text
from bot.engine.parts.words import Words, ranked
from bot.service.match.history import Stretch
from bot.service.play.looks import Look
from tests.support.loaded import load_catalogue
from tests.support.tiny import TINY_GAMES


class Struck(Event, frozen=True, kw_only=True, tag="struck"):
    name: str


class Walked(Event, frozen=True, kw_only=True, tag="walked"):
    name: str


class Drawn(Event, frozen=True, kw_only=True, tag="drawn"):
    name: str


class Silent(Event, frozen=True, kw_only=True, tag="silent"):
    name: str


class Telling(Words):
    ranks = ranked(striking=(Struck,), routine=(Drawn,))

    def caption(self, event):
        return None if isinstance(event, Silent) else Text("plain", {"text": event.name})


class Game:
    words = Telling(str)
    side_of = staticmethod(TINY_GAMES[0].side_of)


def told(*events):
    stretch = Stretch(None, tuple(Moment(None, (event,)) for event in events))
    shown = Recap(Game(), None, Look(0, len(events)), stretch, None, True)
    return sentences(shown, Voice(load_catalogue(), "en"))


def test_what_strikes_goes_before_what_came_later_and_routine_is_last():
    walked = [Walked(name=f"walk {number}") for number in range(4)]
    events = [Struck(name="hit 1"), *walked, Drawn(name="card"), Struck(name="hit 2")]

    lines, left = told(*events)

    assert lines == ["Hit 1", "Walk 1", "Walk 2", "Walk 3", "Hit 2"]
    assert (len(lines), left) == (SENTENCES, 2)


def test_among_equals_the_latest_are_told_and_events_without_a_line_do_not_count():
    lines, left = told(*(Struck(name=f"hit {n}") for n in range(7)), Silent(name="nothing"))

    assert lines == [f"Hit {n}" for n in range(2, 7)]
    assert left == 2


def test_routine_is_told_where_nothing_else_happened():
    assert told(Drawn(name="card")) == (["Card"], 0)
    assert told() == ([], 0)
