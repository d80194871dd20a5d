"""Clocks of matches, habits of people, outages, and settings of servers.

Matches that run already have no clocks, until their players agree on a pace.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add the columns and the tables."""
    op.add_column("matches", sa.Column("clocks", sa.LargeBinary()))
    op.add_column("guilds", sa.Column("settings", sa.LargeBinary()))
    op.create_table(
        "habits",
        sa.Column("user", BIG, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("start", sa.Float(), primary_key=True),
        sa.Column("end", sa.Float(), nullable=False),
    )
    op.create_table(
        "beats",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float(), nullable=False),
    )


def downgrade() -> None:
    """Remove them; matches go on without clocks."""
    for table in ("beats", "outages", "habits"):
        op.drop_table(table)
    op.drop_column("guilds", "settings")
    op.drop_column("matches", "clocks")
