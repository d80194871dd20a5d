"""The channel in which a match was asked for, where a lost thread is told of."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add the column; of older matches the channel is not known."""
    op.add_column("matches", sa.Column("home", BIG))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("matches", "home")
