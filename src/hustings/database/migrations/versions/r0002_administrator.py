"""What the administrator keeps: who is shut out, and what is broken."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "blocks",
        sa.Column("network", sa.String(50), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
    )
    op.create_table(
        "faults",
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(80), primary_key=True),
        sa.Column("what", sa.String(200), primary_key=True),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("first", sa.Float, nullable=False),
        sa.Column("last", sa.Float, nullable=False),
        sa.Column("times", sa.Integer, nullable=False),
    )
