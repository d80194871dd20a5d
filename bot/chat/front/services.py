"""What the front end is given: the service, the games, the catalogues and the painters."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, get_args

import msgspec

from bot.chat.wire.locale import Catalogue
from bot.chat.wire.meters import Meters
from bot.dice.content import DiceContent
from bot.engine.game import AnyGame
from bot.lessons import Lesson
from bot.service.dice.table import DiceTable
from bot.service.match import recovery
from bot.service.matches import Matches
from bot.service.model import MatchInfo
from bot.service.play.elsewhere import Elsewhere
from bot.service.play.heartbeat import Heartbeat
from bot.service.play.timers import Timers
from bot.service.play.window_clock import Windows
from bot.service.ports.posts import Messenger
from bot.service.ports.store import Store
from bot.service.posts.outbox import Outbox
from renderers.kit.scene.encode import Theme
from renderers.painter import Painter

from .rule_book import RuleBook
from .scenarios import Scenarios
from .vocabulary import Vocabulary

THEMED: Mapping[str, Theme] = {one: one for one in get_args(Theme)}
"""The themes of pictures by the values of the option."""


class Content(msgspec.Struct, frozen=True):
    """What is read from the data folder; it never changes, and several bots may share it.

    ``workers`` processes paint; 0: threads do.
    """

    games: Mapping[str, AnyGame]
    catalogue: Catalogue
    painters: Mapping[str, Painter]
    scenarios: Scenarios
    rule_book: RuleBook
    vocabularies: Mapping[str, Vocabulary]
    dice: DiceContent
    lessons: Mapping[str, Lesson]
    workers: int = 0


class Services(msgspec.Struct, frozen=True):
    """The bundle from which a client is made; no part of it is global."""

    matches: Matches
    store: Store
    dice: DiceTable
    content: Content
    meters: Meters = Meters()

    @property
    def games(self) -> Mapping[str, AnyGame]:
        """The games by slug."""
        return self.content.games

    @property
    def catalogue(self) -> Catalogue:
        """All messages of all languages."""
        return self.content.catalogue

    @property
    def painters(self) -> Mapping[str, Painter]:
        """Who draws each game, by slug."""
        return self.content.painters

    def painter_of(self, info: MatchInfo, chosen: str = "") -> Painter:
        """Return who draws a match, in the theme that its host chose or its only viewer."""
        theme = THEMED.get(chosen or info.theme, "day")
        return self.painters[info.system].in_theme(theme)

    @property
    def scenarios(self) -> Scenarios:
        """The scenarios of all games."""
        return self.content.scenarios

    def workers(
        self,
        messenger: Messenger,
        reached: Callable[[], bool],
        silent_since: Callable[[], float | None],
        forget: Callable[[int], None],
    ) -> Sequence[Coroutine[Any, Any, Any]]:
        """Return what runs beside the client: outbox, clocks, thinking, and a check at start.

        ``reached`` and ``silent_since`` as in ``Heartbeat``; ``forget`` is told of users who have
        chosen something in another process.
        """
        outbox = Outbox(self.store, messenger, told=self.meters.delivered)
        self.matches.sessions.outbox = self.dice.outbox = outbox
        check = recovery.check(self.store, self.games)
        clocks = [
            Timers(self.matches.sessions, self.matches.queries, self.matches.clocks).run(),
            Heartbeat(self.matches.sessions, reached, silent_since).run(),
            Windows(self.matches.sessions, self.matches.play).run(),
        ]
        others = Elsewhere(self.matches.sessions, outbox, forget)
        return [outbox.run(), *clocks, self.matches.thinking.run(), others.run(), check]

    async def close(self) -> None:
        """Close the database."""
        await self.store.close()
