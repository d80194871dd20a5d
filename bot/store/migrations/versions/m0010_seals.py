"""Seals of dice rolls; rolls made before stay without."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns."""
    with op.batch_alter_table("dice_rolls") as rolls:
        rolls.add_column(sa.Column("salt", sa.LargeBinary()))
        rolls.add_column(sa.Column("mark", sa.String(64)))
        rolls.add_column(sa.Column("digest", sa.String(64)))


def downgrade() -> None:
    """Drop them; the rolls stay, but nothing proves what was asked and that none is missing."""
    with op.batch_alter_table("dice_rolls") as rolls:
        for name in ("digest", "mark", "salt"):
            rolls.drop_column(name)
