"""``fieldpost case``: run position cases."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.cases import CaseError, run_case
from bot.cli.output import show


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")


def run(args: argparse.Namespace) -> int:
    """Run all cases and print what fails; exit 1 if anything does, 2 if a file cannot be run."""
    failed: dict[str, list[str]] = {}
    bad: dict[str, str] = {}
    for path in args.files:
        try:
            if faults := run_case(path):
                failed[str(path)] = faults
        except CaseError as error:
            bad[str(path)] = error.reason
    rows = [{"case": name, "fault": fault} for name, faults in failed.items() for fault in faults]
    rows += [{"case": name, "fault": f"cannot be run: {reason}"} for name, reason in bad.items()]
    passed = len(set(args.files)) - len(failed) - len(bad)
    counts = f"{passed} passed, {len(failed)} failed"
    show(args, rows, f"{counts}, {len(bad)} cannot be run" if bad else counts)
    return 2 if bad else 1 if failed else 0
