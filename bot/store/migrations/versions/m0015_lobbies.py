"""Lobbies that wait already are watched, too: all are warned of before they are closed."""

from __future__ import annotations

from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

WARNED_S = 12 * 24 * 3600


def upgrade() -> None:
    """Set their timers."""
    op.execute(
        "INSERT INTO timers (match, kind, serial, due, claimed_until) "
        f"SELECT id, 'lobby', 0, created + {WARNED_S}, 0 FROM matches WHERE status = 'lobby'"
    )


def downgrade() -> None:
    """Remove them; closed lobbies are open again."""
    op.execute("DELETE FROM timers WHERE kind = 'lobby'")
    op.execute("UPDATE matches SET status = 'lobby' WHERE status = 'closed'")
