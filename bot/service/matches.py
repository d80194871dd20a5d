"""The game manager as the front end sees it: its parts, each given what it stands on."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping
from typing import Final

from bot.engine.game import AnyGame

from .archive import Archive
from .armies import Armies
from .languages import Languages
from .launch import Launcher
from .lobby import Lobby
from .options import Options
from .play import Play
from .ports import Store
from .privacy import Privacy
from .queries import Queries
from .rematches import Rematches
from .sequels import Sequels
from .sessions import MatchSessions
from .steps import Steps
from .substitutes import Substitutes
from .threads import Threads


class Matches:
    """Every match of one database: what may be asked and done, part by part.

    A part knows those above it and none below.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        *,
        clock: Callable[[], float] = time.time,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
    ):
        sessions = MatchSessions(store, games, clock=clock, entropy=entropy)
        launcher = Launcher(sessions)
        steps = Steps(sessions, Sequels(launcher))
        lobby = Lobby(sessions, launcher, steps)
        self.sessions: Final = sessions
        self.queries: Final = Queries(sessions)
        self.lobby: Final = lobby
        self.options: Final = Options(sessions, lobby)
        self.rematches: Final = Rematches(sessions, lobby)
        self.play: Final = Play(sessions, steps)
        self.substitutes: Final = Substitutes(sessions, steps)
        self.threads: Final = Threads(sessions)
        self.archive: Final = Archive(sessions)
        self.armies: Final = Armies(sessions)
        self.languages: Final = Languages(store)
        self.privacy: Final = Privacy(store, lobby)
