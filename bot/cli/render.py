"""``fieldpost render``: a scenario, a case's position or an exported match as a picture."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import renderers
from bot import selfplay
from bot.cases.run import case_position
from bot.cli.output import CommandError, read_bytes, show, write_bytes
from bot.engine import flow, journal
from bot.engine.chance.draws import SeededDraws
from bot.engine.flow import Position
from bot.engine.game import AnyGame
from bot.engine.setup import agreement
from bot.library import load_games
from bot.service.archive import match_file
from bot.text import load_catalogue


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("game", nargs="?", help="slug of the game, e.g. hoth")
    parser.add_argument("scenario", nargs="?", help="scenario id, e.g. S07")
    parser.add_argument("--match", type=Path, metavar="FILE", help="an exported match instead")
    parser.add_argument("--case", type=Path, metavar="FILE", help="the position of a case instead")
    parser.add_argument("-o", "--output", type=Path, help="default: named after what is drawn")
    parser.add_argument("--locale", default="en", help="language of the words (en, cs, pl)")
    parser.add_argument("--seat", help="seen by this seat; default: a spectator")
    parser.add_argument("--hand", action="store_true", help="the seat's hand instead of the board")
    parser.add_argument("--text", action="store_true", help="print the board as text")
    parser.add_argument("--turned", action="store_true", help="seen from the other side")


def run(args: argparse.Namespace) -> int:
    """Draw and print the file's name and size."""
    name, position = _subject(args)
    game = position.game
    painter = renderers.for_game(game)
    say = load_catalogue().speaker(args.locale)
    seat = _seat(game, position, args.seat)
    view = position.view(seat)
    if args.text:
        text = painter.text_board(view, say)
        show(args, [{"board": text}] if args.json else [], "" if args.json else text)
        return 0
    if args.hand:
        if seat is None:
            raise CommandError("--hand needs --seat")
        picture = painter.paint_hand(view, seat, say)
    else:
        picture = painter.paint_board(view, (), say, turned=args.turned)
    output = args.output or Path(f"{name}.{picture.suffix}")
    write_bytes(output, picture.data)
    show(args, [{"file": str(output), "bytes": len(picture.data), "alt": picture.alt}])
    return 0


def _subject(args: argparse.Namespace) -> tuple[str, Position]:
    games = load_games()
    if args.match:
        file = match_file.load(read_bytes(args.match))
        game = match_file.game_of(file, games)
        return file.id, journal.replay(game, file.setup, file.records)
    if args.case:
        return args.case.stem, case_position(args.case)
    game = _game(games, args.game)
    if args.scenario not in game.scenarios():
        raise CommandError(f"choose a scenario of {game.slug}: {', '.join(game.scenarios())}")
    setup = agreement.with_defaults(game, selfplay.setup_of(game, args.scenario))
    step = flow.begin(game, setup, SeededDraws(b"render", "render"))
    return f"{game.slug}-{args.scenario}", step.position


def _game(games: dict[str, AnyGame], slug: str | None) -> AnyGame:
    if slug not in games:
        raise CommandError(f"name a game ({', '.join(games)}), or use --match or --case")
    return games[slug]


def _seat(game: AnyGame, position: Position, name: str | None) -> Any:
    seats = {info.seat for info in game.seats(position.state.scenario)}
    if name is not None and name not in seats:
        raise CommandError(f"no seat {name!r}; there are {', '.join(sorted(seats))}")
    return name
