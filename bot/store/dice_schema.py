"""The tables of the dice helper; see ``schema``."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
)

from .schema import Big, metadata

sessions = Table(
    "dice_sessions",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("channel", Big, nullable=False),
    Column("open_in", Big, unique=True),
    Column("system", String(32), nullable=False),
    Column("sides", LargeBinary, nullable=False),
    Column("goal", Integer),
    Column("host", Big, nullable=False),
    Column("asked", Boolean, nullable=False),
    Column("head", Integer, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("ended", Float),
    Index("dice_sessions_by_channel", "channel", "at"),
    Index("dice_sessions_by_host", "host"),
)
"""``open_in`` is the channel while the session is open: there is one at a time."""


def _session() -> Column[str]:
    return Column("session", String(16), ForeignKey("dice_sessions.id"), primary_key=True)


rolls = Table(
    "dice_rolls",
    metadata,
    _session(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("user", Big, nullable=False),
    Column("viewer", Big),
    Column("label", Text, nullable=False),
    Column("request", LargeBinary, nullable=False),
    Column("draws", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
    Column("salt", LargeBinary),
    Column("mark", String(64)),
    Column("digest", String(64)),
    Index("dice_rolls_by_user", "user"),
)

points = Table(
    "dice_points",
    metadata,
    _session(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("user", Big, nullable=False),
    Column("side", String(64), nullable=False),
    Column("amount", Integer, nullable=False),
    Column("at", Float, nullable=False),
)
