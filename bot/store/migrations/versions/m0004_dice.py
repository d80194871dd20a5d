"""Sessions, rolls and points of the dice helper."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def _session() -> sa.Column[str]:
    return sa.Column("session", sa.String(16), sa.ForeignKey("dice_sessions.id"), primary_key=True)


def _number() -> sa.Column[int]:
    return sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False)


def sessions() -> None:
    """Create the table dice_sessions."""
    op.create_table(
        "dice_sessions",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("channel", BIG, nullable=False),
        sa.Column("open_in", BIG, unique=True),
        sa.Column("system", sa.String(32), nullable=False),
        sa.Column("sides", sa.LargeBinary(), nullable=False),
        sa.Column("goal", sa.Integer()),
        sa.Column("host", BIG, nullable=False),
        sa.Column("asked", sa.Boolean(), nullable=False),
        sa.Column("head", sa.Integer(), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.Column("ended", sa.Float()),
    )
    op.create_index("dice_sessions_by_channel", "dice_sessions", ["channel", "at"])
    op.create_index("dice_sessions_by_host", "dice_sessions", ["host"])


def rolls() -> None:
    """Create the table dice_rolls."""
    op.create_table(
        "dice_rolls",
        _session(),
        _number(),
        sa.Column("user", BIG, nullable=False),
        sa.Column("viewer", BIG),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("request", sa.LargeBinary(), nullable=False),
        sa.Column("draws", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_index("dice_rolls_by_user", "dice_rolls", ["user"])


def points() -> None:
    """Create the table dice_points."""
    op.create_table(
        "dice_points",
        _session(),
        _number(),
        sa.Column("user", BIG, nullable=False),
        sa.Column("side", sa.String(64), nullable=False),
        sa.Column("amount", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )


def upgrade() -> None:
    """Create the tables."""
    sessions()
    rolls()
    points()


def downgrade() -> None:
    """Drop them; rolls of live games are lost, no match is touched."""
    op.drop_table("dice_points")
    op.drop_table("dice_rolls")
    op.drop_table("dice_sessions")
