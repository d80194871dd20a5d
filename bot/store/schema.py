"""The tables. ``migrations`` creates them; a change here needs a new migration.

Times are seconds since 1970; ids of Discord are 64-bit integers; structured values are JSON.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

HEAD = "0025"
"""The newest migration."""

Big = BigInteger().with_variant(Integer, "sqlite")

metadata = MetaData()


def _match() -> Column[str]:
    return Column("match", String(16), ForeignKey("matches.id"), primary_key=True)


matches = Table(
    "matches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("system", String(32), nullable=False),
    Column("scenario", String(64), nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("status", String(16), nullable=False),
    Column("host", Big, nullable=False),
    Column("guild", Big),
    Column("channel", Big, nullable=False),
    Column("locale", String(16), nullable=False),
    Column("head", Integer, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("version", String(64), nullable=False),
    Column("live_message", Big),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("outcome", LargeBinary),
    Column("seed", LargeBinary, nullable=False),
    Column("chain", String(64), nullable=False),
    Column("barrier", Integer, nullable=False),
    Column("barrier_state", LargeBinary, nullable=False),
    Column("told_from", Integer, nullable=False, server_default="0"),
    Column("home", Big),
    Column("clocks", LargeBinary),
    Column("chance", Integer, nullable=False, server_default="1"),
    Column("again", LargeBinary),
    Index("matches_by_channel", "channel", "created"),
    Index("matches_by_system", "system", "status", "updated"),
)

seats = Table(
    "seats",
    metadata,
    _match(),
    Column("place", Integer, primary_key=True),
    Column("seat", String(32), nullable=False),
    Column("side", String(32), nullable=False),
    Column("required", Boolean, nullable=False),
    Column("user", Big),
    Column("name", Text, nullable=False),
    Column("locale", String(16), nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("dm_closed_since", Float),
    Index("seats_by_user", "user"),
)

journal = Table(
    "journal",
    metadata,
    _match(),
    Column("seq", Integer, primary_key=True),
    Column("interaction", String(64)),
    Column("record", LargeBinary, nullable=False),
    Column("events", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("match", "interaction", name="journal_once"),
)

receipts = Table(
    "receipts",
    metadata,
    Column("number", Big, primary_key=True, autoincrement=True),
    Column("interaction", String(64), nullable=False, unique=True),
    Column("match", String(16), nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
)

unread = Table(
    "unread",
    metadata,
    Column("id", Big, primary_key=True, autoincrement=True),
    Column("place", String(32), nullable=False),
    Column("user", Big, nullable=False),
    Column("interaction", String(64), nullable=False),
    Column("words", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
    Index("unread_by_user", "user", "place", "id"),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Big, primary_key=True, autoincrement=True),
    Column("match", String(16), ForeignKey("matches.id")),
    Column("seq", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("nonce", String(25), nullable=False, unique=True),
    Column("lane", String(32), nullable=False),
    Column("channel", Big),
    Column("user", Big),
    Column("locale", String(16), nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("state", String(8), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("message", Big),
    Column("reason", Text),
    Column("after", Big),
    Column("attempts", Integer, nullable=False, server_default="0"),
    Column("claimed_by", String(32)),
    Index("outbox_by_lane", "state", "lane", "id"),
    Index("outbox_by_match", "match", "state"),
)

noted = Table(
    "noted",
    metadata,
    Column("id", Big, primary_key=True, autoincrement=True),
    Column("match", String(16), ForeignKey("matches.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("user", Big, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
    Index("noted_by_match", "match", "id"),
    Index("noted_by_user", "user"),
)

timers = Table(
    "timers",
    metadata,
    _match(),
    Column("kind", String(32), primary_key=True),
    Column("serial", Integer, nullable=False),
    Column("due", Float, nullable=False),
    Column("claimed_until", Float, nullable=False),
    Column("claimed_by", String(32)),
    Index("timers_by_due", "due"),
)

standing_orders = Table(
    "standing_orders",
    metadata,
    _match(),
    Column("seat", String(32), primary_key=True),
    Column("point", String(64), primary_key=True),
    Column("policy", Text, nullable=False),
)

offers = Table(
    "offers",
    metadata,
    _match(),
    Column("seat", String(32), primary_key=True),
    Column("user", Big, nullable=False),
    Column("author", Big, nullable=False),
    Column("holder", Big, nullable=False),
    Column("at", Float, nullable=False),
    Index("offers_by_user", "user"),
)

windows = Table(
    "windows",
    metadata,
    _match(),
    Column("serial", Integer, primary_key=True, autoincrement=False),
    Column("due", Float),
    Column("user", Big),
    Column("action", LargeBinary, nullable=False),
    Column("interaction", String(64), nullable=False),
    Index("windows_by_due", "due"),
)

armies = Table(
    "armies",
    metadata,
    Column("user", Big, primary_key=True, autoincrement=False),
    Column("game", String(32), primary_key=True),
    Column("name", String(64), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

serving = Table(
    "serving",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("total", Integer, nullable=False),
    Column("holder", String(32), nullable=False),
    Column("until", Float, nullable=False),
)

users = Table(
    "users",
    metadata,
    Column("id", Big, primary_key=True, autoincrement=False),
    Column("locale", String(16), nullable=False),
)

guilds = Table(
    "guilds",
    metadata,
    Column("id", Big, primary_key=True, autoincrement=False),
    Column("locale", String(16), nullable=False),
    Column("settings", LargeBinary),
)

looks = Table(
    "looks",
    metadata,
    _match(),
    Column("user", Big, primary_key=True, autoincrement=False),
    Column("since", Integer, nullable=False),
    Column("upto", Integer, nullable=False),
    Index("looks_by_user", "user"),
)

standby = Table(
    "standby",
    metadata,
    Column("guild", Big, primary_key=True, autoincrement=False),
    Column("user", Big, primary_key=True, autoincrement=False),
    Column("on", Boolean, nullable=False),
    Column("saved", Integer, nullable=False),
    Index("standby_by_user", "user"),
)

notes = Table(
    "notes",
    metadata,
    _match(),
    Column("user", Big, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Index("notes_by_user", "user"),
)

doubts = Table(
    "doubts",
    metadata,
    _match(),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("user", Big, nullable=False),
    Column("seat", String(32), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("rule", String(64), nullable=False),
    Column("order", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("doubts_by_user", "user"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("guild", Big, primary_key=True, autoincrement=False),
    Column("system", String(32), primary_key=True),
    Column("user", Big, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("won", Integer, nullable=False),
    Column("drawn", Integer, nullable=False),
    Column("lost", Integer, nullable=False),
    Index("ratings_by_user", "user"),
)

rated = Table(
    "rated",
    metadata,
    Column("guild", Big, primary_key=True, autoincrement=False),
    Column("system", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("match", String(16), ForeignKey("matches.id"), nullable=False),
    Column("at", Float, nullable=False),
    Column("players", LargeBinary, nullable=False),
    UniqueConstraint("match", name="rated_once"),
)

habits = Table(
    "habits",
    metadata,
    Column("user", Big, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)

outages = Table(
    "outages",
    metadata,
    Column("start", Float, primary_key=True),
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("total", Integer, primary_key=True, autoincrement=False),
    Column("end", Float, nullable=False),
)

beats = Table(
    "beats",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("total", Integer, nullable=False),
    Column("at", Float, nullable=False),
)
