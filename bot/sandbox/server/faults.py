"""What can be made to go wrong between the bot and its server, on demand of a test."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace


@dataclass
class InjectedFault:
    """One misfortune for the next requests that match.

    Attributes:
        pattern: Regular expression, searched in "METHOD /path".
        status: HTTP status of the false answer; None cuts the connection; 0 only delays.
        count: How many requests it still hits.
        after: Do the work first, so that only the answer is wrong or lost.
        delay_s: Seconds to wait before anything else.
        retry_after_s: Seconds that a 429 asks the bot to wait.
        code: Discord's own code in a false answer.
    """

    pattern: str
    status: int | None = 503
    count: int = 1
    after: bool = False
    delay_s: float = 0.0
    retry_after_s: float = 0.05
    code: int = 0


@dataclass
class Series:
    """Misfortunes that come again and again, one after the other of a list.

    Attributes:
        pattern: Regular expression, searched in "METHOD /path".
        each: Every how many requests that match one of them happens.
        faults: Which; their own patterns and counts say nothing.
        seen: How many requests matched.
    """

    pattern: str
    each: int
    faults: Sequence[InjectedFault]
    seen: int = field(default=0, init=False)

    def take(self, request: str) -> InjectedFault | None:
        """Count a request; returns what happens to it."""
        if re.search(self.pattern, request) is None:
            return None
        self.seen += 1
        number, rest = divmod(self.seen, self.each)
        return None if rest else replace(self.faults[(number - 1) % len(self.faults)])


class Faults:
    """The misfortunes that are due, and how many have happened."""

    def __init__(self) -> None:
        self.due: list[InjectedFault] = []
        self.series: list[Series] = []
        self.happened: list[str] = []

    def fail(
        self, pattern: str, status: int = 503, *, count: int = 1, after: bool = False
    ) -> InjectedFault:
        """Answer with a server error, before or after doing the work."""
        return self._add(InjectedFault(pattern, status, count, after))

    def refuse(
        self, pattern: str, code: int, *, count: int = 1, after: bool = False
    ) -> InjectedFault:
        """Refuse with a code of Discord: 10000 to 19999 as unknown (404), others as wrong (400)."""
        status = 404 if code // 10_000 == 1 else 400
        fault = self.fail(pattern, status, count=count, after=after)
        fault.code = code
        return fault

    def every(self, each: int, pattern: str, faults: Sequence[InjectedFault]) -> Series:
        """Let one of the faults, each in its turn, happen to every so many requests."""
        self.series.append(Series(pattern, each, faults))
        return self.series[-1]

    def limit(self, pattern: str, *, count: int = 1, retry_after_s: float = 0.05) -> InjectedFault:
        """Answer 429."""
        return self._add(InjectedFault(pattern, 429, count, retry_after_s=retry_after_s))

    def cut(self, pattern: str, *, count: int = 1) -> InjectedFault:
        """Cut the connection before doing the work."""
        return self._add(InjectedFault(pattern, None, count))

    def lose_answer(self, pattern: str, *, count: int = 1) -> InjectedFault:
        """Do the work, then cut the connection."""
        return self._add(InjectedFault(pattern, None, count, after=True))

    def delay(self, pattern: str, seconds: float, *, count: int = 1) -> InjectedFault:
        """Answer correctly but late."""
        return self._add(InjectedFault(pattern, 0, count, delay_s=seconds))

    def _add(self, fault: InjectedFault) -> InjectedFault:
        self.due.append(fault)
        return fault

    def take(self, method: str, path: str) -> InjectedFault | None:
        """Find the fault for a request and count it off."""
        request = f"{method} {path}"
        fault = self._due(request)
        for series in self.series:
            fault = fault or series.take(request)
        if fault is not None:
            self.happened.append(request)
        return fault

    def _due(self, request: str) -> InjectedFault | None:
        for fault in self.due:
            if fault.count > 0 and re.search(fault.pattern, request):
                fault.count -= 1
                return fault
        return None


def limited_body(retry_after_s: float) -> dict[str, object]:
    """Give the body of a 429."""
    text = "You are being rate limited."
    return {"message": text, "retry_after": round(retry_after_s, 3), "global": False}
