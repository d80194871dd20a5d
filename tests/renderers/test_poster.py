"""The poster of a finished match, for every game."""

from itertools import islice

import pytest
from PIL import ImageChops

import renderers
from bot import selfplay
from bot.engine.chance.draws import SeededDraws
from bot.engine.model import Text
from renderers import ALT_LIMIT
from renderers.kit.frame.poster import FOOT, HEAD, WIDTH, Announcement, Host
from tests.renderers.napoleonics_given import pixels
from tests.support.loaded import load_catalogue, load_games
from tests.support.twigs import Twigs

pytestmark = pytest.mark.slow

GAMES = [Twigs(), *load_games().values()]
CATALOGUE = load_catalogue()
LOCALES = sorted(CATALOGUE.locales)
"""Each game's poster is painted in one of them."""
STEPS = 100


def ending(game, scenario, winner, say):
    """What is told of a match that two people played."""
    sides = dict.fromkeys(game.side_of(info.seat) for info in game.seats(scenario))
    hosts = [
        Host(side, say(Text(f"{game.slug}-side-{side}")), name, side == winner)
        for side, name in zip(sides, ("Alžběta, Żaneta", "Bob"), strict=True)
    ]
    return Announcement(
        "The title of a battle", "Battle \u00b7 7 turns \u00b7 1812-09-07", "Won", hosts
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_poster_tells_title_result_players_and_figures_around_the_last_board(game):
    painter, scenario = renderers.for_game(game), game.scenarios()[-1]
    draws = SeededDraws(b"poster", game.slug)
    line = selfplay.started(game, selfplay.setup_of(game, scenario), draws)
    *_, last = islice(selfplay.steps(line, draws, selfplay.greedy_chooser()), STEPS)
    view, winner = last.view(None), game.side_of(game.seats(scenario)[0].seat)
    for locale in CATALOGUE.locales:
        say = CATALOGUE.speaker(locale)
        told = ending(game, scenario, winner, say)

        picture = painter.paint_poster(view, told, say)

        for words in (told.title, told.under, told.news, "Alžběta, Żaneta", "Bob"):
            assert words in picture.alt
        assert len(picture.alt) <= ALT_LIMIT
        if locale != LOCALES[GAMES.index(game) % len(LOCALES)]:
            continue
        image = pixels(picture)
        assert image.width == WIDTH
        assert image.height > HEAD + FOOT + 100
        assert len(picture.data) <= 300_000
        if game.slug in renderers.PAINTERS:
            none_won = [one._replace(won=False) for one in told.hosts]
            drawn = pixels(painter.paint_poster(view, told._replace(hosts=none_won), say))
            box = ImageChops.difference(image, drawn).getbbox()
            assert box is not None
            assert box[1] >= image.height - FOOT


@pytest.mark.parametrize(("slug", "unit"), [("hoth", "Snowtroopers"), ("napoleonics", "Infantry")])
def test_before_a_match_its_poster_tells_the_units_of_both_sides(slug, unit):
    game = next(one for one in GAMES if one.slug == slug)
    painter, scenario = renderers.for_game(game), game.scenarios()[0]
    line = selfplay.started(game, selfplay.setup_of(game, scenario), SeededDraws(b"p", "p"))
    say = CATALOGUE.speaker("en")

    picture = painter.paint_poster(line.position.view(None), ending(game, scenario, None, say), say)

    told = picture.alt.lower()
    assert f"\u00d7 {unit.lower()}" in told
    assert "units left" not in told
    assert len(picture.data) <= 300_000
