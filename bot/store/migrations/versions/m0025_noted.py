"""What the logs of matches tell of their people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "noted",
        sa.Column("id", BIG, primary_key=True, autoincrement=True),
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("user", BIG, nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_index("noted_by_match", "noted", ["match", "id"])
    op.create_index("noted_by_user", "noted", ["user"])


def downgrade() -> None:
    """Remove it."""
    op.drop_table("noted")
