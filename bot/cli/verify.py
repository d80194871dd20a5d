"""``fieldpost verify``: recompute every roll and shuffle of an exported match, offline."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.cli.output import read_bytes, show
from bot.library import load_games
from bot.service import archive


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("file", type=Path)


def run(args: argparse.Namespace) -> int:
    """Print the verdict; exit 1 if the match does not hold."""
    archived = archive.load(read_bytes(args.file))
    verdict = archive.verify(archived, load_games())
    row = {
        "match": archived.id,
        "records": verdict.records,
        "draws": verdict.draws,
        "verdict": "verified" if verdict.ok else verdict.fault,
    }
    show(args, [row])
    return 0 if verdict.ok else 1
