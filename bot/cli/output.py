"""What the commands print: a short table for people, or the same as JSON."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from bot.errors import KnownError


class CommandError(KnownError):
    """A command that cannot be done: one line for the person who typed it."""


def read_bytes(path: Path) -> bytes:
    """Read a file; raises ``CommandError``."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise CommandError(f"cannot read {path}: {error.strerror}") from error


def write_bytes(path: Path, data: bytes) -> None:
    """Write a file; raises ``CommandError``."""
    try:
        path.write_bytes(data)
    except OSError as error:
        raise CommandError(f"cannot write {path}: {error.strerror}") from error


def say(line: str = "") -> None:
    """Print a line."""
    sys.stdout.write(line + "\n")


def show(args: argparse.Namespace, rows: Sequence[Mapping[str, Any]], note: str = "") -> None:
    """Print rows of equal keys as a table, or as JSON with ``--json``."""
    if args.json:
        say(msgspec.json.encode(list(rows)).decode())
        return
    if rows:
        heads = list(rows[0])
        cells = [heads, *([_cell(row[head]) for head in heads] for row in rows)]
        widths = [max(len(line[i]) for line in cells) for i in range(len(heads))]
        for line in cells:
            say(
                "  ".join(
                    cell.ljust(width) for cell, width in zip(line, widths, strict=True)
                ).rstrip()
            )
    if note:
        say(note)


def _cell(value: Any) -> str:
    if isinstance(value, float):
        return f"{value:.3f}"
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value)) or "-"
    return "-" if value is None else str(value)
