"""Those who think for the seats of computer players."""

from __future__ import annotations

from typing import Protocol

from bot.computer.job import Answer, Job
from bot.computer.study import Studied, Study
from bot.computer.waiting import Place


class Thinkers(Protocol):
    """Answers jobs beside the service, which waits for them in no transaction."""

    @property
    def first_s(self) -> float:
        """How many seconds after a question its answer is given, whatever it took."""
        ...

    @property
    def later_s(self) -> float:
        """The same where the seat has just answered another question; late answers come by it."""
        ...

    async def think(self, job: Job, place: Place) -> Answer:
        """Return the answer to a job; what dies or takes too long is no concern of the caller.

        ``place`` says behind which others it waits. What has waited long is thought about less.
        """
        ...

    async def study(self, study: Study) -> Studied | None:
        """Judge a decision of a finished match, behind all jobs; None where that took too long."""
        ...
