"""What a process has to know that comes to a match which others serve, too."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Count changes, keep what was in the memory of one process, and have every match that goes on attended to."""
    for column in (
        sa.Column("changes", sa.Integer, nullable=False, server_default="1"),
        sa.Column("due", sa.Float),
        sa.Column("patience", sa.Text, nullable=False, server_default=""),
        sa.Column("deadlines", sa.Text, nullable=False, server_default=""),
        sa.Column("timed", sa.Float, nullable=False, server_default="0"),
        sa.Column("paused", sa.String(40)),
        sa.Column("failing", sa.Boolean, nullable=False, server_default=sa.false()),
    ):
        op.add_column("matches", column)
    op.create_index("ix_matches_due", "matches", ["due"])
    op.execute("UPDATE matches SET due = 0 WHERE finished IS NULL")
