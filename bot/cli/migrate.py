"""``fieldpost migrate --dry-run``: what the rules of this program make of the running matches.

Matches follow a newer program by themselves; before it is installed, this tells which of them would
have gone otherwise, from when on, and whom that concerns. Nothing that is stored is changed.
"""

from __future__ import annotations

import argparse
import asyncio
from typing import Any

from bot import config
from bot.cli.output import CommandError, show
from bot.library import load_games
from bot.service.match.rehearsal import Rehearsed, rehearse
from bot.store.shadow import open_shadow

ALONE = "matches follow newer rules by themselves: ask with --dry-run what that changes"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "--dry-run", action="store_true", help="replay all running matches; change nothing"
    )


def run(args: argparse.Namespace) -> int:
    """Print the matches that differ; exit 1 if there are any."""
    if not args.dry_run:
        raise CommandError(ALONE)
    found = asyncio.run(_rehearsed(config.load()))
    other = [one for one in found if one.differs is not None]
    show(args, [_row(one) for one in other], "" if args.json else summary(found))
    return 1 if other else 0


async def _rehearsed(settings: config.Config) -> list[Rehearsed]:
    games = load_games(settings.data)
    async with open_shadow(settings.database) as store:
        return [one async for one in rehearse(store, games)]


def summary(found: list[Rehearsed]) -> str:
    """Say in a line how many of all matches differ."""
    other = [one for one in found if one.differs is not None]
    if not other:
        return f"none of {len(found)} running matches differs"
    turns = [one.turn for one in other if one.turn is not None]
    first = f", the first in turn {min(turns)}" if turns else ""
    ended = sum(not one.goes_on for one in other)
    stuck = f"; {ended} cannot be played on: finish them with the program before" if ended else ""
    return f"{len(other)} of {len(found)} running matches differ{first}{stuck}"


def _row(one: Rehearsed) -> dict[str, Any]:
    return {
        "match": one.match,
        "game": one.system,
        "began with": one.began,
        "record": one.differs,
        "turn": one.turn,
        "why": one.why,
        "goes on": one.goes_on,
        "players": [str(user) for user in one.players],
    }
