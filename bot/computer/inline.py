"""Thinking at once, in the process that asks: for tools and tests, where nobody waits meanwhile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.engine.game import AnyGame

from .job import Answer, Job, answered
from .study import Studied, Study, studied
from .waiting import ANYWHERE, Place


class InlineThinkers:
    """Answers jobs as they come, and takes no time over it."""

    first_s: Final = 0.0
    later_s: Final = 0.0

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._games = games

    async def think(self, job: Job, place: Place = ANYWHERE) -> Answer:
        """Return the answer to a job; nothing waits."""
        return answered(self._games[job.system], job)

    async def study(self, study: Study) -> Studied | None:
        """Judge a decision of a finished match."""
        return studied(self._games[study.system], study)
