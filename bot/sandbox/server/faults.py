"""What can be made to go wrong between the bot and its server, on demand of a test."""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass
class Fault:
    """One misfortune for the next requests that match.

    Attributes:
        pattern: Regular expression, searched in "METHOD /path".
        status: HTTP status of the false answer; None cuts the connection; 0 only delays.
        count: How many requests it still hits.
        after: Do the work first, so that only the answer is wrong or lost.
        delay_s: Seconds to wait before anything else.
        retry_after_s: Seconds that a 429 asks the bot to wait.
    """

    pattern: str
    status: int | None = 503
    count: int = 1
    after: bool = False
    delay_s: float = 0.0
    retry_after_s: float = 0.05


class Faults:
    """The misfortunes that are due, and how many have happened."""

    def __init__(self) -> None:
        self.due: list[Fault] = []
        self.happened: list[str] = []

    def fail(
        self, pattern: str, status: int = 503, *, count: int = 1, after: bool = False
    ) -> Fault:
        """Answer with a server error, before or after doing the work."""
        return self._add(Fault(pattern, status, count, after))

    def limit(self, pattern: str, *, count: int = 1, retry_after_s: float = 0.05) -> Fault:
        """Answer 429."""
        return self._add(Fault(pattern, 429, count, retry_after_s=retry_after_s))

    def cut(self, pattern: str, *, count: int = 1) -> Fault:
        """Cut the connection before doing the work."""
        return self._add(Fault(pattern, None, count))

    def lose_answer(self, pattern: str, *, count: int = 1) -> Fault:
        """Do the work, then cut the connection."""
        return self._add(Fault(pattern, None, count, after=True))

    def delay(self, pattern: str, seconds: float, *, count: int = 1) -> Fault:
        """Answer correctly but late."""
        return self._add(Fault(pattern, 0, count, delay_s=seconds))

    def _add(self, fault: Fault) -> Fault:
        self.due.append(fault)
        return fault

    def take(self, method: str, path: str) -> Fault | None:
        """Find the fault for a request and count it off."""
        for fault in self.due:
            if fault.count > 0 and re.search(fault.pattern, f"{method} {path}"):
                fault.count -= 1
                self.happened.append(f"{method} {path}")
                return fault
        return None


def limited_body(retry_after_s: float) -> dict[str, object]:
    """Give the body of a 429."""
    text = "You are being rate limited."
    return {"message": text, "retry_after": round(retry_after_s, 3), "global": False}
