"""``fieldpost verify``: recompute an exported match, or a session of dice, offline."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from bot.cli.output import CommandError, read_bytes, say, show
from bot.dice import verify as dice
from bot.dice.content import DiceContent
from bot.dice.hand import replayed
from bot.dice.perform import perform
from bot.engine.chance.draws import ScriptMismatch
from bot.engine.refusal import Refused
from bot.library import load_dice, load_games
from bot.service.archive import match_file
from bot.text import Catalogue, load_catalogue

UNSEALED = (
    "made before rolls were sealed: its dice are proven, but neither what was asked for nor that "
    "no roll is missing at the end; if the channel shows a digest, the file was altered"
)
COMPARE = "compare hash and digest with those that were posted in the channel"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("file", type=Path)


def run(args: argparse.Namespace) -> int:
    """Print the verdict; exit 1 if the match or the session does not hold."""
    data = read_bytes(args.file)
    if dice.is_session(data):
        return _session(args, data)
    file = match_file.load(data)
    verdict = match_file.verify(file, load_games())
    row = {
        "match": file.id,
        "records": verdict.records,
        "draws": verdict.draws,
        "verdict": "verified" if verdict.ok else verdict.fault,
    }
    show(args, [row], verdict.note)
    return 0 if verdict.ok else 1


def _session(args: argparse.Namespace, data: bytes) -> int:
    """Print the verdict on a session of dice."""
    try:
        file = dice.read(data)
    except ValueError as error:
        raise CommandError(f"{args.file} is no session of dice: {error}") from error
    content, catalogue = load_dice(), load_catalogue()
    verdict = dice.verify(file, content)
    summary = {
        "session": file.session,
        "rolls": verdict.rolls,
        "dice": verdict.dice,
        "hash": file.commitment,
        "digest": file.digest or None,
        "verdict": _fault(verdict) or "verified",
        "note": _note(verdict),
    }
    made = [_told(roll, content, catalogue) for roll in file.rolls]
    if args.json:
        show(args, [{**summary, "made": made}])
    else:
        show(args, made)
        for name, value in summary.items():
            say(f"{name}: {value}")
    return 0 if verdict.good else 1


def _fault(verdict: dice.SessionCheck) -> str:
    """Say what is wrong with a session; an empty text: nothing."""
    if not verdict.committed:
        return "the seed does not fit its hash"
    if verdict.differing:
        return f"rolls {', '.join(map(str, verdict.differing))} differ"
    return "" if verdict.whole else "rolls are missing, doubled or in another order"


def _note(verdict: dice.SessionCheck) -> str:
    """Say what the verdict does not cover."""
    if not verdict.sealed:
        return UNSEALED
    if not verdict.wordless:
        return COMPARE
    return f"{COMPARE}; the labels of rolls {', '.join(map(str, verdict.wordless))} are not told"


def _told(roll: dice.Recorded, content: DiceContent, catalogue: Catalogue) -> dict[str, Any]:
    """Tell a roll as the channel saw it."""
    asked, result = "(secret)", ""
    if roll.request is not None:
        try:
            outcome = perform(roll.request, content, replayed(roll.draws))
            asked, result = (
                catalogue.say(text, "en") for text in (outcome.heading, outcome.result)
            )
        except (Refused, ScriptMismatch):
            asked = "(does not fit its dice)"
    return {
        "roll": roll.number,
        "asked": _printable(asked),
        "label": _printable(roll.label),
        "dice": [value for draw in roll.draws for value in draw.result],
        "result": result,
        "digest": roll.digest or None,
    }


def _printable(typed: str) -> str:
    """Return words without anything that a terminal would obey."""
    return "".join(one if one.isprintable() else "?" for one in typed)
