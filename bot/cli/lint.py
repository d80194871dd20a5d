"""``fieldpost lint``: check all data files."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.cli.output import CommandError, show
from bot.library import data_folder, lint


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("folder", nargs="?", type=Path, help="data folder; default: the bot's own")


def run(args: argparse.Namespace) -> int:
    """Print every problem; exit 1 if there is one."""
    folder = args.folder or data_folder()
    if not folder.is_dir():
        raise CommandError(f"the folder {folder} does not exist")
    problems = lint(folder)
    rows = [{"file": p.file, "at": p.path, "problem": p.message} for p in problems]
    count = sum(1 for _ in folder.rglob("*.yaml"))
    show(
        args,
        rows,
        f"{count} files, {len(problems)} problems" if problems else f"{count} files, all well",
    )
    return 1 if problems else 0
