"""What an attempt to post is found by. Pauses are stored no longer, only the time of writing."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Rename the time and add the message after which an attempt is looked for."""
    with op.batch_alter_table("outbox") as outbox:
        outbox.alter_column("due", new_column_name="at")
        outbox.add_column(sa.Column("after", sa.BigInteger().with_variant(sa.Integer, "sqlite")))


def downgrade() -> None:
    """Forget attempts; what waits is due at once."""
    with op.batch_alter_table("outbox") as outbox:
        outbox.drop_column("after")
        outbox.alter_column("at", new_column_name="due")
