"""How a match draws, and what was taken back behind dice and is to be done again.

Matches that run already keep the old way of drawing.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; a lobby draws in the new way once it begins."""
    op.add_column("matches", sa.Column("chance", sa.Integer(), nullable=False, server_default="1"))
    op.add_column("matches", sa.Column("again", sa.LargeBinary()))
    matches = sa.table("matches", sa.column("status"), sa.column("chance"))
    op.execute(matches.update().where(matches.c.status == "lobby").values(chance=2))


def downgrade() -> None:
    """Remove them."""
    op.drop_column("matches", "again")
    op.drop_column("matches", "chance")
