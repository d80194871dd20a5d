"""What people write down for themselves about a match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "notes",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("user", BIG, primary_key=True, autoincrement=False),
        sa.Column("text", sa.Text(), nullable=False),
    )
    op.create_index("notes_by_user", "notes", ["user"])


def downgrade() -> None:
    """Remove it."""
    op.drop_table("notes")
