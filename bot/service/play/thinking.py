"""Computer players: they think beside the service, and answer as a person does.

After a step that leaves a question to a computer's seat, a job is made of what the seat knows and
given to those who think. Their answer is carried out in a transaction of its own, and only while
the question is as it was: what was taken back, given up or taken over meanwhile is answered by
nobody. Nothing of a job is stored, since the position makes it: whatever is lost with a process is
asked again by the next one, and answered the same.

An answer comes in a slot of time that follows from public facts alone: when the question was asked,
whether its seat had just answered another one, and the window of a reaction. What comes late comes
in the next whole slot. So no answer tells how long was thought about it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from math import ceil
from time import monotonic
from typing import NamedTuple

from bot.computer.job import Answer, Job
from bot.computer.study import Studied, Study
from bot.computer.waiting import Place
from bot.engine.refusal import Refused
from bot.service.match import computers, turns
from bot.service.match.live import Live
from bot.service.match.moves import Cause, Move
from bot.service.match.sessions import MatchSessions, twice
from bot.service.match.steps import Steps
from bot.service.model import COMPUTER, deciders
from bot.service.ports.matches import JournalRow
from bot.service.ports.posts import Turn
from bot.service.ports.store import StoreError, Writing
from bot.service.ports.thinkers import Thinkers

LOG = logging.getLogger(__name__)
REST_S = 0.2
"""How often is looked whether a computer is still asked."""
LOOK_EVERY_S = 30.0
"""After so many seconds it is tried again to read a store that could not be read."""


class Question(NamedTuple):
    """What a computer is asked, the second since 1970 of its first slot, and whom it waits for."""

    job: Job
    first: float
    place: Place


class Thought(NamedTuple):
    """A job that was thought about, and when its answer is given."""

    job: Job
    answer: Answer
    due: float


class Thinking:
    """Lets the computer players of all matches think and answer."""

    def __init__(self, sessions: MatchSessions, steps: Steps, thinkers: Thinkers):
        self._sessions, self._steps, self._thinkers = sessions, steps, thinkers
        self._thoughts: dict[str, Thought] = {}
        self._news: dict[str, asyncio.Event] = {}
        """By match that is served: set when something has happened in it."""
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> bool:
        """Whether a computer is asked, as far as this process knows."""
        return bool(self._news or self._sessions.asked)

    async def run(self) -> None:
        """Serve all matches until cancelled; what was left open by another process comes first.

        Of several processes on one database one serves all matches and the others tell it.
        """
        sessions = self._sessions
        try:
            while True:
                sessions.noted.clear()
                if not sessions.store.leads:
                    await self._tell()
                else:
                    if not sessions.recalled:
                        await self._recall()
                    for match in self._asked():
                        self._serve(match)
                await sessions.noted.wait()
        finally:
            for one in self._tasks:
                one.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def at_rest(self, match: str, most: float) -> None:
        """Wait until no computer is asked in a match, or for ``most`` seconds.

        What another process serves is not waited for.
        """
        end = monotonic() + most
        while (match in self._news or match in self._sessions.asked) and monotonic() < end:
            await asyncio.sleep(REST_S)

    async def study(self, study: Study) -> Studied | None:
        """Judge a decision of a finished match, behind what computer players are asked."""
        return await self._thinkers.study(study)

    async def drain(self) -> int:
        """Give all answers whose time has come, match by match; returns how many they were.

        For tools and tests, in place of ``run``.
        """
        count, matches = 0, self._asked()
        while matches:
            for match in matches:
                while await self.step(match) == 0.0:
                    count += 1
            matches = [one for one in self._asked() if one not in matches]
        return count

    async def step(self, match: str) -> float | None:
        """Carry a match on by one answer of a computer.

        Returns how many seconds to wait until its time has come, 0 once it is given; None where no
        computer is asked any more.
        """
        found = await self._question(match)
        if found is None:
            self._thoughts.pop(match, None)
            return None
        thought = self._thoughts.get(match)
        if thought is None or thought.job != found.job:
            answer = await self._thinkers.think(found.job, found.place)
            thought = Thought(found.job, answer, self._slot(found))
            self._thoughts[match] = thought
        left = thought.due - self._sessions.clock()
        if left > 0:
            return left
        del self._thoughts[match]
        await self._give(match, thought)
        return 0.0

    # Serving ----------------------------------------------------------------------------------

    def _asked(self) -> Sequence[str]:
        """Take what was noted."""
        found = sorted(self._sessions.asked)
        self._sessions.asked.clear()
        return found

    async def _tell(self) -> None:
        """Tell the process that leads where a computer is asked.

        Where that fails, whoever leads finds it when it next looks who serves.
        """
        for match in self._asked():
            try:
                await self._sessions.store.tell("asked", match)
            except StoreError as fault:
                LOG.warning("match %s: that its computer is asked is not told: %s", match, fault)

    async def _recall(self) -> None:
        """Note the matches in which a computer may be asked since before this process led."""
        while True:
            try:
                async with self._sessions.store.read() as tx:
                    self._sessions.asked.update(await tx.running_of(COMPUTER))
                self._sessions.recalled = True
                return
            except StoreError:
                LOG.exception("the matches of computer players cannot be read")
                await asyncio.sleep(LOOK_EVERY_S)

    def _serve(self, match: str) -> None:
        """Serve a match as long as a computer is asked in it; if it is served, tell of news."""
        if match in self._news:
            self._news[match].set()
            return
        self._news[match] = asyncio.Event()
        task = asyncio.create_task(self._served(match))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _served(self, match: str) -> None:
        news = self._news[match]
        try:
            while self._sessions.store.leads:
                news.clear()
                pause = await self._careful(match)
                if pause is None and not news.is_set():
                    return
                if pause:
                    await _heard(news, pause)
        finally:
            del self._news[match]

    async def _careful(self, match: str) -> float | None:
        """Carry a match on; one that cannot go on holds up no other and is told of once."""
        try:
            return await self.step(match)
        except StoreError:
            LOG.exception("match %s: its computer cannot read the store", match)
            return LOOK_EVERY_S
        except Exception:
            LOG.exception("match %s: its computer finds no answer", match)
            return None

    # Questions and answers --------------------------------------------------------------------

    async def _question(self, match: str) -> Question | None:
        """Return what a computer is asked in a match now."""
        sessions = self._sessions
        async with sessions.queue(match), sessions.store.read() as tx:
            row = await tx.match(match)
            if row is None or row.info.status != "running":
                return None
            live = await sessions.live(tx, row)
            sessions.keep(live)
            return self._found(live)

    def _found(self, live: Live) -> Question | None:
        job, since = computers.job(live), live.row.info.updated
        if job is None:
            return None
        later = computers.goes_on(live, job.decision)
        first = since + (self._thinkers.later_s if later else self._thinkers.first_s)
        window = live.windows.get(job.decision.serial)
        due = None if window is None else window.due
        first = first if due is None else max(first, due)
        return Question(job, first, computers.place(live))

    def _slot(self, found: Question) -> float:
        """Return when an answer that is there now may be given."""
        late, slot = self._sessions.clock() - found.first, self._thinkers.later_s
        return found.first + (ceil(late / slot) * slot if slot and late > 0 else 0.0)

    async def _give(self, match: str, thought: Thought) -> None:
        """Carry an answer out, unless the question is another one by now."""

        async def work() -> None:
            async with self._sessions.store.write() as tx:
                row = await tx.match(match)
                if row is None or row.info.status != "running":
                    return
                live = await self._sessions.live(tx, row)
                if computers.job(live) == thought.job and not self._waits(live, thought.job):
                    await self._submit(tx, live, thought)
                else:
                    self._sessions.note(live)
                    self._sessions.keep(live)

        async with self._sessions.queue(match):
            await twice(work)
        self._sessions.wake()

    def _waits(self, live: Live, job: Job) -> bool:
        """Tell whether the window of a question is open."""
        return job.decision.serial in self._steps.waiting(live)

    async def _submit(self, tx: Writing, live: Live, thought: Thought) -> None:
        decision, turn = thought.job.decision, turns.turn_of(live.position)
        action = live.line.game.codec.action(thought.answer.action)
        move = Move(decision.seat, decision.serial, action)
        records: list[JournalRow] = []
        cause = Cause(f"computer:{live.row.info.head}")
        author = computers.author_of(thought.answer.level, thought.answer.share)
        before = deciders(live.row.info, live.position)
        self._steps.submit(live, move, author, records, _unchanged)
        await self._steps.unasked(tx, live, records)
        await self._steps.keep(tx, live, records, cause, before or _at_it(live, turn))


def _unchanged(fault: Refused) -> Refused:
    return fault


def _at_it(live: Live, turn: Turn | None) -> Sequence[int]:
    """List who is asked on in a turn of their own that a computer only interrupted.

    They need not be called: they were at it a moment ago.
    """
    asked = deciders(live.row.info, live.position)
    if turn is None or turns.turn_of(live.position) != turn:
        return ()
    return asked if asked == (live.row.info.user_of(turn.seat),) else ()


async def _heard(news: asyncio.Event, pause: float) -> None:
    """Wait for news, or for some seconds."""
    try:
        async with asyncio.timeout(pause):
            await news.wait()
    except TimeoutError:
        pass
