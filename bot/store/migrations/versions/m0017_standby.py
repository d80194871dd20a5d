"""Who stands by as a substitute on a server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "standby",
        sa.Column("guild", BIG, primary_key=True, autoincrement=False),
        sa.Column("user", BIG, primary_key=True, autoincrement=False),
        sa.Column("on", sa.Boolean(), nullable=False),
        sa.Column("saved", sa.Integer(), nullable=False),
    )
    op.create_index("standby_by_user", "standby", ["user"])


def downgrade() -> None:
    """Remove it."""
    op.drop_table("standby")
