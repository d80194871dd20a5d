"""What holds for the pictures of every game: nothing hidden, limits, menus, languages."""

import random
from functools import cache
from io import BytesIO
from itertools import islice

import pytest
from PIL import Image

import renderers
from bot import selfplay
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.model import Event
from renderers import ALT_LIMIT
from tests.support.loaded import load_catalogue, load_games
from tests.support.twigs import Twigs
from tests.support.twins import encoded, twin

pytestmark = pytest.mark.slow

GAMES = [Twigs()] + [
    game for slug, game in sorted(load_games().items()) if slug in renderers.PAINTERS
]
SUBJECTS = [
    pytest.param(game, scenario, id=f"{game.slug}-{scenario}")
    for game in GAMES
    for scenario in (game.scenarios()[0], game.scenarios()[-1])
]
every_game = pytest.mark.parametrize(("game", "scenario"), SUBJECTS)
CATALOGUE = load_catalogue()
LOCALES = ("en", "cs", "pl")


APART = 30
"""How many steps lie between two positions that are looked at."""


@cache
def positions(game, scenario):
    """The start of a random game and two positions later in it, which the tests share."""
    draws = SeededDraws(b"twins", "pictures")
    line = selfplay.started(game, selfplay.setup_of(game, scenario), draws)
    start = line.position
    steps = selfplay.steps(line, draws, selfplay.random_chooser("twins"))
    return [start, *islice(steps, APART, 2 * APART + 1, APART)]


def viewers(position):
    """Who looks at a position: a spectator, and who is asked first, if anybody is."""
    return (None, position.open[0].seat if position.open else None)


def shown(game, view, seat, locale):
    """Everything that a viewer gets to see of a position, as pictures and words."""
    painter, say = renderers.for_game(game), CATALOGUE.speaker(locale)
    turned = painter.turned_for(view, seat)
    found = [painter.paint_board(view, (), say, turned=turned)]
    if seat is not None and game.words.hand(view, seat):
        found.append(painter.paint_hand(view, seat, say))
    return found, painter.text_board(view, say)


@cache
def shown_of(game, scenario, number, viewer):
    """What a viewer is shown of a position, each position in a language of its own."""
    position = positions(game, scenario)[number]
    return shown(game, position.view(viewer), viewer, LOCALES[number])


def one_of(game, scenario):
    """Choose one of the first two positions: each game is looked at at both moments."""
    return int(scenario != game.scenarios()[0])


def leaves_no_trace(game, scenario, number, source):
    """Paint a position for who sees part of it, and another that they cannot tell from it."""
    position = positions(game, scenario)[number]
    for viewer in viewers(position):
        other = twin(position, viewer, source).view(viewer)
        found = shown(game, other, viewer, LOCALES[number])
        assert found == shown_of(game, scenario, number, viewer)


@every_game
def test_what_is_hidden_from_a_viewer_leaves_no_trace_in_any_picture(game, scenario):
    leaves_no_trace(game, scenario, one_of(game, scenario), random.Random("pictures"))


@pytest.mark.soak
@every_game
def test_what_is_hidden_leaves_no_trace_at_any_moment(game, scenario, soak_seed):
    for number in range(len(positions(game, scenario))):
        leaves_no_trace(game, scenario, number, random.Random(soak_seed))


@every_game
@pytest.mark.parametrize("locale", LOCALES)
def test_pictures_and_words_keep_to_their_limits_in_every_language(game, scenario, locale):
    for number, position in enumerate(positions(game, scenario)):
        for viewer in viewers(position):
            view = position.view(viewer)
            before = encoded(view)
            own = LOCALES[number] == locale
            pictures, words = (
                shown_of(game, scenario, number, viewer)
                if own
                else shown(game, view, viewer, locale)
            )
            assert words
            for picture in pictures:
                assert 0 < len(picture.alt) <= ALT_LIMIT
                assert f"{game.slug}-" not in picture.alt
                if own:
                    image = Image.open(BytesIO(picture.data))
                    assert image.mode == "P"
                    assert image.width >= 480
            assert encoded(view) == before


@every_game
def test_the_picks_of_every_menu_can_be_marked(game, scenario):
    painter, say = renderers.for_game(game), CATALOGUE.speaker("en")
    position = positions(game, scenario)[one_of(game, scenario)]
    for decision in position.open:
        view = position.view(decision.seat)
        turned = painter.turned_for(view, decision.seat)
        picks = [game.words.menu(view, decision, one) for one in position.options(decision)]
        first, last = (
            tuple(dict.fromkeys(pick[level].place or pick[level].key for pick in picks))
            for level in (0, -1)
        )
        for keys in {first, last}:
            marks = [(str(number), key) for number, key in enumerate(keys, 1)]
            assert painter.paint_board(view, (), say, marks=marks, turned=turned).data


@every_game
def test_nothing_happened_is_nothing_to_see_closer_and_events_paint(game, scenario):
    painter, say = renderers.for_game(game), CATALOGUE.speaker("en")
    view = positions(game, scenario)[0].view(None)
    (board, *_), _ = shown_of(game, scenario, 0, None)
    assert painter.paint_crop(view, (), say) is None
    assert painter.paint_board(view, (Event(),), say) == board


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_equal_views_and_events_give_equal_bytes(game):
    painter, say = renderers.for_game(game), CATALOGUE.speaker("en")
    draws, choose = SeededDraws(b"again", "pictures"), selfplay.random_chooser("again")
    position = flow.begin(game, selfplay.setup_of(game, game.scenarios()[0]), draws).position
    moments = {7: painter.paint_crop, 16: painter.paint_board, 26: painter.paint_forecast}
    for number in range(27):
        if not position.open:
            break
        decision = position.open[0]
        action = choose(position, decision, position.options(decision))
        step = flow.submit(position, decision.seat, decision.serial, action, draws)
        position = step.position
        if number in moments:
            events = [one for one in step.events if one.audience is None]
            first, again = (moments[number](position.view(None), events, say) for _ in range(2))
            assert first == again


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_an_unknown_card_has_no_picture(game):
    assert renderers.for_game(game).paint_card("no such card", CATALOGUE.speaker("en")) is None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_all_seats_of_a_side_see_the_board_from_the_same_edge(game):
    painter, scenario = renderers.for_game(game), game.scenarios()[0]
    view = positions(game, scenario)[0].view(None)
    edges = {}
    for info in game.seats(scenario):
        edges.setdefault(info.side, set()).add(painter.turned_for(view, info.seat))
    assert all(len(edge) == 1 for edge in edges.values())
    assert {False} in edges.values()
    assert not painter.turned_for(view, None)
