"""Every word of a match exists in every language: questions, menus, captions, odds, refusals."""

import random
from typing import get_args

import pytest

from bot import selfplay
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.ending.parley import DrawOffered
from bot.games.napoleonics.model import events
from bot.games.napoleonics.model.events import NapEvent
from tests.games.napoleonics.given import GAME, given, keys_of
from tests.support.loaded import load_catalogue

pytestmark = pytest.mark.slow

CATALOGUE = load_catalogue()
LOCALES = CATALOGUE.locales


def known(text):
    """Return the keys of a text that a language lacks; names of battles stand in the data."""
    return [
        key
        for key in keys_of(text)
        if key != "plain" and not all(CATALOGUE.has(key, locale) for locale in LOCALES)
    ]


def words_of(position, source):
    """Yield all that is said about a position to those who must decide."""
    for decision in position.open:
        view, options = position.view(decision.seat), position.options(decision)
        yield GAME.words.prompt(view, decision)
        for action in source.sample(options, min(6, len(options))):
            for choice in GAME.words.menu(view, decision, action):
                yield choice.label
                yield from [choice.note] if choice.note else []
            found = GAME.insight.odds(view, action)
            if found is not None:
                assert all(row.chance >= 0 for row in found.rows)
                yield from (row.label for row in found.rows)
                yield from (part.reason for part in found.tally.parts)


@pytest.mark.parametrize("scenario", ["S00", "S03", "S08", "S11"])
def test_nothing_is_said_that_a_language_lacks(scenario):
    source, seed = random.Random(scenario), f"words-{scenario}"
    draws = SeededDraws(seed.encode(), "words")
    line = selfplay.started(GAME, selfplay.setup_of(GAME, scenario), draws)
    missing, pool = set(), []
    steps = selfplay.steps(line, draws, selfplay.random_chooser(seed))
    for position in steps:
        for text in words_of(position, source):
            missing |= set(known(text))
        for decision in position.open:
            view = position.view(decision.seat)
            for action in source.sample(pool, min(4, len(pool))):
                missing |= set(known(GAME.words.refusal(view, decision, action).reason))
            pool = [*pool[-200:], *source.sample(position.options(decision), 1)]
    assert missing == set()


def events_of(scenario, seed):
    """Play a battle at random and yield what is told."""
    source, draws = random.Random(seed), SeededDraws(seed.encode(), "words")
    step = flow.begin(GAME, selfplay.setup_of(GAME, scenario, {"square_check": "on"}), draws)
    yield from step.events
    while step.position.open:
        decision = step.position.open[0]
        action = source.choice(step.position.options(decision))
        step = flow.submit(step.position, decision.seat, decision.serial, action, draws)
        yield from step.events


def test_every_kind_of_event_has_its_caption_in_every_language():
    missing, kinds = set(), set()
    for number, scenario in enumerate(("S01", "S08", "S11", "S04", "S09")):
        for event in events_of(scenario, f"captions-{number}"):
            kinds.add(type(event))
            text = GAME.words.caption(event)
            missing |= set(known(text)) if text is not None else set()
    assert missing == set()
    assert kinds >= {
        kind
        for kind in get_args(NapEvent)
        if kind not in (DrawOffered, events.DeckShuffled, events.ContestEnded)
    }
    ended = events.ContestEnded(winner="top", bottom=6, top=7)
    for event in (DrawOffered(side="top"), events.DeckShuffled(), ended):
        assert known(GAME.words.caption(event)) == []


@pytest.mark.rule("NAP-CA-01", "NAP-PBP-02")
def test_artillery_is_asked_for_only_where_any_could_join_a_melee():
    def picks(**field):
        position = given(top=["F-LN E6"], **field)
        view, decision = position.view(position.open[0].seat), position.open[0]
        melee = GAME.read(view, decision, "F6xE6")
        return [one.key for one in GAME.words.menu(view, decision, melee)]

    assert picks(bottom=["B-LN F6 ordered"]) == ["F6", "E6"]
    guns = ["B-LN F6 ordered", "B-FA F7 ordered"]
    assert picks(bottom=guns) == ["F6", "E6", "alone"]
