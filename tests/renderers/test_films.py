"""Films of every game: limits, words, the last frame, and nothing of what is hidden."""

import random
from functools import cache
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

import renderers
from bot import selfplay
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.model import Moment
from bot.engine.setup import agreement
from renderers import ALT_LIMIT
from renderers.hoth import changes as hoth_changes
from renderers.kit.scene.film import END_MS, MATCH, TURN, WIDTH, reduced
from renderers.napoleonics import changes as napoleonics_changes
from tests.renderers.kit.test_film import read
from tests.support.loaded import load_catalogue, load_games
from tests.support.twigs import Twigs
from tests.support.twins import twin

pytestmark = pytest.mark.slow

GAMES = [Twigs(), *load_games().values()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
CATALOGUE = load_catalogue()
STEPS = 48


@cache
def battle(game, steps=STEPS):
    """Positions of a match that computers play, each with the events of the step before it."""
    setup = agreement.with_defaults(game, selfplay.setup_of(game, game.scenarios()[0]))
    draws, chooser = SeededDraws(b"films", game.slug), selfplay.greedy_chooser()
    step = flow.begin(game, setup, draws)
    found = [(step.position, step.events)]
    while step.position.open and len(found) < steps:
        position = step.position
        decision = position.open[0]
        action = chooser(position, decision, position.options(decision))
        step = flow.submit(position, decision.seat, decision.serial, action, draws)
        found.append((step.position, step.events))
    return found


def seen(steps, viewer=None):
    """The steps as a viewer may see them."""
    return [
        Moment(
            position.view(viewer),
            [one for one in events if one.audience is None or viewer in one.audience],
        )
        for position, events in steps
    ]


FIGHTS = ("UnitHit", "DiceRolled", "Grown")


def turn_of(game, moments):
    """The steps of a turn up to its first fight, and the view before them."""
    course = game.insight.course
    if course(moments[0].view) is None:
        return moments[0].view, moments[1:8]
    turns = [(course(one.view).turn, course(one.view).seat) for one in moments]
    fights = (
        number
        for number, one in enumerate(moments)
        if any(type(event).__name__ in FIGHTS for event in one.events)
    )
    fought = next(fights, len(moments) - 1)
    first = turns.index(turns[fought - 1])
    return moments[first].view, moments[first + 1 : fought + 1]


def both(painter, before, turn, match, say, **options):
    """The film of a turn and that of a match."""
    return (
        painter.paint_film(before, turn, say, **options),
        painter.paint_history(match, say, **options),
    )


@every_game
def test_films_keep_to_their_limits_and_tell_the_story_in_words(game):
    painter, say = renderers.for_game(game), CATALOGUE.speaker("en")
    moments = seen(battle(game))
    before, turn = turn_of(game, moments)
    for picture, limits in zip(
        both(painter, before, turn, moments, say), (TURN, MATCH), strict=True
    ):
        frames = read(picture.data)
        assert len(frames) <= limits.frames
        assert len(frames) > 1 or game.slug == "fire_and_sword"  # orders stay hidden for long
        assert len(picture.data) <= limits.size
        assert {image.width for image, _ in frames} == {WIDTH}
        assert len({image.size for image, _ in frames}) == 1
        assert frames[-1][1] >= END_MS or len(frames) == 1
        assert picture.suffix == "webp"
        assert 6 < len(picture.alt) <= ALT_LIMIT


@every_game
def test_what_is_hidden_from_a_viewer_leaves_no_trace_in_any_film(game):
    painter, source = renderers.for_game(game), random.Random("films")
    say, steps = CATALOGUE.speaker("en"), battle(game, 8)
    for viewer in (None, steps[0][0].open[0].seat):
        other = [(twin(position, viewer, source), events) for position, events in steps]
        assert [one.encode() for one, _ in steps] != [one.encode() for one, _ in other]
        films = []
        for line in (steps, other):
            moments = seen(line, viewer)
            films.append(both(painter, moments[0].view, moments[1:], moments, say))
        assert films[0] == films[1]


@pytest.mark.parametrize("slug", ["hoth", "napoleonics"])
def test_the_last_frame_is_the_still_picture_of_the_turn(slug):
    game = next(one for one in GAMES if one.slug == slug)
    painter, say = renderers.for_game(game), CATALOGUE.speaker("en")
    before, turn = turn_of(game, seen(battle(game)))
    events = [event for one in turn for event in one.events]
    changes = {"hoth": hoth_changes, "napoleonics": napoleonics_changes}[slug]
    places = changes.read_changes(events).places

    film = painter.paint_film(before, turn, say)
    frames = read(film.data)
    still = painter.paint_crop(turn[-1].view, events, say, places)

    image = reduced(Image.open(BytesIO(still.data)).convert("RGB"))
    assert gap(frames[-1][0], image) < 3 < gap(frames[0][0], image)
    assert film.alt == still.alt


@pytest.mark.parametrize("slug", ["hoth", "lords"])
def test_a_film_keeps_to_the_theme_of_its_painter(slug):
    game = next(one for one in GAMES if one.slug == slug)
    painter, say = renderers.for_game(game), CATALOGUE.speaker("en")
    moments = seen(battle(game, 4))
    films = [
        one.paint_film(moments[0].view, moments[1:], say)
        for one in (painter, painter.in_theme("grey"))
    ]
    assert films[0].alt == films[1].alt
    day, grey = (ImageStat.Stat(read(one.data)[-1][0].convert("HSV")).mean[1] for one in films)
    assert grey < 4 < day


def gap(one, other):
    """The mean difference of two pictures, seen from afar: they are encoded in different ways."""
    far = ImageChops.difference(one.reduce(16), other.reduce(16))
    return max(ImageStat.Stat(far).mean)
