"""``fieldpost bench``: the budgets, measured in one run.

The engine's budget is the time of boardgame.io's bare reducer per move, unless a game has one of
its own. With ``--reducer FOLDER`` (a folder in which ``npm install boardgame.io`` was run) it is
measured beside ours; otherwise 0.10 ms, where it was measured first, stands for it.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from bot import bench
from bot.bench import engine, pictures, store
from bot.bench.loopback import rows as loopback_rows
from bot.cli.output import CommandError, show
from bot.library import load_games
from bot.store import open_store

STORED = "hoth"
"""The game whose matches fill the measured databases."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("--steps", type=int, default=4000, help="engine steps to time")
    parser.add_argument("--reducer", type=Path, help="folder with boardgame.io installed by npm")
    parser.add_argument("--stored", type=int, default=1000, help="matches in the large database")
    parser.add_argument("--live", type=int, default=1000, help="live matches in memory")
    parser.add_argument("--played", type=int, default=200, help="live matches on the loopback")
    parser.add_argument("--rate", type=float, default=20, help="orders per second on loopback")


def run(args: argparse.Namespace) -> int:
    """Measure and print; exit 1 if a budget is missed."""
    try:
        reducer = engine.reducer_ms(args.reducer) if args.reducer else engine.REDUCER_MS
    except OSError as error:
        raise CommandError(str(error)) from error
    rows: list[bench.Row] = []
    for game in load_games().values():
        rows += engine.rows(game, args.steps, reducer)
        rows += pictures.rows(game)
    rows.append(pictures.memory())
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
        rows += [row async for row in loopback_rows(folder, args.played, args.rate)]
    return rows
