"""What the front end is given: the service, the games, the catalogues and the painters."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from bot.service import recovery
from bot.service.dice import DiceTable
from bot.service.matches import Matches
from bot.service.outbox import Outbox
from bot.service.ports import Messenger, Store
from bot.service.timers import Timers
from bot.service.windows import Windows
from renderers.painter import Painter

from .compose.words import AnyGame
from .voice import Catalogue


class RuleWords(NamedTuple):
    """A rule of a game's digest: its number, what it says, and the game's slug."""

    id: str
    words: str
    slug: str


class Services(msgspec.Struct, frozen=True):
    """The bundle from which a client is made; no part of it is global."""

    matches: Matches
    store: Store
    dice: DiceTable
    games: Mapping[str, AnyGame]
    catalogue: Catalogue
    painters: Mapping[str, Painter]
    rules: Sequence[RuleWords] = ()

    def workers(self, messenger: Messenger) -> Sequence[Coroutine[Any, Any, Any]]:
        """Return what runs beside the client: outbox, clocks, and once the check at start."""
        outbox = Outbox(self.store, messenger)
        self.matches.outbox = self.dice.outbox = outbox
        check = recovery.check(self.store, self.games)
        clocks = [Timers(self.matches).run(), Windows(self.matches).run()]
        return [outbox.run(), *clocks, check]

    async def close(self) -> None:
        """Close the database."""
        await self.store.close()
