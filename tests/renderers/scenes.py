"""What lies on the pictures of a game in positions of random battles, on a flat ground.

Grounds take seconds and do not matter here, so many positions are looked at in little time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from PIL import Image

import renderers
from bot import selfplay
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from renderers.kit.scene.placed import Placed
from renderers.lords.subject import Subject
from tests.support.loaded import load_catalogue, load_games

FLAT = (150, 150, 120)
GAMES = ("hoth", "jours", "lords", "napoleonics")


class Moment(NamedTuple):
    """What everybody sees of a position, and what happened just before it."""

    slug: str
    view: object
    events: tuple[object, ...] = ()
    marks: tuple[tuple[str, str], ...] = ()


def say(locale="en"):
    return load_catalogue().speaker(locale)


def painter(slug):
    return renderers.for_game(load_games()[slug])


def laid(moment, locale="en", turned=False) -> tuple[Image.Image, list[Placed]]:
    """What lies where on the whole picture of a moment, and that on a flat ground."""
    paint, view, events, marks = painter(moment.slug), moment.view, moment.events, moment.marks
    if moment.slug == "lords":
        subject = Subject(view, events, say(locale), marks, turned)
        return paint.compose(subject).draw()
    if moment.slug != "napoleonics":
        scene = paint.laid_out(view, events, say(locale), marks=marks, turned=turned)
    else:
        scene = paint.laid_out(view, events, marks=marks, turned=turned)
    return scene.painted(Image.new("RGB", scene.size, FLAT)), scene.placed


def started(slug, scenario) -> Moment:
    """The start of a battle."""
    game = load_games()[slug]
    draws = SeededDraws(b"scenes", scenario)
    return Moment(
        slug, selfplay.started(game, selfplay.setup_of(game, scenario), draws).position.view(None)
    )


def moments(slug, scenario, seed, count, every=9) -> Sequence[Moment]:
    """Positions of a random battle, some decisions apart, each with what was decided last."""
    return [*islice(_battle(slug, scenario, seed, every), count)]


def _battle(slug, scenario, seed, every) -> Iterator[Moment]:
    game, draws = load_games()[slug], SeededDraws(seed.encode(), scenario)
    choose = selfplay.random_chooser(seed)
    position = flow.begin(game, selfplay.setup_of(game, scenario), draws).position
    number = 0
    while position.open:
        decision = position.open[0]
        options = position.options(decision)
        action = choose(position, decision, options)
        step = flow.submit(position, decision.seat, decision.serial, action, draws)
        position, number = step.position, number + 1
        if number % every == 0:
            told = tuple(one for one in step.events if one.audience is None)
            yield Moment(slug, position.view(None), told, _marks(game, position))


def _marks(game, position) -> tuple[tuple[str, str], ...]:
    """The numbers of the menu of whoever decides next."""
    if not position.open:
        return ()
    decision = position.open[0]
    view = position.view(decision.seat)
    picks = [game.words.menu(view, decision, one) for one in islice(position.options(decision), 8)]
    places = dict.fromkeys(pick[0].place for pick in picks if pick[0].place)
    return tuple((str(number), place) for number, place in enumerate(places, 1))
