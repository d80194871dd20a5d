"""``fieldpost gallery``: all boards of the games as pictures, to be looked at by a person."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import renderers
from bot import selfplay
from bot.cli.output import CommandError, show, write_bytes
from bot.engine import flow
from bot.engine.chance.draws import SeededDraws
from bot.engine.flow import Position
from bot.engine.game import AnyGame
from bot.engine.model import Event, Moment
from bot.engine.setup import agreement
from bot.library import load_games
from bot.text import load_catalogue
from renderers import Marks, Picture, Speaker
from renderers.kit.scene.sheet import sheets

STEPS = 80
"""So many steps of computers are looked at for the one with most to show."""
MARKS = 20
"""Most targets that are numbered on a picture."""


class Step(NamedTuple):
    """A position with what led to it from another, as a spectator is shown it."""

    before: Position
    position: Position
    events: Sequence[Event]


class Entry(NamedTuple):
    """A picture of the gallery: its name, and what was painted."""

    name: str
    picture: Picture


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("folder", type=Path, metavar="DIR", help="made if it is not there")
    parser.add_argument("--game", action="append", help="only this game; may be repeated")
    parser.add_argument("--scenario", action="append", help="only this one; may be repeated")
    parser.add_argument("--locale", action="append", help="only this language; may be repeated")


def run(args: argparse.Namespace) -> int:
    """Paint everything and print how many pictures there are and how large they became."""
    games, catalogue = load_games(), load_catalogue()
    slugs, locales = args.game or list(games), args.locale or list(catalogue.locales)
    for name, known in (*((s, games) for s in slugs), *((o, catalogue.locales) for o in locales)):
        if name not in known:
            raise CommandError(f"no {name!r}; there are {', '.join(known)}")
    try:
        args.folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError(f"cannot make {args.folder}: {error.strerror}") from error
    voices = {locale: catalogue.speaker(locale) for locale in locales}
    show(args, [_exhibit(args, games[slug], voices) for slug in slugs])
    return 0


def _exhibit(args: argparse.Namespace, game: AnyGame, voices: dict[str, Speaker]) -> dict[str, Any]:
    """Write the pictures of a game and its sheets; return the row that tells of them."""
    scenarios = [one for one in game.scenarios() if one in (args.scenario or game.scenarios())]
    if not scenarios:
        raise CommandError(f"choose a scenario of {game.slug}: {', '.join(game.scenarios())}")
    pictures: list[tuple[str, bytes]] = []
    for scenario in scenarios:
        for name, picture in _entries(game, scenario, voices):
            write_bytes(args.folder / f"{name}.{picture.suffix}", picture.data)
            pictures.append((name, picture.data))
    for eye, data in sheets(pictures):
        write_bytes(args.folder / f"{game.slug}-{eye}.png", data)
    kilobytes = round(max(len(data) for _, data in pictures) / 1000)
    return {"game": game.slug, "pictures": len(pictures), "largest kB": kilobytes}


def _entries(game: AnyGame, scenario: str, voices: dict[str, Speaker]) -> Iterator[Entry]:
    """Yield the set-up from both sides and the busiest step with its film, in every language."""
    painter, setup = renderers.for_game(game), selfplay.setup_of(game, scenario)
    setup = agreement.with_defaults(game, setup)
    begun = flow.begin(game, setup, SeededDraws(b"gallery", scenario)).position
    start, busy = begun.view(None), _busiest(begun)
    for locale, say in voices.items():
        name = f"{game.slug}-{scenario}-{locale}"
        for turned in (False, True):
            label = f"{name}-turned" if turned else name
            yield Entry(label, painter.paint_board(start, (), say, turned=turned))
        view = busy.position.view(None)
        marks = _marks(busy.position)
        yield Entry(f"{name}-busy", painter.paint_board(view, busy.events, say, marks=marks))
        moment = Moment(view, busy.events)
        yield Entry(f"{name}-film", painter.paint_film(busy.before.view(None), [moment], say))
        crop = painter.paint_crop(view, busy.events, say)
        if crop is not None:
            yield Entry(f"{name}-crop", crop)
        if busy.position.open:
            seat = busy.position.open[0].seat
            hand = painter.paint_hand(busy.position.view(seat), seat, say)
            yield Entry(f"{name}-hand", hand)


def _busiest(position: Position) -> Step:
    """Let computers play on for a while and return the step that a spectator sees most of."""
    draws, chooser = SeededDraws(b"gallery", "busy"), selfplay.greedy_chooser()
    best = Step(position, position, ())
    for _ in range(STEPS):
        if not position.open:
            break
        decision = position.open[0]
        action = chooser(position, decision, position.options(decision))
        step = flow.submit(position, decision.seat, decision.serial, action, draws)
        events = [event for event in step.events if event.audience is None]
        best = max(best, Step(position, step.position, events), key=_much)
        position = step.position
    return best


def _much(step: Step) -> tuple[int, int]:
    """Tell how much there is to show: kinds of events first, so that a fight beats a deal."""
    return len({type(event) for event in step.events}), len(step.events)


def _marks(position: Position) -> Marks:
    """Number the first targets that may be chosen in a position."""
    if not position.open:
        return ()
    decision = position.open[0]
    view, words = position.view(decision.seat), position.game.words
    picks = [words.menu(view, decision, action) for action in position.options(decision)]
    places = dict.fromkeys(menu[-1].place or menu[-1].key for menu in picks if menu)
    return [(str(number), place) for number, place in enumerate([*places][:MARKS], 1)]
