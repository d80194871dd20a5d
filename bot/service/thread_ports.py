"""What the threads of matches need from the store; see ``threads``."""

from __future__ import annotations

from typing import Protocol


class ThreadReading(Protocol):
    """Questions to the store."""

    async def played_in(self, channel: int) -> list[str]:
        """List the matches whose posts go to a channel, by id."""
        ...


class ThreadWriting(Protocol):
    """Changes, as part of a transaction."""

    async def drop_posts(self, match: str, channel: int) -> None:
        """Put aside what waits to be posted for a match in a channel; its live message is gone."""
        ...
