"""Posts that belong to no match: secret rolls of the dice helper."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let a post be of no match."""
    _match(nullable=True)


def downgrade() -> None:
    """Forget posts of no match; the rolls themselves stay in the history."""
    op.execute(sa.text("DELETE FROM outbox WHERE match IS NULL"))
    _match(nullable=False)


def _match(*, nullable: bool) -> None:
    with op.batch_alter_table("outbox") as outbox:
        outbox.alter_column("match", existing_type=sa.String(16), nullable=nullable)
