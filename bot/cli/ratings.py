"""``fieldpost ratings``: the ladders of the database, and whether they follow from the matches."""

from __future__ import annotations

import argparse
from typing import Any

from bot.cli.database import with_store
from bot.cli.output import show
from bot.service.ladder.ladder import Ladder
from bot.service.ladder.rating import points
from bot.service.ports.store import Store


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "--check", action="store_true", help="compute all ladders again; fails where they differ"
    )


def run(args: argparse.Namespace) -> int:
    """List the ladders, or what is wrong with them."""
    if args.check:
        faults = with_store(lambda store: Ladder(store).faults())
        show(
            args, [{"fault": fault} for fault in faults], "" if faults else "all ladders are right"
        )
        return 1 if faults else 0
    show(args, with_store(_listed), "points: 1000 at first")
    return 0


async def _listed(store: Store) -> list[dict[str, Any]]:
    ladder = Ladder(store)
    async with store.read() as tx:
        found = await tx.ladders()
    return [
        {
            "server": str(guild), "game": system, "place": place, "user": str(one.user),
            "points": points(one.strength), "won": one.won, "drawn": one.drawn, "lost": one.lost,
        }
        for guild, system in found
        for place, one in enumerate(await ladder.of(guild, system), 1)
    ]  # fmt: skip
