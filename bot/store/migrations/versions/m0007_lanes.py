"""Room for the longest ids of Discord in the names of lanes: ``channel 9223372036854775807``."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

SHORT, LONG = sa.String(24), sa.String(32)


def upgrade() -> None:
    """Make the column lane longer."""
    with op.batch_alter_table("outbox") as outbox:
        outbox.alter_column("lane", existing_type=SHORT, existing_nullable=False, type_=LONG)


def downgrade() -> None:
    """Make it shorter; PostgreSQL refuses while a name is too long for it."""
    with op.batch_alter_table("outbox") as outbox:
        outbox.alter_column("lane", existing_type=LONG, existing_nullable=False, type_=SHORT)
