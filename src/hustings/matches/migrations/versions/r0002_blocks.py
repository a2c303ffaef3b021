"""Addresses and networks that the administrator has shut out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make their table."""
    op.create_table(
        "blocks",
        sa.Column("network", sa.String(50), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
    )
