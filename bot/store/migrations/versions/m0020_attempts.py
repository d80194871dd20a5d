"""How often a post was tried, and by which process it is taken."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; what was marked was tried."""
    attempts = sa.Column("attempts", sa.Integer(), nullable=False, server_default="0")
    op.add_column("outbox", attempts)
    op.add_column("outbox", sa.Column("claimed_by", sa.String(32)))
    op.execute("UPDATE outbox SET attempts = 1 WHERE after IS NOT NULL")


def downgrade() -> None:
    """Remove them."""
    op.drop_column("outbox", "claimed_by")
    op.drop_column("outbox", "attempts")
