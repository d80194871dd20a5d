"""``fieldpost reports``: the rulings that players doubt, each to be exported as a case."""

from __future__ import annotations

import argparse
from typing import Any

from bot.cli.database import with_store
from bot.cli.output import show
from bot.service.ports.store import Store


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""


def run(args: argparse.Namespace) -> int:
    """List them, the oldest first."""
    show(args, with_store(_listed), "fieldpost export MATCH --report NUMBER writes one as a case")
    return 0


async def _listed(store: Store) -> list[dict[str, Any]]:
    async with store.read() as tx:
        found = await tx.all_doubts()
    return [
        {
            "match": one.match, "number": one.place, "record": one.seq, "seat": one.seat,
            "rule": one.rule, "order": one.order, "words": one.words,
        }
        for one in found
    ]  # fmt: skip
