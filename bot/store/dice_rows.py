"""Between the rows of the dice tables and the structs of the service."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.dice.requests import AnyRequest
from bot.engine.model import Draw
from bot.service.ports.dice import DiceRoll, DiceSession, SessionRow

COLUMNS = (
    "id", "channel", "system", "goal", "host", "asked", "head", "commitment", "at",
    "updated", "ended",
)  # fmt: skip


def session_row(found: Any) -> SessionRow:
    """Build a session; its public facts do not hold the seed."""
    info = DiceSession(
        **{name: getattr(found, name) for name in COLUMNS},
        sides=msgspec.json.decode(found.sides, type=tuple[str, ...]),
    )
    return SessionRow(info=info, seed=bytes(found.seed))


def roll_of(found: Any) -> DiceRoll:
    """Build a roll."""
    values = dict(found._mapping)
    values["request"] = msgspec.json.decode(found.request, type=AnyRequest)
    values["draws"] = msgspec.json.decode(found.draws, type=tuple[Draw, ...])
    return DiceRoll(**values)
