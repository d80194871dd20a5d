"""How far people have looked at matches; for old ones their last order tells it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "looks",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("user", BIG, primary_key=True, autoincrement=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("upto", sa.Integer(), nullable=False),
    )
    op.create_index("looks_by_user", "looks", ["user"])


def downgrade() -> None:
    """Remove it."""
    op.drop_table("looks")
