"""What a process does about what the others on its database tell."""

from __future__ import annotations

import pytest

from bot.service.play.elsewhere import Elsewhere


class Leading:
    """A store whose process leads the others, or does not."""

    leads = True


class Sessions:
    def __init__(self):
        self.store, self.asked, self.recalled, self.noted = Leading(), set(), True, Flag()


class Flag:
    is_set = False

    def set(self):
        self.is_set = True


class Lanes:
    """An outbox that keeps what it was told."""

    def __init__(self):
        self.told = []

    def written(self, lane):
        self.told.append(lane)

    def wake(self):
        self.told.append("all")


@pytest.fixture
def heard():
    sessions, lanes, people = Sessions(), Lanes(), []
    return Elsewhere(sessions, lanes, people.append), sessions, lanes, people


def test_posts_in_a_lane_are_looked_for(heard):
    elsewhere, sessions, lanes, people = heard
    elsewhere.heard("lane", "channel 7")
    assert (lanes.told, people, sessions.asked) == (["channel 7"], [], set())


def test_what_is_known_of_a_person_is_forgotten(heard):
    elsewhere, _, lanes, people = heard
    elsewhere.heard("person", "17")
    assert (lanes.told, people) == ([], [17])


@pytest.mark.parametrize("leads", [True, False])
def test_a_computer_that_is_asked_is_served_by_whoever_leads(heard, leads):
    elsewhere, sessions, _, _ = heard
    sessions.store.leads = leads
    elsewhere.heard("asked", "m1")
    assert (sessions.asked, sessions.noted.is_set) == (({"m1"}, True) if leads else (set(), False))


def test_when_others_come_or_go_all_is_looked_at_anew(heard):
    elsewhere, sessions, lanes, _ = heard
    elsewhere.heard("others", "")
    assert (lanes.told, sessions.recalled, sessions.noted.is_set) == (["all"], False, True)
