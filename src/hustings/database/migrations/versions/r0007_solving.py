"""What people have answered to puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the table of tries."""
    op.create_table(
        "solving",
        sa.Column("owner", sa.String(length=64), nullable=False),
        sa.Column("puzzle", sa.String(length=12), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("right", sa.Boolean(), nullable=False),
        sa.Column("known", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("owner", "puzzle"),
    )
