"""Where Discord's REST API is reached: at Discord, or through a proxy that keeps its rate limits.

Several processes with one token share its limits. A proxy that they all ask, such as
twilight-http-proxy or nirn-proxy, counts for them together; the gateway is reached as ever.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from discord.http import Route


@contextmanager
def through(base: str | None) -> Iterator[None]:
    """Send all requests of this process to another address; None: to Discord.

    ``base`` is what stands before the paths, such as ``http://127.0.0.1:3000/api/v10``.
    """
    if base is None:
        yield
        return
    before, Route.BASE = Route.BASE, base
    try:
        yield
    finally:
        Route.BASE = before
