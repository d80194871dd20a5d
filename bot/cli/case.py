"""``fieldpost case``: run position cases."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.cases.run import run_case
from bot.cli.output import show


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")


def run(args: argparse.Namespace) -> int:
    """Run the cases and print what fails; exit 1 if anything does."""
    results = {str(path): run_case(path) for path in args.files}
    failed = {name: faults for name, faults in results.items() if faults}
    rows = [{"case": name, "fault": fault} for name, faults in failed.items() for fault in faults]
    show(args, rows, f"{len(results) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0
