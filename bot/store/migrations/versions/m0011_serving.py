"""Who serves the database, so that a process which has lost the right to another writes nothing."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table, which has one row at most."""
    op.create_table(
        "serving",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("holder", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    """Remove the table."""
    op.drop_table("serving")
