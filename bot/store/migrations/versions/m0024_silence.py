"""By which shards people could not play, and until when each showed a sign of life."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make both tables anew: what was noted before holds for all."""
    bind = op.get_bind()
    known = bind.execute(sa.text('SELECT start, "end" FROM outages')).all()
    last = bind.execute(sa.text("SELECT max(at) FROM beats")).scalar()
    op.drop_table("outages")
    op.drop_table("beats")
    outages = op.create_table(
        "outages",
        sa.Column("start", sa.Float(), primary_key=True),
        sa.Column("shard", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("total", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("end", sa.Float(), nullable=False),
    )
    beats = op.create_table(
        "beats",
        sa.Column("shard", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    all_of_it = {"shard": 0, "total": 1}
    op.bulk_insert(outages, [{**all_of_it, "start": one.start, "end": one.end} for one in known])
    op.bulk_insert(beats, [] if last is None else [{**all_of_it, "at": last}])


def downgrade() -> None:
    """Forget by which shards."""
    op.drop_table("outages")
    op.drop_table("beats")
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
