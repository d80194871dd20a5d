"""``fieldpost rules``: every rule of a game with the code and the tests that name it."""

from __future__ import annotations

import argparse

from bot import rulebook
from bot.cli.output import CommandError, show
from bot.games import REGISTRY


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("game", help="slug of the game, e.g. hoth")
    parser.add_argument("--check", action="store_true", help="fail if a rule lacks code or a test")
    parser.add_argument(
        "--part",
        choices=sorted(rulebook.PARTS),
        help="only the rules of one product: A live helper, B virtual table",
    )


def run(args: argparse.Namespace) -> int:
    """Print the rules, or with ``--check`` only the gaps; exit 1 if there is one."""
    if args.game not in REGISTRY:
        raise CommandError(f"no game {args.game!r}; there are {', '.join(REGISTRY)}")
    if args.check:
        gaps = rulebook.check(args.game, part=args.part)
        count = len(rulebook.rules(args.game, part=args.part))
        show(args, [{"gap": str(gap)} for gap in gaps], f"{count} rules, {len(gaps)} gaps")
        return 1 if gaps else 0
    rows = [
        {
            "rule": r.id,
            "status": r.status,
            "code": len(r.code),
            "tests": len(r.tests),
            "text": r.text,
        }
        for r in rulebook.rules(args.game, part=args.part)
    ]
    show(args, rows, f"{len(rows)} rules")
    return 0
