"""Several processes: who serves which shard until when, and word of what others wrote."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None

TELL = """
CREATE FUNCTION fieldpost_tell() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('fieldpost', concat_ws(' ', current_setting('application_name'),
    TG_ARGV[0], to_jsonb(NEW) ->> TG_ARGV[1]));
  RETURN NULL;
END $$
"""
TRIGGERS = (
    ("outbox", "INSERT", "lane", "lane"),
    ("users", "INSERT OR UPDATE", "person", "id"),
    ("habits", "INSERT OR UPDATE", "person", "user"),
)


def upgrade() -> None:
    """Make the table anew: nobody serves while tables change; let PostgreSQL tell."""
    op.drop_table("serving")
    op.create_table(
        "serving",
        sa.Column("shard", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
    )
    op.add_column("timers", sa.Column("claimed_by", sa.String(32)))
    if op.get_bind().dialect.name == "postgresql":
        op.execute(TELL)
        for table, when, news, column in TRIGGERS:
            op.execute(
                f"CREATE TRIGGER fieldpost_tell AFTER {when} ON {table} FOR EACH ROW "
                f"EXECUTE FUNCTION fieldpost_tell('{news}', '{column}')"
            )


def downgrade() -> None:
    """Remove it all."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP FUNCTION fieldpost_tell() CASCADE")
    op.drop_column("timers", "claimed_by")
    op.drop_table("serving")
    op.create_table(
        "serving",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("holder", sa.String(32), nullable=False),
    )
