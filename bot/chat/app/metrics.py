"""What the owner of a server may see of the bot, in the words of Prometheus; nothing of any game.

What happens is counted where it happens. What waits, and how many matches there are, is asked of
the database when somebody looks.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

from bot.chat.wire.meters import Meters
from bot.service.ports.store import Store
from bot.store import statements

QUICK = (0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3.0)
"""Bounds in seconds for what people wait for; Discord waits three."""
SLOW = (0.05, 0.1, 0.2, 0.4, 0.6, 1.0, 2.0, 5.0, 30.0, 300.0)
"""Bounds in seconds for what is posted, also after a while."""


class Metrics(Meters):
    """Measures a bot; ``written`` tells it."""

    content_type = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        own = CollectorRegistry()
        ProcessCollector(registry=own)
        PlatformCollector(registry=own)
        own.register(_Statements())
        self._registry = own
        self._answers = Histogram(
            "fieldpost_answer_seconds", "From an interaction to its answer", ["type"],
            buckets=QUICK, registry=own,
        )  # fmt: skip
        self._posts = Histogram(
            "fieldpost_post_seconds", "From a post's being stored to its delivery", ["kind"],
            buckets=SLOW, registry=own,
        )  # fmt: skip
        self._pictures = Histogram(
            "fieldpost_picture_seconds", "A picture from its order to its bytes", ["game"],
            buckets=QUICK, registry=own,
        )  # fmt: skip
        self._errors = _counter(own, "fieldpost_errors", "Interactions that failed, by fault")
        self._failed = _counter(own, "fieldpost_posts_failed", "Tries to deliver that failed")
        self._waiting = _gauge(own, "fieldpost_outbox_posts", "Posts that wait")
        self._oldest = _gauge(own, "fieldpost_outbox_age_seconds", "How long the oldest one waits")
        self._matches = _gauge(own, "fieldpost_matches", "Matches stored", "game", "status")
        self._reached = _gauge(own, "fieldpost_discord_connected", "1 while all shards are")

    def answered(self, kind: str, seconds: float) -> None:
        """Note how long an interaction of a kind took."""
        self._answers.labels(kind).observe(seconds)

    def failed(self, fault: str) -> None:
        """Note that an interaction failed, or was refused."""
        self._errors.labels(fault).inc()

    def delivered(self, kind: str, at: float) -> None:
        """Note that a post is out that was stored at a time, in seconds since 1970."""
        self._posts.labels(kind).observe(max(0.0, time.time() - at))

    def undelivered(self, fault: str) -> None:
        """Note that a try to deliver a post failed."""
        self._failed.labels(fault).inc()

    def painted(self, game: str, seconds: float) -> None:
        """Note how long a picture took, from its order on; may be called by any thread."""
        self._pictures.labels(game).observe(seconds)

    async def written(self, store: Store, *, reached: bool) -> bytes:
        """Return all as Prometheus reads it; raises ``StoreError``."""
        waiting = await store.waiting()
        age = 0.0 if waiting.since is None else max(0.0, time.time() - waiting.since)
        self._waiting.set(waiting.posts)
        self._oldest.set(age)
        self._matches.clear()
        for one in await store.tallies():
            self._matches.labels(one.system, one.status).set(one.matches)
        self._reached.set(reached)
        return generate_latest(self._registry)


class _Statements(Collector):
    """The statements that this process has sent to its database, for orders and all else."""

    def collect(self) -> Iterator[CounterMetricFamily]:
        """Tell how many of each kind there were."""
        told = CounterMetricFamily("fieldpost_statements", "Statements sent", labels=["kind"])
        for kind, count in statements.kinds().items():
            told.add_metric([kind], count)
        yield told


def _counter(registry: CollectorRegistry, name: str, words: str) -> Counter:
    return Counter(name, words, ["kind"], registry=registry)


def _gauge(registry: CollectorRegistry, name: str, words: str, *labels: str) -> Gauge:
    return Gauge(name, words, labels, registry=registry)
