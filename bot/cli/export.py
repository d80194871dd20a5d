"""``fieldpost export``: write a match to a file, for the owner of the server."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.cases.format import position_case
from bot.cli.database import with_store
from bot.cli.output import CommandError, show, write_bytes
from bot.library import load_games
from bot.service.archive import match_file
from bot.service.matches import Matches
from bot.service.ports.store import Store


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("match", help="id of the match, as the board shows it")
    parser.add_argument("-o", "--output", type=Path, help="default: MATCH.json or MATCH.yaml")
    parser.add_argument("--case", action="store_true", help="the present position as a case")
    parser.add_argument(
        "--with-seed", action="store_true", help="also the seed of a running match: keep it secret"
    )


def run(args: argparse.Namespace) -> int:
    """Write the file and print its name."""
    output = args.output or Path(f"{args.match}.{'yaml' if args.case else 'json'}")
    work = _case if args.case else _archive

    async def export(store: Store) -> bytes:
        return await work(store, args)

    data = with_store(export)
    write_bytes(output, data)
    show(args, [{"match": args.match, "file": str(output), "bytes": len(data)}])
    return 0


async def _archive(store: Store, args: argparse.Namespace) -> bytes:
    async with store.read() as tx:
        row = await tx.match(args.match)
        if row is None:
            raise CommandError(f"there is no match {args.match!r} in the database")
        if row.info.head < 0:
            raise CommandError(f"match {args.match!r} has not begun")
        return match_file.dump(row, await tx.journal(args.match), secret=args.with_seed)


async def _case(store: Store, args: argparse.Namespace) -> bytes:
    async with store.read() as tx:
        if await tx.match(args.match) is None:
            raise CommandError(f"there is no match {args.match!r} in the database")
    table = await Matches(store, load_games()).queries.table(args.match)
    if table.position is None:
        raise CommandError(f"match {args.match!r} has not begun")
    title = f"{table.info.scenario}, record {table.info.head}"
    return position_case(table.position, f"match-{args.match}", title).encode()
