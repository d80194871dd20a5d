"""The game manager as the front end sees it: its parts, each given what it stands on."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping
from typing import Final

from bot.computer.inline import InlineThinkers
from bot.engine.game import AnyGame

from .archive.archive import Archive
from .ladder.ladder import Ladder
from .ladder.records import Records
from .lobby.challenges import Challenges
from .lobby.lobby import Lobby
from .lobby.options import LobbyOptions
from .lobby.rematches import Rematches
from .match.launch import Launcher
from .match.sequels import Sequels
from .match.sessions import MatchSessions
from .match.steps import Steps
from .people.armies import Armies
from .people.habits import PersonalHabits
from .people.languages import Languages
from .people.privacy import Privacy
from .people.settings import ServerSettings
from .play.absence import Absence
from .play.agreements import Agreements
from .play.clock_work import ClockWork
from .play.doubting import Doubting
from .play.fortune import Fortunes
from .play.looks import Looks
from .play.notes import Notes
from .play.plans import Plans
from .play.play import Play
from .play.queries import Queries
from .play.retaking import Retaking
from .play.standby import StandbyList
from .play.substitutes import Substitutes
from .play.suggestions import Suggestions
from .play.thinking import Thinking
from .play.threads import Threads
from .ports.store import Store
from .ports.thinkers import Thinkers


class Matches:
    """Every match of one database: what may be asked and done, part by part.

    A part knows those above it and none below. ``computer`` names the computer player in a
    language; ``thinkers`` think for it, by themselves in this process and at once.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        *,
        clock: Callable[[], float] = time.time,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
        computer: Callable[[str], str] = lambda _: "Computer",
        thinkers: Thinkers | None = None,
    ):
        sessions = MatchSessions(store, games, clock=clock, entropy=entropy)
        launcher = Launcher(sessions)
        steps = Steps(sessions, Sequels(launcher))
        lobby = Lobby(sessions, launcher, steps)
        self.sessions: Final = sessions
        self.queries: Final = Queries(sessions)
        self.lobby: Final = lobby
        self.options: Final = LobbyOptions(sessions, lobby)
        self.challenges: Final = Challenges(sessions, lobby)
        self.rematches: Final = Rematches(sessions, lobby)
        substitutes = Substitutes(sessions, steps)
        absence = Absence(sessions, steps)
        self.absence: Final = absence
        self.agreements: Final = Agreements(sessions)
        self.clocks: Final = ClockWork(sessions, steps, substitutes, absence, computer)
        self.looks: Final = Looks(sessions)
        self.notes: Final = Notes(sessions)
        self.doubting: Final = Doubting(sessions)
        self.play: Final = Play(sessions, steps)
        self.plans: Final = Plans(sessions, steps)
        self.retaking: Final = Retaking(sessions, steps)
        self.thinking: Final = Thinking(sessions, steps, thinkers or InlineThinkers(games))
        self.substitutes: Final = substitutes
        self.suggestions: Final = Suggestions(sessions)
        self.standby: Final = StandbyList(store)
        self.ladder: Final = Ladder(store)
        self.records: Final = Records(store)
        self.fortunes: Final = Fortunes(sessions)
        self.threads: Final = Threads(sessions)
        self.archive: Final = Archive(sessions)
        self.armies: Final = Armies(sessions)
        self.habits: Final = PersonalHabits(sessions)
        self.settings: Final = ServerSettings(store)
        self.languages: Final = Languages(store)
        self.privacy: Final = Privacy(store, lobby)
