"""Offers of seats that wait for the answer of the one who would take them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Create the table offers."""
    op.create_table(
        "offers",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.String(32), primary_key=True),
        sa.Column("user", BIG, nullable=False),
        sa.Column("author", BIG, nullable=False),
        sa.Column("holder", BIG, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_index("offers_by_user", "offers", ["user"])


def downgrade() -> None:
    """Drop it; what was offered is lost, no seat changes hands."""
    op.drop_table("offers")
