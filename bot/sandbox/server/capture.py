"""The record of all traffic, for assertions and for people who want to look."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Any

KEPT = 5000


@dataclass
class Exchange:
    """One request with its answer; `template` is None when the sandbox has no such route."""

    method: str
    path: str
    template: str | None
    query: dict[str, str]
    request: Any = None
    multipart: bool = False
    status: int = 0
    response: Any = None


class Capture:
    """The last 5,000 exchanges, oldest first."""

    def __init__(self) -> None:
        self.exchanges: deque[Exchange] = deque(maxlen=KEPT)

    def add(self, exchange: Exchange) -> Exchange:
        """Record an exchange; its answer is filled in later."""
        self.exchanges.append(exchange)
        return exchange

    @property
    def unknown(self) -> list[str]:
        """The requests that found no route, as "METHOD /path"."""
        return [f"{e.method} {e.path}" for e in self.exchanges if e.template is None]

    def count(self, method: str, template: str) -> int:
        """Count the requests of one route."""
        return sum(e.method == method and e.template == template for e in self.exchanges)

    def where(self, method: str, template: str) -> list[Exchange]:
        """List the exchanges of one route."""
        return [e for e in self.exchanges if e.method == method and e.template == template]
