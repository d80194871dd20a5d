"""Pages that players read name things, and hold no identifier of ours."""

from __future__ import annotations

import itertools
import re

import pytest

from bot import selfplay
from bot.chat.match.pages import hand
from bot.chat.match.pages import panel as panels
from bot.chat.match.pages.question import Question
from bot.chat.wire import validator
from bot.chat.wire.locale import LOCALES, Voice
from bot.engine.chance.draws import SeededDraws
from tests.support.loaded import load_catalogue, load_games

from .test_compose import Worst

GAMES = load_games()
SHOWN = ("content", "label", "placeholder", "description")
IDENTIFIER = re.compile(r"\b[A-Za-z]+_[A-Za-z0-9]+|\b[ER]1\d\d\b")
EVERY = 4


def read(page):
    """All words of a page."""
    for part in validator.walk(page.payload()["components"]):
        for one in (part, *part.get("options", ())):
            yield from (one[key] for key in SHOWN if one.get(key))


def positions(slug):
    """Positions of battles of chance, early and late ones."""
    game = GAMES[slug]
    for scenario in list(game.scenarios())[:2]:
        draws = SeededDraws(b"names", scenario)
        line = selfplay.started(game, selfplay.setup_of(game, scenario), draws)
        played = selfplay.steps(line, draws, selfplay.random_chooser(scenario))
        yield from itertools.islice(itertools.chain([line.position], played), 0, 120, EVERY)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("slug", sorted(GAMES))
def test_panels_and_hands_hold_no_identifier(slug, locale):
    game, voice = GAMES[slug], Voice(load_catalogue(), locale)
    for position in positions(slug):
        for decision in position.open[:1]:
            view, options = position.view(decision.seat), position.options(decision)
            question = Question(game, "abc123", view, decision, options, 7, "note")
            for path in ((), (0,)):
                found = [*read(panels.panel(question, path, voice, Worst()))]
                assert [one for one in found if IDENTIFIER.search(one)] == []
            page = hand.hand(game, "abc123", [(decision.seat, view)], voice, Worst())
            assert [one for one in read(page) if IDENTIFIER.search(one)] == []


def test_a_shot_is_picked_by_how_and_at_whom():
    game, voice = GAMES["fire_and_sword"], Voice(load_catalogue(), "en")
    said = {
        game.write(action): voice(
            game.words.menu(position.view(decision.seat), decision, action)[-1].label
        )
        for position in positions("fire_and_sword")
        for decision in position.open[:1]
        for action in position.options(decision)
        if game.write(action).startswith("shoot ")
    }

    assert said
    for written, label in said.items():
        target = next(word for word in written.split() if re.fullmatch(r"[rb]\d+", word))
        assert re.fullmatch(rf"[A-Z][A-Za-z ]+: {target} [A-Z].*", label), (written, label)
