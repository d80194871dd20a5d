"""``fieldpost rules``: every rule of a game with the code and the tests that name it."""

from __future__ import annotations

import argparse
from collections import Counter

from bot import rulebook
from bot.cli.output import CommandError, show
from bot.games import REGISTRY
from bot.text import DEFAULT, load_catalogue


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("game", help="slug of the game, e.g. hoth")
    parser.add_argument(
        "--check",
        action="store_true",
        help="list what is not built, lacks code or a test, and notes; fail if there is a gap",
    )
    parser.add_argument(
        "--part",
        choices=sorted(rulebook.PARTS),
        help="only the rules of one product: A live helper, B virtual table",
    )


def run(args: argparse.Namespace) -> int:
    """Print the rules, or with ``--check`` gaps and notes; exit 1 if there is a gap."""
    if args.game not in REGISTRY:
        raise CommandError(f"no game {args.game!r}; there are {', '.join(REGISTRY)}")
    every = rulebook.load(args.game)
    if args.part and not any(entry.part for entry in every.values()):
        raise CommandError(f"{args.game} has no parts")
    if args.check:
        return _check(args, every)
    say = load_catalogue().speaker(DEFAULT)
    rows = [
        {
            "rule": r.id,
            "status": r.status,
            "code": len(r.code),
            "tests": len(r.tests),
            "text": say(rulebook.words(r.id)),
        }
        for r in rulebook.rules(args.game, part=args.part)
    ]
    show(args, rows, f"{len(rows)} rules")
    return 0


def _check(args: argparse.Namespace, every: dict[str, rulebook.Entry]) -> int:
    """Print the gaps, then the notes with their reasons."""
    entries = rulebook.of_part(every, args.part)
    gaps = rulebook.check(args.game, part=args.part)
    notes = [(key, entry.why) for key, entry in entries.items() if entry.status == "note"]
    rows = [
        *({"kind": "gap", "rule": gap.id, "what": gap.message} for gap in gaps),
        *({"kind": "note", "rule": key, "what": why} for key, why in notes),
    ]
    out = Counter(str(entry.part) for key, entry in every.items() if key not in entries)
    left = "".join(f"; left out: part {part}, {count} rules" for part, count in sorted(out.items()))
    show(args, rows, f"{len(entries)} rules, {len(gaps)} gaps, {len(notes)} notes{left}")
    return 1 if gaps else 0
