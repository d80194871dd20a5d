"""Room for the longest lanes, ``channel 9223372036854775807``, and for policies that list places.

PostgreSQL refuses what is longer than its column; SQLite counts nothing.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make both columns longer."""
    _alter("outbox", "lane", sa.String(24), sa.String(32))
    _alter("standing_orders", "policy", sa.String(64), sa.Text())


def downgrade() -> None:
    """Make them shorter; PostgreSQL refuses while a value is too long for that."""
    _alter("standing_orders", "policy", sa.Text(), sa.String(64))
    _alter("outbox", "lane", sa.String(32), sa.String(24))


def _alter(
    table: str, column: str, old: sa.types.TypeEngine[str], new: sa.types.TypeEngine[str]
) -> None:
    with op.batch_alter_table(table) as changed:
        changed.alter_column(column, existing_type=old, existing_nullable=False, type_=new)
