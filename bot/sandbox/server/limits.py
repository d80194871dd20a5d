"""Rate limits by route and place, as Discord counts them (its numbers are not published)."""

from __future__ import annotations

import hashlib
import time
from collections import deque

SEND = "/channels/{channel_id}/messages"
EDIT = "/channels/{channel_id}/messages/{message_id}"
HOOK = "/webhooks/{webhook_id}/{webhook_token}"
NARROW = {
    ("POST", SEND): (5, 5.0),
    ("PATCH", EDIT): (5, 5.0),
    ("DELETE", EDIT): (5, 1.0),
    ("POST", HOOK): (5, 2.0),
    ("PATCH", f"{HOOK}/messages/{{message_id}}"): (5, 2.0),
    ("POST", "/users/@me/channels"): (10, 10.0),
    ("PATCH", "/channels/{channel_id}"): (2, 600.0),
}
"""Requests allowed in a window of seconds; other routes have 50 a second."""
MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token")


class Buckets:
    """Counts requests; interaction callbacks are exempt."""

    def __init__(self) -> None:
        self._hits: dict[tuple[str, ...], deque[float]] = {}

    def take(
        self, method: str, template: str, args: dict[str, str]
    ) -> tuple[dict[str, str], float | None]:
        """Count a request; return the headers, and the seconds to wait if it is one too many."""
        if template.startswith("/interactions"):
            return {}, None
        most, window_s = NARROW.get((method, template), (50, 1.0))
        key = (method, template, *(args.get(name, "") for name in MAJOR))
        hits, now = self._hits.setdefault(key, deque()), time.monotonic()
        while hits and hits[0] <= now - window_s:
            hits.popleft()
        blocked = len(hits) >= most
        if not blocked:
            hits.append(now)
        wait_s = max(0.001, hits[0] + window_s - now)
        headers = {
            "X-RateLimit-Limit": str(most),
            "X-RateLimit-Remaining": str(most - len(hits)),
            "X-RateLimit-Reset": f"{time.time() + wait_s:.3f}",
            "X-RateLimit-Reset-After": f"{wait_s:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(f"{method}{template}".encode()).hexdigest()[:16],
        }
        return headers, wait_s if blocked else None
