"""The check at start: can every running match be played on with the rules at hand?

Nothing needs repair after a crash, since an order is one transaction: the outbox goes on with the
posts that wait, and positions are rebuilt from their last barrier. What may be wrong is told to the
owner of the server before a player meets it.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping

import msgspec

from bot.engine.game import AnyGame
from bot.service.ports.matches import MatchRow
from bot.service.ports.store import Store
from bot.service.refusals import Unplayable

from .live import resumed

LOG = logging.getLogger(__name__)


class Finding(msgspec.Struct, frozen=True):
    """A running match that needs the owner's eye; ``fatal``: it cannot be played on."""

    match: str
    fault: str
    fatal: bool = True


async def check(store: Store, games: Mapping[str, AnyGame]) -> list[Finding]:
    """Rebuild every running match from snapshot and journal; returns what is wrong."""
    async with store.read() as tx:
        ids = await tx.running()
    findings: list[Finding] = []
    for match in ids:
        found = await _check(store, games, match)
        if found is not None:
            LOG.warning("match %s: %s", found.match, found.fault)
            findings.append(found)
    return findings


async def _check(store: Store, games: Mapping[str, AnyGame], match: str) -> Finding | None:
    async with store.read() as tx:
        row = await tx.match(match)
        if row is None or row.info.status != "running":
            return None
        rows = await tx.journal(match, row.barrier)
    game = games.get(row.info.system)
    if game is None:
        return Finding(match, f"the game {row.info.system!r} is not installed")
    if not rows or rows[-1].record.seq != row.info.head or rows[-1].record.chain != row.chain:
        return Finding(match, "the journal does not end where the match does")
    try:
        resumed(game, row, rows)
    except Unplayable as error:
        return Finding(match, str(error.__cause__))
    return _other_rules(row, game)


def _other_rules(row: MatchRow, game: AnyGame) -> Finding | None:
    if row.info.version == game.version:
        return None
    fault = f"it began with the rules {row.info.version} and goes on with {game.version}"
    return Finding(row.info.id, fault, fatal=False)
