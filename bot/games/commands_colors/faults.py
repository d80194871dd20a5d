"""Why something is not allowed: one reason for the player and the rule behind it."""

from __future__ import annotations

import msgspec

from bot.engine.model import Text


class Fault(msgspec.Struct, frozen=True):
    """A reason in the words of the catalogue, with its rule id."""

    reason: Text
    rule: str
