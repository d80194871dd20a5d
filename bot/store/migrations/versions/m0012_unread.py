"""Receipts whose users have not read them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Create the table unread."""
    op.create_table(
        "unread",
        sa.Column("id", BIG, primary_key=True, autoincrement=True),
        sa.Column("place", sa.String(32), nullable=False),
        sa.Column("user", BIG, nullable=False),
        sa.Column("interaction", sa.String(64), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_index("unread_by_user", "unread", ["user", "place", "id"])


def downgrade() -> None:
    """Drop it; what is sent again is done again then."""
    op.drop_table("unread")
