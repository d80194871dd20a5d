"""Where the report of each live board message begins, so that a later edit erases none of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let the boards of running matches tell from the last barrier on."""
    op.add_column(
        "matches", sa.Column("told_from", sa.Integer(), nullable=False, server_default="0")
    )
    matches = sa.table("matches", sa.column("told_from"), sa.column("barrier"))
    op.execute(matches.update().where(matches.c.barrier > 0).values(told_from=matches.c.barrier))


def downgrade() -> None:
    """Forget it."""
    with op.batch_alter_table("matches") as changed:
        changed.drop_column("told_from")
