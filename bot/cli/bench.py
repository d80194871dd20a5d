"""``fieldpost bench``: the budgets, measured in one run.

The engine's budget is the time of boardgame.io's bare reducer per move, unless a game has one of
its own. With ``--reducer FOLDER`` (a folder in which ``npm install boardgame.io`` was run) it is
measured beside ours; otherwise 0.10 ms, where it was measured first, stands for it.

``fieldpost bench load`` puts the whole bot under load: the bot in one process, a look-alike of
Discord with its players in another. ``--save FILE`` keeps the figures, ``--against FILE`` shows
those of a run before beside them. Time of the processor is counted, so that a machine with other
work to do tells the same; the quantiles of waiting depend on it.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bot import bench, config
from bot.bench import computer, engine, load, pictures, report, store
from bot.cli.output import CommandError, read_bytes, show, write_bytes
from bot.computer.levels import LEVELS, USUAL, Level
from bot.games import REGISTRY
from bot.library import load_games
from bot.store import open_store

STORED = "hoth"
"""The game whose matches fill the measured databases."""
SHOWN = 5
"""How many answers to orders that were refused under load are printed."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("--steps", type=int, default=4000, help="engine steps to time")
    parser.add_argument("--reducer", type=Path, help="folder with boardgame.io installed by npm")
    parser.add_argument("--stored", type=int, default=1000, help="matches in the large database")
    parser.add_argument("--live", type=int, default=1000, help="live matches in memory")
    what = parser.add_subparsers(dest="what", metavar="WHAT")
    asked = what.add_parser("load", help="the whole bot under load, in a process of its own")
    asked.add_argument("--json", action="store_true", help="print JSON instead of a table")
    asked.add_argument("--matches", type=int, default=300, help="how many are played")
    asked.add_argument("--rate", type=float, default=25, help="orders per second")
    asked.add_argument("--seconds", type=float, default=120, help="how long orders are given")
    asked.add_argument("--system", action="append", help="a game that is played; default: all")
    asked.add_argument("--database", default="", help="an empty one; default: a new SQLite file")
    asked.add_argument("--processes", type=int, default=1, help="how many bots, a shard each")
    asked.add_argument("--kills", type=int, default=0, help="how often one of them is killed")
    asked.add_argument("--computers", choices=LEVELS, help="the level of who plays one side")
    asked.add_argument("--save", type=Path, help="keep the figures in a file")
    asked.add_argument("--against", type=Path, help="show those of a file beside them")


def run(args: argparse.Namespace) -> int:
    """Measure and print; exit 1 if a budget is missed."""
    return _load(args) if args.what == "load" else _budgets(args)


def _load(args: argparse.Namespace) -> int:
    before = report.read(read_bytes(args.against)) if args.against else None
    settings = config.load()
    config.make_home(settings)
    unknown = set(args.system or ()) - set(REGISTRY)
    if unknown:
        raise CommandError(f"there is no game {min(unknown)}; games: {', '.join(REGISTRY)}")
    systems = tuple(args.system or _played(args.computers))
    plan = load.Plan(
        args.matches, args.rate, args.seconds, systems, args.processes, args.kills, args.database,
        args.computers,
    )  # fmt: skip
    with tempfile.TemporaryDirectory() as name:
        found = asyncio.run(load.measured(plan, Path(name), settings.home))
    for words in found.refused[:SHOWN]:
        sys.stderr.write(f"refused: {words}\n")
    rows = report.rows(found)
    if args.save:
        write_bytes(args.save, report.written(rows))
    show(args, report.compared(rows, before))
    return 0 if all(row["within"] for row in rows) else 1


def _played(level: Level | None) -> Iterator[str]:
    """Yield the games that are played by default: of those against computers, who have a level."""
    games = load_games()
    for name in load.SYSTEMS:
        if level is None or level in (USUAL, *games[name].computer.levels):
            yield name


def _budgets(args: argparse.Namespace) -> int:
    try:
        reducer = engine.reducer_ms(args.reducer) if args.reducer else engine.REDUCER_MS
    except OSError as error:
        raise CommandError(str(error)) from error
    rows: list[bench.Row] = []
    for game in load_games().values():
        rows += engine.rows(game, args.steps, reducer)
        rows += pictures.rows(game)
        rows += computer.rows(game)
    rows += [pictures.memory(), computer.memory()]
    rows += asyncio.run(_stores(args))
    show(args, rows)
    return 0 if all(row["within"] for row in rows) else 1


async def _stores(args: argparse.Namespace) -> list[bench.Row]:
    game = load_games()[STORED]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        rows = [row async for row in store.rows(game, folder, args.stored)]
        extra = await open_store(f"sqlite+aiosqlite:///{folder / 'live.db'}")
        rows.append(await store.memory(game, extra, args.live))
        await extra.close()
    return rows
