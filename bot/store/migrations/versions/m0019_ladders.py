"""Ladders: who is how strong on a server, and the matches that told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "ratings",
        sa.Column("guild", BIG, primary_key=True, autoincrement=False),
        sa.Column("system", sa.String(32), primary_key=True),
        sa.Column("user", BIG, primary_key=True, autoincrement=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("drawn", sa.Integer(), nullable=False),
        sa.Column("lost", sa.Integer(), nullable=False),
    )
    op.create_index("ratings_by_user", "ratings", ["user"])
    op.create_table(
        "rated",
        sa.Column("guild", BIG, primary_key=True, autoincrement=False),
        sa.Column("system", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("players", sa.LargeBinary(), nullable=False),
        sa.UniqueConstraint("match", name="rated_once"),
    )
    op.create_index("matches_by_system", "matches", ["system", "status", "updated"])


def downgrade() -> None:
    """Remove them."""
    op.drop_index("matches_by_system", "matches")
    op.drop_table("rated")
    op.drop_table("ratings")
