"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def guilds() -> None:
    """Create the table guilds."""
    op.create_table(
        "guilds",
        sa.Column("id", BIG, primary_key=True, autoincrement=False),
        sa.Column("locale", sa.String(16), nullable=False),
    )


def matches() -> None:
    """Create the table matches."""
    op.create_table(
        "matches",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("system", sa.String(32), nullable=False),
        sa.Column("scenario", sa.String(64), nullable=False),
        sa.Column("options", sa.LargeBinary(), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("host", BIG, nullable=False),
        sa.Column("guild", BIG),
        sa.Column("channel", BIG, nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("head", sa.Integer(), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("version", sa.String(64), nullable=False),
        sa.Column("live_message", BIG),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.Column("outcome", sa.LargeBinary()),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("chain", sa.String(64), nullable=False),
        sa.Column("barrier", sa.Integer(), nullable=False),
        sa.Column("barrier_state", sa.LargeBinary(), nullable=False),
    )
    op.create_index("matches_by_channel", "matches", ["channel", "created"])


def receipts() -> None:
    """Create the table receipts."""
    op.create_table(
        "receipts",
        sa.Column("number", BIG, primary_key=True, autoincrement=True),
        sa.Column("interaction", sa.String(64), unique=True, nullable=False),
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )


def users() -> None:
    """Create the table users."""
    op.create_table(
        "users",
        sa.Column("id", BIG, primary_key=True, autoincrement=False),
        sa.Column("locale", sa.String(16), nullable=False),
    )


def journal() -> None:
    """Create the table journal."""
    op.create_table(
        "journal",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seq", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("interaction", sa.String(64)),
        sa.Column("record", sa.LargeBinary(), nullable=False),
        sa.Column("events", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.UniqueConstraint("match", "interaction", name="journal_once"),
    )


def outbox() -> None:
    """Create the table outbox."""
    op.create_table(
        "outbox",
        sa.Column("id", BIG, primary_key=True, autoincrement=True),
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("nonce", sa.String(25), unique=True, nullable=False),
        sa.Column("lane", sa.String(24), nullable=False),
        sa.Column("channel", BIG),
        sa.Column("user", BIG),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("message", BIG),
        sa.Column("reason", sa.Text()),
    )
    op.create_index("outbox_by_lane", "outbox", ["state", "lane", "id"])
    op.create_index("outbox_by_match", "outbox", ["match", "state"])


def seats() -> None:
    """Create the table seats."""
    op.create_table(
        "seats",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("place", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.String(32), nullable=False),
        sa.Column("side", sa.String(32), nullable=False),
        sa.Column("required", sa.Boolean(), nullable=False),
        sa.Column("user", BIG),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("nonce", sa.String(64), nullable=False),
        sa.Column("dm_closed_since", sa.Float()),
    )
    op.create_index("seats_by_user", "seats", ["user"])


def standing_orders() -> None:
    """Create the table standing_orders."""
    op.create_table(
        "standing_orders",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.String(32), primary_key=True),
        sa.Column("point", sa.String(64), primary_key=True),
        sa.Column("policy", sa.String(64), nullable=False),
    )


def timers() -> None:
    """Create the table timers."""
    op.create_table(
        "timers",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("kind", sa.String(32), primary_key=True),
        sa.Column("serial", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("claimed_until", sa.Float(), nullable=False),
    )
    op.create_index("timers_by_due", "timers", ["due"])


def upgrade() -> None:
    """Create all tables."""
    guilds()
    matches()
    receipts()
    users()
    journal()
    outbox()
    seats()
    standing_orders()
    timers()


def downgrade() -> None:
    """Remove all tables."""
    op.drop_table("timers")
    op.drop_table("standing_orders")
    op.drop_table("seats")
    op.drop_table("outbox")
    op.drop_table("journal")
    op.drop_table("users")
    op.drop_table("receipts")
    op.drop_table("matches")
    op.drop_table("guilds")
