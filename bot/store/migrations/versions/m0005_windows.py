"""Windows in which the answer to a reaction stays hidden, with the answers kept in them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Create the table windows."""
    op.create_table(
        "windows",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("serial", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("due", sa.Float()),
        sa.Column("user", BIG),
        sa.Column("action", sa.LargeBinary(), nullable=False),
        sa.Column("interaction", sa.String(64), nullable=False),
    )
    op.create_index("windows_by_due", "windows", ["due"])


def downgrade() -> None:
    """Drop it; answers kept in open windows are lost, and their questions are asked again."""
    op.drop_table("windows")
