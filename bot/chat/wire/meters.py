"""What is measured of a running bot, for whoever watches over it; by default nobody does."""

from __future__ import annotations

from bot.service.ports.store import Store


class Meters:
    """Takes no notice of anything; ``bot.chat.app.metrics`` does."""

    content_type = "text/plain; charset=utf-8"
    """Of what is ``written``."""

    def answered(self, kind: str, seconds: float) -> None:
        """Note how long an interaction of a kind took."""

    def failed(self, fault: str) -> None:
        """Note that an interaction failed, or was refused."""

    def delivered(self, kind: str, at: float) -> None:
        """Note that a post is out that was stored at a time, in seconds since 1970."""

    def undelivered(self, fault: str) -> None:
        """Note that a try to deliver a post failed."""

    def painted(self, game: str, seconds: float) -> None:
        """Note how long a picture took, from its order on; may be called by any thread."""

    async def written(self, store: Store, *, reached: bool) -> bytes:
        """Return all that is told; raises ``StoreError``."""
        return b""
