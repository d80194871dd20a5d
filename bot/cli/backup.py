"""``fieldpost backup``: copy the database while it is in use."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.cli.database import with_store
from bot.cli.output import CommandError, show
from bot.service.ports.store import Store


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("file", type=Path)


def run(args: argparse.Namespace) -> int:
    """Copy and print the size."""
    if args.file.exists():
        raise CommandError(f"{args.file} exists; choose another name")

    async def copy(store: Store) -> None:
        await store.backup(str(args.file))

    with_store(copy)
    show(args, [{"file": str(args.file), "bytes": args.file.stat().st_size}])
    return 0
