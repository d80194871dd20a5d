"""``fieldpost import``: read an exported match into the database."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.cli.database import with_store
from bot.cli.output import CommandError, read_bytes, show
from bot.library import load_games
from bot.service.archive import match_file
from bot.service.ports.store import Store


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("file", type=Path)
    parser.add_argument("--channel", type=int, required=True, help="id of the channel to post in")
    parser.add_argument("--host", type=int, required=True, help="user id of the new host")


def run(args: argparse.Namespace) -> int:
    """Store the match; its host holds all seats and hands them out with /game substitute."""
    file = match_file.load(read_bytes(args.file))
    row, rows = match_file.restored(file, load_games(), args.channel, args.host)

    async def store_match(store: Store) -> None:
        async with store.write() as tx:
            if await tx.match(row.info.id) is not None:
                raise CommandError(f"the database holds match {row.info.id!r} already")
            await tx.save(row)
            await tx.append(row.info.id, rows, f"import-{row.info.id}")

    with_store(store_match)
    show(args, [{"match": row.info.id, "records": len(rows), "status": row.info.status}])
    return 0
