"""What is asked of dice in a channel, as it is compared with what was done and not read."""

from __future__ import annotations

import msgspec

from bot.service.ports.receipts import Wish

REPEAT_S = 15 * 60.0
"""How long the same is taken for a repeat of what was done, and whose answer got lost."""


def wish_of(user: int, asked: tuple[object, ...], now: float) -> Wish:
    """Return what is asked of dice as it is compared with what was done and not read."""
    return Wish(user, msgspec.json.encode(asked).decode(), now - REPEAT_S)


def place_of(channel: int) -> str:
    """Name the place in which a channel's rolls are unread."""
    return f"dice {channel}"
