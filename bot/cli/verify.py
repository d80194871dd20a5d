"""``fieldpost verify``: recompute an exported match, or a session of dice, offline."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.cli.output import CommandError, read_bytes, show
from bot.dice import verify as dice
from bot.library import load_dice, load_games
from bot.service import archive


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("file", type=Path)


def run(args: argparse.Namespace) -> int:
    """Print the verdict; exit 1 if the match or the session does not hold."""
    data = read_bytes(args.file)
    if dice.is_session(data):
        return _session(args, data)
    archived = archive.load(data)
    verdict = archive.verify(archived, load_games())
    row = {
        "match": archived.id,
        "records": verdict.records,
        "draws": verdict.draws,
        "verdict": "verified" if verdict.ok else verdict.fault,
    }
    show(args, [row])
    return 0 if verdict.ok else 1


def _session(args: argparse.Namespace, data: bytes) -> int:
    """Print the verdict on a session of dice."""
    try:
        file = dice.read(data)
    except ValueError as error:
        raise CommandError(f"{args.file} is no session of dice: {error}") from error
    verdict = dice.verify(file, load_dice())
    told = "verified"
    if not verdict.committed:
        told = "the seed does not fit its hash"
    elif verdict.differing:
        told = f"rolls {', '.join(map(str, verdict.differing))} differ"
    rolls = {"rolls": verdict.rolls, "dice": verdict.dice}
    show(args, [{"session": file.session, **rolls, "verdict": told}])
    return 0 if verdict.good else 1
