"""The commands of ``fieldpost``; one module each, loaded when it is called."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Sequence
from importlib.metadata import version
from types import ModuleType

from bot.errors import KnownError

COMMANDS = {
    "run": "serve Discord (needs FIELDPOST_TOKEN)",
    "sandbox": "play in the browser: a Discord look-alike on this machine, no token",
    "doctor": "check settings, data, database, fonts and Discord's limits",
    "lint": "check all data files",
    "rules": "list the rules of a game with their code and tests",
    "selfplay": "let computer players play, and print results and timing",
    "case": "run position cases",
    "render": "draw a scenario, a case's position or an exported match to a file",
    "gallery": "draw every scenario in every way, on sheets to be looked at",
    "verify": "recompute every roll of an exported match or dice session",
    "export": "write a match to a file",
    "import": "read an exported match into the database",
    "ratings": "list the ladders; --check computes them again from the matches",
    "reports": "list the rulings that players doubt",
    "backup": "copy the database while it is in use",
    "migrate": "tell what newer rules make of the running matches (--dry-run)",
    "top": "show how the processes of a bot fare, again and again",
    "bench": "measure the budgets",
}


def parser(chosen: str | None = None) -> argparse.ArgumentParser:
    """Build the parser; only the chosen command is loaded to add its arguments."""
    top = argparse.ArgumentParser(
        prog="fieldpost", description="Board wargames by post on Discord, with the rules enforced."
    )
    top.add_argument("--version", action="version", version=f"%(prog)s {version('fieldpost')}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, summary in COMMANDS.items():
        sub = commands.add_parser(name, help=summary, description=summary[0].upper() + summary[1:])
        sub.add_argument("--json", action="store_true", help="print JSON instead of a table")
        if name == chosen:
            _module(name).arguments(sub)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code. A known fault is one line on standard error."""
    words = sys.argv[1:] if argv is None else list(argv)
    args = parser(next((word for word in words if word in COMMANDS), None)).parse_args(words)
    command = _module(args.command)
    try:
        return int(command.run(args))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        return 0
    except KnownError as error:
        sys.stderr.write(f"fieldpost {args.command}: {error}\n")
        return 2


def _module(name: str) -> ModuleType:
    return importlib.import_module(f"bot.cli.{'load' if name == 'import' else name}")
